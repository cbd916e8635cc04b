"""Speech: starts and stops the narrator as the settings and the command line ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.speech.narrator import Narrator
from scenes.speech.outputs import LineFile, Output, Voice, engine

if TYPE_CHECKING:
    from scenes.screens.app_context import AppContext


class Speech:
    """The narrator's outputs: the system's voice, and the file `to` ("" for none). `warn` is called with a
    catalogue key when an output has failed.

    At the first start everything is spoken until the player has answered whether to have speech.
    """

    def __init__(self, shell: AppContext, warn: Callable[[str], None], to: str = "") -> None:
        """Raises `AppError` where the file cannot be opened."""
        self._shell, self._warn = shell, warn
        self._lines = LineFile(to) if to else None
        self._voice: Voice | None = None
        self._asked = False

    def follow(self, starting: bool = False) -> None:
        """Start or stop speech after a settings change; report a missing voice only if the player has just
        switched it on.
        """
        settings = self._shell.settings
        wanted = settings.speech or settings.fresh
        if self._voice and (self._voice.lost or not wanted):
            self._voice.close()
            self._voice = None
        if wanted and not self._voice and (found := engine()):
            self._voice = Voice(found)
            if settings.fresh and not settings.speech:
                self._voice.say(self._shell.say("speech.first"), settings.language)
        outputs: list[Output] = [one for one in (self._lines, self._voice) if one]
        self._give(outputs)
        if settings.speech and not (self._asked or outputs or starting):
            self._shell.message(self._shell.say("speech.no_engine"))
        self._asked = settings.speech

    def _give(self, outputs: list[Output]) -> None:
        """Set the narrator's outputs; start it with the first one, end it without any."""
        stack = self._shell.stack
        if isinstance(stack.narrator, Narrator):
            stack.narrator.outputs = outputs
            if not outputs:
                stack.narrator.end()
                stack.narrator = None
        elif outputs:
            stack.narrator = Narrator(self._shell, outputs, self._warn_lost)

    def _warn_lost(self, key: str) -> None:
        """Warn that an output has failed, unless speech is only on because of the first start."""
        if self._lines or not self._shell.settings.fresh:
            self._warn(key)

    def close(self) -> None:
        """Close the outputs."""
        for output in (self._voice, self._lines):
            if output:
                output.close()
