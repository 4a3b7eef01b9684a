import json

from horologium.engine.core.view import (
    Badge,
    BattleView,
    CardView,
    CellView,
    DialHand,
    DialToken,
    DialView,
    FigureView,
    OptionView,
    Reason,
    Stat,
    Track,
)


def view() -> BattleView:
    cell = CellView("a1", ((0, 0), (10, 0), (10, 10)), (5, 5), "floor")
    figure = FigureView("ada", "Ada", "heroes", "a1", "hero", 4, 5, True, (Badge("stun", "Stunned", 1, "TST-01"),))
    hidden = CardView(None, "foes", "a card")
    return BattleView("stones", "heroes", (cell,), (figure,), (Track("round", "Round", 2, 6),), (hidden,))


def test_a_view_becomes_json_and_keeps_all_it_shows():
    plain = json.loads(json.dumps(view().to_json()))
    assert plain["cells"][0]["outline"] == [[0, 0], [10, 0], [10, 10]]
    assert plain["figures"][0]["badges"] == [
        {"key": "stun", "label": "Stunned", "value": 1, "rule": "TST-01", "text": ""}
    ]
    assert plain["tracks"][0].items() >= {"key": "round", "label": "Round", "value": 2, "most": 6, "owner": ""}.items()
    assert (plain["ruleset"], plain["eyes"]) == ("stones", "heroes")


def test_dials_and_numbers_with_reasons_are_plain_data_too():
    dial = DialView(
        "clock", "Clock", ("1", "2"), (DialHand("short", "Hours", 1),), (DialToken("ada", "Ada", "hero", 0),)
    )
    stat = Stat("ada", "speed", "Speed", 4, (Reason(5, "sheet"), Reason(-1, "limp", "TST-01")))
    plain = BattleView("stones", None, (), (), (), stats=(stat,), dials=(dial,)).to_json()
    assert plain["dials"][0]["hands"] == [{"key": "short", "label": "Hours", "sector": 1}]
    assert plain["dials"][0]["tokens"][0]["outside"] is False
    assert [reason["amount"] for reason in plain["stats"][0]["reasons"]] == [5, -1]


def test_a_hidden_card_has_no_name():
    assert view().to_json()["cards"][0]["key"] is None


def test_equal_views_are_equal_and_give_equal_json():
    assert view() == view()
    assert json.dumps(view().to_json()) == json.dumps(view().to_json())


def test_an_option_leaves_out_what_is_not_known():
    assert OptionView("hold", "Hold").to_json() == {"key": "hold", "label": "Hold"}


def test_an_option_tells_its_cost_even_if_it_is_nothing_and_its_rules():
    assert OptionView("run", "Run", 0, ("TST-01",)).to_json() == {
        "key": "run",
        "label": "Run",
        "cost": 0,
        "rules": ["TST-01"],
    }
