"""Cards with replacement, prevention and "can't" effects (CR 614-616)."""

from __future__ import annotations

from engine.abilities import Activated, KeywordAbility, Triggered
from engine.actions.counter import Counter
from engine.actions.destroy import Destroy
from engine.actions.draw import Draw
from engine.actions.life import DealDamage, GainLife
from engine.actions.pay import Unless
from engine.actions.sacrifice import Sacrifice
from engine.amounts import NumberOf, ThatMuch, X
from engine.cards.card import card
from engine.cards.stack_triggers import ANY_TARGET
from engine.cards.words import TARGET_CREATURE, TARGET_CREATURE_YOU_CONTROL, TARGET_SPELL, gives, keyword, spell, static
from engine.changes import GainAbility, ModifyPowerToughness
from engine.characteristic_filters import IsColor, IsType, OfChosenColor
from engine.conditions import AtLeast, YourTurn
from engine.continuous import Cant, CantCast, Instead, Modify, Unpreventable
from engine.costs import Cost, PayLife, mana
from engine.damage_sources import ChooseSource
from engine.entering import AsEntersColor, EntersTapped, EntersUnder, EntersWith
from engine.filters import CREATURE, OPPONENTS_CREATURE, YOUR_CREATURE, AnyOf, Cast, Controlled, Filter, IsToken, Itself, Not
from engine.instead import Changed, Do, PutInto, Reversed, Skip
from engine.instructions import Let, Replacing, Sequence
from engine.prevention import DealtTo, Prevent, PreventDamage, Redirect, Regenerate
from engine.selectors import YOU, Each, EachOpponent, Remembered, Target, This, Together
from engine.targets import TargetSpec
from engine.when import BeginningOf
from engine.would import (
    WouldBeDamaged,
    WouldBegin,
    WouldCreate,
    WouldDraw,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldLoseLife,
    WouldMove,
    WouldTakeTurn,
)

ITSELF = WouldEnter(Filter(Itself()))
YOURS = Filter(Controlled("you"))
THEIRS = Together(EachOpponent(), Each(Filter(Controlled("opponent"))))
PLAYER_OR_PLANESWALKER = TargetSpec(Filter(IsType("planeswalker")), players="any")
RED = Filter(IsColor("R"))
THREE_ARTIFACTS = AtLeast(NumberOf(Each(Filter(IsType("artifact"), Controlled("you")))), 3)

CARDS = (
    card("Furnace of Rath", "ラースの灼熱洞", "{1}{R}{R}{R}", "Enchantment", "", static(Instead(WouldBeDamaged(), Changed(times=2)))),
    card(
        "Torbran, Thane of Red Fell", "朱地洞の族長、トーブラン", "{1}{R}{R}{R}", "Legendary Creature — Dwarf Noble", "2/4",
        static(Instead(WouldBeDamaged(THEIRS, Filter(IsColor("R"), Controlled("you"))), Changed(plus=2))),
    ),
    card("Boon Reflection", "", "{4}{W}", "Enchantment", "", static(Instead(WouldGainLife(), Changed(times=2)))),
    card(
        "Heron of Hope", "", "{3}{W}", "Creature — Bird", "2/3",
        keyword("flying"),
        static(Instead(WouldGainLife(), Changed(plus=1))),
        Activated(mana("{1}{W}"), Let(Modify(This(), (GainAbility(keyword("lifelink")),)))),
    ),
    card("Tainted Remedy", "", "{2}{B}", "Enchantment", "", static(Instead(WouldGainLife("opponent"), Reversed()))),
    card(
        "Bloodletter of Aclazotz", "", "{1}{B}{B}{B}", "Creature — Vampire Demon", "2/4",
        keyword("flying"),
        static(Instead(WouldLoseLife("opponent"), Changed(times=2), condition=YourTurn())),
    ),
    card(
        "Skullcrack", "", "{1}{R}", "Instant", "",
        spell(
            Let(Cant(WouldGainLife("any"))), Let(Unpreventable(WouldBeDamaged())), DealDamage(3, Target()),
            targets=(PLAYER_OR_PLANESWALKER,),
        ),
    ),
    card(
        "Doubling Season", "倍増の季節", "{4}{G}", "Enchantment", "",
        static(Instead(WouldCreate(), Changed(times=2))),
        static(Instead(WouldGetCounters(YOURS, by_effect=True), Changed(times=2))),
    ),
    card("Parallel Lives", "似通った生命", "{3}{G}", "Enchantment", "", static(Instead(WouldCreate(), Changed(times=2)))),
    card(
        "Hardened Scales", "硬化した鱗", "{G}", "Enchantment", "",
        static(Instead(WouldGetCounters(YOUR_CREATURE, "+1/+1"), Changed(plus=1))),
    ),
    card("Endless One", "果てしなきもの", "{X}", "Creature — Eldrazi", "0/0", static(Instead(ITSELF, EntersWith("+1/+1", X())))),
    card("Rusted Sentinel", "", "{4}", "Artifact Creature — Golem", "3/4", static(Instead(ITSELF, EntersTapped()))),
    card(
        "Imposing Sovereign", "威圧する君主", "{1}{W}", "Creature — Human", "2/1",
        static(Instead(WouldEnter(OPPONENTS_CREATURE), EntersTapped())),
    ),
    card(
        "Hall of Triumph", "勝利の神殿", "{3}", "Legendary Artifact", "",
        static(Instead(ITSELF, AsEntersColor())),
        gives(Filter(IsType("creature"), Controlled("you"), OfChosenColor()), ModifyPowerToughness(1, 1)),
    ),
    card(
        "Gather Specimens", "", "{3}{U}{U}{U}", "Instant", "",
        spell(Let(Instead(WouldEnter(OPPONENTS_CREATURE), EntersUnder(YOU)))),
    ),
    card(
        "Containment Priest", "封じ込める僧侶", "{1}{W}", "Creature — Human Cleric", "2/2",
        keyword("flash"),
        static(Instead(WouldEnter(Filter(IsType("creature"), Not(IsToken())), cast=False), PutInto("exile"))),
    ),
    card(
        "Memory Lapse", "記憶の欠落", "{1}{U}", "Instant", "",
        spell(
            Replacing(Counter(Target()), Instead(WouldMove(Filter(), "graveyard", "stack"), PutInto("library"))), targets=(TARGET_SPELL,)
        ),
    ),
    card(
        "Galvanic Blast", "感電破", "{R}", "Instant", "",
        spell(
            Replacing(
                DealDamage(2, Target()), Instead(WouldBeDamaged(None, Filter(Itself())), Changed(exactly=4), condition=THREE_ARTIFACTS)
            ),
            targets=(ANY_TARGET,),
        ),
    ),
    card("Thought Reflection", "思考の反射", "{4}{U}{U}{U}", "Enchantment", "", static(Instead(WouldDraw(), Do(Draw(2))))),
    card(
        "Words of Worship", "崇拝の言葉", "{2}{W}", "Enchantment", "",
        Activated(mana("{1}"), Let(Instead(WouldDraw(), Do(GainLife(5)), uses=1))),
    ),
    card(
        "Yawgmoth's Bargain", "ヨーグモスの取り引き", "{4}{B}{B}", "Enchantment", "",
        static(Instead(WouldBegin("draw"), Skip())),
        Activated(Cost(None, (PayLife(1),)), Draw()),
    ),
    card(
        "Stasis", "停滞", "{1}{U}", "Enchantment", "",
        static(Instead(WouldBegin("untap", "any"), Skip())),
        Triggered(BeginningOf("upkeep", "you"), Unless(Sacrifice(This()), mana("{U}"))),
    ),
    card("Meditate", "瞑想", "{2}{U}", "Instant", "", spell(Draw(4), Let(Instead(WouldTakeTurn(), Skip(), uses=1), ""))),
    card(
        "Circle of Protection: Red", "赤の防御円", "{1}{W}", "Enchantment", "",
        Activated(
            mana("{1}"),
            Sequence(ChooseSource(RED, "it"), PreventDamage(YOU, from_source=Remembered("it"), still=RED, uses=1)),
        ),
    ),
    card("Thunder-Thrash Elder", "", "{2}{R}", "Creature — Lizard Warrior", "1/1", KeywordAbility("devour", n=3)),
    card(
        "Grafdigger's Cage", "墓掘りの檻", "{1}", "Artifact", "",
        static(Cant(WouldEnter(CREATURE, come_from=("graveyard", "library")))),
        static(CantCast(Filter(AnyOf(Cast(from_zone="graveyard"), Cast(from_zone="library"))))),
    ),
    card("Drudge Skeletons", "蠢く骸骨", "{1}{B}", "Creature — Skeleton", "1/1", Activated(mana("{B}"), Regenerate(This()))),
    card("Wrath of God", "神の怒り", "{2}{W}{W}", "Sorcery", "", spell(Destroy(Each(CREATURE), regenerable=False))),
    card("Mending Hands", "", "{W}", "Instant", "", spell(PreventDamage(Target(), 4), targets=(ANY_TARGET,))),
    card("Fog", "濃霧", "{G}", "Instant", "", spell(PreventDamage(None, combat=True))),
    card(
        "Awe Strike", "", "{W}", "Instant", "",
        spell(PreventDamage(None, from_source=Target(), uses=1, then=GainLife(ThatMuch())), targets=(TARGET_CREATURE,)),
    ),
    card("Urza's Armor", "", "{6}", "Artifact", "", static(Instead(WouldBeDamaged(YOU), Prevent(1)))),
    card(
        "Palisade Giant", "", "{4}{W}{W}", "Creature — Giant Soldier", "2/7",
        static(Instead(WouldBeDamaged(Together(YOU, Each(Filter(Controlled("you"), Not(Itself()))))), DealtTo(This()))),
    ),
    card(
        "Nomads en-Kor", "", "{W}", "Creature — Kor Nomad Soldier", "1/1",
        Activated(Cost(mana("{0}").mana), Redirect(This(), 1, Target()), (TARGET_CREATURE_YOU_CONTROL,)),
    ),
    card(
        "Platinum Emperion", "白金の帝像", "{8}", "Artifact Creature — Golem", "8/8",
        static(Cant(WouldGainLife()), Cant(WouldLoseLife())),
    ),
    card("Greed", "強欲", "{3}{B}", "Enchantment", "", Activated(mana("{B}", PayLife(2)), Draw())),
)
