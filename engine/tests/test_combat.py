"""Combat as Python sees it: counting declarations (CR 508.1d, 509.1c), who is in combat, damage that is assigned together."""

from __future__ import annotations

from engine.cards.card import card
from engine.cards.catalogue import find
from engine.cards.words import keyword
from engine.combat.attacking import legal_attacks, most_attack_requirements, possible_attacks
from engine.combat.blocking import BecomesBlocked, Blocks, legal_blocks, most_block_requirements, possible_blocks
from engine.combat.choosing import Candidate, declarations, most_obeyed
from engine.combat.fight import Attack, Combat, attacks, blockers_of, blocks
from engine.game import Game
from engine.happen import happen
from engine.setup import new_state, put
from engine.state import BATTLEFIELD, GRAVEYARD, HAND
from engine.zones import move

BEAR = card("Test Bear", "", "{1}{G}", "Creature — Bear", "2/2")


def _board(*mine: str, theirs: int = 0) -> tuple[Game, tuple[int, ...], tuple[int, ...]]:
    """A game with cards of the catalogue (or bears) on one side, and so many bears on the other."""
    game = Game(new_state())
    yours = tuple(put(game, find(name) or BEAR, BATTLEFIELD, 0) for name in mine)
    return game, yours, tuple(put(game, BEAR, BATTLEFIELD, 1) for _ in range(theirs))


def _attacked(game: Game, *attackers: int) -> Game:
    game.state = game.state.evolve(combat=Combat(tuple(Attack(a, ~1, 1) for a in attackers)))
    return game


def test_most_obeyed_counts_alike_creatures_once() -> None:
    """Twenty creatures that are alike make 21 declarations to look at, not a million."""
    candidates = tuple(Candidate(n, ((), (100,)), (0, 1)) for n in range(20))
    looked_at = []

    def at_most_three(declared: tuple[tuple[int, int], ...]) -> bool:
        looked_at.append(declared)
        return len(declared) <= 3

    assert most_obeyed(candidates, at_most_three, lambda declared: 0) == 3
    assert len(looked_at) <= 21


def test_declarations_are_all_different() -> None:
    candidates = (Candidate(1, ((), (7,), (8,)), ()), Candidate(2, ((), (7,)), ()))
    found = list(declarations(candidates))
    assert len(found) == len(set(found)) == 6


def test_who_must_attack() -> None:
    game, (juggernaut, bear), _ = _board("Juggernaut", "Test Bear")
    assert most_attack_requirements(game, possible_attacks(game)) == 1
    assert all((juggernaut, ~1) in declared for declared in legal_attacks(game.state))
    assert {bool(len(d) > 1) for d in legal_attacks(game.state)} == {True, False}, bear


def test_flunkies_do_not_attack_alone() -> None:
    game, (flunkies, bear), _ = _board("Mogg Flunkies", "Test Bear")
    found = set(legal_attacks(game.state))
    assert found == {(), ((bear, ~1),), ((flunkies, ~1), (bear, ~1))}


def test_a_lured_blocker_blocks() -> None:
    game, (bear, lure), theirs = _board("Test Bear", "Lure", theirs=3)
    game.state = game.state.evolve(objects={**game.state.objects, lure: _on(game, lure, bear)})
    _attacked(game, bear)
    assert most_block_requirements(game, possible_blocks(game, 1)) == 3
    assert list(legal_blocks(game.state, 1)) == [tuple((b, bear) for b in theirs)]


def _on(game: Game, obj: int, host: int) -> object:
    from engine.record import replace  # noqa: PLC0415

    return replace(game.object(obj), attached_to=host)


def test_what_dies_is_no_longer_in_combat() -> None:
    game, (bear,), (blocker, other) = _board("Test Bear", theirs=2)
    _attacked(game, bear)
    happen(game, Blocks(blocker, bear, 1), Blocks(other, bear, 1), BecomesBlocked(bear, (blocker, other)))
    happen(game, move(game, blocker, GRAVEYARD))
    assert blockers_of(game.state, bear) == (other,)
    assert game.state.combat is not None and game.state.combat.blocks == ((other, bear),)
    happen(game, move(game, bear, GRAVEYARD))
    assert not attacks(game.state)
    assert not blocks(game.state)


def test_a_planeswalker_enters_with_its_loyalty() -> None:
    game = Game(new_state())
    walker = put(game, card("Test Walker", "", "{3}", "Planeswalker — Test", loyalty=4), HAND, 0)
    (entry, *_) = happen(game, move(game, walker, BATTLEFIELD))
    assert game.object(entry.became[0]).counters == (("loyalty", 4),)
    assert "306.5b" in entry.rules


def test_menace_and_the_number_of_blockers() -> None:
    game, _, theirs = _board(theirs=3)
    rogue = put(game, card("Test Rogue", "", "{B}", "Creature — Rogue", "1/1", keyword("menace")), BATTLEFIELD, 0)
    _attacked(game, rogue)
    assert {len(d) for d in legal_blocks(game.state, 1)} == {0, 2, 3}
    assert len(theirs) == 3
