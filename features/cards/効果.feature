# language: ja
機能: 文章で書いた効果

  @CR:613.4c @CR:613.1f @see:611.2
  シナリオ: 文章で書いた効果が始めから適用されている
    en: An effect that a text describes applies from the start, in Japanese

    前提 あなたは「灰色熊」をコントロールしている
    かつ 次の効果が適用されている：ターン終了時まで、「灰色熊」は+2/+0の修整を受け飛行を得る
    ならば 「灰色熊」は4/2である
    かつ 「灰色熊」は飛行を持つ

  @see:611.2
  シナリオ: 文章で書いた効果が起こる
    en: An effect that a text describes happens, in Japanese

    前提 あなたは「灰色熊」をコントロールしている
    もし 次の効果が起こる：「灰色熊」を破壊し、2点のライフを得る
    ならば 「灰色熊」は死亡する
    かつ あなたのライフは22点である
