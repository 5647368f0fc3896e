"""Verbs of special subjects: copies, phasing, faces, combat; modes; how permanents enter; statics with a condition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities import Static
from engine.actions.attach import Attach
from engine.actions.copy import CopyOnStack, CreateCopies, Populate
from engine.actions.face_down import TurnFaceDown, TurnFaceUp
from engine.actions.phase import PhaseOut
from engine.actions.player_counters import GetCounters
from engine.actions.remove_from_combat import RemoveFromCombat
from engine.actions.retarget import ChangeTargets
from engine.changes import SwitchPowerToughness
from engine.continuous import CantAttackAlone, CantBlock, CantBlockAlone, Evasion, Instead, Modify, MustBlock
from engine.ending import EndTheTurn
from engine.entering import EntersTapped, EntersTransformed, EntersWith
from engine.filters import Filter
from engine.instructions import Let
from engine.modal import Modal, Mode
from engine.prevention import Regenerate
from engine.selectors import Each
from engine.text.abilities import settled
from engine.text.clauses import SUBJECT, clause, verb
from engine.text.continuous import END
from engine.text.grammar import Reader, Reading, Values, reads, say, shows, template
from engine.text.nodes import s
from engine.text.shower import CantSay, Piece, Shower
from engine.text.statics import conditional, unconditional
from engine.text.telling import tell_mode
from engine.would import WouldEnter

verb(TurnFaceUp(s.what), "turn {what:obj} face up", "{what:obj}を表向きにする")
verb(TurnFaceDown(s.what), "turn {what:obj} face down", "{what:obj}を裏向きにする")
verb(Populate(SUBJECT), "populate", "居住を行う")
verb(Regenerate(s.what), "regenerate {what:obj}", "{what:obj}を再生する")
verb(RemoveFromCombat(s.what), "remove {what:obj} from combat", "{what:obj}を戦闘から取り除く")
verb(Attach(s.what, s.to), "attach {what:obj} to {to:obj}", "{what:obj}を{to:obj}につける")
verb(EndTheTurn(), "end the turn", "ターンを終了する")
verb(
    GetCounters(s.kind, s.n, SUBJECT),
    "get {n:count} {kind:counters} (counter/counters@n)",
    ("{kind:counters}カウンター{n:digits}個を得る", "{kind:counters}カウンターを{n:digits}個得る"),
)
verb(
    CreateCopies(s.what, 1, SUBJECT),
    "create a token that's a copy of {what:obj}",
    ("{what:obj}のコピーであるトークン1(つ/体)を生成する", "{what:obj}のコピーであるトークンを1(つ/体)生成する"),
)
verb(CopyOnStack(s.what), "copy {what:obj}", "{what:obj}をコピーする")
verb(CopyOnStack(s.what, 1, True), "copy {what:obj}. you may choose new targets for the copy", ())
say("jv", CopyOnStack(s.what, 1, True), (), "{what:obj}をコピーする。[あなたは]そのコピーの新しい対象を選んでもよい")
verb(ChangeTargets(s.what), "change the target of {what:obj}", "{what:obj}の対象を変更する")
clause(PhaseOut(s.what), "{what:subj} (phases/phase@what) out", "{what:subj}はフェイズアウトする")
clause(
    Let(Modify(s.what, (SwitchPowerToughness(),)), END),
    "switch {what:poss} power and toughness until end of turn",
    "ターン終了時まで、{what:poss}パワーとタフネスを入れ替える",
)

# --- Always -----------------------------------------------------------------------------------------------------------------------------

say(
    "static",
    Static((MustBlock(s.what),)),
    "{what:subj} (blocks/block@what) each combat if able",
    "{what:subj}は各戦闘で可能ならブロックする",
)
say("static", Static((CantAttackAlone(s.what),)), "{what:subj} can't attack alone", "{what:subj}は単独では攻撃できない")
say("static", Static((CantBlockAlone(s.what),)), "{what:subj} can't block alone", "{what:subj}は単独ではブロックできない")
say(
    "static",
    Static((CantAttackAlone(s.what), CantBlockAlone(s.what))),
    "{what:subj} can't attack or block alone",
    "{what:subj}は単独では攻撃もブロックもできない",
)
say(
    "static",
    Static((Evasion(s.what, Filter(), 2),)),
    "{what:subj} can't be blocked except by two or more creatures",
    "{what:subj}は2体以上のクリーチャーによってしかブロックされない",
)
say(
    "static",
    Static((CantBlock(Each(s.by), s.whom),)),
    "{whom:heard} can't be blocked by {by:filters}",
    "{whom:heard}は{by:filters}によってはブロックされない",
)
say(
    "static",
    Static((Evasion(s.what, Filter(), 1, 1),)),
    "{what:subj} can't be blocked by more than one creature",
    "{what:subj}は2体以上のクリーチャーによってはブロックされない",
)
say(
    "static",
    Static((Instead(WouldEnter(s.what), EntersTapped()),)),
    ("{what:heard} enters[ the battlefield] tapped", "{what:filters} enter[ the battlefield] tapped"),
    "{what:heard}はタップ状態で(戦場/場)に出る",
)
say(
    "static",
    Static((Instead(WouldEnter(s.what), EntersTransformed()),)),
    ("{what:heard} enters[ the battlefield] transformed", "{what:filters} enter[ the battlefield] transformed"),
    "{what:heard}は変身した状態で(戦場/場)に出る",
)
say(
    "static",
    Static((Instead(WouldEnter(s.what), EntersWith(s.kind, s.n)),)),
    "{what:heard} enters[ the battlefield] with {n:count} {kind:counters} (counter/counters@n) on it",
    (
        "{what:heard}は{kind:counters}カウンター{n:digits}個が置かれた状態で戦場に出る",
        "{what:heard}は{kind:counters}カウンターが{n:digits}個置かれた状態で(戦場/場)に出る",
    ),
)


def _conditional(values: Values) -> Any:
    static = values["static"]
    return conditional(static, values["if"]) if static.condition is None else None


def _unconditional(it: Any) -> Values | None:
    if not isinstance(it, Static) or it.condition is None:
        return None
    return {"if": it.condition, "static": unconditional(it)}


template(
    "static",
    _conditional,
    _unconditional,
    "as long as {if:condition}, {static:static}",
    "{if:condition}かぎり、{static:static}",
)

# --- Modes ------------------------------------------------------------------------------------------------------------------------------

_HOW_MANY = (
    ((1, 1), "choose one —", ("以下から1つを選ぶ。", "以下の2つから1つを選ぶ。", "以下の3つから1つを選ぶ。")),
    ((1, 2), "choose one or both —", ("以下から1つまたは両方を選ぶ。", "以下の2つから1つか両方を選ぶ。")),
    ((3, 3), "choose three —", ("以下から3つを選ぶ。",)),
    ((2, 2), "choose two —", ("以下から2つを選ぶ。", "以下の4つから2つを選ぶ。")),
    ((1, 99), "choose one or more —", ("以下から1つ以上を選ぶ。",)),
)


_AGAIN = (" you may choose the same mode more than once.", "同じモードを2回以上選んでもよい。")


@reads("modes", "en", "ja")
def read_modes(reader: Reader, pos: int) -> Iterator[Reading]:
    """ "Choose one —" and the modes, each after a bullet."""
    yield from _special_modes(reader, pos)
    for (least, most), en, ja in _HOW_MANY:
        start = reader.at(pos, *((en,) if reader.grammar.language == "en" else ja))
        if start > 0:
            for modes, end in _modes(reader, start):
                if len(modes) >= max(2, least):
                    yield Modal(tuple(modes), least, min(most, len(modes))), end
        start = reader.at(start, _AGAIN[0 if reader.grammar.language == "en" else 1]) if start > 0 else -1
        for modes, end in _modes(reader, start) if start > 0 else ():
            yield Modal(tuple(modes), least, most, repeat=True), end


_BY_OPPONENT = ("an opponent chooses one —", "対戦相手1人が以下から1つを選ぶ。")
_IF_KICKED = (
    "choose one. if this spell was kicked, choose any number instead.",
    "以下から1つを選ぶ。この呪文がキッカーされていたなら、代わりに望む数を選ぶ。",
)
_KICKED = "kicker"


def _special_modes(reader: Reader, pos: int) -> Iterator[Reading]:
    """Modes that an opponent chooses, or of which any number may be chosen if a cost is paid."""
    language = 0 if reader.grammar.language == "en" else 1
    start = reader.at(pos, _BY_OPPONENT[language])
    for modes, end in _modes(reader, start) if start > 0 else ():
        yield Modal(tuple(modes), by_opponent=True), end
    start = reader.at(pos, _IF_KICKED[language])
    for modes, end in _modes(reader, start) if start > 0 else ():
        yield Modal(tuple(modes), any_if=_KICKED), end


def _modes(reader: Reader, pos: int) -> Iterator[tuple[list[Mode], int]]:
    start = reader.at(pos, " • ", "• ", "•")
    if start < 0:
        return
    for raw, end in reader.read("plain_effect", start):
        found = settled(raw)
        if found is not None:
            mode = Mode(found[0], found[1])
            yield [mode], end
            yield from (([mode, *more], stop) for more, stop in _modes(reader, end))


@shows("modes", "en", "ja")
def show_modes(shower: Shower, it: Modal) -> list[Piece]:
    """Modes, a line each."""
    language = shower.grammar.language
    if it.by_opponent or it.any_if:
        head = (_BY_OPPONENT if it.by_opponent else _IF_KICKED)[0 if language == "en" else 1]
        return [head, *("\n• " + tell_mode(mode, language, shower.this) for mode in it.modes)]
    for (least, most), en, ja in _HOW_MANY:
        if (it.least, it.most) == (least, most if it.repeat else min(most, len(it.modes))):
            head = en if language == "en" else ja[0]
            head += _AGAIN[0 if language == "en" else 1] if it.repeat else ""
            return [head, *("\n• " + tell_mode(mode, language, shower.this) for mode in it.modes)]
    raise CantSay(it, "modal")
