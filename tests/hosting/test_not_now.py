"""Refusals of a table: a code, facts as text, and the sentence of the catalogue."""

from __future__ import annotations

import pickle

from pennypapers.hosting.not_now import NotNow


def test_a_refusal_says_the_sentence_of_its_code_with_its_facts() -> None:
    refused = NotNow("stale.late", turn=3, now=2)
    assert (refused.code, refused.kind) == ("stale.late", "stale")
    assert refused.facts == {"turn": "3", "now": "2"}
    assert str(refused) == refused.says == "turn 3 is not yours yet; you are at turn 2"


def test_a_code_without_a_dot_is_its_own_kind() -> None:
    assert NotNow("host").kind == "host"


def test_a_pickled_refusal_is_the_same_again() -> None:
    again = pickle.loads(pickle.dumps(NotNow("name.taken", name="Ana")))  # made in this line
    assert (again.code, again.facts) == ("name.taken", {"name": "Ana"})
