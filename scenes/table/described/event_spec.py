"""Specs of a game's events: words, lights, sounds, moods and flights of each kind in one row."""

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
"""Seconds after the event sets out, and the effect."""


@dataclass(frozen=True)
class Lifting:
    """Flights of pieces that were on the table: those are not drawn in their places meanwhile."""

    flies: Callable[[Any, Any], Iterable[Flight]]
    pieces: Pieces
    """By their names, or a function of the event and the stage."""

    def __call__(self, event: Event, stage: Any) -> Iterable[Flight]:
        return self.flies(event, stage)


class RecapPart(NamedTuple):
    """One thing that was done in a turn: "bought two cards"; and its picture, by name or by its kind's."""

    words: str
    picture: str


@dataclass(frozen=True)
class OnceSeen:
    """A fact in other words where the public view after the move is at hand."""

    tell: Callable[[Any, Any, Say], object]


@dataclass(frozen=True)
class EventSpec(Generic[E]):
    """One kind of event at the window; a field that is left out means that nothing of the kind happens.

    `says` is the key of its sentence, or the keys of several, with ``{field}`` for a field of the event; or a
    function that chooses them. The sentence knows every field by its name, `n` (the field or function that
    its plural goes by) and `facts`; `then` makes what is told after it from the public views before and after
    the move. `recap` is the key of its part in the recap of a seat's turn.
    """

    event: type[E]
    says: str | Callable[[E], str]
    n: str | Callable[[E], int] = ""
    facts: Mapping[str, Callable[[E, Say], object] | OnceSeen] = field(default_factory=dict)
    then: Callable[[E, Any, Any, Say], str] | None = None
    recap: str | Callable[[E, int], str] = ""
    previews: str | Callable[[Sequence[E], Any, Any], Iterable[str]] = ""
    """The key of its line in the preview of a move; or a function that words the events of such kinds that
    follow one another, from the choice and the view after the move.
    """
    kind: str = "game"
    """The subject of the line of the log: one of `Narration.kinds`, or the game itself."""
    trivial: bool = False
    """Whether it nearly goes without saying: what comes before or after it tells as much."""
    divides: Literal["", "turn", "round"] = ""
    """The turn ends with it; or a round begins, although the move that brought it is of the one before."""
    seats: tuple[str, ...] | Callable[[E], Iterable[int]] = ()
    """The players it speaks of besides the one whose it is: the fields that name them, or a function."""
    lights: Pieces = ""
    """The pieces on the table of a view that it speaks of."""
    heard: str | Callable[[E], Cues] = ""
    """The effect that is heard at once, or several."""
    felt: str | Callable[[E, Sequence[Event]], Change] = ""
    """The mood of the player whose it is, or of several, perhaps by what was before; heard as `Aloud`."""
    flies: Callable[[E, Any], Iterable[Flight]] | None = None
    """The flights over the game's own stage, as `Lifting` where pieces of the table fly."""

    def cues(self, event: E) -> Cues:
        """The effects of an event."""
        return self.heard(event) if callable(self.heard) else ((0.0, self.heard),) if self.heard else ()

    def alike(self, event: E) -> object:
        """The function that words an event with those around it in a preview, or the event itself."""
        return self.previews if callable(self.previews) else event


def about(kind: str, *specs: EventSpec[Any]) -> tuple[EventSpec[Any], ...]:
    """These specs, whose lines of the log are about that kind."""
    return tuple(replace(spec, kind=kind) for spec in specs)
