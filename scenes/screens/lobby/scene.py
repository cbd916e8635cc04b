"""The lobby: players, options and seed of a new game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from raccoon.app.seats import Seat
from raccoon.app.text import Catalogue
from raccoon.engine.game import Game
from raccoon.engine.table_options import OptionValue
from scenes.art import DESIGN, Style, Typeface, palette as pal, shapes, text
from scenes.art.landscape import backdrop
from scenes.screens.form_scene import FormScene
from scenes.screens.lobby import words
from scenes.screens.lobby.invitations import Invitations
from scenes.screens.lobby.options import TableOptions
from scenes.screens.lobby.refusals import deal_of, refusal, wrong_code
from scenes.screens.lobby.rows import SeatRows, level_lines, resize
from scenes.screens.lobby.seat_row import SeatRow
from scenes.table.presentation import Lobby
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing
from scenes.widgets.forms.fields import TextField
from scenes.widgets.forms.form import Form

SEATS = (50.0, 130.0, 1090.0, 800.0)
CHOICES = (1170.0, 130.0, 700.0, 800.0)
ROW_TOP, ROW_ROOM, ROW_GAP = 206.0, 612.0, 16.0
ROW_STEPS = 140.0, 178.0
"""The least and greatest distance of two rows: the fewer rows, the higher each."""
WIDEST = 220.0
"""The most design units by which each panel grows outwards in a window wider than 16:9."""
LobbyBox = tuple[float, float, float, float]
OnStart = Callable[[list[Seat], dict[str, OptionValue], str | None, int | None], None]


@dataclass(frozen=True)
class LobbyDefaults:
    """The values a lobby starts with: seats and options of the last game (either may be empty), and a seed.

    `unfinished` describes the last unfinished game, "" if there is none.
    """

    seats: Sequence[Seat] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: str = ""
    unfinished: str = ""


class LobbyScene(FormScene):
    """Sets up a new `game`, starting with the values of `offered`.

    `look` says how its options are shown, `invitations` propose the players. `on_start` gets the seats, every
    option, the seed (None: random) and the version of the rules (None: the current one); `on_back` leaves.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        game: Game,
        look: Lobby,
        invitations: Invitations,
        offered: LobbyDefaults,
        on_start: OnStart,
        on_back: Callable[[], None],
    ) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.on_start = on_start
        self.on_back = on_back
        self.refusal = ""
        self.unfinished = (
            catalogue.say("lobby.kept", standing=offered.unfinished) if offered.unfinished else ""
        )
        say = catalogue.say
        self.table = SeatRows(catalogue, game, invitations, offered.seats, self._changed, self.unsettle)
        self.choices = TableOptions(game, look, offered.options, say, self.unsettle)
        hint, tip = say("lobby.seed.hint"), say("lobby.seed.why")
        self.seed_field = TextField(offered.seed, self._seeded, limit=40, hint=hint, tip=tip)
        self.seed_field.label = say("lobby.seed")
        self.add_button = Button(say("lobby.add"), self._add)
        self.start_button = Button(say("lobby.start"), self.start, look="primary", size=34)
        self.back_button = Button(say("lobby.back"), on_back, look="quiet", cap="back")
        self.form = Form()
        self.ring = FocusRing()
        self._seeded(offered.seed)
        self.gather()
        self.ring.shown = True
        self.ring.focus(self.start_button)

    @property
    def rows(self) -> list[SeatRow]:
        """The rows of controls, one for each seat."""
        return self.table.rows

    @property
    def seats(self) -> list[Seat]:
        """The seats as set."""
        return self.table.seats

    @property
    def options(self) -> dict[str, OptionValue]:
        """The value of every option, by name."""
        return self.choices.values

    @property
    def _panels(self) -> tuple[LobbyBox, LobbyBox]:
        """The boxes of seats and options in design units; they grow outwards in wide windows."""
        more = min(WIDEST, max(0.0, (self.size[0] / self.frame.scale - DESIGN[0]) / 2 - SEATS[0]))
        left, top, width, high = SEATS
        return (left - more, top, width + more, high), (CHOICES[0], CHOICES[1], CHOICES[2] + more, CHOICES[3])

    def start(self) -> None:
        """Start the game, or show why it cannot start and focus the control to change."""
        self.dirty = True
        seats = self.seats
        say, game, words = self.catalogue.say, self.table.game.name, self.seed_field.value.strip()
        found = refusal(self.rows, seats, self.choices.roles(len(seats)), say)
        wrong = wrong_code(words, game, seats, self.options, say)
        if found or wrong:
            control, self.refusal = found or (self.seed_field, wrong)
            self.ring.shown = True
            self.ring.focus(control)
            return
        deal = deal_of(words, game)
        seed, rules = (deal.seed, deal.rules) if deal else (words or None, None)
        self.on_start(seats, self.options, seed, rules)

    def layout(self) -> None:
        """Place the seats' rows on the left; options, seed and the start button on the right."""
        frame = self.frame
        seats, options = self._panels
        room = 0 if frame.is_large else ROW_ROOM  # the levels' lines need it in large text
        step = min(max(room / len(self.rows), ROW_STEPS[0]), ROW_STEPS[1])
        for number, row in enumerate(self.rows):
            row.place(frame, seats[0] + 30, ROW_TOP + number * step, seats[2] - 60, step - ROW_GAP)
        foot = ROW_TOP + len(self.rows) * step + (0 if frame.is_large else 16)
        self.add_button.rect = frame.rect(seats[0] + 30, foot, 360, 68)
        self._foot = frame.y(foot)
        if frame.is_large:  # next to the heading: its usual room is for the lines about levels
            self.add_button.rect = frame.rect(seats[0] + seats[2] - 390, seats[1] + 8, 360, 68)
        self.choices.layout(frame, options[0] + 26, options[2] - 52)
        label, high = words.seed_room(frame, self.catalogue.say)
        self.seed_field.rect = frame.rect(options[0] + label, 820, options[2] - label - 40, high)
        start = options[0] + options[2] - 430
        self.back_button.rect = frame.rect(start - 270, 962, 250, 78)
        self.start_button.rect = frame.rect(start, 962, 430, 78)
        self.form.build(self.size, frame)

    def cancel(self) -> None:
        """Leave the lobby."""
        self.on_back()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the two panels, and a refusal or the note about the unfinished game below the seats."""
        frame, say = self.frame, self.catalogue.say
        backdrop.behind(surface, frame.scale, self.choices.look.draw_background, backdrop.EVENING)
        words.draw_heading(
            surface, frame, self.table.game.name, say, self.choices.look.title_ground().name_at
        )
        for panel, key in zip(self._panels, ("lobby.seats", "lobby.options"), strict=True):
            shapes.wood_panel(surface, frame.rect(*panel), frame.scale)
            heading = Style(Typeface.POSTER, frame.heading(30), pal.GILT_LIGHT)
            text.draw(
                surface, say(key), frame.point(panel[0] + 32, panel[1] + 50), heading, limit=frame.px(600)
            )
        self.table.draw(surface, frame)
        words.draw_levels(
            surface, frame, self._level_room(frame.rect(*self._panels[0])), level_lines(self.rows, say)
        )
        self.choices.draw_words(surface, frame)
        words.draw_seed_label(surface, frame, frame.x(self._panels[1][0] + 32), self.seed_field.rect, say)
        if self.refusal:
            words.draw_refusal(surface, frame, self._room_below_seats(), self.refusal)
        elif self.unfinished:
            words.draw_unfinished(surface, frame, self._room_below_seats(), self.unfinished)
        self.draw_controls(surface)

    def _level_room(self, panel: pygame.Rect) -> pygame.Rect:
        """Return the room that rows and the add button leave in the panel of seats."""
        frame, button = self.frame, self.add_button
        left = panel.left + frame.px(30)
        if button.visible and not frame.is_large:
            left = button.rect.right + frame.px(28)
        return pygame.Rect(left, self._foot, panel.right - frame.px(30) - left, panel.bottom - self._foot)

    def _room_below_seats(self) -> pygame.Rect:
        return self.frame.rect(self._panels[0][0], 956, self._panels[0][2], 90)

    def _changed(self) -> None:
        """Clear the refusal: its reason may no longer hold."""
        self.refusal = ""

    def _seeded(self, words: str) -> None:
        """Set the number of seats, the roles and the options of a deal code typed as the seed."""
        self._changed()
        deal = deal_of(words, self.table.game.name)
        if deal:
            resize(self.table, deal.roles)
            self.choices.choose(deal.options)

    def _add(self) -> None:
        self.table.add()
        self._changed()
        self.unsettle()

    def gather(self) -> None:
        """Put the controls that currently apply into the ring, in reading order, and into the form."""
        self.choices.settle(len(self.rows))
        self.table.settle(self.choices.roles(len(self.rows)), self.choices.look.displayed_seats)
        self.add_button.visible = not self.table.full
        ways = [self.seed_field, self.back_button, self.start_button]
        self.ring.set([*self.table.widgets, self.add_button, *self.choices.widgets, *ways])
        if self.table.follows:
            self.ring.focus(self.table.follows)
            self.table.follows = None
        self.form.fields = [*self.table.fields, *self.choices.fields, self.seed_field]
