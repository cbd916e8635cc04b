"""What a move would change, line by line, before it is made (P4)."""

from __future__ import annotations

from collections.abc import Iterator

from raccoon.app.preview import Preview
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.events import AuctionOpened, BuildingBought, BuildingUpgraded, Sold
from raccoon.games.raccoon_tycoon.pending import AwaitDiscard
from raccoon.games.raccoon_tycoon.view import PlayerView
from scenes.raccoon_tycoon.choices.choice import Table
from scenes.raccoon_tycoon.effects import effect
from scenes.raccoon_tycoon.worth import railroad_worth


def lines(table: Table, preview: Preview) -> list[str]:
    """Sentences in `rich` markup; only what follows from the rules, nothing guessed."""
    seat = preview.before.seat
    before, after = preview.before.players[seat], preview.after.players[seat]
    return [
        *_prices(table, preview),
        *_money(table, before, after),
        *_others(table, preview),
        *_storage(table, before, after, preview),
        *_points(table, before, after),
        *_effects(table, preview),
    ]


def _prices(table: Table, preview: Preview) -> Iterator[str]:
    for name, old, new in zip(COMMODITIES, preview.before.prices, preview.after.prices, strict=True):
        if old != new:
            yield table.say("choice.line.price", token=f"[{name}]", before=old, after=new)


def _money(table: Table, before: PlayerView, after: PlayerView) -> Iterator[str]:
    if before.money != after.money:
        yield table.say("choice.line.money", before=before.money, after=after.money)


def _others(table: Table, preview: Preview) -> Iterator[str]:
    """What others get from the bank by my move."""
    for event in preview.events:
        if isinstance(event, Sold):
            for seat, income in event.firms:
                if seat != event.seat:
                    who = table.seats[seat]
                    badge = f"[emblem {who.emblem} {who.colour}]"
                    yield table.say("choice.line.firm", who=f"{badge} {who.name}", income=income)


def _storage(table: Table, before: PlayerView, after: PlayerView, preview: Preview) -> Iterator[str]:
    old, new = sum(before.tokens), sum(after.tokens)
    limits = before.powers.storage_limit, after.powers.storage_limit
    if old != new or limits[0] != limits[1]:
        yield table.say(
            "choice.line.storage", before=old, before_limit=limits[0], after=new, after_limit=limits[1]
        )
    pending = preview.after.pending
    if isinstance(pending, AwaitDiscard) and pending.seat == preview.before.seat:
        yield table.say("choice.line.overflow", n=pending.count)


def _points(table: Table, before: PlayerView, after: PlayerView) -> Iterator[str]:
    old, new = before.score.total, after.score.total
    if old != new:
        yield table.say("choice.line.points", before=old, after=new)


def _effects(table: Table, preview: Preview) -> Iterator[str]:
    """What a new tile does; what a railroad would be worth."""
    for event in preview.events:
        if isinstance(event, BuildingBought | BuildingUpgraded):
            name = event.upgrade if isinstance(event, BuildingUpgraded) else event.building
            yield effect(name, table.say)
        if isinstance(event, AuctionOpened):
            worth = railroad_worth(preview.before.players[event.seat], event.railroad)
            yield table.say("choice.line.worth", owned=worth.owned, of=worth.cards, points=worth.points)
