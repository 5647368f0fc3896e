"""Random play in the words of the rulings: every game is a list of lines, so that one that goes wrong is a ruling already.

:mod:`boards` makes a start, :mod:`story` plays on and looks for what must never be, :mod:`shrinking` leaves the lines that are needed for
it to go wrong, :mod:`search` lets Hypothesis look for such games.
"""
