"""How lines are played on a table: acts in their forms, implied passing, the passage of time, and what a question interrupts.

A *goal* is what a line still wants to happen ("until X has resolved"). It is data: where a question comes up, it stays on the scene, and
the answer takes it up again.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.record import record
from steps.pending import Declaration, Try
from steps.scene import Scene
from steps.table import Act, Activate, AddMana, Answer, Attack, Block, Cast, Finish, Legality, Obstacle, Pass, Refused, Seen, StepName
from steps.telling import describe_obstacles, moment

ORDER: tuple[StepName, ...] = (
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
    "first strike damage", "combat damage", "end of combat", "postcombat main", "end", "cleanup",
)  # fmt: skip

_ENDLESS = 2000
"""Passes after which a goal counts as never reached."""

# --- Goals --------------------------------------------------------------------------------------------------------------------------


@record
class Round:
    """All players pass in succession, once round."""

    since: int
    """Number of the first log entry that counts."""
    top: int | None
    """What was on top of the stack."""


@record
class Empty:
    """Until the stack is empty."""


@record
class Resolved:
    """Until this object has resolved."""

    obj: int
    since: int


@record
class CastResolved:
    """Until the spell or ability that is being put on the stack has resolved; which one it is shows when it is there."""

    player: int
    before: frozenset[int]
    since: int


@record
class Reach:
    """Until this step of this turn; ``past``: until it has ended."""

    turn: int
    step: StepName
    past: bool = False


Goal = Round | Empty | Resolved | CastResolved | Reach


def pursue(scene: Scene, goal: Goal | None) -> None:
    """Passes until the goal is reached, or a question interrupts. Raises StepFailure if it can't be reached."""
    for _ in range(_ENDLESS):
        scene.goal = goal
        if goal is None or scene.table.question():
            return
        goal = _still(scene, goal)
        if goal is not None:
            _pass(scene)
    scene.fail("パスを続けても、そこに至らない。", "However often the players pass, it does not come to that.")


def _pass(scene: Scene) -> None:
    clock = scene.clock()
    if clock.priority is None or clock.over:
        scene.fail(
            "ここで優先権を得るプレイヤーはいないので、ゲームは先に進まない。", "Nobody gets priority here, so the game goes no further."
        )
    scene.do(Pass(clock.priority))


def _still(scene: Scene, goal: Goal) -> Goal | None:
    """What is still to be reached; None if nothing is. Raises StepFailure if it can't be any more."""
    match goal:
        case Round(since, top):
            moved = any(e.kind in ("resolve", "no resolve", "begin") for e in scene.log()[since:])
            return None if moved or (top is not None and top not in _stack(scene)) else goal
        case Empty():
            return goal if _stack(scene) and not scene.clock().over else None
        case Resolved(obj, since):
            return None if _has_resolved(scene, obj, since) else goal
        case CastResolved():
            put = _put_on_stack(scene, goal)
            return Resolved(put, goal.since) if put is not None else None
    return None if _arrived(scene, goal) else goal


def _stack(scene: Scene) -> tuple[int, ...]:
    return scene.clock().stack


def _has_resolved(scene: Scene, obj: int, since: int) -> bool:
    if obj in _stack(scene):
        return False
    if any(e.kind == "resolve" and any(o.id == obj for o in e.objects) for e in scene.log()[since:]):
        return True
    seen = scene.by_id(obj)
    what = scene.describe(seen) if seen else ""
    raise scene.failure(f"{what}は解決されずにスタックを離れた。", f"{what} left the stack without resolving.")


def _put_on_stack(scene: Scene, goal: CastResolved) -> int | None:
    """What the player has put on the stack since then: the last cast or activation that is still there."""
    put = [
        i
        for e in scene.log()[goal.since :]
        if e.kind in ("cast", "activate") and e.player == goal.player
        for i in (*e.became, *(o.id for o in e.objects))
    ]
    return next((i for i in reversed(put) if i in _stack(scene) and i not in goal.before), None)


def _arrived(scene: Scene, goal: Reach) -> bool:
    board = scene.clock()
    if board.over:
        return True
    here, there = (board.turn, ORDER.index(board.step)), (goal.turn, ORDER.index(goal.step))
    if goal.past:
        return here > there
    if here > there:
        wanted, now = moment(scene, goal.turn, goal.step), moment(scene, board.turn, board.step)
        scene.fail(f"その時（{wanted}）は来なかった。今は{now}である。", f"That moment ({wanted}) did not come. It is {now} now.")
    return here == there


# --- Acts ---------------------------------------------------------------------------------------------------------------------------


_ANSWERED_BY: dict[str, tuple[type, ...]] = {"attack": (Attack,), "block": (Block,), "mana abilities": (AddMana, Finish)}
"""Topics of questions that acts answer."""


def no_question(scene: Scene, act: Act | None = None) -> None:
    """An act while a question is open fails, unless it answers it. Raises StepFailure."""
    question = scene.table.question()
    if question and not isinstance(act, _ANSWERED_BY.get(question.topic, ())):
        told = scene.describe_question(question)
        scene.fail(f"先に選択に答えなければならない。{told}", f"A choice must be answered first. {told}")


def respond(scene: Scene) -> None:
    """それに対応して / in response: something must be on the stack."""
    if not _stack(scene):
        scene.fail("「それに対応して」とあるが、スタックは空である。", '"In response", but the stack is empty.')


def let_act(scene: Scene, player: int) -> None:
    """Implied passing: those who have priority before this player pass, if nothing resolves and no step ends by it."""
    while (clock := scene.clock()).priority not in (player, None) and not clock.over:
        assert clock.priority is not None
        since = len(scene.log())
        scene.do(Pass(clock.priority))
        now = scene.clock()
        resolved = any(e.kind in ("resolve", "no resolve") for e in scene.log()[since:])
        if resolved or (now.turn, now.step, now.stack) != (clock.turn, clock.step, clock.stack):
            name = scene.player_name(player)
            scene.fail(
                f"{name}が行動する前に全員がパスしたことになり、スタックのオブジェクトが解決されるかステップが終わった。",
                f"Before {name} could act, all had passed, so something resolved or the step ended.",
            )


def perform(scene: Scene, form: str, rules: Sequence[str], act: Act) -> None:
    """Carries out an act in its form. Raises StepFailure; Refused where it is illegal."""
    match form:
        case "C" | "X" | "M":
            judge(scene, form, rules, act)
        case _:
            no_question(scene, act)
            if not isinstance(act, Attack | Block):
                let_act(scene, act.player)
            if form == "T":
                attempt(scene, act)
            elif form == "B":
                assert isinstance(act, Cast | Activate)
                scene.begun = scene.table.digest()
                scene.begin(act)
            else:
                before, since = frozenset(_stack(scene)), len(scene.log())
                put = scene.do(act)
                if form == "R":
                    pursue(scene, Resolved(put, since) if put is not None else CastResolved(act.player, before, since))


def attempt(scene: Scene, act: Act, before: str = "") -> None:
    """Tries an act, which must be refused. ``before``: the digest to compare with, if not that of now."""
    pending = Try(digest=before or scene.table.digest())
    scene.pending = pending
    try:
        scene.do(act)
    except Refused as refused:
        pending.obstacles = refused.obstacles
        scene.show_rules(refused.rules)
    else:
        if not scene.table.question():
            scene.pending = None
            scene.fail("その行動は適正だったので、実行された。", "That action was legal, and so it was done.")


def finish(scene: Scene, form: str, player: int, obj: Seen) -> None:
    """Finishes what form B began. What a try leaves behind is compared with the game before it was begun."""
    act = Finish(player, obj.id)
    no_question(scene, act)
    if form == "T":
        attempt(scene, act, scene.begun)
        return
    scene.do(act)


# --- What is possible -----------------------------------------------------------------------------------------------------------------


def judge(scene: Scene, form: str, rules: Sequence[str], act: Act) -> None:
    """Can, can't, must. Raises StepFailure if it isn't so."""
    if form == "M" and not isinstance(act, Attack | Block):
        _asked_to_cast(scene, act)
    legality = scene.table.must(act) if form == "M" else scene.table.can(act)
    scene.show_rules(legality.rules)
    if not legality.decided:
        scene.fail("これができるかどうかは、調べ切れなかった。", "Whether that is possible could not be decided.")
    if form == "X":
        cannot(scene, legality, rules)
    elif not legality.possible:
        why = describe_obstacles(scene, legality.obstacles)
        if form == "M":
            scene.fail(f"そうしなくてもよい。{why}", f"It need not be done. {why}")
        scene.fail(f"それはできない: {why}。", f"That is not possible: {why}.")


def cannot(scene: Scene, legality: Legality, rules: Sequence[str]) -> None:
    """There is no legal way, and these rules are why."""
    if legality.possible:
        scene.fail("それはできる。", "That is possible.")
    scene.show_rules(r for o in legality.obstacles for r in (o.rule, *o.also) if r == o.rule or r in rules)
    compare_reasons(scene, legality.obstacles, rules)


def compare_reasons(scene: Scene, obstacles: Sequence[Obstacle], rules: Sequence[str]) -> None:
    """The rules named must be the reasons, all of them: one that isn't named would let a line pass for the wrong reason.

    Of an engine that cites no rules, none is asked.
    """
    if "citations" not in scene.table.abilities:
        return
    scene.need("reasons")
    names = [{r.split(" ")[0] for r in (o.rule, *o.also)} for o in obstacles]
    missing = [r for r in rules if not any(r in n for n in names)]
    why = describe_obstacles(scene, obstacles) or "-"
    if missing:
        scene.fail(f"規則{'、'.join(missing)}は理由ではない。理由は: {why}。", f"Rule {', '.join(missing)} is not why. The reasons: {why}.")
    if all(n & set(rules) for n in names):
        return
    scene.fail(
        f"ほかにも理由がある: {why}。それを取り除くか、規則をすべて書く。",
        f"There are other reasons, too: {why}. Remove them, or name them all.",
    )


def _asked_to_cast(scene: Scene, act: Act) -> None:
    question = scene.table.question()
    if question is None or question.topic != "cast" or not isinstance(act, Cast) or question.player != act.player:
        scene.fail("唱えるかどうかの選択は求められていない。", "No choice whether to cast is being asked.")


# --- Combat -------------------------------------------------------------------------------------------------------------------------


def declare(scene: Scene, declaration: Declaration) -> None:
    """Makes a declaration of attackers or blockers; the table goes to its step by itself, or has asked for it."""
    act = declaration.act()
    no_question(scene, act)
    if declaration.form == "T":
        attempt(scene, act)
    else:
        try:
            scene.do(act)
        except Refused as refused:
            why = describe_obstacles(scene, refused.obstacles)
            raise scene.failure(
                f"前の行の指定は不正である: {why}。", f"The declaration in the lines before is illegal: {why}."
            ) from refused
    pursue(scene, scene.goal)


# --- Time ---------------------------------------------------------------------------------------------------------------------------


def pass_round(scene: Scene) -> None:
    """All players pass in succession."""
    no_question(scene)
    stack = _stack(scene)
    pursue(scene, Round(len(scene.log()), stack[0] if stack else None))


def resolve_all(scene: Scene) -> None:
    """Everything on the stack resolves."""
    no_question(scene)
    if not _stack(scene):
        scene.fail("スタックは空である。", "The stack is empty.")
    pursue(scene, Empty())


def resolve(scene: Scene, obj: Seen) -> None:
    """The players pass until this has resolved."""
    no_question(scene)
    pursue(scene, Resolved(obj.id, len(scene.log())))


def go_to(scene: Scene, turn: int, step: StepName, past: bool = False) -> None:
    """The game goes to a step of a turn, or on until it has ended."""
    no_question(scene)
    board = scene.board()
    here, there = (board.turn, ORDER.index(board.step)), (turn, ORDER.index(step))
    if here > there or (here == there and not past):
        scene.fail("その時はもう来ているか、過ぎている。", "That moment is here already, or past.")
    if not past and step in ("untap", "cleanup"):
        scene.fail(
            "このステップでは普通だれも優先権を得ないので、そこで止まれない。「…が終わるまで進む」と書く。",
            'Usually nobody gets priority in this step, so the game can\'t be stopped there. Write "goes on until … has ended".',
        )
    pursue(scene, Reach(turn, step, past))


# --- Answers ------------------------------------------------------------------------------------------------------------------------


def answer(scene: Scene, given: Answer) -> None:
    """Answers the open question, and goes on with what it interrupted. Raises StepFailure, WrongAnswer, Refused."""
    pending = scene.pending
    try:
        scene.answer(given)
    except Refused as refused:
        if pending is None or pending.obstacles is not None:
            raise
        pending.obstacles = refused.obstacles
        return
    pursue(scene, scene.goal)
