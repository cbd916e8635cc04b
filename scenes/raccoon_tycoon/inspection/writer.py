"""The builder of pages: the seat each page speaks to, and the words that every page needs."""

from __future__ import annotations

import dataclasses

from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, RAILROADS
from raccoon.games.raccoon_tycoon.pending import AwaitBid, Over
from raccoon.games.raccoon_tycoon.view import PlayerView, View
from scenes.art.rich import escape
from scenes.raccoon_tycoon.auction.figures import railroad_value
from scenes.raccoon_tycoon.holdings import desk_seat
from scenes.raccoon_tycoon.words.names import named
from scenes.table.inspection.page_writer import PageWriter


class PageBuilder(PageWriter):
    """The seat a page is about: the viewer's, or who is waited for, of whom only public things are told."""

    view: View

    @property
    def seat(self) -> int:
        """The seat whose gains are shown."""
        pending = self.view.pending
        if self.view.seat is None and isinstance(pending, Over):
            return pending.winners[0]
        return desk_seat(self.view)

    @property
    def mine(self) -> bool:
        """Whether that is the viewer."""
        return self.view.seat is not None

    @property
    def me(self) -> PlayerView:
        """Their holdings, as far as they are known."""
        return self.view.players[self.seat]

    def without(self, building: str) -> PageBuilder:
        """The same eyes on a position in which they do not own this tile."""
        tiles = list(self.me.buildings)
        tiles.remove(building)
        bare = replace(self.me, buildings=tuple(tiles))
        players = tuple(bare if seat == self.seat else held for seat, held in enumerate(self.view.players))
        return PageBuilder(dataclasses.replace(self.asked, view=replace(self.view, players=players)))

    @property
    def now(self) -> str:
        """For whom a page tells what something means."""
        if self.over:
            return self.say("ask.at_end")
        return self.say("ask.now") if self.mine else self.say("ask.now_of", name=self.name(self.seat))

    def player(self, seat: int) -> str:
        """A player in markup: emblem and name, or "you"."""
        who = self.asked.seats[seat]
        own = self.mine and seat == self.seat
        return f"[emblem {who.emblem} {who.colour}] {self.say('ask.you') if own else escape(who.name)}"

    def money(self, dollars: int) -> str:
        """So many dollars."""
        return self.say("table.money", n=dollars)

    def short_of(self, cost: int) -> int:
        """The dollars that are missing to pay it, as far as the money is known."""
        return 0 if self.me.money is None else max(0, cost - self.me.money)

    def points(self, points: int) -> str:
        """So many VP."""
        return self.say("table.points", n=points)

    def gain(self, points: int) -> str:
        """So many VP more or less."""
        return self.say("auction.points", n=points)

    def named(self, name: str) -> str:
        """The name of a railroad, a town or a building."""
        return named(name, self.say)

    def next_gain(self, railroad: str) -> str:
        """The VP that the next card of a railroad adds; a dash where the set is complete."""
        full = self.me.railroads.count(railroad) >= RAILROADS[railroad].cards
        return "–" if full else self.gain(railroad_value(self.me, railroad).points)

    @property
    def over(self) -> bool:
        """Whether the game has ended: nothing can be gained any more."""
        return isinstance(self.view.pending, Over)

    @property
    def in_auction(self) -> AwaitBid | None:
        """The auction under way."""
        pending = self.view.pending
        return pending if isinstance(pending, AwaitBid) else None


def token(index: int) -> str:
    """The picture of a commodity by its place in the catalogue."""
    return f"[{COMMODITIES[index]}]"


def commodity(writer: PageBuilder, name: str) -> str:
    """The picture and the name of a commodity."""
    return f"[{name}] {writer.say(f'commodity.{name}.title')}"
