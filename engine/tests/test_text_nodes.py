"""Instructions and trigger conditions that rules text brought along, played."""

from __future__ import annotations

import pytest

from engine import setup
from engine.abilities import SpellAbility
from engine.cards.card import CardFace, card
from engine.cards.catalogue import cards
from engine.game import Game
from engine.questions import Paused
from engine.selectors import Those
from engine.text import compile_text
from engine.view import Env


def game() -> Game:
    return Game(setup.new_state(("A", "B")))


def spell_text(text: str) -> CardFace:
    made = card("Test", "", "{1}", "Sorcery", "", *compile_text(text, "en", types=("sorcery",)))
    assert made.abilities
    return made


def do(it: Game, text: str, *targets: int) -> None:
    ability = spell_text(text).abilities[0]
    assert isinstance(ability, SpellAbility)
    ability.do.perform(it, Env(0, -1, targets=tuple((t,) for t in targets)))


def test_put_into_library() -> None:
    it = game()
    bears = setup.put(it, cards()["Grizzly Bears"], "battlefield", 0)
    below = setup.put(it, cards()["Forest"], "library", 0)
    do(it, "Put target creature on top of its owner's library.", bears)
    assert len(it.state.zone("library", 0)) == 2
    assert it.state.zone("library", 0)[1] == below
    other = setup.put(it, cards()["Grizzly Bears"], "battlefield", 0)
    do(it, "Put target creature on the bottom of its owner's library.", other)
    assert it.state.zone("library", 0)[1] == below


def test_search_may_fail_for_a_stated_quality() -> None:
    it = game()
    forest = setup.put(it, cards()["Forest"], "library", 0)
    setup.put(it, cards()["Grizzly Bears"], "library", 0)
    with pytest.raises(Paused) as paused:
        do(it, "Search your library for a basic land card, put it onto the battlefield, then shuffle.")
    assert [o.value for o in paused.value.question.options] == [forest]
    assert paused.value.question.least == 0


def test_search_for_a_card_must_find_one() -> None:
    it = game()
    setup.put(it, cards()["Forest"], "library", 0)
    do(it, "Search your library for a card, put it into your hand, then shuffle.")
    assert len(it.state.zone("hand", 0)) == 1


def test_each_player_discards_their_hand_then_draws() -> None:
    it = game()
    for seat in (0, 1):
        setup.put(it, cards()["Forest"], "hand", seat)
        for _ in range(3):
            setup.put(it, cards()["Forest"], "library", seat)
    do(it, "Each player discards their hand, then draws two cards.")
    assert [len(it.state.zone("hand", s)) for s in (0, 1)] == [2, 2]
    assert [len(it.state.zone("graveyard", s)) for s in (0, 1)] == [1, 1]


def test_an_extra_turn_comes_next() -> None:
    it = game()
    do(it, "Take an extra turn after this one.")
    assert [seat for seat, _ in it.state.turn.extra] == [0]


def test_exile_with_counters() -> None:
    it = game()
    bears = setup.put(it, cards()["Grizzly Bears"], "battlefield", 0)
    do(it, "Exile target creature with three time counters on it.", bears)
    (there,) = it.state.zone("exile")
    assert it.state.objects[there].counter("time") == 3


def test_counters_removed_trigger() -> None:
    from engine.actions.tap import PutCounters  # noqa: PLC0415

    it = game()
    text = "Whenever a time counter is removed from ~ while it's exiled, draw a card.".replace("~", "this creature")
    text += "\nWhen the last time counter is removed from this creature while it's exiled, you gain 1 life."
    face = card("Slow Bird", "", "{1}", "Creature — Bird", "1/1", *compile_text(text, "en", types=("creature",)))
    bird = setup.put(it, face, "exile", 0)
    PutCounters(Those((bird,)), "time", 2).perform(it, Env(0, -1))
    assert not it.state.pending
    PutCounters(Those((bird,)), "time", -1).perform(it, Env(0, -1))
    assert [p.index for p in it.state.pending] == [1]
    PutCounters(Those((bird,)), "time", -1).perform(it, Env(0, -1))
    assert [p.index for p in it.state.pending] == [1, 1, 2]
