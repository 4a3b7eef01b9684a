"""Pictures of a battle, frame by frame: drawn on a scene of their own, beside the one on the screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen

from horologium.ui.battle import scene_events as kind
from horologium.ui.battle.animation import EventAnimator
from horologium.ui.battle.board.scene import BoardScene
from horologium.ui.battle.history import step_from
from horologium.ui.battle.journal_rows import JournalTeller, RowKind
from horologium.ui.battle.scene_events import scene_events

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.engine.core.view import BattleView
    from horologium.ui.battle.questions import JournalLine
    from horologium.ui.battle.session import BattleSession
    from horologium.ui.kit.theme import Theme

FRAME_MS: Final = 70
HOLD_MS: Final = 550
LAST_MS: Final = 2500
SHARES: Final[Mapping[str, tuple[float, ...]]] = {
    kind.MOVE: (0.3, 0.6, 0.9), kind.ATTACK: (0.25, 0.5, 0.75), kind.BURST: (0.3, 0.7), kind.HURT: (0.15, 0.4, 0.7),
    kind.HEAL: (0.2, 0.6), kind.FALL: (0.25, 0.5, 0.8), kind.DOWN: (0.4, 0.9), kind.ARRIVE: (0.4, 0.8),
    kind.REVEAL: (0.2, 0.5, 0.8), kind.GAIN: (0.3,), kind.LOSE: (0.3,), kind.PUT: (0.5,),
}  # fmt: skip
"""At which shares of its length an event is drawn."""

WORTH: Final[Mapping[RowKind, int]] = {
    "death": 6, "story": 5, "reveal": 5, "wound": 5, "attack": 4, "heal": 4, "arrive": 4, "loot": 4, "move": 3,
    "status": 2, "gain": 2, "lose": 2, "dice": 2, "card": 2, "turn": 1, "clock": -1,
}  # fmt: skip
"""What a caption tells of first."""
LONGEST: Final = 90


@dataclass(frozen=True, slots=True)
class ReplayFrame:
    """One picture, how long it stands, and after how many answers it was."""

    picture: QImage
    milliseconds: int
    answers: int
    caption: str = ""


class FramePainter:
    """Draws a battle from one moment to another, as this screen may see it."""

    def __init__(
        self, session: BattleSession, theme: Theme, width: int, colours: Mapping[str, str] | None = None
    ) -> None:
        self._session, self._theme, self._width = session, theme, width
        self._scene = BoardScene(theme)
        self._scene.set_colours(colours or {})
        self._scene.set_emblems(session.battle.emblems)
        self._animator = EventAnimator(self._scene)
        self._teller = JournalTeller(session.table.ruleset.texts)
        self._teller.names = session.table.ruleset.names(session.table.state)

    def still(self, answers: int, since: int | None = None) -> ReplayFrame:
        """Draw one moment; below it stands what happened since another one, or nothing."""
        moment = self._session.moment(answers)
        start = moment.entries if since is None else self._session.moment(since).entries
        return self._still(moment.view, answers, self._caption(self._session.lines(start, moment.entries)))

    def stills(self, moments: Sequence[int]) -> Iterator[ReplayFrame]:
        """Draw some moments; each tells what happened since the one before."""
        before = None
        for answers in moments:
            yield self.still(answers, before)
            before = answers

    def film(self, first: int, last: int) -> Iterator[ReplayFrame]:
        """Draw everything from one moment to another, with the motion in between."""
        start = self._session.moment(first)
        yield self._still(start.view, first, self._session.title)
        for answers in range(first, last):
            step = step_from(self._session, answers)
            caption = self._caption(step.lines)
            self._scene.show_view(step.before)
            self._animator.begin(step)
            for event in scene_events(step):
                if event.kind in SHARES and self._animator.prepare(event):
                    yield from self._motion(event.kind, answers, caption)
                    self._animator.end()
            self._animator.halt()
            held = LAST_MS if answers + 1 == last else HOLD_MS
            if step.lines or answers + 1 == last:
                yield self._still(step.after, answers + 1, caption, held)

    def close(self) -> None:
        """Let go of the scene."""
        self._animator.leave()
        self._scene.deleteLater()

    def _motion(self, event: str, answers: int, caption: str) -> Iterator[ReplayFrame]:
        steps = self._animator.steps if event == kind.MOVE else 1
        shares = [(step + share) / steps for step in range(steps) for share in SHARES[event]]
        for share in shares:
            self._animator.draw(share)
            yield ReplayFrame(self._draw(caption), FRAME_MS, answers, caption)

    def _still(self, view: BattleView, answers: int, caption: str, held: int = HOLD_MS) -> ReplayFrame:
        self._scene.show_view(view)
        return ReplayFrame(self._draw(caption), held, answers, caption)

    def _caption(self, lines: Sequence[JournalLine]) -> str:
        self._teller.clear()
        self._teller.add(lines)
        told = [row for row in self._teller.rows if not row.heading]
        best = sorted(range(len(told)), key=lambda place: (WORTH.get(told[place].kind, 0), place))[-2:]
        return " · ".join(_short(told[place].text) for place in sorted(best))

    def _draw(self, caption: str) -> QImage:
        """Draw the board, and the caption on a strip below it."""
        tokens, frame = self._theme.tokens, self._scene.sceneRect()
        font = self._theme.type.text("small")
        font.setPixelSize(max(11, round(self._width / 42)))
        strip = round(QFontMetricsF(font).height() * 2 + 12)
        self._scene.come_closer(self._width / max(1.0, frame.width()))
        high = round(self._width * frame.height() / max(1.0, frame.width()))
        picture = QImage(self._width, high + strip, QImage.Format.Format_RGB32)
        picture.fill(QColor(tokens.panel))
        painter = QPainter(picture)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
            | QPainter.RenderHint.TextAntialiasing
        )
        self._scene.render(painter, QRectF(0, 0, self._width, high), frame)
        painter.setPen(QPen(QColor(tokens.gilt), 2))
        painter.drawLine(0, high + 1, self._width, high + 1)
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink))
        box = QRectF(10, high + 5, self._width - 20, strip - 8)
        painter.drawText(box, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter), caption)
        painter.end()
        return picture


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST].rsplit(' ', 1)[0]}…"
