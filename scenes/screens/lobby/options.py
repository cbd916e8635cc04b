"""The options of a table as controls: a switch for a flag, a list for a choice of values."""

from collections.abc import Callable, Mapping

import pygame

from raccoon.app.text import Say
from raccoon.engine.game import Game
from raccoon.engine.table_options import OptionValue, option_values
from scenes.art import palette as pal
from scenes.art import pictograms, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.text import Style
from scenes.table.presentation import Lobby
from scenes.widgets.forms.fields import DropDown, FormField
from scenes.widgets.toggle import Toggle
from scenes.widgets.widget import Widget

TOP, STEP, GAP = 200.0, 150.0, 4.0
ROOM = 600.0
"""The largest height of all options together: many are set closer."""
LIST = 420.0
"""The width of a list of values."""
FLAG = (False, True)


class ListedOption(DropDown):
    """One option with several values: beside the list its picture and name, beneath it what it does."""

    def __init__(
        self,
        name: str,
        values: tuple[OptionValue, ...],
        chosen: OptionValue,
        icon: str,
        say: Say,
        on_change: Callable[[str], None],
    ) -> None:
        labels = [(say(f"option.{name}.{value}"), str(value)) for value in values]
        super().__init__(labels, str(chosen), on_change)
        self.label, self.explanation, self.icon = say(f"option.{name}"), say(f"option.{name}.why"), icon
        self.purpose = self.explanation
        self._values = {str(value): value for value in values}
        self.whole = pygame.Rect(0, 0, 0, 0)

    @property
    def chosen(self) -> OptionValue:
        """The value that is chosen."""
        return self._values[self.value]

    @chosen.setter
    def chosen(self, chosen: OptionValue) -> None:
        self.value = str(chosen)

    def place(self, whole: pygame.Rect, frame: Frame) -> None:
        """Fit it, with its words, into a rectangle of pixels."""
        self.whole = whole
        self.rect = pygame.Rect(0, whole.top, frame.px(LIST), frame.px(56))
        self.rect.right = whole.right

    def draw_words(self, surface: pygame.Surface, frame: Frame) -> None:
        """The picture, the name and the explanation; pygame-gui draws the list."""
        left = self.whole.left + frame.px(6)
        if self.icon:
            picture = pygame.Rect(left, 0, frame.px(44), frame.px(44))
            picture.centery = self.rect.centery
            pictograms.draw(surface, picture, self.icon)
            left = picture.right + frame.px(14)
        label = Style(Typeface.SLAB_BOLD, frame.type(24, 1.4), pal.CREAM if self.enabled else pal.FAINT)
        room, at = self.rect.left - left - frame.px(10), (left, self.rect.centery)
        text.draw(surface, self.label, at, label, limit=room, floor=frame.floor, middle=True)
        top = self.rect.bottom + frame.px(2)
        beneath = pygame.Rect(left, top, self.whole.right - left, self.whole.bottom - top)
        style = Style(Typeface.BOOK, frame.type(19, 1.3), pal.DIM)
        text.paragraph(surface, self.reason or self.explanation, beneath, style, floor=frame.floor)


class TableOptions:
    """Every option of a game; `values` are those of the last table, as far as they still exist.

    `on_change` is called when something else has been chosen: it may settle other options.
    """

    def __init__(
        self,
        game: Game,
        look: Lobby,
        values: Mapping[str, OptionValue],
        say: Say,
        on_change: Callable[[], None],
    ) -> None:
        known, usual = option_values(game), game.options_type()
        self.game, self.look, self._say, self._on_change = game, look, say, on_change
        self._wanted: dict[str, OptionValue] = {}
        order = dict.fromkeys((*(name for name in look.options if name in known), *known))
        self.controls: dict[str, Toggle | ListedOption] = {}
        for name in order:
            chosen = values.get(name, getattr(usual, name))
            chosen = chosen if chosen in known[name] else getattr(usual, name)
            icon = look.option_icons.get(name, "")
            self._wanted[name] = chosen
            if known[name] == FLAG:
                words = say(f"option.{name}"), say(f"option.{name}.why")
                self.controls[name] = Toggle(words[0], bool(chosen), self._changed, words[1], icon)
            else:
                self.controls[name] = ListedOption(name, known[name], chosen, icon, say, self._changed)

    @property
    def values(self) -> dict[str, OptionValue]:
        """Every option and what is chosen."""
        return {
            name: control.on if isinstance(control, Toggle) else control.chosen
            for name, control in self.controls.items()
        }

    def choose(self, values: Mapping[str, OptionValue]) -> None:
        """Want these values."""
        self._wanted |= values
        self._on_change()

    def settle(self, players: int) -> None:
        """Show with a sentence what so many players and the other options settle; else what was chosen."""
        settled = self.look.settled(self._wanted, players)
        for name, control in self.controls.items():
            value = settled.get(name, self._wanted[name])
            control.reason = self._say(f"option.{name}.settled") if name in settled else ""
            if isinstance(control, Toggle):
                control.on = bool(value)
            else:
                control.chosen = value

    def roles(self, players: int) -> tuple[str, ...]:
        """The roles that so many may ask for; empty where all seats are alike."""
        absent = self.look.absent(self.values, players)
        return tuple(role for role in self.game.roles(players) if role not in absent)

    def _changed(self, _: object) -> None:
        free = {name for name, control in self.controls.items() if control.enabled}
        self._wanted |= {name: value for name, value in self.values.items() if name in free}
        self._on_change()

    @property
    def widgets(self) -> list[Widget]:
        """The controls in reading order."""
        return list(self.controls.values())

    @property
    def fields(self) -> list[FormField]:
        """The controls that pygame-gui draws."""
        return [control for control in self.controls.values() if isinstance(control, ListedOption)]

    def layout(self, frame: Frame, left: float, width: float) -> None:
        """Below each other, in design units; many of them closer."""
        step = min(STEP, ROOM / max(1, len(self.controls)))
        for number, control in enumerate(self.controls.values()):
            whole = frame.rect(left, TOP + number * step, width, step - GAP)
            if isinstance(control, ListedOption):
                control.place(whole, frame)
            else:
                control.rect = whole

    def draw_words(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the words next to and below the lists; the switches have their own words."""
        for control in self.controls.values():
            if isinstance(control, ListedOption):
                control.draw_words(surface, frame)
