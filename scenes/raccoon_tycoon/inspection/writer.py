"""`PageBuilder`: the seat a page is about, and words that many pages need."""

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
    """Builds pages for the viewer's seat; at a shared table, for the seat to move, with public facts only."""

    view: View

    @property
    def seat(self) -> int:
        """The seat whose gains are shown: the desk's; for a spectator of a finished game the winner."""
        pending = self.view.pending
        if self.view.seat is None and isinstance(pending, Over):
            return pending.winners[0]
        return desk_seat(self.view)

    @property
    def mine(self) -> bool:
        """Whether that seat is the viewer's."""
        return self.view.seat is not None

    @property
    def me(self) -> PlayerView:
        """That seat's holdings, as far as they are known."""
        return self.view.players[self.seat]

    def without(self, building: str) -> PageBuilder:
        """A builder for the same view, but without this building of the seat."""
        tiles = list(self.me.buildings)
        tiles.remove(building)
        bare = replace(self.me, buildings=tuple(tiles))
        players = tuple(bare if seat == self.seat else held for seat, held in enumerate(self.view.players))
        return PageBuilder(dataclasses.replace(self.context, view=replace(self.view, players=players)))

    @property
    def meaning_title(self) -> str:
        """The heading of what something means now: to you, to the named player, or at the end."""
        if self.over:
            return self.say("ask.at_end")
        return self.say("ask.now") if self.mine else self.say("ask.now_of", name=self.name(self.seat))

    def player(self, seat: int) -> str:
        """A player in markup: emblem and name, or "you"."""
        who = self.context.seats[seat]
        own = self.mine and seat == self.seat
        return f"[emblem {who.emblem} {who.colour}] {self.say('ask.you') if own else escape(who.name)}"

    def money(self, dollars: int) -> str:
        """An amount of dollars in words."""
        return self.say("table.money", n=dollars)

    def short_of(self, cost: int) -> int:
        """The dollars missing to pay `cost`; 0 if the money is not known."""
        return 0 if self.me.money is None else max(0, cost - self.me.money)

    def points(self, points: int) -> str:
        """A number of VP in words."""
        return self.say("table.points", n=points)

    def gain(self, points: int) -> str:
        """A signed change of VP in words."""
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
        """The auction under way, or None."""
        pending = self.view.pending
        return pending if isinstance(pending, AwaitBid) else None


def token(index: int) -> str:
    """The markup of a commodity's picture by its index."""
    return f"[{COMMODITIES[index]}]"


def commodity(writer: PageBuilder, name: str) -> str:
    """The markup of a commodity's picture and name."""
    return f"[{name}] {writer.say(f'commodity.{name}.title')}"
