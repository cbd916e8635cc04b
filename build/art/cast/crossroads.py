"""The portraits of the people of Crossroads."""

from art.cast import seats
from art.cast.citizens import CITIZENS
from art.cast.moods import Mood
from art.cast.outlaws import OUTLAWS
from art.relief.fields import Field

PEOPLE = CITIZENS | OUTLAWS
FACES = {Mood.CALM: (480, 480), Mood.PLEASED: (300, 300), Mood.PUT_OUT: (300, 300)}
FACE_SMALL = (150, 150)
"""The size in pixels of a master and of its small form: what a window of 1920×1080 needs on pages that show
only the calm mood.
"""


def face(name: str, mood: Mood, size: tuple[int, int], small: bool = False) -> Field:
    """The head of a character in a mood, drawn for its size."""
    sitter, at = PEOPLE[name]
    return seats.medallion(sitter, mood, at, size, small, sorted(PEOPLE).index(name) + 20)
