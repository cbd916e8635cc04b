"""Tycoon action Build: a tile from the market, paid for and placed at once.

Cards grant the same for less, or without the gold of the lots (SR33).
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
    """Build this tile: a large one on the lot named and the next one outwards."""

    tile: str
    place: str
    floor: int


class TileBuilt(SeatEvent, frozen=True):
    """The seat paid `price` in all and scored the `points` of the lots; the board has a room more."""

    tile: str
    place: str
    floor: int
    price: int
    points: int


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A tile at a place: what it would cost in all and score at once."""

    tile: str
    place: str
    floor: int
    price: int
    points: int


class BuildOption(Option, frozen=True):
    """Build one of these tiles at its place."""

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
    """One sum, never below 0 (SR33)."""
    if grant is None:
        return TILES[tile].cost + site.gold
    return max(0, TILES[tile].cost - grant.discount + (0 if grant.free_lots else site.gold))


@lru_cache(maxsize=16_384)
def _offers(rooms: Rooms, smooth: bool, grant: GrantedBuild | None) -> tuple[tuple[int, Offer], ...]:
    """The tiles that a board allows whatever the gold and the market, each with its place in the market."""
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
    """Every tile at every place that the seat can build and pay for now, by the action or a card's grant."""
    player = state.players[seat]
    gold, market = player.gold, state.market
    possible = _offers(player.rooms, state.options.smooth_lots, grant)
    return tuple([offer for index, offer in possible if offer.price <= gold and market[index]])


def option(state: State, seat: int) -> BuildOption | None:
    """The buildings that the action allows; None when it allows none."""
    found = offers(state, seat)
    return BuildOption(seat, found) if found else None


def granted_options(state: State, pending: GrantedBuild) -> tuple[Option, ...]:
    """The buildings that the card allows, or to decline."""
    found, decline = offers(state, state.turn, pending), DeclineOption(state.turn)
    return (BuildOption(state.turn, found), decline) if found else (decline,)


def granted(state: State, pending: GrantedBuild, chance: Chance) -> Event | None:
    """Nobody is asked who can build nothing."""
    return None if offers(state, state.turn, pending) else Skipped(state.turn, "build")


class BuildTable(Protocol):
    """The facts that decide whether a tile can be built; a state and a view have them."""

    @property
    def options(self) -> TableOptions:
        """The options at the table."""

    @property
    def players(self) -> Sequence[Holdings]:
        """Everybody's board and gold."""

    @property
    def market(self) -> Counts:
        """The copies left."""


def obstacle(table: BuildTable, seat: int, tile: str, grant: GrantedBuild | None = None) -> Refusal | None:
    """The reason why the seat could build the tile nowhere, were it its time to build; None if it could."""
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
    """The least that the tile would cost the seat in all; None where it can stand nowhere."""
    rooms = table.players[seat].rooms
    found = sites_for(tile, rooms, table.options.smooth_lots)
    return min((_price(tile, site, grant) for site in found if need_met(tile, rooms, site)), default=None)


def _site(state: State, command: Build) -> Site:
    """The site asked for; refused where the tile cannot stand, or its prerequisite is not met."""
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
    """Refused for a tile not in the market, a wrong place, a prerequisite not met, or want of gold."""
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
    """The tile is on the board, its lots have scored."""
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
