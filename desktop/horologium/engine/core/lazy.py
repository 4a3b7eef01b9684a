"""A property worked out when it is first asked for, without the lock that the standard library takes before 3.12."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class cached_property(Generic[T]):  # noqa: N801 - it stands in for that of functools
    """The value is kept in the object itself, which is found before this is asked again."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work, self._name, self.__doc__ = work, work.__name__, work.__doc__

    @overload
    def __get__(self, owner: None, kind: type | None = None) -> cached_property[T]: ...
    @overload
    def __get__(self, owner: object, kind: type | None = None) -> T: ...
    def __get__(self, owner: object | None, kind: type | None = None) -> Any:
        """Work it out and keep it."""
        if owner is None:
            return self
        found = owner.__dict__[self._name] = self._work(owner)
        return found
