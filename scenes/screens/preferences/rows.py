"""The settings as data: page, picture, kind and values of each; and the rows of controls made of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from raccoon.app.grammar import bare
from raccoon.app.opponents import Opponents
from raccoon.app.settings import DETAILS, SPEEDS, TEXT_SCALES, WINDOWS, Settings
from raccoon.app.text import Catalogue, Say, languages
from raccoon.app.wording import listed
from scenes.widgets.button import Button
from scenes.widgets.button_form import RowStyle
from scenes.widgets.forms.fields import DropDown, Slider
from scenes.widgets.toggle import Toggle
from scenes.widgets.widget import Widget
from scenes.window.keys import IN_HAND, KEYS, PAD, PADS, SETS, KeyAction, description_key
from scenes.window.pad_buttons import SIGNS_OF
from scenes.window.rebinding import differing, every_action
from scenes.window.window import displays

PageName = Literal["game", "see", "hear", "hands"]
PAGES: tuple[PageName, ...] = ("game", "see", "hear", "hands")
OWN = "own"
"""The value of the key set when the keys are none of the prepared sets."""


@dataclass(frozen=True)
class Preference:
    """A setting: a field of `Settings`, or one that `RowMaker` reads and writes in its own way.

    A `switch` is on or off, a `slider` a share of 0 to 1; a choice has `values`. Its label is the sentence
    `key`, by default ``settings.<name>``; its explanation ``<key>.why``, if there is one.
    """

    page: PageName
    name: str
    icon: str
    kind: Literal["choice", "switch", "slider"] = "choice"
    values: tuple[object, ...] = ()
    key: str = ""


SETTINGS = (
    Preference("game", "speed", "speed", values=SPEEDS),
    Preference("game", "hints", "candle"),
    Preference("game", "curtain", "curtain", "switch"),
    Preference("game", "answer_forced", "check", "switch", key="habits.answer_forced"),
    Preference("game", "hold_turn", "hourglass", "switch", key="habits.hold_turn"),
    Preference("game", "every_call", "horn", "switch", key="habits.every_call"),
    Preference("game", "confirmations", "speech", "switch", key="habits.confirmations"),
    Preference("game", "ledger", "coin", "switch", key="habits.ledger"),
    Preference("see", "language", "speech"),
    Preference("see", "window", "window", values=WINDOWS),
    Preference("see", "display", "window"),
    Preference("see", "text_scale", "letters", values=TEXT_SCALES, key="settings.text"),
    Preference("see", "high_contrast", "contrast", "switch", key="settings.contrast"),
    Preference("see", "patterns", "patterns", "switch"),
    Preference("see", "reduced_motion", "motion", "switch", key="settings.motion"),
    Preference("see", "large_pointer", "pointer", "switch"),
    Preference("hear", "music", "note", "slider"),
    Preference("hear", "effects", "horn", "slider"),
    Preference("hear", "interface", "pointer", "slider"),
    Preference("hear", "crowd", "crowd", "slider"),
    Preference("hear", "voices", "speech", "switch"),
    Preference("hear", "captions", "captions", "switch"),
    Preference("hear", "mono", "horn", "switch"),
    Preference("hear", "speech", "speech", "switch"),
    Preference("hear", "speech_detail", "letters", values=DETAILS),
    Preference("hands", "key_set", "gear", values=SETS),
    Preference("hands", "pad_signs", "controller", values=("", *SIGNS_OF)),
)
"""Every setting, in the order of pages and rows."""


@dataclass(frozen=True)
class SettingRow:
    """A row of the settings: its words and its control; a heading has neither control nor name."""

    page: PageName
    label: str
    name: str = ""
    icon: str = ""
    why: str = ""
    widget: Widget | None = None
    reset: Callable[[], None] = lambda: None

    @property
    def is_labelled(self) -> bool:
        """Whether its control shows the words itself."""
        return isinstance(self.widget, Toggle | Button)


class RowMaker:
    """Makes the rows of `settings`; `changed` is called after each change, `press` asks for a key."""

    def __init__(
        self,
        catalogue: Catalogue,
        settings: Settings,
        game: str,
        changed: Callable[[], None],
        press: Callable[[str, str], None],
    ) -> None:
        self._catalogue, self._settings, self._game = catalogue, settings, game
        self._say = catalogue.of(game).say
        self._changed, self._press = changed, press

    def all(self) -> list[SettingRow]:
        """Return the rows of every page, in order."""
        rows = [row for setting in SETTINGS if (row := self.row(setting))]
        last = max(number for number, row in enumerate(rows) if row.page == "hands") + 1
        return [*rows[:last], *self._keys(), *rows[last:]]

    def row(self, setting: Preference, plain: bool = False) -> SettingRow | None:
        """Return the row of a setting, None without a choice; if `plain`, a switch becomes a list."""
        key = setting.key or f"settings.{setting.name}"
        why = self._say(f"{key}.why") if f"{key}.why" in self._catalogue else ""
        label, now = self._say(key), self._present_value(setting.name)

        def change(value: object) -> None:
            self._put(setting.name, value)
            self._changed()

        def reset() -> None:
            if setting.name != "language":
                self._put(setting.name, RowMaker._default(setting.name))

        widget: Widget
        if setting.kind == "slider":
            widget = Slider(round(now * 100), lambda value: change(value / 100))
        elif setting.kind == "switch" and not plain:
            widget = Toggle(label, now, change, why, setting.icon)
        else:
            options = self._options(setting, plain)
            if len(options) < 2:
                return None
            values = {str(value): value for _, value in options}
            told = [(words, str(value)) for words, value in options]
            widget = DropDown(told, str(now), lambda value: change(values[value]))
        widget.label, widget.purpose = label, why
        return SettingRow(setting.page, label, setting.name, setting.icon, why, widget, reset)

    def _options(self, setting: Preference, plain: bool) -> list[tuple[str, Any]]:
        say, name = self._say, setting.name
        if name == "hints":
            return [(say(f"bot.{level}"), level) for level in Opponents(self._game).hint_givers]
        if name == "language":
            return sorted(
                ((say(f"language.{code}"), code) for code in languages()), key=lambda one: bare(one[0])
            )
        if name == "display":
            return [(say("settings.display.number", n=n + 1), n) for n in range(len(displays()))]
        if name == "text_scale":
            return [(say("settings.percent", amount=round(scale * 100)), scale) for scale in TEXT_SCALES]
        if setting.kind == "switch" and plain:
            return [(say("settings.off"), False), (say("settings.on"), True)]
        if name == "pad_signs":
            return [(say(f"settings.pad_signs.{value or 'auto'}"), value) for value in setting.values]
        own = [OWN] if name == "key_set" and self._present_value(name) == OWN else []
        return [(say(f"settings.{name}.{value}"), value) for value in (*setting.values, *own)]

    def _present_value(self, name: str) -> Any:
        settings = self._settings
        if name == "hints":
            return settings.hint_giver(self._game)
        if name == "key_set":
            set_now = {name: key for name, key in settings.keys.items() if name in _keyboard_actions()}
            return next((one for one in SETS if differing(one) == set_now), OWN)
        return getattr(settings, name)

    def _put(self, name: str, value: Any) -> None:
        settings = self._settings
        if name == "hints":
            settings.keep_table(self._game, hint_giver=value)
        elif name != "key_set":
            setattr(settings, name, value)
        elif value != OWN:
            others = {name: key for name, key in settings.keys.items() if name not in _keyboard_actions()}
            settings.keys = others | differing(value)

    @staticmethod
    def _default(name: str) -> Any:
        if name == "hints":
            return ""
        return "usual" if name == "key_set" else getattr(Settings(), name)

    def _keys(self) -> list[SettingRow]:
        """Return a row for each key, under headings of where it is used."""
        rows: list[SettingRow] = []
        for place, actions in groups():
            say = (self._catalogue if place in SCREENS else self._catalogue.of(place)).say
            heading = say(f"settings.keys.{place}" if place in SCREENS else f"game.{place}")
            if place == CONTROLLER and IN_HAND.plugged:
                heading = say("settings.keys.plugged", names=listed(IN_HAND.plugged, say))
            rows.append(SettingRow("hands", heading))
            rows += [self._key(action, say) for action in actions]
        return rows

    def _key(self, action: KeyAction, say: Say) -> SettingRow:
        words = say(f"keys.{description_key(action.name, bool(action.usual & PAD))}")
        button = Button(
            words, lambda: self._press(action.name, words), cap=action.name, look="quiet", size=22
        )
        button.row_style, button.sets_key = RowStyle(lined=True), True
        return SettingRow(
            "hands", words, action.name, widget=button, reset=lambda: self._reset_key(action.name)
        )

    def _reset_key(self, name: str) -> None:
        self._settings.keys = {one: key for one, key in self._settings.keys.items() if one != name}


def _keyboard_actions() -> set[str]:
    return {name for name in KEYS.actions if not name.startswith(PADS)}


CONTROLLER = "controller"
"""The group of the controller's buttons."""
SCREENS: tuple[str, ...] = (CONTROLLER, "everywhere", "table", "page", "history")
SCREENS += ("welcome", "library", "results", "book", "theatre")
"""The groups of actions that all games share, as the headings name them."""


def groups() -> list[tuple[str, Sequence[KeyAction]]]:
    """Return every action by group; while a controller is in use its group is the first."""
    found: dict[str, list[KeyAction]] = {}
    for action in every_action():
        place = CONTROLLER if action.usual & PAD else action.place or "everywhere"
        found.setdefault(place, []).append(action)
    return sorted(found.items(), key=lambda group: bool(IN_HAND.kind) and group[0] != CONTROLLER)
