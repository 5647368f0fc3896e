# language: ja
機能: 題

