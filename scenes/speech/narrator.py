"""Says what is on the topmost screen: its words when it comes, what is new, and the control in focus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.art.surface_cache import listen, noting
from scenes.speech.words import described, heard, rows, sentence
from scenes.widgets.widget import Widget
from scenes.window.keys import KEYS
from scenes.window.press_guard import Control, is_press

if TYPE_CHECKING:
    from scenes.screens.app_context import AppContext
    from scenes.speech.outputs import Output
    from scenes.window.scene import Scene


class Narrator:
    """Accompanies the screens of a stack and tells its `outputs` in lines.

    A screen gives its words (`Scene.spoken`) or is read as drawn; a key silences the moment before.
    """

    idle_rate = 1

    def __init__(
        self, shell: AppContext, outputs: Sequence[Output], warn: Callable[[str], None] = lambda key: None
    ) -> None:
        self._shell, self._warn = shell, warn
        self.outputs = [*outputs]
        self._scene: Scene | None = None
        self._read: list[str] = []
        """The words of the screen as they were when it was looked at last."""
        self._due = True
        """Whether a screen that is read as it is drawn is to be read."""
        self._pressed = False
        """Whether something may have changed the control in focus."""
        self._focus: tuple[Control | None, list[str]] = None, []
        self._last = ""
        shell.notices.clear()
        listen(True)
        for scene in shell.stack.scenes:
            scene.news.clear()  # nobody has missed it

    def end(self) -> None:
        """Nobody hears it any more."""
        listen(False)

    @property
    def _full(self) -> list[str]:
        """All that can be said of the control in focus."""
        control, scene = self._focus[0], self._scene
        if control is None or scene is None:
            return []
        return [*described(control, self._shell.catalogue, "full"), self._place(control, scene)]

    def _place(self, control: Control, scene: Scene) -> str:
        """The place of a control among those that the focus walks through."""
        among = scene.group()
        if control not in among:
            return ""  # it has gone since the last look
        return self._shell.say("speech.place", n=among.index(control) + 1, all=len(among))

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer the keys that ask; any press ends what is being said."""
        top = self._shell.stack.top
        self._pressed = True
        if not is_press(event):
            return False
        self._due = True
        for output in self.outputs:
            output.hush()
        if top is None or top.takes_every_key or top is not self._scene:
            return False
        asked = next((name for name in ASKED if KEYS.meant(event, name)), "")
        if asked:
            self._answer(asked, top)
        return bool(asked)

    def _answer(self, asked: str, top: Scene) -> None:
        """Say where one is, what is here, what has happened, or the last line again."""
        lines: Iterable[str] = ()
        if asked == "say_where":
            lines = [*self._read, sentence(self._full)]
        elif asked == "say_here":
            lines = self._heard(top.inquirer.told() if top.inquirer else ()) or [sentence(self._full)]
        elif asked == "say_happened":
            lines = self._heard(top.happened())
        else:
            lines = [self._last]
        self._say(line for line in [*filter(None, lines)] or [self._shell.say("speech.nothing")])

    def update(self, dt: float) -> None:
        """Say what is new."""
        top = self._shell.stack.top
        if top is None:
            return
        if top is not self._scene:
            self._scene, self._read, self._due, self._focus = top, [], True, (None, [])
        for news in (top.news, self._shell.notices):
            self._say(self._heard(news))
            news.clear()
        if self._looked_at(top):
            self._say(self._new_focus(top))
        for lost in [output for output in self.outputs if output.lost]:
            self._warn(lost.lost)
            self.outputs.remove(lost)

    def _looked_at(self, top: Scene) -> bool:
        """Say what is new among the words of the screen; False where it cannot be read yet."""
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
        """The words of a screen as they are drawn, but for those that are said with its controls."""
        with noting() as words:
            top.draw(pygame.Surface(top.size))
        own = {part for one in top.controls() if isinstance(one, Widget) for part in (one.label, one.hint)}
        return rows(words, own)

    def _new_focus(self, top: Scene) -> list[str]:
        """The control that has the focus now; where it had it before, what is new about it."""
        control = next((one for one in top.group() if one.focused), None)
        if control is self._focus[0] and not (self._pressed or top.dirty or top.torn):
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
        """Words as they are said, each once."""
        lines = (heard(line, self._shell.catalogue) for line in words if line)
        return [*dict.fromkeys(line for line in lines if line)]

    def _say(self, lines: Iterable[str]) -> None:
        for line in filter(None, lines):
            self._last = line
            for output in self.outputs:
                output.say(line, self._shell.catalogue.language)


ASKED = ("say_where", "say_here", "say_happened", "say_again")
"""The actions that ask for words."""
