"""The specs of all events of a game, and what follows from them: sentences, recaps, moods, flights."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from types import MappingProxyType
from typing import Any

from raccoon.app.text import Say
from raccoon.app.wording import listed
from raccoon.engine.events import Event
from scenes.table.described.event_spec import EventSpec, Lifting, OnceSeen, RecapPart
from scenes.table.described.facts import Wording, facts_of, fields_of, named_pieces
from scenes.table.described.feelings import Change, Feelings, Moods
from scenes.table.motion.flights import Flight
from scenes.table.piece import Piece


class EventSpecs:
    """The specs of all events of a game; KeyError for an event whose kind has none.

    `sentences`, `recaps` and `previews` begin the catalogue keys; `wording` is that of fields by name,
    `brief_wording` a different one for recaps and previews; `listed` maps a recap key to the field by which
    all events with that key are joined into one part, `pictured` a recap key to its picture if it is not the
    kind's.
    """

    def __init__(
        self,
        *specs: EventSpec[Any],
        sentences: str = "event",
        recaps: str = "recap",
        wording: Mapping[str, Wording] = MappingProxyType({}),
        brief_wording: Mapping[str, Wording] = MappingProxyType({}),
        previews: str = "preview",
        listed: Mapping[str, str] = MappingProxyType({}),
        pictured: Mapping[str, str] = MappingProxyType({}),
        revealed: Callable[[Any, Say], Sequence[str]] = lambda event, say: (),
    ) -> None:
        self._specs = {spec.event: spec for spec in specs}
        if len(self._specs) < len(specs):
            raise ValueError("an event has two specs")
        self._sentences, self._recaps, self._previews = sentences, recaps, previews
        self._wording, self._brief_wording = wording, {**wording, **brief_wording}
        self._listed, self._pictured = listed, pictured
        self.revealed = revealed
        """The names of the things that an event turned up, also hidden ones: for texts after the game."""

    def __iter__(self) -> Iterator[EventSpec[Any]]:
        """Every spec."""
        return iter(self._specs.values())

    def of(self, event: Event) -> EventSpec[Any]:
        """The spec of the event's kind."""
        return self._specs[type(event)]

    def sentence(self, event: Event, say: Say, after: Any = None) -> str:
        """The event's sentence with marks (`raccoon.app.wording`); `after` is the public view after it."""
        says = self.of(event).says
        keys = (says if isinstance(says, str) else says(event)).split()
        return " ".join(
            self._say(f"{self._sentences}.{key}", event, self._wording, say, after) for key in keys
        )

    def recap(self, events: Iterable[Event], seat: int, say: Say) -> Iterator[RecapPart]:
        """The parts of the recap of the seat's turn; those of a `listed` key are joined at the first one."""
        recaps = ((event, self.of(event).recap) for event in events)
        keyed = [(key(event, seat) if callable(key) else key, event) for event, key in recaps]
        alike = {key: [event for other, event in keyed if other == key] for key in self._listed}
        for key, event in filter(itemgetter(0), keyed):
            together = alike.get(key, [event])
            if event is together[0]:
                facts = [_facts(self.of(each), each, self._brief_wording, say) for each in together]
                words = f"{self._recaps}.{key}".format(**fields_of(event))
                said = say(words, **_together(facts, self._listed.get(key, ""), say))
                yield RecapPart(said, self._pictured.get(key, self.of(event).kind))

    def previewed(self, choice: Any, preview: Any) -> Iterator[str]:
        """The sentences about the seat's own events in the preview of its move."""
        for previews, alike in groupby(preview.events, lambda event: self.of(event).alike(event)):
            events = [*alike]
            if events[0].seat not in (None, preview.before.seat):
                continue
            if callable(previews):
                yield from previews(events, choice, preview.after)
            elif key := self.of(events[0]).previews:
                yield self._say(f"{self._previews}.{key}", events[0], self._brief_wording, choice.say)

    def _say(
        self, key: str, event: Event, wording: Mapping[str, Wording], say: Say, after: Any = None
    ) -> str:
        return say(key.format(**fields_of(event)), **_facts(self.of(event), event, wording, say, after))

    def consequence(self, event: Event, before: Any, after: Any, say: Say) -> str:
        """A further sentence about the consequence of the event; "" for none."""
        then = self.of(event).then
        return then(event, before, after, say) if then else ""

    def seats(self, event: Event) -> tuple[int, ...]:
        """The players an event concerns, its own seat first."""
        seats = self.of(event).seats
        others = seats(event) if callable(seats) else [getattr(event, name) for name in seats]
        return tuple(dict.fromkeys(seat for seat in (event.seat, *others) if seat is not None))

    def ends_turn(self, event: Event) -> bool:
        """Whether a turn ends with the event."""
        return self.of(event).divides == "turn"

    def lit(self, event: Event, view: Any) -> Iterable[Piece]:
        """The pieces on the table that an event concerns."""
        return named_pieces(self.of(event).lit, event, view)

    def mood_change(self, event: Event, earlier: Sequence[Event]) -> Change:
        """The new moods by seat that an event causes, given the earlier events."""
        mood = self.of(event).mood
        return mood(event, earlier) if callable(mood) else {event.seat or 0: mood} if mood else {}

    def moods(self, events: Iterable[Event], players: int) -> Moods:
        """Everybody's mood after these events."""
        feelings, earlier = Feelings(), list[Event]()
        for event in events:
            feelings.feel(self.mood_change(event, earlier))
            earlier.append(event)
            if self.ends_turn(event):
                feelings.turn_over()
        return feelings.moods(players)

    def flights(self, event: Event, stage: Any) -> Iterable[Flight]:
        """The flights of an event over a game's stage."""
        flights = self.of(event).flights
        return flights(event, stage) if flights else ()

    def lifted(self, event: Event, stage: Any) -> Iterable[Piece]:
        """The pieces on the table before the event that are in flight for it."""
        flights = self.of(event).flights
        return named_pieces(flights.pieces, event, stage) if isinstance(flights, Lifting) else ()


def _facts(
    spec: EventSpec[Any], event: Event, wording: Mapping[str, Wording], say: Say, after: Any = None
) -> dict[str, Any]:
    facts: dict[str, Any] = facts_of(event, wording, () if callable(spec.seats) else spec.seats, say)
    for name, make in spec.facts.items():
        if not isinstance(make, OnceSeen):
            facts[name] = make(event, say)
        elif after is not None:
            facts[name] = make.value(event, after, say)
    if spec.n:
        facts["n"] = getattr(event, spec.n) if isinstance(spec.n, str) else spec.n(event)
    return facts


def _together(facts: Sequence[dict[str, Any]], field: str, say: Say) -> dict[str, Any]:
    """The facts of a sentence about several events: those of the first, with one field listed from all."""
    first, *more = facts
    return first | {field: listed([str(each[field]) for each in facts], say)} if more else first
