"""The rulebook: its pages are data among the assets, the pieces drawn on them are listed here."""

from scenes.learning.book_file import read_book
from scenes.raccoon_rampage import GAME
from scenes.raccoon_rampage.rulebook.pieces import drawn

BOOK = read_book(GAME, drawn())
"""The rulebook. Playing comes first; every ruling is next to the rule it belongs to."""
