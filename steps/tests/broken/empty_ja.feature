# language: ja
