"""What a player says of a spell in advance: how an effect may be divided among its targets (CR 601.2d)."""

from __future__ import annotations

import pytest

from engine.announcing import Division, _divide
from engine.game import Game
from engine.questions import Answer, Question
from engine.tests.playing import board, creature, put


@pytest.mark.parametrize(
    ("said", "legal"),
    [
        (((0, 1), (1, 3)), True),
        (((0, 4), (1, 0)), False),
        (((0, 1), (1, 2)), False),
        (((0, 3), (1, 2)), False),
        (((0, 4),), False),
        (((0, 2), (1, 2), (2, 0)), False),
        (((0, 2), (1, 2), (2, 1)), False),
    ],
)
def test_a_division_gives_each_target_some_and_nothing_to_others(said: Division, legal: bool) -> None:
    # CR 601.2d: four are divided between two targets; each gets at least one, and the third creature is no target.
    game = board()
    bears = [put(game, creature("Bear", "2/2")) for _ in range(3)]
    spell = put(game, creature("Source", "1/1"))
    made = tuple((bears[n], much) for n, much in said)
    assert _divide(game, 0, spell, 4, (bears[0], bears[1]), made) == tuple((b, dict(made).get(b, 0)) for b in bears[:2])
    assert (not game.reasons) is legal


def test_what_is_not_said_is_asked_and_too_little_cannot_be_divided() -> None:
    game = board()
    bears = tuple(put(game, creature("Bear", "2/2")) for _ in range(2))
    asked: list[Question] = []

    def knows(question: Question, _: object) -> Answer:
        asked.append(question)
        return ((bears[0], 1), (bears[1], 2))

    after = Game(game.state, knows=knows)
    assert _divide(after, 0, bears[0], 3, bears, None) == ((bears[0], 1), (bears[1], 2))
    assert [(q.kind, q.least, q.most, len(q.options)) for q in asked] == [("divide", 1, 3, 2)]
    assert _divide(game, 0, bears[0], 1, bears, None) == ()
    assert [r.rules for r in game.reasons] == [("601.2d",)]
