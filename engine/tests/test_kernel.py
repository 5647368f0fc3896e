"""The kernel: immutable states, the log, identity, undoing, the same game again."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys

import pytest

from engine import setup
from engine.casting import Cast, cast
from engine.game import Game
from engine.happen import happen
from engine.log import Log
from engine.offers import Wanted
from engine.rule import IllegalAction
from engine.state import BATTLEFIELD, GRAVEYARD, HAND, State
from engine.tests.playing import blitzed_game, board, named, pass_once, put, run
from engine.zones import Move, move


def test_a_state_is_never_changed() -> None:
    state = board().state
    with pytest.raises(AttributeError):
        state.clock = 7
    game = Game(state)
    happen(game, move(game, state.zone("library", 0)[0], HAND))
    assert len(state.zone(HAND, 0)) == 0
    assert len(game.state.zone(HAND, 0)) == 1
    assert len(state.log) == 0


def test_two_games_from_one_state_go_apart() -> None:
    start = board().state
    first, second = Game(start), Game(start)
    happen(first, move(first, start.zone("library", 0)[0], HAND))
    happen(second, move(second, start.zone("library", 1)[0], GRAVEYARD))
    assert [e.event.to for e in first.state.log if isinstance(e.event, Move)] == [HAND]
    assert [e.event.to for e in second.state.log if isinstance(e.event, Move)] == [GRAVEYARD]
    assert len(first.state.zone(GRAVEYARD, 1)) == 0


def test_forks_whose_objects_share_a_number_see_each_their_own() -> None:
    game = board()
    cards = [put(game, name, HAND) for name in ("Forest", "Mountain")]
    assert game.state.layers is not None  # the forks go on from what has been computed
    for card, name in zip(cards, ("Forest", "Mountain"), strict=True):
        fork = Game(game.state)
        (entry, *_) = happen(fork, move(fork, card, GRAVEYARD))
        assert entry.became == (game.state.next_id,)
        assert fork.state.characteristics(*entry.became).name == name


def test_a_log_that_grows_two_ways_keeps_both() -> None:
    entries = list(blitzed_game().log)[:4]
    base = Log().append(*entries[:2])
    one, other = base.append(entries[2]), base.append(entries[3])
    assert list(one) == [*entries[:2], entries[2]]
    assert list(other) == [*entries[:2], entries[3]]
    assert list(base.append(entries[3]).since(1)) == [entries[1], entries[3]]
    assert list(one.closed().append(entries[3])) == [*entries[:3], entries[3]]


def test_an_illegal_cast_leaves_the_state_as_it_was() -> None:
    game = board()
    put(game, "Mountain")
    jockey = put(game, "Plasma Jockey", HAND)
    before = game.state
    with pytest.raises(IllegalAction) as refused:
        cast(game, Cast(0, jockey, Wanted("blitz")))
    assert game.state is before
    assert [r.rules[0] for r in refused.value.reasons] == ["118.3"]
    assert not game.object(jockey).tapped


def test_every_reason_against_a_cast_is_found() -> None:
    game = board()
    jockey = put(game, "Plasma Jockey", HAND, 1)
    with pytest.raises(IllegalAction) as refused:
        cast(game, Cast(1, jockey))
    assert [r.rules[0] for r in refused.value.reasons] == ["117.1a", "302.1", "118.3"]


def test_a_new_object_in_each_zone() -> None:
    game = board()
    bear = put(game, "Grizzly Bears")
    (entry, *_) = happen(game, move(game, bear, HAND))
    (card,) = entry.became
    assert card != bear
    assert game.object(card).previous == (bear,)
    assert game.object(card).components[0].card == bear, "the physical card is still the same"


def test_each_component_becomes_an_object_of_its_own() -> None:
    game = board()
    pile = setup.put(game, named("Grizzly Bears"), BATTLEFIELD, 0, under=(named("Serra Angel"), named("Mountain")))
    (entry, *_) = happen(game, move(game, pile, GRAVEYARD))
    assert sorted(game.state.characteristics(i).name for i in entry.became) == ["Grizzly Bears", "Mountain", "Serra Angel"]


def test_states_survive_pickling() -> None:
    state = blitzed_game()
    again = pickle.loads(pickle.dumps(state))
    assert isinstance(again, State)
    assert again == state
    assert again.log.digest() == state.log.digest()
    assert run(again, pass_once) == run(state, pass_once)


def test_the_same_answers_give_the_same_log_under_any_hash_seed() -> None:
    program = "from engine.tests.playing import blitzed_game; print(blitzed_game().log.digest())"
    seeds = ("0", "1", "2", "3", "4")
    digests = {
        subprocess.run(
            [sys.executable, "-c", program], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in seeds
    }
    assert len(digests) == 1
    assert len(digests.pop().strip()) == 64


def test_each_object_is_in_just_one_zone() -> None:
    state = blitzed_game()
    placed = [i for ids in state.zones.values() for i in ids]
    assert sorted(placed) == sorted(state.objects)
    assert len(placed) == len(set(placed))
    for (zone, seat), ids in state.zones.items():
        assert all((state.objects[i].zone, state.objects[i].seat) == (zone, seat) for i in ids)


def test_a_whole_turn_with_blitz() -> None:
    """702.152a: haste, so it attacks for 3; sacrificed at the end step; its controller draws one card."""
    state = blitzed_game()
    assert state.player(1).life == 17
    assert [state.characteristics(i).name for i in state.zone(GRAVEYARD, 0)] == ["Plasma Jockey"]
    assert len(state.zone(HAND, 0)) == 1
    assert state.turn.active == 1


@pytest.mark.parametrize(
    ("part", "life", "graveyard", "hand"),
    [("haste and draw", 20, 1, 0), ("sacrifice", 17, 0, 0)],
)
def test_without_a_part_of_blitz(part: str, life: int, graveyard: int, hand: int) -> None:
    state = blitzed_game(off=(f"702.152a {part}",))
    assert (state.player(1).life, len(state.zone(GRAVEYARD, 0)), len(state.zone(HAND, 0))) == (life, graveyard, hand)
