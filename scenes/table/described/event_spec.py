"""The spec of a game's events: words, lit pieces, sounds, moods and flights of each kind in one row."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from raccoon.app.text import Say
from raccoon.engine.events import Event
from scenes.table.described.facts import Pieces
from scenes.table.described.feelings import Change
from scenes.table.motion.flights import Flight

E = TypeVar("E", bound=Event)
Cues = Iterable[tuple[float, str]]
"""Sound effects, each with its delay in seconds after the event's animation starts."""


@dataclass(frozen=True)
class Lifting:
    """Flights of pieces that were on the table and are not drawn in their places meanwhile."""

    flies: Callable[[Any, Any], Iterable[Flight]]
    pieces: Pieces
    """The pieces, by keys or by a function of the event and the stage."""

    def __call__(self, event: Event, stage: Any) -> Iterable[Flight]:
        return self.flies(event, stage)


class RecapPart(NamedTuple):
    """One thing done in a turn ("bought two cards"), and its picture: a pictogram's name or a kind."""

    words: str
    picture: str


@dataclass(frozen=True)
class OnceSeen:
    """A fact made from the event and the public view after the move; omitted while that view is unknown."""

    value: Callable[[Any, Any, Say], object]


@dataclass(frozen=True)
class EventSpec(Generic[E]):
    """One kind of event at the window; a field that is left out means: nothing of the kind.

    `says` is the key of its sentence, or keys of several separated by spaces, with ``{field}`` for a field of
    the event; or a function that returns them. The sentence's facts are all fields, `n` (the field or
    function that decides the plural) and `facts`; `then` makes a further sentence from the public views
    before and after the move. `recap` is the key of its part in the recap of a seat's turn.
    """

    event: type[E]
    says: str | Callable[[E], str]
    n: str | Callable[[E], int] = ""
    facts: Mapping[str, Callable[[E, Say], object] | OnceSeen] = field(default_factory=dict)
    then: Callable[[E, Any, Any, Say], str] | None = None
    recap: str | Callable[[E, int], str] = ""
    previews: str | Callable[[Sequence[E], Any, Any], Iterable[str]] = ""
    """The key of its line in the preview of a move; or a function that makes the lines of successive events
    from the events, the choice and the view after the move.
    """
    kind: str = "game"
    """The subject of its log line: one of `Narration.kinds`, or "game"."""
    trivial: bool = False
    """Whether its log line is a detail: the lines before or after it imply it."""
    divides: Literal["", "turn", "round"] = ""
    """Whether a turn ends with it, or a round begins with it although the move belongs to the one before."""
    seats: tuple[str, ...] | Callable[[E], Iterable[int]] = ()
    """The players it concerns besides its own seat: the fields that name them, or a function."""
    lit: Pieces = ""
    """The pieces on the table that it concerns."""
    sound: str | Callable[[E], Cues] = ""
    """Its sound effect, or a function that returns several with delays."""
    mood: str | Callable[[E, Sequence[Event]], Change] = ""
    """The new mood of its player, or a function that returns those of several seats; audible as `Aloud`."""
    flights: Callable[[E, Any], Iterable[Flight]] | None = None
    """The flights, from the event and the game's own stage; a `Lifting` if pieces of the table fly."""

    def cues(self, event: E) -> Cues:
        """The sound effects of an event."""
        return self.sound(event) if callable(self.sound) else ((0.0, self.sound),) if self.sound else ()

    def alike(self, event: E) -> object:
        """The group key of successive events in a preview: the shared function, or the event itself."""
        return self.previews if callable(self.previews) else event


def about(kind: str, *specs: EventSpec[Any]) -> tuple[EventSpec[Any], ...]:
    """The specs with their log lines' `kind` set."""
    return tuple(replace(spec, kind=kind) for spec in specs)
