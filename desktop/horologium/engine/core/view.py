"""What a screen may know of a battle: plain data, the same for every ruleset."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Literal, TypeAlias

Point = tuple[int, int]
CardState: TypeAlias = Literal["", "open", "flipped", "reload", "used", "hidden", "away"]
PointKind: TypeAlias = Literal["point", "choice", "exit"]
PointState: TypeAlias = Literal["", "open", "taken", "failed"]
MarkKind: TypeAlias = Literal["event", "end"]
AreaKind: TypeAlias = Literal["control", "range", "reach"]
SceneKind: TypeAlias = Literal["opening", "won", "lost", "drawn"]
FactKind: TypeAlias = Literal["time", "found", "fallen", "foe", "aim", "table"]


@dataclass(frozen=True, slots=True)
class CellView:
    """One place on the board, ready to be drawn: ``terrain`` and ``ground`` are words of ``drawn``.

    What is not ``known`` yet lies face down; through what is ``closed`` nobody walks. ``ground`` is what lies under
    the terrain, for the eye alone: a tree may stand in a meadow or in a paved court. ``label`` is what players call it,
    such as the title of a room: it is written there and said instead of the key; most cells have none. ``tokens`` are
    names of what lies there, for games that have no ``TokenView`` of it. ``note`` stands beside the label, such as how
    full a room is. ``decor`` are words by which a room is furnished where its label does not tell them.
    """

    key: str
    outline: tuple[Point, ...]
    centre: Point
    terrain: str
    level: int = 0
    tokens: tuple[str, ...] = ()
    known: bool = True
    closed: bool = False
    ground: str = ""
    label: str = ""
    note: str = ""
    decor: str = ""


@dataclass(frozen=True, slots=True)
class Badge:
    """A status or a value on a figure, with the rule that explains it; ``text`` says in short what it does."""

    key: str
    label: str
    value: int | None = None
    rule: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class TokenView:
    """Something that lies on a cell and is no figure; ``kind`` is one of the words of ``drawn.TOKENS``."""

    key: str
    kind: str
    label: str
    cell: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class FigureView:
    """One figure: where it is, whose it is, and how it fares.

    ``title`` says under the name what it is, ``emblem`` in a word what it may be pictured by: how it fights.
    ``cells`` are all that it stands on where it is larger than one; ``cell`` is then the first of them.
    ``face`` says who it is where the key is only a place in a band: somebody has one face in every battle.
    Those of one ``crowd`` who share a cell and fare alike are drawn and told as one group with their number.
    """

    key: str
    name: str
    seat: str
    cell: str | None
    kind: str
    life: int
    most_life: int
    ready: bool
    badges: tuple[Badge, ...] = ()
    faction: str = ""
    rank: str = ""
    title: str = ""
    emblem: str = ""
    cells: tuple[str, ...] = ()
    face: str = ""
    crowd: str = ""


@dataclass(frozen=True, slots=True)
class Track:
    """A counter beside the board: rounds, points, cards in hand.

    ``owner`` is the figure or seat it belongs to, ``last`` what changed it last, as far as that is known; ``short`` is
    what it is called beside its owner's name.
    """

    key: str
    label: str
    value: int
    most: int | None = None
    rule: str = ""
    owner: str = ""
    last: Reason | None = None
    short: str = ""


@dataclass(frozen=True, slots=True)
class PointView:
    """Something that a card offers: what it costs and asks for (``text``), and how it stands.

    ``state`` is empty while it cannot be taken.
    """

    key: str
    label: str
    kind: PointKind
    cost: int | None = None
    text: str = ""
    state: PointState = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card in somebody's hand; a hidden card has no name.

    ``owner`` is the figure it lies beside, ``kind`` what sort of card it is, ``state`` how it lies there (empty where
    that does not matter), ``slot`` where it is carried, ``cost`` what it costs to use it, ``points`` what it offers.
    """

    key: str | None
    seat: str
    label: str
    rule: str = ""
    owner: str = ""
    kind: str = ""
    state: CardState = ""
    text: str = ""
    slot: str = ""
    cost: int | None = None
    points: tuple[PointView, ...] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """One part of a number: how much, why, by which rule."""

    amount: int
    why: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Stat:
    """A number on a figure's sheet, with the reasons for it."""

    owner: str
    key: str
    label: str
    value: int
    reasons: tuple[Reason, ...] = ()
    rule: str = ""


@dataclass(frozen=True, slots=True)
class DialToken:
    """A token on a dial: in which sector, whose, and whether it lies outside the rim; lower places act first.

    ``figures`` are those on the board that it stands for, ``note`` says why it has its place, ``acts`` that it is
    their activation now.
    """

    key: str
    label: str
    kind: str
    sector: int
    place: int = 0
    outside: bool = False
    figures: tuple[str, ...] = ()
    note: str = ""
    rule: str = ""
    acts: bool = False


@dataclass(frozen=True, slots=True)
class DialMark:
    """Something that will happen when a hand reaches a sector; ``turns`` more times round before that.

    ``time`` is the moment as the dial shows it, where it is bound to one.
    """

    label: str
    kind: MarkKind
    sector: int
    turns: int = 0
    rule: str = ""
    time: str = ""


@dataclass(frozen=True, slots=True)
class DialHand:
    """A hand and the sector it points at."""

    key: str
    label: str
    sector: int


@dataclass(frozen=True, slots=True)
class DialLink:
    """A token that has to go as far as a sector before its owner may stop; ``met`` when it has."""

    token: str
    sector: int
    label: str
    met: bool = False
    rule: str = ""


@dataclass(frozen=True, slots=True)
class DialView:
    """A round dial: its sectors by name, clockwise from the first, with hands, tokens and marks.

    ``top`` is the sector that stands at the top, ``signs`` are what the sectors bear beside their names, ``time`` is
    what the hands show in words.
    """

    key: str
    label: str
    sectors: tuple[str, ...]
    hands: tuple[DialHand, ...] = ()
    tokens: tuple[DialToken, ...] = ()
    marks: tuple[DialMark, ...] = ()
    rule: str = ""
    links: tuple[DialLink, ...] = ()
    signs: tuple[str, ...] = ()
    top: int = 0
    time: str = ""


@dataclass(frozen=True, slots=True)
class Intent:
    """What a figure that nobody plays is about to do, to whom or what and why, and the rules that say so."""

    figure: str
    label: str
    target: str = ""
    rules: tuple[str, ...] = ()
    why: str = ""


@dataclass(frozen=True, slots=True)
class Aim:
    """One way in which the battle ends: in words, whether it is won that way, and how far it has come."""

    key: str
    label: str
    won: bool
    value: int = 0
    most: int | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class SightView:
    """What a figure sees of a cell: whether there is a line, whether what stands there is in cover, and what blocks it.

    ``label`` says so in words, ``distance`` is counted as the rules count it.
    """

    figure: str
    cell: str
    clear: bool
    cover: bool = False
    distance: int | None = None
    blockers: tuple[str, ...] = ()
    label: str = ""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AreaView:
    """Cells that belong to a figure: what it watches (control), where its attack counts (range), where it can go."""

    kind: AreaKind
    label: str
    cells: tuple[str, ...]
    rule: str = ""


@dataclass(frozen=True, slots=True)
class SlotView:
    """Places for dice: how many there are (``room``), what lies there, and how many of them are ``blocked``.

    The key is that of no other slot in the view.
    """

    key: str
    label: str
    room: int
    faces: tuple[str, ...] = ()
    blocked: int = 0
    rule: str = ""


@dataclass(frozen=True, slots=True)
class TrayView:
    """Dice that somebody has before them: what they show and is not spent yet, and the slots into which they may go.

    ``owner`` is a figure or a seat; ``acts`` that these dice are spent now.
    """

    owner: str
    label: str
    slots: tuple[SlotView, ...]
    faces: tuple[str, ...] = ()
    acts: bool = False
    rule: str = ""


@dataclass(frozen=True, slots=True)
class BattleView:
    """Everything one seat may see.

    ``passages`` join cells that do not lie side by side; ``beyond`` is drawn beside the cells and never entered.
    """

    ruleset: str
    eyes: str | None
    cells: tuple[CellView, ...]
    figures: tuple[FigureView, ...]
    tracks: tuple[Track, ...]
    cards: tuple[CardView, ...] = ()
    stats: tuple[Stat, ...] = ()
    dials: tuple[DialView, ...] = ()
    intents: tuple[Intent, ...] = ()
    aims: tuple[Aim, ...] = ()
    tokens: tuple[TokenView, ...] = ()
    passages: tuple[tuple[str, str], ...] = ()
    beyond: tuple[CellView, ...] = ()
    trays: tuple[TrayView, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The view as plain data."""
        return {field.name: _plain(getattr(self, field.name)) for field in fields(self)}


@dataclass(frozen=True, slots=True)
class SceneLine:
    """One fact of a scene: of which ``kind``, what it is, and by which rule."""

    kind: FactKind
    label: str
    text: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class SceneView:
    """How a battle begins or ends: the story, why it came so, and the facts; won by one of several seats is won."""

    kind: SceneKind
    title: str
    text: str = ""
    why: str = ""
    rules: tuple[str, ...] = ()
    lines: tuple[SceneLine, ...] = ()


@dataclass(frozen=True, slots=True)
class OptionView:
    """One option in words: what it is called, what it costs, which rule offers it.

    ``cells`` and ``figures`` are the places and those that it is about: where it leads, what an area would cover.
    ``token`` is the token on the dial that it moves, ``sector`` where that would land. Options of one ``kind`` stand
    together, ``warning`` says what should be thought over before, ``face`` is what the die shows that it stands for.
    ``slot`` is the key of the slot into which that die would go; without one it goes where the option is about.
    """

    key: str
    label: str
    cost: int | None = None
    rules: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    token: str = ""
    sector: int | None = None
    kind: str = ""
    warning: str = ""
    face: str = ""
    slot: str = ""

    def to_json(self) -> dict[str, Any]:
        """The option as plain data; what is not known is left out."""
        plain = {
            "key": self.key,
            "label": self.label,
            "cost": self.cost,
            "rules": list(self.rules) or None,
            "cells": list(self.cells) or None,
            "figures": list(self.figures) or None,
            "token": self.token or None,
            "sector": self.sector,
            "kind": self.kind or None,
            "warning": self.warning or None,
            "face": self.face or None,
            "slot": self.slot or None,
        }
        return {name: value for name, value in plain.items() if value is not None}


@dataclass(frozen=True, slots=True)
class BarredView:
    """Something that cannot be chosen now although somebody may look for it: why, and by which rules.

    ``kind`` and ``cost`` are those of the option that it would be, ``figures`` those whom it is about.
    """

    key: str
    label: str
    why: str
    rules: tuple[str, ...]
    cost: int | None = None
    kind: str = ""
    figures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ThrowView:
    """What dice that were thrown come to, in words; ``good`` tells for each die whether it counts."""

    text: str
    good: tuple[bool, ...] = ()


def _plain(value: Any) -> Any:
    """Any part of a view as JSON knows it."""
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value
