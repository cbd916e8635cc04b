"""The protocol of a game on this engine, on one page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from raccoon.engine.events import Command, Event, Option

if TYPE_CHECKING:
    from raccoon.engine.chance import Chance


class Decision(msgspec.Struct, frozen=True, gc=False):
    """The result of a command: its events, and the state after them.

    The state always equals the fold of the events (a law that the tests check); it is returned too because
    the rules had to compute it to find the events that follow automatically.
    """

    events: tuple[Event, ...]
    state: Any


class SeatOutcome(msgspec.Struct, frozen=True):
    """The result of the game for one seat; in some games all lose."""

    won: bool
    points: int


class Progress(msgspec.Struct, frozen=True):
    """The number of rounds, turns or the like played, for lists and the log.

    The catalogue has ``progress.<key>`` and ``progress.<key>.heading`` with the fact `n`.
    """

    key: str
    number: int


class Game(Protocol):
    """A game: pure functions of immutable records, without files, clocks or windows."""

    name: str
    rules_version: int
    seats: range
    """The numbers of players that the game allows."""

    @property
    def options_type(self) -> type[msgspec.Struct]:
        """The record of the table's options: fields with defaults, flags (`bool`) or choices (`Literal`)."""

    @property
    def setup_type(self) -> type[msgspec.Struct]:
        """The record of everything that chance fixed before the first move, for `players` and `options`."""

    @property
    def view_type(self) -> type[msgspec.Struct]:
        """The record of all that a seat may know; its `seat` is None for an onlooker."""

    @property
    def upcasts(self) -> tuple[Callable[[Any], Any], ...]:
        """The conversions of old records: step i converts data of rules version i + 1 to version i + 2."""

    @property
    def commands(self) -> tuple[type[Command], ...]:
        """Every class of command the game knows."""

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Every class of event the game has."""

    def roles(self, players: int) -> tuple[str, ...]:
        """Return the names of the roles for so many players; empty where all seats are alike."""

    def setup(self, players: int, options: Any, chance: Chance, roles: tuple[str, ...] = ()) -> Any:
        """Shuffle and deal: return everything chance decides before the first move, as data.

        `roles` has the role each seat asks for, "" where chance may choose; ValueError where they cannot be
        had together. The set-up holds the role of each seat.
        """

    def start(self, setup: Any) -> Any:
        """Return the state before the first move; ValueError when the set-up is impossible."""

    def players(self, state: Any) -> int:
        """Return the number of players of a state or a view."""

    def progress(self, view: Any) -> Progress:
        """Return the progress of the game as an onlooker may know it, from a state or a view."""

    def standing(self, view: Any) -> tuple[int, ...]:
        """Return each seat's points now, as the seat of this view knows them; empty where none are shown."""

    def to_act(self, state: Any) -> tuple[int, ...]:
        """Return the seats the game waits for, in the order of the table; empty when it is over.

        They may answer in any order. A seat that may react out of turn is among them and has an option to
        pass. A seat's answer may not depend on another's that it may not know.
        """

    def options(self, state: Any, seat: int) -> tuple[Option, ...]:
        """Return everything the seat may do now; empty when it is not asked."""

    def decide(self, state: Any, command: Command, chance: Chance) -> Decision:
        """Decide the command; raises Refusal (``refusal.<code>`` in the catalogue) when it is not allowed."""

    def evolve(self, state: Any, event: Event) -> Any:
        """Return the state after the event; the given state is not changed."""

    def view(self, state: Any, seat: int | None) -> Any:
        """Return the view of the seat, with all that it may know; None for an onlooker."""

    def hide(self, event: Event, seat: int | None) -> Event:
        """Return the event as the seat (None: an onlooker) may see it."""

    def imagine(self, view: Any, chance: Chance) -> Any:
        """Return a state with the same view from that seat, the unknown filled in at random.

        The seat's options are the same in it: bots in another process, and previews, derive them from it.
        """

    def outcome(self, state: Any) -> tuple[SeatOutcome, ...] | None:
        """Return the result of each seat; None for a running game. Where no seat has won, all have lost."""

    def faults(self, state: Any) -> tuple[str, ...]:
        """List the impossible properties of the state in words for a bug report; empty if all is well."""
