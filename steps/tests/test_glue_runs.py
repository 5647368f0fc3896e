"""Collecting, selecting, running and publishing scenarios."""

# ruff: noqa: E501  (files as one string)

from __future__ import annotations

from pathlib import Path

import pytest
from gherkin.parser import Parser

from steps.gherkin import parse_feature
from steps.published import ScenarioRun
from steps.tests.fake import FakeVocabulary
from steps.tests.glue_run import Glue, Ran, read_back

pytest_plugins = "pytester"

ROOT = str(Path(__file__).resolve().parents[2])

FEATURE = """
# language: ja
@see:702.152
機能: 試し
  もし対戦相手が応じたら、という文を機能の説明に書いてもよい。
  例：「熊」など。

  背景:
    前提 「熊」が戦場にいる

  @CR:120.3a @ruling:TRY-01
  シナリオ: ダメージはライフを減らす
    en: Damage reduces life
    # 覚え書き
    もし 3点のダメージを与える
    ならば　ライフは17点である

  ルール: 120.3a 二度目

    背景:
      前提ライフは10点である

    シナリオアウトライン: <n>点のあと
      もし <n>点のダメージを与える
      ならば ライフは<left>点である

      例:
        | n | left |
        | 1 | 9    |
        | 2 | 7    |
"""


@pytest.fixture
def glue(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Glue:
    monkeypatch.setenv("PYTHONPATH", ROOT)
    return Glue(pytester)


@pytest.fixture
def ran(glue: Glue) -> Ran:
    glue.write(FEATURE, "features/damage.feature")
    return glue.run("-rA")


def test_every_scenario_and_row_is_an_item(ran: Ran) -> None:
    assert (ran.exit, ran.count("passed"), ran.count("failed")) == (1, 2, 1)
    for name in ("ダメージはライフを減らす", "1点のあと[1]", "2点のあと[2]"):
        assert f"features/damage.feature::{name}" in ran.text


def test_a_failure_is_told_by_file_line_and_step_without_traceback(ran: Ran) -> None:
    assert "features/damage.feature:24: ならば ライフは7点である\n    expected 7, found 8\n" in ran.text
    assert "FAILED features/damage.feature::2点のあと[2] - 24: expected 7, found 8" in ran.text
    assert ".py" not in ran.text.split("FAILURES")[1]


def test_what_came_of_a_scenario_is_published(ran: Ran) -> None:
    run = ran.run("ダメージはライフを減らす")
    assert (run.file, run.line, run.language, run.feature) == ("features/damage.feature", 11, "ja", "試し")
    assert (run.slug, run.other_title, run.status) == ("damage-damage-reduces-life", "Damage reduces life", "passed")
    assert run.tags == ("see:702.152", "CR:120.3a", "ruling:TRY-01")
    assert (run.claims, run.unexercised, run.applied) == (("120.3a",), (), ("120.3a",))
    assert run.digest == "digest of 1" and run.seconds > 0 and run.error == ""
    given, when, then = run.steps
    assert (given.keyword, given.kind, given.line, given.background) == ("前提", "given", 8, True)
    assert when.told == (("en", "you deal 3 damage"), ("ja", "3点のダメージを与える"))
    assert (when.phrase, when.rules, [entry.n for entry in when.entries]) == ("when-1", ("120.3a",), [0])
    assert (then.keyword, then.text, then.status, then.entries) == ("ならば", "ライフは17点である", "passed", ())
    assert then.board is not None and then.board.turn == 1


def test_a_failure_is_published_with_the_lines_that_were_not_run(glue: Glue) -> None:
    glue.write("Feature: x\n  Scenario: y\n    Given an impossible state\n    Then nothing happens\n")
    run = glue.run().run("y")
    assert (run.status, run.error_line, run.error) == ("error", 3, "this cannot be set up: a creature with toughness 0")
    assert [(step.status, step.error) for step in run.steps] == [("error", run.error), ("not run", "")]
    assert run.steps[1].told == (("en", "nothing happens"), ("ja", "何も起こらない"))


def test_backgrounds_rules_and_rows(ran: Ran) -> None:
    run = ran.run("2点のあと")
    assert (run.rule_heading, run.status, run.line) == ("120.3a 二度目", "failed", 22)
    assert [(step.line, step.background) for step in run.steps] == [(8, True), (20, True), (23, False), (24, False)]
    assert [step.text for step in run.steps[2:]] == ["2点のダメージを与える", "ライフは7点である"]
    assert len({run.slug for run in ran.recorder.runs}) == 3 and run.slug.endswith("-2")


def test_the_scene_is_told_of_each_line_and_of_the_end(ran: Ran) -> None:
    first = ran.recorder.vocabulary.scenes[0]
    assert first.calls == ["before given", "after", "before when", "after", "before then", "after", "finish"]
    assert (first.language, first.edition, first.rules_off) == ("ja", "2026-08-07", frozenset())


@pytest.mark.parametrize(
    ("line", "status", "said"),
    [
        ("When you act illegally", "failed", "this is illegal: not now (601.3)"),
        ("When you choose wrongly", "failed", "that was not asked\n    what is asked: May you? (do it, leave it)"),
        ("When something unsupported happens", "unsupported", "this engine cannot do this line: no such mechanic"),
        ("When the program breaks", "error", "a fault of the program, not of the scenario: KeyError: 'oops' (fake.py:"),
        ("When you deal 90 damage", "failed", "at the end of the scenario: open question"),
    ],
)
def test_what_a_line_raises(glue: Glue, line: str, status: str, said: str) -> None:
    glue.write(f"Feature: x\n  Scenario: y\n    {line}\n")
    ran = glue.run()
    assert ran.exit == 1 and ran.run("y").status == status and ran.run("y").error_line == 3
    assert said in ran.text and "Traceback" not in ran.text


@pytest.mark.parametrize("line", ["When something unsupported happens", "When the program breaks", "Then your life total is 7"])
def test_why_an_engine_cannot_play_a_scenario_is_published_in_both_languages(glue: Glue, line: str) -> None:
    glue.write(f"Feature: x\n  Scenario: y\n    {line}\n")
    why = ("no such mechanic", "そのメカニズムがない") if "unsupported" in line else ("", "")
    assert glue.run().run("y").why == why


def test_the_traceback_is_there_for_those_who_ask(glue: Glue) -> None:
    glue.write("Feature: x\n  Scenario: y\n    When the program breaks\n")
    assert "Traceback (most recent call last)" in glue.run("-vv").text


def test_all_unknown_steps_are_told_before_anything_is_run(glue: Glue) -> None:
    glue.write('Feature: x\n  Scenario: y\n    Given "Bear" is on the battlefield\n    When foo\n    Then bar\n    And baz\n')
    ran = glue.run()
    assert [f"t.feature:{n}: unknown step" in ran.text for n in (3, 4, 5, 6)] == [False, True, True, True]
    assert ran.recorder.vocabulary.scenes == []
    assert [step.status for step in ran.run("y").steps] == ["not run", "error", "error", "error"]


def test_phrases_of_the_same_keyword_are_proposed_first_and_others_only_if_much_nearer(glue: Glue) -> None:
    glue.write("Feature: x\n  Scenario: y\n    When my life total is 3\n    Then my life total is 3\n")
    when, then = glue.run().run("y").steps
    differs = "    where it differs: my → your, 3 → {n}"
    assert when.error.split("\n")[1:] == ["  did you mean: Given your life total is {n}", differs]
    assert then.error.split("\n")[1:] == ["  did you mean: Then your life total is {n}", differs]


def test_a_then_that_fails_does_not_hide_those_after_it(glue: Glue) -> None:
    glue.write("Feature: x\n  Scenario: y\n    When you deal 3 damage\n    Then your life total is 1\n    And nothing happens\n"
               "    And your life total is 2\n    When you act illegally\n    Then nothing happens\n")  # fmt: skip
    ran = glue.run()
    run = ran.run("y")
    assert [step.status for step in run.steps] == ["passed", "failed", "passed", "failed", "failed", "not run"]
    assert (run.status, run.error_line) == ("failed", 4)
    for line, said in ((4, "Then your life total is 1\n    expected 1, found 17"), (6, "And your life total is 2\n    expected 2, found 17"),
                       (7, "When you act illegally\n    this is illegal: not now (601.3)")):  # fmt: skip
        assert f"t.feature:{line}: {said}" in ran.text


def test_all_problems_of_a_file_are_told(glue: Glue) -> None:
    glue.write("# language: ja\n@x\n機能： 試し\n  @y\n  シナリオ： 一\n    Given 不明\n    かつ、不明\n\n  シナリオ: 二\n    * 不明\n")
    ran = glue.run()
    for n in (2, 3, 4, 5, 6, 7, 10):
        assert f"t.feature:{n}: " in ran.text
    assert [(run.title, run.status) for run in ran.recorder.runs] == [("一", "error"), ("二", "error")]


def test_titles_in_the_other_language_and_remarks_are_no_mistakes(glue: Glue) -> None:
    glue.write('Feature: x\n  ja: 試し\n\n  A sentence.\n\n  Scenario: y\n    ja: 題名\n    # remark\n\n    Given "Bear" is on the battlefield\n')
    ran = glue.run()
    assert ran.exit == 0 and ran.run("y").other_title == "題名"


def test_tables_and_doc_strings_are_filled_in(glue: Glue) -> None:
    glue.write(
        'Feature: x\n  Scenario Outline: y\n    Given the board is as follows\n      | <a> | b |\n      """\n      t <a>\n      """\n'
        "    Examples:\n      | a |\n      | 1 |\n"
    )
    assert glue.run().run("y").steps[0].rows == (("1", "b"),)


# --- files that cannot be read ----------------------------------------------------------------------------------------------------

JA_TEXT = "# language: ja\n機能: 文字\n  シナリオ: x\n    前提 「熊」が戦場にいる\n"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (JA_TEXT.encode("shift_jis"), "文字コードがUTF-8ではありません（Shift_JISのようです）"),
        (JA_TEXT.encode("euc_jp"), "文字コードがUTF-8ではありません（EUC-JPのようです）"),
        (JA_TEXT.encode("utf-16"), "文字コードがUTF-8ではありません（UTF-16のようです）"),
        ("Feature: x\n  Scenario: y\n".encode("utf-16-le"), "the file is not UTF-8 (it looks like UTF-16)"),
        (b"", "the file says nothing"),
        (b"# a remark\n\n", "the file says nothing"),
        (b"# language: ja\n", "ファイルに何も書かれていません"),
        ("# language: ja\n機能: x\n".encode(), "シナリオがひとつもありません"),
        (b"Feature: x\n", "there is no scenario"),
    ],
    ids=["Shift_JIS", "EUC-JP", "UTF-16", "UTF-16 without mark", "empty", "remarks", "language alone", "ja no scenario", "en no scenario"],
)
def test_a_file_without_scenarios_fails_whatever_is_selected(glue: Glue, data: bytes, said: str) -> None:
    glue.write(data)
    glue.write('Feature: x\n  Scenario: y\n    Given "Bear" is on the battlefield\n', "good.feature")
    ran = glue.run("-k", "y")
    assert (ran.exit, ran.count("passed"), ran.count("failed")) == (1, 1, 1)
    ((path, line, message),) = ran.recorder.uncollected
    assert path == "t.feature" and said in message and f"t.feature:{line}: {said}" in ran.text


def test_a_byte_order_mark_is_told_and_the_scenarios_run(glue: Glue) -> None:
    glue.write(b"\xef\xbb\xbf" + JA_TEXT.encode())
    ran = glue.run()
    assert (ran.exit, ran.count("passed")) == (1, 1)
    assert "t.feature:1: ファイルの先頭に目に見えないBOMがあります" in ran.text


def test_what_gherkin_itself_refuses_is_told_and_costs_one_scenario(glue: Glue, monkeypatch: pytest.MonkeyPatch) -> None:
    """Should there be a mistake that is not mended, the parser's own message is given, for this scenario alone."""
    monkeypatch.setattr("steps.lines._Reader._other", lambda *args: None)
    glue.write(JA_TEXT + "    何か\n  シナリオ: よい\n    前提 「熊」が戦場にいる\n")
    ran = glue.run()
    assert "t.feature:5: Gherkinとして読めません: 「何か」" in ran.text
    assert [(run.title, run.status) for run in ran.recorder.runs] == [("x", "error"), ("よい", "passed")]


def test_a_file_is_parsed_once(glue: Glue, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[object] = []
    parse = Parser.parse

    def counted(self: Parser, *args: object) -> object:
        parsed.append(args)
        return parse(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Parser, "parse", counted)
    parse_feature.cache_clear()
    glue.write(FEATURE)
    assert glue.run().count("passed") == 2 and len(parsed) == 1


# --- selecting --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "passed", "failed"),
    [
        (("-k", "減らす"), 1, 0),
        (("-k", "120.3a"), 1, 0),
        (("-m", "CR:120.3a"), 1, 0),
        (("-m", "cr:120.3a"), 1, 0),
        (("-m", "cr"), 1, 0),
        (("-m", "CR and not derived"), 1, 0),
        (("-m", "cr(rule='120.3a')"), 1, 0),
        (("-m", "ruling:TRY-01 and not arena"), 1, 0),
        (("-m", "see:702.152"), 2, 1),
        (("-m", "not CR:120.3a"), 1, 1),
        (("features/damage.feature::ダメージはライフを減らす",), 1, 0),
        (("features/damage.feature::2点のあと[2]",), 0, 1),
        (("features",), 2, 1),
        (("features/damage.feature",), 2, 1),
    ],
)
def test_selecting(glue: Glue, args: tuple[str, ...], passed: int, failed: int) -> None:
    glue.write(FEATURE, "features/damage.feature")
    ran = glue.run(*args)
    assert (ran.count("passed"), ran.count("failed")) == (passed, failed)


def test_a_scenario_is_at_its_line(glue: Glue) -> None:
    glue.write(FEATURE)
    items, _ = glue.pytester.inline_genitems("-p", "steps.plugin", "-p", "steps.tests.glue_vocabulary")
    assert [item.location for item in items] == [
        ("t.feature", 10, "ダメージはライフを減らす"),
        ("t.feature", 21, "1点のあと[1]"),
        ("t.feature", 21, "2点のあと[2]"),
    ]


CONFTEST = """
from steps.tests.glue_run import Recorder
from steps.tests.glue_run import write_down
{more}
recorder = Recorder()
pytest_saitei_vocabulary = recorder.pytest_saitei_vocabulary

def pytest_configure(config):
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(recorder, "recorder")

def pytest_unconfigure(config):
    if not hasattr(config, "workerinput"):
        write_down(recorder)
"""


def apart(glue: Glue, *args: str, more: str = "") -> tuple[pytest.RunResult, list[ScenarioRun], list[tuple[str, int, str]]]:
    """A run in a process of its own."""
    glue.write(CONFTEST.format(more=more), "conftest.py")
    result = glue.pytester.runpytest_subprocess("-p", "steps.plugin", "-W", "error", "--strict-markers", *args)
    return (result, *read_back(glue.pytester.path))


def test_last_failed(glue: Glue) -> None:
    glue.write(FEATURE)
    apart(glue)
    result, runs, _ = apart(glue, "--lf")
    assert result.parseoutcomes()["failed"] == 1 and [run.title for run in runs] == ["2点のあと"]


def test_several_processes_publish_the_same(glue: Glue) -> None:
    glue.write(FEATURE, "a.feature")
    glue.write("# language: ja\n@bad\n機能: x\n  シナリオ： 全角\n    前提 「熊」が戦場にいる\n", "b.feature")
    glue.write(b"", "c.feature")
    _, alone, uncollected = apart(glue)
    result, runs, also = apart(glue, "-n", "2")
    assert result.ret == 1 and len(runs) == 4 and len(also) == 2
    plain = [sorted((run.slug, run.status, run.steps, run.names, run.error) for run in some) for some in (alone, runs)]
    assert plain[0] == plain[1]
    assert sorted(also) == sorted(uncollected)


def test_a_process_that_dies_is_told(glue: Glue) -> None:
    glue.write("Feature: x\n  Scenario: dies\n    When the program breaks\n")
    more = "import os\nfrom steps.tests import fake\nfake._ACTS['when'][7] = lambda scene: os._exit(3)\n"
    result, _, uncollected = apart(glue, "-n", "1", more=more)
    assert result.ret == 1
    assert [(path, "dies" in message) for path, _, message in uncollected] == [("t.feature", True)]


# --- pytest-bdd -------------------------------------------------------------------------------------------------------------------

COUNT = """
import sys
import pytest
from steps import dispatch
module = sys.modules["pytest_bdd.scenario"]
walk, walks = module.find_fixturedefs_for_step, []
module.find_fixturedefs_for_step = lambda *args, **kw: walks.append(1) or walk(*args, **kw)

def pytest_terminal_summary(terminalreporter):
    terminalreporter.write_line(f"walks: {{len(walks)}}")
"""


def test_the_lookup_of_steps_is_answered_directly(glue: Glue) -> None:
    glue.write(FEATURE)
    result, _, _ = apart(glue, more=COUNT.replace("{{", "{").replace("}}", "}"))
    result.stdout.fnmatch_lines(["walks: 0"])


def test_without_it_the_three_definitions_are_found(glue: Glue) -> None:
    glue.write(FEATURE)
    leave = "\n@pytest.hookimpl(trylast=True)\ndef pytest_sessionstart(session):\n    dispatch.leave_lookups(session.config)\n"
    result, runs, _ = apart(glue, more=COUNT.replace("{{", "{").replace("}}", "}") + leave)
    result.stdout.fnmatch_lines(["walks: 11"])
    assert [run.status for run in runs] == ["passed", "passed", "failed"]


def test_ordinary_scenarios_of_pytest_bdd_still_work_beside_ours(glue: Glue) -> None:
    glue.write(FEATURE)
    glue.write("Feature: x\n  Scenario: plain\n    Given one\n    Then two\n", "plain/plain.txt")
    glue.write(
        "import pytest_bdd\n@pytest_bdd.scenario('plain.txt', 'plain')\ndef test_plain():\n    pass\n"
        "@pytest_bdd.given('one', target_fixture='one')\ndef _():\n    return 1\n"
        "@pytest_bdd.then('two')\ndef _(one):\n    assert one == 1\n",
        "plain/test_plain.py",
    )
    ran = glue.run()
    assert (ran.count("passed"), ran.count("failed")) == (3, 1)


# --- options ----------------------------------------------------------------------------------------------------------------------


def test_editions(glue: Glue) -> None:
    glue.write(
        'Feature: x\n  @edition:2026-08-07\n  Scenario: y\n    Given "Bear" is on the battlefield\n'
        '  Scenario: z\n    Given "Bear" is on the battlefield\n'
    )
    ran = glue.run("--edition", "2023-11-17")
    assert [scene.edition for scene in ran.recorder.vocabulary.scenes] == ["2026-08-07", "2023-11-17"]
    assert [run.edition for run in ran.recorder.runs] == ["2026-08-07", "2023-11-17"]
    assert "Comprehensive Rules of 2023-11-17" in ran.text
    assert "120.3a, until 2026-08-07: something else." in ran.text


def test_a_scenario_of_several_editions_has_a_result_under_each(glue: Glue) -> None:
    glue.write(
        "Feature: x\n  @edition:2023-11-17 @edition:2026-08-07\n  Scenario Outline: y\n    Given your life total is <n>\n"
        "    Examples:\n      | n |\n      | 3 |\n"
        "  @edition:2023-11-17 @edition:2026-08-07\n  Scenario: z\n    Then your life total is 20\n"
    )
    ran = glue.run("-v")
    assert [(run.slug, run.edition) for run in ran.recorder.runs] == [
        ("t-y-1", "2026-08-07"),
        ("t-y-1-2023-11-17", "2023-11-17"),
        ("t-z", "2026-08-07"),
        ("t-z-2023-11-17", "2023-11-17"),
    ]
    assert ran.count("passed") == 4
    assert "y[1-2023-11-17]" in ran.text
    assert "z[2026-08-07]" in ran.text
    assert "Comprehensive Rules of" not in ran.text  # nobody asked for an edition of the whole run
    assert glue.run("--edition", "2023-11-17").count("passed") == 4


def test_claims_that_an_older_edition_says_otherwise_are_told(glue: Glue) -> None:
    glue.write(
        "Feature: x\n  @CR:120.3a @CR:302.6\n  Scenario: y\n    When rule 120.3a is applied\n    And rule 302.6 is applied\n"
        "    Then your life total is 20\n"
    )
    assert glue.run().recorder.runs[0].standings == ()
    (run,) = glue.run("--edition", "2023-11-17").recorder.runs
    assert run.standings == (("120.3a", "not compared"), ("302.6", "compared"))


def test_an_edition_that_lacks_a_claimed_rule_is_a_mistake_only_where_a_tag_asks_for_it(glue: Glue) -> None:
    body = "Scenario: y\n    When rule 702.152a is applied\n    Then your life total is 20\n"
    glue.write(f"Feature: x\n  @CR:702.152a @edition:2023-11-17\n  {body}")
    (run,) = glue.run().recorder.runs
    assert (run.status, run.error_line) == ("error", 2)
    assert "that edition has no 702.152a yet" in run.error
    glue.write(f"Feature: x\n  @CR:702.152a\n  {body}")
    (run,) = glue.run("--edition", "2023-11-17").recorder.runs
    assert (run.status, run.standings) == ("passed", (("702.152a", "absent"),))


def test_rules_off_reach_the_table_and_are_not_claimed(glue: Glue) -> None:
    glue.write("Feature: x\n  @CR:120.3a\n  Scenario: y\n    When rule 120.3a is applied\n    Then your life total is 1\n")
    ran = glue.run("--rules-off", "120.3a", "--rules-off", "702.152a  sacrifice")
    assert ran.recorder.vocabulary.scenes[0].rules_off == {"120.3a", "702.152a sacrifice"}
    assert "rules switched off: 120.3a, 702.152a sacrifice" in ran.text and "rules that this scenario is meant to show: 120.3a" in ran.text
    glue.write("Feature: x\n  @CR:120.3a\n  Scenario: y\n    When rule 120.3a is applied\n")
    assert glue.run("--rules-off", "120.3a").exit == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--rules-off", "120.3b"), "no function of the engine applies 120.3b. Near it: 120.3a"),
        (("--rules-off", "702.152a sacrifise"), "applies 702.152a sacrifise. Near it: 702.152a haste, 702.152a sacrifice"),
        (("-m", "cr:120.3z"), "Unknown marker(s) in '-m' expression: cr.120.3z"),
        (("--edition", "2022-01-01"), "there is no edition 2022-01-01. Editions are: 2023-11-17, 2026-08-07"),
    ],
)
def test_options_that_mean_nothing_stop_the_run(glue: Glue, args: tuple[str, ...], said: str) -> None:
    glue.write(FEATURE)
    ran = glue.run(*args)
    assert ran.exit == int(pytest.ExitCode.USAGE_ERROR) and said in str(ran.result.stderr)


def test_a_skipped_scenario_is_published(glue: Glue) -> None:
    glue.write(FEATURE)
    glue.write("import pytest\ndef pytest_collection_modifyitems(items):\n    items[0].add_marker(pytest.mark.skip('later'))\n", "conftest.py")
    run = glue.run().run("ダメージはライフを減らす")
    assert (run.status, run.error) == ("skipped", "Skipped: later")
    assert [step.status for step in run.steps] == ["not run"] * 3


def test_a_vocabulary_that_cannot_be_loaded_is_told(glue: Glue, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: FakeVocabulary, *args: object) -> object:
        raise ImportError("no phrases")

    monkeypatch.setattr(FakeVocabulary, "read", broken)
    glue.write("Feature: x\n  Prose.\n  Scenario: y\n    Given z\n", "a.feature")
    glue.write("Feature: x\n  Scenario: y\n    Given z\n", "b.feature")
    ran = glue.run()
    assert (ran.exit, ran.count("failed")) == (1, 2) and "Traceback" not in ran.text
    assert [(path, "no phrases" in message) for path, _, message in ran.recorder.uncollected] == [("a.feature", True)]
    assert ran.run("y").status == "error" and ran.run("y").error.startswith("the scenario cannot begin: a fault of the program")
