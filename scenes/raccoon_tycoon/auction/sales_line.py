"""The line of what a railroad was sold for, at the foot of the sheet of worths."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from scenes.art import text
from scenes.art.fonts import Typeface
from scenes.art.pieces import emblems
from scenes.raccoon_tycoon.auction.paper import USUAL, Paper
from scenes.raccoon_tycoon.auction.sales import Sale
from scenes.raccoon_tycoon.words.names import named
from scenes.table.choosing.choice import ChoiceContext

SHOWN, SALE_GAP = 3, 8
"""Of earlier sales the latest ones, and what parts them in design units."""


@dataclass(frozen=True)
class SalesLine:
    """Writes the line."""

    paper: Paper
    table: ChoiceContext
    railroad: str

    def draw(self, y: int, sold: Sequence[Sale]) -> None:
        """The latest sales of this railroad, as many as have room beside its name."""
        paper, shown = self.paper, list(sold[-SHOWN:])
        width = paper.right - paper.left
        words = self._words(bool(shown), width - self._width(shown))
        while len(shown) > 1 and self._least(words) + self._width(shown) > width:
            shown.pop(0)
        style, limit = paper.style(Typeface.BOOK_SEMIBOLD, USUAL), width - self._width(shown)
        text.draw(paper.surface, words, (paper.left, y), style, limit=limit, floor=paper.frame.floor)
        right = paper.right
        for sale in reversed(shown):
            right = self._sale(right, y, sale)

    def _words(self, sold: bool, room: int) -> str:
        """The words before the sales, without the railroad's name where it has no room beside the card."""
        say, railroad = self.table.say, named(self.railroad, self.table.say)
        if not sold:
            return say("auction.never_sold", railroad=railroad)
        words = say("auction.sold_for", railroad=railroad)
        return words if self._least(words) <= room else say("auction.sold")

    def _least(self, words: str) -> int:
        """The least width of words of that line."""
        style = self.paper.style(Typeface.BOOK_SEMIBOLD, USUAL)
        return text.width(words, text.Style(style.face, min(style.pixels, self.paper.frame.floor)))

    def _width(self, shown: Iterable[Sale]) -> int:
        """The room that sales take with their emblems, and what parts them from the words."""
        emblem = self.paper.px(25) + self.paper.frame.px(3 + SALE_GAP)
        return sum(text.width(*self._price(sale)) + emblem for sale in shown)

    def _price(self, sale: Sale) -> tuple[str, text.Style]:
        return self.table.say("table.money", n=sale.price), self.paper.style(Typeface.POSTER, USUAL + 1)

    def _sale(self, right: int, y: int, sale: Sale) -> int:
        """A buyer's emblem and what they paid; where it begins."""
        paper, (words, style) = self.paper, self._price(sale)
        told = text.draw(paper.surface, words, (right, y), style, "right")
        side, buyer = paper.px(25), self.table.seats[sale.seat]
        badge = pygame.Rect(told.left - side - paper.frame.px(3), y - round(0.8 * side), side, side)
        emblems.emblem(paper.surface, badge, buyer.emblem, buyer.colour)
        return badge.left - paper.frame.px(SALE_GAP)
