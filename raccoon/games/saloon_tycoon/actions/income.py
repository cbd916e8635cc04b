"""Step 1 of a turn, Income: the income level, less with Flatfoot Flemming, at least 1 (SR7)."""

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event, SeatEvent
from raccoon.games.saloon_tycoon.board import income_level
from raccoon.games.saloon_tycoon.catalogue import CONSTANTS
from raccoon.games.saloon_tycoon.characters import burdens
from raccoon.games.saloon_tycoon.pending import TakeIncome, Turn
from raccoon.games.saloon_tycoon.requirements import Holdings
from raccoon.games.saloon_tycoon.state import State, with_gold

LEAST = CONSTANTS["min_income"]


class IncomeTaken(SeatEvent, frozen=True):
    """The seat began its turn and took this much gold as income."""

    gold: int


def income(player: Holdings) -> int:
    """Return the gold of the player's next Income step if nothing changes before it."""
    return max(LEAST, income_level(player.rooms) + burdens(player.characters).income)


def take(state: State, pending: TakeIncome, chance: Chance) -> Event:
    """Take the income."""
    return IncomeTaken(state.turn, income(state.players[state.turn]))


def evolve(state: State, event: IncomeTaken) -> State:
    """Add the gold; the Actions step begins."""
    return with_gold(state, event.seat, event.gold, (Turn(),))
