"""The ear at one table: follows the session's log as the eyes do."""

from collections.abc import Callable, Iterable
from typing import Any

from raccoon.app.opponents import Opponents
from scenes.audio.mixer import Sounds
from scenes.audio.repertoire import voice
from scenes.table.context import TableContext
from scenes.table.described.feelings import lately
from scenes.table.log.log_steps import LogStep
from scenes.table.part import TablePart

CALLED_AFTER = 0.3
"""Seconds from the move before to the call that it is one's turn."""


class Hearing(TablePart):
    """Lets what happens at one table be heard; `pace` is how much of its time a flight takes now."""

    def __init__(self, context: TableContext, sounds: Sounds, pace: Callable[[], float]) -> None:
        super().__init__(context)
        self._pace = pace
        self._turn: int | None = None
        self._seen: Any = None
        self.sounds = sounds
        sounds.enter(context.presentation.sound.repertoire)

    def follow(self, step: LogStep) -> None:
        """The session has gone on (or back): let what is new be heard."""
        context, session = self.context, self.context.session
        sound = context.presentation.sound
        if step.taken:
            self.sounds.hush()
            self.sounds.play("page")
        for place in step.fresh:
            self._play(sound.cues(session.hidden(session.match.entries[place], None)))
            self._play(self._voices(place))
        view = session.view(None)
        if step.fresh and not step.taken and self._seen is not None:
            self._play(sound.change(self._seen, view))
        self._seen = view
        turn = context.presentation.words.turn(view)
        called, self._turn = self._turn not in (None, turn), turn
        if called and not step.taken and turn is not None and context.shown.person == turn:
            self.sounds.play("my_turn", CALLED_AFTER * self._pace())
        self.sounds.at(sound.music(view), sound.murmurs(view), sound.tension(view))

    def _voices(self, place: int) -> Iterable[tuple[float, str]]:
        """The guests whom a move pleases or puts out, unless they are to be silent."""
        session, sound = self.context.session, self.context.presentation.sound
        if not self.context.settings.voices:
            return
        entries, faces = session.match.entries, Opponents(session.match.game.name).faces(session.seats)
        before = lately(entries, place, sound.events.ends_turn) if any(sound.events) else ()
        for after, seat, mood in sound.voices(entries[place].events, before):
            yield after, voice(faces[seat], mood)

    def _play(self, cues: Iterable[tuple[float, str]]) -> None:
        for after, effect in cues:
            self.sounds.play(effect, after * self._pace())

    def refused(self) -> None:
        """The rules have said no."""
        self.sounds.play("refusal")
