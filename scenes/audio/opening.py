"""The sounds of the program, made when they are first wanted: the first picture does not wait for them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from raccoon.app.settings import Settings
from scenes.audio.captions import Captions
from scenes.window.stack import SceneStack

if TYPE_CHECKING:
    from scenes.audio.mixer import Sounds


class LazySounds:
    """Makes the sounds of the program, which then accompany the screens of the stack."""

    def __init__(self, stack: SceneStack, settings: Settings, captions: Captions) -> None:
        self._stack = stack
        self._settings = settings
        self._captions = captions

    @cached_property
    def sounds(self) -> Sounds:
        """The sounds of the house, those of a game at its table."""
        from scenes.audio.mixer import Sounds

        sounds = Sounds(self._settings, self._captions.show, tell=self._captions.warn)
        sounds.at("opening")
        self._stack.companion, self._stack.picture.hear = sounds, sounds.play
        return sounds

    @property
    def are_made(self) -> bool:
        """Whether they have been wanted."""
        return "sounds" in self.__dict__

    def enter_house(self) -> None:
        """From now on only the sounds of the house are heard."""
        from scenes.audio.repertoire import HOUSE

        self.sounds.enter(HOUSE)
        self.sounds.at("opening")

    def close(self) -> None:
        """End them where they have been made."""
        if self.are_made:
            self.sounds.close()
