"""The lobby: who plays, with which options, from which seed; refused with a sentence, remembered."""

from collections.abc import Callable, Sequence

import pygame

from raccoon.app.seats import COLOURS, EMBLEMS, PERSON, Seat
from raccoon.app.text import Catalogue
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Face
from scenes.art.text import Style
from scenes.form_scene import FormScene
from scenes.lobby_seats import NAME_LIMIT, BotChoice, SeatRow
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing
from scenes.widgets.form import Form, TextField
from scenes.widgets.toggle import Toggle

__all__ = ["OPTIONS", "BotChoice", "LobbyScene"]

OPTIONS = ("beginners", "mixed_opening", "longer_game", "sudden_death", "open_money")
"""The table's options, by the names the rules give them."""

FEWEST, MOST = 2, 5
FIRST = 4
"""Seats offered for the very first game: a person and three bots."""
SEATS = (50, 130, 1090, 800)
CHOICES = (1170, 130, 700, 800)
ROW_TOP, ROW_STEP = 206.0, 140.0
OnStart = Callable[[list[Seat], dict[str, bool], str | None], None]


class LobbyScene(FormScene):
    """Sets up a new game. `seats` and `options` are those of the last one; both may be empty.

    `on_start` gets the seats, every option and the seed (None: drawn anew); `on_back` leaves.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        bots: Sequence[BotChoice],
        seats: Sequence[Seat],
        options: dict[str, bool],
        on_start: OnStart,
        on_back: Callable[[], None],
        seed: str | None = None,
    ) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.bots = list(bots)
        self.on_start = on_start
        self.on_back = on_back
        self.refusal = ""
        say = catalogue.say
        self.rows = [self._row(seat) for seat in self._usable(seats)]
        self.toggles = {name: self._toggle(name, options.get(name, False)) for name in OPTIONS}
        self.seed_field = TextField(
            seed or "", self._typed, limit=40, hint=say("lobby.seed.hint"), tip=say("lobby.seed.why")
        )
        self.add_button = Button(say("lobby.add"), self._add)
        self.start_button = Button(say("lobby.start"), self.start, look="primary", size=34)
        self.back_button = Button(say("lobby.back"), on_back, look="quiet", cap=say("key.escape"))
        self.form = Form()
        self.ring = FocusRing()
        self._gather()

    @property
    def seats(self) -> list[Seat]:
        """The seats as they are set now, names trimmed."""
        return [row.seat for row in self.rows]

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
            self.ring.focus(row.name_field)
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
        shapes.desk(surface, surface.get_rect(), frame.scale)
        title = Style(Face.POSTER, frame.type(54, 1.1), pal.IVORY, frame.px(3))
        text.draw(surface, say("title.new"), frame.point(960, 92), title, "centre", frame.px(1400))
        for panel, key in ((SEATS, "lobby.seats"), (CHOICES, "lobby.options")):
            shapes.wood_panel(surface, frame.rect(*panel), frame.scale)
            heading = Style(Face.POSTER, frame.type(30, 1.25), pal.GILT_LIGHT)
            text.draw(
                surface, say(key), frame.point(panel[0] + 32, panel[1] + 50), heading, limit=frame.px(600)
            )
        for row in self.rows:
            row.draw(surface, frame)
        label = Style(Face.SLAB_BOLD, frame.type(24), pal.CREAM)
        at = (frame.x(CHOICES[0] + 32), self.seed_field.rect.centery)
        text.draw(surface, say("lobby.seed"), at, label, limit=frame.px(120), floor=frame.floor, middle=True)
        if self.refusal:
            self._draw_refusal(surface)
        if self.form.open:
            self.ring.shown = False
        self.ring.draw(surface, frame)
        self.form.draw(surface)

    def _draw_refusal(self, surface: pygame.Surface) -> None:
        box = self.frame.rect(SEATS[0], 956, SEATS[2], 90)
        shapes.paper_panel(surface, box, self.frame.scale)
        style = Style(Face.BOOK_SEMIBOLD, self.frame.type(24, 1.4), pal.OXBLOOD_DEEP)
        inside = box.inflate(-self.frame.px(40), -self.frame.px(16))
        text.paragraph(surface, self.refusal, inside, style, "centre", centred=True, floor=self.frame.floor)

    def _usable(self, seats: Sequence[Seat]) -> list[Seat]:
        """The last game's seats as far as their bots still exist, or a person against three bots."""
        known = {PERSON, *(bot.name for bot in self.bots)}
        kept = [seat for seat in seats if seat.controller in known][:MOST]
        while len(kept) < (FEWEST if kept and seats else FIRST):
            kept.append(self._fresh(kept))
        return kept

    def _fresh(self, seats: Sequence[Seat]) -> Seat:
        """One more seat in a free colour and with a free emblem: the first a person, then bots."""
        colour = next(colour for colour in COLOURS if colour not in [seat.colour for seat in seats])
        emblem = next(emblem for emblem in EMBLEMS if emblem not in [seat.emblem for seat in seats])
        if not seats or not self.bots:
            name = self.catalogue.say("lobby.person.name", number=len(seats) + 1)
            return Seat(name, PERSON, colour, emblem)
        taken = [seat.name for seat in seats]
        names = self.catalogue.say("lobby.names").split()
        name = next((name for name in names if name not in taken), names[0])
        return Seat(_unlike(name, taken), self._usual_bot(), colour, emblem)

    def _usual_bot(self) -> str:
        """The opponent offered for a new seat: of middling strength."""
        return self.bots[len(self.bots) // 2].name

    def _row(self, seat: Seat) -> SeatRow:
        return SeatRow(self.catalogue, seat, self.bots, self._typed_name, self._cycle, self._remove)

    def _toggle(self, name: str, on: bool) -> Toggle:
        say = self.catalogue.say
        return Toggle(say(f"option.{name}"), on, lambda _: None, say(f"option.{name}.why"))

    def _add(self) -> None:
        self.rows.append(self._row(self._fresh(self.seats)))
        self._regather()

    def _remove(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._regather()

    def _cycle(self, row: SeatRow, what: str) -> None:
        """Give a seat the next colour or emblem; a seat that has it takes the old one."""
        values = COLOURS if what == "colour" else EMBLEMS
        old: str = getattr(row, what)
        new = values[(values.index(old) + 1) % len(values)]
        for other in self.rows:
            if getattr(other, what) == new:
                setattr(other, what, old)
        setattr(row, what, new)

    def _typed(self, _: str) -> None:
        self.refusal = ""

    def _typed_name(self, _: SeatRow) -> None:
        self.refusal = ""

    def _regather(self) -> None:
        self.refusal = ""
        self._gather()
        self.layout()

    def _gather(self) -> None:
        """Put every control into the ring, in reading order."""
        reason = self.catalogue.say("lobby.refuse.few") if len(self.rows) <= FEWEST else ""
        for row in self.rows:
            row.remove_button.reason = reason
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
        for number, row in enumerate(self.rows):
            name = row.seat.name
            if not name:
                return row, say("lobby.refuse.empty", number=number + 1)
            if name.casefold() in seen:
                return row, say("lobby.refuse.same", name=name)
            seen.add(name.casefold())
        return None, ""


def _unlike(name: str, names: Sequence[str]) -> str:
    """The name, with a number behind it when it is taken."""
    name = name[: NAME_LIMIT - 2]
    number = 2
    unique = name
    while unique.casefold() in [other.casefold() for other in names]:
        unique = f"{name} {number}"
        number += 1
    return unique
