"""Which pieces on the table a move is made with, for lighting them up."""

from __future__ import annotations

from collections.abc import Iterator

from raccoon.engine.counts import Counts
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon import commands as c
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.holdings import desk_seat, estate_items


def pieces(command: Command, view: View) -> Iterator[str]:
    """The keys (`TableLayout.pieces`) of what the move is made with."""
    match command:
        case c.Produce() if view.seat is not None:
            hand = view.players[view.seat].hand or ()
            yield from (f"hand:{place}" for place, card in enumerate(hand) if card == command.card)
        case c.Sell():
            yield from (f"market:{command.commodity}", f"slot:{command.commodity}")
        case c.BuyOnFloor():
            yield from (f"market:{command.commodity}", f"panel:{command.seller}")
        case c.OpenAuction():
            yield from _named("railroad", view.railroad_offer, command.railroad)
        case c.BuyBuilding():
            yield from _named("building", view.building_offer, command.building)
        case c.UpgradeBuilding() | c.TakeBonus():
            owned = [thing.name for thing in estate_items(view.players[desk_seat(view)])]
            yield from _named("estate", owned, command.building)
        case c.BuyTown():
            yield from ("town", *_kinds("slot", command.tokens))
        case c.Discard():
            yield from _kinds("slot", command.tokens)
        case c.TakeTokens() | c.ChooseStartTokens():
            yield from _kinds("market", command.tokens)


def _named(kind: str, offer: list[str] | tuple[str, ...], name: str) -> list[str]:
    return [f"{kind}:{offer.index(name)}"] if name in offer else []


def _kinds(kind: str, counts: Counts) -> list[str]:
    return [f"{kind}:{name}" for name, count in zip(COMMODITIES, counts, strict=True) if count]
