"""Dungeon cards, and cards that venture into them (CR 309, 701.49)."""

from __future__ import annotations

from engine.abilities import Static, Triggered
from engine.actions.create import CreateTokens
from engine.actions.draw import Discard, Draw
from engine.actions.each_player import EachSacrifices, EachUnless
from engine.actions.goad import Goad
from engine.actions.library import RevealTop, Search, ShuffleLibrary
from engine.actions.life import GainLife, LoseLife
from engine.actions.move import PutOntoBattlefield, ReturnToHand
from engine.actions.scry import Scry
from engine.actions.tap import PutCounters
from engine.cards.card import card
from engine.cards.words import TARGET_CREATURE, TREASURE, enters, hits_player, keyword, static
from engine.changes import GainAbility, ModifyPowerToughness
from engine.characteristic_filters import IsSupertype, IsType
from engine.continuous import Instead, Modify
from engine.dungeons import CompletesDungeon, EntersRoom, HasCompletedDungeon, Rooms, Venture
from engine.entering import EntersTapped
from engine.filters import Another, AnyOf, Controlled, Filter, Itself
from engine.instructions import Instruction, Let, May, Sequence
from engine.lasting import NEXT_TURN
from engine.selectors import YOU, Each, EachOpponent, EachPlayer, Remembered, Target, This
from engine.state import COMMAND, GRAVEYARD, HAND
from engine.targets import TargetSpec
from engine.when import Attacks, Enters
from engine.when_several import Either
from engine.would import WouldEnter

TAPPED = static(Instead(WouldEnter(Filter(Itself())), EntersTapped()))


def room(n: int, name: str, leads_to: Rooms, do: Instruction, *targets: TargetSpec) -> Triggered:
    """A room, by its number from the top."""
    return Triggered(EntersRoom(n, leads_to, name), do, targets, zones=(COMMAND,))


GOBLIN = card("Goblin", "ゴブリン", None, "Creature — Goblin", "1/1", colors="R")
ATROPAL = card(
    "The Atropal", "アトロパル", None, "Legendary Creature — God Horror", "4/4", keyword("deathtouch"), colors="B"
)
BASIC_LAND = Filter(IsSupertype("basic"), IsType("land"))
CREATURE_ARTIFACT_OR_LAND = Filter(AnyOf(IsType("artifact"), IsType("creature"), IsType("land")))

CARDS = (
    card(
        "Lost Mine of Phandelver", "ファンデルヴァーの失われた鉱山", None, "Dungeon", "",
        room(1, "Cave Entrance", (2, 3), Scry(1)),
        room(2, "Goblin Lair", (4, 5), CreateTokens(GOBLIN)),
        room(3, "Mine Tunnels", (5, 6), CreateTokens(TREASURE)),
        room(4, "Storeroom", (7,), PutCounters(Target(), "+1/+1", 1), TARGET_CREATURE),
        room(5, "Dark Pool", (7,), Sequence(LoseLife(1, EachOpponent()), GainLife(1))),
        room(6, "Fungi Cavern", (7,), Let(Modify(Target(), (ModifyPowerToughness(-4, 0),)), NEXT_TURN), TARGET_CREATURE),
        room(7, "Temple of Dumathoin", (), Draw(1)),
    ),
    card(
        "Tomb of Annihilation", "魂を喰らう墓", None, "Dungeon", "",
        room(1, "Trapped Entry", (2, 3), LoseLife(1, EachPlayer())),
        room(2, "Veils of Fear", (4,), EachUnless(LoseLife(2), Discard(1))),
        room(
            3, "Oubliette", (5,),
            Sequence(Discard(1), *(EachSacrifices(Filter(IsType(kind)), YOU) for kind in ("creature", "artifact", "land"))),
        ),
        room(4, "Sandfall Cell", (5,), EachUnless(LoseLife(2), EachSacrifices(CREATURE_ARTIFACT_OR_LAND, YOU))),
        room(5, "Cradle of the Death God", (), CreateTokens(ATROPAL)),
    ),
    card(
        "Undercity", "地下街", None, "Dungeon — Undercity", "",
        room(1, "Secret Entrance", (2, 3), Sequence(Search(BASIC_LAND, HAND, reveal=True), ShuffleLibrary())),
        room(2, "Forge", (4, 5), PutCounters(Target(), "+1/+1", 2), TARGET_CREATURE),
        room(3, "Lost Well", (5, 6), Scry(2)),
        room(4, "Trap!", (7,), LoseLife(5, Target()), TargetSpec(players="any")),
        room(5, "Arena", (7, 8), Goad(Target()), TARGET_CREATURE),
        room(6, "Stash", (8,), CreateTokens(TREASURE)),
        room(7, "Archives", (9,), Draw(1)),
        room(
            8, "Catacombs", (9,),
            CreateTokens(card("Skeleton", "スケルトン", None, "Creature — Skeleton", "4/1", keyword("menace"), colors="B")),
        ),
        room(
            9, "Throne of the Dead Three", (),
            Sequence(
                RevealTop(10, Filter(IsType("creature")), "it"),
                PutOntoBattlefield(Remembered("it"), "you", remember="it", counters=(("+1/+1", 3),)),
                Let(Modify(Remembered("it"), (GainAbility(keyword("hexproof")),)), NEXT_TURN),
                ShuffleLibrary(),
            ),
        ),
    ),
    card("Veteran Dungeoneer", "", "{3}{W}", "Creature — Human Warrior", "3/4", enters(Venture())),
    card("Shortcut Seeker", "", "{3}{U}", "Creature — Human Rogue", "2/5", hits_player(Venture())),
    card(
        "Gloom Stalker", "", "{2}{W}", "Creature — Dwarf Ranger", "2/3",
        Static((Modify(This(), (GainAbility(keyword("double strike")),)),), HasCompletedDungeon()),
    ),
    card(
        "Dungeon Crawler", "", "{B}", "Creature — Zombie", "2/1",
        TAPPED,
        Triggered(
            CompletesDungeon(),
            May(ReturnToHand(This(), GRAVEYARD), "Return this card from your graveyard to your hand?"),
            zones=(GRAVEYARD,),
        ),
    ),
    card(
        "Nadaar, Selfless Paladin", "無私の聖騎士、ナダール", "{2}{W}", "Legendary Creature — Dragon Knight", "3/3",
        keyword("vigilance"),
        Triggered(Either(Enters(Filter(Itself())), Attacks(Filter(Itself()))), Venture()),
        Static(
            (Modify(Each(Filter(Another(), IsType("creature"), Controlled("you"))), (ModifyPowerToughness(1, 1),)),), HasCompletedDungeon()
        ),
    ),
)
