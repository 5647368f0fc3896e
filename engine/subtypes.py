"""Subtypes and the card types they go with (CR 205.3)."""

from __future__ import annotations

from functools import lru_cache

_ARTIFACT_TYPES = """
    Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map
    Mutagen Powerstone Spacecraft Stone Treasure Vehicle Vibranium
"""
_ENCHANTMENT_TYPES = """
    Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine
"""
_LAND_TYPES = """
    Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's
"""
_PLANESWALKER_TYPES = """
    Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian Dihada
    Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn
    Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan
    Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska
    Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel
"""
_SPELL_TYPES = """
    Adventure Arcane Lesson Omen Trap
"""
_CREATURE_TYPES = """
    Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker Astartes
    Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder Berserker Bird Bison
    Blinkmoth Boar Bringer Brushwagg C'tan Camarid Camel Capybara Caribou Carrier Cat Centaur Child Chimera Citizen Cleric Clown
    Cockatrice Construct Coward Coyote Crab Crocodile Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective
    Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi
    Elemental Elephant Elf Elk Employee Eternal Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gamma Gargoyle
    Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Guest Hag Halfling
    Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp
    Incarnation Inhuman Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Knight Kobold Kor
    Kraken Kree Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Llama Lobster Manticore Masticore Mercenary Merfolk
    Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr Mystic Nautilus
    Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster
    Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus
    Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue
    Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo
    Shade Shaman Shapeshifter Shark Sheep Shi'ar Siren Skeleton Skrull Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari
    Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Spy Squid Squirrel Starfish Surrakar Survivor
    Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid
    Unicorn Utrom Vampire Varmint Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf
    Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera
"""

CREATURE_TYPES = tuple(_CREATURE_TYPES.split())
"""CR 205.3m, those of one word."""
BASIC_LAND_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""The basic land types and the mana of their intrinsic abilities (CR 305.6)."""

_SETS = {
    **dict.fromkeys(_ARTIFACT_TYPES.split(), ("artifact",)),
    **dict.fromkeys(_ENCHANTMENT_TYPES.split(), ("enchantment",)),
    **dict.fromkeys(_LAND_TYPES.split(), ("land",)),
    **dict.fromkeys(_PLANESWALKER_TYPES.split(), ("planeswalker",)),
    **dict.fromkeys(_SPELL_TYPES.split(), ("instant", "sorcery")),
    "Siege": ("battle",),
}


@lru_cache(maxsize=1)
def every_subtype() -> tuple[str, ...]:
    """All subtypes of one word, whatever card type they go with."""
    return (*_SETS, *CREATURE_TYPES)


def goes_with(subtype: str) -> tuple[str, ...]:
    """The card types of which a word is a subtype; any other word is a creature type, which kindreds share."""
    return _SETS.get(subtype, ("creature", "kindred"))


@lru_cache(maxsize=4096)
def fitting(subtypes: tuple[str, ...], types: tuple[str, ...]) -> tuple[str, ...]:
    """The subtypes that go with one of some card types."""
    return tuple(s for s in subtypes if any(t in types for t in goes_with(s)))


@lru_cache(maxsize=4096)
def of_other_sets(subtypes: tuple[str, ...], than: tuple[str, ...]) -> tuple[str, ...]:
    """The subtypes that belong to none of the sets that the others belong to."""
    sets = {goes_with(s) for s in than}
    return tuple(s for s in subtypes if goes_with(s) not in sets)
