"""Positions for the tests: a table laid in printed order, pieces moved by hand, then played on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import pytest
from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, minus, plus, without
from raccoon.engine.events import Command, Event, Option, Refusal
from raccoon.games.raccoon_tycoon.actions.bonus import DeclineBonusOption
from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn, EndTurnOption
from raccoon.games.raccoon_tycoon.actions.produce import Produce
from raccoon.games.raccoon_tycoon.actions.trading_floor import SkipFloorOption
from raccoon.games.raccoon_tycoon.catalogue import (
    ADVANCED_TILES,
    BASIC_TILES,
    BUILDINGS,
    COMMODITIES,
    PRODUCTION_CARDS,
    TOWNS,
    railroads_in_play,
)
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AnyPending, AwaitAction, Over
from raccoon.games.raccoon_tycoon.setup import Setup
from raccoon.games.raccoon_tycoon.state import Player, State, TableOptions

E = TypeVar("E", bound=Event)
O = TypeVar("O", bound=Option)  # noqa: E741 - the letter of Option


def tokens(**amounts: int) -> Counts:
    """Six numbers out of named ones: ``tokens(wood=2)``."""
    assert set(amounts) <= set(COMMODITIES)
    return tuple(amounts.get(name, 0) for name in COMMODITIES)


def printed_setup(players: int, options: TableOptions, start_player: int = 0) -> Setup:
    """Every deck in the order of the printed lists."""
    kept = 3 if players == 2 else 4
    values = sorted({town.points for town in TOWNS.values()})
    towns = [[name for name, town in TOWNS.items() if town.points == value][:kept] for value in values]
    return Setup(
        players=players,
        options=options,
        start_player=start_player,
        production_cards=tuple(PRODUCTION_CARDS),
        railroads=railroads_in_play(players),
        towns=tuple(name for group in towns for name in group),
        basic_tiles=BASIC_TILES,
        advanced_tiles=() if options.beginners else ADVANCED_TILES,
    )


def only(kind: type[E], events: Iterable[Event]) -> E:
    """The one event of that kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, f"{len(found)} events {kind.__name__} in {events}"
    return found[0]


class Table:
    """A game in progress that a test arranges and plays; the first to act is seat 0.

    What is given to a player is taken from where it lies (supply, decks, offers), so that the laws of
    the game hold; every move played is checked against them.
    """

    def __init__(self, players: int = 3, start_player: int = 0, **options: bool) -> None:
        self.state: State = GAME.start(printed_setup(players, TableOptions(**options), start_player))
        self.state = replace(self.state, pending=AwaitAction(start_player))
        self.log: list[Event] = []

    # Looking

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    @property
    def pending(self) -> AnyPending:
        """The point that the game waits at."""
        return self.state.pending

    def price(self, commodity: str) -> int:
        """The price of a commodity now."""
        return self.state.prices[COMMODITIES.index(commodity)]

    def held(self, seat: int, commodity: str) -> int:
        """The number of tokens of a commodity that the seat has."""
        return self[seat].tokens[COMMODITIES.index(commodity)]

    def options(self, kind: type[O]) -> list[O]:
        """The options of that kind of whoever is asked."""
        return [o for o in GAME.options(self.state, self.pending.seat) if isinstance(o, kind)]

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

    def money(self, *amounts: int) -> Table:
        """The money of the seats, from seat 0 on."""
        for seat, amount in enumerate(amounts):
            self.set(seat, money=amount)
        return self

    def prices(self, **amounts: int) -> Table:
        """The prices of the commodities named."""
        now = dict(zip(COMMODITIES, self.state.prices, strict=True)) | amounts
        return self.change(prices=tuple(now[name] for name in COMMODITIES))

    def stock(self, seat: int, **amounts: int) -> Table:
        """The seat holds exactly these tokens."""
        wanted = tokens(**amounts)
        supply = minus(plus(self.state.supply, self[seat].tokens), wanted)
        return self.set(seat, tokens=wanted).change(supply=supply)

    def supply(self, **amounts: int) -> Table:
        """The supply keeps only so many of the commodities named; the last seat hoards the rest."""
        now = dict(zip(COMMODITIES, self.state.supply, strict=True))
        extra = tokens(**{name: now[name] - amount for name, amount in amounts.items()})
        last = len(self.state.players) - 1
        held = plus(self[last].tokens, extra)
        return self.set(last, tokens=held).change(supply=minus(self.state.supply, extra))

    def hand(self, seat: int, *cards: int) -> Table:
        """The seat holds exactly these cards; those already elsewhere are taken from there."""
        hands = {s: p.hand for s, p in enumerate(self.state.players)}
        pile = self.state.draw_pile + hands.pop(seat)
        for card in cards:
            for other in (s for s, hand in hands.items() if card in hand):
                spare = next(c for c in pile if c not in cards)
                self.set(other, hand=(*without(hands[other], card), spare))
                pile = (*without(pile, spare), card)
            pile = without(pile, card)
        return self.set(seat, hand=cards).change(draw_pile=pile)

    def own(self, seat: int, *buildings: str) -> Table:
        """The seat gets these tiles (a face each) from the stack, the offer or the box."""
        for face in buildings:
            self._take("building_stack", "building_offer", "removed", BUILDINGS[face].upgraded_from or face)
            self.set(seat, buildings=(*self[seat].buildings, face))
        missing = 4 - len(self.state.building_offer)
        stack = self.state.building_stack
        offer = self.state.building_offer + stack[:missing]
        return self.change(building_offer=offer, building_stack=stack[missing:])

    def _take(self, *places_and_piece: str) -> None:
        *places, piece = places_and_piece
        place = next(name for name in places if piece in getattr(self.state, name))
        self.change(**{place: without(getattr(self.state, place), piece)})

    def offer_buildings(self, *tiles: str) -> Table:
        """These tiles lie open, the rest of the four are filled from the stack."""
        stack = self.state.building_offer + self.state.building_stack
        for tile in tiles:
            if tile not in stack:  # it left the game at setup: swap it with another basic tile
                spare = next(t for t in stack if BUILDINGS[t].basic and t not in tiles)
                self.change(removed=(*without(self.state.removed, tile), spare))
                stack = (*without(stack, spare), tile)
            stack = without(stack, tile)
        missing = 4 - len(tiles)
        return self.change(building_offer=tiles + stack[:missing], building_stack=stack[missing:])

    def keep_buildings(self, count: int) -> Table:
        """Only the first tiles of the offer are left to buy; seat 0 owns none of the others: they are out."""
        gone = self.state.building_offer[count:] + self.state.building_stack
        return self.change(
            building_offer=self.state.building_offer[:count],
            building_stack=(),
            removed=self.state.removed + gone,
        )

    def offer_railroads(self, *names: str) -> Table:
        """These railroads lie face up."""
        deck = self.state.railroad_offer + self.state.railroad_deck
        for name in names:
            deck = without(deck, name)
        return self.change(railroad_offer=names, railroad_deck=deck)

    def railroads(self, seat: int, *names: str) -> Table:
        """The seat gets these railroads out of the deck, or off the offer."""
        for name in names:
            self._take("railroad_deck", "railroad_offer", name)
            self.set(seat, railroads=(*self[seat].railroads, name))
        missing = 2 - len(self.state.railroad_offer)
        offer = self.state.railroad_offer + self.state.railroad_deck[:missing]
        return self.change(railroad_offer=offer, railroad_deck=self.state.railroad_deck[missing:])

    def last_railroads(self, seat: int, count: int) -> Table:
        """All railroads but `count` belong to the seat."""
        cards = self.state.railroad_offer + self.state.railroad_deck
        self.set(seat, railroads=self[seat].railroads + cards[count:])
        return self.change(railroad_offer=cards[:count], railroad_deck=())

    def offer_town(self, name: str) -> Table:
        """This town is the one on offer; the deck stays in its order."""
        deck = without((self.state.town, *self.state.town_deck), name)
        return self.change(town=name, town_deck=deck)

    def towns(self, seat: int, *names: str) -> Table:
        """The seat gets these towns."""
        deck = (self.state.town, *self.state.town_deck)
        for name in names:
            deck = without(deck, name)
        self.set(seat, towns=self[seat].towns + names)
        return self.change(town=deck[0], town_deck=deck[1:])

    def last_towns(self, seat: int, count: int) -> Table:
        """All towns but the last `count` belong to the seat."""
        deck = (self.state.town, *self.state.town_deck)
        self.set(seat, towns=self[seat].towns + deck[: len(deck) - count])
        left = deck[len(deck) - count :]
        return self.change(town=left[0] if left else None, town_deck=left[1:])

    # Playing

    def play(self, *commands: Command) -> tuple[Event, ...]:
        """Play the commands; the events of the last one. The laws hold after each."""
        events: tuple[Event, ...] = ()
        for command in commands:
            before = self.state
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
        with pytest.raises(Refusal) as caught:
            GAME.decide(before, command, Chance("table", len(self.log)))
        assert self.state == before
        return caught.value

    def produce(self) -> Table:
        """Whoever's turn it is plays a production through with the first choices, bonuses declined."""
        seat = self.state.turn
        self.play(Produce(seat, self[seat].hand[0]))
        return self.finish_turn(seat)

    def finish_turn(self, seat: int) -> Table:
        """The seat's turn goes to its end with the least that is due."""
        while self.state.turn == seat and type(self.pending) not in (AwaitAction, Over):
            least = [o for o in GAME.options(self.state, self.pending.seat) if isinstance(o, LEAST)]
            found = least or GAME.options(self.state, self.pending.seat)
            self.play(next(found[0].commands()))
        if isinstance(self.pending, AwaitAction) and self.pending.may_end:
            self.play(EndTurn(seat))
        return self


LEAST = (EndTurnOption, DeclineBonusOption, SkipFloorOption)
