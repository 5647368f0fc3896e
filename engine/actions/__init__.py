"""Keyword actions and the other verbs of the game (CR 701, 120-122), a file each: the instruction and the events it makes."""
