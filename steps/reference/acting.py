"""What a player does, done in the engine."""

from __future__ import annotations

from engine import activating, casting, priority, special_actions, turning_up
from engine.conceding import concede
from engine.game import Game
from engine.paying import activate_mana_ability, not_usable, sources
from engine.playing_lands import play_land
from engine.rule import Reason
from steps.reference.saying import engine_activation, engine_cast, engine_special, engine_turning_up
from steps.table import Act, Activate, AddMana, Cast, Concede, ObjectId, Pass, PlayLand, Special, TurnUp, Unsupported


def perform(game: Game, act: Act, by_hand: bool = False) -> ObjectId | None:
    """Do what an act says; the spell or ability that it has put on the stack. ``by_hand``: mana abilities are activated one by one.

    Raises:
        IllegalAction: a rule forbids it.
        Unsupported: the engine doesn't have such an act.
    """
    match act:
        case Cast():
            return casting.cast(game, engine_cast(act, by_hand))
        case Activate():
            return activating.activate(game, engine_activation(act, by_hand))
        case PlayLand(player, card):
            play_land(game, player, card, act.face)
        case TurnUp():
            turning_up.turn_up(game, engine_turning_up(act))
        case Special():
            special_actions.act_with_card(game, engine_special(act))
        case AddMana():
            _add_mana(game, act)
        case Pass(player):
            priority.pass_priority(game, player)
        case Concede(player):
            concede(game, player)
        case _:
            raise Unsupported(
                f"the engine doesn't have the act {type(act).__name__}", f"この行動はエンジンにない（{type(act).__name__}）"
            )
    return None


def get_priority_again(game: Game, act: Act) -> None:
    """Who has done this has priority again, if it is an act of that kind (CR 117.3c)."""
    if isinstance(act, Cast | Activate | PlayLand | TurnUp):
        priority.acted(game, act.player)
    elif isinstance(act, Special):
        priority.acted_specially(game, act.player)


def _add_mana(game: Game, act: AddMana) -> None:
    """Activate a mana ability of each source."""
    mana = act.mana.replace("{", "").replace("}", "")
    for obj in act.sources:
        found = [w for s in sources(game, act.player, for_mana=True) if s.obj == obj for w in s.ways if w.letters == mana]
        if not found:
            begun = any(source == obj for source, _ in game.activating)
            rule = "605.3c" if begun else "605.3a"
            none = Reason("it has no mana ability that could give that now", rule, ja="今そのマナを出せるマナ能力を持たない")
            game.object_to(*(not_usable(game, act.player, obj) or (none,)))
            game.undo_if_illegal(game.state)
        activate_mana_ability(game, act.player, obj, found[0].instance, mana)
