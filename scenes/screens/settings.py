"""The settings: window, text, pace, sound; each takes effect at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from raccoon.app.grammar import bare
from raccoon.app.opponents import Opponents
from raccoon.app.settings import SPEEDS, TEXT_SCALES, Settings
from raccoon.app.text import Catalogue
from scenes.art import palette as pal
from scenes.art import pictograms, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.landscape import backdrop
from scenes.art.text import Style
from scenes.screens.about import AboutScene
from scenes.screens.form_scene import FormScene
from scenes.screens.habits import HabitsScene
from scenes.widgets.button import Button
from scenes.widgets.fields import DropDown, FormField, Slider
from scenes.widgets.focus import FocusRing
from scenes.widgets.form import Form
from scenes.widgets.toggle import Toggle
from scenes.widgets.widget import Widget

PANEL = (210, 150, 1500, 780)
TOP, STEP = 214.0, 88.0
LEFT, RIGHT = 270.0, 1000.0
TOGGLES = ((LEFT, 592), (RIGHT, 592), (LEFT, 726), (RIGHT, 726))
"""The places of the switches, in their order."""
ICONS = ("window", "letters", "speed", "speech", "note", "horn", "crowd", "candle")
"""The pictures of the fields, in their order."""


class SettingsScene(FormScene):
    """A form over `settings`; `on_change` is called after each change (apply it and save it).

    Hints are those of `game`. `languages` are the codes of the catalogues there are. `on_back` leaves.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        settings: Settings,
        game: str,
        on_change: Callable[[Settings], None],
        on_back: Callable[[], None],
        languages: Sequence[str],
        ground: backdrop.PaintBackdrop = backdrop.fresh,
    ) -> None:
        super().__init__()
        self._ground = ground
        self.catalogue = catalogue
        self.settings = settings
        self.game = game
        self.on_change = on_change
        self.on_back = on_back
        self.back_button = Button(
            catalogue.say("settings.back"), on_back, look="primary", cap=catalogue.say("key.escape")
        )
        self.habits_button = Button(catalogue.say("habits.title"), self._open_habits)
        self.about_button = Button(catalogue.say("about.button"), self._open_about)
        self.fields = self._fields(languages)
        self.toggles = self._toggles()
        self.form = Form([field for _, field in self.fields])
        widgets: list[Widget] = [
            *(field for _, field in self.fields),
            *self.toggles,
            self.habits_button,
            self.about_button,
            self.back_button,
        ]
        self.ring = FocusRing(widgets)

    def _fields(self, languages: Sequence[str]) -> list[tuple[str, FormField]]:
        say, now = self.catalogue.say, self.settings
        window = [(say("settings.windowed"), "window"), (say("settings.full_screen"), "full")]
        sizes = [(say("settings.percent", amount=round(scale * 100)), str(scale)) for scale in TEXT_SCALES]
        speeds = [(say(f"settings.speed.{speed}"), speed) for speed in SPEEDS]
        tongues = [(say(f"language.{code}"), code) for code in languages]
        tongues.sort(key=lambda tongue: bare(tongue[0]))
        return [
            (
                say("settings.window"),
                DropDown(window, "full" if now.full_screen else "window", self._set_window),
            ),
            (say("settings.text"), DropDown(sizes, str(now.text_scale), self._set_text)),
            (say("settings.speed"), DropDown(speeds, now.speed, lambda value: self._set("speed", value))),
            (
                say("settings.language"),
                DropDown(tongues, now.language, lambda value: self._set("language", value)),
            ),
            (
                say("settings.music"),
                Slider(round(now.music * 100), lambda value: self._set("music", value / 100)),
            ),
            (
                say("settings.effects"),
                Slider(round(now.effects * 100), lambda value: self._set("effects", value / 100)),
            ),
            (
                say("settings.crowd"),
                Slider(round(now.crowd * 100), lambda value: self._set("crowd", value / 100)),
            ),
            *self._hints(),
        ]

    def _hints(self) -> list[tuple[str, FormField]]:
        """The field of the bot that gives hints in the game, where there is one."""
        say, givers = self.catalogue.say, Opponents(self.game).hint_givers
        if not givers:
            return []
        advisers = [(say(f"bot.{level}"), level) for level in givers]
        field = DropDown(advisers, self.settings.hint_giver(self.game), self._set_hints)
        return [(say("settings.hints"), field)]

    def _set_hints(self, giver: str) -> None:
        self.settings.keep_table(self.game, hint_giver=giver)
        self.on_change(self.settings)

    def _toggles(self) -> list[Toggle]:
        say, now = self.catalogue.say, self.settings
        return [
            Toggle(
                say("settings.motion"),
                now.reduced_motion,
                lambda on: self._set("reduced_motion", on),
                say("settings.motion.why"),
                "motion",
            ),
            Toggle(
                say("settings.curtain"),
                now.curtain,
                lambda on: self._set("curtain", on),
                say("settings.curtain.why"),
                "curtain",
            ),
            Toggle(
                say("settings.captions"),
                now.captions,
                lambda on: self._set("captions", on),
                say("settings.captions.why"),
                "captions",
            ),
            Toggle(
                say("settings.contrast"),
                now.high_contrast,
                lambda on: self._set("high_contrast", on),
                say("settings.contrast.why"),
                "contrast",
            ),
        ]

    def layout(self) -> None:
        """Lists on the left; sounds and switches on the right."""
        for number, (_, field) in enumerate(self.fields):
            column, row = (LEFT, number) if number < 4 else (RIGHT, number - 4)
            field.rect = self.frame.rect(column + 270, TOP + row * STEP, 370, 56)
        for number, toggle in enumerate(self.toggles):
            left, top = TOGGLES[number]
            toggle.rect = self.frame.rect(left, top, 650, 128)
        self.habits_button.rect = self.frame.rect(210, 960, 480, 74)
        self.about_button.rect = self.frame.rect(1330, 56, 380, 74)
        self.back_button.rect = self.frame.rect(1330, 960, 380, 74)
        self.form.build(self.size, self.frame)

    def take_over(self, other: SettingsScene) -> None:
        """The focus stands where it stood on another of these screens."""
        self.ring.index, self.ring.shown = other.ring.index, other.ring.shown
        self.ring.mark()

    def _open_habits(self) -> None:
        assert self.stack
        back, ground = self.stack.pop, self._ground
        self.stack.push(HabitsScene(self.catalogue, self.settings, self.on_change, back, ground))

    def _open_about(self) -> None:
        assert self.stack
        self.stack.push(AboutScene(self.catalogue.say, self.stack.pop, self._ground))

    def cancel(self) -> None:
        """Go back."""
        self.on_back()

    def draw(self, surface: pygame.Surface) -> None:
        """A panel of labelled fields on dark wood."""
        frame, say = self.frame, self.catalogue.say
        backdrop.behind(surface, frame.scale, self._ground)
        title = Style(Typeface.POSTER, frame.type(54, 1.2), pal.IVORY, frame.px(3))
        text.draw(surface, say("title.settings"), frame.point(960, 108), title, "centre", frame.px(1400))
        shapes.wood_panel(surface, frame.rect(*PANEL), frame.scale, filigree=True)
        label = Style(Typeface.SLAB_BOLD, frame.type(24), pal.CREAM)
        for icon, (words, field) in zip(ICONS, self.fields, strict=False):
            picture = pygame.Rect(field.rect.left - frame.px(270), 0, frame.px(44), frame.px(44))
            picture.centery = field.rect.centery
            pictograms.draw(surface, picture, icon)
            left, limit = picture.right + frame.px(14), frame.px(200)
            text.draw(
                surface, words, (left, field.rect.centery), label, limit=limit, floor=frame.floor, middle=True
            )
        shapes.rule(surface, frame.rect(LEFT, 572, 1380, 10), frame.scale, pal.GILT)
        note = Style(Typeface.BOOK_ITALIC, frame.type(21, 1.5), pal.DIM)
        text.paragraph(
            surface, say("settings.note"), frame.rect(LEFT, 866, 1380, 54), note, "centre", floor=frame.floor
        )
        self.draw_controls(surface)

    def _set_window(self, value: str) -> None:
        self._set("full_screen", value == "full")

    def _set_text(self, value: str) -> None:
        self._set("text_scale", float(value))

    def _set(self, name: str, value: object) -> None:
        setattr(self.settings, name, value)
        self.on_change(self.settings)
