"""A guided game as data: a deal by its seed, and lessons of steps with everybody's prepared moves.

It is in ``<game's assets>/lessons/<name>.json``. The deal is the one the seed gives, and every move is made
by the rules: a guided game is saved, checked and exported as any other.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from raccoon.app.assets import folder
from raccoon.app.games import game_named
from raccoon.app.seats import COLOURS, EMBLEMS, Seat
from raccoon.app.text import Say
from raccoon.bots.game_bots import parts
from raccoon.engine.codec import Codec
from raccoon.engine.events import Command
from raccoon.engine.table_options import OptionValue

LEARNER = 0
"""The seat of the learner."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text, and the `move` it waits for; without one it only has to be read.

    The catalogue has ``lesson.<game>.<lesson>.<step>``, a title, with the sentences ``….1`` and ``….2`` (as
    many as `sentences`), and with a move ``….wrong``: why another move is not meant. `place` is the zone that
    the teacher may cover; `lit` are the pieces to highlight (if as many as sentences, one for each; several
    separated by blanks); `point` is the control to press. `then` are the others' moves after it. `parts` are
    moves with the same effect as `move`, made one after the other.
    """

    name: str
    place: str = "desk"
    lit: tuple[str, ...] = ()
    point: str = ""
    move: Any = None
    parts: tuple[Any, ...] = ()
    then: tuple[Any, ...] = ()
    sentences: int = 2

    @property
    def ways(self) -> tuple[tuple[Command, ...], ...]:
        """The sequences of moves that fulfil the step."""
        return tuple(way for way in ((self.move,), self.parts) if way and way[0] is not None)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few steps about one topic; `before` are everybody's moves that lead to it from the previous lesson.

    With such moves the lesson skips ahead, which the sentence ``lesson.<game>.<lesson>.leap`` says.
    """

    name: str
    steps: tuple[LessonStep, ...]
    before: tuple[Any, ...] = ()


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game; `rivals` control the other seats. A place in one `edition` is invalid in another."""

    seed: str
    options: dict[str, OptionValue]
    rivals: tuple[str, ...]
    lessons: tuple[Lesson, ...]
    edition: int = 1

    def moves_before(self, lesson: int, step: int = 0) -> Iterator[Command]:
        """Yield every move that leads to a step of a lesson, including the lesson's own `before`."""
        for number, earlier in enumerate(self.lessons[: lesson + 1]):
            yield from earlier.before
            for made in earlier.steps[:step] if number == lesson else earlier.steps:
                yield from (() if made.move is None else (made.move,))
                yield from made.then

    def seats(self, learner: Seat | None, say: Say) -> list[Seat]:
        """Return the seats of the course: the learner, with their own name and looks, and the rivals."""
        names = [str(say(f"bot.{parts(rival)[1]}")) for rival in self.rivals]
        me = learner or Seat(say("lesson.learner"))
        if me.name.casefold() in [name.casefold() for name in names]:
            me = replace(me, name=say("lesson.learner"))
        colours = [colour for colour in COLOURS if colour != me.colour]
        emblems = [emblem for emblem in EMBLEMS if emblem != me.emblem]
        rivals = zip(names, self.rivals, colours, emblems, strict=False)
        return [me, *(Seat(*rival) for rival in rivals)]


def course_of(game: str, name: str) -> Course:
    """Load a guided game from a game's assets; ValueError when a move is not one of the game's."""
    raw = (folder("lessons", game) / f"{name}.json").read_bytes()
    codec = Codec(game_named(game))

    def commands(data: Sequence[Any]) -> tuple[Command, ...]:
        return tuple(codec.command(one) for one in data)

    def step(one: LessonStep) -> LessonStep:
        move = None if one.move is None else codec.command(one.move)
        return replace(one, move=move, parts=commands(one.parts), then=commands(one.then))

    course = msgspec.json.decode(raw, type=Course)
    lessons = tuple(
        replace(one, before=commands(one.before), steps=tuple(map(step, one.steps))) for one in course.lessons
    )
    return replace(course, lessons=lessons)
