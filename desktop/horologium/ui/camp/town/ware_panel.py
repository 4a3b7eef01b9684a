"""The panel beside a counter: what is chosen with its price, what it takes, for whom it is, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from horologium.campaign.money import coins_told, in_words
from horologium.ui.art import card_faces, coins, portraits
from horologium.ui.camp.story.panel import StoryPanel
from horologium.ui.kit.boxes import NumberBox
from horologium.ui.kit.buttons import rule_button
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow, empty
from horologium.ui.kit.plain_text import give_tip, spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPaintEvent

    from horologium.campaign.offers import Cost
    from horologium.campaign.operations import Operation
    from horologium.engine.core.campaign import Coin
    from horologium.ui.art.card_faces import PrintedCard
    from horologium.ui.camp.town.wares import CounterAction, Ingredient, Ware
    from horologium.ui.kit.theme import Theme

SHADOW = 6
COIN_GAP = 5
PICTURE_SIDE = 46
PORTRAIT_SIDE = 48


class ShownCard(QWidget):
    """The face of what is chosen, in the middle of its line."""

    def __init__(self, theme: Theme, face: PrintedCard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._face = theme, face
        self.setAccessibleName(face.label)
        self.setAccessibleDescription(". ".join(filter(None, [face.line, face.text, *face.foot])))
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(card_faces.size(self._theme.type)[1] * self._share(width)) + 2 * SHADOW

    def sizeHint(self) -> QSize:
        width, height = card_faces.size(self._theme.type)
        return QSize(width + 2 * SHADOW, height + 2 * SHADOW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, smaller if need be."""
        painter, (width, height), share = QPainter(self), card_faces.size(self._theme.type), self._share(self.width())
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.translate((self.width() - width * share) / 2, SHADOW)
        painter.scale(share, share)
        card_faces.paint(painter, QRectF(0, 0, width, height), self._face, self._theme.tokens, self._theme.type)

    def _share(self, width: int) -> float:
        return min(1.0, (width - 2 * SHADOW) / card_faces.size(self._theme.type)[0])


class CoinsLabel(QWidget):
    """Each coin with its number and its name."""

    def __init__(
        self, theme: Theme, kinds: Sequence[Coin], amount: int, title: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._kinds, self._title = theme, tuple(kinds), title
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        self.show_amount(amount)

    def show_amount(self, amount: int, kinds: Sequence[Coin] = ()) -> None:
        """Show another amount, in other coins if they are given."""
        self._kinds = tuple(kinds) or self._kinds
        self._parts: list[tuple[int, int, str]] = []
        left = abs(amount)
        for rank, coin in enumerate(self._kinds):
            count, left = divmod(left, coin.worth)
            if count or (rank == len(self._kinds) - 1 and not self._parts):
                self._parts.append((rank, count, coins_told(coin, count)))
        words = in_words(self._kinds, amount)
        self.setAccessibleName(f"{self._title} {words}".strip())
        give_tip(self, words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self._metrics()
        width = metrics.horizontalAdvance(self._title) + (2 * COIN_GAP if self._title else 0)
        width += sum(self._side() + metrics.horizontalAdvance(words) + 3 * COIN_GAP for *_, words in self._parts)
        return QSize(width, self._side() + 2)

    def minimumSizeHint(self) -> QSize:
        """Give way, if need be: numbers will do beside the coins, and the words are in the tooltip too."""
        return QSize(40, self._side() + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, metrics, side = QPainter(self), self._metrics(), self._side()
        painter.setFont(self._theme.type.text())
        x, middle = 0.0, self.height() / 2
        if self._title:
            painter.setPen(QColor(self._theme.tokens.muted))
            x = self._write(painter, x, self._title, metrics) + 2 * COIN_GAP
        whole = self.width() >= self.sizeHint().width()
        for rank, count, words in self._parts:
            coins.paint(painter, QRectF(x, middle - side / 2, side, side), rank, self._theme.tokens)
            painter.setPen(QColor(self._theme.tokens.ink))
            x = self._write(painter, x + side + COIN_GAP, words if whole else str(count), metrics) + 2 * COIN_GAP

    def _write(self, painter: QPainter, x: float, words: str, metrics: QFontMetrics) -> float:
        line = QRectF(x, 0, self.width() - x, self.height())
        painter.drawText(line, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), words)
        return x + metrics.horizontalAdvance(words)

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._theme.type.text())

    def _side(self) -> int:
        return self._metrics().height() + 2


class IngredientTile(QWidget):
    """One part; what is missing is pale and crossed out."""

    def __init__(self, theme: Theme, ingredient: Ingredient, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._part = theme, ingredient
        name, there, needed = ingredient.face.label, ingredient.there, ingredient.needed
        text = self.tr("{name}: {there} of {needed}").format(name=name, there=there, needed=needed)
        self.setAccessibleName(text)
        give_tip(self, text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        metrics = self._metrics()
        widest = max(metrics.horizontalAdvance(word) for word in self._part.face.label.split() or [""])
        return QSize(max(PICTURE_SIDE, widest) + 12, PICTURE_SIDE + 3 * metrics.height() + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, the number below it, and the name."""
        painter, tokens, ingredient = QPainter(self), self._theme.tokens, self._part
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        enough = ingredient.there >= ingredient.needed
        box = QRectF((self.width() - PICTURE_SIDE) / 2, 1, PICTURE_SIDE, PICTURE_SIDE)
        painter.setOpacity(1.0 if enough else 0.45)
        card_faces.picture(painter, box, ingredient.face, tokens)
        painter.setOpacity(1.0)
        if not enough:
            painter.setPen(QPen(QColor(tokens.rubric), 2.4))
            painter.drawLine(box.adjusted(5, 5, -5, -5).topLeft(), box.adjusted(5, 5, -5, -5).bottomRight())
        metrics = self._metrics()
        painter.setFont(self._theme.type.text("small"))
        painter.setPen(QColor(tokens.ink if enough else tokens.rubric))
        line = QRectF(0, box.bottom() + 3, self.width(), metrics.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, f"{ingredient.there} / {ingredient.needed}")
        rest = QRectF(0, line.bottom(), self.width(), self.height() - line.bottom())
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        painter.setPen(QColor(tokens.muted))
        painter.drawText(rest, flags, ingredient.face.label)

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._theme.type.text("small"))


class IngredientTiles(QWidget):
    """All parts side by side, in as many lines as it takes."""

    def __init__(self, theme: Theme, ingredients: Sequence[Ingredient], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("What it takes"))
        flow = Flow(4)
        for ingredient in ingredients:
            flow.addWidget(IngredientTile(theme, ingredient))
        self.setLayout(flow)


class PatientLabel(QWidget):
    """Portrait and name in one line."""

    def __init__(self, theme: Theme, who: portraits.Sitter, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._who, self._name = theme, who, name
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(160, PORTRAIT_SIDE + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        portraits.paint(painter, QRectF(2, 2, PORTRAIT_SIDE, PORTRAIT_SIDE), self._who, self._theme.tokens)
        font = self._theme.type.capitals()
        painter.setFont(font)
        painter.setPen(QColor(self._theme.tokens.ink))
        room = QRectF(PORTRAIT_SIDE + 14, 0, self.width() - PORTRAIT_SIDE - 16, self.height())
        name = QFontMetrics(font).elidedText(self._name, Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), name)


class CounterActionBox(QWidget):
    """Asks ``judge`` what the action would cost, and ``tell`` for its numbers in words.

    A reason that is ``said`` on the same page already is not written down once more.
    """

    wished = Signal(object)  # Operation
    rule_wanted = Signal(str)

    def __init__(
        self,
        action: CounterAction,
        judge: Callable[[Operation], Cost],
        tell: Callable[[Cost], str] | None = None,
        said: str = "",
        topic: Callable[[str], str] = lambda _rule: "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._action, self._judge, self._tell, self._said, self._topic = action, judge, tell, said, topic
        self.why, self.numbers = PlainLabel("", "bad", wrap=True), PlainLabel("", "small", wrap=True)
        self.button, self.amount = QPushButton(), NumberBox()
        self._rules = Flow(4)
        self._lay_out()
        self.amount.valueChanged.connect(self._show)
        self.button.clicked.connect(self._on_clicked)
        self._show()

    def _lay_out(self) -> None:
        self.amount.setRange(1, self._action.most)
        self.amount.setAccessibleName(self.tr("How many"))
        give_tip(self.amount, self.tr("How many"))
        self.amount.setVisible(self._action.most > 1)
        self.button.setProperty("compact", self._action.most > 1)  # beside a number there is less room
        row = QHBoxLayout()
        row.addWidget(self.amount)
        row.addWidget(self.button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for widget in (self.why, self.numbers):
            column.addWidget(widget)
        column.addLayout(self._rules)
        column.addLayout(row)

    def _show(self) -> None:
        """Say what it would cost so many times, or why it cannot be done."""
        cost = self._judge(self._action.operation(self.amount.value()))
        reason = cost.refused[:1].upper() + cost.refused[1:]
        text = self._action.text(self.amount.value())
        self.button.setText(text)
        self.button.setAccessibleName(spoken(text))
        self.button.setEnabled(cost.allowed)
        give_tip(self.button, reason)
        self.button.setAccessibleDescription(reason)
        self.why.setText(reason)
        self.why.setVisible(reason not in ("", self._said))
        self.numbers.setText(self._tell(cost) if self._tell else "")
        self.numbers.setVisible(bool(self.numbers.text()))
        self._show_rules(cost)

    def _show_rules(self, cost: Cost) -> None:
        empty(self._rules)
        for rule in cost.rules if self._tell else ():
            self._rules.addWidget(rule_button(rule, self._topic(rule), self.rule_wanted.emit))

    def _on_clicked(self) -> None:
        self.wished.emit(self._action.operation(self.amount.value()))


class WarePanel(StoryPanel):
    """Shows what is chosen; what can be done stands at its foot and never scrolls away."""

    numbers_wanted = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.coins: tuple[Coin, ...] = ()
        self.rows: list[CounterActionBox] = []
        self._actions = QVBoxLayout()
        self.numbers = QCheckBox(self.tr("Show n&umbers"))
        self.numbers.setAccessibleDescription(self.tr("The purse before and after, and the rules behind a price"))
        self.numbers.toggled.connect(self.numbers_wanted)
        self.body.addLayout(self._actions)
        self.body.addWidget(self.numbers)

    def show_none(self, title: str, text: str) -> None:
        """Say what could be chosen."""
        self.begin(title)
        self.say(text, "note").setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.end()

    def show_ware(self, title: str, ware: Ware) -> None:
        """Show a card, with its price and what is to be known of it."""
        self.begin(title)
        self.column.addWidget(ShownCard(self._theme, ware.face))
        if ware.patient is not None:
            self.column.addWidget(PatientLabel(self._theme, *ware.patient))
        if ware.price:
            title = self.tr("Brings") if ware.cost.coins > 0 else self.tr("Price")
            self.column.addWidget(CoinsLabel(self._theme, self.coins, ware.price, title))
        if ware.ingredients:
            self.column.addWidget(IngredientTiles(self._theme, ware.ingredients))
        for note in ware.notes:
            self.say(note, "small")
        self.end()

    def show_many(self, wares: Sequence[Ware]) -> None:
        """Tell of several things at once."""
        self.begin(self.tr("%n thing(s)", "", len(wares)))
        for ware in wares:
            self.say(ware.face.label)
        if total := sum(ware.price for ware in wares if ware.cost.allowed):
            self.column.addWidget(CoinsLabel(self._theme, self.coins, total, self.tr("Together")))
        self.end()

    def row_with_keys(self) -> int:
        """Which of the things that can be done keys go to; -1 for none."""
        focused = self.window().focusWidget()
        found = (place for place, row in enumerate(self.rows) if focused is not None and row.isAncestorOf(focused))
        return next(found, -1)

    def show_actions(self, rows: Sequence[CounterActionBox]) -> None:
        """Put what can be done at the foot."""
        empty(self._actions)
        self.rows = [*rows]
        for row in rows:
            self._actions.addWidget(row)
            row.show()  # at once, so that it can take the keys
        self.numbers.setVisible(bool(rows))
