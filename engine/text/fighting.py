"""Combat in both languages: whole declarations, attacking alone, being attacked, what happened in combat or lasts until it ends."""

from __future__ import annotations

from typing import Any

from engine.abilities import Static
from engine.actions.create import CreateTokens
from engine.actions.join_combat import JoinAttack, JoinBlock
from engine.characteristic_filters import IsColor
from engine.combat.attack_costs import AttackOption
from engine.combat.defending import DefendingPlayer, Reselect, SameAsIt
from engine.combat_timing import AfterUpkeep, CastOnly
from engine.conditions import Exists
from engine.conditions_past import AttackedThisTurn, HadToAttack
from engine.filters import Filter, Itself
from engine.selectors import Each, EventAttacker, This
from engine.state import COMMAND, EXILE, GRAVEYARD, HAND, STACK
from engine.text.abilities import settled
from engine.text.clauses import SUBJECT, clause, verb
from engine.text.grammar import Values, say, template
from engine.text.nodes import match, s
from engine.text.timings import TIMINGS
from engine.text.triggers import event
from engine.when import Attacks
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
    BlockedByOne(s.what, Filter(IsColor(s.c))),
    "{what:heard} becomes blocked by a {c:color} creature",
    "{what:heard}が{c:color}のクリーチャー1体にブロックされた状態になった|{what:heard}が{c:color}のクリーチャー1体にブロックされた状態になる",
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
say(
    "condition",
    Exists(Each(Filter(Itself(), HadToAttack()))),
    "it had to attack this combat",
    "それがこの戦闘で攻撃しなければならなかった",
)
say("condition", AttackedThisTurn(), "you attacked this turn", "このターンにあなたが攻撃して[い]た")


# --- Only at certain points of combat -------------------------------------------------------------------------------------------------

for _timing, _en, _ja in TIMINGS:
    say("static", Static((CastOnly(_timing),), zones=ANYWHERE), f"cast this spell only {_en}", f"この呪文は{_ja}にのみ唱えられる")


# --- The defending player, and whom a creature attacks --------------------------------------------------------------------------------

def _option(at_once: bool, en: str, ja: str) -> None:
    """What may be paid as a creature attacks, and what is done then; that has no targets."""

    def build(values: Values) -> Any:
        found = settled(values["do"], Attacks(Filter(Itself())))
        return None if found is None or found[1] else Static((AttackOption(values["n"], found[0], at_once),))

    def take(it: Any) -> Values | None:
        found: Values = {"this": This()}
        return found if match(Static((AttackOption(s.n, s.do, at_once),)), it, found) else None

    template(
        "static",
        build,
        take,
        f"you may pay {{n:generic}} as {{this:subj}} attacks. {en}, {{do:ownchain}}",
        f"{{this:subj}}が攻撃するに際し、あなたは{{n:generic}}を支払ってもよい。{ja}、{{do:ownchain}}",
        node=Static((AttackOption(s.n, s.do, at_once),)),
    )


_option(False, "when you do", "そうしたとき")
_option(True, "if you do", "そうしたなら")
for _kind in ("who", "whoever"):
    say(_kind, DefendingPlayer(), "defending player", "防御プレイヤー")
verb(
    CreateTokens(s.face, s.n, SUBJECT, False, True, SameAsIt()),
    "create {n:count} ({face:token}/{face:tokens}@n) that's attacking the same player or permanent",
    "同じプレイヤーやパーマネントを攻撃している{face:token}{n:digits}(つ/体@face)を生成する",
)
clause(
    JoinAttack(s.what, SameAsIt()),
    "{what:subj} (becomes/become@what) an attacking creature that's attacking the same player or permanent",
    "{what:subj}は、同じプレイヤーやパーマネントを攻撃している攻撃クリーチャーになる",
)
clause(
    JoinBlock(s.what, EventAttacker()),
    "{what:subj} (becomes/become@what) a blocking creature that's blocking that creature",
    "{what:subj}は、そのクリーチャーをブロックしているブロック・クリーチャーになる",
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
