"""Declarations of attackers and blockers, which a scenario makes without being asked."""

from __future__ import annotations

from engine.combat import attacking, blocking
from engine.game import Game
from engine.questions import Answer, Question
from engine.rule import Reason
from engine.state import State
from steps.reference.legality import obstacles
from steps.table import Attack, Block, Obstacle, Refused

Pairs = tuple[tuple[int, int], ...]
"""Each attacker and what it attacks, or each blocker and what it blocks."""


def declarations(act: Attack | Block) -> list[Attack | Block]:
    """The declarations of all the players who make one in a step."""
    return [act] if isinstance(act, Attack) else [Block(act.player, act.blocks), *act.others]


def step_of(act: Attack | Block) -> str:
    """The step in which it is made."""
    return "declare attackers" if isinstance(act, Attack) else "declare blockers"


def answers(act: Attack | Block, question: Question) -> bool:
    """Whether it is the answer to a question."""
    if isinstance(act, Attack):
        return question.topic == "attack"
    return question.topic == "block" and question.player == act.player


def declared(act: Attack | Block, question: Question, state: State) -> Answer:
    """The answer that a declaration is.

    Raises:
        Refused: with why each pair that isn't possible is not.
    """
    pairs: Pairs
    if isinstance(act, Attack):
        pairs = tuple((a, t if t is not None else _only_target(question, state, a)) for a, t in act.attackers)
    else:
        pairs = act.blocks
    game = Game(state)
    reasons = _why_not(act, question, game, pairs)
    if reasons:
        raise Refused(obstacles(tuple(dict.fromkeys(reasons))), game.cited())
    return pairs


def _why_not(act: Attack | Block, question: Question, game: Game, pairs: Pairs) -> list[Reason]:
    player, offered = question.player, [o.value for o in question.options]
    impossible = [pair for pair in pairs if pair not in offered]
    few = len(pairs) < question.least
    if isinstance(act, Attack):
        reasons = [r for a, target in impossible for r in attacking.why_not_attack(game, a, player, target)]
        return [*reasons, *(attacking.why_not_declare_attacks(game, pairs) if few else ())]
    reasons = [r for blocker, a in impossible for r in blocking.why_not_block(game, blocker, a, player)]
    return [*reasons, *(blocking.why_not_declare_blocks(game, pairs, player) if few else ())]


def nobody_asks(act: Attack | Block) -> Obstacle:
    """Why a declaration was not even asked for."""
    if isinstance(act, Attack):
        return Obstacle("508.1", "no attackers are declared", ja="攻撃クリーチャーは指定されない")
    return Obstacle("509.1a", "nothing attacks that player", ja="そのプレイヤーを攻撃しているものがない")


def _only_target(question: Question, state: State, attacker: int) -> int:
    """Whom an attacker attacks if nothing is said: the first it can; its first opponent where it can attack nobody."""
    offered = [o.value[1] for o in question.options if isinstance(o.value, tuple) and o.value[0] == attacker]
    return offered[0] if offered else ~state.opponents(question.player)[0]
