"""Scripts of many phrases on the reference engine: what the steps say to it, and what they make of its answers."""

from __future__ import annotations

import pytest

from engine import editions
from steps.reference import new_table
from steps.tests.playing import play

SCRIPTS = {
    "Humility is applied before blitz": """
        前提 各プレイヤーは必要なだけマナを支払える
        かつ 対戦相手は「謙虚」をコントロールしている
        かつ あなたの手札は「プラズマの操作手」である
        もし あなたが「プラズマの操作手」を奇襲コストで唱え、それが解決される
        ならば 「プラズマの操作手」は1/1である（613.4b）
        かつ 「プラズマの操作手」は速攻を持たない
        かつ 「プラズマの操作手」の効果は「謙虚」の効果に依存している（613.8a）
        かつ あなたは「プラズマの操作手」で攻撃することができない（302.6）
        もし このターンの終了ステップまで進む
        ならば 「プラズマの操作手」の遅延誘発型能力はスタックにある
        もし スタックのすべてのオブジェクトが解決される
        ならば あなたは「プラズマの操作手」を生け贄に捧げた（702.152a）
        かつ あなたはカードを引かない
    """,
    "the sacrifice comes once": """
        前提 各プレイヤーは必要なだけマナを支払える
        かつ あなたはこのターン「プラズマの操作手」を奇襲コストで唱えており、それは解決されている
        かつ 対戦相手の手札は「もみ消し」である
        もし このターンの終了ステップまで進む
        ならば あなたがコントロールしている遅延誘発型能力1つがスタックにある（603.7b）
        もし それに対応して対戦相手が「プラズマの操作手」の遅延誘発型能力を対象に「もみ消し」を唱え、それが解決される
        ならば 「プラズマの操作手」の遅延誘発型能力は打ち消される
        かつ 「プラズマの操作手」は戦場にある
        もし あなたの次のターンの終了ステップまで進む
        ならば 「プラズマの操作手」の遅延誘発型能力は誘発しない
        かつ 「プラズマの操作手」は速攻を持つ（702.152a）
        もし 効果により「プラズマの操作手」が破壊される
        かつ スタックのすべてのオブジェクトが解決される
        ならば あなたはカード1枚を引く（702.152a）
    """,
    "a spell in the middle of being cast": """
        前提 あなたは「山」2つをコントロールしている
        かつ あなたの手札は「稲妻」である
        もし あなたが対戦相手を対象に「稲妻」を唱え始める
        ならば 「稲妻」はスタックにある
        もし あなたが1つ目の「山」のマナ能力で{R}を加える
        ならば あなたのマナ・プールに{R}がある
        もし あなたが「稲妻」を唱え終える
        ならば スタックは上から順に「稲妻」である
        かつ 「稲妻」の対象は対戦相手である
        かつ あなたは「稲妻」を唱えた
        かつ 優先権はあなたにある
        かつ あなたのマナ・プールは空である
        もし あなたが優先権をパスする
        ならば 優先権は対戦相手にある
        もし 対戦相手が優先権をパスする
        ならば 対戦相手のライフは17点である
        かつ 「稲妻」は解決される
        かつ 対戦相手は3点のライフを失う
        かつ 「稲妻」は対戦相手に3点のダメージを与える
    """,
    "several lines of combat": """
        前提 あなたは3/3のクリーチャー「鬼」と飛行を持つ2/2のクリーチャー「鷺」をコントロールしている
        かつ 対戦相手は「灰色熊」Aと「灰色熊」Bをコントロールしている
        ならば あなたは「鬼」で攻撃することができる
        もし あなたが「鬼」と「鷺」で対戦相手を攻撃する
        ならば 「鬼」は攻撃クリーチャーである
        かつ 「鬼」は対戦相手を攻撃している
        かつ 「鬼」はタップ状態である
        かつ 対戦相手は「灰色熊」Aで「鷺」をブロックすることができない（702.9b）
        かつ 「灰色熊」Aは「鬼」をブロックできる
        もし 対戦相手が「灰色熊」Aと「灰色熊」Bで「鬼」をブロックする
        ならば 「灰色熊」Aは「鬼」をブロックしている
        もし このターンの戦闘ダメージ・ステップまで進む
        かつ あなたが「灰色熊」Aに2点と「灰色熊」Bに1点を割り振ることを選ぶ
        ならば 対戦相手のライフは18点である
        かつ 「灰色熊」Aは死亡する
        かつ 「灰色熊」Bの負っているダメージは1である
        かつ 「鷺」は対戦相手に2点の戦闘ダメージを与える
        かつ 「鬼」は死亡する
    """,
    "targets are asked for": """
        前提 各プレイヤーは必要なだけマナを支払える
        かつ 対戦相手は「灰色熊」Aと「灰色熊」Bをコントロールしている
        かつ あなたの手札は「プラズマの操作手」である
        もし あなたが「プラズマの操作手」を奇襲コストで唱え、それが解決される
        かつ あなたが「プラズマの操作手」で攻撃する
        ならば あなたは対象の選択を求められている
        かつ あなたが選べるのは「灰色熊」Aと「灰色熊」Bだけである
        もし あなたが「灰色熊」Bを対象として選ぶ
        ならば 「プラズマの操作手」の誘発型能力の対象は「灰色熊」Bである
        かつ スタックの一番上のオブジェクトの発生源は「プラズマの操作手」である
        もし スタックのすべてのオブジェクトが解決される
        ならば 対戦相手は「灰色熊」Bで「プラズマの操作手」をブロックすることができない（509.1b）
        もし 対戦相手がブロックしない
        かつ あなたの終了ステップまで進む
        ならば 選択を求められているプレイヤーはいない
    """,
    "effects without a source": """
        Given each player can pay any amount of mana
        And you control "Grizzly Bears" A and "Grizzly Bears" B
        And your hand is "Lightning Bolt" and 2 cards
        And from the top, your library has "Serra Angel" and 3 cards
        Then your hand is "Lightning Bolt" and 2 cards
        When an effect exiles "Grizzly Bears" A
        Then "Grizzly Bears" A is exiled
        And "Grizzly Bears" A is in exile
        And "Grizzly Bears" A is not on the battlefield
        When an effect puts "Grizzly Bears" A onto the battlefield under your control
        Then "Grizzly Bears" A enters the battlefield
        And "Grizzly Bears" A is a new object
        And "Grizzly Bears" A is summoning sick
        When an effect makes you draw 1 card
        Then you draw 1 card
        And you have drawn 2 cards this turn
        And "Serra Angel" is in your hand
        And your hand is "Serra Angel", "Lightning Bolt" and 2 cards
        When an effect puts "Serra Angel" on the bottom of your library
        Then "Serra Angel" is on the bottom of your library
        When an effect puts 3 +1/+1 counters on "Grizzly Bears" B
        And an effect removes 1 +1/+1 counter from "Grizzly Bears" B
        Then "Grizzly Bears" B is 4/4
        And 1 +1/+1 counter is removed from "Grizzly Bears" B
        And 3 +1/+1 counters are newly put on "Grizzly Bears" B
        When an effect deals 2 damage to "Grizzly Bears" B
        Then the marked damage of "Grizzly Bears" B is 2
        When an effect makes the opponent lose 3 life
        Then the opponent loses 3 life
        And the opponent's life total is 17
        When an effect makes you gain 2 life
        Then you gain 2 life
        When you cast "Lightning Bolt" targeting the opponent
        And an effect counters "Lightning Bolt"
        Then "Lightning Bolt" is countered
        And "Lightning Bolt" does not resolve
        When an effect makes you discard 1 card
        And you choose 1 card to discard
        Then you have discarded 1 card
        And you have 1 card in hand
        When an effect deals 20 damage to the opponent
        Then the opponent loses the game
        And you win the game
    """,
    "combat, tokens and durations": """
        Given you control a 2/2 creature "Ogre" and a 3/3 creature "Giant"
        And the opponent controls a 1/3 creature "Rampart" with flying
        Then you can attack with "Ogre"
        When you attack with "Ogre"
        And you attack with "Giant"
        And the opponent blocks "Giant" with "Rampart"
        And the game goes to the end step of this turn
        Then the opponent's life total is 18
        And the opponent loses 2 life
        And "Ogre" deals 2 combat damage to the opponent
        And "Rampart" dies
        When an effect makes you create 2 1/1 white "Soldier" tokens with flying
        Then you control 2 "Soldier" tokens
        And you create 2 "Soldier" tokens
        And you control exactly 4 creatures
        When an effect puts 2 +1/+1 counters on "Ogre"
        Then "Ogre" is 4/4
        And "Ogre" has 2 +1/+1 counters on it
        And 2 +1/+1 counters are newly put on "Ogre"
        When an effect makes the opponent draw 2 cards
        Then the opponent draws 2 cards
        And the opponent has 2 cards in hand
        When an effect gives the opponent control of "Ogre" until end of turn
        Then the controller of "Ogre" is the opponent
        When an effect taps "Ogre"
        Then "Ogre" is tapped
        When an effect gives "Giant" haste and flying until end of turn
        Then "Giant" has haste and flying
        When the game goes on until the end step of this turn has ended
        Then the controller of "Ogre" is you
        And it is the upkeep of the opponent's turn
    """,
}


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
def test_it_holds(script: str) -> None:
    play(script, table=new_table(editions.current, frozenset()))
