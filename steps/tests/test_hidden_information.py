"""What the boards of the reference engine say about who knows what a card is: the report draws them as each player sees them."""

from __future__ import annotations

import json

import pytest

from engine import editions
from steps.evidence import Unpacker, pack_steps
from steps.published import StepRun
from steps.reference import new_table
from steps.scene import Scene
from steps.tests.playing import play

YOU, OPPONENT = 0, 1
NOBODY_KNOWS, ALL_KNOW = (YOU, OPPONENT), ()


def unknown(scene: Scene, name: str) -> tuple[int, ...]:
    """Who doesn't know what a card is, by the board."""
    (seen,) = [s for s in scene.board().objects if any(c.key == name for c in s.cards)]
    return seen.unknown_to


def played(script: str, edition: str = editions.current) -> Scene:
    return play(script, finish=False, table=new_table(edition, frozenset()))


IN_UPKEEP = """
    Given it is the upkeep of your turn
    And from the top, your library has "Terminus"
"""


def test_hands_and_libraries() -> None:
    scene = played(
        """
        Given your hand is "Grizzly Bears"
        And the opponent's hand is "Lightning Bolt"
        And from the top, your library has "Terminus"
        And you control "Humility"
        """
    )
    assert unknown(scene, "Grizzly Bears") == (OPPONENT,)
    assert unknown(scene, "Lightning Bolt") == (YOU,)
    assert unknown(scene, "Terminus") == NOBODY_KNOWS
    assert unknown(scene, "Humility") == ALL_KNOW
    assert {s.unknown_to for s in scene.board().objects if s.zone == "library"} == {NOBODY_KNOWS}


@pytest.mark.parametrize(("answer", "who"), [("you choose to reveal", ALL_KNOW), ("you choose not to reveal", (OPPONENT,))])
def test_a_card_revealed_as_it_is_drawn(answer: str, who: tuple[int, ...]) -> None:
    asked = played(IN_UPKEEP + "When the game goes to the draw step of this turn")
    assert unknown(asked, "Terminus") == (OPPONENT,)
    answered = played(IN_UPKEEP + f'When the game goes to the draw step of this turn\nAnd {answer} "Terminus"')
    assert unknown(answered, "Terminus") == who


def test_a_card_drawn_while_a_spell_is_being_cast() -> None:
    begun = """
        Given it is the upkeep of your turn
        And you control "Chromatic Sphere" and 2 "Mountain"
        And your hand is "Lightning Bolt"
        And from the top, your library has "Grizzly Bears"
        When you begin to cast "Lightning Bolt" targeting the opponent
        And you add {R} with "Chromatic Sphere"
    """
    scene = played(begun, "2023-11-17")
    assert unknown(scene, "Grizzly Bears") == NOBODY_KNOWS
    (bears,) = [s for s in scene.board().objects if any(c.key == "Grizzly Bears" for c in s.cards)]
    assert "face down" in bears.statuses
    assert (bears.name, bears.types, bears.power) == ("", (), None)
    scene = played(begun + 'And you finish casting "Lightning Bolt"', "2023-11-17")
    assert unknown(scene, "Grizzly Bears") == (OPPONENT,)


def test_cards_put_onto_the_library_and_looked_at_there() -> None:
    scene = played(
        """
        Given each player can pay any amount of mana
        And your hand is "Brainstorm"
        And from the top, your library has "Grizzly Bears", "Island" and "Forest"
        When you cast "Brainstorm" and it resolves
        And you choose to put "Island" and "Forest" on the top of your library
        """
    )
    assert unknown(scene, "Island") == unknown(scene, "Forest") == (OPPONENT,)
    scene = played(
        """
        Given it is the upkeep of your turn
        And each player can pay any amount of mana
        And your hand is "Impulse"
        And from the top, your library has "Terminus", "Island", "Forest" and "Plains"
        When you cast "Impulse" and it resolves
        """
    )
    assert unknown(scene, "Island") == (OPPONENT,)


def test_what_was_revealed_is_known_though_it_is_hidden_again() -> None:
    scene = played(
        IN_UPKEEP.rstrip()
        + """
        And each player can pay any amount of mana
        When the game goes to the draw step of this turn
        And you choose to reveal "Terminus"
        And all players pass in succession
        And you choose not to cast "Terminus"
        """
    )
    (terminus,) = [s for s in scene.board().objects if s.name == "Terminus"]
    assert "revealed" not in terminus.statuses
    assert terminus.unknown_to == ALL_KNOW


def test_it_is_in_the_evidence() -> None:
    board = played(IN_UPKEEP + "When the game goes to the draw step of this turn").board()
    packed = json.loads(pack_steps((StepRun("When", "when", 1, "", "passed", board=board),)))
    found = Unpacker(packed).board(packed["steps"][0])
    assert found is not None
    assert {s.id: s.unknown_to for s in found.objects} == {s.id: s.unknown_to for s in board.objects}
    assert [s.unknown_to for s in found.objects if s.name == "Terminus"] == [(OPPONENT,)]
