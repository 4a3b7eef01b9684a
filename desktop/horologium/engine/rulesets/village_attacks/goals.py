"""What a night is about: how far its goals have come, the Rank that follows, how it ends (ledger topic END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.rulesets.village_attacks import facts

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.mission_specs import WorkSpec
    from horologium.engine.rulesets.village_attacks.state import Battle, ObjectiveState, Villager


def look_for_end(battle: Battle) -> None:
    """See whether the night is won or lost by what has just happened; of both at once it is won.

    [VIL-END-01, VIL-END-02]
    """
    refresh_rank(battle)
    if battle.over:
        return
    battle.won = next((win for win in battle.mission.wins if reached(battle, win)), "")
    if battle.won:
        battle.journal.note("won", "VIL-END-02", how=battle.won)
    elif not battle.heart:
        lose(battle, "heart", "VIL-END-01")
    elif battle.mission.mapmakers is not None and battle.escaped >= battle.mission.mapmakers.escapes:
        lose(battle, "escapes", "VIL-MIS-38")
    elif "sleeper" in battle.mission.wins and not battle.summoned and not battle.summon_deck.cards:
        lose(battle, "asleep", "VIL-MIS-29")


def lose(battle: Battle, how: str, rule: str) -> None:
    """The night is lost, unless it is over already."""
    if not battle.over:
        battle.lost = how
        battle.journal.note("lost", rule, how=how)


def reached(battle: Battle, win: str) -> bool:
    """Whether a goal is met that may be met at any moment.  [VIL-END-02]"""
    mission = battle.mission
    if win == "morale":
        return mission.morale is not None and not battle.morale
    if win == "works":
        undone = any(spec.undoes for spec in mission.works)
        return bool(battle.works) and not undone and all(work.done for work in battle.works)
    if win == "purses":
        return bool(battle.purses) and all(purse.home for purse in battle.purses)
    if win == "mapmakers" and mission.mapmakers is not None:
        return battle.mapped >= mission.mapmakers.need.of(len(battle.monsters))
    if win == "banners" and mission.banners is not None:
        return battle.banners >= len(mission.banners.rounds)
    if win == "marshal":
        return battle.marshal == "dead"
    if win == "ransom" and mission.ransom is not None:
        return battle.ransom >= mission.ransom.need.of(len(battle.monsters))
    return False


# The Rank


def refresh_rank(battle: Battle) -> None:
    """The Rank follows what the scenario says, and never goes down.  [VIL-SPN-02, VIL-MIS-19]"""
    rank = min(3, max(battle.rank, rank_now(battle)))
    if rank != battle.rank:
        battle.rank = rank
        battle.journal.note("rank", "VIL-SPN-02", rank=rank)


def rank_now(battle: Battle) -> int:
    """The Rank as it would be read off now.  [VIL-MIS-19, VIL-MIS-26 to 29]"""
    spec = battle.mission.rank
    if spec.by == "morale":
        start = battle.most_morale
        return 1 + (battle.morale <= 2 * start // 3) + (battle.morale <= start // 3)
    if spec.by == "rounds":
        rounds = spec.solo if spec.solo and len(battle.monsters) == 1 else spec.rounds
        return 1 + sum(1 for first in rounds if battle.round >= first)
    if spec.by == "summoning":
        return 1 + battle.ever_paid + battle.ever_summoned
    return 1 + goals_reached(battle)


def goals_reached(battle: Battle) -> int:
    """How many altars, gates, engines, purses and Banner Heroes are done with."""
    works = sum(1 for work in battle.works if work.done)
    return works + sum(1 for purse in battle.purses if purse.home) + battle.banners


# Villagers that mean something


def worth_of(battle: Battle, villager: Villager) -> int:
    """The Experience of killing one that is no Hero.  [VIL-KIL-01, VIL-KIL-02, VIL-MIS-38]"""
    makers = battle.mission.mapmakers
    return makers.experience if villager.role == facts.MAPMAKER and makers is not None else 1


def villager_gone(battle: Battle, villager: Villager, *, killed: bool) -> None:
    """What a villager's leaving the map means for decks and goals.  [VIL-HER-02, VIL-MIS-28, 36, 38, 40]"""
    if villager.role == facts.MAPMAKER:
        battle.mapped += killed
        battle.escaped += not killed
    elif villager.role == facts.MARSHAL:
        battle.marshal = "dead"
    elif villager.role == facts.BANNER:
        battle.banners += 1
    elif villager.role == facts.CAPTIVE:
        battle.captive = villager.card
    elif villager.card:
        battle.heroes_below.append(villager.card)


def work_spec(battle: Battle, work: ObjectiveState) -> WorkSpec:
    """What the mission says of an objective."""
    return next(spec for spec in battle.mission.works if spec.key == work.key)


def needed(battle: Battle, spec: WorkSpec) -> int:
    """The progress at which an objective is done.  [VIL-MIS-26, VIL-MIS-34, VIL-MIS-37]"""
    return spec.need.of(len(battle.monsters))


def most_progress(battle: Battle, spec: WorkSpec) -> int:
    """The progress beyond which an objective cannot go.  [VIL-MIS-34]"""
    return needed(battle, spec) if spec.most is None else spec.most.of(len(battle.monsters))
