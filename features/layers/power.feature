# language: ja
機能: パワーとタフネスの種別
  en: The sublayers of power and toughness

  背景:
    前提 各プレイヤーは必要なだけマナを支払える

  @CR:613.4d
  シナリオ: 入れ替えた後に得た修整は、入れ替える前の値に加わる
    en: A bonus gained after a switch counts before it

    # 1/3。入れ替えて3/1。その後の+3/+3は第7c種なので、入れ替え前が4/6、入れ替えて6/4。
    前提 あなたは1/3のクリーチャー「亀」をコントロールしている
    かつ あなたの手札は「Twisted Image」と「巨大化」である
    もし あなたが「亀」を対象に「Twisted Image」を唱え、それが解決される
    ならば 「亀」は3/1である（613.4d）
    もし あなたが「亀」を対象に「巨大化」を唱え、それが解決される
    ならば 「亀」は6/4である（613.4d）

  @see:613.4d
  シナリオ: 先に得た修整も、入れ替える前の値に加わっている
    en: A bonus gained before a switch counts before it, too

    # 1/3に+3/+3で4/6、入れ替えて6/4。
    前提 あなたは1/3のクリーチャー「亀」をコントロールしている
    かつ あなたの手札は「Twisted Image」と「巨大化」である
    もし あなたが「亀」を対象に「巨大化」を唱え、それが解決される
    かつ あなたが「亀」を対象に「Twisted Image」を唱え、それが解決される
    ならば 「亀」は6/4である（613.4d）

  @CR:613.4d @see:613.4b
  シナリオ: 入れ替えた後に値が定められても、入れ替えはその後に適用される
    en: Values that are set after a switch are switched, too

    # 第7b種で0/1、第7d種で入れ替えて1/0。タフネスが0なので死亡する。カウンター1個があれば1/2で、入れ替えて2/1。
    前提 あなたは1/3のクリーチャー「亀」をコントロールしている
    かつ 「亀」の上に+1/+1カウンター1個が置かれている
    かつ あなたの手札は「Twisted Image」と「Humble」である
    もし あなたが「亀」を対象に「Twisted Image」を唱え、それが解決される
    かつ あなたが「亀」を対象に「Humble」を唱え、それが解決される
    ならば 「亀」は2/1である（613.4d）

  @see:613.4d @see:613.4b
  シナリオ: 値が定められた後に入れ替えても同じである
    en: Nor is it otherwise if they are switched after being set

    前提 あなたは1/3のクリーチャー「亀」をコントロールしている
    かつ 「亀」の上に+1/+1カウンター1個が置かれている
    かつ あなたの手札は「Twisted Image」と「Humble」である
    もし あなたが「亀」を対象に「Humble」を唱え、それが解決される
    かつ あなたが「亀」を対象に「Twisted Image」を唱え、それが解決される
    ならば 「亀」は2/1である（613.4d）

  @see:613.4d
  シナリオ: 二度入れ替えると元に戻る
    en: Two switches cancel each other

    前提 あなたは1/3のクリーチャー「亀」をコントロールしている
    かつ あなたの手札は「Twisted Image」Aと「Twisted Image」Bである
    もし あなたが「亀」を対象に「Twisted Image」Aを唱え、それが解決される
    かつ あなたが「亀」を対象に「Twisted Image」Bを唱え、それが解決される
    ならば 「亀」は1/3である（613.4d）

  @CR:613.4b @CR:613.4c @see:613.5
  シナリオ: 値を定める効果は、修整とカウンターより先である
    en: An effect that sets the values comes before bonuses and counters

    # 第7b種で0/1、第7c種でカウンターの+1/+1、巨大化の+3/+3、頌歌の+1/+1。どれが新しいかによらず5/6。
    前提 あなたは「灰色熊」をコントロールしている
    かつ 「灰色熊」の上に+1/+1カウンター1個が置かれている
    かつ あなたは「栄光の頌歌」をコントロールしている
    かつ あなたの手札は「巨大化」と「Humble」である
    もし あなたが「灰色熊」を対象に「巨大化」を唱え、それが解決される
    ならば 「灰色熊」は7/7である（613.4c）
    もし あなたが「灰色熊」を対象に「Humble」を唱え、それが解決される
    ならば 「灰色熊」は5/6である（613.4b）

  @CR:613.7 @CR:613.4b
  シナリオ: 同じ種別で値を定める二つの効果は、新しい方が残る
    en: Of two effects that set the values the newer one remains

    前提 あなたは「Godhead of Awe」をコントロールしている
    かつ あなたは「セラの天使」をコントロールしている
    かつ あなたの手札は「Humble」である
    ならば 「セラの天使」は1/1である（613.4b）
    もし あなたが「セラの天使」を対象に「Humble」を唱え、それが解決される
    ならば 「セラの天使」は0/1である（613.7）

  @CR:613.7 @CR:613.7d
  シナリオ: 後から戦場に出たものの効果の方が新しければ、そちらが残る
    en: So it is if the effect of what enters later is the newer one

    前提 あなたは「セラの天使」をコントロールしている
    かつ あなたの手札は「Humble」と「Godhead of Awe」である
    もし あなたが「セラの天使」を対象に「Humble」を唱え、それが解決される
    ならば 「セラの天使」は0/1である
    もし 効果により「Godhead of Awe」があなたのコントロール下で戦場に出る
    ならば 「セラの天使」は1/1である（613.7）
    かつ 「セラの天使」は飛行を持たない

  # 夢魔のP/Tは、あなたがコントロールしている沼の数で定義される（特性定義能力、第7a種）。

  @CR:613.4a @see:604.3
  シナリオ: 特性定義能力はP/Tを第7a種で定める
    en: A characteristic-defining ability sets power and toughness in layer 7a

    # 墓地にあるカードの種類はクリーチャーと土地の2種。
    前提 「灰色熊」と「平地」はあなたの墓地にある
    かつ あなたは「タルモゴイフ」をコントロールしている
    ならば 「タルモゴイフ」は2/3である（613.4a）

  @CR:604.3
  シナリオ: 特性定義能力はどの領域でも働く
    en: A characteristic-defining ability works in every zone

    前提 あなたは「沼」3つをコントロールしている
    かつ 「夢魔」はあなたの墓地にある
    かつ あなたの手札は「タルモゴイフ」である
    ならば 「夢魔」は3/3である（604.3）
    # 墓地にあるカードの種類はクリーチャーだけである。
    かつ 「タルモゴイフ」は1/2である（604.3）

  @CR:613.4b @see:613.4a
  シナリオアウトライン: 定義されたP/Tは、第7b種の効果で置き換わる
    en: Defined power and toughness are replaced in layer 7b

    # 第7a種が先なので、どちらが古いかによらない。
    前提 あなたは「<古い方>」をコントロールしている
    # それでも: 沼の数は3である。
    かつ あなたは「沼」3つをコントロールしている
    かつ あなたは「<新しい方>」をコントロールしている
    ならば 「夢魔」は1/1である（613.4b）

    例:
      | 古い方         | 新しい方       |
      | Godhead of Awe | 夢魔           |
      | 夢魔           | Godhead of Awe |

  @CR:613.4c @see:613.4a
  シナリオ: 定義されたP/Tにも修整とカウンターが加わる
    en: Bonuses and counters add to defined power and toughness

    前提 あなたは「沼」3つをコントロールしている
    かつ あなたは「夢魔」をコントロールしている
    かつ 「夢魔」の上に+1/+1カウンター1個が置かれている
    かつ あなたは「栄光の頌歌」をコントロールしている
    ならば 「夢魔」は5/5である（613.4c）

  @CR:613.1f @see:613.4a @see:107.2
  シナリオ: 能力を失ったクリーチャーのP/Tはもう定義されていない
    en: A creature that lost its abilities has no defined power and toughness

    # 第6種で能力がなくなり、第7a種には何もない。*は0になり（107.2）、カウンターだけが残る。
    前提 あなたは「沼」3つをコントロールしている
    かつ あなたは「夢魔」をコントロールしている
    かつ 「夢魔」の上に+1/+1カウンター2個が置かれている
    かつ あなたの手札は「Dress Down」である
    ならば 「夢魔」は5/5である
    もし あなたが「Dress Down」を唱え、それが解決される
    ならば 「夢魔」は2/2である（613.1f）
    かつ 「夢魔」は飛行を持たない

  @see:613.1f @see:613.4a
  シナリオ: 能力を失わせる効果の方が古くても同じである
    en: So it is if what takes the abilities is the older one

    前提 あなたは「Dress Down」をコントロールしている
    # それでも: 沼の数は3である。
    かつ あなたは「沼」3つをコントロールしている
    かつ あなたは「夢魔」をコントロールしている
    かつ 「夢魔」の上に+1/+1カウンター2個が置かれている
    ならば 「夢魔」は2/2である
    かつ 「夢魔」は飛行を持たない

  @CR:613.4d @see:613.4a
  シナリオ: 定義されたP/Tも入れ替わり、増えれば入れ替えた値も増える
    en: Defined power and toughness are switched, and go on changing

    # 墓地の種類: 無し→Twisted Imageが置かれてインスタント1種。1/2が入れ替わって2/1。
    前提 あなたは「タルモゴイフ」をコントロールしている
    かつ 「平地」はあなたの墓地にある
    かつ あなたの手札は「Twisted Image」である
    ならば 「タルモゴイフ」は1/2である
    もし あなたが「タルモゴイフ」を対象に「Twisted Image」を唱え、それが解決される
    # 土地とインスタントの2種で2/3、入れ替えて3/2。
    ならば 「タルモゴイフ」は3/2である（613.4d）

  @CR:613.4b @see:613.6
  シナリオ: 解決された能力が定めたP/Tも、数に応じて変わり続ける
    en: Power and toughness that a resolved ability sets go on changing with a number

    前提 あなたは「Svogthos, the Restless Tomb」をコントロールしている
    かつ 「灰色熊」はあなたの墓地にある
    かつ 「セラの天使」はあなたの手札にある
    もし あなたが「Svogthos, the Restless Tomb」の2つ目の能力を起動する
    かつ スタックのすべてのオブジェクトが解決される
    ならば 「Svogthos, the Restless Tomb」は1/1である
    かつ 「Svogthos, the Restless Tomb」は黒の緑の植物・ゾンビ・クリーチャーである
    もし 効果により「セラの天使」があなたの墓地に置かれる
    ならば 「Svogthos, the Restless Tomb」は2/2である（613.4b）

  @CR:611.2d
  シナリオ: 解決された呪文の数は、解決の時に一度だけ決まる
    en: A number in a resolved spell is determined once, as it resolves

    前提 あなたは「灰色熊」をコントロールしている
    かつ あなたの手札は「Might of the Masses」と「セラの天使」である
    もし あなたが「灰色熊」を対象に「Might of the Masses」を唱え、それが解決される
    ならば 「灰色熊」は3/3である（611.2d）
    もし あなたが「セラの天使」を唱え、それが解決される
    ならば 「灰色熊」は3/3である

  @CR:611.2c
  シナリオ: 解決された呪文が修整するクリーチャーは、その時に決まる
    en: Which creatures a resolved spell changes is determined as it resolves

    前提 あなたは「灰色熊」をコントロールしている
    かつ あなたの手札は「Inspired Charge」と「セラの天使」である
    もし あなたが「Inspired Charge」を唱え、それが解決される
    かつ あなたが「セラの天使」を唱え、それが解決される
    ならば 「灰色熊」は4/3である
    かつ 「セラの天使」は4/4である

  @CR:613.1e @see:613.5
  シナリオ: 色を変える効果は、白のクリーチャーを数える修整より先である
    en: Effects that change colors come before a bonus for white creatures

    前提 あなたは「十字軍」をコントロールしている
    かつ あなたは「セラの天使」をコントロールしている
    かつ あなたの手札は「Darkest Hour」である
    ならば 「セラの天使」は5/5である
    もし あなたが「Darkest Hour」を唱え、それが解決される
    ならば 「セラの天使」は4/4である（613.1e）

  @see:613.1e
  シナリオ: 色を変える効果の方が古くても同じである
    en: So it is if the effect on colors is the older one

    前提 あなたは「Darkest Hour」をコントロールしている
    # それでも: 白のクリーチャーへの修整は新しい。
    かつ あなたは「十字軍」をコントロールしている
    かつ あなたは「セラの天使」をコントロールしている
    ならば 「セラの天使」は4/4である

  @CR:613.1f @see:113.12
  シナリオ: 能力を得たクリーチャーは「能力を持たない」ものではない
    en: A creature with a granted ability isn't one without abilities

    前提 あなたは「Muraganda Petroglyphs」をコントロールしている
    かつ あなたは「灰色熊」をコントロールしている
    かつ あなたの手札は「ジャンプ」である
    ならば 「灰色熊」は4/4である
    もし あなたが「灰色熊」を対象に「ジャンプ」を唱え、それが解決される
    ならば 「灰色熊」は2/2である（613.1f）

  @CR:613.1f
  シナリオアウトライン: 能力を失ったクリーチャーは「能力を持たない」
    en: A creature that lost its abilities has none

    # 第6種の後の第7b種で1/1、第7c種で+2/+2。どちらが古いかによらない。
    前提 あなたは「<古い方>」をコントロールしている
    かつ あなたは「<新しい方>」をコントロールしている
    かつ あなたは「セラの天使」をコントロールしている
    ならば 「セラの天使」は3/3である（613.1f）

    例:
      | 古い方                | 新しい方              |
      | Muraganda Petroglyphs | 謙虚                  |
      | 謙虚                  | Muraganda Petroglyphs |
