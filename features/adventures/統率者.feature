# language: ja
機能: 当事者カードの固有色と名前
  en: Color identity and names of adventurer cards

  @CR:903.4e
  シナリオ: 統率者の固有色には、もう一方の特性の色も含まれる
    en: The color identity of a commander includes the colors of its alternative characteristics

    前提 次のカードを使う
      | 名前       | コスト | タイプ                   | P/T |
      | 赤い語り手 | {R}    | 伝説のクリーチャー・人間 | 2/2 |
      | 緑の昔話   | {G}    | ソーサリー・出来事       |     |
    かつ カード「赤い語り手」の出来事は「緑の昔話」である
    かつ あなたの統率者は「赤い語り手」である
    かつ あなたは「統率の塔」をコントロールしている
    もし あなたが「統率の塔」の起動型能力を起動する
    かつ あなたが色として緑を選ぶ
    ならば あなたのマナ・プールに{G}がある（903.4e）
