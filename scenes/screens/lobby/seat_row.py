"""One row of the lobby: face, emblem, colour, player, name or level, role, and the remove button."""

from collections.abc import Callable, Sequence

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.seats import PERSON, Seat
from raccoon.app.text import Catalogue, Say
from scenes.art import Drawing, Frame, Style, Typeface, palette as pal, pictograms, shapes, text, theme
from scenes.art.linework import patterns
from scenes.art.pieces import characters, emblems
from scenes.art.pieces.characters import framed_portrait
from scenes.art.surface_cache import sheet_cache
from scenes.widgets.button import Button
from scenes.widgets.forms.fields import DropDown, FormField, TextField
from scenes.widgets.widget import Widget


class RoleField(DropDown):
    """The list of roles that may be asked for, with "by chance"; invisible if there are none."""

    def __init__(self, role: str, on_change: Callable[[str], None], say: Say) -> None:
        super().__init__(_options((), say), "", on_change)
        self.label, self.value, self.visible = say("speech.role"), role, False
        self._say = say
        self._displayed: Callable[[Seat], Seat] = lambda seat: seat

    def offer(self, roles: Sequence[str], displayed: Callable[[Seat], Seat]) -> None:
        """Offer these roles and "by chance"; a chosen role that is not among them becomes "by chance".

        `displayed` gives a seat the colour and emblem of the role it asks for.
        """
        self._displayed = displayed
        self.visible = bool(roles)
        self.options = _options(roles, self._say)
        if self.value not in ("", *roles):
            self.set("")

    def displayed(self, seat: Seat) -> Seat:
        """Return the seat as the table will show it, as far as that is known."""
        return self._displayed(seat)

    @property
    def look_known(self) -> bool:
        """Whether emblem and colour are known, not left to chance with the role."""
        return bool(self.value) or not self.visible


def _options(roles: Sequence[str], say: Say) -> list[tuple[str, str]]:
    """Return "by chance" and the roles, as (label, value) pairs of a list."""
    return [(say("role.chance"), ""), *((say(f"role.{role}"), role) for role in dict.fromkeys(roles))]


NAME_LIMIT = 20
GAP = 16.0
"""The gap between the fields in design units."""
OF_TWO, OF_THREE = (0.5, 0.5), ((0.288, 0.398, 0.314), (0.33, 0.36, 0.31))
"""Each field's share of the width: player, name or level, and role; three fields also in large text."""
LEAST = 124
"""The height of a row, in design units, with the most seats."""
FIELDS = ((14, 56), (8, 62))
"""The fields' distance from the top of such a row, and their height; usually, and in large text."""
OVER = 4
"""The portrait's reach beyond the top and bottom of its row, in design units."""


def who_options(roster: Opponents, say: Say) -> list[tuple[str, str]]:
    """Return all possible players, as (label, value) pairs of a list."""
    return [(say("lobby.person") if who == PERSON else say(f"bot.{who}"), who) for who in roster.everyone]


def level_options(roster: Opponents, say: Say) -> list[tuple[str, str]]:
    """Return the levels, as (label, value) pairs of a list; one empty pair if the game has none."""
    return [(say(f"bot.{level}"), level) for level in roster.levels] or [("", "")]


def level_tip(level: str, say: Say) -> str:
    """Return the description of a level, with the remark that bots know no more than people."""
    return say("lobby.level.tip", level=say(f"bot.{level}"), about=say(f"bot.{level}.about"))


class SeatRow:
    """The controls of one seat and their values; callbacks report changes to the lobby."""

    def __init__(
        self,
        catalogue: Catalogue,
        roster: Opponents,
        seat: Seat,
        on_change: Callable[["SeatRow", str], None],
        on_cycle: Callable[["SeatRow", str], None],
        on_remove: Callable[["SeatRow"], None],
    ) -> None:
        """`seat` is a person, a personality at a level, or a plain bot. `on_change` is called with "name",
        "who", "level" or "role", `on_cycle` with "face", "emblem" or "colour".
        """
        say = catalogue.say
        self.catalogue, self.roster = catalogue, roster
        self.colour, self.emblem, self.character = seat.colour, seat.emblem, seat.character
        self.face = ""
        """The character shown, set by the lobby, which knows the other seats."""
        self.who, level = roster.choice(seat.controller)
        own = seat.name if self.who == PERSON else ""
        self.looks = {what: LookButton(self, what, on_cycle) for what in ("face", "emblem", "colour")}
        """The buttons of the portrait, the emblem and the colour."""
        self.looks["emblem"].tip, self.looks["colour"].tip = say("lobby.emblem"), say("lobby.colour")
        self.who_field = DropDown(who_options(roster, say), self.who, lambda _: on_change(self, "who"))
        self.name_field = TextField(
            own, lambda _: on_change(self, "name"), limit=NAME_LIMIT, hint=say("lobby.name.hint")
        )
        self.level_field = DropDown(
            level_options(roster, say), level or roster.usual_level, lambda _: on_change(self, "level")
        )
        self.role_field = RoleField(seat.role, lambda _: on_change(self, "role"), say)
        self.who_field.label, self.level_field.label = say("speech.who"), say("speech.level")
        self.remove_button = RemoveButton(lambda: on_remove(self))
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.settle()

    def settle(self) -> None:
        """Show the fields for the chosen player: a name for a person, a level for a personality."""
        self.who = self.who_field.value
        self.name_field.visible = self.is_person
        self.level_field.visible = self.has_level
        if self.has_level:
            self.level_field.tip = level_tip(self.level_field.value, self.catalogue.say)
        say = self.catalogue.say
        name = self.name_field.value.strip() if self.is_person else say(f"bot.{self.who}")
        self.remove_button.tip = say("lobby.remove", name=name) if name else say("lobby.remove.unnamed")
        self.looks["face"].tip = say("lobby.bot.next" if self.has_level else "lobby.face")

    def take(self, who: str) -> None:
        """Give the seat another player."""
        self.who = who
        self.who_field.set(who)
        self.settle()

    def offer_roles(self, roles: Sequence[str], displayed: Callable[[Seat], Seat]) -> None:
        """Offer these roles (`RoleField.offer`); a game with roles decides on emblem and colour itself."""
        self.looks["emblem"].reason = self.looks["colour"].reason = (
            self.catalogue.say("lobby.look.role") if roles else ""
        )
        self.role_field.offer(roles, displayed)

    @property
    def role(self) -> str:
        """The role the seat asks for; "" for any."""
        return self.role_field.value

    @property
    def is_person(self) -> bool:
        """Whether a person plays here."""
        return self.who == PERSON

    @property
    def has_level(self) -> bool:
        """Whether a personality plays here."""
        return self.who in self.roster.personalities

    @property
    def who_control(self) -> FormField:
        """The control that names the player: a person's name field, else the list of players."""
        return self.name_field if self.is_person else self.who_field

    @property
    def level(self) -> str:
        """The level chosen, valid if `has_level`."""
        return self.level_field.value

    @property
    def seat(self) -> Seat:
        """The seat as set; a bot has its own name."""
        name = self.name_field.value.strip() if self.is_person else str(self.catalogue.say(f"bot.{self.who}"))
        controller = self.roster.controller(self.who, self.level)
        return Seat(name, controller, self.colour, self.emblem, self.character, self.role)

    @property
    def widgets(self) -> list[Widget]:
        """The controls in reading order; those that do not apply are invisible."""
        fields = [self.who_field, self.name_field, self.level_field, self.role_field]
        return [*self.looks.values(), *fields, self.remove_button]

    @property
    def fields(self) -> list[FormField]:
        """The visible controls that pygame-gui draws."""
        found: list[FormField] = [self.who_field, self.name_field, self.level_field, self.role_field]
        return [field for field in found if field.visible]

    @property
    def description(self) -> str:
        """One line about the player."""
        say = self.catalogue.say
        return say("lobby.person.why") if self.is_person else self.roster.temper(self.seat.controller, say)

    def place(self, frame: Frame, left: float, top: float, width: float, tall: float) -> None:
        """Place the row and its controls (design units); the portrait is at its left end."""
        self.rect = frame.rect(left, top, width, tall)
        self.looks["face"].rect = frame.rect(left - 4, top - OVER, 134, tall + 2 * OVER)
        for number, what in enumerate(("emblem", "colour")):
            self.looks[what].rect = frame.rect(left + 138, top + tall / 2 - 50 + 53 * number, 48, 47)
        room, x, places = width - 290 + GAP, left + 200, []
        down, high = FIELDS[frame.is_large]
        top += down + (tall - LEAST) / 3
        for share in OF_THREE[frame.is_large] if self.role_field.visible else OF_TWO:
            places.append(frame.rect(x, top, share * room - GAP, high))
            x += share * room
        self.who_field.rect, self.name_field.rect = places[:2]
        self.level_field.rect, self.role_field.rect = places[1], places[-1]
        self.remove_button.rect = frame.rect(left + width - 72, top, 58, 56)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the row's background and the line about the player; the ring draws the controls."""
        lit_well(surface, self.rect, frame.scale, self.role_field.displayed(self.seat).colour)
        left = self.who_field.rect.left
        slim = text.NARROWEST if frame.is_large else 1.0
        style = Style(Typeface.BOOK_ITALIC, frame.type(20, 1.8), pal.CREAM, slim=slim)
        room = self.rect.right - left - frame.px(20)
        at = (left + frame.px(2), self.rect.bottom - frame.px(20))
        text.draw(surface, self.description, at, style, limit=room, floor=frame.floor)


def lit_well(surface: pygame.Surface, rect: pygame.Rect, k: float, colour: str) -> None:
    """Draw a dark band tinted with a seat's colour; in high contrast a plain inset."""
    if theme.high_contrast():
        shapes.inset(surface, rect, k, 10)
    else:
        surface.blit(_light(rect.size, k, pal.SEAT[colour]), rect)


@sheet_cache(8)
def _light(sheet: Drawing, colour: pal.Colour) -> None:
    """The tinted band, brightest at its left end."""
    fading = sheet.linear((0, 0), (sheet.width, 0), (0, colour, 0.45), (0.55, colour, 0.1), (1, colour, 0.04))
    sheet.inset(0, 10, pal.NIGHT, opacity=0.55)
    sheet.inset(0, 10, fading)


class LookButton(Button):
    """A button that shows the seat's portrait, emblem or colour, and chooses the next one."""

    def __init__(self, row: SeatRow, what: str, on_cycle: Callable[[SeatRow, str], None]) -> None:
        super().__init__("", lambda: on_cycle(row, what), look="quiet")
        self.row = row
        self.what = what

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the plate and its picture, or a question mark if chance decides."""
        row, role = self.row, self.row.role_field
        seat = role.displayed(row.seat)
        self.label = "" if self.what == "face" or role.look_known else "?"
        super().draw(surface, frame)
        if self.label:
            return
        if self.what == "face":
            mood = characters.PLEASED if self.hover or self.focused else characters.CALM
            framed_portrait(surface, self.rect, frame.scale, row.face, mood, seat.colour, "")
        elif self.what == "emblem":
            emblems.emblem(surface, self.rect.inflate(-frame.px(8), -frame.px(8)), seat.emblem, seat.colour)
        else:
            colour = pal.SEAT[seat.colour]
            inside = self.rect.inflate(-frame.px(16), -frame.px(16))
            pygame.draw.rect(surface, pal.rgb(colour), inside, border_radius=frame.px(8))
            pygame.draw.rect(surface, pal.rgb(pal.GILT_LIGHT), inside, frame.px(2), frame.px(8))
            patterns.lay(surface, inside.inflate(-frame.px(8), -frame.px(8)), colour, frame.scale)


class RemoveButton(Button):
    """The small button with a cross that removes a seat."""

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__("", on_press, look="quiet")

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the plate and the cross, faint if the seat cannot be removed."""
        super().draw(surface, frame)
        pictograms.draw(
            surface, self.rect.inflate(-frame.px(28), -frame.px(26)), "cross", 255 if self.enabled else 90
        )
