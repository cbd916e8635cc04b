"""The part of a game that is the same for all games on `Rules`; `game.py` has the rest of the protocol."""

from collections.abc import Callable, Container, Iterable
from typing import Any, ClassVar

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event
from raccoon.engine.game import Progress, SeatOutcome
from raccoon.engine.rules import Rules


class RuledGame:
    """A game that decides by its tables, in rounds, with a record in `players` for each seat, all alike.

    Whatever is otherwise in a game it says itself. `deal` makes the set-up for so many players, the options
    and chance; in a game with roles it gets those that are asked for too.
    """

    rules: ClassVar[Rules[Any]]
    seats: range
    deal: ClassVar[Callable[..., Any]]
    upcasts: tuple[Callable[[Any], Any], ...] = ()

    def __init__(self) -> None:
        # The rules' own, without a detour: a search asks them at every step.
        self.to_act, self.decide, self.evolve = self.rules.asked, self.rules.decide, self.rules.evolve

    @property
    def commands(self) -> tuple[type[Command], ...]:
        """Those that the rules answer."""
        return self.rules.commands

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Those that change something by the rules."""
        return self.rules.events

    def roles(self, players: int) -> tuple[str, ...]:
        """All seats are alike."""
        return ()

    def setup(self, players: int, options: Any, chance: Chance, roles: tuple[str, ...] = ()) -> Any:
        """Deal; ValueError for fewer or more than may play, and for a role where all seats are alike."""
        if players not in self.seats:
            raise ValueError(f"players must be {self.seats[0]} to {self.seats[-1]}, not {players}")
        wishes = (roles,) if self.roles(players) else ()
        if any(roles) and not wishes:
            raise ValueError("the seats of this game have no roles")
        return self.deal(players, options, chance, *wishes)

    def players(self, state: Any) -> int:
        """As many as have a record."""
        return len(state.players)

    def hide(self, event: Event, seat: int | None) -> Event:
        """The event as its seat, or everybody, may know it."""
        return event.seen_by(seat)

    def progress(self, view: Any) -> Progress:
        """The round, from 1 on."""
        return Progress("round", view.round)


def outcomes(points: Iterable[int], winners: Container[int]) -> tuple[SeatOutcome, ...]:
    """The end of the game for each seat, from everybody's points and the seats that have won."""
    return tuple(SeatOutcome(seat in winners, own) for seat, own in enumerate(points))
