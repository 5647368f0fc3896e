"""Cards about casting, costs and resolving (CR 601, 602, 605, 608)."""

from __future__ import annotations

from engine.abilities import Activated, Triggered
from engine.actions.add_mana import ANY_COLOR, AddMana, AddSameMana
from engine.actions.cast import CastOne
from engine.actions.counter import Counter
from engine.actions.create import CreateTokens
from engine.actions.destroy import Destroy
from engine.actions.divided import DealDivided
from engine.actions.draw import Discard, Draw
from engine.actions.each_player import EachSacrifices
from engine.actions.later import Later
from engine.actions.life import DealDamage, GainLife, LoseLife
from engine.actions.mill import MillCards
from engine.actions.move import Exile, ReturnToHand
from engine.actions.pay import Unless
from engine.actions.player_counters import GetCounters
from engine.actions.retarget import ChangeTargets
from engine.actions.tap import Tap
from engine.amounts import NumberOf, X
from engine.cards.card import card
from engine.cards.stack_triggers import ANY_TARGET, SPIRIT
from engine.cards.words import TARGET_CREATURE, TARGET_PERMANENT, TARGET_SPELL, keyword, spell, static, target
from engine.changes import GainAbility, GainControl, LoseAbilities, ModifyPowerToughness
from engine.characteristic_filters import EvenManaValue, IsType, ManaValue
from engine.conditions import CostPaid
from engine.continuous import CantActivate, CantBlock, CantCast, Modify
from engine.costs import Cost, SacrificeOne, TapThis, mana
from engine.filters import CREATURE, OPPONENTS_CREATURE, Another, AnyOf, Controlled, Filter, Itself, Not, NotTarget, Owned, SingleTarget
from engine.instructions import If, Let, Sequence
from engine.modal import Modal, Mode
from engine.selectors import ControllerOf, Each, EachOpponent, Target, This
from engine.targets import TargetSpec
from engine.when import Enters
from engine.when_played import AddsMana, Casts

ZOMBIE = card("Zombie", "ゾンビ", None, "Creature — Zombie", "2/2", colors="B")
TARGET_PLAYER = TargetSpec(players="any")
NONLAND = Not(IsType("land"))
HASTE = GainAbility(keyword("haste"))

CARDS = (
    card(
        "Threaten", "脅しつけ", "{2}{R}", "Sorcery", "",
        spell(
            Tap(Target(), tapped=False), Let(Modify(Target(), (GainControl(),))), Let(Modify(Target(), (HASTE,))),
            targets=(TARGET_CREATURE,),
        ),
    ),
    card("Murder", "殺害", "{1}{B}{B}", "Instant", "", spell(Destroy(Target()), targets=(TARGET_CREATURE,))),
    card(
        "Disfigure", "見栄え損ない", "{B}", "Instant", "",
        spell(Let(Modify(Target(), (ModifyPowerToughness(-2, -2),))), targets=(TARGET_CREATURE,)),
    ),
    card("Pyroclasm", "紅蓮地獄", "{1}{R}", "Sorcery", "", spell(DealDamage(2, Each(CREATURE)))),
    card(
        "Glimpse of Nature", "垣間見る自然", "{G}", "Sorcery", "",
        spell(Later(Triggered(Casts(CREATURE, "you"), Draw()), duration="end of turn")),
    ),
    card(
        "Electrolyze", "電解", "{1}{U}{R}", "Instant", "",
        spell(DealDivided(Target()), Draw(), targets=(TargetSpec(ANY_TARGET.what, players="any", most=2, divided=2),)),
    ),
    card(
        "Arc Lightning", "", "{2}{R}", "Sorcery", "",
        spell(DealDivided(Target()), targets=(TargetSpec(ANY_TARGET.what, players="any", most=3, divided=3),)),
    ),
    card("Careful Study", "入念な研究", "{U}", "Sorcery", "", spell(Draw(2), Discard(2))),
    card(
        "Yahenni's Expertise", "ヤヘンニの巧技", "{2}{B}{B}", "Sorcery", "",
        spell(
            Let(Modify(Each(CREATURE), (ModifyPowerToughness(-3, -3),))),
            CastOne(Each(Filter(ManaValue(most=3), Owned("you"), NONLAND), "hand"), free=True),
        ),
    ),
    card(
        "Rise from the Tides", "", "{5}{U}", "Sorcery", "",
        spell(
            CreateTokens(
                ZOMBIE, NumberOf(Each(Filter(AnyOf(IsType("instant"), IsType("sorcery")), Owned("you")), "graveyard")), tapped=True
            )
        ),
    ),
    card("Innocent Blood", "無垢の血", "{B}", "Sorcery", "", spell(EachSacrifices(CREATURE))),
    card(
        "Mana Leak", "マナ漏出", "{1}{U}", "Instant", "",
        spell(Unless(Counter(Target()), mana("{3}"), ControllerOf(Target())), targets=(TARGET_SPELL,)),
    ),
    card(
        "Abrade", "削剥", "{1}{R}", "Instant", "",
        spell(
            Modal(
                (
                    Mode(DealDamage(3, Target()), (TARGET_CREATURE,), "3 damage to a creature"),
                    Mode(Destroy(Target()), (target(IsType("artifact")),), "destroy an artifact"),
                )
            )
        ),
    ),
    card(
        "Cryptic Command", "謎めいた命令", "{1}{U}{U}{U}", "Instant", "",
        spell(
            Modal(
                (
                    Mode(Counter(Target()), (TARGET_SPELL,), "counter a spell"),
                    Mode(ReturnToHand(Target()), (TARGET_PERMANENT,), "return a permanent"),
                    Mode(Tap(Each(OPPONENTS_CREATURE)), text="tap the opponents' creatures"),
                    Mode(Draw(), text="draw a card"),
                ),
                least=2,
                most=2,
            )
        ),
    ),
    card(
        "Mystic Confluence", "", "{3}{U}{U}", "Instant", "",
        spell(
            Modal(
                (
                    Mode(Unless(Counter(Target()), mana("{3}"), ControllerOf(Target())), (TARGET_SPELL,), "counter a spell unless {3}"),
                    Mode(ReturnToHand(Target()), (TARGET_CREATURE,), "return a creature"),
                    Mode(Draw(), text="draw a card"),
                ),
                least=3,
                most=3,
                repeat=True,
            )
        ),
    ),
    card("Blaze", "", "{X}{R}", "Sorcery", "", spell(DealDamage(X(), Target()), targets=(ANY_TARGET,))),
    card("Mind Spring", "", "{X}{U}{U}", "Sorcery", "", spell(Draw(X()))),
    card("Boros Recruit", "ボロスの新兵", "{R/W}", "Creature — Goblin Soldier", "1/1", keyword("first strike")),
    card("Spectral Procession", "幽体の行列", "{2/W}{2/W}{2/W}", "Sorcery", "", spell(CreateTokens(SPIRIT, 3))),
    card("Gut Shot", "はらわた撃ち", "{R/P}", "Instant", "", spell(DealDamage(1, Target()), targets=(ANY_TARGET,))),
    card(
        "Burst Lightning", "噴出の稲妻", "{R}", "Instant", "",
        keyword("kicker", "{4}"),
        spell(If(CostPaid("kicker"), DealDamage(4, Target()), DealDamage(2, Target())), targets=(ANY_TARGET,)),
    ),
    card(
        "Rushing River", "", "{2}{U}", "Instant", "",
        keyword("kicker", "", SacrificeOne(Filter(IsType("land")))),
        spell(
            ReturnToHand(Target()), ReturnToHand(Target(1)),
            targets=(
                target(NONLAND),
                TargetSpec(Filter(NONLAND, NotTarget()), condition=CostPaid("kicker")),
            ),
        ),
    ),
    card(
        "Gatekeeper of Malakir", "マラキールの門番", "{B}{B}", "Creature — Vampire Warrior", "2/2",
        keyword("kicker", "{B}"),
        Triggered(Enters(Filter(Itself())), EachSacrifices(CREATURE, Target()), (TARGET_PLAYER,), CostPaid("kicker")),
    ),
    card(
        "Capsize", "転覆", "{1}{U}{U}", "Instant", "",
        keyword("buyback", "{3}"),
        spell(ReturnToHand(Target()), targets=(TARGET_PERMANENT,)),
    ),
    card(
        "Sudden Shock", "突然のショック", "{1}{R}", "Instant", "",
        keyword("split second"),
        spell(DealDamage(2, Target()), targets=(ANY_TARGET,)),
    ),
    card(
        "Void Winnower", "虚空の選別者", "{9}", "Creature — Eldrazi", "11/9",
        static(CantCast(Filter(EvenManaValue()), "opponent")),
        static(CantBlock(Each(Filter(IsType("creature"), Controlled("opponent"), EvenManaValue())))),
    ),
    card(
        "Frilled Oculus", "", "{1}{U}", "Creature — Homunculus", "1/3",
        Activated(mana("{1}{G}"), Let(Modify(This(), (ModifyPowerToughness(2, 2),))), once_each_turn=True),
    ),
    card("Cursed Totem", "呪われたトーテム像", "{2}", "Artifact", "", static(CantActivate(CREATURE))),
    card(
        "Llanowar Elves", "ラノワールのエルフ", "{G}", "Creature — Elf Druid", "1/1",
        Activated(Cost(None, (TapThis(),)), AddMana(("G",))),
    ),
    card(
        "Prodigal Pyromancer", "放蕩紅蓮術士", "{2}{R}", "Creature — Human Wizard", "1/1",
        Activated(Cost(None, (TapThis(),)), DealDamage(1, Target()), (ANY_TARGET,)),
    ),
    card(
        "Millikin", "ミリキン", "{2}", "Artifact Creature — Construct", "0/1",
        Activated(Cost(None, (TapThis(), MillCards())), AddMana(("C",))),
    ),
    card(
        "Deathrite Shaman", "死儀礼のシャーマン", "{B/G}", "Creature — Elf Shaman", "1/2",
        Activated(Cost(None, (TapThis(),)), Sequence(Exile(Target()), ANY_COLOR), (target(IsType("land"), zone="graveyard"),)),
        Activated(
            mana("{B}", TapThis()), Sequence(Exile(Target()), LoseLife(2, EachOpponent())),
            (target(AnyOf(IsType("instant"), IsType("sorcery")), zone="graveyard"),),
        ),
        Activated(mana("{G}", TapThis()), Sequence(Exile(Target()), GainLife(2)), (target(IsType("creature"), zone="graveyard"),)),
    ),
    card("Heartbeat of Spring", "春の鼓動", "{2}{G}", "Enchantment", "", Triggered(AddsMana(Filter(IsType("land"))), AddSameMana())),
    card(
        "Caress of Phyrexia", "", "{3}{B}{B}", "Sorcery", "",
        spell(Draw(3, Target()), LoseLife(3, Target()), GetCounters("poison", 3, Target()), targets=(TARGET_PLAYER,)),
    ),
    card("Darksteel Myr", "ダークスティールのマイア", "{3}", "Artifact Creature — Myr", "0/1", keyword("indestructible")),
    card("Concordant Crossroads", "", "{G}", "World Enchantment", "", static(Modify(Each(CREATURE), (HASTE,)))),
    card("Gravity Sphere", "", "{2}{R}", "World Enchantment", "", static(Modify(Each(CREATURE), (LoseAbilities("flying"),)))),
    card(
        "Benalish Marshal", "ベナリアの軍司令", "{W}{W}{W}", "Creature — Human Knight", "3/3",
        static(Modify(Each(Filter(IsType("creature"), Controlled("you"), Another())), (ModifyPowerToughness(1, 1),))),
    ),
    card("Swerve", "", "{U}{R}", "Instant", "", spell(ChangeTargets(Target()), targets=(target(SingleTarget(), zone="stack"),))),
    card("Redirect", "", "{U}{U}", "Instant", "", spell(ChangeTargets(Target(), may=True), targets=(TARGET_SPELL,))),
)
