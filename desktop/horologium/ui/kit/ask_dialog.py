"""The dialog that asks for one thing: consent, a line, a longer text, or a pick from a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from PySide6.QtWidgets import QLineEdit, QListWidget, QPlainTextEdit

from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from horologium.ui.kit.dialog_words import DialogWords
    from horologium.ui.kit.theme import Theme


class LineField(QLineEdit):
    """A line; ``check`` says why a text will not do."""

    SIZE: ClassVar = (520, 250)

    def __init__(self, text: str, label: str, most: int, check: Callable[[str], str]) -> None:
        super().__init__(text)
        self.offered, self.check = text, check
        self.setMaxLength(most)
        self.setAccessibleName(label)
        self.selectAll()

    def answer(self) -> str:
        """What was written."""
        return self.text().strip()


class TextField(QPlainTextEdit):
    """Several lines; Tab goes on to the buttons."""

    SIZE: ClassVar = (520, 320)

    def __init__(self, text: str, label: str) -> None:
        super().__init__(text)
        self.setTabChangesFocus(True)
        self.setAccessibleName(label)

    def answer(self) -> str:
        """What was written."""
        return self.toPlainText()


class ListField(QListWidget):
    """Texts, and what stands behind each of them."""

    SIZE: ClassVar = (560, 440)

    def __init__(self, options: Sequence[tuple[object, str]], label: str) -> None:
        super().__init__()
        self._options = [option for option, _ in options]
        self.setAccessibleName(label)
        self.setWordWrap(True)
        self.addItems([text for _, text in options])
        self.setCurrentRow(0)

    def answer(self) -> object:
        """What stands behind the text that was chosen."""
        return self._options[self.currentRow()]


AskField: TypeAlias = LineField | TextField | ListField


class AskDialog(Dialog):
    """Closes, then gives the answer to ``then``; without a field there is only consent to be given.

    ``others`` are answers that have buttons of their own. With ``careful`` Enter leaves all as it is.
    """

    SIZE: ClassVar = (560, 280)

    def __init__(
        self,
        theme: Theme,
        words: DialogWords,
        then: Callable[..., object],
        field: AskField | None = None,
        parent: QWidget | None = None,
        *,
        others: Sequence[tuple[str, object]] = (),
        careful: bool = False,
    ) -> None:
        super().__init__(theme, words.title, parent)
        self._then, self.field = then, field
        self.body.addWidget(PlainLabel(words.about, "lead" if field is None else "note", wrap=True))
        self.problem = PlainLabel("", "bad", wrap=True)
        short = field is None or isinstance(field, LineField)
        if field is not None:
            self.body.addWidget(field, 0 if short else 1)
            self.body.addWidget(self.problem)
        self.problem.setVisible(isinstance(field, LineField))
        self.body.addStretch(1 if short else 0)
        self.add_button(words.stay or self.tr("&Cancel"), self.reject, default=careful)
        for text, answer in others:
            self.add_button(text, self._giving(answer))
        self.go = self.add_button(words.go, self._on_go, default=not careful)
        self.finish()
        if isinstance(field, LineField):
            field.textChanged.connect(self._check)
            self._check()
        elif isinstance(field, ListField):
            field.itemActivated.connect(self._on_go)
        self.resize(*(self if field is None else field).SIZE)

    def _check(self) -> None:
        """Say why a line will not do, once somebody has written there."""
        if not isinstance(self.field, LineField):
            return
        reason = self.field.check(self.field.text())
        reason = f"{reason[:1].upper()}{reason[1:]}"
        self.problem.setText(reason if self.field.text() != self.field.offered else "")
        self.go.setEnabled(not reason)
        give_tip(self.go, reason)
        self.go.setAccessibleDescription(reason)

    def _on_go(self, *_pressed: Any) -> None:
        self._give(*([] if self.field is None else [self.field.answer()]))

    def _giving(self, answer: object) -> Callable[[], None]:
        return lambda: self._give(answer)

    def _give(self, *answer: object) -> None:
        self.accept()
        self._then(*answer)
