"""Dungeons, day and night, speed in both languages (CR 309, 701.49, 702.179, 731)."""

from __future__ import annotations

from engine.actions.draw import Discard
from engine.actions.each_player import EachSacrifices, EachUnless
from engine.actions.life import LoseLife
from engine.day_and_night import DAY, NIGHT
from engine.daytime import BecomeTime, DayAndNightChange, ItIs
from engine.dungeons import CompletesDungeon, HasCompletedDungeon, Venture
from engine.selectors import YOU
from engine.speed import IncreaseSpeed, SpeedBelow
from engine.text.clauses import SUBJECT, clause, verb
from engine.text.grammar import say
from engine.text.nodes import s
from engine.text.triggers import event

verb(Venture(SUBJECT), "venture into the dungeon", ("ダンジョン探索をする", "ダンジョン探索を行う"))
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
