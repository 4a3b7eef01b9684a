import pytest

from horologium.engine.core import errors
from horologium.engine.core.errors import EngineError, RuleBroke

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, EngineError)]


def test_an_error_reads_as_what_is_wrong_and_what_to_do():
    assert str(EngineError("the deck is empty", "shuffle it")) == "the deck is empty: shuffle it"


def test_an_error_without_a_hint_is_only_what_is_wrong():
    assert str(EngineError("the deck is empty")) == "the deck is empty"


def test_every_kind_of_error_has_a_code_of_its_own():
    assert len({kind.code for kind in KINDS}) == len(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_error_can_be_caught_as_one(kind):
    with pytest.raises(EngineError):
        raise kind("message", "hint")


def test_a_broken_rule_carries_the_battle_code_and_says_what_happened_to_the_answer():
    error = RuleBroke("a rule failed", "HORO1:x:1:abc")
    assert error.battle_code == "HORO1:x:1:abc"
    assert error.hint == "the last answer was taken back; please report the battle code"


def test_a_rule_broken_before_any_answer_speaks_of_no_answer():
    assert RuleBroke("a rule failed", "", at_start=True).hint == "please report the battle code"
