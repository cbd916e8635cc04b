"""The seats of a running game: gives a seat to a bot or to a person."""

from collections.abc import Callable, Sequence

import pygame
from msgspec.structs import replace

from raccoon.app.opponents import Opponents
from raccoon.app.seats import Seat
from raccoon.app.text import Catalogue
from scenes.art import Frame, Style, Typeface, palette as pal, shapes, text
from scenes.art.landscape import backdrop
from scenes.art.letters.signs import lettered
from scenes.art.pieces import characters
from scenes.art.pieces.characters import framed_portrait
from scenes.screens.form_scene import FormScene
from scenes.screens.lobby.invitations import numbered
from scenes.screens.lobby.seat_row import NAME_LIMIT, level_options, level_tip, lit_well, who_options
from scenes.table.inspection.inspectables import Inspectables
from scenes.table.inspection.inspector import InspectableScreen
from scenes.table.inspection.page import Page
from scenes.table.inspection.seat_page import who_page
from scenes.table.piece import Piece
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing
from scenes.widgets.forms.fields import DropDown
from scenes.widgets.forms.form import Form

KIND = "row"
"""The kind of the piece for a seat's row, as in ``row:2``."""
COLUMNS = (310, 1300, 950, 330, 270), (110, 1700, 900, 420, 426)
"""Left edge and width of the panel, then of the lists of players, then the width of the lists of levels, in
design units; usually, and in large text.
"""
ROW_TOP, ROW_STEP, APART = 202.0, (138.0, 176.0), 16.0
HEAD = 30.0
"""The top of the panel in design units."""
ROOM = 5 * ROW_STEP[0]
"""The height of all rows: few rows share it within `ROW_STEP`; in large text they always fill it."""


class SeatsScene(InspectableScreen, FormScene):
    """A row for each seat with lists of its player and level; each row opens the page of its player.

    `on_done` gets the seats, `on_cancel` leaves. Its texts are ``<words>.title``, ``.why`` and ``.done``.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        seats: Sequence[Seat],
        roster: Opponents,
        on_done: Callable[[list[Seat]], None],
        on_cancel: Callable[[], None],
        ground: backdrop.PaintBackdrop = backdrop.uncached_countryside,
        displayed_seats: Callable[[Sequence[Seat]], Sequence[Seat]] = tuple,
        words: str = "seats",
    ) -> None:
        """`displayed_seats` gives the seats the colours and emblems that the table shows."""
        super().__init__()
        self._ground, self._displayed_seats, self._words = ground, displayed_seats, words
        self.catalogue = catalogue
        self.old = list(seats)
        self.roster = roster
        self._on_cancel = on_cancel
        self.fields = [self._who_list(seat) for seat in seats]
        self.levels = [self._level_list(seat) for seat in seats]
        for number, seat in enumerate(seats):
            self.fields[number].label = seat.name
            self.levels[number].label = catalogue.say("speech.level_of", name=seat.name)
        self.done_button = Button(
            catalogue.say(f"{words}.done"), lambda: on_done(self.seats), look="primary", size=32
        )
        self.cancel_button = Button(catalogue.say("seats.cancel"), on_cancel, look="quiet", cap="back")
        self.form = Form()
        self.ring = FocusRing()
        self.gather()
        self.ask_with(catalogue.say)

    def inspectables(self) -> Inspectables | None:
        """Every seat's row; None while an open list covers them."""
        if self.form.open:
            return None
        rows = range(len(self.old))
        places = tuple((Piece(KIND, number), self._row_rect(number)) for number in rows)
        return Inspectables(places, self._page, back="ask.back.seats")

    def piece_in_focus(self) -> Piece | None:
        """The row that has the focus."""
        at, pairs = self.ring.focused, zip(self.fields, self.levels, strict=True)
        return next((Piece(KIND, number) for number, pair in enumerate(pairs) if at in pair), None)

    def _page(self, piece: Piece) -> Page:
        number, seats = int(piece.key), self.seats
        return who_page(seats[number], self.roster.faces(seats)[number], self.roster, self.catalogue.say)

    def _row_rect(self, number: int) -> pygame.Rect:
        step = _step(self.frame, len(self.old))
        left, width, *_ = COLUMNS[self.frame.is_large]
        return self.frame.rect(left + 30, _top(number, step), width - 60, step - APART)

    def _who_list(self, seat: Seat) -> DropDown:
        """Return the list of possible players; one that no longer exists stays in their own seat's list."""
        who, _ = self.roster.choice(seat.controller)
        return DropDown(self._choices(seat), who or seat.controller, self.unsettle)

    def _choices(self, seat: Seat) -> list[tuple[str, str]]:
        found = who_options(self.roster, self.catalogue.say)
        if not self.roster.choice(seat.controller)[0]:
            found.append((self.roster.title(seat.controller, self.catalogue.say), seat.controller))
        return found

    def _level_list(self, seat: Seat) -> DropDown:
        _, level = self.roster.choice(seat.controller)
        options = level_options(self.roster, self.catalogue.say)
        return DropDown(options, level or self.roster.usual_level, self.unsettle)

    @property
    def seats(self) -> list[Seat]:
        """The seats as chosen; a seat keeps its name, except that a bot's own name leaves with the bot."""
        found: list[Seat] = []
        for place, seat in enumerate(self.old):
            others = [other.name for other in [*found, *self.old[place + 1 :]]]
            found.append(self._chosen(seat, self.fields[place].value, self.levels[place].value, others))
        return found

    def _chosen(self, seat: Seat, who: str, level: str, others: Sequence[str]) -> Seat:
        say, controller = self.catalogue.say, self.roster.controller(who, level)
        before, _ = self.roster.choice(seat.controller)
        names_itself = self.roster.has_own_name(seat)
        if names_itself and who != before and who in (*self.roster.personalities, *self.roster.plain):
            return replace(
                seat, name=numbered(str(say(f"bot.{who}")), others, NAME_LIMIT), controller=controller
            )
        return replace(seat, controller=controller)

    def gather(self) -> None:
        """Show a level where it applies; offer no personality that another seat has chosen."""
        for place, (who, level) in enumerate(zip(self.fields, self.levels, strict=True)):
            elsewhere = [field.value for field in self.fields if field is not who]
            taken = [name for name in elsewhere if name in self.roster.personalities]
            who.options = [
                choice
                for choice in self._choices(self.old[place])
                if choice[1] not in taken or choice[1] == who.value
            ]
            level.visible = who.value in self.roster.personalities
            level.tip = level_tip(level.value, self.catalogue.say) if level.visible else ""
        lists = [field for pair in zip(self.fields, self.levels, strict=True) for field in pair]
        self.form.fields = [field for field in lists if field.visible]
        self.ring.set([*lists, self.cancel_button, self.done_button])

    def layout(self) -> None:
        step = _step(self.frame, len(self.old))
        *_, start, wide, rest = COLUMNS[self.frame.is_large]
        for number, (who, level) in enumerate(zip(self.fields, self.levels, strict=True)):
            top = _top(number, step) + (step - APART) / 2 - 28
            who.rect = self.frame.rect(start, top, wide, 56)
            level.rect = self.frame.rect(start + wide + 14, top, rest, 56)
        self.cancel_button.rect = self.frame.rect(960, 944, 260, 76)
        self.done_button.rect = self.frame.rect(1250, 944, 360, 76)
        self.form.build(self.size, self.frame)

    def cancel(self) -> None:
        self._on_cancel()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a wooden panel with a row for each seat."""
        frame, say = self.frame, self.catalogue.say
        backdrop.behind(surface, frame.scale, self._ground, backdrop.EVENING)
        left, width, *_ = COLUMNS[frame.is_large]
        high = 2 * ROW_TOP - HEAD - 170 + len(self.old) * _step(frame, len(self.old)) - APART
        shapes.wood_panel(surface, frame.rect(left, HEAD, width, high), frame.scale)
        title = Style(Typeface.POSTER, frame.type(54, 1.1), pal.IVORY, frame.px(3))
        text.draw(surface, say(f"{self._words}.title"), frame.point(960, 96), title, "centre", frame.px(1400))
        note = lettered(frame, Typeface.BOOK_ITALIC, 22, pal.DIM, 1.6)
        text.draw(
            surface,
            say(f"{self._words}.why"),
            frame.point(960, 142),
            note,
            "centre",
            frame.px(width - 60),
            frame.floor,
        )
        seats = self.seats
        faces = self.roster.faces(seats)
        for number, (seat, face) in enumerate(zip(self._displayed_seats(seats), faces, strict=True)):
            self._draw_row(surface, number, seat, face)
        self.draw_controls(surface)

    def _draw_row(self, surface: pygame.Surface, number: int, seat: Seat, face: str) -> None:
        frame, say, step = self.frame, self.catalogue.say, _step(self.frame, len(self.old))
        top = _top(number, step)
        lit_well(surface, self._row_rect(number), frame.scale, seat.colour)
        left, _, start, *_ = COLUMNS[frame.is_large]
        place = frame.rect(left + 30, top - 4, 142, min(step - APART + 8, 170))
        place.centery = self._row_rect(number).centery
        framed_portrait(surface, place, frame.scale, face, characters.CALM, seat.colour, seat.emblem)
        name = lettered(frame, Typeface.POSTER, 30, pal.IVORY, 1.6)
        left, room = left + 196, start - left - 212
        top += 0 if frame.is_large else (step - ROW_STEP[0]) / 2
        at = frame.point(left, top + 50)
        text.draw(surface, seat.name, at, name, limit=frame.px(room), floor=frame.floor)
        about = lettered(frame, Typeface.BOOK_ITALIC, 20, pal.CREAM, 1.75)
        words = say("seats.person.why") if seat.is_person else self.roster.temper(seat.controller, say)
        box = frame.rect(left, top + 61, room, (step if frame.is_large else ROW_STEP[0]) - APART - 62)
        text.paragraph(surface, words, box, about, floor=frame.floor)


def _step(frame: Frame, seats: int) -> float:
    """Return the distance of two rows in design units."""
    step = ROOM / min(5, seats)
    return step if frame.is_large else min(step, ROW_STEP[1])


def _top(number: int, step: float) -> float:
    """Return the top of a row in design units."""
    return ROW_TOP + number * step
