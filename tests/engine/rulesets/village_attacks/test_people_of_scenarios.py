"""Captives, Mapmakers, banners and the Marshal, as they are shipped (VIL-MIS-28, 36, 38 and 40)."""

import pytest

from helpers.night import content, monster, night, offered, step, villagers_in, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw
from horologium.engine.rulesets.village_attacks.prepare import prepare
from horologium.engine.rulesets.village_attacks.state import Options
from horologium.engine.rulesets.village_attacks.verbs import Blow, harm


def at(mission, *party, **position):
    """A position of a night as it is shipped."""
    return night(*(party or (monster("weeping-bell"),)), spec=content()["missions"][mission], **position)


def choose(*keys):
    return [(Choose, (key,)) for key in keys]


def villagers_end(battle, *script):
    """Play the last step of the Villagers phase."""
    battle.phase, battle.waiting = "spawn", []
    play(step(battle), script)
    return battle


def restored(battle, *script):
    """Play the Restore phase."""
    battle.phase = "restore"
    play(step(battle), script)
    return battle


def killed(battle, villager, *script):
    """One villager, dead by a blow that teaches nobody."""
    play(harm(battle, villager, 9, Blow("trap", "VIL-TRP-09")), script)


# The Yunfakh Column


def column(*villagers, heroes=("examiner-halm",), round_=2, **more):
    """The spawn step of a round of the column."""
    battle = at("the-yunfakh-column", villagers=villagers, round=round_, phase="traps", **more)
    battle.hero_deck.cards = list(heroes)
    return battle


@pytest.mark.rule("VIL-MIS-28")
@pytest.mark.parametrize("round_", [2, 4, 6])
def test_a_hero_enters_with_a_banner_besides_the_cards(round_):
    battle = column(round_=round_)
    play(step(battle), [(Draw, ("examiner-halm",))])
    bearer = battle.villagers[0]
    assert (bearer.role, bearer.health, zone_of(battle, bearer)) == ("banner", 5, "RO")
    assert battle.waiting == ["0"]


@pytest.mark.rule("VIL-MIS-28")
def test_in_other_rounds_no_banner_comes():
    battle = column(round_=3)
    play(step(battle), [])
    assert battle.villagers == []


@pytest.mark.rule("VIL-MIS-28")
def test_three_dead_banners_win_and_each_raises_the_rank():
    battle = at("the-yunfakh-column", villagers=("3 hero:examiner-halm KI role=banner",))
    for rank in (2, 3):
        killed(battle, battle.villagers[0])
        assert (battle.rank, battle.won) == (rank, "")
    killed(battle, battle.villagers[0])
    assert (battle.won, battle.heroes_below) == ("banners", [])


@pytest.mark.rule("VIL-MIS-28")
def test_morale_at_nought_does_not_win_against_the_column():
    battle = at("the-yunfakh-column", villagers=("1 commoner KI",), morale=1)
    killed(battle, battle.villagers[0])
    assert (battle.morale, battle.won) == (0, "")


@pytest.mark.rule("VIL-MIS-28")
def test_without_a_card_the_farthest_ordinary_hero_takes_the_banner_up():
    battle = column("1 hero:petra-quarryman KI", "1 hero:examiner-halm RO", heroes=())
    play(step(battle), [])
    assert [(one.card, one.role, one.health) for one in battle.villagers] == [
        ("petra-quarryman", "", 5),
        ("examiner-halm", "banner", 5),
    ]


@pytest.mark.rule("VIL-MIS-28")
def test_without_any_hero_the_banner_comes_with_the_first_card():
    battle = column(heroes=())
    play(step(battle), [])
    battle.phase, battle.waiting, battle.round, battle.heroes_below = "traps", [], 3, ["examiner-halm"]
    play(step(battle), [])
    assert [one.role for one in battle.villagers] == ["banner"]


@pytest.mark.rule("VIL-MIS-28")
@pytest.mark.parametrize(("count", "tokens"), [(1, 1), (2, 2), (3, 3)])
def test_the_column_comes_with_one_token_fewer(count, tokens):
    party = [monster(card) for card in ("weeping-bell", "ember-nun", "bramblehart")[:count]]
    assert len(at("the-yunfakh-column", *party).tokens) == tokens


# The Ransom


def ransom(**position):
    battle = at("the-ransom", monster("ossuary-warden"), monster("ember-nun", zone="away"), **position)
    battle.captive = "examiner-halm"
    battle.hero_deck.cards = ["petra-quarryman"]
    return battle


@pytest.mark.rule("VIL-MIS-36")
def test_the_top_hero_is_the_captive_from_the_start():
    battle = at("the-ransom")
    battle.hero_deck.cards = []
    drawn = ("sexton-marl", "tamsin-snare", "deacon-salt", "examiner-halm", "petra-quarryman", "examiner-halm")
    play(prepare(battle), [(Draw, (card,)) for card in drawn])
    assert battle.captive == "examiner-halm"
    assert (len(battle.hero_deck.cards), "examiner-halm" in battle.hero_deck.cards) == (4, False)


@pytest.mark.rule("VIL-MIS-36")
@pytest.mark.parametrize(("round_", "paid"), [(2, 0), (3, 1), (4, 1)])
def test_from_the_third_round_on_the_ransom_is_paid_and_monsters_on_the_map_learn(round_, paid):
    battle = restored(ransom(round=round_))
    assert (battle.ransom, [one.experience for one in battle.monsters]) == (paid, [paid, 0])


@pytest.mark.rule("VIL-MIS-36")
@pytest.mark.parametrize(("count", "need"), [(1, 6), (2, 4), (5, 4)])
def test_so_many_payments_win(count, need):
    cards = ("ossuary-warden", "ember-nun", "bramblehart", "candle-widow", "marionettist")[:count]
    battle = at("the-ransom", *[monster(card) for card in cards], round=9)
    battle.captive, battle.ransom = "examiner-halm", need - 2
    assert restored(battle).won == ""
    assert restored(battle).won == "ransom"


@pytest.mark.rule("VIL-MIS-36")
def test_three_villagers_and_no_monster_free_the_captive_who_acts_in_the_next_round():
    battle = villagers_end(ransom(villagers=("3 commoner OU",), round=4))
    freed = battle.villagers[-1]
    assert (freed.card, zone_of(battle, freed), freed.damage, battle.captive) == ("examiner-halm", "OU", 0, "")
    assert restored(battle).ransom == 0


@pytest.mark.rule("VIL-MIS-36")
@pytest.mark.parametrize("guard", ["OU", "minion"])
def test_a_monster_or_minion_keeps_the_captive(guard):
    party = [monster("weeping-bell", zone="OU")] if guard == "OU" else [monster("marionettist", minions="OU away")]
    battle = at("the-ransom", *party, villagers=("3 commoner OU",))
    battle.captive = "examiner-halm"
    assert villagers_end(battle).captive == "examiner-halm"


@pytest.mark.rule("VIL-MIS-36", "VIL-MIS-17")
def test_the_houndmaster_set_free_has_his_commoner_with_him():
    battle = ransom(villagers=("3 commoner OU",))
    battle.captive = "brell-the-houndmaster"
    villagers_end(battle)
    assert sorted(villagers_in(battle, "OU")) == ["commoner"] * 4 + ["hero"]


@pytest.mark.rule("VIL-MIS-36")
def test_the_captive_who_is_killed_is_held_again():
    battle = villagers_end(ransom(villagers=("3 commoner OU",)))
    killed(battle, battle.villagers[-1])
    assert (battle.captive, battle.heroes_below) == ("examiner-halm", [])


@pytest.mark.rule("VIL-MIS-36", "VIL-MIS-39")
@pytest.mark.parametrize("mission", ["the-ransom", "four-towers", "break-the-siege", "the-whole-country"])
def test_in_some_nights_morale_does_not_win(mission):
    assert "morale" not in content()["missions"][mission].wins


# The Mapmakers


@pytest.mark.rule("VIL-MIS-38")
def test_a_mapmaker_stands_in_each_of_three_rooms():
    battle = at("the-mapmakers")
    assert [(one.role, zone_of(battle, one), one.health) for one in battle.villagers] == [
        ("mapmaker", "LI", 2),
        ("mapmaker", "CR", 2),
        ("mapmaker", "KI", 2),
    ]


def mapmaker(zone, *others, **more):
    """A night with a single Mapmaker."""
    return at("the-mapmakers", villagers=(f"1 commoner {zone} role=mapmaker", *others), **more)


@pytest.mark.rule("VIL-MIS-38")
def test_it_flees_to_the_nearest_spawn_point_and_never_attacks():
    battle = at(
        "the-mapmakers",
        monster("weeping-bell", zone="KI"),
        villagers=("1 commoner KI role=mapmaker",),
        phase="villagers",
    )
    battle.tokens = [battle.castle.board.cell("WG")]
    play(step(battle), [])
    assert (zone_of(battle, battle.villagers[0]), battle.monsters[0].damage) == ("WG", 0)
    battle.phase, battle.waiting, battle.reach = "villagers", [battle.villagers[0].key], {battle.villagers[0].key: 5}
    play(step(battle), [])
    assert (battle.villagers, battle.escaped) == ([], 1)


@pytest.mark.rule("VIL-MIS-38")
def test_with_three_escaped_the_night_is_lost():
    battle = mapmaker("GT", phase="villagers")
    battle.escaped = 2
    play(step(battle), [])
    assert battle.lost == "escapes"


@pytest.mark.rule("VIL-MIS-38")
@pytest.mark.parametrize(("count", "need"), [(1, 4), (2, 5)])
def test_so_many_dead_mapmakers_win(count, need):
    battle = mapmaker("KI")
    battle.monsters += at("the-mapmakers", monster("ember-nun")).monsters[: count - 1]
    battle.mapped = need - 1
    killed(battle, battle.villagers[0])
    assert battle.won == "mapmakers"


@pytest.mark.rule("VIL-MIS-38")
def test_a_kill_is_worth_two_experience_and_no_morale():
    warden = monster("ossuary-warden", zone="KI", dice="melee melee")
    battle = at("the-mapmakers", warden, villagers=("1 commoner KI role=mapmaker",))
    for _ in range(2):
        play(step(battle), choose("melee-mapmaker-4"))
    assert (battle.monsters[0].experience, battle.mapped, battle.morale) == (2, 1, 0)


@pytest.mark.rule("VIL-MIS-38")
def test_mapmakers_come_before_commoners_and_hinder_nobody():
    bell = monster("weeping-bell", zone="KI", dice="melee", damage=4)
    battle = at("the-mapmakers", bell, villagers=("1 commoner KI role=mapmaker",))
    assert "step-GH" in offered(battle)
    crowd = at(
        "the-mapmakers",
        monster("weeping-bell", zone="KI", dice="melee"),
        villagers=("1 commoner KI", "1 commoner KI role=mapmaker"),
    )
    assert [key for key in offered(crowd) if key.startswith("melee-")] == ["melee-mapmaker-5"]


@pytest.mark.rule("VIL-MIS-38")
def test_villager_results_do_not_move_mapmakers():
    battle = at(
        "the-mapmakers",
        monster("weeping-bell", dice="villager"),
        villagers=("1 commoner CR role=mapmaker", "1 commoner GH"),
    )
    play(step(battle), choose("villager"))
    assert [zone_of(battle, one) for one in battle.villagers] == ["CR", "VE"]


@pytest.mark.rule("VIL-MIS-38")
@pytest.mark.parametrize(("round_", "count"), [(1, 1), (2, 2), (3, 2), (7, 2), (8, 1)])
def test_new_ones_appear_from_the_second_round_to_the_seventh(round_, count):
    battle = at(
        "the-mapmakers", monster("weeping-bell", zone="CR"), villagers=("1 commoner CR role=mapmaker",), round=round_
    )
    restored(battle)
    assert len(battle.villagers) == count


@pytest.mark.rule("VIL-MIS-38")
def test_a_new_one_appears_where_the_nearest_monster_is_farthest():
    party = [monster("weeping-bell", zone="VA"), monster("ember-nun", zone="GH")]
    battle = restored(at("the-mapmakers", *party, villagers=("1 commoner CR role=mapmaker",), round=2))
    assert zone_of(battle, battle.villagers[-1]) == "LI"


# The Whole Country


def marshal(*party, **position):
    """The Marshal has just come in by the road."""
    battle = at("the-whole-country", *(party or (monster("ossuary-warden"),)), phase="traps", morale=13, **position)
    play(step(battle), [])
    return battle, battle.villagers[-1]


@pytest.mark.rule("VIL-MIS-40")
@pytest.mark.parametrize(("morale", "comes"), [(13, True), (14, False)])
def test_the_marshal_enters_once_morale_is_at_half(morale, comes):
    battle = at("the-whole-country", phase="traps", morale=morale)
    play(step(battle), [])
    assert [one.role for one in battle.villagers] == ["marshal"] * comes


@pytest.mark.rule("VIL-MIS-40")
def test_he_enters_at_token_a_besides_the_cards_and_once():
    battle, lord = marshal()
    assert (zone_of(battle, lord), lord.health, lord.type, lord.kind) == ("RO", 5, "every", "hero")
    assert battle.waiting == ["0"]
    battle.phase, battle.waiting = "traps", []
    play(step(battle), [])
    assert len(battle.villagers) == 1


@pytest.mark.rule("VIL-MIS-40")
def test_he_strikes_twice_at_everybodys_nemesis_from_afar_and_breaks():
    warden = monster("ossuary-warden", zone="BB")
    battle, lord = marshal(warden)
    battle.phase, battle.waiting, battle.reach = "villagers", [lord.key], {lord.key: 9}
    play(step(battle), [])
    assert (battle.monsters[0].damage, battle.monsters[0].breaks) == (4, 2)
    assert zone_of(battle, lord) == "BB"


@pytest.mark.rule("VIL-MIS-40")
@pytest.mark.parametrize("trap", ["net-fall", "swinging-log", "trapdoor"])
def test_he_is_neither_stunned_nor_moved_away_nor_put_elsewhere(trap):
    battle, lord = marshal(traps=(f"{trap} CO",))
    lord.zone, battle.phase = battle.castle.board.cell("CO"), "traps"
    battle.waiting = [battle.placed[0].key]
    play(step(battle), [])
    assert (lord.stunned, zone_of(battle, lord)) == (False, "CO")


@pytest.mark.rule("VIL-MIS-40")
def test_no_power_moves_him_away_but_he_can_be_shoved():
    boy = monster("hollow-choirboy", zone="CO", powers="b1")
    battle, lord = marshal(boy)
    lord.zone = battle.castle.board.cell("GH")
    battle.phase, battle.active, battle.waiting, battle.monsters[0].dice = (
        "monsters",
        "hollow-choirboy",
        [],
        ["magic", "melee"],
    )
    assert "power-b1" not in offered(battle)
    for _ in range(7):
        battle.villagers.append(type(lord)(f"commoner-x{_}", "hero", lord.zone, "every", "petra-quarryman"))
    battle.villagers = [lord, *battle.villagers[1:]]
    rule = step(battle)
    next(rule)
    rule.send(("step-GH",))
    request = rule.send(("melee",))
    assert request.options.get(lord.key) is not None


@pytest.mark.rule("VIL-MIS-40")
def test_his_death_wins_and_is_worth_three_and_morale_does_not_win():
    battle, lord = marshal(monster("ossuary-warden", zone="RO"), options=Options(day_night="off"))
    battle.morale, lord.damage = 2, 4
    battle.phase, battle.active, battle.waiting, battle.monsters[0].dice = (
        "monsters",
        "ossuary-warden",
        [],
        ["melee", "magic"],
    )
    play(step(battle), choose(f"melee-{lord.key}"))
    assert (battle.won, battle.monsters[0].experience) == ("marshal", 3)
    other = at("the-whole-country", villagers=("1 commoner CO",), morale=1)
    killed(other, other.villagers[0])
    assert other.won == ""
