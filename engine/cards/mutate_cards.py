"""Cards with mutate (CR 702.140), and what they are most often mutated onto.

Names of the Godzilla series are other names for the same cards (CR 201.6).
"""

from __future__ import annotations

from engine.abilities import Activated, KeywordAbility, Static, Triggered
from engine.actions.create import CreateTokens
from engine.actions.destroy import Destroy
from engine.actions.draw import Discard, Draw
from engine.actions.life import DealDamage, GainLife, LoseLife
from engine.actions.move import PutOntoBattlefield, ReturnToHand
from engine.actions.tap import PutCounters
from engine.cards.card import card
from engine.cards.stack_triggers import ANY_TARGET
from engine.cards.words import hits_player, keyword, target
from engine.changes import ModifyPowerToughness
from engine.characteristic_filters import HasKeyword, IsType, ManaValue
from engine.conditions import Exists
from engine.continuous import MayCast, Modify
from engine.costs import Cost, TapThis, mana
from engine.filters import Another, AnyOf, Controlled, Filter, Itself, Owned
from engine.instructions import If, Instruction, Let, May, Sequence
from engine.selectors import Among, Each, EachOpponent, EventObjects, Target, This, TopOfLibrary, You
from engine.targets import TargetSpec
from engine.when_changed import Mutates, TimesMutated

TIMES = TimesMutated(This())
"""The number of times this creature has mutated."""
YOUR_HAND = Each(Filter(Owned("you")), "hand")
TOP_CARD = TopOfLibrary(You())
THEIR_CREATURE_OR_PLANESWALKER = target(AnyOf(IsType("creature"), IsType("planeswalker")), Controlled("opponent"))
THEIR_ARTIFACT_OR_ENCHANTMENT = target(AnyOf(IsType("artifact"), IsType("enchantment")), Controlled("opponent"))

CAT = card("Cat", "猫", None, "Creature — Cat", "1/1", keyword("lifelink"), colors="W")


def mutate(cost: str) -> KeywordAbility:
    """Mutate [cost] (CR 702.140)."""
    return keyword("mutate", cost)


def mutates(do: Instruction, *targets: TargetSpec) -> Triggered:
    """Whenever this creature mutates, …"""
    return Triggered(Mutates(Filter(Itself())), do, targets)


CARDS = (
    card("Runeclaw Bear", "ルーン爪の熊", "{1}{G}", "Creature — Bear", "2/2"),
    card(
        "Mysterious Egg", "不思議な卵", "{1}", "Creature — Egg", "0/2", mutates(PutCounters(This(), "+1/+1")),
        aliases=("Mothra's Giant Cocoon", "Mothra's Great Cocoon", "モスラの巨大な繭"),
    ),
    card(
        "Gemrazer", "水晶壊し", "{3}{G}", "Creature — Beast", "4/4",
        mutate("{1}{G}{G}"), keyword("reach"), keyword("trample"), mutates(Destroy(Target()), THEIR_ARTIFACT_OR_ENCHANTMENT),
        aliases=("Anguirus, Armored Killer", "装甲暴龍、アンギラス", "アンギラス"),
    ),
    card(
        "Vulpikeet", "狐インコ", "{3}{W}", "Creature — Fox Bird", "2/3",
        mutate("{2}{W}"), keyword("flying"), mutates(PutCounters(This(), "+1/+1")),
    ),
    card(
        "Glowstone Recluse", "輝き石のイトグモ", "{2}{G}", "Creature — Spider", "2/3",
        mutate("{3}{G}"), keyword("reach"), mutates(PutCounters(This(), "+1/+1", 2)),
    ),
    card(
        "Parcelbeast", "領獣", "{2}{G}{U}", "Creature — Elemental Beast", "2/4",
        mutate("{G}{U}"),
        Activated(
            Cost(mana("{1}").mana, (TapThis(),)),
            If(
                Exists(Among(TOP_CARD, Filter(IsType("land")))),
                May(PutOntoBattlefield(TOP_CARD), "Put the land onto the battlefield?", ReturnToHand(TOP_CARD, "library")),
                ReturnToHand(TOP_CARD, "library"),
            ),
        ),
    ),
    card(
        "Cubwarden", "幼獣守り", "{3}{W}", "Creature — Cat", "3/5",
        mutate("{2}{W}{W}"), keyword("lifelink"), mutates(CreateTokens(CAT, 2)),
    ),
    card(
        "Cloudpiercer", "雲貫き", "{4}{R}", "Creature — Dinosaur", "5/4",
        mutate("{3}{R}"), keyword("reach"),
        mutates(May(Sequence(Discard(), Draw()), "Discard a card, to draw a card?")),
    ),
    card("Dreamtail Heron", "夢尾の鷺", "{4}{U}", "Creature — Elemental Bird", "3/4", mutate("{3}{U}"), keyword("flying"), mutates(Draw())),
    card(
        "Insatiable Hemophage", "強欲な血喰い", "{3}{B}", "Creature — Nightmare", "3/3",
        mutate("{2}{B}"), keyword("deathtouch"), mutates(Sequence(LoseLife(TIMES, EachOpponent()), GainLife(TIMES))),
    ),
    card(
        "Huntmaster Liger", "猟匠ライガー", "{3}{W}", "Creature — Cat", "3/4",
        mutate("{2}{W}"),
        mutates(Let(Modify(Each(Filter(IsType("creature"), Controlled("you"), Another())), (ModifyPowerToughness(TIMES, TIMES),)))),
        aliases=("King Caesar, Ancient Guardian", "古代の守護神、キングシーサー"),
    ),
    card(
        "Porcuparrot", "ヤマオウム", "{3}{R}", "Creature — Bird Beast", "3/4",
        mutate("{2}{R}"), Activated(Cost(None, (TapThis(),)), DealDamage(TIMES, Target()), (ANY_TARGET,)),
    ),
    card(
        "Sea-Dasher Octopus", "海駆けダコ", "{1}{U}{U}", "Creature — Octopus", "2/2",
        mutate("{1}{U}"), keyword("flash"), hits_player(Draw()),
    ),
    card(
        "Dirge Bat", "哀歌コウモリ", "{2}{B}{B}", "Creature — Bat", "3/3",
        mutate("{4}{B}{B}"), keyword("flash"), keyword("flying"), mutates(Destroy(Target()), THEIR_CREATURE_OR_PLANESWALKER),
        aliases=("Battra, Dark Destroyer",),
    ),
    card(
        "Snapdax, Apex of the Hunt", "猟の頂点、スナップダックス", "{1}{R}{W}{B}", "Legendary Creature — Dinosaur Cat Nightmare", "3/5",
        mutate("{2}{B/R}{W}{W}"), keyword("double strike"),
        mutates(Sequence(DealDamage(4, Target()), GainLife(4)), THEIR_CREATURE_OR_PLANESWALKER),
        aliases=("King Caesar, Awoken Titan", "伝説怪獣、キングシーサー"),
    ),
    card(
        "Otrimi, the Ever-Playful", "永遠の陽気もの、オツリーミ", "{3}{B}{G}{U}", "Legendary Creature — Nightmare Beast", "6/6",
        mutate("{1}{B}{G}{U}"), keyword("trample"),
        hits_player(
            ReturnToHand(Target(), "graveyard"), target(IsType("creature"), HasKeyword("mutate"), Owned("you"), zone="graveyard")
        ),
    ),
    card(
        "Brokkos, Apex of Forever", "永遠の頂点、ブロコス", "{2}{B}{G}{U}", "Legendary Creature — Nightmare Beast Elemental", "6/6",
        mutate("{2}{U/B}{G}{G}"), keyword("trample"), Static((MayCast(This(), "mutate"),), zones=("graveyard",)),
        aliases=("Bio-Quartz Spacegodzilla",),
    ),
    card(
        "Essence Symbiote", "本質共生体", "{1}{G}", "Creature — Beast", "2/2",
        Triggered(
            Mutates(Filter(IsType("creature"), Controlled("you"))), Sequence(PutCounters(EventObjects(), "+1/+1"), GainLife(2))
        ),
    ),
    card(
        "Lore Drakkis", "伝承のドラッキス", "{1}{U}{R}", "Creature — Lizard Beast", "2/3",
        mutate("{U/R}{U/R}"),
        mutates(
            ReturnToHand(Target(), "graveyard"), target(AnyOf(IsType("instant"), IsType("sorcery")), Owned("you"), zone="graveyard")
        ),
    ),
    card(
        "Majestic Auricorn", "壮麗な金角獣", "{4}{W}", "Creature — Unicorn", "4/4",
        mutate("{3}{W}"), keyword("vigilance"), mutates(GainLife(4)),
    ),
    card(
        "Necropanther", "屍豹", "{1}{W}{B}", "Creature — Cat Nightmare", "3/3",
        mutate("{2}{W/B}{W/B}"),
        mutates(PutOntoBattlefield(Target()), target(IsType("creature"), ManaValue(most=3), Owned("you"), zone="graveyard")),
    ),
    card(
        "Regal Leosaur", "威厳あるレオサウルス", "{R}{W}", "Creature — Dinosaur Cat", "2/2",
        mutate("{1}{R/W}{R/W}"),
        mutates(Let(Modify(Each(Filter(IsType("creature"), Another(), Controlled("you"))), (ModifyPowerToughness(2, 1),)))),
    ),
)
