"""phase.rs (PyPI: phase-python, MIT) as a second engine.

It is given cards as the English text that :mod:`engine.text` prints of our own definitions, so no card text is shipped. A scenario's facts
are given to a table of the reference engine, whose board is then laid out at phase's; what can't be laid out there is unsupported. From
then on phase alone plays. It has no rule numbers, no reasons of refusals and no layers to show.
"""
