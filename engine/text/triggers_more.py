"""More trigger conditions in both languages: about drawing cards."""

from __future__ import annotations

from engine.text.grammar import say
from engine.when_drawn import DrawsCard

for _whose, _en, _ja in (
    ("you", "whenever you draw a card", "あなたがカード1枚を引くたび"),
    ("opponent", "whenever an opponent draws a card", "対戦相手1人がカード1枚を引くたび"),
    ("any", "whenever a player draws a card", "プレイヤー1人がカード1枚を引くたび"),
):
    say("trigger", DrawsCard(_whose), _en, (_ja, _ja.replace("カード1枚を引く", "カードを1枚引く")))
