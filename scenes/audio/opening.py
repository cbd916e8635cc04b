"""LazySounds: creates the program's sounds when they are first used, after the first picture."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from raccoon.app.settings import Settings
from scenes.audio.captions import Captions
from scenes.window.stack import SceneStack

if TYPE_CHECKING:
    from scenes.audio.mixer import Sounds


class LazySounds:
    """Creates the program's `Sounds` on first use and makes them the companion of the stack."""

    def __init__(self, stack: SceneStack, settings: Settings, captions: Captions) -> None:
        self._stack = stack
        self._settings = settings
        self._captions = captions

    @cached_property
    def sounds(self) -> Sounds:
        """The sounds, created now if need be."""
        from scenes.audio.mixer import Sounds

        sounds = Sounds(self._settings, self._captions.show, tell=self._captions.warn)
        sounds.at("opening")
        self._stack.companion, self._stack.picture.play_sound = sounds, sounds.play
        return sounds

    @property
    def are_created(self) -> bool:
        """Whether they have been created."""
        return "sounds" in self.__dict__

    def enter_title(self) -> None:
        """Use only the general sounds, with the title's music."""
        from scenes.audio.repertoire import HOUSE

        self.sounds.enter(HOUSE)
        self.sounds.at("opening")

    def close(self) -> None:
        """Close them if they have been created."""
        if self.are_created:
            self.sounds.close()
