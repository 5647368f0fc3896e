# language: ja
機能: ダンジョンを踏破したことを見る能力
  en: Abilities that look at dungeons having been completed

  背景:
    前提 各プレイヤーは必要なだけマナを支払える

  @CR:309.7
  シナリオ: ダンジョンを踏破したときに誘発する能力は、墓地からも誘発する
    en: What triggers on completing a dungeon triggers, from a graveyard too if it says so

    前提 「Dungeon Crawler」はあなたの墓地にある
    もし 次の効果が起こる: ダンジョン探索をする
    かつ あなたがカード名として「魂を喰らう墓」を選ぶ
    かつ スタックのすべてのオブジェクトが解決される
    かつ 次の効果が起こる: ダンジョン探索をする
    かつ あなたが数として3を選ぶ
    かつ スタックのすべてのオブジェクトが解決される
    かつ 次の効果が起こる: ダンジョン探索をする
    かつ スタックのすべてのオブジェクトが解決される
    かつ あなたがそうすることを選ぶ
    ならば 「Dungeon Crawler」はあなたの手札にある
