# language: ja
機能: 題

  @see:120.3
  シナリオ: 題1
    en: title
    前提 各プレイヤーは必要なだけマナを支払える
    かつ あなたの手札は「稲妻」である
    もし あなたが対戦相手を対象に「稲妻」を唱え、それが解決される
    ならば the opponent's life total is 17
