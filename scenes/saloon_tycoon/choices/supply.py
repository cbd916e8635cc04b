"""Choices of rooms for cubes: the order slip of a purchase, and free cubes one by one."""

from collections.abc import Iterable
from dataclasses import replace

import pygame

from raccoon.app.session.preview import Preview
from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon.actions.supply import PlaceCube, PlaceCubeOption, Supply, SupplyOption
from raccoon.games.saloon_tycoon.catalogue import CHARACTERS
from scenes.art.frame import Paint
from scenes.saloon_tycoon.choices.decision import Decision
from scenes.saloon_tycoon.holdings import place_name
from scenes.saloon_tycoon.marks import SaloonMarks
from scenes.saloon_tycoon.picture import chosen
from scenes.table.choosing.choice import Choice, ChoiceContext, ChoiceField, Drops, every
from scenes.table.choosing.naming import NamedChoice
from scenes.table.piece import Piece
from scenes.widgets.counters import ROW as COUNTER, Counters
from scenes.widgets.pick import PickEntry
from scenes.window.keyboard import digit

MOST_ROWS = 11
LABELLED, LEAST = 1.5 * COUNTER, 0.75
"""The height of a counter with a name, and the least share of it in a full house."""
CUBE = "cube"
COUNTING = (pygame.K_PLUS, pygame.K_MINUS)


def _room_of(piece: Piece) -> int | None:
    kind, number = piece.kind, piece.key
    return int(number) if kind == "room" else None


class Filling(Decision):
    """The base class of choices that put cubes into rooms of the own house."""

    option: SupplyOption | PlaceCubeOption

    def room_name(self, room: int) -> str:
        """The name of a room in a list; one of several alike has its place."""
        found, rooms = self.me.rooms[room], self.option.rooms
        tile = self.tile(found.tile)
        if sum(self.me.rooms[other].tile == found.tile for other in rooms) == 1:
            return tile
        place = place_name(found.place, found.floor, self.table.say, short=True)
        return self.table.say("saloon.slip.row", tile=tile, place=place)

    def as_they_are(self) -> Iterable[Paint]:
        """The pictures of the rooms that can take cubes, as they are now."""
        rooms = (self.me.rooms[room] for room in self.option.rooms)
        return [chosen.room(room.tile, room.cubes) for room in rooms]

    def depicted(self) -> tuple[Piece, ...]:
        """The rooms that can take cubes, until one is given some."""
        return () if self.command() else tuple(Piece("room", room) for room in self.option.rooms)

    def lit(self) -> frozenset[Piece]:
        return frozenset(Piece("room", room) for room in self.option.rooms)

    def drops(self) -> Drops:
        return every([CUBE], *(Piece("room", room) for room in self.option.rooms))


class SupplyChoice(Filling):
    """Choose the cubes of one purchase; rooms are finished in the order of the slip."""

    key = verb = "supply"
    lacks = "saloon.slip.missing"

    def __init__(self, table: ChoiceContext, option: SupplyOption) -> None:
        super().__init__(table)
        self.option: SupplyOption = option
        kinds = [f"room {self.me.rooms[room].tile}" for room in option.rooms]
        labels = [self.room_name(room) for room in option.rooms]
        self.counters = Counters(kinds, option.spaces, option.most, self._counted, labels=labels)
        self.counters.tally.counts = [0] * len(kinds)
        high = LABELLED * min(1.0, MOST_ROWS / len(kinds))
        self.fields = [ChoiceField(self.counters, high * len(kinds), shrinks=True, least=LEAST)]
        self._order: list[int] = []
        """The rooms with cubes, as indices of the option's rooms, in the order of their first cubes."""
        self._fresh = True
        """Whether the slip was empty before the last drop."""

    def _counted(self, counts: tuple[int, ...]) -> None:
        self._order = [index for index in self._order if counts[index]]
        self._order += [index for index, count in enumerate(counts) if count and index not in self._order]
        self.table.changed()

    @property
    def cubes(self) -> int:
        """The number of cubes on the slip."""
        return sum(self.counters.tally.counts)

    def note(self) -> str:
        say, price = self.table.say, self.option.price
        if "phineus" not in self.table.view.away:
            return say("saloon.slip", n=self.option.most, price=price)
        phineus = CHARACTERS["phineus"]
        five, dear = phineus.arrives.amount, phineus.effect.amount
        if self.me.cubes + self.cubes >= five:
            return say("saloon.slip.phineus", price=price, dear=dear)
        return say("saloon.slip.before", n=five - self.me.cubes - self.cubes, price=price, dear=dear)

    def command(self) -> Command | None:
        if not self.cubes:
            return None
        rooms = tuple(self.option.rooms[index] for index in self._order)
        counts = self.counters.tally.counts
        return Supply(self.option.seat, rooms, tuple(counts[index] for index in self._order))

    def label(self) -> str:
        return self.table.say("saloon.slip.pay", n=self.cubes, gold=self.cubes * self.option.price)

    def own_marks(self, seen: Preview | None) -> SaloonMarks:
        counts = zip(self.option.rooms, self.counters.tally.counts, strict=True)
        return replace(super().own_marks(seen), cubes=tuple((room, count) for room, count in counts if count))

    def pictures(self) -> Iterable[Paint]:
        """The last room of the slip with its new cubes."""
        if not self._order:
            return self.as_they_are()
        room = self.me.rooms[self.option.rooms[self._order[-1]]]
        return [chosen.room(room.tile, room.cubes + self.counters.tally.counts[self._order[-1]])]

    def skips_confirmation(self, seen: Preview) -> bool:
        """Whether a drop on an empty slip buys at once: not while Phineus is away, nor the last cube."""
        empties = bool(seen.before.pile) and not seen.after.pile
        return self._fresh and "phineus" not in seen.before.away and not empties

    def copy_from(self, other: Choice) -> None:
        if isinstance(other, SupplyChoice) and other is not self:
            self.counters.tally.counts, self._order = list(other.counters.tally.counts), list(other._order)

    def key_pressed(self, event: pygame.event.Event) -> bool:
        """Give a counting key to the counters from the start, without a step to the slip."""
        counts = event.key in COUNTING or digit(event) is not None
        return counts and self.counters.key(event)

    def click(self, piece: Piece) -> bool:
        room = _room_of(piece)
        if piece == CUBE:
            return True
        if room not in self.option.rooms:
            return False
        self.counters.tally.add(self.option.rooms.index(room), 1)
        return True

    def most(self, piece: Piece) -> int:
        return min(self.option.most, max(self.option.spaces))

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        room = _room_of(target)
        self._fresh = not self.cubes
        return room in self.option.rooms and self.counters.tally.add(self.option.rooms.index(room), count)


class CubeChoice(NamedChoice, Filling):
    """Choose the room for a free cube."""

    key, kind, lacks = "cube", "room", "saloon.cube.missing"
    on_table = True

    def __init__(self, table: ChoiceContext, option: PlaceCubeOption) -> None:
        self.table, self.option, self.count = table, option, option.count
        entries = {
            PickEntry(str(room), self._label(room), brief=self.room_name(room)): PlaceCube(option.seat, room)
            for room in option.rooms
        }
        super().__init__(table, option.seat, entries)

    def _label(self, room: int) -> str:
        return self.table.say("saloon.cube.entry", n=self.me.rooms[room].spaces, room=self.room_name(room))

    def note(self) -> str:
        return self.table.say("saloon.cube.note", n=self.count)

    def pictures(self) -> Iterable[Paint]:
        if not self.pick.chosen:
            return self.as_they_are()
        room = self.me.rooms[int(self.pick.chosen)]
        return [chosen.room(room.tile, room.cubes + 1)]

    def skips_confirmation(self, seen: Preview) -> bool:
        return True

    def own_marks(self, seen: Preview | None) -> SaloonMarks:
        cubes = ((int(self.pick.chosen), 1),) if self.pick.chosen else ()
        return replace(super().own_marks(seen), cubes=cubes)

    def chosen(self) -> frozenset[Piece]:
        return frozenset()

    def drops(self) -> Drops:
        return every([CUBE], *self.pieces)

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        return self.click(target)
