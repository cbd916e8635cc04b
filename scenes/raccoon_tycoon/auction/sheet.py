"""The auction house as long as nobody bids: velvet, card, standing bid, bidders, value."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from raccoon.games.raccoon_tycoon.catalogue import RAILROADS, TOWNS
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art import palette as pal
from scenes.art import pictograms, rich, shapes, text
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.raccoon_tycoon.art import cards
from scenes.raccoon_tycoon.auction import bidders
from scenes.raccoon_tycoon.auction.railroad_value import railroad_value
from scenes.table.choosing.choice import Table
from scenes.table.log.markup import player_markup

SIZE = (1248, 558)
"""The sheet in design units: the middle of the table."""
CARD = (40, 70, 262, 371)
"""Where the card lies on the sheet: its flight ends there and its next one begins there."""
BLOCK = (480, 208, 270, 118)
"""Where the standing bid is."""
WORTH = (790, 88, 434, 240)
"""The paper that tells what the card adds."""
GAVEL_PLACE = (548, 86, 124, 124)
SUM = (535, 226, 160, 60)
"""Where the gavel lies, and where the standing bid is written."""
TOWN = (28, 456, 286, 90)
"""The plate with the town on offer."""
GAVEL = "gavel"
TINT = 0.3
"""How much of a bidder's colour the velvet takes on."""


@dataclass(frozen=True)
class AuctionSheet:
    """Draws an auction; the value of the card is that for `seat`. `hidden` pieces are in the air.

    `asked` is the person who bids now where several share the screen.
    """

    table: Table
    pending: AwaitBid
    seat: int
    frame: Frame
    hidden: frozenset[str]
    asked: int | None = None

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw it into its rectangle of the window."""
        shapes.wood_panel(surface, rect, self.frame.scale, tone=self._tone)
        self._draw_title(surface)
        self._draw_card(surface)
        self._draw_block(surface)
        bidders.draw(surface, self.frame, self.table, self.pending)
        self._draw_value(surface)
        self._draw_town(surface)

    @property
    def _tone(self) -> tuple[pal.Colour, pal.Colour]:
        """Velvet; between people a little in the colour of whoever is asked."""
        velvet = pal.OXBLOOD, pal.OXBLOOD_DEEP
        if self.asked is None:
            return velvet
        colour = pal.SEAT[self.table.seats[self.asked].colour]
        return pal.mix(velvet[0], colour, TINT), pal.mix(velvet[1], colour, TINT / 2)

    def _draw_title(self, surface: pygame.Surface) -> None:
        frame, say = self.frame, self.table.say
        plate = self.frame.rect(330, 8, 588, 72)
        shapes.plate(surface, plate, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP, 8)
        head = text.Style(Face.POSTER, frame.type(32, 1.2), pal.IVORY, frame.px(2))
        text.draw(surface, say("auction.title"), frame.point(624, 43), head, "centre", plate.width - 24)
        starter = self.table.seats[self.pending.starter].name
        sub = text.Style(Face.BOOK_ITALIC, frame.type(19, 1.5), pal.CREAM)
        words = say("auction.opened", starter=starter, railroad=self.pending.railroad)
        text.draw(surface, words, frame.point(624, 69), sub, "centre", plate.width - 24)

    def _draw_card(self, surface: pygame.Surface) -> None:
        card = RAILROADS[self.pending.railroad]
        owned = self.table.view.players[self.seat].railroads.count(card.name)
        words = self.table.say("table.minimum_bid", bid=card.minimum_bid)
        cards.railroad_card(
            surface,
            self.frame.rect(*CARD),
            card.name,
            words,
            card.points,
            owned,
            self.frame.text_scale,
        )

    def _draw_block(self, surface: pygame.Surface) -> None:
        frame = self.frame
        if GAVEL not in self.hidden:
            pictograms.draw(surface, self.frame.rect(*GAVEL_PLACE), "gavel")
        block = self.frame.rect(*BLOCK)
        shapes.inset(surface, block, frame.scale, 10)
        bid = text.Style(Face.POSTER, frame.type(62, 1.2), pal.IVORY)
        text.draw(surface, f"${self.pending.bid}", frame.point(615, 276), bid, "centre", block.width - 20)
        leader = player_markup(self.table.seats[self.pending.leader])
        words = self.table.say("auction.leads", leader=leader)
        style = text.Style(Face.BOOK_SEMIBOLD, frame.type(22, 1.5), pal.CREAM)
        strong = text.Style(Face.BOOK_BOLD, frame.type(22, 1.5), pal.IVORY)
        box = self.frame.rect(490, 286, 250, 34)
        rich.paragraph(surface, words, box, style, strong, align="centre", centred=True)

    def _draw_value(self, surface: pygame.Surface) -> None:
        """What the card adds, counted from public holdings only."""
        frame, say, seat = self.frame, self.table.say, self.seat
        paper = self.frame.rect(*WORTH)
        shapes.paper_panel(surface, paper, frame.scale, filigree=True)
        head = text.Style(Face.POSTER, frame.type(27, 1.2), pal.OXBLOOD_DEEP)
        title = say("auction.worth", name=self.table.seats[seat].name)
        text.draw(surface, title, frame.point(1007, 124), head, "centre", paper.width - frame.px(50))
        value = railroad_value(self.table.view.players[seat], self.pending.railroad)
        rows = [
            (say("auction.set", owned=value.owned, of=value.cards), value.set_after - value.set_before),
            (say("auction.pairs"), value.pair_points),
        ]
        if value.bonus_points:
            rows.append((say("auction.bonus"), value.bonus_points))
        for number, (words, points) in enumerate(rows):
            self._draw_row(surface, 160 + 34 * number, words, points, Face.BOOK_SEMIBOLD, 20)
        below = 160 + 34 * len(rows)
        shapes.rule(surface, self.frame.rect(822, below - 22, 370, 9), frame.scale)
        self._draw_row(surface, below + 16, say("auction.together"), value.points, Face.POSTER, 26)
        note = text.Style(Face.BOOK_ITALIC, frame.type(18, 1.15), pal.INK)
        box = self.frame.rect(822, below + 26, 370, 316 - below - 26)
        text.paragraph(surface, say("auction.public"), box, note, "centre", centred=True, floor=frame.floor)

    def _draw_town(self, surface: pygame.Surface) -> None:
        """The town on offer, which the auction covers: its points and both payments."""
        frame, say, view = self.frame, self.table.say, self.table.view
        if view.town is None:
            return
        town, plate = TOWNS[view.town], self.frame.rect(*TOWN)
        shapes.paper_panel(surface, plate, frame.scale)
        head = text.Style(Face.POSTER, frame.type(22, 1.2), pal.OXBLOOD_DEEP)
        at = (plate.left + frame.px(14), plate.top + frame.px(36))
        points = text.Style(Face.POSTER, frame.type(22, 1.2), pal.INK)
        told = say("table.points", n=town.points)
        right = text.draw(surface, told, (plate.right - frame.px(14), at[1]), points, "right")
        text.draw(surface, town.name, at, head, limit=right.left - frame.px(8) - at[0], floor=frame.floor)
        words = say("auction.town", named=town.commodity_cost, token=f"[{town.commodity}]", any=town.any_cost)
        style = text.Style(Face.BOOK_SEMIBOLD, frame.type(21, 1.3), pal.INK)
        box = pygame.Rect(
            at[0], at[1] + frame.px(4), plate.width - frame.px(28), plate.bottom - at[1] - frame.px(10)
        )
        rich.paragraph(surface, words, box, style, centred=True, floor=frame.floor)

    def _draw_row(
        self, surface: pygame.Surface, y: float, words: str, points: int, face: Face, size: int
    ) -> None:
        frame = self.frame
        style = text.Style(face, frame.type(size, 1.2), pal.OXBLOOD_DEEP if face is Face.POSTER else pal.INK)
        text.draw(surface, words, frame.point(822, y), style, "left", frame.px(250))
        amount = self.table.say("auction.points", n=points)
        strong = text.Style(Face.POSTER, frame.type(size + 2, 1.2), style.colour)
        text.draw(surface, amount, frame.point(1192, y), strong, "right", frame.px(110))
