"""Every mistake that pytest-bdd lets pass, or answers with a riddle, is said with file and line, in the language of the file.

Each case is one file, in Japanese and in English, with one mistake (marked by the line it must be reported on) and one good scenario after
it, which must still run wherever the file can be read at all.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from steps.table import Obstacle, Refused, SetUpError
from steps.tests.glue_run import Glue

pytest_plugins = "pytester"

JA_GOOD = """
  シナリオ: よいシナリオ
    前提 「熊」が戦場にいる
    もし 3点のダメージを与える
    ならば ライフは17点である
"""
EN_GOOD = """
  Scenario: a good one
    Given "Bear" is on the battlefield
    When you deal 3 damage
    Then your life total is 17
"""
JA, EN = "# language: ja\n機能: 試し\n", "Feature: a trial\n"


@dataclass
class Case:
    """``ja`` and ``en``: the file above the good scenario, the line that must be named, what must be said."""

    name: str
    ja: tuple[str, int, str]
    en: tuple[str, int, str]
    scenarios: int = 1
    """How many scenarios there are besides the good one; all must be published as failing."""
    file: bool = False
    """Whether it is a mistake of the file; then its scenarios run."""


CASES = [
    Case(
        "same title twice",
        (JA + "  シナリオ: よいシナリオ\n    前提 「熊」が戦場にいる\n    ならば ライフは99点である\n", 7, "同じ名前のシナリオ「よいシナリオ」が3行目"),
        (EN + '  Scenario: a good one\n    Given "Bear" is on the battlefield\n    Then your life total is 99\n', 6, 'a scenario "a good one" is on line 2'),
        scenarios=2,
    ),
    Case(
        "foreign keyword on the first line",
        (JA + "  シナリオ: 英語\n    Given 「熊」が戦場にいる\n    ならば ライフは20点である\n", 4, "英語のキーワード「Given」があります。「前提」"),
        (EN + '  Scenario: x\n    前提 "Bear" is on the battlefield\n    Then your life total is 20\n', 3, 'keyword "前提" is Japanese, but this file is English. Write "Given"'),
    ),
    Case(
        "foreign keyword later",
        (JA + "  シナリオ: 英語\n    前提 「熊」が戦場にいる\n    Then ライフは20点である\n", 5, "「Then」があります。「ならば」"),
        (EN + '  Scenario: x\n    Given "Bear" is on the battlefield\n    ならば your life total is 20\n', 4, 'Write "Then"'),
    ),
    Case(
        "foreign title",
        (JA + "  Scenario: 英語\n    前提 「熊」が戦場にいる\n", 3, "英語のキーワード「Scenario」"),
        (EN + '  シナリオ: x\n    Given "Bear" is on the battlefield\n', 2, 'keyword "シナリオ" is Japanese'),
    ),
    Case(
        "full-width colon on the first scenario",
        (JA + "  シナリオ： 全角\n    前提 「熊」が戦場にいる\n    ならば ライフは99点である\n", 3, "「シナリオ」の後のコロンが全角"),
        (EN + '  Scenario： x\n    Given "Bear" is on the battlefield\n    Then your life total is 99\n', 2, 'the colon after "Scenario" is a full-width one'),
    ),
    Case(
        "full-width colon on a background",
        (JA + "  背景：\n    前提 「熊」が戦場にいる\n", 3, "「背景」の後のコロンが全角"),
        (EN + '  Background：\n    Given "Bear" is on the battlefield\n', 2, 'the colon after "Background"'),
        scenarios=-1,
    ),
    Case(
        "full-width colon on the examples",
        (JA + "  シナリオアウトライン: x\n    前提 ライフは<n>点である\n    例：\n      | n |\n      | 3 |\n", 5, "「例」の後のコロンが全角"),
        (EN + "  Scenario Outline: x\n    Given your life total is <n>\n    Examples：\n      | n |\n      | 3 |\n", 4, 'colon after "Examples"'),
    ),
    Case(
        "no colon",
        (JA + "  シナリオ 忘れた\n    前提 「熊」が戦場にいる\n", 3, "「シナリオ」の後にコロンがありません"),
        (EN + '  Scenario forgotten\n    Given "Bear" is on the battlefield\n', 2, 'no colon after "Scenario"'),
    ),
    Case(
        "space before the colon",
        (JA + "  シナリオ : 空白\n    前提 「熊」が戦場にいる\n", 3, "コロンの間に空白"),
        (EN + '  Scenario : x\n    Given "Bear" is on the battlefield\n', 2, "a space between"),
    ),
    Case(
        "no steps",
        (JA + "  シナリオ: 何もない\n", 3, "「何もない」には行がありません"),
        (EN + "  Scenario: nothing\n", 2, 'the scenario "nothing" has no lines'),
    ),
    Case(
        "no title",
        (JA + "  シナリオ:\n    前提 「熊」が戦場にいる\n", 3, "題名がありません"),
        (EN + '  Scenario:\n    Given "Bear" is on the battlefield\n', 2, "has no title"),
    ),
    Case(
        "outline with a heading but no rows",
        (JA + "  シナリオアウトライン: x\n    前提 ライフは<n>点である\n    例:\n      | n |\n", 5, "例の行がありません"),
        (EN + "  Scenario Outline: x\n    Given your life total is <n>\n    Examples:\n      | n |\n", 4, "the outline has no rows"),
    ),
    Case(
        "outline without examples",
        (JA + "  シナリオアウトライン: x\n    前提 「熊」が戦場にいる\n", 3, "例の行がありません"),
        (EN + '  Scenario Outline: x\n    Given "Bear" is on the battlefield\n', 2, "the outline has no rows"),
    ),
    Case(
        "a second examples table without rows",
        (JA + "  シナリオアウトライン: x\n    前提 ライフは<n>点である\n    例:\n      | n |\n      | 3 |\n    例:\n      | n |\n", 8, "例の行がありません"),
        (EN + "  Scenario Outline: x\n    Given your life total is <n>\n    Examples:\n      | n |\n      | 3 |\n    Examples:\n      | n |\n", 7, "no rows"),
    ),
    Case(
        "placeholder without column",
        (JA + "  シナリオアウトライン: x\n    前提 ライフは<m>点である\n    例:\n      | n |\n      | 3 |\n", 4, "「<m>」に当たる列が例の表にありません。「<n>」"),
        (EN + "  Scenario Outline: x\n    Given your life total is <m>\n    Examples:\n      | n |\n      | 3 |\n", 3, 'no column for "<m>". Did you mean "<n>"?'),
    ),
    Case(
        "unused column",
        (JA + "  シナリオアウトライン: x\n    前提 「熊」が戦場にいる\n    例:\n      | n |\n      | 3 |\n", 6, "列「n」はどこでも使われていません"),
        (EN + '  Scenario Outline: x\n    Given "Bear" is on the battlefield\n    Examples:\n      | n |\n      | 3 |\n', 5, 'the column "n" of the Examples table is used nowhere'),
    ),
    Case(
        "column twice",
        (JA + "  シナリオアウトライン: x\n    前提 ライフは<n>点である\n    例:\n      | n | n |\n      | 3 | 4 |\n", 6, "列「n」が2つ"),
        (EN + "  Scenario Outline: x\n    Given your life total is <n>\n    Examples:\n      | n | n |\n      | 3 | 4 |\n", 5, 'two columns "n"'),
    ),
    Case(
        "placeholder in a scenario",
        (JA + "  シナリオ: x\n    前提 ライフは<n>点である\n", 4, "例の表がありません"),
        (EN + "  Scenario: x\n    Given your life total is <n>\n", 3, '"<n>" needs a table'),
    ),
    Case(
        "ragged row",
        (JA + "  シナリオアウトライン: <m>\n    前提 ライフは<n>点である\n    例:\n      | n | m |\n      | 17 |\n", 7, "欄が1個ありますが、表の最初の行（6行目）には2個"),
        (EN + "  Scenario Outline: <m>\n    Given your life total is <n>\n    Examples:\n      | n | m |\n      | 17 |\n", 6, "1 cells, the first row of the table (line 5) has 2"),
    ),
    Case(
        "row that isn't closed",
        (JA + "  シナリオ: x\n    前提 盤面は次の通りである\n      | 熊 | 森\n", 5, "最後の欄「森」が失われます"),
        (EN + "  Scenario: x\n    Given the board is as follows\n      | Bear | Forest\n", 4, 'its last cell "Forest" would be lost'),
    ),
    Case(
        "full-width bars",
        (JA + "  シナリオ: x\n    前提 盤面は次の通りである\n      ｜熊｜森｜\n", 5, "縦棒が全角"),
        (EN + "  Scenario: x\n    Given the board is as follows\n      ｜Bear｜Forest｜\n", 4, "bars of this table are full-width"),
    ),
    Case(
        "table under no line",
        (JA + "  シナリオ: x\n      | 熊 |\n    前提 「熊」が戦場にいる\n", 4, "この表はどの行にも属していません"),
        (EN + '  Scenario: x\n      | Bear |\n    Given "Bear" is on the battlefield\n', 3, "this table belongs to no line"),
    ),
    Case(
        "doc string that isn't closed",
        (JA + '  シナリオ: x\n    前提 「熊」が戦場にいる\n      """\n      文章\n', 5, '「"""」の文字列が閉じられていません'),
        (EN + '  Scenario: x\n    Given "Bear" is on the battlefield\n      """\n      text\n', 4, "never closed"),
    ),
    Case(
        "two readings",
        (JA + "  シナリオ: x\n    もし 「雷撃」を唱える\n    かつ 「雷撃」を素早く唱える\n", 5, "2通りに読めます: when-2 (steps.tests.fake:run)、when-3"),
        (EN + '  Scenario: x\n    When you cast "Bolt"\n    And you quickly cast "Bolt"\n', 4, "can be read in 2 ways: when-2 (steps.tests.fake:run), when-3"),
    ),
    Case(
        "unknown step",
        (JA + "  シナリオ: x\n    前提 「熊」が戦場にいる\n    もし 「雷撃」をとなえる\n", 5, "知らない言い方です: 「もし 「雷撃」をとなえる」\n      もしかして: もし 「雷撃」を唱える"),
        (EN + '  Scenario: x\n    Given "Bear" is on the battlefield\n    When you kast "Bolt"\n', 4, 'unknown step: "When you kast "Bolt""\n      did you mean: When you cast "Bolt"'),
    ),
    Case(
        "wrong keyword",
        (JA + "  シナリオ: x\n    前提 「雷撃」を唱える\n", 4, "知らない言い方です: 「前提 「雷撃」を唱える」\n      この文は「もし」としてならあります。キーワードを直してください: もし 「雷撃」を唱える"),
        (EN + '  Scenario: x\n    Given you cast "Bolt"\n', 3, 'unknown step: "Given you cast "Bolt""\n      that sentence exists as "When". Change the keyword: When you cast "Bolt"'),
    ),
    Case(
        "line of the other language",
        (JA + '  シナリオ: x\n    前提 "Bear" is on the battlefield\n', 4, "知らない言い方です: 「前提 \"Bear\" is on the battlefield」\n      この文は英語の言い方です。このファイルでは: 前提 「熊」が戦場にいる"),
        (EN + "  Scenario: x\n    Given 「熊」が戦場にいる\n", 3, 'unknown step: "Given 「熊」が戦場にいる"\n      that sentence is Japanese. In this file: Given "Bear" is on the battlefield'),
    ),
    Case(
        "language missing, or another than said",
        ("機能: 試し\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 1, "1行目には「# language: ja」が必要です"),
        ("# language: ja\n" + EN + '  Scenario: x\n    Given "Bear" is on the battlefield\n', 1, 'line 1 says "# language: ja", but the keywords are English'),
        file=True,
    ),
    Case(
        "language that there isn't",
        ("# language: jp\n機能: 試し\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 1, "「jp」という言語はありません。日本語は「# language: ja」"),
        ("# language: eng\n" + EN + '  Scenario: x\n    Given "Bear" is on the battlefield\n', 1, 'there is no language "eng"'),
        file=True,
    ),
    Case(
        "language line in another form",
        ("＃ language: ja\n機能: 試し\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 1, "言語の行が正しい形ではありません"),
        ("# lang: en\n" + EN + '  Scenario: x\n    Given "Bear" is on the battlefield\n', 1, "not how the language is given"),
        file=True,
    ),
    Case(
        "language too late",
        ("機能: 試し\n# language: ja\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 2, "「# language:」は1行目"),
        (EN + '# language: en\n  Scenario: x\n    Given "Bear" is on the battlefield\n', 2, '"# language:" works only above'),
        file=True,
    ),
    Case(
        "tag with a space",
        (JA + "  @CR: 302.6\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 3, "タグには空白を入れられません: 「@CR: 302.6」。「@CR:302.6」"),
        (EN + '  @see:302.6 derived\n  Scenario: x\n    Given "Bear" is on the battlefield\n', 2, 'a tag cannot contain a space: "@see:302.6 derived". Write "@see:302.6 @derived"'),
    ),
    Case(
        "full-width at",
        (JA + "  ＠derived\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 3, "「＠」が全角"),
        (EN + '  ＠derived\n  Scenario: x\n    Given "Bear" is on the battlefield\n', 2, "full-width one"),
    ),
    Case(
        "tags on examples",
        (JA + "  シナリオアウトライン: x\n    前提 ライフは<n>点である\n    @derived\n    例:\n      | n |\n      | 3 |\n", 5, "「例:」にはタグをつけられません"),
        (EN + "  Scenario Outline: x\n    Given your life total is <n>\n    @derived\n    Examples:\n      | n |\n      | 3 |\n", 4, '"Examples:" cannot have tags'),
    ),
    Case(
        "tags on nothing",
        (JA + "  シナリオ: x\n    前提 「熊」が戦場にいる\n    @derived\n    ならば ライフは20点である\n", 5, "このタグはどこにもつきません"),
        (EN + '  Scenario: x\n    Given "Bear" is on the battlefield\n    @derived\n    Then your life total is 20\n', 4, "these tags belong to nothing"),
    ),
    Case(
        "tag typo",
        (JA + "  @derivd\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 3, "「@derivd」というタグはありません。「@derived」ではありませんか"),
        (EN + '  @cr:302.6\n  Scenario: x\n    Given "Bear" is on the battlefield\n', 2, "there is no tag @cr:302.6. Did you mean @CR:302.6?"),
    ),
    Case(
        "tag typo of the feature",
        ("# language: ja\n@derivd\n機能: 試し\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 2, "「@derivd」というタグはありません"),
        ('@derivd\nFeature: x\n  Scenario: x\n    Given "Bear" is on the battlefield\n', 1, "there is no tag @derivd"),
        file=True,
    ),
    Case(
        "tag without value",
        (JA + "  @ruling\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 3, "「@ruling:」には値が必要です"),
        (EN + '  @case:\n  Scenario: x\n    Given "Bear" is on the battlefield\n', 2, "@case: needs a value"),
    ),
    Case(
        "edition that there isn't",
        (JA + "  @edition:2024-01-01\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 3, "「2024-01-01」という版はありません。ある版: 2023-11-17、2026-08-07"),
        (EN + '  @edition:2024-01-01\n  Scenario: x\n    Given "Bear" is on the battlefield\n', 2, "there is no edition 2024-01-01"),
    ),
    Case(
        "rule that there isn't",
        (JA + "  @see:120.3z\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 3, "120.3zという番号はありません。近い番号: 120.3、120.3a、120.3b"),
        (EN + '  @CR:120.3z\n  Scenario: x\n    Given "Bear" is on the battlefield\n', 2, "have no rule 120.3z. Near it: 120.3, 120.3a, 120.3b"),
    ),
    Case(
        "claim of a rule that the engine never applies",
        (JA + "  @CR:120.3b\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 3, "120.3bを適用する処理がエンジンにない"),
        (EN + '  @CR:120.3b\n  Scenario: x\n    Given "Bear" is on the battlefield\n', 2, "cannot be claimed. To refer to it write @see:120.3b. Near it: 120.3a"),
    ),
    Case(
        "claim not exercised",
        (JA + "  @CR:302.6\n  シナリオ: x\n    もし 3点のダメージを与える\n", 3, "「@CR:302.6」と書かれていますが、このシナリオで302.6は一度も適用されませんでした。適用されたルール: 120.3a"),
        (EN + "  @CR:302.6\n  Scenario: x\n    When you deal 3 damage\n", 2, "@CR:302.6 is claimed, but 302.6 was never applied in this scenario. Applied were: 120.3a"),
    ),
    Case(
        "prose that became a step",
        (JA + "  シナリオ: x\n    この裁定は702.19bによる。\n    もし先制攻撃を持つ場合は異なる。\n    前提 「熊」が戦場にいる\n", 5, "知らない言い方です: 「もし 先制攻撃を持つ場合は異なる。」\n      説明文のつもりなら、# で"),
        (EN + '  Scenario: x\n    This is by 702.19b.\n    When it has first strike that is otherwise.\n    Given "Bear" is on the battlefield\n', 4, 'unknown step: "When it has first strike that is otherwise."\n      if it is meant as prose'),
    ),
    Case(
        "step without keyword, swallowed",
        (JA + "  シナリオ: x\n    「熊」が戦場にいる\n    ならば ライフは20点である\n", 4, "「「熊」が戦場にいる」は説明文として読まれ、実行されません。ステップならシナリオの下に「前提 「熊」が戦場にいる」"),
        (EN + '  Scenario: x\n    "Bear" is on the battlefield\n    Then your life total is 20\n', 3, 'read as description and would never run: ""Bear" is on the battlefield". As a step write "Given "Bear" is on the battlefield"'),
    ),
    Case(
        "step with a wrong word for its keyword, swallowed",
        (JA + "  シナリオ: x\n    前堤 「熊」が戦場にいる\n    ならば ライフは20点である\n", 4, "「前堤 「熊」が戦場にいる」は説明文として読まれ"),
        (EN + '  Scenario: x\n    Givne "Bear" is on the battlefield\n    Then your life total is 20\n', 3, "read as description and would never run"),
    ),
    Case(
        "keyword in small letters",
        (JA + "  シナリオ: x\n    given 「熊」が戦場にいる\n", 4, "英語のキーワード「given」"),
        (EN + '  Scenario: x\n    given "Bear" is on the battlefield\n', 3, 'write "Given", not "given"'),
    ),
    Case(
        "line without keyword among steps",
        (JA + "  シナリオ: x\n    前提 「熊」が戦場にいる\n    「雷撃」を唱える\n", 5, "行の始まりがキーワードではありません: 「「雷撃」を唱える」"),
        (EN + '  Scenario: x\n    Given "Bear" is on the battlefield\n    you cast "Bolt"\n', 4, "this line does not begin with a keyword"),
    ),
    Case(
        "title in the other language too late",
        (JA + "  シナリオ: x\n    前提 「熊」が戦場にいる\n    en: late\n", 5, "他の言語での題名は"),
        (EN + '  Scenario: x\n    Given "Bear" is on the battlefield\n    ja: 遅い\n', 4, "the title in the other language"),
    ),
    Case(
        "step after the examples",
        (JA + "  シナリオアウトライン: x\n    前提 ライフは<n>点である\n    例:\n      | n |\n      | 3 |\n    ならば 何も起こらない\n", 8, "「例:」の表の後にあります"),
        (EN + "  Scenario Outline: x\n    Given your life total is <n>\n    Examples:\n      | n |\n      | 3 |\n    Then nothing happens\n", 7, 'stands after the "Examples:" table'),
    ),
    Case(
        "comma after the keyword",
        (JA + "  シナリオ: x\n    もし、「雷撃」を唱える\n", 4, "「もし」のすぐ後に「、」があります。取り除いて「もし 「雷撃」を唱える」"),
        (EN + '  Scenario: x\n    When: you cast "Bolt"\n', 3, 'there is a ":" right after "When". Write "When you cast "Bolt""'),
    ),
    Case(
        "nothing after the keyword",
        (JA + "  シナリオ: x\n    前提 「熊」が戦場にいる\n    もし\n", 5, "「もし」の後に何も書かれていません"),
        (EN + '  Scenario: x\n    Given "Bear" is on the battlefield\n    When\n', 4, 'nothing is written after "When"'),
    ),
    Case(
        "and first",
        (JA + "  シナリオ: x\n    かつ 「熊」が戦場にいる\n", 4, "最初の行を「かつ」で始めることはできません"),
        (EN + '  Scenario: x\n    And "Bear" is on the battlefield\n', 3, 'the first line cannot begin with "And"'),
    ),
    Case(
        "star",
        (JA + "  シナリオ: x\n    前提 「熊」が戦場にいる\n    * ライフは3点である\n", 5, "「*」では"),
        (EN + '  Scenario: x\n    Given "Bear" is on the battlefield\n    * your life total is 3\n', 4, '"*" does not say'),
    ),
    Case(
        "second feature",
        (JA + "機能: もうひとつ\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 3, "1ファイルに1つだけです（1つ目は2行目）"),
        (EN + 'Feature: another\n  Scenario: x\n    Given "Bear" is on the battlefield\n', 2, "(the first is on line 1)"),
        file=True,
    ),
    Case(
        "text above the feature",
        ("# language: ja\n覚え書き\n機能: 試し\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 2, "「機能:」より前には"),
        ("A remark\n" + EN + '  Scenario: x\n    Given "Bear" is on the battlefield\n', 1, 'above "Feature:" there can be only'),
        file=True,
    ),
    Case(
        "no feature",
        ("# language: ja\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 2, "「機能:」の行がありません"),
        ('Scenario: x\n  Given "Bear" is on the battlefield\n', 1, 'there is no "Feature:" line'),
    ),
    Case(
        "feature after a scenario",
        ("# language: ja\n  シナリオ: x\n    前提 「熊」が戦場にいる\n機能: 試し\n", 4, "最初のシナリオ（2行目）より前に"),
        ('@derived\nScenario: x\n  Given "Bear" is on the battlefield\nFeature: y\n', 4, "above the first scenario (line 2)"),
    ),
    Case(
        "background after a scenario",
        (JA + "  シナリオ: x\n    前提 「熊」が戦場にいる\n  背景:\n    前提 ライフは3点である\n", 5, "背景は、最初のシナリオより前に"),
        (EN + '  Scenario: x\n    Given "Bear" is on the battlefield\n  Background:\n    Given your life total is 3\n', 4, "one background"),
    ),
    Case(
        "examples under no scenario",
        (JA + "  背景:\n    前提 「熊」が戦場にいる\n  例:\n    | n |\n    | 1 |\n", 5, "「例:」はシナリオアウトラインの"),
        (EN + '  Background:\n    Given "Bear" is on the battlefield\n  Examples:\n    | n |\n    | 1 |\n', 4, 'write "Examples:" under'),
        scenarios=-1,
    ),
    Case(
        "step in the description of the feature",
        (JA + "  前提 「熊」が戦場にいる\n\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 3, "は説明文として読まれ、実行されません"),
        (EN + '  Given "Bear" is on the battlefield\n\n  Scenario: x\n    Given "Bear" is on the battlefield\n', 2, "read as description and would never run"),
        file=True,
    ),
    Case(
        "full-width colon on the feature",
        ("# language: ja\n機能： 試し\n  シナリオ: x\n    前提 「熊」が戦場にいる\n", 2, "「機能」の後のコロンが全角"),
        ('Feature： x\n  Scenario: x\n    Given "Bear" is on the battlefield\n', 1, 'colon after "Feature"'),
        file=True,
    ),
    Case(
        "placeholder in a background",
        (JA + "  背景:\n    前提 ライフは<n>点である\n", 4, "背景の行では「<n>」を使えません"),
        (EN + "  Background:\n    Given your life total is <n>\n", 3, "cannot be used in a background"),
        scenarios=-1,
    ),
    Case(
        "background without lines",
        (JA + "  背景:\n", 3, "背景に行がありません"),
        (EN + "  Background:\n", 2, "the background has no lines"),
        scenarios=0,
        file=True,
    ),
]  # fmt: skip
# ruff: noqa: E501


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_mistake_is_loud_and_alone(pytester: pytest.Pytester, case: Case, language: str) -> None:
    text, line, said = case.ja if language == "ja" else case.en
    glue = Glue(pytester)
    glue.write((text + (JA_GOOD if language == "ja" else EN_GOOD)).encode())
    ran = glue.run()
    assert ran.exit == 1
    assert re.search(rf"^t\.feature:{line}: [^\n]*{re.escape(said)}", ran.text, re.MULTILINE)
    assert "Traceback" not in ran.text and ".py:" not in ran.text.split("FAILURES")[1]
    runs = ran.recorder.runs
    good = [run for run in runs if run.status == "passed"]
    bad = [run for run in runs if run.status in ("error", "failed")]
    if case.scenarios == -1:  # the background: nothing can run
        assert [len(good), len(bad), len(ran.recorder.uncollected)] == [0, 1, 1]
    elif case.file:
        assert [len(good), len(bad)] == [1 + case.scenarios, 0]
        assert any(n == line and said.split("\n")[0] in message for _, n, message in ran.recorder.uncollected)
    elif case.name == "same title twice":
        assert [run.status for run in runs] == ["failed", "error"]
    else:
        assert [len(good), len(bad)] == [1, case.scenarios]
        assert said.split("\n")[0] in bad[0].error and not ran.recorder.uncollected


def test_refusals_and_mistakes_are_told_in_the_language_of_the_file() -> None:
    """An engine's reasons and errors carry both languages (an engine that has one tells it in that one)."""
    both = Refused((Obstacle("508.1a", "it is tapped", ja="タップ状態である"), Obstacle("302.6", "too new")))
    assert (both.told("en"), both.told("ja")) == ("it is tapped (508.1a); too new (302.6)", "タップ状態である（508.1a）、too new（302.6）")
    assert SetUpError("no", "否").told("ja") == "否" and SetUpError("no").told("ja") == "no"
