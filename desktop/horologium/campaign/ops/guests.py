"""Heroes who come from another campaign of the same game, with what they carry and have been through."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from horologium.campaign.affairs import gain
from horologium.campaign.company import gear
from horologium.campaign.errors import Refused
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.heroes import alone_with, is_full, newcomer
from horologium.campaign.ops.limits import CHECKS, check_sheet
from horologium.campaign.ops.moments import out_of_battle
from horologium.campaign.outfit import may_bring, may_carry
from horologium.campaign.own import taken_in
from horologium.campaign.records import ConditionRecord, MemberRecord
from horologium.campaign.wording import called, clean_name, must_exist, prose
from horologium.engine.core.speech import say, say_number

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs

MOST_PIECES: Final = 40
MOST_EVENTS: Final = 200
MOST_EVENT: Final = 400
SET: Final = ("grade", "experience", "known", "ready", "boons", "service", "raises")
"""What a guest brings on the sheet; raises last, for they depend on the rest."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing that a guest brings along."""

    kind: str
    card: str
    history: tuple[str, ...] = ()
    own: str = ""


@dataclass(frozen=True, slots=True)
class Burden:
    """What a guest suffers from or has promised."""

    kind: str
    card: str
    own: str = ""


@dataclass(frozen=True, slots=True)
class GuestHero:
    """A hero outside of any campaign."""

    ruleset: str
    pack: str
    card: str
    name: str
    grade: str = ""
    experience: int = 0
    known: tuple[str, ...] = ()
    ready: tuple[str, ...] = ()
    raises: tuple[tuple[str, int], ...] = ()
    boons: tuple[str, ...] = ()
    service: tuple[tuple[str, int], ...] = ()
    notes: str = ""
    own: str = ""
    things: tuple[Piece, ...] = ()
    conditions: tuple[Burden, ...] = ()


EMPTY: Final = GuestHero("", "", "", "")


def sheet_of(affairs: Affairs, hero: str) -> GuestHero:
    """A hero as they would go to another campaign; penalties stay behind."""
    books, who = affairs.books, affairs.books.get(MemberRecord, hero)
    return GuestHero(
        ruleset=affairs.ruleset.id,
        pack=affairs.pack.id,
        things=tuple(Piece(each.kind, each.card, each.history[-MOST_EVENTS:], each.own) for each in gear(books, hero)),
        conditions=tuple(
            Burden(each.kind, each.card, each.own) for each in books.all(ConditionRecord) if each.bearer == hero
        ),
        **{name: getattr(who, name) for name in ("card", "name", "notes", "own", *SET[:-1])},
        raises=tuple((trait, count) for trait, count in who.raises if count > 0),
    )


@dataclass(frozen=True, slots=True)
class TakeInHero:
    """Let a hero of another campaign join the company; everything about them is marked as entered by hand."""

    name: ClassVar[str] = "take-in-hero"
    sheet: GuestHero
    player: str = ""

    def apply(self, work: Work) -> Told:
        """What the game does not know is refused; what cannot be carried goes to the stock."""
        out_of_battle(work)
        hero = _hero(work, self.sheet, self.player)
        work.books.put(hero)
        for name in SET:
            CHECKS["member", name](work, hero, getattr(hero, name))
        injuries = _injuries(work, hero, self.sheet)
        stored = _gear(work, hero, self.sheet)
        put_away = _ready(work, hero)
        check_sheet(work, hero.id)
        text = "\n".join(filter(None, [injuries, stored, put_away]))
        return Told(
            say("take in {hero}", hero=hero.name),
            say("Entered by hand: {hero} came from another campaign", hero=hero.name),
            text,
        )


def _hero(work: Work, sheet: GuestHero, player: str) -> MemberRecord:
    """The hero alone, if the company may have them."""
    if sheet.ruleset != work.ruleset.id:
        raise Refused(
            say(
                "{sheet} plays by the rules {ruleset!r}, not by those of {game}",
                sheet=sheet.name[:60],
                ruleset=sheet.ruleset[:60],
                game=work.ruleset.title,
            )
        )
    for trait, count in sheet.raises:
        if count < 1:
            raise Refused(
                say("{trait} of a guest cannot be raised by {count}: 1 or more", count=count, trait=trait[:60])
            )
    newcomer(work, sheet.card, player)
    name = clean_name(sheet.name, say("the name of a hero"))
    alone_with(work, name)
    brought = {key: getattr(sheet, key) for key in SET}
    marked = tuple(key for key in ("card", "name", *SET) if getattr(sheet, key) != getattr(EMPTY, key))
    return MemberRecord(
        id=work.books.new_id(MemberRecord),
        card=sheet.card,
        name=name,
        player=player,
        bench=is_full(work),
        own=taken_in(work.books.parts, "member", sheet.own),
        notes=prose(sheet.notes, say("the note on {name}", name=name)),
        by_hand=marked,
        **brought,
    )


def _injuries(work: Work, hero: MemberRecord, sheet: GuestHero) -> str:
    for each in _few(sheet.conditions, "injuries"):
        must_exist(work.pack, each.kind, each.card)
        id_, since = work.books.new_id(ConditionRecord), say("another campaign")
        part = taken_in(work.books.parts, "condition", each.own)
        work.books.put(ConditionRecord(id_, hero.id, each.kind, each.card, since, ("card",), part))
    return (
        say_number(len(sheet.conditions), "One injury came along.", "{count} injuries came along.")
        if sheet.conditions
        else ""
    )


def _gear(work: Work, hero: MemberRecord, sheet: GuestHero) -> str:
    """The pieces, in the hero's hands as far as the rules let them."""
    stored = []
    for piece in _few(sheet.things, say("pieces of equipment")):
        must_exist(work.pack, piece.kind, piece.card)
        fits, part = may_carry(work, hero.id, piece.card).allowed, taken_in(work.books.parts, "thing", piece.own)
        item = gain(work, piece.kind, piece.card, say("came with {hero}", hero=hero.name), hero.id if fits else "")
        events = tuple(
            prose(event, say("the history of a piece"), MOST_EVENT) for event in piece.history[-MOST_EVENTS:]
        )
        work.books.put(replace(item, history=(*events, *item.history), by_hand=("card",), own=part))
        if not fits:
            stored.append(called(work.pack, piece.kind, piece.card))
    return say("Too much to carry, so it went to the stock: {names}.", names=", ".join(stored)) if stored else ""


def _ready(work: Work, hero: MemberRecord) -> str:
    if may_bring(work, hero.id, hero.ready).allowed:
        return ""
    work.books.put(replace(hero, ready=()))
    return say("What was at hand does not fit here and was put away.")


def _few(pieces: tuple[Any, ...], what: str) -> tuple[Any, ...]:
    if len(pieces) > MOST_PIECES:
        raise Refused(
            say("nobody brings {count} {what}: {most} at most", count=len(pieces), what=what, most=MOST_PIECES)
        )
    return pieces
