"""Double-faced cards (CR 712) and flip cards (CR 710), and cards that speak of transforming."""

from __future__ import annotations

from engine.abilities import Activated, Triggered
from engine.actions.create import CreateTokens
from engine.actions.later import Later
from engine.actions.move import PutOntoBattlefield
from engine.actions.transform import Flip, Transform
from engine.amounts import LifeTotal
from engine.cards.card import FLIPS, card, two_faced
from engine.cards.words import beginning_of_end_step, dies, gives, keyword, static
from engine.changes import GainAbility
from engine.characteristic_filters import HasKeyword, IsSubtype, IsType
from engine.conditions import AtLeast, Exists
from engine.continuous import CantBlock, Evasion, Instead
from engine.costs import mana
from engine.filters import YOUR_CREATURE, Controlled, Filter, Not
from engine.prevention import Prevent
from engine.selectors import Among, Became, Bound, Each, This
from engine.when_played import StateIs
from engine.when_turned import TransformsInto
from engine.would import WouldBeDamaged

WOLF = card("Wolf", "狼", None, "Creature — Wolf", "2/2", colors="G")

CARDS = (
    two_faced(
        card(
            "Kessig Prowler", "ケッシグをうろつくもの", "{G}", "Creature — Werewolf Horror", "2/1",
            Activated(mana("{4}{G}"), Transform(This())),
        ),
        card(
            "Sinuous Predator", "しなやかな捕食者", None, "Creature — Eldrazi Werewolf", "4/4",
            static(Evasion(This(), most=1)),
            colors="",
        ),
    ),
    two_faced(
        card(
            "Loyal Cathar", "", "{W}{W}", "Creature — Human Soldier", "2/2",
            keyword("vigilance"),
            dies(Later(beginning_of_end_step(PutOntoBattlefield(Bound(), transformed=True)), Became())),
        ),
        card("Unhallowed Cathar", "", None, "Creature — Zombie Soldier", "2/1", static(CantBlock(This())), colors="B"),
    ),
    card(
        "Cult of the Waxing Moon", "", "{4}{G}", "Creature — Human Shaman", "5/4",
        Triggered(
            TransformsInto(Filter(Controlled("you"), IsType("creature"), Not(IsSubtype("Human")))),
            CreateTokens(WOLF),
        ),
    ),
    two_faced(
        card(
            "Student of Elements", "", "{1}{U}", "Creature — Human Wizard", "1/1",
            Triggered(StateIs(Exists(Among(This(), Filter(HasKeyword("flying"))))), Flip(This())),
        ),
        card(
            "Tobita, Master of Winds", "", None, "Legendary Creature — Human Wizard", "3/3",
            gives(YOUR_CREATURE, GainAbility(keyword("flying"))),
        ),
        FLIPS,
    ),
    two_faced(
        card(
            "Rune-Tail, Kitsune Ascendant", "", "{2}{W}", "Legendary Creature — Fox Monk", "2/2",
            Triggered(StateIs(AtLeast(LifeTotal(), 30)), Flip(This())),
        ),
        card(
            "Rune-Tail's Essence", "", None, "Legendary Enchantment", "",
            static(Instead(WouldBeDamaged(Each(YOUR_CREATURE)), Prevent())),
        ),
        FLIPS,
    ),
)
