"""Messages that teach: what was probably meant, what could stand there, which lines would answer a question."""

from __future__ import annotations

import pytest

from steps import ready
from steps.advice import Language
from steps.gherkin import Kind
from steps.near import differences
from steps.phrase import read
from steps.session import LineError, Session, memory
from steps.unknown import unknown

UNKNOWN: list[tuple[Language, Kind, str, str]] = [
    ("ja", "when", "あなたが「灰色熊」で攻撃を行う", "もしかして: もし あなたが「灰色熊」で攻撃する\n    違うところ: を行う → する"),
    (
        "en",
        "when",
        'you attack using "Grizzly Bears"',
        'did you mean: When you attack with "Grizzly Bears"\n    where it differs: using → with',
    ),
    ("ja", "then", "「灰色熊」は4である", "「4」はここに書けません。書けるのは、たとえば: 4/4"),
    ("en", "given", "it is the tea time of your turn", "tea time cannot stand here. What can, for example: untap step"),
    ("ja", "when", "you draw 1 card", "この文は英語の言い方です。このファイルでは: もし 効果によりあなたがカード1枚を引く"),
    ("en", "when", 'your hand is "Forest"', 'that sentence exists as "Given"'),
]


@pytest.mark.parametrize(("language", "kind", "line", "said"), UNKNOWN)
def test_a_line_that_is_no_phrase(language: Language, kind: Kind, line: str, said: str) -> None:
    assert said in unknown(memory(), language, kind, line)


def test_in_which_words_two_lines_differ() -> None:
    assert differences("en", 'you draw two "Bears" now', 'you draw 2 "Bears"') == [("two", "2"), ("now", "")]
    assert differences("ja", "「熊」を破壊する", "「熊」が破壊される") == [("を", "が"), ("する", "される")]


START = {
    "en": """
        Given each player can pay any amount of mana
        And you control "Grizzly Bears" A and "Grizzly Bears" B
        And your hand is "Lightning Bolt" and "Forest"
    """,
    "ja": """
        前提 各プレイヤーは必要なだけマナを支払える
        かつ あなたは「灰色熊」Aと「灰色熊」Bをコントロールしている
        かつ あなたの手札は「稲妻」と「森」である
    """,
}


def begun(language: Language, *more: str) -> Session:
    session = Session(language)
    for line in [*START[language].strip().splitlines(), *more]:
        session.play(line)
    return session


@pytest.mark.parametrize(("language", "line"), [("en", 'When you cast "Lightning Bolt"'), ("ja", "もし あなたが「稲妻」を唱える")])
def test_every_line_that_is_proposed_answers_the_question(language: Language, line: str) -> None:
    session = begun(language, line)
    question = session.scene.table.question()
    assert question is not None
    answers = ready.answers(session.scene, question)
    assert len(answers) == len(question.options) == 4
    for answer in answers:
        one = session.fork()
        one.play(answer)
        assert one.scene.table.question() is None


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_act_that_is_proposed_is_legal(language: Language) -> None:
    session = begun(language)
    acts = ready.acts(session.scene, 0) + ready.attacks(session.scene, (0, 1))
    assert len(acts) == 4
    for act in acts:
        assert len(read("when", language, act)) == 1
        session.fork().play(act)


def test_an_open_question_comes_with_its_answers() -> None:
    session = begun("ja", "もし あなたが「稲妻」を唱える")
    with pytest.raises(LineError, match="もし あなたが「灰色熊」Bを対象として選ぶ"):
        session.finish()


def test_an_answer_that_was_not_asked_for_names_the_only_one() -> None:
    session = Session("en")
    for line in ('Given you control 2 "Swamp" and "Swamp"', 'And the opponent controls "Grizzly Bears"', 'And your hand is "Murder"'):
        session.play(line)
    session.play('When you cast "Murder" and it resolves')
    with pytest.raises(LineError, match='only one answer was possible \\(When you choose "Grizzly Bears" as the target\\)'):
        session.play('When you choose "Grizzly Bears" as the target')


def test_lines_can_be_taken_back() -> None:
    session = begun("en", 'When you cast "Lightning Bolt" targeting the opponent and it resolves', "Then the opponent's life total is 17")
    digest = session.scene.table.digest()
    assert session.undo() is not None and session.undo() is not None
    session.play("Then the opponent's life total is 20")
    session.undo()
    session.play('When you cast "Lightning Bolt" targeting the opponent and it resolves')
    assert session.scene.table.digest() == digest


def test_a_line_without_its_keyword_is_what_fits() -> None:
    session = begun("en")
    assert session.read("the opponent's life total is 20").kind == "given"
    session.play('you play "Forest"')
    assert [line.kind for line in session.lines][-1] == "when"
    assert session.read("the opponent's life total is 20").kind == "then"


@pytest.mark.parametrize(
    ("language", "line", "advice"),
    [
        ("en", 'And "Grizzly Bears" has flying', 'To make it so in a Given: the following cards are used'),
        ("ja", "かつ 「灰色熊」のオーナーは対戦相手である", "前提でそうするには: あなたは対戦相手がオーナーである「熊」"),
    ],
)
def test_a_given_that_states_what_is_not_so_says_how_to_make_it_so(language: Language, line: str, advice: str) -> None:
    session = Session(language)
    session.play("前提 あなたは「灰色熊」をコントロールしている" if language == "ja" else 'Given you control "Grizzly Bears"')
    with pytest.raises(LineError, match=advice):
        session.play(line)


def test_what_may_be_revealed_can_be() -> None:
    session = Session("en")
    for line in ("Given it is the upkeep of your turn", 'And from the top, your library has "Terminus"'):
        session.play(line)
    session.play("When the game goes to the draw step of this turn")
    with pytest.raises(LineError, match="That is possible"):
        session.play('Then you can\'t reveal "Terminus" (702.94a)')
    session.play('When you choose not to reveal "Terminus"')
    with pytest.raises(LineError, match=r"Rule 601\.3 is not why"):
        session.play('Then you can\'t reveal "Terminus" (601.3)')
    session.play('Then you can\'t reveal "Terminus" (702.94a)')


def test_what_exiled_a_card_is_that_and_nothing_else() -> None:
    session = Session("en")
    for line in (
        "Given you can pay any amount of mana",
        'And the opponent controls "Grizzly Bears"',
        'And your hand is "Oblivion Ring"',
        'And you control "Serra Angel"',
    ):
        session.play(line)
    session.play('When you cast "Oblivion Ring" and it resolves')
    session.play('When you choose "Grizzly Bears" as the target')
    session.play("When everything on the stack resolves")
    session.play('Then "Grizzly Bears" is exiled with "Oblivion Ring"')
    with pytest.raises(LineError, match='It was exiled with: "Oblivion Ring"'):
        session.play('Then "Grizzly Bears" is exiled with "Serra Angel"')
