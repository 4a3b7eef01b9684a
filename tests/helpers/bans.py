"""The ban list of the engine: whatever could make two machines, or two runs, disagree."""

from __future__ import annotations

import ast
import sys
from typing import TYPE_CHECKING

from helpers.source import Finding, Source, functions, is_rule

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_CALLS = {
    "float": "floats differ between machines: use integers or Fraction",
    "id": "id() differs in every run",
    "hash": "hash() differs in every process",
    "eval": "no code from text",
    "exec": "no code from text",
    "compile": "no code from text",
    "deepcopy": "clone by the codec",
}
_MODULES = {
    *("asyncio", "datetime", "io", "locale", "multiprocessing", "os", "pathlib", "pickle", "platform", "random"),
    *("secrets", "shutil", "socket", "subprocess", "tempfile", "threading", "time", "uuid", "weakref"),
}
_MEMBERS = {("copy", "deepcopy"): "clone by the codec", ("dataclasses", "replace"): "change state by named verbs"}
_ORDERED_BY_CHANCE = {"list", "tuple", "iter", "enumerate", "zip", "map", "filter", "reversed", "join", "extend"}
_ORDER_BLIND = {"sum", "any", "all", "sorted", "min", "max", "set", "frozenset", "Counter"}
_SETS = {"set", "frozenset"}
_SET_HINTS = {*_SETS, "AbstractSet", "MutableSet"}
_MUTABLE_CALLS = {"list", "dict", "set", "defaultdict", "deque", "Counter", "OrderedDict", "bytearray"}
_READ_ONLY_HINTS = {"Final", "Mapping", "Sequence", "TypeAlias"}


def banned(sources: Sequence[Source]) -> Iterator[Finding]:
    """Everything on the ban list, in all sources."""
    set_fields = _set_fields(sources)
    for source in sources:
        for check in (_numbers, _calls, _imports, _finally_in_rules, _module_state):
            yield from (Finding(source.file, line, text) for line, text in check(source.tree))
        yield from (Finding(source.file, line, text) for line, text in _set_order(source.tree, set_fields))


def _numbers(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=float() | complex()):
                yield node.lineno, f"the float {node.value!r}: use integers or Fraction"
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                yield node.lineno, "true division gives floats: use // or Fraction(a, b)"
            case _:
                pass


def _calls(tree: ast.Module) -> Iterator[tuple[int, str]]:
    own_hash = {id(node) for function in functions(tree) if function.name == "__hash__" for node in ast.walk(function)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and id(node) not in own_hash:
            text = _CALLS.get(node.func.id)
            if text:
                yield node.lineno, f"{node.func.id}(): {text}"


def _imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield from _module_use(node.lineno, alias.name)
            case ast.ImportFrom(module=str(module), names=names):
                yield from _module_use(node.lineno, module)
                for alias in names:
                    yield from _member_use(node.lineno, module, alias.name)
            case ast.Attribute(value=ast.Name(id=owner), attr=name):
                yield from _member_use(node.lineno, owner, name)
            case _:
                pass


def _module_use(line: int, module: str) -> Iterator[tuple[int, str]]:
    top = module.partition(".")[0]
    if top in _MODULES:
        yield line, f"the module {top}: no clock, chance, files or processes in the engine"
    elif top != "horologium" and top not in sys.stdlib_module_names:
        yield line, f"the package {top}: standard library only in the engine"


def _member_use(line: int, module: str, name: str) -> Iterator[tuple[int, str]]:
    if (module, name) in _MEMBERS:
        yield line, f"{module}.{name}: {_MEMBERS[module, name]}"


def _finally_in_rules(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for function in functions(tree):
        if is_rule(function):
            for node in ast.walk(function):
                if isinstance(node, ast.Try) and node.finalbody:
                    yield node.lineno, "finally in a rule runs when the rule is thrown away by an undo"


def _module_state(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name != "__all__" and _is_mutable(value):
                yield node.lineno, f"{name} can be changed by anybody: a tuple, a Final or a Mapping cannot"
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value, annotation=hint):
                if _is_mutable(value) and _base(hint) not in _READ_ONLY_HINTS:
                    yield node.lineno, f"{name} can be changed by anybody: a tuple, a Final or a Mapping cannot"
            case _:
                pass
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            yield node.lineno, "global state"


def _is_mutable(value: ast.expr) -> bool:
    displays = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
    return isinstance(value, displays) or (isinstance(value, ast.Call) and _base(value.func) in _MUTABLE_CALLS)


def _base(node: ast.expr) -> str:
    """The plain name in a hint or a function: ``Final[dict[str, int]]`` is ``Final``."""
    match node:
        case ast.Subscript(value=inner):
            return _base(inner)
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return ""


def _set_fields(sources: Sequence[Source]) -> frozenset[str]:
    """Fields that are declared as sets, unless the same name is something else in another class."""
    sets, others = set(), set()
    for source in sources:
        for owner in (node for node in ast.walk(source.tree) if isinstance(node, ast.ClassDef)):
            for item in owner.body:
                if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                    (sets if _base(item.annotation) in _SET_HINTS else others).add(item.target.id)
    return frozenset(sets - others)


def _set_order(tree: ast.Module, fields: frozenset[str]) -> Iterator[tuple[int, str]]:
    """Places where the order of a set, which differs in every process, can leak out."""
    blind = _order_blind(tree)
    for scope in (tree, *functions(tree)):
        names = _set_names(scope)
        for node in _own_nodes(scope):
            for iterated in _iterated(node):
                if id(node) not in blind and _is_set(iterated, names, fields):
                    line = getattr(node, "lineno", iterated.lineno)
                    yield line, f"the order of {ast.unparse(iterated)} is chance: sort it"


def _order_blind(tree: ast.Module) -> frozenset[int]:
    """The loops of comprehensions whose result is the same in any order: sums, sets, sorted lists."""
    blind = [node for node in ast.walk(tree) if isinstance(node, ast.SetComp)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _base(node.func) in _ORDER_BLIND:
            blind += [argument for argument in node.args if isinstance(argument, ast.GeneratorExp | ast.ListComp)]
    return frozenset(id(loop) for comprehension in blind for loop in comprehension.generators)


def _own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope without those of the functions inside it."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef):
            yield child
            yield from _own_nodes(child)


def _iterated(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.For(iter=iterated) | ast.comprehension(iter=iterated) | ast.YieldFrom(value=iterated):
            return [iterated]
        case ast.List(elts=items) | ast.Tuple(elts=items):
            return [item.value for item in items if isinstance(item, ast.Starred)]
        case ast.Call(func=ast.Attribute(value=owner, attr="pop"), args=[]):
            return [owner]
        case ast.Call(func=func, args=arguments) if _base(func) in _ORDERED_BY_CHANCE:
            return list(arguments)
        case _:
            return []


def _set_names(scope: ast.AST) -> frozenset[str]:
    """Names that hold a set in this scope: by hint, or by what is assigned to them."""
    names = {
        argument.arg
        for argument in ast.walk(scope.args if isinstance(scope, ast.FunctionDef) else ast.Pass())
        if isinstance(argument, ast.arg) and argument.annotation and _base(argument.annotation) in _SET_HINTS
    }
    for node in _own_nodes(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_set(value, frozenset(names), frozenset()):
                names.add(name)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=hint) if _base(hint) in _SET_HINTS:
                names.add(name)
            case _:
                pass
    return frozenset(names)


def _is_set(node: ast.expr, names: frozenset[str], fields: frozenset[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=func) if _base(func) in _SETS:
            return True
        case ast.Name(id=name):
            return name in names
        case ast.Attribute(attr=name):
            return name in fields
        case ast.BinOp(op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), left=left, right=right):
            return _is_set(left, names, fields) or _is_set(right, names, fields)
        case _:
            return False
