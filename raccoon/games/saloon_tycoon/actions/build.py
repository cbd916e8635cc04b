"""Tycoon action Build: a tile from the market, paid for and placed at once.

Cards grant a build for less gold, or without the gold of the lots (SR33).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Protocol

import msgspec
from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, replaced
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent
from raccoon.games.saloon_tycoon.actions.decline import DeclineOption, Skipped
from raccoon.games.saloon_tycoon.actions.earn import check_action
from raccoon.games.saloon_tycoon.board import Room, Rooms, Site, need_met, sites, sites_for
from raccoon.games.saloon_tycoon.catalogue import BUYABLE, MARKET_INDEX, TILES
from raccoon.games.saloon_tycoon.pending import GrantedBuild
from raccoon.games.saloon_tycoon.requirements import Holdings
from raccoon.games.saloon_tycoon.state import State, TableOptions, action_spent, with_player


class Build(Command, frozen=True):
    """Build this tile at this place: a large tile covers the lot named and the next one outwards."""

    tile: str
    place: str
    floor: int


class TileBuilt(SeatEvent, frozen=True):
    """The seat built the tile for `price` gold in all and scored the `points` of the lots."""

    tile: str
    place: str
    floor: int
    price: int
    points: int


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A tile at a place, with its total price and the points of the lots."""

    tile: str
    place: str
    floor: int
    price: int
    points: int


class BuildOption(Option, frozen=True):
    """Build one of the tiles on offer at its place."""

    offers: tuple[Offer, ...]
    command = Build

    def allows(self, command: Build) -> bool:
        wanted = (command.tile, command.place, command.floor)
        return any((offer.tile, offer.place, offer.floor) == wanted for offer in self.offers)

    def draw(self, chance: Chance) -> Command:
        offer = chance.pick(self.offers)
        return Build(self.seat, offer.tile, offer.place, offer.floor)

    def commands(self) -> Iterator[Command]:
        for offer in self.offers:
            yield Build(self.seat, offer.tile, offer.place, offer.floor)


def _price(tile: str, site: Site, grant: GrantedBuild | None) -> int:
    """Return the price of tile and lots together, never below 0 (SR33)."""
    if grant is None:
        return TILES[tile].cost + site.gold
    return max(0, TILES[tile].cost - grant.discount + (0 if grant.free_lots else site.gold))


@lru_cache(maxsize=16_384)
def _offers(rooms: Rooms, smooth: bool, grant: GrantedBuild | None) -> tuple[tuple[int, Offer], ...]:
    """Return the tiles that the board allows, regardless of gold and market, with their market indices."""
    small, large = sites(rooms, smooth)
    return tuple(
        [
            (index, Offer(tile.id, site.place, site.floor, _price(tile.id, site, grant), site.points))
            for index, tile in enumerate(BUYABLE)
            for site in (large if tile.size == "large" else small)
            if need_met(tile.id, rooms, site)
        ]
    )


def offers(state: State, seat: int, grant: GrantedBuild | None = None) -> tuple[Offer, ...]:
    """Return every tile and place that the seat can pay for now, by the action or a card's `grant`."""
    player = state.players[seat]
    gold, market = player.gold, state.market
    possible = _offers(player.rooms, state.options.smooth_lots, grant)
    return tuple([offer for index, offer in possible if offer.price <= gold and market[index]])


def option(state: State, seat: int) -> BuildOption | None:
    """Return the builds that the action allows; None when there are none."""
    found = offers(state, seat)
    return BuildOption(seat, found) if found else None


def granted_options(state: State, pending: GrantedBuild) -> tuple[Option, ...]:
    """Return the builds that the card allows, and declining."""
    found, decline = offers(state, state.turn, pending), DeclineOption(state.turn)
    return (BuildOption(state.turn, found), decline) if found else (decline,)


def granted(state: State, pending: GrantedBuild, chance: Chance) -> Event | None:
    """Skip the granted build if the player can build nothing; else None: the player chooses."""
    return None if offers(state, state.turn, pending) else Skipped(state.turn, "build")


class BuildTable(Protocol):
    """The data that decide whether a tile can be built; both a state and a view have them."""

    @property
    def options(self) -> TableOptions:
        """The table options."""

    @property
    def players(self) -> Sequence[Holdings]:
        """The board and gold of each seat."""

    @property
    def market(self) -> Counts:
        """The copies left of each tile of the market."""


def obstacle(table: BuildTable, seat: int, tile: str, grant: GrantedBuild | None = None) -> Refusal | None:
    """Return the reason why the seat could not build the tile on its turn; None if it could."""
    player = table.players[seat]
    if not table.market[MARKET_INDEX[tile]]:
        return Refusal("tile_sold_out", tile=tile)
    if not sites_for(tile, player.rooms, table.options.smooth_lots):
        return Refusal("no_place", tile=tile)
    price = least_price(table, seat, tile, grant)
    if price is None:
        return Refusal("prerequisite", tile=tile)
    if price > player.gold:
        return Refusal("not_enough_gold", need=price, have=player.gold)
    return None


def least_price(table: BuildTable, seat: int, tile: str, grant: GrantedBuild | None = None) -> int | None:
    """Return the lowest total price of the tile for the seat; None when it has no place."""
    rooms = table.players[seat].rooms
    found = sites_for(tile, rooms, table.options.smooth_lots)
    return min((_price(tile, site, grant) for site in found if need_met(tile, rooms, site)), default=None)


def _site(state: State, command: Build) -> Site:
    """Return the site of the command; refuse one that cannot carry the tile or misses its prerequisite."""
    rooms = state.players[command.seat].rooms
    where = (command.place, command.floor)
    found = [
        site
        for site in sites_for(command.tile, rooms, state.options.smooth_lots)
        if (site.place, site.floor) == where
    ]
    if not found:
        raise Refusal("no_place", tile=command.tile)
    if not need_met(command.tile, rooms, found[0]):
        raise Refusal("prerequisite", tile=command.tile)
    return found[0]


def decide(state: State, command: Build) -> Event:
    """Build; refuse a tile not in the market, a wrong place, a missing prerequisite, or too little gold."""
    grant = state.pending if isinstance(state.pending, GrantedBuild) else None
    if grant is None:
        check_action(state)
    tile = command.tile
    if tile not in MARKET_INDEX:
        raise Refusal("no_such_tile", tile=tile)
    if not state.market[MARKET_INDEX[tile]]:
        raise Refusal("tile_sold_out", tile=tile)
    site = _site(state, command)
    price, gold = _price(command.tile, site, grant), state.players[command.seat].gold
    if price > gold:
        raise Refusal("not_enough_gold", need=price, have=gold)
    return TileBuilt(command.seat, command.tile, command.place, command.floor, price, site.points)


def evolve(state: State, event: TileBuilt) -> State:
    """Pay, put the tile on the board, score its lots."""
    player = state.players[event.seat]
    points = player.points
    if event.points:
        points = replace(points, lots=points.lots + event.points)
    rooms = (*player.rooms, Room(event.tile, event.place, event.floor))
    player = replace(player, gold=player.gold - event.price, points=points, rooms=rooms)
    index = MARKET_INDEX[event.tile]
    return replace(
        state,
        players=with_player(state, event.seat, player),
        market=replaced(state.market, index, state.market[index] - 1),
        agenda=action_spent(state),
    )
