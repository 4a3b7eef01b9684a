"""The order of a combat, from payment to the leap after it (ledger topics DMG and RRL)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, Thrown, pick, roll, roll_again
from horologium.engine.rulesets.constellation.abilities import ABILITIES, FOR_THE_ACTIVATION
from horologium.engine.rulesets.constellation.attacks import (
    Attack,
    attack_dice,
    defence_dice,
    strikes_back,
)
from horologium.engine.rulesets.constellation.dice import D6, Said, read, read_friend, read_weak
from horologium.engine.rulesets.constellation.reactions import step_aside, surges, wall_up
from horologium.engine.rulesets.constellation.shoves import PUSH, jump_back, pull, push, whirl
from horologium.engine.rulesets.constellation.state import Battle, Miniature, bury, can_pay, gain, pay, wound

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ask import Answer, Rule
    from horologium.engine.kit.cells import CellSet

KEEP: Final = Option("keep")
FACED: Final[Mapping[str, tuple[Option, ...]]] = MappingProxyType(
    {face: tuple(Option(f"die-{place}-{face}") for place in range(40)) for face in D6.faces}
)
"""A die that may be rolled again, by the face it shows and its place."""
RUSHES: Final = ("reckless-rush-1", "reckless-rush-2")
NOTHING: Final = Said(0, 0, 0)


def pay_riders(battle: Battle, attack: Attack) -> None:
    """Pay for what is declared with an attack.  [CON-DMG-12, CON-COS-01, CON-COS-04]"""
    for ability in attack.riders:
        if ability in battle.deed.aids:
            continue
        pay(battle, attack.by, ability)
        if ability in FOR_THE_ACTIVATION:
            battle.deed.aids = (*battle.deed.aids, ability)


def combat(battle: Battle, attack: Attack) -> Rule[None]:
    """Fight one attack that is paid for, to its end.  [CON-DMG-12]"""
    attacker, target = attack.by, attack.target
    surge = False
    if target.seat != attacker.seat:
        if attack.close:
            surge = yield from surges(battle, target)
        yield from wall_up(battle, target)
    _rush(battle, attack, surge)
    if attacker.alive and target.alive:
        yield from exchange(battle, attack, surge)


def _rush(battle: Battle, attack: Attack, surge: bool) -> None:
    """The damage that Reckless Rush costs; it can kill.  [CON-ABL-03, CON-ABL-28, CON-DMG-12]"""
    own = next((ability for ability in RUSHES if ability in attack.riders), None)
    hurt = [(attack.by, ABILITIES[own].rule)] if own and attack.fresh else []
    hurt += [(attack.target, "CON-ABL-28")] if surge else []
    for figure, rule in hurt:
        wound(battle, figure, 1, rule)
    for figure, rule in hurt:
        if not figure.alive:
            bury(battle, figure, None, rule)


def exchange(battle: Battle, attack: Attack, surge: bool) -> Rule[None]:
    """Both roll, re-roll, and suffer at the same time.  [CON-DMG-01, CON-DMG-07, CON-DMG-12]"""
    attacker, target = attack.by, attack.target
    ours, theirs = attack_dice(battle, attack), defence_dice(battle, attack, surge)
    who = {"figure": attacker.key, "deed": f"deed-{attack.kind}", "target": target.key}
    reasons = {"pool": ours.reasons(), "guard": theirs.reasons()}
    battle.journal.note("attacked", "CON-DMG-01", **who, dice=ours.total, defence=theirs.total, **reasons)
    one = yield from _throw("CON-DMG-01", attacker, ours.total)
    other = yield from _throw("CON-DMG-07", target, theirs.total)
    faces, answer = yield from rerolls(battle, (attacker, one), (target, other))
    said = read(faces)
    back = _defence(battle, attack, answer)
    yield from settle(battle, attack, said, back)


def _throw(rule: str, figure: Miniature, dice: int) -> Rule[Thrown]:
    """Roll so many dice and let them lie until both have chosen what to roll again.  [CON-DMG-01, CON-RRL-01]"""
    faces = yield from roll(rule, figure, (D6,) * dice)
    return Thrown(rule, figure.key, (D6,) * dice, faces)


def _defence(battle: Battle, attack: Attack, answer: Answer) -> Said:
    """What the target's dice come to.  [CON-RNG-07, CON-ABL-22, CON-ABL-27]"""
    if attack.target.seat == attack.by.seat:
        return read_friend(answer)
    return read(answer) if strikes_back(battle, attack) else read_weak(answer)


def strike(battle: Battle, attack: Attack, rule: str) -> Rule[None]:
    """One die without counterattack.  [CON-DMG-11, CON-COS-05, CON-CTL-02]"""
    attacker, target = attack.by, attack.target
    who = {"figure": attacker.key, "deed": f"deed-{attack.kind}", "target": target.key}
    battle.journal.note("struck", rule, "CON-DMG-11", **who)
    lying = yield from _throw(rule, attacker, 1)
    faces, _ = yield from rerolls(battle, (attacker, lying), (target, Thrown(rule, target.key, (), ())))
    yield from settle(battle, attack, read(faces), NOTHING)


def settle(battle: Battle, attack: Attack, said: Said, back: Said) -> Rule[None]:
    """Damage, Cosmo, casualties, Cautious, then push, pull and leaps.  [CON-DMG-07, CON-DMG-12]"""
    attacker, target = attack.by, attack.target
    harm, hurt = max(0, said.dealt - back.stopped), max(0, back.dealt - said.stopped)
    facts = {"dealt": said.dealt, "stopped": back.stopped, "harm": harm}
    battle.journal.note("settled", "CON-DMG-07", figure=attacker.key, target=target.key, hurt=hurt, **facts)
    where = battle.space(target)
    wound(battle, target, harm, "CON-DMG-07")
    wound(battle, attacker, hurt, "CON-DMG-07")
    if harm:
        _linger(battle, attack)
    gain(battle, attacker.seat, said.cosmo, "CON-DMG-02")
    gain(battle, target.seat, back.cosmo, "CON-DMG-02")
    if not target.alive:
        bury(battle, target, attacker, "CON-DMG-10")
    if not attacker.alive:
        bury(battle, attacker, target, "CON-DMG-10")
    hit = [figure for figure, points in ((attacker, hurt), (target, harm)) if points and figure.alive]
    for figure in sorted(hit, key=lambda one: one.seat != battle.go):
        yield from step_aside(battle, figure)
    yield from _aftermath(battle, attack, where if not target.alive else battle.space(target), harm)


def _linger(battle: Battle, attack: Attack) -> None:
    """What a target that took damage keeps of it.  [CON-ABL-16, CON-ABL-26, CON-ABL-27]"""
    target = attack.target
    if not attack.main:
        return
    if "right-in-the-feet" in attack.riders:
        target.slowed = True
        battle.journal.note("slowed", "CON-ABL-16", figure=target.key)
    if "poison-attack" in attack.riders:
        target.poison += 1
        battle.journal.note("poisoned", "CON-ABL-26", figure=target.key)
    if "paralyze" in attack.riders:
        target.paralysed = True
        battle.journal.note("paralysed", "CON-ABL-27", figure=target.key)


def _aftermath(battle: Battle, attack: Attack, where: CellSet, harm: int) -> Rule[None]:
    """Push or pull of the target, then the leap of the attacker.  [CON-DMG-12, CON-ABL-04, CON-ABL-23]"""
    attacker, target = attack.by, attack.target
    if attacker.alive and target.alive and attack.main:
        if "push-attack" in attack.riders:
            yield from push(battle, attacker, target, PUSH, "CON-ABL-04")
        if attack.kind == "chain" and harm:
            pull(battle, attacker, target)
    where = battle.space(target) or where
    if not attacker.alive or attacker.hidden:
        return
    if "whirl" in attack.riders:
        whirl(battle, attacker, where)
    if "jump-back-1" in attack.riders:
        jump_back(battle, attacker, where, 2, "CON-ABL-25")
    if attack.kind == "parting":
        jump_back(battle, attacker, where, 1, "CON-ABL-29")


def rerolls(
    battle: Battle, one: tuple[Miniature, Thrown], other: tuple[Miniature, Thrown]
) -> Rule[tuple[Answer, Answer]]:
    """Both choose in secret from the first roll; then the chosen dice are rolled.  [CON-RRL-01, CON-RRL-03]"""
    chosen = []
    for figure, lying in (one, other):
        chosen.append((yield from _choose_die(battle, figure, lying)))
    results = []
    for (figure, lying), place in zip((one, other), chosen, strict=True):
        if place is None:
            results.append(lying.faces)
            continue
        pay(battle, figure, "attack-re-rolls")
        faces = (yield from roll_again("CON-RRL-01", figure, lying, (place,))).faces
        told = {"figure": figure.key, "before": lying.faces[place], "after": faces[place]}
        battle.journal.note("rerolled", "CON-RRL-01", **told)
        results.append(faces)
    return results[0], results[1]


def _choose_die(battle: Battle, figure: Miniature, lying: Thrown) -> Rule[int | None]:
    """The own die that a player rolls again, if any.  [CON-ABL-01, CON-RRL-02]"""
    if not lying.faces or not can_pay(battle, figure, "attack-re-rolls"):
        return None
    dice = [FACED[face][place] for place, face in enumerate(lying.faces)]
    choice = yield from pick("CON-ABL-01", figure, [KEEP, *dice], "die", secret=True, lying=lying)
    return None if choice is KEEP else dice.index(choice)
