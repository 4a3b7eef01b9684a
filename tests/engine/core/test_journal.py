import json

import pytest

from horologium.engine.core.errors import BadData
from horologium.engine.core.journal import Entry, Journal, Sentence, Texts, entry_from_json

TEXTS = {"harmed": "{who} takes {amount:d} from {by}.", "drawn": "{by} draws {card}.", "drawn.hidden": "{by} draws."}


def harmed() -> Entry:
    return Entry("harmed", ("TST-01",), {"who": "ada", "amount": 2, "by": "hound"})


def secret() -> Entry:
    return Entry("drawn", ("TST-02",), {"by": "heroes", "card": "owl"}, "heroes")


def test_entries_are_kept_in_order_with_rules_and_facts():
    journal = Journal()
    journal.note("begun")
    journal.note("harmed", "TST-01", who="ada", amount=2, by="hound")
    assert journal.entries == [Entry("begun", (), {}), harmed()]


def test_a_fact_may_have_any_name():
    journal = Journal()
    journal.note("told", what="a tale", self="teller")
    journal.whisper("heroes", "told", eyes="green")
    assert [entry.facts for entry in journal.entries] == [{"what": "a tale", "self": "teller"}, {"eyes": "green"}]


def test_a_quiet_journal_keeps_nothing():
    journal = Journal(quiet=True)
    journal.note("begun")
    journal.whisper("heroes", "drawn", card="owl")
    assert len(journal) == 0


def test_cutting_forgets_the_end():
    journal = Journal()
    for what in ("one", "two", "three"):
        journal.note(what)
    journal.cut(1)
    assert [entry.what for entry in journal.entries] == ["one"]


def test_an_entry_that_everybody_may_read_is_the_same_for_all():
    assert harmed().seen_by("foes") == harmed()


@pytest.mark.parametrize("reader", ["heroes", None])
def test_a_whispered_entry_is_whole_for_its_seat_and_the_host(reader):
    assert secret().seen_by(reader) == secret()


def test_a_whispered_entry_hides_its_facts_from_others():
    seen = secret().seen_by("foes")
    assert "owl" not in repr(seen) + json.dumps(seen.to_json(0))
    assert seen.text(TEXTS) == "heroes draws."


def test_the_text_of_an_entry_is_the_sentence_of_its_ruleset():
    assert harmed().text(TEXTS) == "ada takes 2 from hound."


def test_the_text_calls_figures_by_their_names():
    assert harmed().text(TEXTS, {"ada": "Ada", "hound": "the Brass Hound"}) == "Ada takes 2 from the Brass Hound."


def test_several_keys_stand_in_the_text_one_after_another():
    entry = Entry("harmed", (), {"who": ["ada", "bo"], "amount": 2, "by": "hound"})
    assert entry.text(TEXTS, {"ada": "Ada"}) == "Ada, bo takes 2 from hound."


def test_an_entry_without_a_sentence_lists_its_facts():
    assert harmed().text({}) == "harmed who=ada amount=2 by=hound"


@pytest.mark.parametrize("amount", ["two", None, [2], {"n": 2}])
def test_facts_that_do_not_fit_the_sentence_are_listed_instead(amount):
    odd = Entry("harmed", (), {"who": "ada", "amount": amount, "by": "hound"})
    assert odd.text(TEXTS) == f"harmed who=ada amount={amount} by=hound"


def test_a_missing_fact_does_not_break_the_reader():
    assert Entry("harmed", (), {"who": "ada"}).text(TEXTS) == "harmed who=ada"


@pytest.mark.parametrize("entry", [harmed(), secret(), Entry("begun", (), {})])
def test_an_entry_comes_back_from_json_as_it_was(entry):
    assert entry_from_json(json.loads(json.dumps(entry.to_json(3)))) == entry


def test_the_json_of_an_entry_shares_nothing_with_it():
    entry = harmed()
    entry.to_json(0)["facts"]["amount"] = 99
    assert entry == harmed()


@pytest.mark.parametrize(
    "change",
    [{"what": 5}, {"rules": "TST"}, {"rules": [1]}, {"facts": []}, {"facts": {1: 2}}, {"eyes": 7}, {"eyes": 0}],
)
def test_an_entry_of_the_wrong_shape_is_refused(change):
    with pytest.raises(BadData, match="an entry of the journal is not whole"):
        entry_from_json({**harmed().to_json(0), **change})


@pytest.mark.parametrize("data", [None, 3, "harmed", [], {}, {"what": "harmed"}])
def test_what_is_no_entry_at_all_is_refused(data):
    with pytest.raises(BadData, match="an entry of the journal is not whole"):
        entry_from_json(data)


@pytest.mark.parametrize(("what", "kind"), [("harmed", "wound"), ("button", None), ("gone", None)])
def test_texts_know_the_kinds_of_entries_alone(what, kind):
    assert Texts({"harmed": Sentence("wound", "{who} is hurt"), "button": "Hold"}).kind(what) == kind


def test_a_sentence_says_what_it_says_whatever_its_kind():
    assert harmed().text(Texts({"harmed": Sentence("wound", "{who} is hurt")})) == "ada is hurt"


def test_an_entry_is_of_the_kind_that_its_ruleset_says_and_an_unknown_one_a_note():
    texts = Texts({"harmed": Sentence("wound", "{who} is hurt"), "drawn.hidden": Sentence("card", "{by} draws")})
    assert [entry.kind(texts) for entry in (harmed(), secret(), secret().seen_by("foes"))] == ["wound", "note", "card"]


def test_entries_differ_by_facts_and_by_reader():
    assert harmed() != Entry("harmed", ("TST-01",), {"who": "ada", "amount": 3, "by": "hound"})
    assert secret() != Entry("drawn", ("TST-02",), {"by": "heroes", "card": "owl"})
    assert harmed() != "harmed"


def test_a_number_of_a_fact_may_have_a_name():
    entry = Entry("token", (), {"quadrant": 7, "steps": 7})
    assert entry.text({"token": "{steps} steps to {quadrant}"}, {"quadrant 7": "VII"}) == "7 steps to VII"


def test_faces_of_dice_are_read_as_words():
    entry = Entry("rolled", (), {"faces": "6+sun 2"})
    assert entry.text({"rolled": "rolls {faces:dice}"}) == "rolls 6 sun, 2"


def test_a_sentence_begins_with_a_capital_whatever_its_first_word_is_called():
    assert (
        Entry("gone", (), {"token": "winch"}).text({"gone": "{token} is gone"}, {"winch": "a winch"})
        == "A winch is gone"
    )
