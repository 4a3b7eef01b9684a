"""What the reply says about an error."""

from __future__ import annotations

from horologium.engine.core import errors as core
from horologium.protocol.errors import CODES, LONGEST_MESSAGE, RequestRefused, error_of


def test_every_error_of_the_core_has_a_code_of_the_list_but_one_that_loading_renames():
    kinds = [kind for kind in vars(core).values() if isinstance(kind, type) and issubclass(kind, core.EngineError)]
    assert {kind.code for kind in kinds} - set(CODES) == {"engine", "diverged"}


def test_a_rule_that_broke_brings_the_battle_code():
    assert error_of(core.RuleBroke("it failed", "HORO1:x"))["battle_code"] == "HORO1:x"


def test_a_long_message_is_cut():
    error = error_of(RequestRefused("bad-request", "x" * 5_000, "y" * 5_000))
    assert len(error["message"]) == len(error["hint"]) == LONGEST_MESSAGE


def test_a_fault_of_our_own_is_called_internal():
    error = error_of(ZeroDivisionError("division by zero"))
    assert (error["code"], error["message"]) == ("internal", "the program failed (ZeroDivisionError: division by zero)")


def test_a_fault_without_words_is_named_by_its_kind():
    assert error_of(MemoryError())["message"] == "the program failed (MemoryError)"
