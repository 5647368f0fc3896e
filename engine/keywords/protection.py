"""Protection from a quality (CR 702.16): it can't be targeted, damaged, blocked, enchanted or equipped by what has the quality."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Static
from engine.continuous import Instead
from engine.keywords import Keyword
from engine.last_known import source_is
from engine.prevention import Prevent
from engine.rule import Context, Reason, rule
from engine.selectors import This, Those
from engine.state import ObjectId, Seat
from engine.view import Env, View
from engine.would import WouldBeDamaged

Reasons = tuple[Reason, ...]


@rule("702.16b")
def _untargetable(ctx: Context, reasons: Reasons, instance: Instance, view: View, obj: ObjectId, env: Env) -> Reasons:
    """It can't be targeted by spells with the quality, or by abilities from sources with the quality."""
    if not _has(ctx, view, instance, env.this, view.controller(obj)):
        return reasons
    return (*reasons, Reason("it has protection from the source", "702.16b", "601.2c", "115.1", ja="発生源に対するプロテクションを持つ"))


@rule("702.16e", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """Damage that sources with the quality would deal to it is prevented."""
    return (*abilities, Static((Instead(WouldBeDamaged(This(), instance.what), Prevent(), rules=("702.16e",)),)))


@rule("702.16f")
def _blocked_by(ctx: Context, reasons: Reasons, view: View, attacker: ObjectId, blocker: ObjectId, instance: Instance) -> Reasons:
    """It can't be blocked by creatures with the quality."""
    if not _has(ctx, view, instance, blocker, view.controller(attacker)):
        return reasons
    return (
        *reasons,
        Reason(
            "it has protection from the blocking creature", "702.16f", "509.1b", ja="ブロックするクリーチャーに対するプロテクションを持つ"
        ),
    )


def _repels(ctx: Context, reasons: Reasons, instance: Instance, view: View, obj: ObjectId, attachment: ObjectId) -> Reasons:
    if not _has(ctx, view, instance, attachment, view.controller(obj)):
        return reasons
    aura = view.characteristics(attachment).is_type("enchantment")
    return _no_auras(ctx, reasons) if aura else _no_equipment(ctx, reasons)


@rule("702.16c")
def _no_auras(ctx: Context, reasons: Reasons) -> Reasons:
    """It can't be enchanted by Auras with the quality."""
    return (*reasons, Reason("it has protection from the Aura", "702.16c", "303.4c", ja="そのオーラに対するプロテクションを持つ"))


@rule("702.16d")
def _no_equipment(ctx: Context, reasons: Reasons) -> Reasons:
    """It can't be equipped by Equipment with the quality."""
    return (*reasons, Reason("it has protection from the Equipment", "702.16d", "301.5c", ja="その装備品に対するプロテクションを持つ"))


@rule("702.16b", part="player")
def _player_untargetable(ctx: Context, reasons: Reasons, instance: Instance, view: View, player: Seat, env: Env) -> Reasons:
    """Nor can a player with protection be targeted by them."""
    if not _has(ctx, view, instance, env.this, player):
        return reasons
    ja = "発生源に対するプロテクションを持つ"
    return (*reasons, Reason("the player has protection from the source", "702.16b", "601.2c", "115.1", ja=ja))


@rule("702.16e", part="player", deferred=True)
def _guards(ctx: Context, effects: tuple[Instead, ...], instance: Instance, player: Seat) -> tuple[Instead, ...]:
    """Damage that sources with the quality would deal to a player with protection is prevented."""
    shield = Instead(WouldBeDamaged(Those((~player,)), instance.what), Prevent(), rules=("702.16e player",))
    return (*effects, shield)


def _has(ctx: Context, view: View, instance: Instance, source: ObjectId, you: int) -> bool:
    """Whether a source has the quality, by last known information where it is gone."""
    return source_is(ctx, view, source, instance.what, Env(you, source))


PROTECTION = Keyword(
    "protection", "プロテクション", "702.16", stands_for=_stands_for, untargetable=_untargetable, blocked_by=_blocked_by, repels=_repels,
    player_untargetable=_player_untargetable, guards=_guards,
)
