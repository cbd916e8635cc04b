"""The tutor's words: for a step, a leap ahead, the others' moves, a wrong move, the end."""

from dataclasses import dataclass

from raccoon.app.lessons.guide import Guide
from raccoon.app.text import Say


@dataclass(frozen=True)
class TutorText:
    """A title and its sentences; `numbered` where each is about one piece, which shows its number."""

    title: str = ""
    sentences: tuple[str, ...] = ()
    numbered: bool = False


def text_of(guide: Guide, game: str, say: Say) -> TutorText:
    """The words for the guide's place in the course."""
    if guide.progress.place.strayed:
        return TutorText(say("lesson.strayed"), (say("lesson.strayed.1"), say("lesson.strayed.2")))
    step = guide.progress.step
    if guide.progress.others_move or step is None:
        return _between(guide, game, say)
    key = f"lesson.{game}.{guide.progress.lesson.name}.{step.name}"
    if guide.progress.objection is not None:
        return TutorText(say("lesson.wrong"), (say(f"{key}.wrong"),))
    sentences = tuple(say(f"{key}.{n}") for n in range(1, step.sentences + 1))
    return TutorText(say(key), sentences, 1 < len(sentences) == len(step.lit))


def _between(guide: Guide, game: str, say: Say) -> TutorText:
    """The words while others move, before the lesson leaps ahead, and at the end."""
    if leap := guide.progress.leap:
        return TutorText(say("lesson.leap"), (say(f"lesson.{game}.{leap.name}.leap"), say("lesson.leap.1")))
    key = "lesson.ends" if guide.session.over else "lesson.others"
    return TutorText(say(key), (say(f"{key}.1"),))
