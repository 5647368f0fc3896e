"""Cards about attacking, blocking and combat damage, attachments, control, and commanders."""

from __future__ import annotations

from engine.abilities import Activated, Static, Triggered
from engine.actions.create import CreateTokens
from engine.actions.draw import Draw
from engine.actions.move_counters import MoveCounters
from engine.actions.remove_from_combat import RemoveFromCombat
from engine.actions.tap import Tap
from engine.cards.card import card
from engine.cards.words import (
    TARGET_CREATURE,
    attacks,
    enchant,
    equip,
    hits_player,
    keyword,
    spell,
    static,
    target,
)
from engine.changes import GainAbility, GainControl, ModifyPowerToughness
from engine.characteristic_filters import IsSubtype, IsType
from engine.color_identity import AddManaOfIdentity
from engine.conditions import Exists
from engine.continuous import (
    AttackCost,
    AttackersAtMost,
    BlockCost,
    BlockersAtMost,
    BlocksMore,
    CantAttack,
    CantAttackAlone,
    CantBlock,
    CantBlockAlone,
    Evasion,
    InsteadOfManaCost,
    Modify,
    MustAttack,
    MustBlock,
)
from engine.costs import Cost, TapThis, mana
from engine.filters import CREATURE, Controlled, Filter, IsAttacking, IsTapped, Itself, Not
from engine.instructions import Let, Sequence
from engine.selectors import Each, EventAttacker, Host, Target, This
from engine.when import BlocksOne

ENCHANT_CREATURE = enchant("creature", IsType("creature"))
ALL = 99
"""Any number of creatures that a creature can block."""

CAT_SOLDIER = card("Cat Soldier", "猫・兵士", None, "Creature — Cat Soldier", "1/1", keyword("vigilance"), colors="W")

CARDS = (
    # what restricts and requires
    card("Propaganda", "プロパガンダ", "{2}{U}", "Enchantment", "", static(AttackCost(CREATURE, 2))),
    card("Dueling Grounds", "決闘場", "{1}{G}{W}", "Enchantment", "", static(AttackersAtMost(1)), static(BlockersAtMost(1))),
    card(
        "Juggernaut", "巨大戦車", "{4}", "Artifact Creature — Juggernaut", "5/3",
        static(MustAttack(This())),
        static(Evasion(This(), Filter(Not(IsSubtype("Wall"))))),
    ),
    card(
        "Mogg Flunkies", "モグの下働き", "{2}{R}", "Creature — Goblin", "3/3",
        static(CantAttackAlone(This()), CantBlockAlone(This())),
    ),
    card("Charging Rhino", "突進するサイ", "{3}{G}{G}", "Creature — Rhino", "4/4", static(Evasion(This(), most=1))),
    card("Palace Guard", "", "{2}{W}", "Creature — Human Soldier", "1/4", static(BlocksMore(This(), ALL))),
    card("Lure", "寄せ餌", "{1}{G}{G}", "Enchantment — Aura", "", ENCHANT_CREATURE, static(MustBlock(Each(CREATURE), Host()))),
    card("Pacifism", "平和な心", "{1}{W}", "Enchantment — Aura", "", ENCHANT_CREATURE, static(CantAttack(Host()), CantBlock(Host()))),
    card(
        "Archangel of Tithes", "", "{1}{W}{W}{W}", "Creature — Angel", "3/5",
        keyword("flying"),
        Static((AttackCost(CREATURE, 1, planeswalkers=True),), Exists(Each(Filter(Itself(), IsTapped(False))))),
        Static((BlockCost(CREATURE, 1),), Exists(Each(Filter(Itself(), IsAttacking())))),
    ),
    # attacking and blocking
    card(
        "Brimaz, King of Oreskos", "オレスコスの王、ブリマーズ", "{1}{W}{W}", "Legendary Creature — Cat Soldier", "3/4",
        keyword("vigilance"),
        attacks(CreateTokens(CAT_SOLDIER, attacking=True)),
        Triggered(BlocksOne(Filter(Itself())), CreateTokens(CAT_SOLDIER, blocking=EventAttacker())),
    ),
    card(
        "Reconnaissance", "偵察", "{W}", "Enchantment", "",
        Activated(
            mana("{0}"),
            Sequence(RemoveFromCombat(Target()), Tap(Target(), tapped=False)),
            (target(IsType("creature"), IsAttacking(), Controlled("you")),),
        ),
    ),
    card("Scroll Thief", "", "{2}{U}", "Creature — Merfolk Rogue", "1/3", hits_player(Draw())),
    # attachments and control
    card("Short Sword", "小剣", "{1}", "Artifact — Equipment", "", static(Modify(Host(), (ModifyPowerToughness(1, 1),))), equip("{1}")),
    card(
        "Lightning Greaves", "稲妻のすね当て", "{2}", "Artifact — Equipment", "",
        static(Modify(Host(), (GainAbility(keyword("haste")), GainAbility(keyword("shroud"))))),
        equip("{0}"),
    ),
    card("Control Magic", "支配魔法", "{2}{U}{U}", "Enchantment — Aura", "", ENCHANT_CREATURE, static(Modify(Host(), (GainControl(),)))),
    card(
        "Act of Treason", "反逆の行動", "{2}{R}", "Sorcery", "",
        spell(
            Let(Modify(Target(), (GainControl(),))),
            Tap(Target(), tapped=False),
            Let(Modify(Target(), (GainAbility(keyword("haste")),))),
            targets=(TARGET_CREATURE,),
        ),
    ),
    card(
        "Fate Transfer", "", "{1}{U/B}", "Instant", "",
        spell(MoveCounters(Target(0), Target(1)), targets=(TARGET_CREATURE, TARGET_CREATURE)),
    ),
    # commanders
    card("Command Tower", "統率の塔", None, "Land", "", Activated(Cost(None, (TapThis(),)), AddManaOfIdentity())),
    card(
        "Rooftop Storm", "", "{5}{U}", "Enchantment", "",
        static(InsteadOfManaCost(Filter(IsType("creature"), IsSubtype("Zombie")), mana("{0}"))),
    ),
    card("Isamaru, Hound of Konda", "今田家の猟犬、勇丸", "{W}", "Legendary Creature — Dog", "2/2"),
)
