"""Modal spells and abilities (CR 700.2): what their modes are, and choosing among them (CR 601.2b, 603.3c)."""

from __future__ import annotations

from typing import ClassVar

from engine.game import Game
from engine.instructions import Instruction
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import Context, Reason, rule
from engine.targets import TargetSpec, legal_targets
from engine.view import Env

Modes = tuple[int, ...]


@record
class Mode:
    """One of the options: what it does, with targets of its own."""

    do: Instruction
    targets: tuple[TargetSpec, ...] = ()
    text: str = ""
    """The option, for people."""
    not_compared: ClassVar[frozenset[str]] = frozenset({"text"})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mode) and (self.do, self.targets) == (other.do, other.targets)

    def __hash__(self) -> int:
        return hash((self.do, self.targets))


@record
class Modal(Instruction):
    """Choose from ``least`` to ``most`` modes; ``repeat``: the same one may be chosen again (CR 700.2d)."""

    modes: tuple[Mode, ...]
    least: int = 1
    most: int = 1
    repeat: bool = False

    def perform(self, game: Game, env: Env) -> Env:
        place = 0
        for number in env.modes:
            mode = self.modes[number - 1]
            mine = env.targets[place : place + len(mode.targets)]
            place += len(mode.targets)
            mode.do.perform(game, replace(env, targets=mine))
        return env


def choose_modes(game: Game, modal: Modal, env: Env, named: Modes | None, triggered: bool) -> Modes:
    """Choose modes; reasons against the choice are noted on the game."""
    every = tuple(range(1, len(modal.modes) + 1))
    legal = (possible_for_trigger if triggered else possible)(game, every, modal, env)
    if not legal or (len(legal) < modal.least and not modal.repeat):
        game.object_to(Reason("no mode can be chosen", "603.3c" if triggered else "700.2a", "601.2b", ja="選べるモードがない"))
        return ()
    if named is not None:
        return _named(game, modal, legal, named)
    options = tuple(Option(n, modal.modes[n - 1].text or f"mode {n}") for n in legal)
    most = min(modal.most, len(legal))
    if not modal.repeat:
        return tuple(sorted(game.pick(Question(env.you, "pick", "mode", "Which modes?", options, modal.least, most, env.spell))))
    question = Question(env.you, "pick", "mode", "Which mode?", options, subject=env.spell)
    return tuple(sorted(game.pick(question)[0] for _ in range(modal.most)))


def _named(game: Game, modal: Modal, legal: Modes, named: Modes) -> Modes:
    if any(n not in legal for n in named):
        game.object_to(
            Reason("that mode can't be chosen: it has no legal target", "700.2a", "601.2b", ja="そのモードは選べない。適正な対象がない")
        )
    if not modal.least <= len(named) <= modal.most:
        game.object_to(Reason("not so many modes are chosen", "700.2", "601.2b", ja="選ぶモードの数が違う"))
    if len(set(named)) < len(named) and not modal.repeat:
        game.object_to(*twice(game, ()))
    return tuple(sorted(n for n in named if 1 <= n <= len(modal.modes)))


def _legal(game: Game, modes: Modes, modal: Modal, env: Env) -> Modes:
    def fits(spec: TargetSpec) -> bool:
        return len(legal_targets(game, spec, env)) >= spec.least

    return tuple(n for n in modes if all(fits(spec) for spec in modal.modes[n - 1].targets))


@rule("700.2a")
def possible(game: Game, modes: Modes, modal: Modal, env: Env) -> Modes:
    """A mode of a spell or activated ability for which no legal targets can be chosen can't be chosen."""
    return _legal(game, modes, modal, env)


@rule("700.2b", "603.3c")
def possible_for_trigger(game: Game, modes: Modes, modal: Modal, env: Env) -> Modes:
    """Nor can such a mode of a triggered ability; with none left, the ability is removed from the stack."""
    return _legal(game, modes, modal, env)


@rule("700.2d")
def twice(ctx: Context, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """The same mode can't be chosen twice unless the spell says so."""
    return (*reasons, Reason("a mode is chosen twice", "700.2d", "601.2b", ja="同じモードが2回選ばれている"))
