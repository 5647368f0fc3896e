"""Mutation testing of the engine: does any test fail if one line of it is wrong? ``make mutants``."""
