"""The part of the game protocol (`game.py`) that is the same for all games on `Rules`."""

from collections.abc import Callable, Container, Iterable
from typing import Any, ClassVar

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event
from raccoon.engine.game import Progress, SeatOutcome
from raccoon.engine.rules import Rules


class RuledGame:
    """A game on `Rules`, in rounds, with a record in `players` for each seat, all seats alike.

    A game overrides what differs. `deal` makes the set-up from the number of players, the options and chance;
    in a game with roles it gets the requested ones too.
    """

    rules: ClassVar[Rules[Any]]
    seats: range
    deal: ClassVar[Callable[..., Any]]
    upcasts: tuple[Callable[[Any], Any], ...] = ()

    def __init__(self) -> None:
        # The rules' own methods directly: a search calls them at every step.
        self.to_act, self.decide, self.evolve = self.rules.asked, self.rules.decide, self.rules.evolve

    @property
    def commands(self) -> tuple[type[Command], ...]:
        """The commands that the rules answer."""
        return self.rules.commands

    @property
    def events(self) -> tuple[type[Event], ...]:
        """The events that the rules apply."""
        return self.rules.events

    def roles(self, players: int) -> tuple[str, ...]:
        """Return no roles: all seats are alike."""
        return ()

    def setup(self, players: int, options: Any, chance: Chance, roles: tuple[str, ...] = ()) -> Any:
        """Deal; ValueError for a wrong number of players, and for a role where all seats are alike."""
        if players not in self.seats:
            raise ValueError(f"players must be {self.seats[0]} to {self.seats[-1]}, not {players}")
        wishes = (roles,) if self.roles(players) else ()
        if any(roles) and not wishes:
            raise ValueError("the seats of this game have no roles")
        return self.deal(players, options, chance, *wishes)

    def players(self, state: Any) -> int:
        """Return the number of player records."""
        return len(state.players)

    def hide(self, event: Event, seat: int | None) -> Event:
        """Return the event as its seat, or an onlooker, may know it."""
        return event.seen_by(seat)

    def progress(self, view: Any) -> Progress:
        """Return the round, from 1 on."""
        return Progress("round", view.round)


def outcomes(points: Iterable[int], winners: Container[int]) -> tuple[SeatOutcome, ...]:
    """Return the result of each seat, from their points and the winning seats."""
    return tuple(SeatOutcome(seat in winners, own) for seat, own in enumerate(points))
