"""Targets (CR 115, 601.2c, 608.2b)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.amounts import Amount, amount
from engine.conditions import Condition
from engine.filters import Filter
from engine.game import Game
from engine.keywords import hooked
from engine.player_abilities import why_untargetable as shielded
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import Context, Reason, rule
from engine.state import BATTLEFIELD, EXILE, GRAVEYARD, STACK, Object, Seat, State
from engine.view import Env, View


@record
class TargetSpec:
    """One instance of the word "target" (CR 115.1).

    ``what``: which objects of ``zone``, None for no objects. On the stack, ``stack`` says which: "spell", "ability" or "any".
    ``players``: "", "any" or "opponent". From ``least`` to ``most`` are chosen.
    """

    what: Filter | None = None
    zone: str = BATTLEFIELD
    players: str = ""
    stack: str = "spell"
    least: int = 1
    most: int = 1
    condition: Condition | None = None
    """The spell has this target only if something is so as it is announced, such as a cost that will be paid (CR 601.2c)."""
    divided: Amount | None = None
    """This much is divided among what is chosen (CR 601.2d)."""
    up_to: Amount | None = None
    """No more than this many, as it is when they are chosen."""
    exactly: Amount | None = None
    """Just so many are chosen, by what has been announced: "X target creatures"; None: from ``least`` to ``most``."""
    rules: tuple[str, ...] = ()
    """Rules that say what may be chosen, beside the general ones: that of the keyword that gives the target."""


PERMANENT_OR_EXILED = "battlefield or exile"
"""The zone of "target permanent or suspended card"."""
SPELL_OR_PERMANENT = "stack or battlefield"
"""The zone of "target spell or permanent"."""
ANY_TARGET_TYPES = ("creature", "planeswalker", "battle")
"""What "any target" means besides players (CR 115.4)."""


Reasons = tuple[Reason, ...]


def legal_targets(game: Game, spec: TargetSpec, env: Env) -> tuple[int, ...]:
    """Everything that may be chosen (CR 115.1, 115.5): objects, then players."""
    objects = (i for i in _meant(game.state, spec, env) if not why_untargetable(game, i, env))
    return (*objects, *(~seat for seat in _players(game.state, spec, env) if not shielded(game, game.state, seat, env)))


def why_untargetable(game: Game, obj: int, env: Env) -> Reasons:
    """What the abilities of an object have against being the target of what ``env`` speaks of."""
    reasons: Reasons = ()
    for keyword, instance in hooked(game.state.characteristics(obj)):
        reasons = keyword.untargetable(game, reasons, instance, game.state, obj, env)
    return of_permanents(game, reasons, game.object(obj)) if reasons else ()


@rule("113.6", part="targets")
def of_permanents(ctx: Context, reasons: Reasons, it: Object) -> Reasons:
    """Abilities function on the battlefield, those against being targeted among them: a card elsewhere, or a spell, can be targeted."""
    return reasons if it.zone == BATTLEFIELD else ()


def why_not_target(game: Game, spec: TargetSpec, target: int, env: Env) -> Reasons:
    """Why something can't be chosen as a target; empty if it can."""
    meant = target in _meant(game.state, spec, env) or ~target in _players(game.state, spec, env)
    reasons = () if meant else illegal_target(game, (), target, spec)
    against = why_untargetable(game, target, env) if target in game.state.objects else ()
    return (*reasons, *against, *(shielded(game, game.state, ~target, env) if target < 0 else ()))


def _meant(state: State, spec: TargetSpec, env: Env) -> Iterator[int]:
    """The objects that fit the words of the instance of "target"."""
    if spec.what is None:
        return
    if spec.zone == BATTLEFIELD:
        candidates: Iterator[int] = state.battlefield()
    elif spec.zone == SPELL_OR_PERMANENT:
        candidates = iter((*state.battlefield(), *(i for i in state.zone(STACK) if _kind_fits(state, i, "spell"))))
    elif spec.zone == PERMANENT_OR_EXILED:
        candidates = iter((*state.battlefield(), *state.zone(EXILE)))
    elif spec.zone == GRAVEYARD:
        candidates = (i for seat in state.apnap() for i in state.zone(GRAVEYARD, seat))
    else:
        candidates = iter(state.zone(spec.zone))
    for i in candidates:
        if i != env.spell and (spec.zone != STACK or _kind_fits(state, i, spec.stack)) and spec.what.holds(state, i, env):
            yield i


def _kind_fits(state: State, obj: int, kind: str) -> bool:
    return kind == "any" or (state.objects[obj].ability is None) == (kind == "spell")


def _players(state: State, spec: TargetSpec, env: Env) -> tuple[Seat, ...]:
    if spec.players == "opponent":
        return state.opponents(env.you)
    return state.apnap() if spec.players else ()


def choose(game: Game, specs: tuple[TargetSpec, ...], env: Env, named: tuple[int, ...] | None = None) -> tuple[tuple[int, ...], ...]:
    """Choose targets for each instance of the word "target", in order (CR 601.2c).

    ``named``: what the player has said already, to be dealt out among the instances; None: they are asked.
    Reasons against the choice are noted on the game; what is then left out is empty.
    """
    left = list(named) if named is not None else None
    chosen: list[tuple[int, ...]] = []
    for spec in specs:
        env = replace(env, targets=tuple(chosen))
        if spec.exactly is not None:
            n = amount(spec.exactly, game.view, env)
            spec = replace(spec, least=n, most=n)  # noqa: PLW2901  (the same instance of "target", its number known)
        legal = legal_targets(game, spec, env)
        most = spec.most if spec.up_to is None else min(spec.most, amount(spec.up_to, game.view, env))
        if most == 0:
            chosen.append(())
        elif len(legal) < spec.least and not left:
            game.object_to(*no_target(game, (), spec))
            chosen.append(())
        elif left is None:
            options = tuple(Option(t, describe(game.state, t)) for t in legal)
            question = Question(env.you, "pick", "targets", "Which target?", options, spec.least, min(most, len(legal)), env.spell)
            chosen.append(game.pick(question))
        else:
            mine = tuple(left[:most])
            del left[:most]
            game.object_to(*(r for t in mine for r in why_not_target(game, spec, t, env)))
            if len(set(mine)) < len(mine):
                game.object_to(*chosen_twice(game, ()))
            if len(mine) < spec.least:
                game.object_to(Reason("it needs more targets", "601.2c", "115.1", ja="対象が足りない"))
            chosen.append(mine)
    if left:
        game.object_to(Reason("it has not that many targets", "601.2c", "115.1", ja="対象が多すぎる"))
    return tuple(chosen)


@rule("601.2c", part="enough")
def no_target(ctx: Context, reasons: tuple[Reason, ...], spec: TargetSpec) -> tuple[Reason, ...]:
    """Each instance of the word "target" needs a legal choice."""
    return (*reasons, Reason("there is no legal target", "601.2c", "115.1", ja="適正な対象がない"))


@rule("601.2c", part="legal")
def illegal_target(game: Game, reasons: tuple[Reason, ...], target: int, spec: TargetSpec) -> tuple[Reason, ...]:
    """Only what fits the targeting criteria may be chosen."""
    en, ja = (describe(game.state, target, language) for language in ("en", "ja"))
    return (*reasons, Reason(f"{en} is no legal target", "601.2c", "115.1", *spec.rules, ja=f"{ja}は適正な対象ではない"))


@rule("601.2c", part="once")
def chosen_twice(ctx: Context, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """The same target can't be chosen more than once for one instance of the word "target"."""
    return (*reasons, Reason("the same target is chosen twice", "601.2c", "115.3", ja="同じ対象が2回選ばれている"))


@rule("601.2c", "702.33g", part="only if")
def required(ctx: Context, specs: tuple[TargetSpec, ...], view: View, env: Env) -> tuple[TargetSpec, ...]:
    """Targets that a spell has only if some cost is paid, say, are chosen only then."""
    unneeded = {n for n, s in enumerate(specs) if s.condition is not None and not s.condition.true(view, env)}
    return tuple(replace(s, least=0, most=0) if n in unneeded else s for n, s in enumerate(specs))


def still_legal(game: Game, specs: tuple[TargetSpec, ...], env: Env) -> tuple[tuple[int, ...], ...]:
    """The chosen targets without those that have become illegal (CR 608.2b)."""
    return tuple(
        tuple(t for t in chosen if t in legal_targets(game, spec, env)) for spec, chosen in zip(specs, env.targets, strict=False)
    )


def describe(state: State, target: int, language: str = "en") -> str:
    """An object or player for people."""
    ja = language == "ja"
    if target < 0:
        name = state.player(~target).name
        return {"you": "あなた", "opponent": "対戦相手"}.get(name, f"プレイヤー「{name}」") if ja else name
    it = state.objects.get(target)
    if it is None:
        return "もう存在しないもの" if ja else "something that is no longer there"
    if it.ability:
        face = it.ability.source_face
        if ja:
            return f"「{face.ja or face.name}」の能力" if face else "能力"
        return f"an ability of {face.name if face else 'something'}"
    name = state.characteristics(target).name
    if not name:
        return "名前のないオブジェクト" if ja else "an object without a name"
    faces = (component.face for component in it.components)
    return f"「{next((face.ja for face in faces if face.name == name and face.ja), name)}」" if ja else name
