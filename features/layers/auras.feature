# language: ja
機能: つけられたもの、選ばれたもの
  en: What is attached, and what has been chosen

  背景:
    前提 各プレイヤーは必要なだけマナを支払える

  @CR:205.1a @CR:305.7
  シナリオ: Song of the Dryadsがついたクリーチャーは、能力のない無色の森になる
    en: A creature under Song of the Dryads is a colorless Forest land without abilities

    前提 対戦相手は「セラの天使」をコントロールしている
    かつ あなたの手札は「Song of the Dryads」である
    もし あなたが「セラの天使」を対象に「Song of the Dryads」を唱え、それが解決される
    ならば 「セラの天使」は森・土地である（205.1a）
    かつ 「セラの天使」はクリーチャーではない
    かつ 「セラの天使」は天使ではない
    かつ 「セラの天使」は無色である
    かつ 「セラの天使」は飛行を持たない（305.7）

  @CR:613.8a @see:305.7
  シナリオ: Song of the Dryadsがついた血染めの月は、土地を変えない
    en: Blood Moon under Song of the Dryads changes no land

    # どちらも第4種。Song of the Dryadsは血染めの月の能力をなくすので、血染めの月はそれに依存し、先に消える。
    前提 対戦相手は「血染めの月」をコントロールしている
    かつ 対戦相手は「ヨーグモスの墳墓、アーボーグ」をコントロールしている
    かつ あなたの手札は「Song of the Dryads」である
    ならば 「ヨーグモスの墳墓、アーボーグ」は山である
    もし あなたが「血染めの月」を対象に「Song of the Dryads」を唱え、それが解決される
    ならば 「ヨーグモスの墳墓、アーボーグ」は山ではない
    かつ 「血染めの月」の効果は「Song of the Dryads」の効果に依存している（613.8a）

  @see:613.8a @see:613.7f @see:305.7
  シナリオ: Song of the Dryadsの方が古くても同じである
    en: So it is if Song of the Dryads is the older one

    # 表向きになった血染めの月は、ついているオーラより新しい。
    前提 対戦相手は「血染めの月」をコントロールしている
    かつ 対戦相手は「ヨーグモスの墳墓、アーボーグ」をコントロールしている
    かつ あなたは「Song of the Dryads」をコントロールしている
    かつ 「Song of the Dryads」は「血染めの月」についている
    もし 効果により「血染めの月」が裏向きになる
    かつ 効果によりカード「血染めの月」が表向きになる
    ならば 「ヨーグモスの墳墓、アーボーグ」は山ではない
    かつ 「血染めの月」は森・土地である

  @CR:305.7 @see:613.6
  シナリオ: Song of the Dryadsがついた謙虚は、能力が働く前に失われる
    en: Humility under Song of the Dryads loses its ability before that applies

    # 謙虚の効果が始まるのは第6種。第4種でもう能力がないので、始まることがない。
    前提 対戦相手は「謙虚」をコントロールしている
    かつ あなたは「セラの天使」をコントロールしている
    かつ あなたの手札は「Song of the Dryads」である
    ならば 「セラの天使」は1/1である
    もし あなたが「謙虚」を対象に「Song of the Dryads」を唱え、それが解決される
    ならば 「セラの天使」は4/4である
    かつ 「謙虚」は森である（305.7）

  @see:205.1a @CR:613.4b
  シナリオ: Lignifyがついたクリーチャーは、能力のない0/4のツリーフォークである
    en: A creature under Lignify is a 0/4 Treefolk without abilities

    前提 対戦相手は「セラの天使」をコントロールしている
    かつ あなたの手札は「Lignify」である
    もし あなたが「セラの天使」を対象に「Lignify」を唱え、それが解決される
    ならば 「セラの天使」は白のツリーフォーク・クリーチャーである（205.1a）
    かつ 「セラの天使」は0/4である（613.4b）
    かつ 「セラの天使」は飛行を持たない

  @CR:613.7 @see:613.9
  シナリオアウトライン: 「飛行を持つ」と「飛行を失う」は、新しい方が残る
    en: Of "has flying" and "loses flying" the newer one remains

    前提 あなたは「セラの天使」をコントロールしている
    かつ あなたは「<古い方>」をコントロールしている
    かつ 「<古い方>」は「セラの天使」についている
    かつ あなたは「<新しい方>」をコントロールしている
    かつ 「<新しい方>」は「セラの天使」についている
    ならば 「セラの天使」が持つ飛行は<数>つである（613.7）
    かつ 「セラの天使」は14/14である

    例:
      | 古い方   | 新しい方 | 数 |
      | 巨像の鎚 | Flight   | 1  |
      | Flight   | 巨像の鎚 | 0  |

  @CR:613.7e
  シナリオ: 装備し直された装備品は、新しいタイムスタンプを得る
    en: An Equipment that becomes attached again is new

    # 「稲妻のすね当て」は謙虚より古いが、つけ直されると新しくなる。
    前提 あなたは「灰色熊」Aと「灰色熊」Bをコントロールしている
    かつ あなたは「稲妻のすね当て」をコントロールしている
    # それでも: はじめは別のクリーチャーについている。
    かつ 「稲妻のすね当て」は「灰色熊」Aについている
    かつ あなたは「謙虚」をコントロールしている
    ならば 「灰色熊」Aは速攻を持たない
    もし あなたが「灰色熊」Bを対象に「稲妻のすね当て」の能力を起動する
    かつ スタックのすべてのオブジェクトが解決される
    ならば 「灰色熊」Bは速攻を持つ

  @CR:613.7a @see:613.4b
  シナリオ: 与えられた常在型能力の効果は、与えた効果と同じ新しさである
    en: The effect of a granted static ability is as new as the effect that granted it

    # Svogthos自身はGodhead of Aweより古いが、P/Tを墓地の数にする能力は、解決された能力が後から与えた。第7b種ではそれが後である。
    前提 あなたは「Svogthos, the Restless Tomb」をコントロールしている
    # それでも: P/Tを1/1にする、より古い効果がある。
    かつ あなたは「Godhead of Awe」をコントロールしている
    かつ 「灰色熊」と「セラの天使」はあなたの墓地にある
    もし あなたが「Svogthos, the Restless Tomb」の2つ目の能力を起動する
    かつ スタックのすべてのオブジェクトが解決される
    ならば 「Svogthos, the Restless Tomb」は2/2である（613.7a）

  @CR:613.4b @see:613.7a @see:613.7d
  シナリオ: 与えられた後から戦場に出たものの効果は、それより新しい
    en: What enters after the ability was granted is newer

    前提 あなたは「Svogthos, the Restless Tomb」をコントロールしている
    かつ あなたの手札は「Godhead of Awe」である
    かつ 「灰色熊」と「セラの天使」はあなたの墓地にある
    もし あなたが「Svogthos, the Restless Tomb」の2つ目の能力を起動する
    かつ スタックのすべてのオブジェクトが解決される
    かつ 効果により「Godhead of Awe」があなたのコントロール下で戦場に出る
    ならば 「Svogthos, the Restless Tomb」は1/1である（613.4b）

  @see:613.7 @see:613.7a @see:613.7e
  シナリオ: つけ直されても、装備品の能力どうしの新旧は変わらない
    en: When the Equipment becomes attached, its abilities stay in their relative order

    # 鎚の「飛行を失う」が先、与えられた「飛行を持つ」が後。
    前提 あなたは「セラの天使」をコントロールしている
    かつ あなたは「巨像の鎚」をコントロールしている
    かつ あなたの手札は「Rune of Flight」である
    もし あなたが「巨像の鎚」を対象に「Rune of Flight」を唱え、それが解決される
    かつ スタックのすべてのオブジェクトが解決される
    かつ あなたが「セラの天使」を対象に「巨像の鎚」の能力を起動する
    かつ スタックのすべてのオブジェクトが解決される
    ならば 「セラの天使」は14/14である
    かつ 「セラの天使」が持つ飛行は1つである（613.7）

  @CR:613.8a @CR:613.1b
  シナリオ: コントロールを変える効果どうしも依存しうる
    en: Control-changing effects can depend on one another, too

    # 支配魔法が誰にコントロールを与えるかは、支配魔法をコントロールしているプレイヤーによる。
    前提 対戦相手は「灰色熊」をコントロールしている
    かつ あなたは「支配魔法」をコントロールしている
    かつ 「支配魔法」は「灰色熊」についている
    かつ 対戦相手は「Steal Enchantment」をコントロールしている
    かつ 「Steal Enchantment」は「支配魔法」についている
    ならば 「支配魔法」のコントローラーは対戦相手である（613.1b）
    かつ 「灰色熊」のコントローラーは対戦相手である
    かつ 「支配魔法」の効果は「Steal Enchantment」の効果に依存している（613.8a）

  @CR:613.8a @see:613.7e @see:613.1b
  シナリオ: 依存する方が新しくても同じである
    en: So it is if the one that depends is the newer one

    # つけ直された支配魔法は、Steal Enchantmentより新しい。
    前提 あなたは「灰色熊」と「セラの天使」をコントロールしている
    かつ あなたは「支配魔法」をコントロールしている
    かつ 「支配魔法」は「灰色熊」についている
    かつ 対戦相手は「Steal Enchantment」をコントロールしている
    かつ 「Steal Enchantment」は「支配魔法」についている
    もし 次の効果が起こる: 「支配魔法」を「セラの天使」につける。
    ならば 「セラの天使」のコントローラーは対戦相手である
    かつ 「支配魔法」の効果は「Steal Enchantment」の効果に依存している（613.8a）

  # Conspiracyは、あなたのクリーチャーを選ばれたクリーチャー・タイプにする。

  @CR:613.8a @see:205.1a
  シナリオ: Conspiracyは、エンチャントをクリーチャーにする効果を待つ
    en: Conspiracy waits for what makes enchantments creatures

    前提 あなたは「栄光の頌歌」をコントロールしている
    かつ あなたの手札は「Conspiracy」と「オパール色の輝き」である
    もし あなたが「Conspiracy」を唱え、それが解決される
    かつ あなたがクリーチャー・タイプとしてゴブリンを選ぶ
    かつ あなたが「オパール色の輝き」を唱え、それが解決される
    ならば 「栄光の頌歌」はゴブリン・クリーチャーである
    かつ 「Conspiracy」はゴブリンである
    かつ 「Conspiracy」の効果は「オパール色の輝き」の効果に依存している（613.8a）

  @CR:613.8a @see:205.1a
  シナリオ: Conspiracyの方が新しくても、依存していることに変わりはない
    en: It depends on that if it is the newer one, too

    前提 あなたは「栄光の頌歌」をコントロールしている
    かつ あなたの手札は「Conspiracy」と「オパール色の輝き」である
    もし あなたが「オパール色の輝き」を唱え、それが解決される
    かつ あなたが「Conspiracy」を唱え、それが解決される
    かつ あなたがクリーチャー・タイプとしてゴブリンを選ぶ
    ならば 「栄光の頌歌」はゴブリン・クリーチャーである
    かつ 「Conspiracy」はゴブリンである
    かつ 「Conspiracy」の効果は「オパール色の輝き」の効果に依存している（613.8a）

  @CR:205.1a
  シナリオ: Conspiracyのもとでは、クリーチャーは選ばれたタイプだけである
    en: Under Conspiracy creatures are of the chosen type only, wherever they are

    前提 あなたは「セラの天使」をコントロールしている
    かつ あなたの手札は「Conspiracy」である
    かつ 「灰色熊」はあなたの墓地にある
    もし あなたが「Conspiracy」を唱え、それが解決される
    かつ あなたがクリーチャー・タイプとしてゴブリンを選ぶ
    ならば 「セラの天使」はゴブリンである
    かつ 「セラの天使」は天使ではない
    かつ 「灰色熊」はゴブリンである（205.1a）

  @CR:613.8b
  シナリオ: ConspiracyとLife and Limbは、互いに依存するループになる
    en: Conspiracy and Life and Limb form a dependency loop

    # 苗木を選ぶと、Conspiracyのせいで灰色熊は苗木になり、Life and Limbの対象になる。
    # Life and Limbのせいで森はクリーチャーになり、Conspiracyの対象になる。だからタイムスタンプ順。
    前提 あなたは「灰色熊」をコントロールしている
    かつ あなたは「森」をコントロールしている
    かつ あなたの手札は「Conspiracy」と「Life and Limb」である
    もし あなたが「Conspiracy」を唱え、それが解決される
    かつ あなたがクリーチャー・タイプとして苗木を選ぶ
    かつ あなたが「Life and Limb」を唱え、それが解決される
    ならば 「灰色熊」は苗木・森・クリーチャーである（613.8b）
    かつ 「灰色熊」は1/1である
    かつ 「Conspiracy」の効果は「Life and Limb」の効果に依存している
    かつ 「Life and Limb」の効果は「Conspiracy」の効果に依存している

  @CR:613.8b
  シナリオ: Life and Limbの方が古ければ、灰色熊は森にならない
    en: With an older Life and Limb the Bears become no Forest

    前提 あなたは「灰色熊」をコントロールしている
    かつ あなたは「森」をコントロールしている
    かつ あなたの手札は「Conspiracy」と「Life and Limb」である
    もし あなたが「Life and Limb」を唱え、それが解決される
    かつ あなたが「Conspiracy」を唱え、それが解決される
    かつ あなたがクリーチャー・タイプとして苗木を選ぶ
    ならば 「灰色熊」は苗木である
    かつ 「灰色熊」は森ではない（613.8b）
    かつ 「灰色熊」は2/2である

  @CR:613.7 @see:613.1e
  シナリオ: 選ばれた色は、後から来た「黒である」に置き換わる
    en: A chosen color is replaced by a newer "is black"

    前提 あなたは「灰色熊」をコントロールしている
    かつ 「セラの天使」はあなたの墓地にある
    かつ あなたの手札は「絵描きの召使い」と「Darkest Hour」である
    もし あなたが「絵描きの召使い」を唱え、それが解決される
    かつ あなたが色として赤を選ぶ
    ならば 「灰色熊」は緑の赤のクリーチャーである
    かつ 「セラの天使」は赤である
    もし あなたが「Darkest Hour」を唱え、それが解決される
    ならば 「灰色熊」は黒である
    かつ 「灰色熊」は赤ではない（613.7）

  @CR:613.7 @see:613.1e
  シナリオ: 「黒である」の方が古ければ、選ばれた色はそれに加わる
    en: With the older "is black", the chosen color is added to it

    前提 あなたは「灰色熊」をコントロールしている
    かつ あなたの手札は「絵描きの召使い」と「Darkest Hour」である
    もし あなたが「Darkest Hour」を唱え、それが解決される
    かつ あなたが「絵描きの召使い」を唱え、それが解決される
    かつ あなたが色として赤を選ぶ
    ならば 「灰色熊」は黒の赤のクリーチャーである（613.7）
    かつ 「灰色熊」は緑ではない
