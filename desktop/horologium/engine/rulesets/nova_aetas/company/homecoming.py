"""From a battle back to the company: what it brings, what it costs, and how it can end."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from horologium.engine.core.ask import Option, pick
from horologium.engine.core.campaign import BattleResult, MissionEnds
from horologium.engine.core.consequences import coins, experience
from horologium.engine.core.errors import BadData
from horologium.engine.core.results import each_of, report
from horologium.engine.core.speech import say
from horologium.engine.rulesets.nova_aetas.company import between, service
from horologium.engine.rulesets.nova_aetas.company.between import RECIPE_LAYERS
from horologium.engine.rulesets.nova_aetas.company.members import gear_of, injuries
from horologium.engine.rulesets.nova_aetas.missions.legend import all_deeds
from horologium.engine.rulesets.nova_aetas.state import COMPANY
from horologium.engine.rulesets.nova_aetas.turns.clock import time_text
from horologium.engine.rulesets.nova_aetas.turns.ending import close

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.engine.core.ask import Rule
    from horologium.engine.core.campaign import CampaignState, Company, Member, MemberResult
    from horologium.engine.core.consequences import Consequences
    from horologium.engine.core.ruleset import Content, Outcome
    from horologium.engine.rulesets.nova_aetas.company.service import Record
    from horologium.engine.rulesets.nova_aetas.mission_specs import MissionSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero


def bring_home(state: CampaignState, battle: Battle, *, plot: bool) -> Rule[BattleResult]:
    """The steps *outcome* to *experience*, as far as they follow from the battle, which stays as it is.

    [NAR-MIS-20, NAR-MIS-36, NAR-REA-05, NAR-CMP-13, NAR-EQP-19]
    """
    content, company = state.content, state.company
    if battle.phase != "over":
        raise BadData(say("{mission} is not over", mission=battle.mission.name), "play the mission to its end first")
    told = service.read(battle)
    members = _members(battle, company)
    loot = yield from between.kept_loot(battle)
    recipes = (yield from _recipe(content, company)) if plot and battle.won else ()
    return BattleResult(
        outcome=battle.ended,
        won=battle.won,
        members=tuple(_report(member.key, told.records[hero.key]) for hero, member in members),
        consequences=(
            *(each for hero, member in members for each in _changes(hero, company, member)),
            *each_of("thing", "reagent", loot),
            *each_of("thing", "equipment", battle.stock),
            coins(max(-company.purse, between.earned(battle, plot=plot))),
            experience(between.experience(won=battle.won, plot=plot)),
            *each_of("known", "recipe", recipes),
            *each_of("known", "achievement", _achievements(battle)),
            *each_of("flag", "flag", _flags(battle)),
        ),
        left=len(battle.loot) - len(loot),
        clock=say("{start} to {end}", start=time_text(battle.start), end=time_text(battle.now)),
        last_blow=_last_blow(company, told.last_blow),
    )


def ended(outcome: Outcome) -> str:
    """A mission ends with the word of its goal.  [NAR-TIM-04]"""
    return outcome.why


def give_up(content: Content, battle: Battle) -> None:
    """Whoever leaves the field has lost, as if the time had run out.  [NAR-TIM-03, NAR-TIM-04]"""
    if battle.phase == "over":
        return
    lost = [outcome for outcome, won in outcomes(content, battle.mission.id).items() if not won]
    battle.ended, battle.won = "time" if "time" in lost else lost[-1], False
    close(battle)


def _last_blow(company: Company, told: tuple[str, ...]) -> tuple[str, ...]:
    """The member behind the card of a hero."""
    return tuple(member.key for member in company.members if member.card in told[:1]) + told[1:]


def _members(battle: Battle, company: Company) -> list[tuple[Hero, Member]]:
    """Everybody who was there; a hero is known by his card."""
    members = {member.card: member for member in company.members}
    for hero in battle.heroes:
        if hero.key not in members:
            raise BadData(
                say("{hero} is not of this company", hero=hero.name),
                "bring the battle home to the company that fought it",
            )
    return [(hero, members[hero.key]) for hero in battle.heroes]


def _report(member: str, record: Record) -> MemberResult:
    return report(
        member,
        kills=record.kills,
        dealt=record.dealt,
        taken=record.wounds,
        knocked_out=record.knocked_out,
        found=record.found,
    )


def _changes(hero: Hero, company: Company, member: Member) -> Consequences:
    """Wounds end with the mission, injuries stay, cards may have changed hands.  [NAR-END-06, NAR-INJ-01]"""
    carried, before = [item.card for item in hero.items], gear_of(company, member.key)
    return (
        *each_of("thing", "equipment", beyond(before, carried), member.key, -1),
        *each_of("thing", "equipment", beyond(carried, before), member.key),
        *each_of("condition", "injury", beyond(hero.injuries, injuries(member)), member.key),
    )


def beyond(cards: Sequence[str], others: Sequence[str]) -> tuple[str, ...]:
    """The cards that are more than the others, copies counted."""
    return tuple((Counter(cards) - Counter(others)).elements())


def _recipe(content: Content, company: Company) -> Rule[tuple[str, ...]]:
    """A victory in the plot missions 4 to 24 brings a recipe that the players choose.  [NAR-MIS-21, NAR-MIS-36]"""
    if company.battles + 1 not in RECIPE_LAYERS:
        return ()
    known = [card.id for card in content["equipment"].values() if card.formula]
    options = [Option(card) for card in known if card not in company.knows("recipe")]
    return ((yield from pick("NAR-MIS-36", COMPANY, options, "card")).key,) if options else ()


def _achievements(battle: Battle) -> tuple[str, ...]:
    """What was won in this mission and not before.  [NAR-CMP-13]"""
    won = between.achievements(battle.found)
    return tuple(name for name in won if name not in battle.mission.achievements)


def _flags(battle: Battle) -> tuple[str, ...]:
    """The flags that the mission has raised, each as often as it stands; what has a colon is the engine's own."""
    return tuple(name for name, count in battle.flags.items() if ":" not in name for _ in range(count))


def ends(content: Content, mission: str) -> MissionEnds:
    """How a mission ends, the flags that its deeds raise, the achievements that they give.

    [NAR-CAM-01, NAR-CMP-13, NAR-TIM-04]
    """
    spec: MissionSpec = content["missions"][mission]
    deeds = list(all_deeds(spec))
    flags, achievements = (
        tuple(dict.fromkeys(deed.name for deed in deeds if deed.do == word)) for word in ("raise-flag", "achievement")
    )
    titles = {each.name: each.title for each in spec.outcomes}
    told = {goal.outcome: goal.text for goal in reversed(spec.goals) if goal.text}
    return MissionEnds(outcomes(content, mission), flags, achievements, titles, told, spec.won, spec.lost)


def outcomes(content: Content, mission: str) -> Mapping[str, bool]:
    """The goals and the endings that deeds call for; then time, and a company that lies on the ground.

    [NAR-TIM-03, NAR-TIM-04, NAR-TIM-05, NAR-HOR-11]
    """
    spec: MissionSpec = content["missions"][mission]
    return {**_called_for(spec), "time": spec.time_out == "won", _ground(spec): False}


def _called_for(spec: MissionSpec) -> dict[str, bool]:
    found = {goal.outcome: goal.won for goal in spec.goals}
    return found | {deed.name: deed.do == "win" for deed in all_deeds(spec) if deed.do in ("win", "lose")}


def _ground(spec: MissionSpec) -> str:
    return "knocked-out" if spec.ko_limit else "nobody-left"


def down_for(content: Content, mission: str, outcome: str, party: int) -> int:
    """How many of a party lie on the ground when the mission ends so, at the least.  [NAR-TIM-05, NAR-HOR-11]"""
    spec: MissionSpec = content["missions"][mission]
    if outcome != _ground(spec) or outcome in _called_for(spec):
        return 0
    return min(spec.ko_limit or party, party)
