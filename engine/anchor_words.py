"""Anchor words: words one of which is chosen as a permanent enters (CR 614.12c)."""

from __future__ import annotations

from engine.continuous import Active
from engine.entering import as_something_says
from engine.events import Event
from engine.foreseen import Foreseen
from engine.game import Game
from engine.instead import Events, Substitute
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import Context, context, rule
from engine.tokens import Create
from engine.view import Env, View
from engine.zones import Move


@record
class AsEntersWord(Substitute):
    """As it enters, its controller chooses one of some words, each of which stands before an ability of it (CR 614.12c)."""

    words: tuple[str, ...]

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, (Move, Create)) or seen.obj is None:
            return (event,)
        options = tuple(Option(n, word) for n, word in enumerate(self.words, 1))
        subject = event.obj if isinstance(event, Move) else None
        question = Question(seen.state.controller(seen.obj), "pick", "mode", "Which word is chosen as it enters?", options, subject=subject)
        (n,) = game.pick(question)
        return as_something_says(game, event, replace(event, chosen=(*event.chosen, ("word", self.words[n - 1]))), active, seen)


@record
class WordChosen:
    """A word was chosen as this permanent entered: the condition of the ability that it stands before."""

    word: str

    def true(self, view: View, env: Env) -> bool:
        chosen = dict(view.objects[env.this].chosen).get("word") if env.this in view.objects else None
        return anchored(context(view), False, chosen == self.word)


@rule("614.12c")
def anchored(ctx: Context, has: bool, chosen: bool) -> bool:
    """A permanent has the ability after an anchor word as long as that word was chosen as it entered."""
    return chosen
