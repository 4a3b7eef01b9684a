"""Where the places of a story lie."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from horologium.campaign.story_map import Line, MapPlace, StoryMap
from horologium.ui.camp.plot.view import laid_out


def story(layers, lines=()):
    places = tuple(
        MapPlace(f"{layer}-{lane}", "visited", layer, lane)
        for layer, count in enumerate(layers)
        for lane in range(count)
    )
    return StoryMap(places, tuple(Line(start, to, state) for start, to, state in lines), 0, 1, (), 0, 0, ())


@given(st.lists(st.integers(1, 5), min_size=1, max_size=8), st.data())
def test_no_two_places_lie_on_one_another(layers, data):
    keys = [place.key for place in story(layers).places]
    ends = st.sampled_from(keys)
    lines = data.draw(st.lists(st.tuples(ends, ends, st.sampled_from(["taken", "open", "closed"])), max_size=12))
    spots = [*laid_out(story(layers, lines)).values()]
    for number, (layer, aside) in enumerate(spots):
        assert all(layer != other or abs(aside - far) > 0.99 for other, far in spots[number + 1 :])


def test_the_way_that_was_taken_runs_straight_down():
    drawn = story((1, 2, 1), [("0-0", "1-0", "taken"), ("0-0", "1-1", "closed"), ("1-0", "2-0", "taken")])
    spots = laid_out(drawn)
    assert abs(spots["0-0"][1] - spots["1-0"][1]) < abs(spots["0-0"][1] - spots["1-1"][1])


def test_the_first_place_aside_is_nought():
    assert min(aside for _, aside in laid_out(story((3, 1, 2))).values()) == 0
