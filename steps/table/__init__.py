"""The table: all that steps may ask of an engine. Who writes a driver for an engine reads this page first.

A scenario is played at a *table*. Steps speak to it in the records of this package and in nothing else, so the same rulings can be
held against any engine that implements :class:`Table`. The records carry no behaviour; an engine reads them and answers with them.

How a scenario meets a table::

    table = factory()                        # one table per scenario
    table.given(Life(0, 17))                 # facts, oldest first; they ask nothing and trigger nothing
    table.ready()                            # the game must be at rest now, else SetUpError
    table.do(Cast(player=0, card=12))        # Refused leaves the game exactly as it was (CR 733.1)
    table.question()                         # an open question, or None
    table.answer(Answer(0, "may", yes=True))
    table.board(), table.log()               # what there is, and what happened

Names are resolved by the steps: an act, an answer or a look names objects by the :attr:`Seen.id` they have on the board; where a player
can stand in an object's place, the player is ``~seat`` (-1 for the first).

Where to read on
    :mod:`~steps.table.interface`: the methods. :mod:`~steps.table.abilities`: what an engine may leave out, and what that costs.
    :mod:`~steps.table.facts`, :mod:`~steps.table.acts`, :mod:`~steps.table.effects`, :mod:`~steps.table.questions`: what it is given.
    :mod:`~steps.table.seen`, :mod:`~steps.table.looks`: what it shows. :mod:`~steps.table.errors`: how it says no.

What comes of a scenario
    pass: every line holds. fail: a line doesn't, or an act was :class:`Refused`. unsupported: a method raised :class:`Unsupported`, or a
    line needs an ability that isn't declared. error: a method raised anything else.

So an engine can begin small. What it raises ``Unsupported`` for costs it nothing but the scenarios that need it; what it answers wrongly
shows as a difference. An engine in another language is reached over :mod:`steps.peers.lines`, without any
Python: see ``steps/peers/README.md``.
"""

from __future__ import annotations

from steps.table.abilities import LACKING, Ability
from steps.table.acts import (
    Act,
    Activate,
    AddMana,
    Attack,
    Block,
    Cast,
    Choice,
    Concede,
    CostChoice,
    Finish,
    Pass,
    Payment,
    PlayLand,
    Special,
    TurnUp,
)
from steps.table.basics import ZONE_NAMES, ObjectId, Seat, StepName, ZoneName
from steps.table.effects import Effect
from steps.table.errors import Broken, Refused, SetUpError, TableError, Unsupported, WrongAnswer
from steps.table.facts import (
    AnyMana,
    AttachedTo,
    BackFace,
    CastEarlier,
    ChosenFor,
    CommanderCasts,
    CommanderDamage,
    CommanderIs,
    CountersAre,
    Daytime,
    Designation,
    DrawnEarlier,
    EffectApplies,
    EveryOrder,
    Fact,
    Format,
    Life,
    MadeUp,
    Place,
    PlanarDeck,
    PlayerCounters,
    Players,
    Pool,
    PriorityIs,
    SpellsCastEarlier,
    StatusIs,
    StepIs,
    Thing,
    TurnNumber,
)
from steps.table.interface import Table
from steps.table.looks import Computed, CostOffered, Known, LayerSeen, Legality, Obstacle
from steps.table.questions import Answer, Option, Question
from steps.table.seen import AbilitySeen, Board, CardSeen, Clock, Entry, PlayerSeen, Seen

__all__ = [
    "LACKING",
    "ZONE_NAMES",
    "Ability",
    "AbilitySeen",
    "Act",
    "Activate",
    "AddMana",
    "Answer",
    "AnyMana",
    "AttachedTo",
    "Attack",
    "BackFace",
    "Block",
    "Board",
    "Broken",
    "CardSeen",
    "Cast",
    "CastEarlier",
    "Choice",
    "ChosenFor",
    "Clock",
    "CommanderCasts",
    "CommanderDamage",
    "CommanderIs",
    "Computed",
    "Concede",
    "CostChoice",
    "CostOffered",
    "CountersAre",
    "Daytime",
    "Designation",
    "DrawnEarlier",
    "Effect",
    "EffectApplies",
    "Entry",
    "EveryOrder",
    "Fact",
    "Finish",
    "Format",
    "Known",
    "LayerSeen",
    "Legality",
    "Life",
    "MadeUp",
    "ObjectId",
    "Obstacle",
    "Option",
    "Pass",
    "Payment",
    "Place",
    "PlanarDeck",
    "PlayLand",
    "PlayerCounters",
    "PlayerSeen",
    "Players",
    "Pool",
    "PriorityIs",
    "Question",
    "Refused",
    "Seat",
    "Seen",
    "SetUpError",
    "Special",
    "SpellsCastEarlier",
    "StatusIs",
    "StepIs",
    "StepName",
    "Table",
    "TableError",
    "Thing",
    "TurnNumber",
    "TurnUp",
    "Unsupported",
    "WrongAnswer",
    "ZoneName",
]
