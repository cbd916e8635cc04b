"""The seats of a new game as rows: adding, removing, and exchanging players, colours and emblems."""

from collections.abc import Callable, Sequence

import pygame
from msgspec.structs import replace

from raccoon.app.seats import CHARACTERS, COLOURS, EMBLEMS, Seat
from raccoon.app.text import Catalogue, Say
from raccoon.engine.game import Game
from scenes.art.frame import Frame
from scenes.screens.lobby.invitations import Invitations, next_free, numbered
from scenes.screens.lobby.seat_row import NAME_LIMIT, SeatRow
from scenes.widgets.forms.fields import FormField
from scenes.widgets.widget import Widget


class SeatRows:
    """The rows of a lobby. `on_change` is called when a value has changed, `on_gather` when the controls
    have to be collected again.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        game: Game,
        invitations: Invitations,
        seats: Sequence[Seat],
        on_change: Callable[[], None],
        on_gather: Callable[[], None],
    ) -> None:
        self.catalogue = catalogue
        self.game = game
        self.invitations = invitations
        self._on_change, self._on_gather = on_change, on_gather
        self.rows = [self._row(seat) for seat in invitations.again(seats)]
        self.follows: Widget | None = None
        """The control to focus next, after a seat was removed."""

    @property
    def seats(self) -> list[Seat]:
        """The seats as set, names trimmed; plain bots of one kind are numbered."""
        found: list[Seat] = []
        for row in self.rows:
            seat = row.seat
            if not row.is_person and not row.has_level:
                seat = replace(seat, name=numbered(seat.name, [other.name for other in found], NAME_LIMIT))
            found.append(seat)
        return found

    @property
    def full(self) -> bool:
        """Whether no seat can be added."""
        return len(self.rows) >= self.invitations.most

    @property
    def widgets(self) -> list[Widget]:
        """The controls in reading order."""
        return [widget for row in self.rows for widget in row.widgets]

    @property
    def fields(self) -> list[FormField]:
        """The visible controls that pygame-gui draws."""
        return [field for row in self.rows for field in row.fields]

    @property
    def faces(self) -> tuple[str, ...]:
        """The character shown at each seat."""
        return self.invitations.roster.faces(self.seats)

    def add(self) -> None:
        """Add a seat."""
        self.rows.append(self._row(self.invitations.fresh(self.seats)))

    def settle(self, roles: Sequence[str], displayed_seats: Callable[[Seat], Seat]) -> None:
        """Update every row after a change: whether it may be removed, the roles it may ask for, and how
        `displayed_seats` shows it.
        """
        least, say = self.invitations.fewest, self.catalogue.say
        few = say("lobby.refuse.few", n=least) if len(self.rows) <= least else ""
        for row, face in zip(self.rows, self.faces, strict=True):
            row.remove_button.reason = few
            row.offer_roles(roles, displayed_seats)
            if not row.has_level and not row.character:
                row.character = face  # fixed: seats added later do not change it

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw every row with its face; the ring draws the controls."""
        for row, face in zip(self.rows, self.faces, strict=True):
            row.face = face
            row.draw(surface, frame)

    def _row(self, seat: Seat) -> SeatRow:
        roster = self.invitations.roster
        return SeatRow(self.catalogue, roster, seat, self._field_changed, self._cycle, self._remove)

    def _remove(self, row: SeatRow) -> None:
        number = self.rows.index(row)
        self.rows.remove(row)
        self._on_change()
        self.follows = self.rows[min(number, len(self.rows) - 1)].remove_button
        self._on_gather()

    def _field_changed(self, row: SeatRow, what: str) -> None:
        self._on_change()
        if what == "level":
            self.invitations.level = row.level
        if what in ("level", "name"):
            row.settle()
        elif what == "who" and row.who != row.who_field.value:
            self._reseat(row)

    def _reseat(self, row: SeatRow) -> None:
        """Give a row its new player; if that personality had another row, that row gets the former one."""
        before, now = row.who, row.who_field.value
        characters = self.invitations.roster.personalities
        level_is_new = before not in characters
        row.settle()
        other = next((other for other in self.rows if other is not row and other.who == now), None)
        if other and now in characters:
            other.take(before if before in characters else self.invitations.somebody(self.seats))
        if row.is_person and not row.name_field.value:
            taken = [other.seat.name for other in self.rows if other is not row]
            row.name_field.value = self.invitations.person_name(taken, self.rows.index(row))
        if row.has_level and level_is_new:
            row.level_field.value = self.invitations.level
            row.settle()
        self._on_gather()

    def _cycle(self, row: SeatRow, what: str) -> None:
        """Give a seat the next face, or exchange its colour or emblem with the seat that has the next one."""
        if what == "face":
            self._next_face(row)
            return
        values = COLOURS if what == "colour" else EMBLEMS
        old: str = getattr(row, what)
        new = values[(values.index(old) + 1) % len(values)]
        for other in self.rows:
            if getattr(other, what) == new:
                setattr(other, what, old)
        setattr(row, what, new)

    def _next_face(self, row: SeatRow) -> None:
        """Show the next face that is free; for a bot this is the next free personality."""
        if row.has_level:
            taken = [other.who for other in self.rows if other is not row]
            row.who_field.set(next_free(self.invitations.roster.personalities, row.who, taken))
            return
        seen = self.faces
        place = self.rows.index(row)
        row.character = next_free(CHARACTERS, seen[place], [*seen[:place], *seen[place + 1 :]])


def resize(table: SeatRows, roles: Sequence[str]) -> None:
    """Have as many seats as roles ("" for any role), removing the last ones or adding opponents."""
    del table.rows[len(roles) :]
    while len(table.rows) < len(roles):
        table.add()
    for row, role in zip(table.rows, roles, strict=True):
        row.role_field.value = role


def level_lines(rows: Sequence[SeatRow], say: Say) -> tuple[str, ...]:
    """Return a line about each level that is chosen."""
    levels = dict.fromkeys(row.level for row in rows if row.has_level)
    return tuple(say("lobby.level.line", level=say(f"bot.{x}"), about=say(f"bot.{x}.about")) for x in levels)
