"""The options of a game as controls: a switch for a flag, a list for several values."""

from collections.abc import Callable, Mapping

import pygame

from raccoon.app.text import Say
from raccoon.engine.game import Game
from raccoon.engine.table_options import OptionValue, option_values
from scenes.art import Frame, Style, Typeface, palette as pal, pictograms, text
from scenes.table.presentation import Lobby
from scenes.widgets.forms.fields import DropDown, FormField
from scenes.widgets.toggle import Toggle
from scenes.widgets.widget import Widget

TOP, STEP, GAP = 200.0, 150.0, 4.0
ROOM = 600.0
"""The height for all options, in design units: where it is too little, explanations become hints."""
FLAT, LISTED = 62.0, 130.0
"""The height of an option without its explanation: a switch, and a list below its name."""
LIST = 420.0
"""The width of a list of values."""
FLAG = (False, True)


class ListedOption(DropDown):
    """An option with several values: its picture and name next to the list, its explanation below; in large
    text the list is below the name.
    """

    folded = False
    """Whether the explanation is shown as a hint, for want of room below the list."""

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

    @property
    def hint(self) -> str:
        """The usual hint, or else the explanation if that is not below the list."""
        return super().hint or (self.explanation if self.folded else "")

    def least_height(self, frame: Frame, width: int) -> int:
        """Return the height of the list with its explanation, and in large text with the name above it."""
        told = text.height(self.explanation, self._beneath(frame), width - self._left(frame))
        return self._line(frame) * frame.is_large + frame.px(58) + told

    def place(self, whole: pygame.Rect, frame: Frame) -> None:
        """Place the list and its words in a rectangle of pixels."""
        self.whole = whole
        top = whole.top + self._line(frame) * frame.is_large
        wide = whole.width - self._left(frame) if frame.is_large else frame.px(LIST)
        self.rect = pygame.Rect(0, top, wide, frame.px(56))
        self.rect.right = whole.right

    def draw_words(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the picture, the name and the explanation; pygame-gui draws the list."""
        left, line = self.whole.left + self._left(frame), self._line(frame)
        centre = self.whole.top + line // 2 if frame.is_large else self.rect.centery
        if self.icon:
            picture = pygame.Rect(self.whole.left + frame.px(6), 0, frame.px(44), frame.px(44))
            picture.centery = centre
            pictograms.draw(surface, picture, self.icon)
        label = Style(Typeface.SLAB_BOLD, frame.type(24), pal.CREAM if self.enabled else pal.FAINT)
        room = (self.rect.right if frame.is_large else self.rect.left - frame.px(10)) - left
        text.draw(surface, self.label, (left, centre), label, limit=room, floor=frame.floor, middle=True)
        if not self.folded:
            top = self.rect.bottom + frame.px(2)
            beneath = pygame.Rect(left, top, self.whole.right - left, self.whole.bottom - top)
            told = self.reason or self.explanation
            text.paragraph(surface, told, beneath, self._beneath(frame), floor=frame.floor)

    def _left(self, frame: Frame) -> int:
        return frame.px(64 if self.icon else 6)

    def _line(self, frame: Frame) -> int:
        return max(frame.px(48), frame.type(24 * 1.28))

    def _beneath(self, frame: Frame) -> Style:
        return Style(Typeface.BOOK, frame.type(19), pal.DIM)


class TableOptions:
    """Every option of a game; `values` are those of the last game, ignored where they no longer exist.

    `on_change` is called after each choice, as one may settle other options.
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
        """The value of every option, by name."""
        return {
            name: control.on if isinstance(control, Toggle) else control.chosen
            for name, control in self.controls.items()
        }

    def choose(self, values: Mapping[str, OptionValue]) -> None:
        """Choose these values."""
        self._wanted |= values
        self._on_change()

    def settle(self, players: int) -> None:
        """Show the value and the reason of each option that the number of players or other options settle;
        of all others the chosen value.
        """
        settled = self.look.settled(self._wanted, players)
        for name, control in self.controls.items():
            value = settled.get(name, self._wanted[name])
            control.reason = self._say(f"option.{name}.settled") if name in settled else ""
            if isinstance(control, Toggle):
                control.on = bool(value)
            else:
                control.chosen = value

    def roles(self, players: int) -> tuple[str, ...]:
        """Return the roles that may be asked for with so many players; () if all seats are alike."""
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
        """The lists, which pygame-gui draws."""
        return [control for control in self.controls.values() if isinstance(control, ListedOption)]

    def layout(self, frame: Frame, left: float, width: float) -> None:
        """Place the options below each other (design units), higher than they need if there is room."""
        controls, wide = list(self.controls.values()), frame.px(width)
        highs = [control.least_height(frame, wide) / frame.scale + GAP for control in controls]
        folded = sum(highs) > ROOM
        if folded:
            highs = [LISTED if isinstance(one, ListedOption) and frame.is_large else FLAT for one in controls]
        more, top = (ROOM - sum(highs)) / max(1, len(highs)), TOP
        for control, high in zip(controls, highs, strict=True):
            step = min(high + more, max(high, STEP))
            whole = frame.rect(left, top, width, step - GAP)
            control.folded, top = folded, top + step
            if isinstance(control, ListedOption):
                control.place(whole, frame)
            else:
                control.rect = whole

    def draw_words(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the words of the lists; switches draw their own."""
        for control in self.controls.values():
            if isinstance(control, ListedOption):
                control.draw_words(surface, frame)
