"""Questions: the only way a rule learns of chance or choice.

A rule is a generator. It yields a request and receives the answer, a tuple of keys; the helpers
``roll``, ``roll_again``, ``pick``, ``pick_some`` and ``draw`` give back what the keys stand for, so that rule authors
never write a bare ``yield``.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, NamedTuple, NoReturn, Protocol, TypeAlias, TypeVar

from horologium.engine.core.errors import IllegalAnswer
from horologium.engine.core.speech import Phrase

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Answer: TypeAlias = tuple[str, ...]
Mark: TypeAlias = tuple[str, str, str, str]


class Asked(Protocol):
    """Whoever rolls or decides: a figure, or a seat that speaks for itself."""

    @property
    def key(self) -> str:
        """The name in logs, unique in the battle."""
        ...

    @property
    def seat(self) -> str:
        """The seat that answers for it."""
        ...


class Keyed(Protocol):
    """Anything that can be offered as an option."""

    @property
    def key(self) -> str:
        """The name in logs, unique among the options offered together."""
        ...


K = TypeVar("K", bound=Keyed)


class LazyOptions(Protocol[T_co]):
    """What a choice offers: counted at once, listed only when somebody wants to read it."""

    def __len__(self) -> int:
        """How many options there are."""
        ...

    def key_at(self, place: int) -> str:
        """The key of one option, in a fixed order."""
        ...

    def get(self, key: str) -> T_co | None:
        """The option behind a key, or None if it is not offered."""
        ...


class Listed(list[K]):
    """Options given as a sequence of keyed things; ``named`` is the one spoken of last, mostly the one chosen then."""

    __slots__ = ("named",)

    named: K

    def key_at(self, place: int) -> str:
        """The key of one option, in the order given."""
        self.named = named = self[place]
        return named.key

    def get(self, key: str) -> K | None:
        """The option behind a key, or None if it is not offered."""
        for item in self:
            if item.key == key:
                self.named = item
                return item
        return None


@dataclass(frozen=True, slots=True)
class Option:
    """An option that is nothing but itself: *hold*, *pass*, *yes*."""

    key: str


@dataclass(frozen=True, slots=True)
class Die:
    """A die by its faces; a face that is there twice falls twice as often."""

    key: str
    faces: tuple[str, ...]


class Thrown(NamedTuple):
    """Dice as they lie on the table: by which rule and by whom they were thrown, and what each of them shows."""

    rule: str
    by: str
    dice: tuple[Die, ...]
    faces: Answer

    def renewed(self, places: Sequence[int], faces: Answer) -> Thrown:
        """The same dice after those at some places were thrown again."""
        fresh = dict(zip(places, faces, strict=True))
        return self._replace(faces=tuple([fresh.get(place, face) for place, face in enumerate(self.faces)]))


class Roll:
    """Throw these dice; the answer names one face for each. Equal dice are a pool: their order tells nothing.

    Where dice are thrown ``again``, these are their places among those that are ``lying`` on the table.
    """

    __slots__ = ("again", "by", "dice", "lying", "rule", "seat")
    kind = "roll"
    secret = False  # dice fall before everybody

    def __init__(
        self,
        rule: str,
        by: str,
        seat: str,
        dice: tuple[Die, ...],
        lying: Thrown | None = None,
        again: tuple[int, ...] = (),
    ) -> None:
        self.rule, self.by, self.seat, self.dice = rule, by, seat, dice
        self.lying, self.again = lying, again

    def fallen(self, answer: Answer) -> Thrown:
        """What lies on the table after this answer: these dice, or all among which they were thrown again."""
        if self.lying is None:
            return Thrown(self.rule, self.by, self.dice, answer)
        return self.lying.renewed(self.again, answer)

    def mark(self) -> Mark:
        """What was asked, for the log."""
        return ("roll", self.rule, self.by, " ".join([die.key for die in self.dice]))

    def check(self, answer: Answer) -> None:
        """Refuse faces that these dice do not have."""
        if len(answer) != len(self.dice):
            message = Phrase("{given} {given:face was|faces were} given for {dice} {dice:die|dice}")
            raise IllegalAnswer(message.format(given=len(answer), dice=len(self.dice)), "give one face for each die")
        for die, face in zip(self.dice, answer, strict=True):
            if face not in die.faces:
                raise IllegalAnswer(
                    f"{die.key} has no face {face!r}", "its faces are " + ", ".join(dict.fromkeys(die.faces))
                )


class Draw:
    """Take cards by chance from those left in a deck; the answer names them in the order drawn."""

    __slots__ = ("by", "cards", "count", "deck", "rule", "seat", "secret")
    kind = "draw"

    def __init__(
        self, rule: str, by: str, seat: str, deck: str, cards: tuple[str, ...], count: int, secret: bool
    ) -> None:
        self.rule, self.by, self.seat, self.deck = rule, by, seat, deck
        self.cards, self.count, self.secret = cards, count, secret

    def mark(self) -> Mark:
        """What was asked, for the log."""
        return ("draw", self.rule, self.by, f"{self.deck} {self.count}/{len(self.cards)}")

    def check(self, answer: Answer) -> None:
        """Refuse cards that are not in the deck."""
        if len(answer) != self.count:
            message = Phrase("{given} {given:card was|cards were} given, {count} {count:is|are} drawn")
            raise IllegalAnswer(message.format(given=len(answer), count=self.count), "name each card drawn")
        left = list(self.cards)
        for card in answer:
            if card not in left:
                raise IllegalAnswer(
                    f"{card!r} is not left in the deck {self.deck}",
                    "the cards left are " + ", ".join(dict.fromkeys(left)),
                )
            left.remove(card)


class Choose(Generic[T_co]):
    """Choose among the options; ``about`` tells a screen where to show them, ``lying`` are the dice it is asked of."""

    __slots__ = ("about", "by", "least", "lying", "most", "options", "rule", "seat", "secret")
    kind = "choose"

    def __init__(
        self,
        rule: str,
        by: str,
        seat: str,
        about: str,
        options: LazyOptions[T_co],
        least: int = 1,
        most: int = 1,
        secret: bool = False,
    ) -> None:
        self.rule, self.by, self.seat = rule, by, seat
        self.about, self.options = about, options
        self.least, self.most, self.secret = least, most, secret
        self.lying: Thrown | None = None

    def mark(self) -> Mark:
        """What was asked, for the log."""
        return ("choose", self.rule, self.by, _size(self.about, self.least, self.most, len(self.options)))

    def check(self, answer: Answer) -> None:
        """Refuse what is not offered, too few, too many, or twice the same."""
        if len(answer) == 1 == self.least and self.options.get(answer[0]) is not None:
            return  # what is asked most, and answered well
        if not self.least <= len(answer) <= self.most:
            wanted = "{least} {least:is|are}" if self.least == self.most else "{least} to {most} are"
            message = Phrase("{given} {given:option was|options were} given, " + wanted + " wanted")
            raise IllegalAnswer(message.format(given=len(answer), least=self.least, most=self.most), "choose again")
        for key in answer:
            if self.options.get(key) is None:
                raise IllegalAnswer(f"{key!r} is not offered", "choose one of the options listed")
        if len(answer) > 1 and len(set(answer)) < len(answer):
            raise IllegalAnswer("an option was given twice", "give each option once")

    def keys(self) -> list[str]:
        """All keys, for those who want to read them."""
        return [self.options.key_at(place) for place in range(len(self.options))]


@lru_cache(maxsize=1024)
def _size(about: str, least: int, most: int, options: int) -> str:
    """How much is offered and wanted; the same few sizes are asked for all the time."""
    return f"{about} {least}-{most}/{options}"


Request: TypeAlias = Roll | Draw | Choose[object]
Rule: TypeAlias = Generator[Request, Answer, T]


def fits(request: Request, answer: Answer) -> bool:
    """Whether an answer is one that the request takes."""
    try:
        request.check(answer)
    except IllegalAnswer:
        return False
    return True


def roll(rule: str, by: Asked, dice: Sequence[Die]) -> Rule[Answer]:
    """Throw dice and give back their faces; no dice, no question."""
    if not dice:
        return ()
    return (yield Roll(rule, by.key, by.seat, tuple(dice)))


def roll_again(rule: str, by: Asked, lying: Thrown, places: Sequence[int]) -> Rule[Thrown]:
    """Throw some of the dice that lie on the table again, and give back all as they lie then."""
    if not places:
        return lying
    request = Roll(rule, by.key, by.seat, tuple([lying.dice[place] for place in places]), lying, tuple(places))
    return request.fallen((yield request))


def pick(
    rule: str,
    by: Asked,
    options: Sequence[K],
    about: str = "option",
    secret: bool = False,
    lying: Thrown | None = None,
) -> Rule[K]:
    """Have one thing chosen; a single option is taken without asking."""
    if len(options) < 2:
        return options[0] if options else _nothing(rule)
    offered = Listed(options)
    request = Choose(rule, by.key, by.seat, about, offered, 1, 1, secret)
    request.lying = lying
    (key,) = yield request
    try:
        named = offered.named
    except AttributeError:  # nobody spoke of any option; the answer comes from a log
        return _chosen(offered, key)
    return named if named.key == key else _chosen(offered, key)


def pick_from(rule: str, by: Asked, options: LazyOptions[T], about: str) -> Rule[T]:
    """Have one chosen from options that are not a list, such as the cells of a board."""
    if len(options) < 2:
        return _chosen(options, options.key_at(0)) if len(options) else _nothing(rule)
    (key,) = yield Choose(rule, by.key, by.seat, about, options)
    return _chosen(options, key)


def pick_some(
    rule: str,
    by: Asked,
    options: Sequence[K],
    about: str = "option",
    *,
    least: int = 0,
    most: int | None = None,
    lying: Thrown | None = None,
) -> Rule[list[K]]:
    """Have several things chosen, in the order of the answer; when there are fewer than ``least``, all of them."""
    most = len(options) if most is None else min(most, len(options))
    if most <= 0:
        return []
    offered = Listed(options)
    request = Choose(rule, by.key, by.seat, about, offered, min(least, most), most)
    request.lying = lying
    keys = yield request
    return [_chosen(offered, key) for key in keys]


def draw(
    rule: str, by: Asked, deck: str, cards: Sequence[str], count: int = 1, *, secret: bool = False
) -> Rule[Answer]:
    """Have cards drawn by chance and give back their names; the caller takes them out of the deck.

    Cards drawn together are a hand: where their order matters, draw them one by one.
    """
    if count <= 0:
        return ()
    if count > len(cards):
        raise LookupError(f"{rule} draws {count} cards, but the deck {deck} has {len(cards)}")
    return (yield Draw(rule, by.key, by.seat, deck, tuple(cards), count, secret))


def _nothing(rule: str) -> NoReturn:
    raise LookupError(f"{rule} asks for a choice and offers nothing")


def _chosen(options: LazyOptions[T], key: str) -> T:
    """The option behind a key that was checked before."""
    found = options.get(key)
    if found is None:
        raise LookupError(f"{key!r} was never offered")
    return found
