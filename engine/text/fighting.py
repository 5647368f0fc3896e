"""Combat in both languages: whole declarations, attacking alone, being attacked, what happened in combat or lasts until it ends."""

from __future__ import annotations

from engine.abilities import Static
from engine.actions.create import CreateTokens
from engine.combat.defending import DefendingPlayer, Reselect, SameAsIt
from engine.combat_timing import AfterUpkeep, CastOnly
from engine.conditions_past import AttackedThisTurn
from engine.state import COMMAND, EXILE, GRAVEYARD, HAND, STACK
from engine.text.clauses import SUBJECT, clause, verb
from engine.text.grammar import say
from engine.text.nodes import s
from engine.text.timings import TIMINGS
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
from engine.when_turns import NthMainPhase

ANYWHERE = (HAND, GRAVEYARD, EXILE, COMMAND, STACK)
"""Where what a card says about casting it functions (CR 113.6)."""

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
say("condition", AttackedThisTurn(), "you attacked this turn", "このターンにあなたが攻撃して[い]た")


# --- Only at certain points of combat -------------------------------------------------------------------------------------------------

for _timing, _en, _ja in TIMINGS:
    say("static", Static((CastOnly(_timing),), zones=ANYWHERE), f"cast this spell only {_en}", f"この呪文は{_ja}にのみ唱えられる")


# --- The defending player, and whom a creature attacks --------------------------------------------------------------------------------

for _kind in ("who", "whoever"):
    say(_kind, DefendingPlayer(), "defending player", "防御プレイヤー")
verb(
    CreateTokens(s.face, s.n, SUBJECT, False, True, SameAsIt()),
    "create {n:count} ({face:token}/{face:tokens}@n) that's attacking the same player or permanent",
    "同じプレイヤーやパーマネントを攻撃している{face:token}{n:digits}(つ/体@face)を生成する",
)
clause(
    Reselect(s.what),
    "reselect which player or permanent {what:obj} is attacking",
    "{what:obj}が攻撃しているプレイヤーやパーマネントを選び直す",
)
for _n, _en, _ja in ((2, "second", "2つ目"), (3, "third", "3つ目")):
    say("trigger", NthMainPhase(_n), f"at the beginning of your {_en} main phase", f"あなたの{_ja}のメイン・フェイズの開始時に")
say(
    "static",
    Static((CastOnly(AfterUpkeep()),), zones=ANYWHERE),
    "cast this spell only after the upkeep step",
    "この呪文はアップキープ・ステップの後にのみ唱えられる",
)
