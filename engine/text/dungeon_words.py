"""Dungeons, the monarch and the initiative, goading, day and night, speed in both languages (CR 309, 701.49, 702.179, 731)."""

from __future__ import annotations

from engine.actions.designate import Designate
from engine.actions.draw import Discard
from engine.actions.each_player import EachSacrifices, EachUnless
from engine.actions.goad import Goad
from engine.actions.library import RevealTop
from engine.actions.life import LoseLife
from engine.actions.move import PutOntoBattlefield
from engine.changes import GainAbility
from engine.continuous import Modify
from engine.day_and_night import DAY, NIGHT
from engine.daytime import BecomeTime, DayAndNightChange, ItIs
from engine.designations import INITIATIVE, MONARCH, ControlledByMonarch, HasDesignation
from engine.dungeons import CompletesDungeon, HasCompletedDungeon, Venture
from engine.instructions import Let, Sequence
from engine.lasting import NEXT_TURN
from engine.selectors import YOU, Remembered
from engine.speed import IncreaseSpeed, SpeedBelow
from engine.text.clauses import SUBJECT, clause, verb
from engine.text.grammar import say
from engine.text.nodes import s
from engine.text.nouns import modifier
from engine.text.triggers import event

verb(Venture(SUBJECT), "venture into the dungeon", ("ダンジョン探索をする", "ダンジョン探索を行う"))
verb(Venture(SUBJECT, "Undercity"), "venture into Undercity", "地下街へのダンジョン探索を行う")
verb(Designate(INITIATIVE, SUBJECT), "take the initiative", "イニシアチブを得る")
verb(Designate(MONARCH, SUBJECT), "become the monarch", "統治者になる")
say("condition", HasDesignation(INITIATIVE), "you have the initiative", "あなたがイニシアチブを持っている")
say("condition", HasDesignation(MONARCH), "you're the monarch", "あなたが統治者である")
modifier(ControlledByMonarch(), (), "the monarch controls", "統治者がコントロールしている", "統治者がコントロールしており")
verb(Goad(s.what), "goad {what:obj}", "{what:obj}を使嗾する")
_THRONE = Sequence(
    RevealTop(s.n, s.what, "it"),
    PutOntoBattlefield(Remembered("it"), "you", counters=((s.kind, s.m),), remember="it"),
    Let(Modify(Remembered("it"), (GainAbility(s.k),)), NEXT_TURN),
)
verb(
    _THRONE,
    "reveal the top {n:numeral} cards of your library. put (a/an) {what:cardnp} from among them onto the battlefield with {m:count} "
    "{kind:counters} (counter/counters@m) on it. it gains {k:kw} until your next turn",
    (),
)
say(
    "jv",
    _THRONE,
    (),
    "あなたのライブラリーの一番上からカード{n:stat}枚を公開し、その中から{what:cardnp}1枚を{kind:counters}カウンター{m:digits}個が置かれた"
    "状態で戦場に出す。あなたの次のターンまで、それは{k:kw}を得る",
)
event(CompletesDungeon(), "you complete a dungeon", "あなたがダンジョンを踏破した|あなたがダンジョンを踏破する")
say("condition", HasCompletedDungeon(), "you've completed a dungeon", "あなたがダンジョンを踏破している")
clause(
    EachUnless(LoseLife(s.n), Discard(1)),
    "each player loses {n:stat} life unless they discard a card",
    "各プレイヤーは、カード1枚を捨てないかぎり{n:stat}点のライフを失う",
)
clause(
    EachUnless(LoseLife(s.n), EachSacrifices(s.what, YOU)),
    "each player loses {n:stat} life unless they sacrifice {what:heardnp} of their choice",
    "各プレイヤーは、自分が選んだ{what:heardnp}を生け贄に捧げないかぎり{n:stat}点のライフを失う",
)

# --- Day and night --------------------------------------------------------------------------------------------------------------------

for _time, _ja in ((DAY, "昼"), (NIGHT, "夜")):
    clause(BecomeTime(_time), f"it becomes {_time}", f"{_ja}になる")
    say("condition", ItIs(_time), f"it's {_time}", f"{_ja}である")
say("condition", ItIs(""), "it's neither day nor night", "昼でも夜でもない")
event(
    DayAndNightChange(),
    "day becomes night or night becomes day",
    "昼が夜になったか夜が昼になった|昼が夜になるか夜が昼になる",
)

# --- Speed ----------------------------------------------------------------------------------------------------------------------------

clause(IncreaseSpeed(s.n), "your speed increases by {n:stat}", "あなたの速度が{n:stat}上がる")
say("condition", SpeedBelow(s.n), "your speed is less than {n:stat}", "あなたの速度が{n:stat}より小さい")
