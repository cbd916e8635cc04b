"""The base classes of a game's protocol: commands, events, options, refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec
from msgspec.structs import replace

if TYPE_CHECKING:
    from raccoon.engine.chance import Chance

Fact = str | int | tuple[int, ...] | tuple[str, ...] | None
"""A value in a refusal, for the sentence that the language catalogue makes of it."""


class Command(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """An action of the player in `seat`; the save stores it next to the events it caused."""

    seat: int


class Event(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """A change that happened, with every result of chance inside it.

    `seat` is the seat it belongs to, None for an event of the table itself (a card turned up for all).
    `reveals` is true if hidden information came to light with it: an undo stops there.
    """

    seat: int | None
    private: ClassVar[tuple[str, ...]] = ()
    """The names of the fields that only its own seat may see."""
    sealed: ClassVar[tuple[str, ...]] = ()
    """The names of the fields that no seat may see."""
    revealing: ClassVar[bool | str] = False
    """Whether it reveals hidden information; or the name of a field that is non-empty if so."""

    @property
    def reveals(self) -> bool:
        """Whether hidden information was turned up or drawn."""
        return bool(getattr(self, self.revealing) if isinstance(self.revealing, str) else self.revealing)

    def open_to(self, seat: int | None) -> bool:
        """Return whether a seat may see its private fields."""
        return seat == self.seat

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as a seat (None: an onlooker) may know it: other fields are empty."""
        hidden = self.sealed if self.open_to(seat) else self.sealed + self.private
        return replace(self, **{name: type(getattr(self, name))() for name in hidden}) if hidden else self


class SeatEvent(Event, frozen=True):
    """An event that always belongs to a seat."""

    seat: int


class Option(msgspec.Struct, frozen=True, gc=False):
    """A set of commands of one class that `seat` may give now: the only source of legality."""

    seat: int
    command: ClassVar[type[Command]]
    talk: ClassVar[bool] = False
    """Whether its commands are only optional remarks: a seat is never asked for them alone."""

    def allows(self, command: Any) -> bool:
        """Return whether this command, of the class `command`, is in the set."""
        raise NotImplementedError

    def draw(self, chance: Chance) -> Command:
        """Draw one command of the set at random."""
        raise NotImplementedError

    def commands(self) -> Iterator[Command]:
        """Yield every command of the set; may be long where amounts are free."""
        raise NotImplementedError


class SingleOption(Option, frozen=True):
    """The only command of its class: it has no fields to choose."""

    def allows(self, command: Any) -> bool:
        return True

    def draw(self, chance: Chance) -> Command:
        return self.command(self.seat)

    def commands(self) -> Iterator[Command]:
        yield self.command(self.seat)


class FieldOption(Option, frozen=True):
    """A value for the command's one field besides `seat`: one of those in the option's first own field."""

    @property
    def _values(self) -> tuple[Any, ...]:
        values: tuple[Any, ...] = getattr(self, self.__struct_fields__[1])
        return values

    def make(self, value: Any) -> Command:
        """Return the command that chooses this value."""
        choose: Callable[[int, Any], Command] = self.command
        return choose(self.seat, value)

    def allows(self, command: Any) -> bool:
        return getattr(command, command.__struct_fields__[1]) in self._values

    def draw(self, chance: Chance) -> Command:
        return self.make(chance.pick(self._values))

    def commands(self) -> Iterator[Command]:
        return map(self.make, dict.fromkeys(self._values))


class ChoiceOption(FieldOption, frozen=True):
    """A choice of one of `choices` for the command's field named `names`."""

    choices: tuple[Any, ...]
    names: ClassVar[str]


OptionT = TypeVar("OptionT", bound=Option)


def found(options: Sequence[Option], kind: type[OptionT]) -> OptionT | None:
    """Return the first option of that class; None where there is none."""
    return next((option for option in options if isinstance(option, kind)), None)


class Refusal(Exception):
    """Raised for a command the rules do not allow now: a code and facts, no prose.

    The language catalogue makes the sentence for the player from them (``refusal.<code>``).
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
