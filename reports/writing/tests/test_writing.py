"""The commands for those who write rulings, as one calls them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reports.command import main
from reports.tests.calling import RULING, write
from reports.writing.phrases import matching
from reports.writing.places import NoPlace, lines_up_to, place, scenario_at
from steps import editor
from steps.gherkin import parse_feature
from steps.usage import examples, vocabulary

ROOT = Path(__file__).parents[3]


@pytest.fixture
def ruling(tmp_path: Path) -> Path:
    return write(tmp_path, RULING)


# --- steps ------------------------------------------------------------------------------------------------------------------------


def test_phrases_are_found_by_words_of_either_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["steps", "ライフ", "life total"]) == 0
    said = capsys.readouterr().out
    assert "GM-09" in said and "Given/Then {poss} life total is {n}" in said and "前提/ならば {poss}のライフは{n}点である" in said
    assert main(["steps", "nonsense"]) == 1
    assert "nonsense" in capsys.readouterr().err


def test_every_word_narrows_the_search() -> None:
    assert {s.id for s in matching(["EV-06"])} == {"EV-06"}
    assert set(map(id, matching(["combat", "damage"]))) < set(map(id, matching(["damage"])))
    assert matching([]) == vocabulary()


def test_the_files_for_editors_know_every_phrase() -> None:
    files = editor.files()
    patterns, snippets = files[editor.PATTERNS], json.loads(files[editor.SNIPPETS])
    for sentence in vocabulary():
        assert f"// {sentence.id}\n" in patterns
        assert any(key.startswith(f"{sentence.id} ") for key in snippets)


def test_patterns_for_editors_match_the_lines_of_the_rulings() -> None:
    import re  # noqa: PLC0415

    by_id = {sentence.id: sentence for sentence in vocabulary()}
    matched = total = 0
    for (identifier, _), lines in examples(ROOT / "features" / "stack").items():
        for line in lines:
            for language in ("en", "ja"):
                total += 1
                matched += bool(re.fullmatch(editor.pattern(by_id[identifier], language), line.in_language(language)))
    assert total > 100 and matched > 0.9 * total  # those that are written otherwise than they are printed don't


def test_settings_that_are_there_are_left_alone(tmp_path: Path) -> None:
    assert all(written for _, written in editor.write(tmp_path))
    settings = tmp_path / ".vscode" / editor.SETTINGS
    settings.write_text("{}", encoding="utf-8")
    assert [path.name for path, written in editor.write(tmp_path) if not written] == [editor.SETTINGS]
    assert settings.read_text(encoding="utf-8") == "{}"


# --- check ------------------------------------------------------------------------------------------------------------------------


def test_a_good_ruling_has_nothing_wrong(ruling: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(ruling)]) == 0
    assert "1 file, 0 errors, 0 remarks" in capsys.readouterr().out


WRONG = """# language: ja
機能： 試し

  @CR:702.10z
  シナリオ: 速攻
    前提 各プレイヤーは必要なだけマナを支払える
    かつ あなたは「灰色熊」をコントロールしている
    かつ あなたの手札は「金切り声の喧嘩屋」である
    もし あなたが「灰色熊」で攻撃を行う

  @see:702.10
  シナリオ: 破壊
    前提 あなたは「灰色熊」をコントロールしている
    かつ 対戦相手は「森」をコントロールしている
    もし 効果により「灰色熊」が破壊される
    ならば 「灰色態」は死亡する（999.9z）
"""


def test_everything_is_said_in_one_pass_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.feature"
    path.write_text(WRONG, encoding="utf-8")
    assert main(["check", str(path), "--format", "json"]) == 1
    told = json.loads(capsys.readouterr().out)
    found = {(one["line"], one["severity"]): one for one in told}
    assert "全角" in found[2, "error"]["message"]
    assert (found[4, "error"]["column"], "702.10" in found[4, "error"]["message"]) == (7, True)
    assert "もしかして: もし あなたが「灰色熊」で攻撃する" in found[9, "error"]["message"]
    assert any("ならば" in one["message"] for one in told if one["line"] == 5)
    assert "前提がなくても" not in str(found)  # what doesn't hold has no Given too many
    lines = [line for line, severity in found if severity == "error"]
    assert lines == sorted(lines) == [2, 4, 9, 16]


def test_a_given_without_which_nothing_changes_is_a_matter_of_style(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "style.feature"
    path.write_text(WRONG[WRONG.index("  @see") :].replace("灰色態", "灰色熊").replace("（999.9z）", ""), encoding="utf-8")
    text = "# language: ja\n機能: 試し\n\n" + path.read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    assert main(["check", str(path)]) == 0
    said = capsys.readouterr().out
    assert "style.feature:7:8: style: この前提がなくても、何も変わりません: 「対戦相手は「森」をコントロールしている」" in said
    assert "もう1つの言語での題名" in said
    assert main(["check", str(path), "--strict"]) == 1


NO_DIFFERENCE = """Feature: F

  @see:117.1
  Scenario: Mana pays
    ja: マナを支払う

    # {} a card in hand.
    Given your hand is "Lightning Bolt"
    When an effect makes you draw 1 card
    Then you draw 1 card

  @see:111.1
  Scenario Outline: A token is created
    ja: トークンを生成する

    Given you control "<card>"
    When an effect makes you create a 1/1 creature "Bird" token
    Then "Bird" is on the battlefield
    Examples:
      | card          |
      | Grizzly Bears |
      | {}            |
"""


@pytest.mark.parametrize(
    ("comment", "card", "remarks"), [("even so:", "Soul Warden", 0), ("because", "Soul Warden", 1), ("because", "Serra Angel", 2)]
)
def test_a_given_may_say_that_it_makes_no_difference(
    comment: str, card: str, remarks: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.feature"
    path.write_text(NO_DIFFERENCE.format(comment, card), encoding="utf-8")
    main(["check", "--format", "json", str(path)])
    said = [finding["message"] for finding in json.loads(capsys.readouterr().out)]
    assert sum("nothing would be different" in message for message in said) == remarks


def test_what_github_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.feature"
    path.write_text("Feature: x\n  @CR:1.1\n  Scenario: y\n    When foo\n", encoding="utf-8")
    assert main(["check", "--format", "github", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith(f"::error file={path},line=4,col=5::unknown step") for line in lines), lines
    assert all(line.startswith(("::error ", "::warning ")) for line in lines)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Feature： x\n\tScenario: y\n    given z\n", "Feature: x\n\tScenario: y\n    Given z\n"),
        ("機能: x\n  シナリオ： y\n    Given z\n", "# language: ja\n機能: x\n  シナリオ: y\n    前提 z\n"),
        ("機能: x\n  シナリオ: y\n    前提 z\n      ｜ a ｜\n", "# language: ja\n機能: x\n  シナリオ: y\n    前提 z\n      | a |\n"),
        (
            "# language: en\nFeature: x\n  # remark\n  Scenario: y\n    Given z\n",
            "# language: en\nFeature: x\n  # remark\n  Scenario: y\n    Given z\n",
        ),
        (
            "# language: ja\n機能: x\n  シナリオ: y\n    前提 z\n      | a | 数|\n      |熊 \\| b||\n",
            "# language: ja\n機能: x\n  シナリオ: y\n    前提 z\n      | a       | 数 |\n      | 熊 \\| b |    |\n",
        ),
        (
            "Feature: x\n  Scenario: y\n    Given z\n      | a |  b |\n      | c |\n      | d | e | f |\n",
            "Feature: x\n  Scenario: y\n    Given z\n      | a |  b |\n      | c |\n      | d | e | f |\n",
        ),
    ],
)
def test_what_can_be_mended_is(tmp_path: Path, before: str, after: str, capsys: pytest.CaptureFixture[str]) -> None:
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "shift_jis"):
        path = tmp_path / f"{encoding}.feature"
        path.write_bytes(before.encode(encoding))
        main(["check", "--fix", str(path)])
        assert path.read_bytes().decode("utf-8") == after
    capsys.readouterr()


def test_a_file_that_is_no_feature_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes.txt").write_text("x", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 1
    assert "notes.txt is no .feature file" in capsys.readouterr().out
    assert main(["check", str(tmp_path / "none.feature")]) == 4


# --- run, explain -----------------------------------------------------------------------------------------------------------------


def test_a_place_is_a_file_perhaps_with_a_line(ruling: Path) -> None:
    assert place(str(ruling)).line == 0 and place(f"{ruling}:7").line == 7
    for wrong in (f"{ruling}:x", f"{ruling}x", "nowhere.feature:3"):
        with pytest.raises(NoPlace):
            place(wrong)
    feature = parse_feature(RULING)
    assert scenario_at(feature, 2).line == 3 and [line.line for line in lines_up_to(feature.scenarios[0], 7)] == [6, 7]
    with pytest.raises(NoPlace):
        scenario_at(feature, 1)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_ruling_is_explained_up_to_a_line(ruling: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", f"{ruling}:8", "--lang", language]) == 0
    said = capsys.readouterr().out
    ready = {"en": 'When you attack with "Screamreach Brawler"', "ja": "で攻撃する"}
    assert ready[language] in said
    assert "702.109a" in said and ("gains haste" if language == "en" else "速攻を得る") in said
    assert ("The board" if language == "en" else "盤面") in said


def test_a_ruling_that_goes_wrong_is_explained_up_to_there(ruling: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ruling.write_text(RULING.replace('"Screamreach Brawler" for', '"Grizzly Bears" for'), encoding="utf-8")
    assert main(["explain", str(ruling)]) == 1
    said = capsys.readouterr().out
    assert f"{ruling}:8: " in said and "The board" in said
    assert main(["explain", f"{ruling}:x"]) == 4
