"""What is said to people who write rulings, in the language of their file.

Every message of the pytest glue is in one table, Japanese and English side by side. A message says what is wrong, what was probably meant
and what to do; file and line are put before it by whoever prints it. :func:`say` fills one in.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

Language = Literal["ja", "en"]

MESSAGES: dict[str, tuple[str, str]] = {
    # --- the file
    "empty file": (
        "ファイルに何も書かれていません。「# language: ja」「機能: …」「シナリオ: …」から書き始めてください。",
        'the file says nothing. Begin with "Feature: ..." and "Scenario: ...".',
    ),
    "no feature": (
        "「機能:」の行がありません。最初のシナリオより前に「機能: （題名）」と書いてください。",
        'there is no "Feature:" line. Write "Feature: (title)" above the first scenario.',
    ),
    "before feature": (
        "「機能:」より前には、# で始まる行とタグのほかは何も書けません: 「{text}」",
        'above "Feature:" there can be only tags and lines that begin with #: "{text}"',
    ),
    "no scenario": (
        "シナリオがひとつもありません。「シナリオ: （題名）」と書き、その下に 前提・もし・ならば の行を置いてください。",
        'there is no scenario. Write "Scenario: (title)" and Given, When and Then lines under it.',
    ),
    "second feature": (
        "「機能:」の行は1ファイルに1つだけです（1つ目は{other}行目）。別のファイルに分けてください。",
        'a file has one "Feature:" line (the first is on line {other}). Use another file.',
    ),
    "late feature": (
        "「機能:」の行は、最初のシナリオ（{other}行目）より前に書いてください。",
        'write the "Feature:" line above the first scenario (line {other}).',
    ),
    "late background": (
        "背景は、最初のシナリオより前に1つだけ書けます。そこに移してください。",
        "there is one background, above the first scenario. Move it there.",
    ),
    "examples nowhere": (
        "「例:」はシナリオアウトラインの行の下に書いてください。",
        'write "Examples:" under the steps of a scenario outline.',
    ),
    "not utf-8": (
        "文字コードがUTF-8ではありません（{found}のようです）。エディターで「UTF-8」を選んで保存し直してください。",
        'the file is not UTF-8 (it looks like {found}). Save it again with the encoding "UTF-8".',
    ),
    "byte-order mark": (
        "ファイルの先頭に目に見えないBOMがあります。「UTF-8（BOMなし）」で保存し直してください。",
        'the file starts with an invisible byte-order mark. Save it again as "UTF-8" without BOM.',
    ),
    "control character": (
        "この行に制御文字（U+{point}）があります。消してください。",
        "there is a control character (U+{point}) in this line. Delete it.",
    ),
    "invisible character": (
        "この行に目に見えない文字（U+{point}）があります。消してください。",
        "there is an invisible character (U+{point}) in this line. Delete it.",
    ),
    "endless number": (
        "この行に{digits}桁の数があります。9桁までで書いてください。",
        "there is a number of {digits} digits in this line. Write one of at most 9.",
    ),
    "link": (
        "シンボリック・リンクは読みません。ファイルそのものを置いてください。",
        "this is a symbolic link, and links are not read. Put the file itself here.",
    ),
    "no plain file": (
        "ふつうのファイルではない（パイプ、デバイスなど）ので、読みません。",
        "this is no plain file (but a pipe, a device or the like), and is not read.",
    ),
    "too long": (
        "ファイルが長すぎます（{most}バイトまで）。裁定をいくつかのファイルに分けてください。",
        "the file is too long (up to {most} bytes are read). Divide the rulings among several files.",
    ),
    "unreadable": ("ファイルを読めません: {why}", "the file cannot be read: {why}"),
    "syntax": (
        "Gherkinとして読めません: 「{text}」。この行は、ここに置ける行ではありません（{why}）。",
        'this is not Gherkin: "{text}". This line cannot stand here ({why}).',
    ),
    # --- language
    "language missing": (
        "日本語のキーワードを使うファイルの1行目には「# language: ja」が必要です。1行目に書き足してください。",
        'the keywords are English, but the file does not say so. Write "# language: en" on line 1.',
    ),
    "language unknown": (
        "「{found}」という言語はありません。日本語は「# language: ja」です（jp は国の符号です）。",
        'there is no language "{found}". Write "# language: en" for English, "# language: ja" for Japanese.',
    ),
    "language line": (
        "言語の行が正しい形ではありません: 「{text}」。1行目に半角で「# language: ja」と書いてください。",
        'this is not how the language is given: "{text}". Write "# language: en" (or ja) on line 1.',
    ),
    "language late": (
        "「# language:」は1行目（「機能:」より前）でなければ働きません。1行目に移してください。",
        '"# language:" works only above "Feature:". Move it to line 1.',
    ),
    "language other": (
        "1行目は「# language: {declared}」ですが、キーワードは日本語です。「# language: ja」に直してください。",
        'line {line} says "# language: {declared}", but the keywords are English. Write "# language: en" or leave the line out.',
    ),
    "foreign keyword": (
        "日本語のファイルに英語のキーワード「{found}」があります。「{meant}」と書いてください。",
        'the keyword "{found}" is Japanese, but this file is English. Write "{meant}".',
    ),
    "keyword case": (
        "キーワードの書き方が違います: 「{found}」。「{meant}」と書いてください。",
        'keywords begin with a capital: write "{meant}", not "{found}". Prose begins with #.',
    ),
    # --- lines
    "full-width colon": (
        "「{found}」の後のコロンが全角です。半角で「{meant}:」と書いてください。",
        'the colon after "{found}" is a full-width one. Write "{meant}:".',
    ),
    "space before colon": (
        "「{found}」とコロンの間に空白があります。「{meant}:」と書いてください。",
        'there is a space between "{found}" and its colon. Write "{meant}:".',
    ),
    "no colon": (
        "「{found}」の後にコロンがありません。「{meant}:」と書いてください。",
        'there is no colon after "{found}". Write "{meant}:".',
    ),
    "not a step": (
        ("行の始まりがキーワードではありません: 「{text}」。"
        "前提・もし・ならば・かつ・しかし のどれかで始めてください（覚え書きなら # で始めます）。"),
        'this line does not begin with a keyword: "{text}". Begin it with Given, When, Then, And or But (a remark begins with #).',
    ),
    "title line late": (
        "他の言語での題名は、「シナリオ:」のすぐ下、最初の 前提・もし・ならば より前に書いてください。",
        'the title in the other language stands directly under "Scenario:", above the first step.',
    ),
    "step nowhere": (
        "この行はどのシナリオにも属していません。「シナリオ: （題名）」の下に書いてください。",
        'this line belongs to no scenario. Write it under "Scenario: (title)".',
    ),
    "step after examples": (
        "この行は「例:」の表の後にあります。シナリオの行はすべて「例:」より前に書いてください。",
        'this line stands after the "Examples:" table. Write all steps of the scenario above "Examples:".',
    ),
    "prose is a step": (
        "「{text}」は説明文として読まれ、実行されません。ステップならシナリオの下に「{meant}」と書き、覚え書きなら # で始めてください。",
        ('this line is read as description and would never run: "{text}". '
        'As a step write "{meant}" under a scenario; a remark begins with #.'),
    ),
    "prose like a step": (
        ("「{text}」は説明文として読まれ、実行されません。"
        "ステップなら 前提・もし・ならば で始め、覚え書きなら # で始めてください（近い言い方: {near}）。"),
        ('this line is read as description and would never run: "{text}". '
        'Begin a step with Given, When or Then, a remark with # (nearest: {near}).'),
    ),
    "comma after keyword": (
        "「{keyword}」のすぐ後に「{found}」があります。取り除いて「{meant}」と書いてください。",
        'there is a "{found}" right after "{keyword}". Write "{meant}".',
    ),
    "empty step": (
        "「{keyword}」の後に何も書かれていません。",
        'nothing is written after "{keyword}".',
    ),
    "star": (
        "「*」では 前提・もし・ならば のどれか分かりません。キーワードで書いてください。",
        '"*" does not say whether this is a Given, a When or a Then. Write the keyword.',
    ),
    "first and": (
        "最初の行を「{keyword}」で始めることはできません。前提・もし・ならば のどれかで始めてください。",
        'the first line cannot begin with "{keyword}". Begin it with Given, When or Then.',
    ),
    # --- tables, doc strings
    "table nowhere": (
        "この表はどの行にも属していません。表は 前提・もし・ならば の行か「例:」のすぐ下に置いてください。",
        'this table belongs to no line. Put it directly under a step or under "Examples:".',
    ),
    "full-width bar": (
        "表の縦棒が全角です。半角の「|」を使ってください。",
        'the bars of this table are full-width ones. Use "|".',
    ),
    "open row": (
        "表の行が「|」で終わっていないので、最後の欄「{cell}」が失われます。行末に「|」を書いてください。",
        'this row does not end in "|", so its last cell "{cell}" would be lost. Add the "|".',
    ),
    "ragged row": (
        "この行には欄が{found}個ありますが、表の最初の行（{other}行目）には{wanted}個あります。欄の数をそろえてください。",
        "this row has {found} cells, the first row of the table (line {other}) has {wanted}. Give all rows the same number.",
    ),
    "open doc string": (
        "ここで始まる「{mark}」の文字列が閉じられていません。終わりの行に「{mark}」だけを書いてください。",
        "the text that begins with {mark} here is never closed. End it with a line that holds just {mark}.",
    ),
    # --- outlines
    "no rows": (
        "シナリオアウトラインに例の行がありません。「例:」の下に、見出しと1行以上の値を書いてください。",
        'the outline has no rows. Under "Examples:" write a heading and at least one row of values.',
    ),
    "no column": (
        "「<{name}>」に当たる列が例の表にありません。{near}",
        'the Examples table has no column for "<{name}>".{near}',
    ),
    "unused column": (
        "例の表の列「{name}」はどこでも使われていません。行の中に「<{name}>」と書くか、列を消してください。",
        'the column "{name}" of the Examples table is used nowhere. Write "<{name}>" in a line or delete the column.',
    ),
    "column twice": (
        "例の表に列「{name}」が2つあります。",
        'the Examples table has two columns "{name}".',
    ),
    "placeholder without rows": (
        "「<{name}>」がありますが、例の表がありません。「シナリオアウトライン:」と「例:」にするか、値を書いてください。",
        '"<{name}>" needs a table: make it a "Scenario Outline:" with "Examples:", or write the value.',
    ),
    "placeholder in background": (
        "背景の行では「<{name}>」を使えません。値を書いてください。",
        '"<{name}>" cannot be used in a background. Write the value.',
    ),
    "near column": ("「<{name}>」ではありませんか。", ' Did you mean "<{name}>"?'),
    # --- scenarios
    "no steps": (
        "シナリオ「{title}」には行がありません。前提・もし・ならば の行を書いてください。",
        'the scenario "{title}" has no lines. Write Given, When and Then lines under it.',
    ),
    "no steps in background": ("背景に行がありません。", "the background has no lines."),
    "no title": (
        "シナリオに題名がありません。何を示すのかを1文で書いてください。",
        "the scenario has no title. Say in one sentence what it shows.",
    ),
    "same title": (
        "同じ名前のシナリオ「{title}」が{other}行目にもあります。区別できる題名にしてください。",
        'a scenario "{title}" is on line {other}, too. Give each a title of its own.',
    ),
    "bad background": (
        "背景（{other}行目）に誤りがあるので、このシナリオは実行できません。",
        "this scenario cannot run: something is wrong in the background (line {other}).",
    ),
    # --- tags
    "tag with space": (
        "タグには空白を入れられません: 「{tag}」。「{meant}」と書いてください。",
        'a tag cannot contain a space: "{tag}". Write "{meant}".',
    ),
    "full-width at": ("タグの「＠」が全角です。半角の「@」を使ってください。", 'the "＠" of this tag is a full-width one. Use "@".'),
    "tags nowhere": (
        "このタグはどこにもつきません。「シナリオ:」「機能:」「ルール:」のすぐ上に書いてください。",
        'these tags belong to nothing. Write them directly above "Scenario:", "Feature:" or "Rule:".',
    ),
    "tags on examples": (
        "「例:」にはタグをつけられません。シナリオの上に移すか、シナリオを分けてください。",
        '"Examples:" cannot have tags. Move them above the scenario, or make it two scenarios.',
    ),
    "unknown tag": (
        "「@{tag}」というタグはありません。{near}使えるタグ: {known}",
        "there is no tag @{tag}. {near}Tags are: {known}",
    ),
    "near tag": ("「@{tag}」ではありませんか。", "Did you mean @{tag}? "),
    "tag without value": (
        "「@{tag}」には値が必要です。例: 「@{example}」",
        "@{tag} needs a value, for example @{example}",
    ),
    "bad tag value": (
        "「@{tag}」の値の形が違います。例: 「@{example}」",
        "the value of @{tag} does not have the right form; for example @{example}",
    ),
    "unknown edition": (
        "「{edition}」という版はありません。ある版: {known}",
        "there is no edition {edition}. Editions are: {known}",
    ),
    "unknown rule": (
        "総合ルール（{edition}版）に{number}という番号はありません。{near}",
        "the Comprehensive Rules ({edition}) have no rule {number}. {near}",
    ),
    "moved rule": (
        "{edition}版の{number}は、現在の{now}です。",
        "{number} of the edition of {edition} is {now} now.",
    ),
    "rule not in edition": (
        "「@edition:{edition}」と書かれていますが、{edition}版に{number}はまだありません。タグを外すか「@see:{number}」と書いてください。",
        "@edition:{edition} is asked for, but that edition has no {number} yet. Take that tag away, or write @see:{number}.",
    ),
    "near rule": ("近い番号: {numbers}", "Near it: {numbers}"),
    "uncited rule": (
        "{number}を適用する処理がエンジンにないので、証明を求めることができません。参照だけなら「@see:{number}」と書いてください。{near}",
        "no function of the engine applies {number}, so it cannot be claimed. To refer to it write @see:{number}. {near}",
    ),
    "unexercised": (
        "「@CR:{number}」と書かれていますが、このシナリオで{number}は一度も適用されませんでした。{near}",
        "@CR:{number} is claimed, but {number} was never applied in this scenario. {near}",
    ),
    "applied near": ("適用されたルール: {rules}", "Applied were: {rules}"),
    "applied none": ("ルールはひとつも適用されませんでした。", "No rule was applied at all."),
    # --- steps
    "unknown step": ("知らない言い方です: 「{line}」", 'unknown step: "{line}"'),
    "wrong slot": (
        "  「{found}」はここに書けません。書けるのは、たとえば: {could}（この言い方: {phrase}）",
        "  {found} cannot stand here. What can, for example: {could} (as in: {phrase})",
    ),
    "differs": ("    違うところ: {pairs}", "    where it differs: {pairs}"),
    "near step": ("  もしかして: {line}", "  did you mean: {line}"),
    "other kind": (
        "  この文は「{meant}」としてならあります。キーワードを直してください: {line}",
        '  that sentence exists as "{meant}". Change the keyword: {line}',
    ),
    "other language": (
        "  この文は英語の言い方です。このファイルでは: {line}",
        "  that sentence is Japanese. In this file: {line}",
    ),
    "step is prose": (
        "  説明文のつもりなら、# で始めるか、「機能:」の説明に移してください（もし・ただし などで始まる行はステップになります）。",
        '  if it is meant as prose, begin it with # or move it under "Feature:" (a line beginning with When, But ... is a step).',
    ),
    "ambiguous step": (
        "「{line}」は{n}通りに読めます: {phrases}。もっと詳しく書くか、言い方を変えてください。",
        '"{line}" can be read in {n} ways: {phrases}. Say more, or say it differently.',
    ),
    "unsupported": ("このエンジンはこの行を扱えません: {why}", "this engine cannot do this line: {why}"),
    "set-up": ("この前提は成り立ちません: {why}", "this cannot be set up: {why}"),
    "refused": ("この行動は不正です: {why}", "this is illegal: {why}"),
    "broken": (
        "エンジンが故障しました（シナリオの誤りではありません）: {why}",
        "the engine broke, which is no fault of the scenario: {why}",
    ),
    "wrong answer": ("この答えは合いません: {why}", "this answer does not fit: {why}"),
    "nothing asked": ("求められている選択はありません", "nothing is asked"),
    "internal": (
        "プログラムの誤りです（シナリオの誤りではありません）: {what}（{where}）",
        "a fault of the program, not of the scenario: {what} ({where})",
    ),
    "at the end": ("シナリオの終わりで: {why}", "at the end of the scenario: {why}"),
    "lost": (
        "このシナリオを実行したプロセスが止まりました: {why}",
        "the process that ran this scenario stopped: {why}",
    ),
    "set-up stage": ("シナリオを始められません: {why}", "the scenario cannot begin: {why}"),
    "at stake": ("このシナリオが示すはずのルール: {rules}", "rules that this scenario is meant to show: {rules}"),
    "rules off": ("切ってあるルール: {rules}", "rules switched off: {rules}"),
    # --- checking
    "not a feature file": (
        "{file}は .feature ファイルではありません。features/ に置けるのは .feature ファイルだけです。",
        "{file} is no .feature file. Only .feature files stand under features/.",
    ),
    "unknown name": (
        ("「{name}」というカードはなく、このシナリオにも出てきません。近い名前: {near}。"
        "作ったカードなら、前提「次のカードを使う」の表に書きます。"),
        ('no card is called "{name}", and nothing in this scenario is. Nearest names: {near}. '
        'A made-up card stands in a table under "Given the following cards are used".'),
    ),
    "duplicate": ("{other}のシナリオと同じことを述べています。", "this scenario says the same as the one at {other}."),
    "shows nothing": (
        "ならば の行がないので、何も示していません。",
        "there is no Then, so it shows nothing.",
    ),
    "no other title": (
        "もう1つの言語での題名がありません。「シナリオ:」のすぐ下に「{other}: …」と書いてください。",
        'there is no title in the other language. Write "{other}: ..." directly under "Scenario:".',
    ),
    "many behaviours": (
        "ならば の後に もし が{n}回続いています。1つのシナリオで示すのは1つのことです。シナリオを分けてください。",
        "a When follows a Then {n} times. A scenario shows one behaviour: make it several.",
    ),
    "no rule": (
        "ルール番号がありません。示すルールには @CR:、参照するルールには @see: をつけてください。",
        "it names no rule. Give it @CR: for a rule that it shows, or @see: for one to read beside it.",
    ),
    "old wording": ("この言い方は変わりました。いまは: {now}", "this wording has been replaced. Now: {now}"),
    "unused given": (
        "この前提がなくても、何も変わりません: 「{text}」 それを示すためなら、上に「# それでも」で始まるコメントで理由を書いてください。",
        'nothing would be different without this Given: "{text}" If that is its point, say so in a comment above it: "# even so …".',
    ),
    # --- options
    "rules-off unknown": (
        "--rules-off: エンジンに{number}を適用する処理はありません。{near}",
        "--rules-off: no function of the engine applies {number}. {near}",
    ),
    # --- words
    "problems": ("ファイルの誤り", "problems of the file"),
    "none": ("なし", "none"),
}


def say(language: Language, code: str, /, **values: object) -> str:
    """The message of that code in that language, with its blanks filled in."""
    japanese, english = MESSAGES[code]
    return (japanese if language == "ja" else english).format(**values)


def listed(language: Language, words: Iterable[str]) -> str:
    """Words one after the other, as a sentence of that language lists them."""
    return ("、" if language == "ja" else ", ").join(words)
