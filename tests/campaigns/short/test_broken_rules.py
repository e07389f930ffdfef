"""The short form of the campaign broken_rules: a few rules are broken, and all could be."""

from collections import Counter

import pytest

from marsbound.ledger import ledger
from tests.campaigns._mutation import ROOT, Mutation
from tests.campaigns._mutations import MUTATIONS, SHORT
from tests.campaigns.broken_rules import FAILED, break_rule, copy_of_the_project


def test_at_least_twenty_rules_of_a_game_can_be_broken() -> None:
    rules = [mutation.rule for mutation in MUTATIONS]
    assert len(set(rules)) == len(rules)
    assert set(SHORT) <= set(rules)
    assert all(number >= 20 for number in Counter(mutation.game for mutation in MUTATIONS).values())


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.rule)
def test_a_mutation_is_up_to_date(mutation: Mutation) -> None:
    """The rule exists and has a test, and what is to be replaced is there, once."""
    assert ledger(mutation.game).line(mutation.line).id == mutation.line
    assert mutation.test_files(ROOT), f"{mutation.rule} has no test"
    source = (ROOT / mutation.path).read_text("utf-8")
    assert source.count(mutation.old) == 1
    compile(source.replace(mutation.old, mutation.new), mutation.path, "exec")


@pytest.mark.long
def test_a_broken_rule_is_noticed() -> None:
    with copy_of_the_project() as folder:
        for mutation in MUTATIONS:
            if mutation.rule in SHORT:
                code, line = break_rule(mutation, folder)
                assert code == FAILED, f"{mutation.rule}: {line}"
