"""Dungeons in both languages (CR 309, 701.49)."""

from __future__ import annotations

from engine.actions.draw import Discard
from engine.actions.each_player import EachSacrifices, EachUnless
from engine.actions.life import LoseLife
from engine.dungeons import CompletesDungeon, HasCompletedDungeon, Venture
from engine.selectors import YOU
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
