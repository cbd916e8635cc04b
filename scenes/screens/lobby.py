"""The lobby: who plays, with which options, from which seed; refused with a sentence, remembered."""

from collections.abc import Callable, Mapping, Sequence

import pygame
from msgspec.structs import replace

from raccoon.app.seats import CHARACTERS, COLOURS, EMBLEMS, Seat
from raccoon.app.text import Catalogue
from raccoon.engine.table_options import Value
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Face
from scenes.art.landscape import backdrop
from scenes.art.text import Style
from scenes.screens.form_scene import FormScene
from scenes.screens.lobby_invitations import FEWEST, MOST, Company, next_free, numbered
from scenes.screens.lobby_seats import NAME_LIMIT, SeatRow
from scenes.widgets.button import Button
from scenes.widgets.fields import TextField
from scenes.widgets.focus import FocusRing
from scenes.widgets.form import Form
from scenes.widgets.toggle import Toggle

OPTIONS = ("beginners", "mixed_opening", "longer_game", "sudden_death", "open_money")
"""The table's options, by the names the rules give them."""
ICONS = dict(zip(OPTIONS, ("primer", "mixed", "hourglass", "bolt", "purse"), strict=True))
"""Each option's picture."""

SEATS = (50, 130, 1090, 800)
CHOICES = (1170, 130, 700, 800)
ROW_TOP, ROW_STEP = 206.0, 140.0
OnStart = Callable[[list[Seat], dict[str, bool], str | None], None]


class LobbyScene(FormScene):
    """Sets up a new game. `seats` and `options` are those of the last one; both may be empty.

    `company` invites the opponents. `on_start` gets the seats, every option and the seed (None: drawn anew);
    `on_back` leaves.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        company: Company,
        seats: Sequence[Seat],
        options: Mapping[str, Value],
        on_start: OnStart,
        on_back: Callable[[], None],
        seed: str | None = None,
    ) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.company = company
        self.roster = company.roster
        self.on_start = on_start
        self.on_back = on_back
        self.refusal = ""
        say = catalogue.say
        self.rows = [self._row(seat) for seat in self.company.again(seats)]
        self.toggles = {name: self._toggle(name, options.get(name) is True) for name in OPTIONS}
        self.seed_field = TextField(
            seed or "", self._typed, limit=40, hint=say("lobby.seed.hint"), tip=say("lobby.seed.why")
        )
        self.add_button = Button(say("lobby.add"), self._add)
        self.start_button = Button(say("lobby.start"), self.start, look="primary", size=34)
        self.back_button = Button(say("lobby.back"), on_back, look="quiet", cap=say("key.escape"))
        self.form = Form()
        self.ring = FocusRing()
        self.gather()

    @property
    def seats(self) -> list[Seat]:
        """The seats as they are set now, names trimmed; plain bots of one kind are numbered."""
        found: list[Seat] = []
        for row in self.rows:
            seat = row.seat
            if not row.is_person and not row.has_level:
                seat = replace(seat, name=numbered(seat.name, [other.name for other in found], NAME_LIMIT))
            found.append(seat)
        return found

    @property
    def options(self) -> dict[str, bool]:
        """Every option and whether it is on."""
        return {name: toggle.on for name, toggle in self.toggles.items()}

    def start(self) -> None:
        """Start the game, or say why it cannot start and lead to the seat in question."""
        self.dirty = True
        row, self.refusal = self._check()
        if row is not None:
            self.ring.shown = True
            self.ring.focus(row.name_field if row.is_person else row.who_field)
            return
        self.on_start(self.seats, self.options, self.seed_field.value.strip() or None)

    def layout(self) -> None:
        """Rows of seats on the left; options, seed and the start on the right."""
        frame = self.frame
        for number, row in enumerate(self.rows):
            row.place(frame, SEATS[0] + 30, ROW_TOP + number * ROW_STEP, SEATS[2] - 60)
        self.add_button.rect = frame.rect(SEATS[0] + 30, ROW_TOP + len(self.rows) * ROW_STEP + 24, 360, 68)
        for number, toggle in enumerate(self.toggles.values()):
            toggle.rect = frame.rect(CHOICES[0] + 26, 200 + number * 120, CHOICES[2] - 52, 116)
        self.seed_field.rect = frame.rect(CHOICES[0] + 160, 820, CHOICES[2] - 200, 56)
        self.back_button.rect = frame.rect(1170, 962, 250, 78)
        self.start_button.rect = frame.rect(1440, 962, 430, 78)
        self.form.build(self.size, frame)

    def cancel(self) -> None:
        """Go back."""
        self.on_back()

    def draw(self, surface: pygame.Surface) -> None:
        """Two wooden panels; a refusal beneath the seats."""
        frame, say = self.frame, self.catalogue.say
        backdrop.behind(surface, frame.scale)
        title = Style(Face.POSTER, frame.type(54, 1.1), pal.IVORY, frame.px(3))
        text.draw(surface, say("title.new"), frame.point(960, 92), title, "centre", frame.px(1400))
        for panel, key in ((SEATS, "lobby.seats"), (CHOICES, "lobby.options")):
            shapes.wood_panel(surface, frame.rect(*panel), frame.scale)
            heading = Style(Face.POSTER, frame.type(30, 1.25), pal.GILT_LIGHT)
            text.draw(
                surface, say(key), frame.point(panel[0] + 32, panel[1] + 50), heading, limit=frame.px(600)
            )
        for row, face in zip(self.rows, self.company.roster.faces(self.seats), strict=True):
            row.face = face
            row.draw(surface, frame)
        label = Style(Face.SLAB_BOLD, frame.type(24), pal.CREAM)
        at = (frame.x(CHOICES[0] + 32), self.seed_field.rect.centery)
        text.draw(surface, say("lobby.seed"), at, label, limit=frame.px(120), floor=frame.floor, middle=True)
        if self.refusal:
            self._draw_refusal(surface)
        self.draw_controls(surface)

    def _draw_refusal(self, surface: pygame.Surface) -> None:
        box = self.frame.rect(SEATS[0], 956, SEATS[2], 90)
        shapes.paper_panel(surface, box, self.frame.scale)
        style = Style(Face.BOOK_SEMIBOLD, self.frame.type(24, 1.4), pal.OXBLOOD_DEEP)
        inside = box.inflate(-self.frame.px(40), -self.frame.px(16))
        text.paragraph(surface, self.refusal, inside, style, "centre", centred=True, floor=self.frame.floor)

    def _row(self, seat: Seat) -> SeatRow:
        return SeatRow(self.catalogue, self.roster, seat, self._changed, self._cycle, self._remove)

    def _changed(self, row: SeatRow, what: str) -> None:
        """A field of a row has another value."""
        self.refusal = ""
        if what == "level":
            self.company.level = row.level
            row.settle()
        elif what == "who" and row.who != row.who_field.value:
            self._reseat(row)

    def _reseat(self, row: SeatRow) -> None:
        """Somebody else plays in a row: whoever sat elsewhere under that name changes places with them."""
        before, now = row.who, row.who_field.value
        level_is_new = before not in self.roster.personalities
        row.settle()
        other = next((other for other in self.rows if other is not row and other.who == now), None)
        if other and now in self.roster.personalities:
            swapped = before in self.roster.personalities
            other.take(before if swapped else self.company.somebody(self.seats))
        if row.is_person and not row.name_field.value:
            taken = [other.seat.name for other in self.rows if other is not row]
            row.name_field.value = self.company.person_name(taken)
        if row.has_level and level_is_new:
            row.level_field.value = self.company.level
            row.settle()
        self.unsettled = True

    def _toggle(self, name: str, on: bool) -> Toggle:
        say = self.catalogue.say
        return Toggle(say(f"option.{name}"), on, lambda _: None, say(f"option.{name}.why"), ICONS[name])

    def _add(self) -> None:
        self.rows.append(self._row(self.company.fresh(self.seats)))
        self._regather()

    def _remove(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._regather()

    def _cycle(self, row: SeatRow, what: str) -> None:
        """Give a seat the next face, colour or emblem; a seat that has it takes the old one."""
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
        """The next face that nobody has; a personality's face is its own, so the next personality comes."""
        if row.has_level:
            values = self.roster.personalities
            taken = [other.who for other in self.rows if other is not row]
            row.who_field.set(next_free(values, row.who, taken))
            return
        seen = self.company.roster.faces(self.seats)
        place = self.rows.index(row)
        row.character = next_free(CHARACTERS, seen[place], [*seen[:place], *seen[place + 1 :]])

    def _typed(self, _: str) -> None:
        self.refusal = ""

    def _regather(self) -> None:
        self.refusal = ""
        self.gather()
        self.layout()

    def gather(self) -> None:
        """Put every control into the ring, in reading order; who plays decides which there are."""
        reason = self.catalogue.say("lobby.refuse.few") if len(self.rows) <= FEWEST else ""
        for row, face in zip(self.rows, self.company.roster.faces(self.seats), strict=True):
            row.remove_button.reason = reason
            if not row.has_level and not row.character:
                row.character = face  # whoever comes later does not change it
        self.add_button.visible = len(self.rows) < MOST
        seats = [widget for row in self.rows for widget in row.widgets]
        self.ring.set(
            [
                *seats,
                self.add_button,
                *self.toggles.values(),
                self.seed_field,
                self.back_button,
                self.start_button,
            ]
        )
        self.form.fields = [*(field for row in self.rows for field in row.fields), self.seed_field]

    def _check(self) -> tuple[SeatRow | None, str]:
        """The first seat that cannot play so, and the sentence why."""
        say = self.catalogue.say
        seen: set[str] = set()
        names = [seat.name for seat in self.seats]
        for number, (row, name) in enumerate(zip(self.rows, names, strict=True)):
            if not name:
                return row, say("lobby.refuse.empty", number=number + 1)
            if name.casefold() in seen:
                return self._person_called(name) or row, say("lobby.refuse.same", name=name)
            seen.add(name.casefold())
        return None, ""

    def _person_called(self, name: str) -> SeatRow | None:
        """The last person of that name: a person can change it."""
        alike = [row for row in self.rows if row.is_person and row.seat.name.casefold() == name.casefold()]
        return alike[-1] if alike else None
