"""Narrator: speaks the words of the topmost screen, its changes, and the focused control."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.art.surface_cache import listen, noted_words
from scenes.speech.words import described, heard, rows, sentence
from scenes.widgets.widget import Widget
from scenes.window.keys import KEYS
from scenes.window.press_guard import Control, is_press

if TYPE_CHECKING:
    from scenes.screens.app_context import AppContext
    from scenes.speech.outputs import Output
    from scenes.window.scene import Scene


class Narrator:
    """A companion of the stack that passes lines to its `outputs`.

    A screen gives its words (`Scene.spoken`) or is read as drawn; any press ends the present line.
    """

    idle_rate = 1

    def __init__(
        self, shell: AppContext, outputs: Sequence[Output], warn: Callable[[str], None] = lambda key: None
    ) -> None:
        self._shell, self._warn = shell, warn
        self.outputs = [*outputs]
        self._scene: Scene | None = None
        self._read: list[str] = []
        """The words of the screen when last read."""
        self._due = True
        """Whether a screen without `spoken` words is to be read as drawn."""
        self._pressed = False
        """Whether an event may have changed the focused control."""
        self._focus: tuple[Control | None, list[str]] = None, []
        self._last = ""
        shell.notices.clear()
        listen(True)
        for scene in shell.stack.scenes:
            scene.news.clear()  # events from before speech was on

    def end(self) -> None:
        """Stop noting the words of pictures."""
        listen(False)

    @property
    def _full(self) -> list[str]:
        """All words about the focused control."""
        control, scene = self._focus[0], self._scene
        if control is None or scene is None:
            return []
        return [*described(control, self._shell.catalogue, "full"), self._place(control, scene)]

    def _place(self, control: Control, scene: Scene) -> str:
        """The place of a control among those that the focus moves through."""
        among = scene.group()
        if control not in among:
            return ""  # it has been removed since
        return self._shell.say("speech.place", n=among.index(control) + 1, all=len(among))

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer the keys that ask for words; any press silences the outputs."""
        top = self._shell.stack.top
        self._pressed = True
        if not is_press(event):
            return False
        self._due = True
        for output in self.outputs:
            output.hush()
        if top is None or top.takes_every_key or top is not self._scene:
            return False
        asked = next((name for name in ASKED if KEYS.is_press(event, name)), "")
        if asked:
            self._answer(asked, top)
        return bool(asked)

    def _answer(self, asked: str, top: Scene) -> None:
        """Speak the words of the screen, about the present piece, the last events, or the last line again."""
        lines: Iterable[str] = ()
        if asked == "say_where":
            lines = [*self._read, sentence(self._full)]
        elif asked == "say_here":
            lines = self._heard(top.inspector.spoken() if top.inspector else ()) or [sentence(self._full)]
        elif asked == "say_happened":
            lines = self._heard(top.happened())
        else:
            lines = [self._last]
        self._say(line for line in [*filter(None, lines)] or [self._shell.say("speech.nothing")])

    def update(self, dt: float) -> None:
        """Speak news, changed words and a changed focus; remove outputs that have failed."""
        top = self._shell.stack.top
        if top is None:
            return
        if top is not self._scene:
            self._scene, self._read, self._due, self._focus = top, [], True, (None, [])
        for news in (top.news, self._shell.notices):
            self._say(self._heard(news))
            news.clear()
        if self._speak_changes(top):
            self._say(self._new_focus(top))
        for lost in [output for output in self.outputs if output.lost]:
            self._warn(lost.lost)
            self.outputs.remove(lost)

    def _speak_changes(self, top: Scene) -> bool:
        """Speak the changed words of the screen; False while its picture is not complete."""
        words = top.spoken()
        if words is None:
            picture = self._shell.stack.picture
            if self._due and (not picture.is_whole or top.dirty):
                return False
            words, self._due = (self._drawn(top), False) if self._due else (self._read, False)
        before, self._read = self._read, self._heard(words)
        turned = self._read[:1] != before[:1]
        self._say(line for line in self._read if turned or line not in before)
        return True

    def _drawn(self, top: Scene) -> list[str]:
        """The drawn words of a screen without those of its controls."""
        with noted_words() as words:
            top.draw(pygame.Surface(top.size))
        own = {part for one in top.controls() if isinstance(one, Widget) for part in (one.label, one.hint)}
        return rows(words, own)

    def _new_focus(self, top: Scene) -> list[str]:
        """The words about the control with the focus; if it had it before, only the changed ones."""
        control = next((one for one in top.group() if one.focused), None)
        if control is self._focus[0] and not (self._pressed or top.dirty or top.changed_areas):
            return []
        self._pressed = False
        speaker, detail = self._shell.catalogue, self._shell.settings.speech_detail
        parts = described(control, speaker, detail) if control else []
        before, known = self._focus
        self._focus = control, parts
        if control is None or control is before:
            return [sentence(part for part in parts if part not in known)]
        return [sentence([*parts, *([self._place(control, top)] if detail != "brief" and parts else [])])]

    def _heard(self, words: Iterable[str]) -> list[str]:
        """The spoken form of words, without repetitions."""
        lines = (heard(line, self._shell.catalogue) for line in words if line)
        return [*dict.fromkeys(line for line in lines if line)]

    def _say(self, lines: Iterable[str]) -> None:
        for line in filter(None, lines):
            self._last = line
            for output in self.outputs:
                output.say(line, self._shell.catalogue.language)


ASKED = ("say_where", "say_here", "say_happened", "say_again")
"""The actions that ask for words."""
