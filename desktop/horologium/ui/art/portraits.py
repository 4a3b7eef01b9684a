"""Portraits like woodcuts on painted fields: made from a name alone, always the same, each one different.

Those of one kind share field and headgear and differ in their faces. Who stands on the board as a miniature is shown
by its bust.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from horologium.ui.art import metal, miniatures, portrait_parts, shield_fields, strokes
from horologium.ui.art.pixmaps import square

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.ui.kit.tokens import Tokens

GRID: Final = 100.0
SKIN: Final = ("#f3dfb8", "#ead0a2", "#d9b585", "#c99f70")
HAIR: Final = ("#3a2a1a", "#5a3a1c", "#8a5a24", "#b48a4a", "#8d8578", "#25201c")
_INK = "#1d120a"
_STEEL = "#b9c0ca"
_BRONZE = "#c39a4e"

LOOKS: Final[tuple[tuple[str, str, str], ...]] = (
    ("wolf", "wolf", "fur"), ("mastiff hound", "hound", "strap"), ("lion", "lion", "fur"),
    ("colossus golem automaton", "colossus", "plate"), ("titan spriggan treant", "roots", "fur"),
    ("dryad nymph", "leaves", "fur"), ("faun satyr horned devil", "horns", "fur"),
    ("nun abbess sister", "veil", "cowl"), ("witch", "pointed", "robe"), ("plague doctor", "beak", "robe"),
    ("inquisitor cardinal bishop", "biretta", "robe"), ("provveditore doge merchant", "tall", "robe"),
    ("acolyte hospitaller exorcist flagellant friar monk priest", "bare", "cross"),
    ("apprentice alchemist elementalist scholar mage", "scholar", "robe"),
    ("shadow sicario thief assassin", "mask", "strap"), ("hunter poacher bowman archer brigand", "hood", "strap"),
    ("falconer outrider duelist duellist", "cap", "doublet"), ("condottiero captain", "armet", "plate"),
    ("knight", "armet", "plate"), ("squire guard swordsman", "sallet", "plate"),
    ("crossbow bombard harquebus pikeman", "kettle", "doublet"), ("sergeant halberdier", "morion", "plate"),
    ("lansquenet swiss", "beret", "ruff"), ("stratiota", "tall", "fur"), ("rower sailor gipsy", "scarf", "strap"),
    ("king queen elder", "crown", "fur"),
)  # fmt: skip
"""Words in a name or kind, and the headgear and collar that go with them."""

_SMOOTH = ("veil", "pointed", "leaves")


class Sitter(NamedTuple):
    """Who is drawn: those with the same ``kind`` look alike; ``side`` gives the colour of the field.

    ``cut`` names a miniature that is shown instead of a face.
    """

    key: str
    kind: str = ""
    name: str = ""
    side: str = ""
    cut: str = ""


class Materials(NamedTuple):
    """What each role of a drawing is painted with."""

    line: QColor
    skin: QColor
    hair: QColor
    cloth: QColor
    trim: QColor
    metal: QColor


class Likeness(NamedTuple):
    """The parts of one portrait, from behind to the front."""

    field: shield_fields.ShieldField
    materials: Materials
    behind: portrait_parts.Part
    face: str
    features: tuple[str, ...]
    front: portrait_parts.Part
    collar: portrait_parts.Part


def picture(sitter: Sitter, side: int, tokens: Tokens, density: float = 1.0) -> QPixmap:
    """Paint a portrait into a square picture."""
    return square(side, lambda painter: paint(painter, QRectF(0, 0, side, side), sitter, tokens), density)


def paint(painter: QPainter, box: QRectF, sitter: Sitter, tokens: Tokens) -> None:
    """Paint a portrait in its gilt frame."""
    painter.save()
    painter.setClipRect(box)
    painter.translate(box.topLeft())
    painter.scale(box.width() / GRID, box.height() / GRID)
    if sitter.cut:
        shield_fields.paint(painter, shield_fields.choose(Random(f"cut {sitter.cut}")), tokens)
        miniatures.bust(painter, sitter.cut, tokens)
    else:
        likeness = look(sitter, tokens)
        shield_fields.paint(painter, likeness.field, tokens)
        _bust(painter, likeness, tokens)
    painter.restore()
    _frame(painter, box, tokens)


def head(painter: QPainter, box: QRectF, sitter: Sitter, tokens: Tokens) -> None:
    """Paint the head alone, large, for tokens."""
    likeness = look(sitter, tokens)
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 76, box.height() / 76)
    painter.translate(-12, -4)
    _draw(painter, likeness.behind, likeness.materials)
    _face(painter, likeness)
    _draw(painter, likeness.front, likeness.materials)
    painter.restore()


def look(sitter: Sitter, tokens: Tokens) -> Likeness:
    """Choose the parts of a portrait by lot; the lots are drawn from the names."""
    kind, own = Random(f"kind {sitter.kind or sitter.key}"), Random(f"own {sitter.key}")
    gear, collar = _attire(sitter, kind)
    materials = _materials(tokens, kind, own, gear)
    field = shield_fields.choose(kind, sitter.side)
    if gear in portrait_parts.BEASTS:
        return Likeness(field, materials, (), "", (), portrait_parts.BEASTS[gear], portrait_parts.COLLARS[collar])
    hair = own.choice(("short", "long", "bob", "curls", "braid", "bald") if _is_smooth(sitter, gear) else _HAIRS)
    if collar == "cross":
        hair = "tonsure"
    beard = "none" if _is_smooth(sitter, gear) else own.choice(tuple(portrait_parts.BEARDS))
    features = tuple(
        own.choice(some)
        for some in (portrait_parts.BROWS, portrait_parts.EYES, portrait_parts.NOSES, portrait_parts.MOUTHS)
    )
    behind = portrait_parts.BACK_HAIR.get(hair, ()) + portrait_parts.NECK
    front = portrait_parts.FRONT_HAIR[hair] + portrait_parts.BEARDS[beard] + portrait_parts.GEAR[gear]
    return Likeness(
        field, materials, behind, own.choice(portrait_parts.FACES), features, front, portrait_parts.COLLARS[collar]
    )


_HAIRS: Final = ("short", "short", "bob", "curls", "bald", "long")


def _attire(sitter: Sitter, chance: Random) -> tuple[str, str]:
    words = f"{sitter.kind} {sitter.name}".casefold()
    for names, gear, collar in LOOKS:
        if any(name in words for name in names.split()):
            return gear, collar
    return chance.choice(tuple(portrait_parts.GEAR)), chance.choice(tuple(portrait_parts.COLLARS))


def _is_smooth(sitter: Sitter, gear: str) -> bool:
    """Whether no beard fits: under a veil, and where the first name ends like most women's."""
    first, *_ = [*(sitter.name.split() or sitter.key.split()), ""]
    first = first.casefold()
    return gear in _SMOOTH or (first.endswith("a") and not sitter.kind.startswith(first))


def _materials(tokens: Tokens, kind: Random, own: Random, gear: str) -> Materials:
    cloth, trim = kind.sample(shield_fields.TINCTURES, 2)
    skin, hair = own.choice(SKIN), own.choice(HAIR)
    if tokens.flat:
        ground = QColor(tokens.panel)
        return Materials(QColor(tokens.ink), ground, ground, ground, ground, ground)
    steel = _BRONZE if gear in {"lion", "colossus"} else _STEEL
    return Materials(*map(QColor, (_INK, skin, hair, cloth, trim, steel)))


def _bust(painter: QPainter, likeness: Likeness, tokens: Tokens) -> None:
    materials = likeness.materials
    if not tokens.flat:
        painter.fillPath(strokes.path(portrait_parts.SHOULDERS).translated(2, -2), QColor(10, 5, 0, 70))
    if likeness.face:
        _draw(painter, likeness.behind[:-2], materials)
    _draw(painter, (("cloth", portrait_parts.SHOULDERS),), materials)
    _hatch(painter, strokes.path(portrait_parts.SHOULDERS), QRectF(64, 64, 40, 40), materials.line)
    _draw(painter, likeness.behind[-2:] if likeness.face else (), materials)
    _draw(painter, likeness.collar, materials)
    _face(painter, likeness)
    _draw(painter, likeness.front, materials)


def _face(painter: QPainter, likeness: Likeness) -> None:
    if not likeness.face:
        return
    materials, face = likeness.materials, strokes.path(likeness.face)
    painter.fillPath(face, materials.skin)
    _hatch(painter, face, QRectF(57, 24, 14, 46), materials.line)
    painter.strokePath(face, QPen(materials.line, 1.8))
    for feature in likeness.features:
        painter.strokePath(strokes.path(feature), _burin(materials.line, 1.7))


def _draw(painter: QPainter, part: Iterable[tuple[str, str]], materials: Materials) -> None:
    for role, drawing in part:
        path = strokes.path(drawing)
        path.setFillRule(Qt.FillRule.WindingFill)
        if role in {"line", "thick"}:
            painter.strokePath(path, _burin(materials.line, 1.2 if role == "line" else 3.2))
            continue
        outline = path.simplified() if drawing.startswith("O") else path
        painter.fillPath(outline, getattr(materials, role))
        _hatch(painter, outline, _shadow(outline.boundingRect()), materials.line)
        painter.strokePath(outline, QPen(materials.line, 1.8))


def _shadow(box: QRectF) -> QRectF:
    """Give the side of a shape that lies away from the light."""
    return QRectF(box.left() + box.width() * 0.66, box.top(), box.width() * 0.34, box.height())


def _hatch(painter: QPainter, shape: QPainterPath, area: QRectF, line: QColor) -> None:
    """Cut parallel lines into the shaded side of a shape."""
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    shade = QColor(line)
    shade.setAlpha(150)
    painter.setPen(QPen(shade, 0.9))
    y = area.top() - area.width()
    while y < area.bottom():
        painter.drawLine(QLineF(QPointF(area.left(), y + area.width() * 0.8), QPointF(area.right(), y)))
        y += 3.1
    painter.restore()


def _burin(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _frame(painter: QPainter, box: QRectF, tokens: Tokens) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if tokens.flat:
        painter.setPen(QPen(QColor(tokens.line), 2))
        painter.drawRect(box.adjusted(1, 1, -1, -1))
        return
    sheen = QLinearGradient(box.topLeft(), box.bottomLeft())
    sheen.setColorAt(0, QColor(255, 250, 230, 46))
    sheen.setColorAt(0.5, QColor(255, 250, 230, 0))
    painter.fillRect(box, sheen)
    width = max(1.4, box.width() / 28)
    painter.setPen(QPen(QColor("#1a1008"), 1))
    painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
    painter.setPen(QPen(metal.bar(tokens, box), width))
    inset = width / 2 + 1
    painter.drawRect(box.adjusted(inset, inset, -inset, -inset))
    painter.setPen(QPen(QColor(20, 10, 0, 150), 0.8))
    inset = width + 1.4
    painter.drawRect(box.adjusted(inset, inset, -inset, -inset))
