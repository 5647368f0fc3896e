# language: ja

ただの文
もう1行
