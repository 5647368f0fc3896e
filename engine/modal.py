"""Modal spells and abilities (CR 700.2): what their modes are, and choosing among them (CR 601.2b, 603.3c)."""

from __future__ import annotations

from typing import ClassVar

from engine.game import Game
from engine.instructions import Instruction
from engine.questions import Option, Question, by_name
from engine.record import record, replace
from engine.rule import Context, Reason, rule
from engine.state import Seat
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
    by_opponent: bool = False
    """An opponent chooses (CR 601.7)."""
    any_if: str = ""
    """If the additional cost of this name is paid, any number may be chosen."""

    def perform(self, game: Game, env: Env) -> Env:
        place = 0
        for number in env.modes:
            mode = self.modes[number - 1]
            mine = env.targets[place : place + len(mode.targets)]
            place += len(mode.targets)
            mode.do.perform(game, replace(env, targets=mine))
        return env


def choose_modes(
    game: Game, modal: Modal, env: Env, named: Modes | None, triggered: bool, uses: tuple[str, ...] = (), activated: bool = False
) -> Modes:
    """Choose modes; reasons against the choice are noted on the game. ``uses``: the additional costs that are meant to be paid."""
    if modal.any_if and modal.any_if in uses:
        modal = replace(modal, most=considering_costs(game, modal.most, len(modal.modes)))
    if modal.by_opponent:
        env = replace(env, you=(opponent_activating if activated else opponent_casting)(game, env.you))
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
    return tuple(sorted(game.one(question) for _ in range(modal.most)))


@rule("601.4")
def considering_costs(ctx: Context, most: int, all_of_them: int) -> int:
    """What can be chosen by costs that will be announced later may be chosen already."""
    return all_of_them


@rule("601.7")
def opponent_casting(game: Game, player: Seat) -> Seat:
    """Where a spell says that an opponent makes a choice that its controller would make while casting it, that opponent makes it."""
    return which_opponent(game, game.state.opponents(player)[0], player)


@rule("602.3")
def opponent_activating(game: Game, player: Seat) -> Seat:
    """So it is where an ability says so that is being activated."""
    return which_opponent_activating(game, game.state.opponents(player)[0], player)


def _asked_which(game: Game, player: Seat) -> Seat:
    options = by_name(game.state, (~seat for seat in game.state.opponents(player)))
    return ~game.one(Question(player, "pick", "choose", "Which opponent chooses?", options))


@rule("601.7a")
def which_opponent(game: Game, opponent: Seat, player: Seat) -> Seat:
    """If there are several opponents, the spell's controller decides which of them chooses."""
    return _asked_which(game, player)


@rule("602.3a")
def which_opponent_activating(game: Game, opponent: Seat, player: Seat) -> Seat:
    """If there are several opponents, the ability's controller decides which of them chooses."""
    return _asked_which(game, player)


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
