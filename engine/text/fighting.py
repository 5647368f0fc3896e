"""Combat in both languages: whole declarations, attacking alone, being attacked, what happened in combat or lasts until it ends."""

from __future__ import annotations

from typing import Any

from engine.conditions_past import AttackedThisTurn
from engine.continuous import NEXT_TURN, NEXT_UPKEEP, Modify
from engine.instructions import Let
from engine.text.changes import show_changes, show_changes_ja
from engine.text.clauses import Clause
from engine.text.grammar import Values, say, shows, template
from engine.text.nodes import s
from engine.text.shower import Piece, Shower
from engine.text.triggers import event
from engine.when_fighting import (
    AttacksAlone,
    AttacksWith,
    BlockedByMany,
    BlockedByOne,
    BlocksAny,
    IsAttacked,
    PlayerAttacks,
    PlayerAttacksYou,
)

event(IsAttacked(s.what), "{what:heard} is attacked", "{what:heard}が攻撃された|{what:heard}が攻撃される")
event(AttacksAlone(s.what), "{what:heard} attacks alone", "{what:heard}が単独で攻撃した|{what:heard}が単独で攻撃する")
event(BlocksAny(s.what), "{what:heard} blocks", "{what:heard}がブロックした|{what:heard}がブロックする")
event(
    BlockedByOne(s.what),
    "{what:heard} becomes blocked by a creature",
    "{what:heard}がクリーチャー1体にブロックされた状態になった|{what:heard}がクリーチャー1体にブロックされた状態になる",
)
event(
    BlockedByMany(s.what, s.n),
    "{what:heard} becomes blocked by {n:numeral} or more creatures",
    "{what:heard}が{n:stat}体以上のクリーチャーにブロックされた状態になった|"
    "{what:heard}が{n:stat}体以上のクリーチャーにブロックされた状態になる",
)
_WHO = (("you", "you attack", "あなた"), ("opponent", "an opponent attacks", "対戦相手"), ("any", "a player attacks", "プレイヤー"))
for _whose, _en, _ja in _WHO:
    _one = "" if _whose == "you" else "[1人]"
    say("trigger", PlayerAttacks(_whose), f"whenever {_en}", f"{_ja}{_one}が攻撃するたび")
    say(
        "trigger",
        AttacksWith(s.what, _whose),
        f"whenever {_en} with {{what:heardnp}}",
        f"{_ja}{_one}が{{what:heardnp}}で攻撃するたび",
    )
say("trigger", PlayerAttacksYou(), "whenever a player attacks you", "プレイヤー[1人]があなたを攻撃するたび")
_UNTIL = {
    "end of combat": ("end of combat", "戦闘終了時"), NEXT_TURN: ("your next turn", "あなたの次のターン"),
    NEXT_UPKEEP: ("your next upkeep", "あなたの次のアップキープ"),
}  # fmt: skip


def _until(duration: str, en: str, ja: str) -> None:
    """An effect on objects that lasts until then."""

    def let(values: Values) -> Any:
        return Let(Modify(values["what"], values["changes"]), duration)

    template("clause", lambda values: Clause(let(values)), lambda it: None, f"{{what:subj}} {{changes:changes1}} until {en}")
    template("jo", let, lambda it: None, (), f"{ja}まで、{{what:subj}}は[、]{{changes:changes1}}")


for _duration, (_en, _ja) in _UNTIL.items():
    _until(_duration, _en, _ja)


@shows("clause", "en")
def show_until(shower: Shower, it: Any) -> list[Piece] | None:
    """ "target creature gets +1/+0 until end of combat"."""
    match it:
        case Let(effect=Modify(rules=()) as effect, duration=duration) if duration in _UNTIL:
            changes = show_changes(shower, effect.changes, shower.plural(effect.what), lasting=False)
            return [*shower.show("subj", effect.what), " ", *changes, f" until {_UNTIL[duration][0]}"]
    return None


@shows("jo", "ja")
def show_until_ja(shower: Shower, it: Any) -> list[Piece] | None:
    """「戦闘終了時まで、それは+1/+0の修整を受ける」."""
    match it:
        case Let(effect=Modify(rules=()) as effect, duration=duration) if duration in _UNTIL:
            changes = show_changes_ja(shower, effect.changes, lasting=False)
            return [f"{_UNTIL[duration][1]}まで、", *shower.show("subj", effect.what), "は", *changes]
    return None


say("condition", AttackedThisTurn(), "you attacked this turn", "このターンにあなたが攻撃して[い]た")
