"""Step 1 of a turn, Income: the income level, less with Flatfoot Flemming, at least 1 (SR7)."""

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event, SeatEvent
from raccoon.games.saloon_tycoon.board import income_level
from raccoon.games.saloon_tycoon.catalogue import CONSTANTS
from raccoon.games.saloon_tycoon.characters import burdens
from raccoon.games.saloon_tycoon.pending import TakeIncome, Turn
from raccoon.games.saloon_tycoon.requirements import Holdings
from raccoon.games.saloon_tycoon.state import State, paid

LEAST = CONSTANTS["min_income"]


class IncomeTaken(SeatEvent, frozen=True):
    """The seat's turn begins: it took so much gold from the bank."""

    gold: int


def income(player: Holdings) -> int:
    """The gold of the player's next Income step, as things stand."""
    return max(LEAST, income_level(player.rooms) + burdens(player.characters).income)


def take(state: State, pending: TakeIncome, chance: Chance) -> Event:
    """Nobody chooses."""
    return IncomeTaken(state.turn, income(state.players[state.turn]))


def evolve(state: State, event: IncomeTaken) -> State:
    """The Actions step begins."""
    return paid(state, event.seat, event.gold, (Turn(),))
