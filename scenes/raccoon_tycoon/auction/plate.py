"""The plate on the podium's front: the standing bid and its bidder, or price and buyer after the sale."""

from dataclasses import dataclass

import pygame

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art import Frame, Typeface, palette as pal, rich, shapes, text
from scenes.art.pieces import emblems

LONG_NAME, LARGE_NAME = 0.72, 0.77
"""The size of the bid above a long name, and above a name in large text, as a share of the usual."""


def is_sold(pending: AwaitBid) -> bool:
    """Whether the hammer has fallen: only the leader is left. The rules never wait in such a position."""
    return pending.active == (pending.leader,)


@dataclass(frozen=True)
class BidPlate:
    """Draws the plate; a long name gets two lines below a smaller bid, or is shortened."""

    frame: Frame
    seats: tuple[Seat, ...]
    say: Say
    pending: AwaitBid

    def draw(self, surface: pygame.Surface, block: pygame.Rect, bid: bool = True) -> None:
        """Draw the plate into `block`, without the sum unless `bid`."""
        frame, sold = self.frame, is_sold(self.pending)
        shapes.inset(surface, block, frame.scale, 10)
        if sold:
            shapes.plate(surface, block, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP, 10)
        who = self.seats[self.pending.leader]
        emblem = f"[emblem {who.emblem} {who.colour}]"
        leader = f"{emblem} *{rich.escape(who.name)}*"
        words = leader if sold or frame.is_large else self.say("auction.leads", leader=leader)
        style = text.Style(Typeface.BOOK_BOLD, frame.type(22, 1.8), pal.IVORY if sold else pal.GILT_LIGHT)
        box = pygame.Rect(block.left + frame.px(6), 0, block.width - frame.px(12), round(block.height * 0.3))
        least = style.sized(min(style.pixels, frame.floor))
        share = (
            LARGE_NAME
            if frame.is_large
            else 1.0
            if rich.width(words, least, least) <= box.width
            else LONG_NAME
        )
        box.height = max(box.height, round(block.height * (1 - 0.7 * share)))
        box.bottom = block.bottom - frame.px(3 if frame.is_large else 6 * share)
        if rich.height(words, least, box.width) > box.height:
            room = box.width - rich.width(emblem, least, least) - text.width(" ", least)
            words = f"{emblem} *{rich.escape(text.fit(who.name, least, room, least.pixels)[0])}*"
        if frame.is_large:
            self._draw_leader(surface, box, who, style)
        else:
            rich.paragraph(surface, words, box, style, style, "centre", True, frame.floor)
        if bid:
            self._draw_sum(surface, block, share)

    def _draw_leader(self, surface: pygame.Surface, box: pygame.Rect, who: Seat, style: text.Style) -> None:
        """Draw emblem and name in slim letters, for large text."""
        side = min(box.height, self.frame.px(36))
        room = box.width - side - self.frame.px(6)
        wide = min(room, text.width(who.name, style))
        badge = pygame.Rect(box.centerx - (side + self.frame.px(6) + wide) // 2, 0, side, side)
        badge.centery = box.centery
        emblems.emblem(surface, badge, who.emblem, who.colour)
        slim = style._replace(slim=text.NARROWEST)
        at = badge.right + self.frame.px(6), box.centery
        text.draw(surface, who.name, at, slim, "left", room, self.frame.floor, middle=True)

    def _draw_sum(self, surface: pygame.Surface, block: pygame.Rect, share: float) -> None:
        """Draw the sum, scaled by `share`."""
        size = round(min(block.height * 0.64 * share, self.frame.type(72, 1.1)))
        bid = text.Style(Typeface.POSTER, size, pal.IVORY, self.frame.px(3))
        at = (block.centerx, block.top + round(block.height * 0.37 * share))
        sum_ = self.say("table.money", n=self.pending.bid)
        words = self.say("auction.sold_sum", sum=sum_) if is_sold(self.pending) else sum_
        limit = block.width - self.frame.px(20)
        text.draw(surface, words, at, bid, "centre", limit, self.frame.floor, middle=True)
