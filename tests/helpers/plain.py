"""Ways round the door for texts of others (``ui/kit/plain_text.py``): where Qt would read markup or mnemonics."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from helpers.source import Finding, functions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from helpers.source import Source

DOOR = "ui/kit/plain_text.py"
LABELS, BROWSER, NOTES = "ui/kit/labels.py", "ui/kit/rich_text.py", "ui/camp/chronicle/rich_text.py"
NAMES: dict[str, tuple[str, ...]] = {
    "QLabel": (LABELS,),
    "QToolTip": (DOOR,),
    "QMessageBox": (DOOR,),
    "QTextBrowser": (BROWSER,),
    "QTextDocument": (BROWSER, NOTES),
    "QTextEdit": ("ui/camp/chronicle/note_dialog.py",),
    "escape": (DOOR,),
    **dict.fromkeys(("QInputDialog", "QProgressDialog", "QErrorMessage", "QWhatsThis", "QGraphicsTextItem"), ()),
    **dict.fromkeys(("QStaticText", "QSplashScreen", "QWizard", "QWizardPage", "QSystemTrayIcon"), ()),
}
"""What guesses whether a text is markup, and the files that know how to keep it from guessing."""
METHODS: dict[str, tuple[str, ...]] = {
    "setToolTip": (DOOR,),
    "setWhatsThis": (),
    "setTabToolTip": (),
    "setWindowTitle": (DOOR, "ui/window/main_window.py"),
    "setHtml": (BROWSER, NOTES),
    "insertHtml": (),
    "setMarkdown": (BROWSER,),
    "setTextFormat": (DOOR, LABELS),
}
CAPTIONED = {
    *("QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QCommandLinkButton", "QGroupBox", "QAction", "QMenu"),
    *("addAction", "addMenu", "addTab", "insertTab", "setTabText", "add_button", "button_for", "CardButton"),
}
"""What takes ``&`` for a mnemonic."""
BUTTONS = {"QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "button_for", "add_button"}
TEXTS = {"name", "label", "title", "text", "line", "who", "player"}
"""Fields that hold what packs and players wrote."""
NUMBERS = {"number", "count", "times"}
OUR_WORDS = {"tr", "translate", "literal"}


def ways_round(source: Source) -> Iterator[Finding]:
    """Everything in a file that hands a text to Qt without the door."""
    for check in (_names, _methods, _markup, _tip_roles, _ampersands, _captions):
        for line, text in check(source.tree, source.file):
            yield Finding(source.file, line, text)


def _may(file: str, places: tuple[str, ...]) -> bool:
    return file.endswith(places) if places else False


def _names(tree: ast.Module, file: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if alias.name in NAMES and not _may(file, NAMES[alias.name]):
                    yield node.lineno, f"{alias.name} may take a text for markup: use what stands in {DOOR}"


def _methods(tree: ast.Module, file: str) -> Iterator[tuple[int, str]]:
    for node in _calls(tree):
        name = _called(node)
        if name in METHODS and isinstance(node.func, ast.Attribute) and not _may(file, METHODS[name]):
            yield node.lineno, f"{name}() takes markup: go through {DOOR}"


def _markup(tree: ast.Module, file: str) -> Iterator[tuple[int, str]]:
    """Markup is born of literals alone."""
    for node in _calls(tree):
        literal = all(isinstance(each, ast.Constant) for each in node.args)
        if _called(node) == "Markup" and not literal and not _may(file, (DOOR, NOTES)):
            yield node.lineno, "Markup of something else than a literal: leave a gap, and fill it"


def _tip_roles(tree: ast.Module, _file: str) -> Iterator[tuple[int, str]]:
    for function in functions(tree):
        inside = list(ast.walk(function))
        asked = any(isinstance(each, ast.Attribute) and each.attr == "ToolTipRole" for each in inside)
        if asked and not any(isinstance(each, ast.Call) and _called(each) == "guessed" for each in inside):
            yield function.lineno, "the tooltips of a model guess: give them guessed()"


def _ampersands(tree: ast.Module, file: str) -> Iterator[tuple[int, str]]:
    for node in _calls(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="replace"), args=[ast.Constant(value="&"), *_]) if not _may(
                file, (DOOR,)
            ):
                yield node.lineno, "mnemonics are doubled by literal() and taken away by spoken()"


def _captions(tree: ast.Module, _file: str) -> Iterator[tuple[int, str]]:
    """Whatever is not ours stands on a button by literal()."""
    for owner in (tree, *(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))):
        buttons = _buttons(owner)
        for function in functions(owner):
            given = _given(function)
            for node in _calls(function):
                foreign = (_foreign(each, given) for each in node.args if _takes_caption(node, buttons))
                yield from (
                    (node.lineno, f"{ast.unparse(each)} on a button: wrap it in literal()") for each in foreign if each
                )


def _takes_caption(node: ast.Call, buttons: set[str]) -> bool:
    is_button = isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) in buttons
    return _called(node) in CAPTIONED or (is_button and _called(node) == "setText")


def _buttons(owner: ast.AST) -> set[str]:
    """What holds a button in a class: attributes and variables, and the object itself if it is one."""
    made = {
        ast.unparse(target)
        for node in ast.walk(owner)
        if isinstance(node, ast.Assign)
        for target, value in _pairs(node)
        if isinstance(value, ast.Call) and _called(value) in BUTTONS
    }
    bases = {ast.unparse(base) for base in getattr(owner, "bases", ())}
    return made | ({"self"} if bases & {"QToolButton", "QPushButton", "QAbstractButton", "Pressable"} else set())


def _given(function: ast.FunctionDef) -> dict[str, list[ast.expr]]:
    """What the variables of a function hold; those of loops and arguments are not known."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        for target, value in _pairs(node) if isinstance(node, ast.Assign) else ():
            if isinstance(target, ast.Name):
                found.setdefault(target.id, []).append(value)
    return found


def _pairs(node: ast.Assign) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What is assigned to what, also where several are assigned at once."""
    for target in node.targets:
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            yield from zip(target.elts, node.value.elts, strict=False)
        else:
            yield target, node.value


def _foreign(node: ast.expr, given: dict[str, list[ast.expr]]) -> ast.expr | None:
    """The part of a caption that is not ours."""
    parts: list[ast.expr] = []
    gaps: list[ast.expr] = []
    match node:
        case ast.Call(func=ast.Attribute(attr="format", value=base), args=args, keywords=named):
            parts, gaps = [base], [*args, *(each.value for each in named)]
        case ast.JoinedStr(values=values):
            gaps = [each.value for each in values if isinstance(each, ast.FormattedValue)]
        case ast.Name(id=name):
            parts, given = given.get(name, []), {key: value for key, value in given.items() if key != name}
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(op=ast.Add(), left=one, right=other):
            parts = [one, other]
        case ast.Attribute(attr=name) if name in TEXTS:
            return node
        case _:
            pass
    gap = next((each for each in gaps if not _fills(each, given)), None)
    return gap or next((found for part in parts if (found := _foreign(part, given)) is not None), None)


def _fills(gap: ast.expr, given: dict[str, list[ast.expr]]) -> bool:
    """Whether something may stand in the gap of a caption: a number, a word of ours, or what passed the door."""
    match gap:
        case ast.Constant():
            return True
        case ast.Call():
            return _called(gap) in {*OUR_WORDS, "len", "round"}
        case ast.Name(id=name) | ast.Attribute(attr=name) if name in NUMBERS:
            return True
        case ast.Name(id=name) if name in given:
            return all(_fills(each, given) for each in given[name])
        case _:
            return False


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _called(node: ast.Call) -> str:
    """The last name of what is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
