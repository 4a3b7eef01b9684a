"""Rulesets that break one promise each, so that the contract suite can be seen to notice."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

from horologium.engine.core.ask import Choose, Die, Listed, Option, Roll, Thrown
from horologium.engine.core.codec import Codec
from horologium.engine.core.journal import Texts
from horologium.engine.core.view import OptionView
from horologium.engine.rulesets.demo import flow, setup, view
from horologium.engine.rulesets.demo.game import TheFord
from horologium.engine.rulesets.demo.state import Battle

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.engine.core.ask import Request, Rule
    from horologium.engine.core.ruleset import AnyRuleset


def broken(**parts: Any) -> AnyRuleset:
    """The demo game with some parts replaced."""
    return type("Broken", (TheFord,), parts)()


def asking(change: Callable[[Battle, Request], Request]) -> AnyRuleset:
    """The demo game with its questions changed on their way out."""

    def step(battle: Battle) -> Rule[None]:
        rule = flow.step(battle)
        request = next(rule, None)
        while request is not None:
            answer = yield change(battle, request)
            try:
                request = rule.send(answer)
            except StopIteration:
                return

    return broken(step=staticmethod(step))


def offering(change: Callable[[list[Any]], Any]) -> AnyRuleset:
    """The demo game with the lists of its choices changed."""

    def changed(_battle: Battle, request: Request) -> Request:
        if isinstance(request, Choose) and isinstance(request.options, Listed):
            request.options = change(list(request.options))
        return request

    return asking(changed)


class Lax(Listed[Any]):
    """Options that also answer to other spellings of their keys."""

    __slots__ = ()

    def get(self, key: str) -> Any:
        """The option behind a key, blanks or not."""
        return super().get(key.strip())


def twice(items: list[Any]) -> Listed[Any]:
    """The first option comes again at the end."""
    return Listed([*items, items[0]])


def blanks(items: list[Any]) -> Listed[Any]:
    """One more option, with a blank in its key."""
    return Listed([*items, Option("two words")])


def openly(_battle: Battle, request: Request) -> Request:
    """Nothing is secret any more."""
    if request.kind == "choose":
        request.secret = False
    return request


def talkative(battle: Battle, request: Request) -> Request:
    """The journal tells everybody what is in the hands."""
    hands = [card for band in battle.bands for card in band.hand]
    battle.journal.note("round", "DEMO-RND-01", round=battle.round, rounds=battle.rounds, hands=hands)
    return request


def absent_minded() -> AnyRuleset:
    """What is asked depends on something that is not in the state."""
    calls = count()

    def changed(_battle: Battle, request: Request) -> Request:
        if isinstance(request, Choose) and isinstance(request.options, Listed) and next(calls) % 2:
            request.options = Listed([*request.options[1:], request.options[0]])
        return request

    return asking(changed)


class Forgetful(Codec[Battle]):
    """Loses the discards when a dump is read."""

    def load(self, data: Any) -> Battle:
        """The state without its discards."""
        state = super().load(data)
        state.deck.discards.clear()
        return state


class Sticky(Codec[Battle]):
    """Gives a clone the deck of the original."""

    def clone(self, state: Battle) -> Battle:
        """A state that shares its deck."""
        copy = super().clone(state)
        copy.deck = state.deck
        return copy


class Mixed(Codec[Battle]):
    """Gives all restored states one deck."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        thaw, decks = self.restore, []

        def restore(snapshot: Any) -> Battle:
            state = thaw(snapshot)
            decks.append(state.deck)
            state.deck = decks[0]
            return state

        self.restore = restore


class Floating(Codec[Battle]):
    """Writes a float."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        dump = self.dump
        self.dump = lambda state: {**dump(state), "round": state.round / 2}


def codec(kind: type[Codec[Battle]]) -> AnyRuleset:
    """The demo game with another codec."""
    return broken(codec=kind(Battle, 1))


def forgets_texts(*names: str) -> AnyRuleset:
    """The demo game without some of its texts."""
    return broken(texts=Texts({key: text for key, text in TheFord.texts.sources.items() if key not in names}))


def forgets_kinds(name: str) -> AnyRuleset:
    """The demo game with an entry of no kind."""
    return broken(texts=Texts({**TheFord.texts.sources, name: TheFord.texts[name]}))


def sweeps_the_table(_battle: Battle, request: Request) -> Request:
    """Dice are asked about that nobody sees."""
    if isinstance(request, Choose):
        request.about = "die"
    return request


def mixes_dice_up(_battle: Battle, request: Request) -> Request:
    """Dice lie there among which others are thrown."""
    if isinstance(request, Roll):
        request.lying = Thrown(request.rule, request.by, request.dice, tuple(die.faces[0] for die in request.dice))
    return request


def faceless(_battle: Battle, request: Request) -> Request:
    """Dice lie there that show what they have not got."""
    if isinstance(request, Choose):
        request.lying = Thrown(request.rule, request.by, (Die("d6", ("1", "2")),), ("7",))
    return request


def shows_all(battle: Battle, _eyes: str | None) -> Any:
    """A view that knows no secrets."""
    return view.view(battle, None)


def looks_and_touches(battle: Battle, eyes: str | None) -> Any:
    """A view that changes what it looks at."""
    battle.march += 1
    return view.view(battle, eyes)


def wordless(_self: Any, _battle: Battle, _request: Any, key: str) -> OptionView:
    """Options without words."""
    return OptionView(key, " ")


def cites_nothing_known(_self: Any, _battle: Battle, _request: Any, key: str) -> OptionView:
    """Options by a rule that no ledger has."""
    return OptionView(key, key, None, ("DEMO-ACT-" + "99",))


def finds_fault(battle: Battle) -> Any:
    """The state is broken from the second round on."""
    yield from setup.faults(battle)
    if battle.round > 1:
        yield "it is late"
