"""Suspend and what it is built of: what no scenario can see."""

from __future__ import annotations

import pickle

import pytest

from engine.abilities import KeywordAbility
from engine.actions.tap import PutCounters
from engine.changes import GainAbility
from engine.continuous import Modify
from engine.counters import CountersChange
from engine.durations import UNTIL_CONTROL_IS_LOST, DurationOver
from engine.game import Game
from engine.happen import happen
from engine.instructions import Let
from engine.rule import IllegalAction
from engine.selectors import Those
from engine.special_actions import Act, act_with_card, verbs_of
from engine.state import BATTLEFIELD, EXILE, GRAVEYARD, HAND, STACK, ObjectId
from engine.tests.playing import board, creature, put
from engine.triggers import AbilityTriggers
from engine.turn import Begin
from engine.view import Env
from engine.zones import Move, move


def exiled(game: Game, name: str = "Grizzly Bears", n: int = 3) -> ObjectId:
    """A card in exile that an effect has given suspend, with time counters."""
    card = put(game, name, HAND)
    (entry,) = happen(game, move(game, card, EXILE, counters=(("time", n),)))
    obj = entry.became[0]
    Let(Modify(Those((obj,)), (GainAbility(KeywordAbility("suspend")),)), "").perform(game, Env(0, obj))
    return obj


def triggered(game: Game) -> list[ObjectId]:
    """The sources of the abilities that have triggered, in order."""
    return [e.event.pending.source for e in game.state.log if isinstance(e.event, AbilityTriggers)]


def test_a_refused_special_action_leaves_the_state_it_found() -> None:
    game = board()
    card = put(game, "Rift Bolt", HAND)
    before = game.state
    with pytest.raises(IllegalAction) as refused:
        act_with_card(game, Act(0, "suspend", card))
    assert "118.3" in refused.value.reasons[0].rules
    assert game.state is before


def test_only_cards_with_such_an_ability_allow_it() -> None:
    game = board()
    bolt, bears, given = put(game, "Rift Bolt", HAND), put(game, "Grizzly Bears", HAND), exiled(game)
    assert verbs_of(game.state, bolt) == ("suspend",)
    assert verbs_of(game.state, bears) == ()
    assert game.state.characteristics(given).has("suspend")
    assert verbs_of(game.state, given) == (), "suspend without a cost is no special action"


def test_counters_come_with_the_move_to_exile_as_one_event() -> None:
    game = board()
    card = put(game, "Rift Bolt", HAND)
    (entry,) = happen(game, move(game, card, EXILE, counters=(("time", 2),)))
    assert isinstance(entry.event, Move)
    assert game.object(entry.became[0]).counter("time") == 2


def test_a_card_that_was_given_suspend_is_heard_in_exile_and_no_longer_when_it_has_left() -> None:
    game = board()
    given = exiled(game)
    happen(game, Begin("upkeep", 0))
    assert triggered(game) == [given]
    happen(game, move(game, given, GRAVEYARD))
    happen(game, Begin("upkeep", 0))
    assert triggered(game) == [given]


def test_what_was_given_survives_pickling() -> None:
    game = board()
    given = exiled(game)
    state = pickle.loads(pickle.dumps(game.state))
    assert state == game.state
    assert state.characteristics(given).has("suspend")


@pytest.mark.parametrize(("there", "removed", "events"), [(3, 2, [-2]), (1, 6, [-1]), (0, 1, [])])
def test_no_more_counters_are_removed_than_there_are(there: int, removed: int, events: list[int]) -> None:
    game = board()
    given = exiled(game, n=there)
    PutCounters(Those((given,)), "time", -removed).perform(game, Env(0, given))
    changes = [e.event.amount for e in game.state.log if isinstance(e.event, CountersChange)]
    assert changes == events


def hasty(game: Game) -> ObjectId:
    """A creature spell on the stack that has haste until its controller loses control of it."""
    card = put(game, creature("Hare", "1/1"), HAND)
    (entry,) = happen(game, move(game, card, STACK, controller=0))
    spell = entry.became[0]
    Let(Modify(Those((spell,)), (GainAbility(KeywordAbility("haste")),)), UNTIL_CONTROL_IS_LOST).perform(game, Env(0, spell))
    return spell


def test_an_effect_on_a_spell_follows_it_to_the_permanent_and_nowhere_else() -> None:
    game = board()
    (entry, *_) = happen(game, move(game, hasty(game), BATTLEFIELD, controller=0))
    assert game.state.characteristics(entry.became[0]).has("haste")
    game = board()
    (entry, *_) = happen(game, move(game, hasty(game), HAND))
    assert not game.state.characteristics(entry.became[0]).has("haste")


def test_without_the_rule_it_stays_with_the_spell() -> None:
    game = board(off=("400.7a",))
    (entry, *_) = happen(game, move(game, hasty(game), BATTLEFIELD, controller=0))
    assert not game.state.characteristics(entry.became[0]).has("haste")


def test_an_effect_whose_object_is_gone_is_forgotten() -> None:
    game = board()
    (entry, *_) = happen(game, move(game, hasty(game), BATTLEFIELD, controller=0))
    before = game.state
    happen(game, move(game, entry.became[0], GRAVEYARD))
    assert [len(state.effects) for state in (before, game.state)] == [1, 0]
    assert sum(isinstance(e.event, DurationOver) for e in game.state.log) == 1
