"""Phrases E: the passage of time (TM)."""

from __future__ import annotations

from steps import driver
from steps.phrase import Phrase, variant
from steps.scene import Scene
from steps.slots.values import Obj, Turn
from steps.table import StepName

tm01 = Phrase(
    "TM-01",
    ja="すべてのプレイヤーが続けて優先権をパスする",
    en="all players pass in succession",
    variants=(variant("W", "(全員/お互い)が優先権をパスする", "(all/both) players pass"),),
)
tm02 = Phrase(
    "TM-02",
    ja="スタックのすべてのオブジェクトが解決される",
    en="everything on the stack resolves",
    variants=(variant("W", "スタックがすべて解決される", "the stack resolves"),),
)
tm03 = Phrase(
    "TM-03",
    ja="{obj}の解決が終わるまでパスを続ける",
    en="the players pass until {obj} has resolved",
    variants=(variant("W", "{obj}が解決される", "{obj} resolves"),),
)
tm04 = Phrase(
    "TM-04",
    ja="{turn}の{step}まで進む",
    en="the game goes to the {step} of {turn}",
    variants=(
        variant("W", "{turn}の{step}になる", "the {step} of {turn} begins"),
        variant("W", "{turn:coming}の[次の]{step}まで進む", "the game goes to {turn:coming} [next ]{step}", own=True),
    ),
)
tm05 = Phrase("TM-05", ja="{turn}の{step}が終わるまで進む", en="the game goes on until the {step} of {turn} has ended")


@tm01.when
def all_pass(scene: Scene) -> None:
    """Once round: the top object resolves, or the step ends (CR 117.4)."""
    driver.pass_round(scene)


@tm02.when
def stack_resolves(scene: Scene) -> None:
    """Until the stack is empty, with what is added meanwhile."""
    driver.resolve_all(scene)


@tm03.when
def one_resolves(scene: Scene, obj: Obj) -> None:
    """Until this has resolved; what triggered then lies on the stack."""
    driver.resolve(scene, scene.names.find(obj, lambda s: s.zone == "stack"))


@tm04.when
def go_to(scene: Scene, turn: Turn, step: StepName) -> None:
    """To the first moment in that step in which a player would get priority."""
    driver.go_to(scene, turn_number(scene, turn, step), step)


@tm05.when
def go_past(scene: Scene, turn: Turn, step: StepName) -> None:
    """To the start of what follows that step."""
    driver.go_to(scene, turn_number(scene, turn, step), step, past=True)


def turn_number(scene: Scene, turn: Turn, step: StepName) -> int:
    """Which turn of the game is meant, if nobody takes an extra turn before."""
    board = scene.board()
    if turn.which == "this":
        return board.turn
    if turn.which == "next":
        return board.turn + 1
    assert turn.player is not None
    count = len(board.players)
    ahead = (scene.seat(turn.player) - board.active) % count
    match turn.which:
        case "of":
            return board.turn + ahead
        case "next of":
            return board.turn + (ahead or count)
        case "after":
            return board.turn + (ahead or count) + count * (turn.n - 1)
        case _:
            passed = ahead == 0 and driver.ORDER.index(board.step) >= driver.ORDER.index(step)
            return board.turn + (count if passed else ahead)
