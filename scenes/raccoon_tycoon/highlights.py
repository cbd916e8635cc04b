"""From the choice under way to the marks on the table: what to light up, ghost prices, gains."""

from __future__ import annotations

from raccoon.app.session.preview import Preview
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.commands import BuyTown, Discard, Sell
from raccoon.games.raccoon_tycoon.events import Sold
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.table.choice import Choice
from scenes.table.dock import Dock
from scenes.table.marks import PLAIN, Marks


def marks(panel: Dock | AuctionPanel | None) -> Marks:
    """The emphasis for the panel that stands open."""
    if not isinstance(panel, Dock):
        return PLAIN if panel is None else Marks(dimmed=True)
    choice = panel.choice
    command = choice.command()
    seen = choice.table.preview(command) if command is not None else None
    return Marks(
        lit=choice.lit(),
        dimmed=True,
        ghost_prices=_ghosts(seen) if seen else {},
        gains=_gains(seen) if seen else {},
        chosen=choice.chosen(),
        taken=_leaving(choice),
    )


def _ghosts(seen: Preview) -> dict[str, int]:
    pairs = zip(COMMODITIES, seen.before.prices, seen.after.prices, strict=True)
    return {name: after for name, before, after in pairs if before != after}


def _gains(seen: Preview) -> dict[int, str]:
    """What others earn by it, on their panels."""
    gains: dict[int, int] = {}
    for event in seen.events:
        if isinstance(event, Sold):
            for seat, income in event.firms:
                if seat != event.seat:
                    gains[seat] = gains.get(seat, 0) + income
    return {seat: f"+${income}" for seat, income in gains.items()}


def _leaving(choice: Choice) -> tuple[int, ...] | None:
    """The tokens that would leave the crate."""
    command = choice.command()
    if isinstance(command, Sell):
        return tuple(command.amount if name == command.commodity else 0 for name in COMMODITIES)
    if isinstance(command, BuyTown | Discard):
        return command.tokens
    return None
