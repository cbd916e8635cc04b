"""The conduct of Raccoon Tycoon's bots in whole games: ``python -m tests.bots.conduct --bots shrewd,rich``.

It counts the games in which the first bot froze: in more turns in a row than a level may, it threw tokens
away that it could have sold, or for 40 rounds it sold nothing and bought no town. Of all bots it counts the
bids an auction, the auctions that the starter wins, and the averages of all events.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from raccoon.bots.arena import Step, Tournament, moves, wilson
from raccoon.bots.raccoon_tycoon.waste import PATIENCE
from raccoon.engine.events import Event
from raccoon.engine.table_options import OptionValue
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, AuctionWon, BidMade
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought
from raccoon.games.raccoon_tycoon.actions.end_turn import TurnEnded
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.storage import TokensDiscarded
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.game import GAME

IDLE = 40
"""Rounds without a sale and without a town that no level may exceed."""


SHOWN = (Sold, TownBought, BuildingBought, AuctionWon, TokensDiscarded)
"""The other events that are counted."""


class Conduct(NamedTuple):
    """A seat's game: its longest runs of turns that threw tokens away, and without sale or town."""

    wasted: int
    idle: int
    ended: bool
    rounds: int
    events: tuple[Event, ...]

    @property
    def frozen(self) -> bool:
        """Return whether the seat froze."""
        return self.wasted > PATIENCE or self.idle >= IDLE


def conduct(played: Iterable[Step], seat: int) -> Conduct:
    """The seat's conduct in the game."""
    wasted = idle = row = threw = 0
    last = 1
    events: list[Event] = []
    for step in played:
        events += step.events
        for event in step.events:
            if event.seat != seat:
                continue
            if isinstance(event, TokensDiscarded):
                threw = 1
            elif isinstance(event, TurnEnded):
                row, threw = (row + 1) * threw, 0
                wasted = max(wasted, row)
            elif isinstance(event, Sold | TownBought):
                last = step.rounds
        idle = max(idle, step.rounds - last)
    return Conduct(wasted, idle, not GAME.to_act(step.after), step.rounds, tuple(events))


def share(part: float, whole: int) -> str:
    """A share with its 95 % interval (Wilson)."""
    low, high = wilson(part, whole)
    return f"{part:g} of {whole}: {part / whole:.1%} ({low:.1%}-{high:.1%})"


def told(found: Iterable[Conduct]) -> Iterator[str]:
    """The figures of these games, one line each."""
    played = list(found)
    frozen, endless = sum(one.frozen for one in played), sum(not one.ended for one in played)
    rows = Counter(one.wasted for one in played)
    yield f"frozen {share(frozen, len(played))}, not ended {endless}"
    yield f"longest rows of turns with tokens thrown away {dict(sorted(rows.items()))}"
    yield f"most rounds without sale or town {max(one.idle for one in played)}"
    kinds = Counter(type(event) for one in played for event in one.events)
    sales = [event for one in played for event in one.events if isinstance(event, AuctionWon)]
    starters = sum(sale.seat == sale.starter for sale in sales)
    bids = (kinds[AuctionOpened] + kinds[BidMade]) / len(sales)
    yield f"bids an auction {bids:.2f}, the starter wins {share(starters, len(sales))}"
    names = ", ".join(f"{kind.__name__} {kinds[kind] / len(played):.2f}" for kind in SHOWN)
    yield f"a game: {sum(one.rounds for one in played) / len(played):.1f} rounds, {names}"


def main() -> None:
    """Play the games that the command line asks for and print their figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--bots", default="shrewd,rich")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="conduct")
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    bots = tuple(asked.bots.split(","))
    options: dict[str, OptionValue] = dict.fromkeys(asked.option, True)
    tournament = Tournament(GAME.name, len(bots), bots, asked.games, asked.seed, options)
    for line in told(
        conduct(moves(tournament, n), tournament.seating(n).index(bots[0])) for n in range(asked.games)
    ):
        print(line)


if __name__ == "__main__":
    main()
