"""The scene: kept in step with views, and asked where things are."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF

from helpers.boards import areas, battle, field, figure, house, zones
from horologium.engine.core.view import Badge, Intent, TokenView
from horologium.ui.battle.board.ground import FADED

BURN = Badge("burn", "Burn", 2, "TOY-01", "suffers a wound")
PURSE = TokenView("purse", "loot", "A purse", "C3", "TOY-02")


def corners(path):
    return [(path.elementAt(place).x, path.elementAt(place).y) for place in range(path.elementCount())]


def opacities(scene):
    return [house.opacity() for house in scene._houses]


def test_a_figure_stands_in_the_middle_of_its_cell(scene):
    scene.show_view(battle(None, figure("ada", "B2")))
    assert scene.figures["ada"].pos() == QPointF(90, 90)


def test_a_figure_on_a_roof_stands_higher(scene):
    scene.show_view(battle(house(), figure("ada", "B2+1")))
    assert scene.figures["ada"].pos().y() < 90


def test_figures_that_share_a_cell_stand_side_by_side(scene):
    cells = areas()
    scene.show_view(battle(cells, figure("ada", cells[0].key), figure("bea", cells[0].key)))
    assert scene.figures["ada"].pos() != scene.figures["bea"].pos()


def test_a_figure_that_is_gone_leaves_the_board(scene):
    scene.show_view(battle(None, figure("ada", "A1"), figure("bea", "B1")))
    scene.show_view(battle(None, figure("ada", "A1"), figure("bea", None)))
    assert list(scene.figures) == ["ada"]


def test_a_figure_is_found_on_its_plate_and_not_in_the_corner_of_its_cell(scene):
    scene.show_view(battle(None, figure("ada", "A1")))
    assert scene.figure_at(QPointF(30, 30)) == "ada"
    assert scene.figure_at(QPointF(3, 57)) is None


def test_a_figure_is_painted_anew_only_if_it_looks_different(scene):
    scene.show_view(battle(None, figure("ada", "A1")))
    before = scene.figures["ada"].pixmap().cacheKey()
    scene.show_view(battle(field(), figure("ada", "A1")))
    assert scene.figures["ada"].pixmap().cacheKey() == before
    scene.show_view(battle(None, figure("ada", "B2", life=1)))
    assert scene.figures["ada"].pixmap().cacheKey() != before


def test_the_ground_is_painted_anew_only_where_it_has_changed(scene):
    scene.show_view(battle())
    before = scene.picture.toImage()
    scene.show_view(battle(field(), figure("ada", "A1")))
    assert scene.picture.toImage() == before
    scene.show_view(battle(field(A1="rock")))
    after = scene.picture.toImage()
    assert after != before
    corner = (after.width() - 60, after.height() - 60)
    assert after.pixel(*corner) == before.pixel(*corner)


def test_a_roof_fades_over_somebody(scene):
    scene.show_view(battle(house(), figure("ada", "A1")))
    assert opacities(scene) == [1]
    scene.show_view(battle(house(), figure("ada", "B2")))
    assert opacities(scene) == [pytest.approx(FADED)]


def test_a_roof_fades_where_the_mouse_points_if_there_is_something_beneath(scene):
    scene.show_view(battle(house()))
    scene.point("B2+1", "")
    assert opacities(scene) == [pytest.approx(FADED)]
    scene.show_view(battle(house(closed=True)))
    scene.point("C2+1", "")
    assert opacities(scene) == [1]


def test_who_stands_under_a_roof_is_drawn_under_it(scene):
    scene.show_view(battle(house(), figure("ada", "B2"), figure("bea", "B2+1")))
    (roof,) = scene._houses
    assert scene.figures["ada"].zValue() < roof.zValue() < scene.figures["bea"].zValue()


def test_no_house_is_built_on_what_is_not_known(scene):
    cells = [cell for cell in house() if not cell.level]
    hidden = [
        cell.__class__(cell.key, cell.outline, cell.centre, "unknown", 1, known=False) for cell in house() if cell.level
    ]
    scene.show_view(battle([*cells, *hidden]))
    assert scene._houses == []


def test_a_token_makes_room_for_a_figure(scene):
    scene.show_view(battle(None, tokens=(PURSE,)))
    alone = scene._markers["purse"].pos()
    scene.show_view(battle(None, figure("ada", "C3"), tokens=(PURSE,)))
    assert scene._markers["purse"].pos() != alone
    assert scene._markers["purse"].scale() < 1


def test_a_token_that_was_taken_is_gone(scene):
    scene.show_view(battle(None, tokens=(PURSE,)))
    scene.show_view(battle())
    assert scene._markers == {}


def test_the_tip_of_a_badge_tells_name_meaning_and_rule(scene):
    scene.show_view(battle(None, figure("ada", "A1", badges=(BURN,))))
    tip = scene.tip_at(QPointF(30 + 25, 30 - 23))
    assert tip == "Burn 2: suffers a wound <i>(TOY-01)</i>"


def test_the_tip_of_an_enemy_tells_what_it_is_after(scene):
    intent = Intent("wolf", "Goes for Ada", "ada", ("TOY-03",), "she is near")
    scene.show_view(battle(None, figure("wolf", "A1"), intents=(intent,)))
    assert "Goes for Ada: she is near" in scene.tip_at(QPointF(30, 30))


def test_the_tip_of_a_token_tells_its_name(scene):
    scene.show_view(battle(None, tokens=(PURSE,)))
    assert "A purse" in scene.tip_at(QPointF(150, 150))


def test_names_are_shown_when_pointed_at_or_close_by(scene):
    scene.show_view(battle(None, figure("ada", "A1"), figure("bea", "B1")))
    shown = lambda: [item._name.isVisible() for item in scene.figures.values()]  # noqa: E731
    scene.come_closer(1.0)
    scene.point("A1", "ada")
    assert shown() == [True, False]
    scene.come_closer(3.0)
    assert shown() == [True, True]


def test_one_of_many_shows_its_name_only_when_pointed_at(scene):
    scene.show_view(battle(None, figure("Guard 2", "A1")))
    scene.come_closer(3.0)
    assert not scene.figures["Guard 2"]._name.isVisible()
    scene.point("A1", "Guard 2")
    assert scene.figures["Guard 2"]._name.isVisible()


def test_another_battle_gives_out_arms_anew(scene):
    scene.show_view(battle(None, figure("ada", "A1", faction="azure")))
    scene.show_view(battle(areas(), figure("cid", areas()[0].key, faction="crimson")))
    assert scene._figure_styles.style_of(figure("cid", None, faction="crimson")).shape == "shield"


def test_rooms_are_joined_by_their_passages(scene):
    cells, passages = zones()
    scene.show_view(battle(cells))
    apart = scene.picture.toImage()
    scene.show_view(battle(areas()))
    scene.show_view(battle(cells, passages=passages))
    assert scene.picture.toImage() != apart


def test_rooms_bear_their_titles_inside_themselves(scene):
    cells, _ = zones()
    scene.show_view(battle(cells))
    written = [QPointF(*at) for at in corners(scene.titles.path())]
    inside = [sum(map(box.contains, written)) for box in scene.geometry.boxes.values()]
    assert sum(inside) == len(written)
    assert all(inside)


def test_a_room_that_is_not_known_shows_no_title(scene):
    cells, _ = zones()
    scene.show_view(battle(cells))
    scene.show_view(battle([replace(cell, known=False) for cell in cells]))
    assert scene.titles.path().isEmpty()


@pytest.mark.parametrize("count", [1, 2, 5, 9])
def test_tokens_and_titles_of_a_room_are_seen_whoever_stands_there(scene, count):
    cells, _ = zones()
    crowd = [figure(f"guard {number}", "yard") for number in range(count)]
    chest = TokenView("box", "chest", "Chest", "yard")
    scene.show_view(battle(cells, *crowd, tokens=(chest,)))
    lying = scene._markers["box"].pos()
    written = [QPointF(*at) for at in corners(scene.titles.path())]
    assert [item for item in scene.figures.values() if any(map(item.covers, (lying, *written)))] == []
    assert scene.geometry.boxes["yard"].contains(lying)


def test_figures_in_a_room_do_not_hide_each_other(scene):
    cells, _ = zones()
    scene.show_view(battle(cells, *(figure(f"guard {number}", "yard") for number in range(9))))
    assert {scene.figure_at(item.pos()) for item in scene.figures.values()} == set(scene.figures)


def test_a_room_is_called_by_its_title_where_the_mouse_rests(scene):
    scene.show_view(battle(zones()[0]))
    assert "The Outer Yard" in scene.tip_at(scene.geometry.centre("yard"))


def test_a_change_of_theme_paints_everything_anew(scene, theme):
    scene.show_view(battle(house(), figure("ada", "A1"), tokens=(PURSE,)))
    before = (scene.picture.cacheKey(), scene.figures["ada"].pixmap().cacheKey())
    theme.set_look("dark", 100)
    assert (scene.picture.cacheKey(), scene.figures["ada"].pixmap().cacheKey()) != before


def test_a_large_figure_stands_in_the_middle_of_its_cells_and_fills_them(scene):
    scene.show_view(battle(None, figure("ada", "A1", cells=("A1", "B1", "A2", "B2")), figure("bea", "C3")))
    large, small = scene.figures["ada"], scene.figures["bea"]
    assert large.pos() == QPointF(60, 60)
    assert large.pixmap().width() == 2 * small.pixmap().width()
    assert scene.figure_at(QPointF(80, 60)) == "ada"
