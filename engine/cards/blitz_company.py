"""Cards that rulings on blitz bring together with it."""

from __future__ import annotations

from engine.abilities import Activated, KeywordAbility, Triggered
from engine.actions.destroy import Destroy
from engine.actions.later import Later
from engine.actions.life import DealDamage, GainLife
from engine.actions.move import ReturnToHand
from engine.actions.tap import Tap
from engine.cards.card import card
from engine.cards.words import TARGET_CREATURE_OPPONENT_CONTROLS, TARGET_PERMANENT, enters, keyword, spell, static, target
from engine.changes import GainAbility, GainControl
from engine.characteristic_filters import IsType
from engine.conditions import YourTurn
from engine.continuous import Instead, MayCast, Modify
from engine.costs import TapThis, mana
from engine.ending import EndTheTurn
from engine.filters import Another, AnyOf, Controlled, Filter, Not, Owned
from engine.instead import Changed, PutInto
from engine.instructions import Let, May
from engine.selectors import Bound, Each, Target
from engine.state import EXILE, GRAVEYARD
from engine.when import Enters
from engine.when_control import LoseControl
from engine.would import WouldCreate, WouldMove

TAKE_AND_UNTAP = (
    Tap(Target(), tapped=False), Let(Modify(Target(), (GainControl(),))), Let(Modify(Target(), (GainAbility(keyword("haste")),))),
)
"""Untap it and gain control of it until end of turn; it gains haste."""

CARDS = (
    card("Planar Cleansing", "次元の浄化", "{3}{W}{W}{W}", "Sorcery", "", spell(Destroy(Each(Filter(Not(IsType("land"))))))),
    card(
        "Social Climber", "", "{2}{G}", "Creature — Human Druid", "3/2",
        Triggered(Enters(Filter(IsType("creature"), Another(), Controlled("you"))), GainLife(1)),
    ),
    card(
        "Sundial of the Infinite", "無限の日時計", "{2}", "Artifact", "",
        Activated(mana("{1}", TapThis()), EndTheTurn(), only_if=YourTurn()),
    ),
    card(
        "Ray of Command", "命令の光", "{3}{U}", "Instant", "",
        spell(
            *TAKE_AND_UNTAP, Later(Triggered(LoseControl(), Tap(Bound())), Target()), targets=(TARGET_CREATURE_OPPONENT_CONTROLS,)
        ),
    ),
    card(
        "Word of Seizing", "", "{3}{R}{R}", "Instant", "",
        keyword("split second"),
        spell(*TAKE_AND_UNTAP, targets=(TARGET_PERMANENT,)),
    ),
    card("Anointed Procession", "選定された行進", "{3}{W}", "Enchantment", "", static(Instead(WouldCreate("you"), Changed(times=2)))),
    card(
        "Yawgmoth's Will", "ヨーグモスの意志", "{2}{B}", "Sorcery", "",
        spell(
            Let(MayCast(Each(Filter(Owned("you")), GRAVEYARD), lands=True)),
            Let(Instead(WouldMove(Filter(Owned("you")), GRAVEYARD), PutInto(EXILE, cards=True))),
        ),
    ),
    card(
        "Gravedigger", "グレイブディガー", "{3}{B}", "Creature — Zombie", "2/2",
        enters(
            May(ReturnToHand(Target(), GRAVEYARD), "Is it returned to your hand?"),
            target(IsType("creature"), Owned("you"), zone=GRAVEYARD),
        ),
    ),
    card(
        "Light 'Em Up", "", "{1}{R}", "Sorcery", "",
        KeywordAbility("casualty", n=2),
        spell(DealDamage(2, Target()), targets=(target(AnyOf(IsType("creature"), IsType("planeswalker"))),)),
    ),
)
