# language: ja
機能: 日暮と夜明
  en: Daybound and nightbound

  @CR:702.145b
  シナリオ: 夜になると、日暮を持つパーマネントは変身する
    en: As it becomes night, permanents with daybound transform

    前提 今は昼である
    かつ あなたは「Bird Admirer」をコントロールしている
    もし 次の効果が起こる: 夜になる
    ならば 「Bird Admirer」は変身する（702.145b）
    かつ 「Bird Admirer」は3/5である

  @CR:702.145e
  シナリオ: 昼になると、夜明を持つパーマネントは変身する
    en: As it becomes day, permanents with nightbound transform

    前提 今は夜である
    かつ あなたは必要なだけマナを支払える
    かつ あなたの手札は「Bird Admirer」である
    もし あなたが「Bird Admirer」を唱え、それが解決される
    ならば 「Bird Admirer」は3/5である
    もし 次の効果が起こる: 昼になる
    ならば 「Bird Admirer」は変身する（702.145e）
    かつ 「Bird Admirer」は1/4である

  # 出てから変身するのではないので、変身したときに誘発する能力は誘発しない。
  @CR:702.145b
  シナリオ: 夜には、変身した状態で戦場に出る
    en: By night it enters transformed

    前提 今は夜である
    かつ あなたは「Cult of the Waxing Moon」をコントロールしている
    かつ あなたは必要なだけマナを支払える
    かつ あなたの手札は「Bird Admirer」である
    もし あなたが「Bird Admirer」を唱え、それが解決される
    ならば 「Bird Admirer」は変身している（702.145b）
    かつ 「Cult of the Waxing Moon」の誘発型能力は誘発しない

  @CR:702.145b
  シナリオ: 日暮を持つパーマネントは、ほかの方法では変身しない
    en: A permanent with daybound transforms in no other way

    前提 今は昼である
    かつ あなたは「Bird Admirer」をコントロールしている
    もし 効果により「Bird Admirer」が変身する
    ならば 「Bird Admirer」は変身しない（702.145b）
    かつ 「Bird Admirer」は1/4である

  @CR:702.145e
  シナリオ: 夜明を持つパーマネントも、ほかの方法では変身しない
    en: A permanent with nightbound transforms in no other way

    前提 今は夜である
    かつ あなたは必要なだけマナを支払える
    かつ あなたの手札は「Bird Admirer」である
    もし あなたが「Bird Admirer」を唱え、それが解決される
    かつ 効果により「Bird Admirer」が変身する
    ならば 「Bird Admirer」は変身しない（702.145e）
    かつ 「Bird Admirer」は3/5である

  # 702.26b：夜になった時、フェイズ・アウトしている「Bird Admirer」は存在しないものとして扱われた。
  @CR:702.145c
  シナリオ: 夜に第1面を上にしてフェイズ・インした日暮のパーマネントは、すぐに変身する
    en: A permanent with daybound that phases in front face up by night transforms immediately

    前提 今は昼である
    かつ あなたは「Bird Admirer」をコントロールしている
    もし 効果により「Bird Admirer」がフェイズ・アウトする
    かつ 次の効果が起こる: 夜になる
    かつ あなたのアップキープまで進む
    ならば 「Bird Admirer」は3/5である（702.145c）

  # 対戦相手は自分のターンに呪文を唱えるので、あなたのアンタップ・ステップでも昼のままである（731.2a）。
  @CR:702.145f
  シナリオ: 昼に第2面を上にしてフェイズ・インした夜明のパーマネントは、すぐに変身する
    en: A permanent with nightbound that phases in back face up by day transforms immediately

    前提 今は夜である
    かつ 各プレイヤーは必要なだけマナを支払える
    かつ あなたの手札は「Bird Admirer」である
    かつ 対戦相手の手札は「稲妻」である
    もし あなたが「Bird Admirer」を唱え、それが解決される
    かつ 効果により「Bird Admirer」がフェイズ・アウトする
    かつ 次の効果が起こる: 昼になる
    かつ 対戦相手のアップキープまで進む
    かつ 対戦相手があなたを対象に「稲妻」を唱え、それが解決される
    かつ あなたのアップキープまで進む
    ならば 今は昼である
    かつ 「Bird Admirer」は1/4である（702.145f）

  # 夜明を持つパーマネントだけがあり、日暮を持つものはない。
  @CR:702.145g
  シナリオ: 夜明を持つパーマネントだけがあれば、夜になる
    en: With a permanent with nightbound and none with daybound it becomes night

    前提 次のカードを使う
      | 名前     | コスト | タイプ             | P/T | 文章 |
      | 梟の夜番 | {1}    | クリーチャー・狼男 | 2/2 | 夜明 |
    かつ あなたは必要なだけマナを支払える
    かつ あなたの手札は「梟の夜番」である
    もし あなたが「梟の夜番」を唱え、それが解決される
    ならば 今は夜である（702.145g）
