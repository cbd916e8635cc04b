"""Positions for the tests: a table laid in printed order, pieces moved by hand, then played on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import pytest
from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import without
from raccoon.engine.events import Command, Event, Option, Refusal
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets
from raccoon.games.saloon_tycoon.board import NEW_BOARD, Room, columns, site_of, sites_for
from raccoon.games.saloon_tycoon.catalogue import (
    BUYABLE,
    DECK,
    LARGE,
    OPEN_CLAIMS,
    ROOFS,
    SECRET_CLAIMS,
    SPACES,
    TILES,
)
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import AnyPending, Over, Turn
from raccoon.games.saloon_tycoon.setup import Setup
from raccoon.games.saloon_tycoon.state import Player, State, TableOptions

E = TypeVar("E", bound=Event)
O = TypeVar("O", bound=Option)  # noqa: E741 - the letter of Option

OUTLAWS = ("flatfoot", "angie", "sydney", "phineus")


def printed_setup(players: int, options: TableOptions, start_player: int = 0) -> Setup:
    """Every deck in the order of the printed lists."""
    return Setup(players, options, start_player, DECK, tuple(OPEN_CLAIMS), tuple(SECRET_CLAIMS))


def only(kind: type[E], events: Iterable[Event]) -> E:
    """The one event of that kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, f"{len(found)} events {kind.__name__} in {events}"
    return found[0]


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of the events."""
    return [type(event).__name__ for event in events]


def parsed(word: str, rooms: tuple[Room, ...]) -> Room:
    """``kitchen@A1`` on top of what stands there; ``+2`` after it are cubes, ``!`` makes it finished."""
    word, finished = word.removesuffix("!"), word.endswith("!")
    named, _, cubes = word.partition("+")
    tile, place = named.split("@")
    below = columns(rooms)[("corner", "A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4").index(place)]
    floor = below.floor + 1 if below else 1
    count = SPACES[tile] if finished else int(cubes or 0)
    assert any((site.place, site.floor) == (place, floor) for site in sites_for(tile, rooms, False)), (
        f"{word} cannot stand there"
    )
    return Room(tile, place, floor, count, roof=floor == 3 and count == SPACES[tile])


class Table:
    """A game in progress that a test arranges and plays; it is seat 0's turn, its income already taken.

    Nobody holds a card yet. All outlaws are at the last seat's saloon, so that none comes unasked (`away`
    sends them back). What is given to a player is taken from where it lies, so that the laws hold; every move
    played is checked against them.
    """

    def __init__(self, players: int = 3, start_player: int = 0, **options: bool) -> None:
        self.state: State = GAME.start(printed_setup(players, TableOptions(**options), start_player))
        for seat in range(players):
            dealt = self[seat].secrets
            self.set(seat, secrets=dealt[:2], rejected=dealt[2:], hand=())
        self.change(deck=DECK)
        self.change(agenda=(Turn(),))
        self.guests(players - 1, *OUTLAWS)
        self.log: list[Event] = []

    # Looking

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    @property
    def pending(self) -> AnyPending:
        """The point that the game waits at."""
        return self.state.pending

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.pending, Over)

    def score(self, seat: int) -> int:
        """The score on the track."""
        return self[seat].points.total

    def level(self, seat: int) -> int:
        """The income level as a player's view tells it."""
        return GAME.view(self.state, None).players[seat].income_level

    def room(self, seat: int, tile: str) -> int:
        """The number of the seat's first room of this tile."""
        return next(number for number, room in enumerate(self[seat].rooms) if room.tile == tile)

    def options(self, kind: type[O], seat: int | None = None) -> list[O]:
        """The options of that kind of the seat, or of whose turn it is."""
        asked = self.state.turn if seat is None else seat
        return [o for o in GAME.options(self.state, asked) if isinstance(o, kind)]

    def may(self, command: Command) -> bool:
        """Whether the options hold this command."""
        return any(
            o.command is type(command) and o.allows(command) for o in GAME.options(self.state, command.seat)
        )

    def places(self, tile: str) -> set[tuple[str, int]]:
        """The places where the tile can be built now, by place and floor."""
        return {
            (command.place, command.floor)
            for option in GAME.options(self.state, self.state.turn)
            for command in option.commands()
            if type(command).__name__ == "Build" and command.tile == tile
        }

    # Arranging

    def change(self, **fields: object) -> Table:
        """Fields of the state as they shall be."""
        self.state = replace(self.state, **fields)
        return self

    def set(self, seat: int, **fields: object) -> Table:
        """Fields of one player as they shall be."""
        players = list(self.state.players)
        players[seat] = replace(players[seat], **fields)
        return self.change(players=tuple(players))

    def gold(self, *amounts: int) -> Table:
        """The gold of the seats, from seat 0 on."""
        for seat, amount in enumerate(amounts):
            self.set(seat, gold=amount)
        return self

    def house(self, seat: int, *words: str, saloon: int = 0) -> Table:
        """The seat's board is the Saloon with so many cubes and these rooms (`parsed`), with its points."""
        rooms: tuple[Room, ...] = (replace(NEW_BOARD[0], cubes=saloon),)
        for word in words:
            rooms = (*rooms, parsed(word, rooms))
        finished = [TILES[room.tile].finish_points for room in rooms if room.finished]
        smooth = self.state.options.smooth_lots
        points = replace(
            self[seat].points,
            tiles=sum(finished),
            roofs=sum(ROOFS[TILES[room.tile].size].finish_points for room in rooms if room.roof),
            lots=sum(site_of(room, smooth).points for room in rooms),
        )
        return self.set(seat, rooms=rooms, points=points).settled()

    def settled(self) -> Table:
        """Market and pile as the boards leave them."""
        rooms = [room for player in self.state.players for room in player.rooms]
        market = tuple(tile.copies - sum(room.tile == tile.id for room in rooms) for tile in BUYABLE)
        each = 20 if self.state.options.short_game else 25
        pile = each * len(self.state.players) - sum(room.cubes for room in rooms)
        return self.change(market=market, pile=max(0, pile))

    def guests(self, seat: int, *characters: str) -> Table:
        """These characters are at the seat's saloon, wherever they were before."""
        for name in characters:
            for other, player in enumerate(self.state.players):
                if name in player.characters:
                    self.set(other, characters=without(player.characters, name))
            self.change(away=tuple(n for n in self.state.away if n != name))
            self.set(seat, characters=(*self[seat].characters, name))
        return self

    def away(self, *characters: str) -> Table:
        """These characters have not come to town yet."""
        for name in characters:
            for other, player in enumerate(self.state.players):
                if name in player.characters:
                    self.set(other, characters=without(player.characters, name))
        return self.change(away=(*(n for n in self.state.away if n not in characters), *characters))

    def hand(self, seat: int, *cards: str) -> Table:
        """The seat holds exactly these cards, taken from the deck."""
        deck = [*self[seat].hand, *self.state.deck]
        for card in cards:
            deck.remove(card)
        return self.set(seat, hand=cards).change(deck=tuple(deck))

    def deck(self, *cards: str) -> Table:
        """These cards lie on top of the deck."""
        rest = list(self.state.deck)
        for card in cards:
            rest.remove(card)
        return self.change(deck=(*cards, *rest))

    def spent_deck(self, left: int = 0) -> Table:
        """All but so many cards of the deck lie on the discard pile."""
        deck = self.state.deck
        return self.change(deck=deck[:left], discard_pile=self.state.discard_pile + deck[left:])

    def secrets(self, seat: int, *claims: str) -> Table:
        """The seat holds these secret claims instead of its own; whoever had them takes those."""
        for index, claim in enumerate(claims):
            own = self[seat].secrets[index]
            self._swap(own, claim)
        return self

    def _swap(self, one: str, other: str) -> None:
        exchange = {one: other, other: one}
        for seat, player in enumerate(self.state.players):
            self.set(
                seat,
                secrets=tuple(exchange.get(claim, claim) for claim in player.secrets),
                rejected=tuple(exchange.get(claim, claim) for claim in player.rejected),
            )

    def open_claims(self, *claims: str) -> Table:
        """These open claims lie first on the table, as many in all as before."""
        rest = [claim for claim in self.state.open_claims if claim not in claims]
        return self.change(open_claims=(*claims, *rest)[: len(self.state.open_claims)])

    def due(self, *pending: AnyPending) -> Table:
        """These are due within the turn, the last first."""
        return self.change(agenda=(Turn(), *pending))

    def final(self, turn: int, ender: int) -> Table:
        """The end is triggered and it is the last turn of the seat."""
        return self.change(turn=turn, ender=ender, pile=0)

    # Playing

    def play(self, *commands: Command) -> tuple[Event, ...]:
        """Play the commands; the events of the last one. The laws hold after each."""
        events: tuple[Event, ...] = ()
        for command in commands:
            before = self.state
            assert self.may(command), f"{command} is not among the options"
            decision = GAME.decide(before, command, Chance("table", len(self.log)))
            events, folded = decision.events, before
            for event in events:
                folded = GAME.evolve(folded, event)
            assert folded == decision.state
            self.state = decision.state
            self.log.extend(events)
            assert [fault for fault in GAME.faults(self.state) if fault not in GAME.faults(before)] == []
        return events

    def refuse(self, command: Command) -> Refusal:
        """The refusal that the command meets; nothing changes."""
        before = self.state
        assert not self.may(command), f"{command} is among the options"
        with pytest.raises(Refusal) as caught:
            GAME.decide(before, command, Chance("table", len(self.log)))
        assert self.state == before
        return caught.value

    def end_turn(self, *seats: int) -> tuple[Event, ...]:
        """These seats end their turns one after another."""
        return self.play(*(EndTurn(seat) for seat in seats))


def dealt_table(players: int = 3, **options: bool) -> Table:
    """A table where everybody still chooses secret claims, every outlaw out of town."""
    table = Table(players)
    table.state = GAME.start(printed_setup(players, TableOptions(**options)))
    return table


def keep_first(table: Table, *seats: int) -> tuple[Event, ...]:
    """These seats keep the first two of the claims dealt."""
    return table.play(*(KeepSecrets(seat, table[seat].secrets[:2]) for seat in seats))


__all__ = ["LARGE", "OUTLAWS", "Table", "dealt_table", "keep_first", "kinds", "only", "printed_setup"]
