"""What makes no sense in the cards, events and goals of a mission; unknown words are refused with the known ones."""

from __future__ import annotations

from contextlib import suppress
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final, get_args

from horologium.engine.core.errors import BadData
from horologium.engine.core.specs import Flaw
from horologium.engine.rulesets.nova_aetas.board.terrain import terrain_of
from horologium.engine.rulesets.nova_aetas.effects.vocabulary import aura_faults
from horologium.engine.rulesets.nova_aetas.library import library_of
from horologium.engine.rulesets.nova_aetas.mission_specs import MissionCondition, MissionDeed
from horologium.engine.rulesets.nova_aetas.missions.cards import DEEDS
from horologium.engine.rulesets.nova_aetas.missions.conditions import CONDITIONS
from horologium.engine.rulesets.nova_aetas.missions.legend import all_deeds
from horologium.engine.rulesets.nova_aetas.missions.mission_words import TRIGGERS
from horologium.engine.rulesets.nova_aetas.missions.objects import COINS
from horologium.engine.rulesets.nova_aetas.missions.times import END, FILLED, gaps
from horologium.engine.rulesets.nova_aetas.turns.clock import SIGNS, tick_of
from horologium.engine.rulesets.nova_aetas.words import NEGATIVE, POSITIVE, Characteristic, Deck, Family, Tag

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.engine.core.ruleset import Content
    from horologium.engine.kit.square import SquareGrid
    from horologium.engine.rulesets.nova_aetas.mission_specs import CardSpec, ChoiceSpec, MissionSpec, TokenPlace
    from horologium.engine.rulesets.nova_aetas.missions.mission_words import MissionWord

CONDITION_DEFAULTS: Final = MissionCondition("")
DEED_DEFAULTS: Final = MissionDeed("")
FIELDS: Final = ("name", "amount", "at", "faction", "waiting", "text", "to", "tokens")
MUST_HAVE: Final = ("at", "text", "tokens", "faction")
"""Fields that a word cannot do without when it reads them."""


def check_mission(mission: MissionSpec, content: Content) -> Iterator[Flaw]:
    """Everything that is wrong with the words of a mission, each with its place and a remedy.

    [NAR-MIC-03, NAR-MIC-08, NAR-LOC-02, NAR-LOC-08]
    """
    return _Check(mission, content).flaws()


def nearest(word: str, known: Sequence[str], what: str) -> str:
    """A remedy for an unknown word: the one that was probably meant, and all that there are."""
    close = get_close_matches(word, known, 1)
    meant = f"did you mean {close[0]!r}? " if close else ""
    return f"{meant}{what}: {', '.join(known) or 'none'}"


class _Check:
    """One mission with all the names that its words can refer to."""

    def __init__(self, mission: MissionSpec, content: Content) -> None:
        self.mission, self.content = mission, content
        deeds = list(all_deeds(mission))
        tokens = [*mission.tokens, *(token for deed in deeds for token in deed.tokens)]
        self.board: SquareGrid | None = None
        with suppress(BadData):  # an impossible map is told by whoever checks maps
            self.board = terrain_of(mission, library_of(content)).board
        names = [token.name for token in tokens if token.name] + [token.kind for token in tokens] + ["crate"]
        points = [token.name or token.kind for token in tokens if token.kind == "reinforcement"]
        enemies = list(content.get("enemies", {}))
        ends = [goal.outcome for goal in mission.goals] + [deed.name for deed in deeds if deed.do in ("win", "lose")]
        self.known: Mapping[str, Sequence[str]] = {
            "enemy": enemies,
            "hero": list(content.get("heroes", {})),
            "equipment": list(content.get("equipment", {})),
            "token": list(dict.fromkeys(names)),
            "tile": [name for place in mission.tiles for name in dict.fromkeys((place.name, place.tile)) if name],
            "card": [card.name for card in mission.cards],
            "choice": [f"{card.name}:{one.name}" for card in mission.cards for one in (*card.points, *card.choices)],
            "flag": list(dict.fromkeys(deed.name for deed in deeds if deed.do == "raise-flag")),
            "part": list(dict.fromkeys(goal.part for goal in mission.goals if goal.part)),
            "ending": list(dict.fromkeys((*ends, "time", "knocked-out", "nobody-left"))),
            "sign": SIGNS,
            "scenery": ("bush", "tree"),
            "deck": get_args(Deck),
            "status": (*POSITIVE, *NEGATIVE),
            "tag": [tag for tag in get_args(Tag) if tag],
            "family": get_args(Family),
            "characteristic": get_args(Characteristic),
            "to: point": ["", *points],
            "to: objective": ["", *(name for spec in mission.objectives for name in (spec.name, spec.order) if name)],
            "to: whom": ["", "hero", "heroes", *enemies],
        }

    def flaw(self, key: str, message: str, remedy: str) -> Flaw:
        """A flaw of this mission."""
        return Flaw("missions", self.mission.id, key, message, remedy)

    def flaws(self) -> Iterator[Flaw]:
        """All flaws, in the order of the file."""
        yield from self.slugs()
        for number, token in enumerate(self.mission.tokens):
            yield from self.aura(token, f"tokens.{number}")
        for number, card in enumerate(self.mission.cards):
            yield from self.card(card, f"cards.{number}")
        yield from self.twice([card.name for card in self.mission.cards], "cards")
        yield from self.events()
        yield from self.goals()
        yield from self.gaps()
        for number, inside in enumerate(self.mission.crates):
            if not (inside.endswith(COINS) and inside.removesuffix(COINS).isdecimal()):
                yield from self.name("equipment", inside, f"crates.{number}")

    def aura(self, token: TokenPlace, key: str) -> Iterator[Flaw]:
        """The aura of a token says what effects can say.  [NAR-AUR-07]"""
        for field, message, remedy in aura_faults(token.aura, self.content) if token.aura is not None else ():
            yield self.flaw(f"{key}.aura.{field}", message, remedy)

    def gaps(self) -> Iterator[Flaw]:
        """Texts have one gap, for the time of the end, where the size of the party is known.  [NAR-TIM-01]"""
        for key, gap in gaps(self.mission):
            if gap != END:
                yield self.flaw(key, f"nothing is known to fill {gap} with", f"write {END}, or leave the braces out")
            elif key.partition(".")[0] not in FILLED:
                yield self.flaw(key, f"{END} is not filled in here", "write it in texts of cards and events alone")

    def slugs(self) -> Iterator[Flaw]:
        """Names that appear in logs and flags have no blanks and no colons."""
        mission = self.mission
        for field in ("tokens", "tiles", "cards"):
            for number, one in enumerate(getattr(mission, field)):
                yield from self.name("slug?", one.name, f"{field}.{number}.name")
        for number, goal in enumerate(mission.goals):
            yield from self.name("slug", goal.outcome, f"goals.{number}.outcome")
            yield from self.name("slug?", goal.part, f"goals.{number}.part")

    def events(self) -> Iterator[Flaw]:
        """Events are bound to known moments and come to an end.  [NAR-HOR-12]"""
        for number, event in enumerate(self.mission.events):
            key = f"events.{number}"
            if event.on not in TRIGGERS:
                message = f"there is no trigger {event.on!r}"
                yield self.flaw(f"{key}.on", message, nearest(event.on, list(TRIGGERS), "the triggers are"))
                continue
            yield from self.name(TRIGGERS[event.on].name, event.name, f"{key}.name")
            if event.on == "always" and not (event.once and event.when):
                message = "an event bound to nothing but its conditions needs some, and happens once"
                yield self.flaw(key, message, "add a condition and leave out once")
            yield from self.conditions(event.when, f"{key}.when")
            yield from self.deeds(event.deeds, f"{key}.deeds")

    def goals(self) -> Iterator[Flaw]:
        """A mission can be won, and only ends that it knows have titles.  [NAR-TIM-04, NAR-MIC-08]"""
        for number, goal in enumerate(self.mission.goals):
            yield from self.conditions(goal.when, f"goals.{number}.when")
        for number, outcome in enumerate(self.mission.outcomes):
            yield from self.name("ending", outcome.name, f"outcomes.{number}.name")
        yield from self.twice([outcome.name for outcome in self.mission.outcomes], "outcomes")
        wins = any(goal.won for goal in self.mission.goals) or any(deed.do == "win" for deed in all_deeds(self.mission))
        if not wins and self.mission.time_out == "lost":
            yield self.flaw("goals", "this mission cannot be won", "add a goal, or time_out = 'won'")

    def card(self, card: CardSpec, key: str) -> Iterator[Flaw]:
        """Locations have points and an exit, other cards have choices.  [NAR-LOC-01, NAR-LOC-08, NAR-MIC-03]"""
        if card.kind == "location":
            if not card.points:
                yield self.flaw(f"{key}.points", "a location needs a point of interest", "add a point")
            yield from self.name("card", card.exit, f"{key}.exit")
        elif card.points or card.exit:
            yield self.flaw(
                key, f"a {card.kind} card has no points and no exit", "write choices, or make it a location"
            )
        if card.ask and not card.choices:
            yield self.flaw(f"{key}.ask", "there is nothing to choose from", "add choices, or leave out ask")
        yield from self.deeds(card.deeds, f"{key}.deeds")
        for field, options in (("points", card.points), ("choices", card.choices)):
            for number, choice in enumerate(options):
                yield from self.choice(choice, f"{key}.{field}.{number}")
        for number, point in enumerate(card.points):
            if not point.card:
                yield self.flaw(f"{key}.points.{number}.card", "a point names no card to draw", "add card = ...")
        yield from self.twice([choice.name for choice in (*card.points, *card.choices)], key)

    def choice(self, choice: ChoiceSpec, key: str) -> Iterator[Flaw]:
        """What an option refers to is there, and nothing free can be repeated for ever.  [NAR-LOC-02, NAR-LOC-07]"""
        yield from self.name("slug", choice.name, f"{key}.name")
        if choice.card:
            yield from self.name("card", choice.card, f"{key}.card")
        repeats = not choice.once or (choice.test is not None and choice.retry and not choice.tag)
        if repeats and not choice.cost:
            yield self.flaw(f"{key}.cost", "what costs nothing could be tried for ever", "add a cost or retry = false")
        if choice.otherwise and choice.test is None and not choice.tag:
            yield self.flaw(f"{key}.otherwise", "nothing can fail here", "add a test, or leave out otherwise")
        yield from self.squares(choice.at, f"{key}.at")
        yield from self.conditions(choice.when, f"{key}.when")
        yield from self.deeds(choice.then, f"{key}.then")
        yield from self.deeds(choice.otherwise, f"{key}.otherwise")

    def conditions(self, conditions: Sequence[MissionCondition], key: str) -> Iterator[Flaw]:
        """Conditions are known words with the fields that they read."""
        for number, condition in enumerate(conditions):
            place = f"{key}.{number}"
            if (word := CONDITIONS.get(condition.holds)) is None:
                remedy = nearest(condition.holds, list(CONDITIONS), "the conditions are")
                yield self.flaw(f"{place}.holds", f"there is no condition {condition.holds!r}", remedy)
            else:
                yield from self.fields(word, condition, CONDITION_DEFAULTS, f"condition {condition.holds!r}", place)

    def deeds(self, deeds: Sequence[MissionDeed], key: str) -> Iterator[Flaw]:
        """Deeds are known words with the fields that they read."""
        for number, deed in enumerate(deeds):
            place = f"{key}.{number}"
            if (word := DEEDS.get(deed.do)) is None:
                remedy = nearest(deed.do, list(DEEDS), "the deeds are")
                yield self.flaw(f"{place}.do", f"there is no deed {deed.do!r}", remedy)
                continue
            yield from self.fields(word, deed, DEED_DEFAULTS, f"deed {deed.do!r}", place)
            for place_number, token in enumerate(deed.tokens):
                yield from self.squares([token.at], f"{place}.tokens.{place_number}.at")
                yield from self.aura(token, f"{place}.tokens.{place_number}")

    def fields(self, word: MissionWord[Any], told: Any, defaults: Any, what: str, key: str) -> Iterator[Flaw]:
        """A word reads its own fields and no others, and they refer to what is there."""
        reads = {field.partition(":")[0]: field for field in word.reads}
        free = word.name == "flag" and getattr(told, "do", "") == "raise-flag"
        yield from self.name("slug" if free else word.name, told.name, f"{key}.name")
        for field in FIELDS[1:]:
            value = getattr(told, field, None)
            if value != getattr(defaults, field, None) and field not in reads:
                yield self.flaw(f"{key}.{field}", f"the {what} does not read {field}", f"leave out {field}")
            elif field in reads and field in MUST_HAVE and not value:
                yield self.flaw(f"{key}.{field}", f"the {what} needs {field}", f"add {field} = ...")
        if "at" in reads:
            yield from self.squares(told.at, f"{key}.at")
        if "to" in reads:
            yield from self.name(reads["to"], told.to, f"{key}.to")

    def name(self, kind: str, name: str, key: str) -> Iterator[Flaw]:
        """A name refers to something that is there."""
        sort = kind.removesuffix("?")
        if not sort or not name:
            if bool(name) != bool(sort) and not kind.endswith("?") and not sort.startswith("to: "):
                message, remedy = ("names nothing", f"name a {sort}") if sort else ("has no use here", "leave it out")
                yield self.flaw(key, message, remedy)
        elif sort in ("time", "to: time"):
            yield from self.time(name, key)
        elif sort in ("outcome", "achievement", "story flag", "slug"):
            if not name.replace("-", "").isalnum() or name != name.lower():
                yield self.flaw(key, f"{name!r} is no name", "use small letters, digits and hyphens")
        elif name not in self.known[sort]:
            what = "target" if sort == "to: whom" else sort.removeprefix("to: ")
            remedy = nearest(name, [word for word in self.known[sort] if word], "known here")
            yield self.flaw(key, f"there is no {what} {name!r}", remedy)

    def time(self, name: str, key: str) -> Iterator[Flaw]:
        """A time of the clock.  [NAR-TIM-01]"""
        try:
            tick_of(name)
        except BadData as error:
            yield self.flaw(key, error.message, error.hint)

    def squares(self, squares: Sequence[str], key: str) -> Iterator[Flaw]:
        """Squares of the map."""
        for number, square in enumerate(squares):
            if self.board is not None and self.board.find(square) is None:
                message = f"the map has no square {square!r}"
                yield self.flaw(f"{key}.{number}", message, "name a square of the map, such as C4")

    def twice(self, names: Sequence[str], key: str) -> Iterator[Flaw]:
        """No name is given twice."""
        for name in dict.fromkeys(name for name in names if list(names).count(name) > 1):
            yield self.flaw(key, f"the name {name!r} is given twice", "give each its own name")
