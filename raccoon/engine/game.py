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

    The state is always what folding the events gives (a law that the tests keep); it is handed along because
    the rules had to fold them anyway to see what follows by itself.
    """

    events: tuple[Event, ...]
    state: Any


class SeatOutcome(msgspec.Struct, frozen=True):
    """The end of the game for one seat; in some games nobody wins."""

    won: bool
    points: int


class Progress(msgspec.Struct, frozen=True):
    """The number of rounds, turns or the like played, for lists and the log.

    The catalogue has ``progress.<key>`` and ``progress.<key>.heading`` with the fact `n`.
    """

    key: str
    number: int


class Game(Protocol):
    """A game: pure functions of immutable records. Nothing here knows files, clocks or windows."""

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
        """The record of what a seat may know; its `seat` says whose it is, None for someone who watches."""

    @property
    def upcasts(self) -> tuple[Callable[[Any], Any], ...]:
        """Step i turns a record's data of rules version i + 1 into that of version i + 2."""

    @property
    def commands(self) -> tuple[type[Command], ...]:
        """Every class of command the game knows."""

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Every class of event the game tells."""

    def roles(self, players: int) -> tuple[str, ...]:
        """The names of the roles that seats may have with so many players; empty where all are alike."""

    def setup(self, players: int, options: Any, chance: Chance, roles: tuple[str, ...] = ()) -> Any:
        """Shuffle and deal: everything chance decides before the first move, as data.

        `roles` holds the role each seat asks for, "" where chance may choose; ValueError where they cannot
        be had together. The set-up keeps who has which.
        """

    def start(self, setup: Any) -> Any:
        """The state before the first move; ValueError when the set-up is not a possible one."""

    def players(self, state: Any) -> int:
        """The number of players of a state or a view."""

    def progress(self, view: Any) -> Progress:
        """The progress of the game as everybody may know it, from a state or a view."""

    def standing(self, view: Any) -> tuple[int, ...]:
        """The points that each seat has now, as the seat of this view may know; none where there are none."""

    def to_act(self, state: Any) -> tuple[int, ...]:
        """The seats the game waits for, in the order of the table; empty when it is over.

        They may answer in any order, those who may react out of turn among them: each has an option to let
        it pass. Nobody's answer may depend on another's that they may not know.
        """

    def options(self, state: Any, seat: int) -> tuple[Option, ...]:
        """Everything the seat may do now; empty when it is not asked."""

    def decide(self, state: Any, command: Command, chance: Chance) -> Decision:
        """Decide the command; raises Refusal (``refusal.<code>`` in the catalogue) when it is not allowed."""

    def evolve(self, state: Any, event: Event) -> Any:
        """The state after the event; the state given stays as it is."""

    def view(self, state: Any, seat: int | None) -> Any:
        """The view of the seat, which holds all that it may know; None for someone who only watches."""

    def hide(self, event: Event, seat: int | None) -> Event:
        """The event as the seat may see it."""

    def imagine(self, view: Any, chance: Chance) -> Any:
        """A state that looks the same from the view's seat, the unknown filled in at random.

        The seat's options are the same in it: bots that think elsewhere, and previews, have them from there.
        """

    def outcome(self, state: Any) -> tuple[SeatOutcome, ...] | None:
        """The end of the game for each seat; None while it goes on. Where nobody has won, all have lost."""

    def faults(self, state: Any) -> tuple[str, ...]:
        """List what is impossible about the state, in words for a bug report; empty if all is well."""
