"""The vocabulary of a game's protocol: commands, events, options, refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec
from msgspec.structs import replace

if TYPE_CHECKING:
    from raccoon.engine.chance import Chance

Fact = str | int | tuple[int, ...] | tuple[str, ...] | None
"""A value that a refusal may name: data for a sentence that is made elsewhere."""


class Command(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """An action of the player in `seat`; the save keeps it next to the events it led to."""

    seat: int


class Event(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Something that happened, with every result of chance inside it.

    `seat` is whose it is, None for an event of the table itself (a card turned up for all). `reveals`
    tells whether something hidden came to light with it: an undo stops there.
    """

    seat: int | None
    private: ClassVar[tuple[str, ...]] = ()
    """The fields that only its own seat may see."""
    sealed: ClassVar[tuple[str, ...]] = ()
    """The fields that nobody may see."""
    revealing: ClassVar[bool | str] = False
    """Whether something hidden comes to light with it; or the field that says so, by being empty or not."""

    @property
    def reveals(self) -> bool:
        """Whether something hidden was turned up or drawn."""
        return bool(getattr(self, self.revealing) if isinstance(self.revealing, str) else self.revealing)

    def open_to(self, seat: int | None) -> bool:
        """Whether a seat may see its private fields."""
        return seat == self.seat

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat may know it (None: everybody): the fields it may not know are empty."""
        hidden = self.sealed if self.open_to(seat) else self.sealed + self.private
        return replace(self, **{name: type(getattr(self, name))() for name in hidden}) if hidden else self


class SeatEvent(Event, frozen=True):
    """An event that always is somebody's."""

    seat: int


class Option(msgspec.Struct, frozen=True, gc=False):
    """A family of commands that `seat` may give now: the one source of legality."""

    seat: int
    command: ClassVar[type[Command]]
    talk: ClassVar[bool] = False
    """Whether its commands are only words, said besides: nobody is asked for them alone."""

    def allows(self, command: Any) -> bool:
        """Whether this command, of the class `command`, is one of the family."""
        raise NotImplementedError

    def draw(self, chance: Chance) -> Command:
        """One command of the family at random."""
        raise NotImplementedError

    def commands(self) -> Iterator[Command]:
        """Every command of the family; may be long where amounts are free."""
        raise NotImplementedError


class SingleOption(Option, frozen=True):
    """The one command of its class: nothing about it is to be chosen."""

    def allows(self, command: Any) -> bool:
        return True

    def draw(self, chance: Chance) -> Command:
        return self.command(self.seat)

    def commands(self) -> Iterator[Command]:
        yield self.command(self.seat)


class FieldOption(Option, frozen=True):
    """One value for the one field of the command: those of the option's own first field."""

    @property
    def _values(self) -> tuple[Any, ...]:
        values: tuple[Any, ...] = getattr(self, self.__struct_fields__[1])
        return values

    def make(self, value: Any) -> Command:
        """The command that chooses this."""
        choose: Callable[[int, Any], Command] = self.command
        return choose(self.seat, value)

    def allows(self, command: Any) -> bool:
        return getattr(command, command.__struct_fields__[1]) in self._values

    def draw(self, chance: Chance) -> Command:
        return self.make(chance.pick(self._values))

    def commands(self) -> Iterator[Command]:
        return map(self.make, dict.fromkeys(self._values))


class ChoiceOption(FieldOption, frozen=True):
    """One of `choices`, for the field of the command that `names` names."""

    choices: tuple[Any, ...]
    names: ClassVar[str]


OptionT = TypeVar("OptionT", bound=Option)


def found(options: Sequence[Option], kind: type[OptionT]) -> OptionT | None:
    """The first option of that kind; None where there is none."""
    return next((option for option in options if isinstance(option, kind)), None)


class Refusal(Exception):
    """A command the rules do not allow now: a code and the facts, no prose.

    The sentence for a player is made from them by the language catalogue (``refusal.<code>``).
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
