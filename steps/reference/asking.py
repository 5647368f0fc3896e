"""Between the table's questions, answers and costs and the engine's."""

from __future__ import annotations

from engine.mana import ManaSyntaxError, parse
from engine.offers import Wanted
from engine.questions import Answer as EngineAnswer
from engine.questions import CastSaid
from engine.questions import Option as EngineOption
from engine.questions import Question as EngineQuestion
from engine.state import State
from steps.reference.showing import show_object, show_pending
from steps.table import Answer, Cast, CostChoice, Option, Question, WrongAnswer

PICKING = ("targets", "choose", "discard", "sacrifice", "order", "mana", "exile", "random", "replacement", "zone", "new targets")
"""Topics whose questions are answered by naming objects, too."""


def wanted(act: Cast) -> Wanted:
    """What a cast says about its cost."""
    if act.cost is None:
        return Wanted("free") if act.free else Wanted("")
    return choice_wanted(act.cost, "free" if act.free else "")


def choice_wanted(cost: CostChoice | None, also: str = "") -> Wanted:
    """What a choice of cost says.

    Raises:
        WrongAnswer: its mana isn't written in mana symbols.
    """
    if cost is None:
        return Wanted("")
    try:
        mana = parse(cost.mana) if cost.mana else None
    except ManaSyntaxError as error:
        raise WrongAnswer(str(error), ja=error.ja) from error
    nothing_said = not cost.keyword and mana is None and cost.giver is None and not cost.alternative
    return Wanted(cost.keyword or ("" if nothing_said else None), mana, cost.giver, cost.alternative, also)


def show_question(question: EngineQuestion, state: State) -> Question:
    """An open question as the table shows it."""
    options = tuple(_show_option(question, option, n, state) for n, option in enumerate(question.options))
    if question.kind == "yes or no" and not options:
        options = (Option("yes", "yes"), Option("no", "no"))
    return Question(question.player, question.topic, question.text, options, question.least, question.most, question.subject)


def show_only(question: EngineQuestion, answer: EngineAnswer) -> Question:
    """A question that had one possible answer, with that as its only option."""
    picked = [option for option in question.options if isinstance(answer, tuple) and option.value in answer]
    options = tuple(Option(o.value[0] if isinstance(o.value, tuple) else o.value, o.text) for o in picked)
    return Question(question.player, question.topic, question.text, options, question.least, question.most, question.subject)


def _show_option(question: EngineQuestion, option: EngineOption, n: int, state: State) -> Option:
    if question.topic == "triggers":
        mine = [p for p in state.pending if p.controller == question.player]
        return Option(n, option.text, show_pending(mine[n]))
    if option.about is not None:
        value = option.value if isinstance(option.value, int | str) else n
        return Option(value, option.text, show_object(state.last_known(option.about)))
    return Option(option.value[0] if isinstance(option.value, tuple) else option.value, option.text)


def engine_answer(question: EngineQuestion, answer: Answer, shown: Question) -> EngineAnswer:
    """The engine's form of an answer.

    Raises:
        WrongAnswer: it is by another player, or answers another question.
    """
    if answer.player != question.player:
        raise WrongAnswer("another player has to choose", shown, "選ぶのは別のプレイヤーである")
    if answer.topic != question.topic and not (answer.topic == "choose" and question.topic in PICKING):
        raise WrongAnswer("that answers another question", shown, "それは別の選択への答えである")
    if question.kind == "yes or no":
        if answer.yes is None:
            raise WrongAnswer("the answer is yes or no", shown, "答えは「する」か「しない」である")
        return answer.yes
    if question.kind == "cast":
        cards = tuple(pick for pick in answer.picks if isinstance(pick, int))
        return CastSaid(cards[0]) if cards and answer.yes is not False else ()
    if question.kind == "divide":
        return tuple((what, n) for what, n in _complete(question, answer))
    return answer.picks


def _complete(question: EngineQuestion, answer: Answer) -> list[tuple[int, int]]:
    """A division with zeros for what isn't named, in the order of the options."""
    said = dict(answer.amounts)
    return [(o.value, said.pop(o.value, 0)) for o in question.options if isinstance(o.value, int)] + list(said.items())
