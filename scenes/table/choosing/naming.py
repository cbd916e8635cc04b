"""Choices from lists: one thing, several things, or a thing and its place; also by clicks on the table."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from raccoon.engine.events import ChoiceOption, Command
from scenes.table.choosing.choice import Choice, ChoiceContext, ChoiceField, Drops, every
from scenes.table.piece import Piece
from scenes.widgets.folded_pick import HIGH, FoldedPick
from scenes.widgets.pick import ROW, Pick, PickEntry, numbered
from scenes.widgets.pick_some import PickSome


class NamedChoice(Choice):
    """One of several things, each entry with its command; `kind` is the kind of piece of the entries' keys,
    `row` the height of an entry, `targets` where a piece may be dropped to choose it.
    """

    kind = ""
    row = 1.1 * ROW
    targets: tuple[str, ...] = ()
    on_table = False
    """Whether all entries are lit pieces on the table: the page then lists only the chosen one."""

    def __init__(
        self, table: ChoiceContext, seat: int, entries: Mapping[PickEntry, Command], columns: int = 1
    ) -> None:
        super().__init__(table)
        self.seat = seat
        self._commands = {entry.key: command for entry, command in entries.items()}
        listed = numbered((entry.key, entry.label, entry.brief) for entry in entries)
        self.pick = (
            FoldedPick(listed, lambda _: table.changed(), table.say)
            if self.on_table
            else Pick(listed, "", lambda _: table.changed(), columns)
        )
        high = HIGH if self.on_table else self.pick.rows * self.row
        self.fields = [ChoiceField(self.pick, high, shrinks=not self.on_table)]

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all entries."""
        return tuple(self._commands)

    @property
    def pieces(self) -> Mapping[Piece, str]:
        """The pieces on the table that choose an entry, each with the entry's key."""
        return {Piece(self.kind, key): key for key in self.keys}

    def command(self) -> Command | None:
        return self._commands.get(self.pick.chosen)

    def depicted(self) -> tuple[Piece, ...]:
        found = {key: piece for piece, key in self.pieces.items()} if self.on_table else {}
        return () if self.pick.chosen else tuple(found[key] for key in self.keys if key in found)

    def lit(self) -> frozenset[Piece]:
        return frozenset(self.pieces)

    def chosen(self) -> frozenset[Piece]:
        return frozenset(piece for piece, key in self.pieces.items() if key == self.pick.chosen)

    def about(self) -> tuple[Piece, ...]:
        """The chosen thing itself, without other pieces that a subclass adds; else all pieces."""
        return tuple(sorted(NamedChoice.chosen(self) or self.pieces))

    def click(self, piece: Piece) -> bool:
        if piece not in self.pieces:
            return False
        self.pick.choose(self.pieces[piece])
        return True

    def drops(self) -> Drops:
        return every(self.pieces, *self.targets) if self.targets else {}

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        return self.click(piece)


class SomeChoice(Choice):
    """`count` of several things; `pieces` maps each thing's piece to the key of its entry.

    `goal` is the drop target, `row` the height of an entry.
    """

    goal = ""
    row = 0

    def __init__(
        self, table: ChoiceContext, entries: Sequence[PickEntry], pieces: Mapping[Piece, str], count: int
    ) -> None:
        super().__init__(table)
        self.pieces, self.count = pieces, count
        self.pick = PickSome(entries, count, table.changed, table.say("drag.why.enough"))
        self.fields = [ChoiceField(self.pick, len(entries) * self.row, shrinks=True)]

    def missing(self) -> str:
        return self.table.say(self.lacks, n=self.count - len(self.pick.picked))

    def lit(self) -> frozenset[Piece]:
        return frozenset(self.pieces)

    def chosen(self) -> frozenset[Piece]:
        return frozenset(piece for piece, key in self.pieces.items() if key in self.pick.picked)

    def click(self, piece: Piece) -> bool:
        return piece in self.pieces and self.pick.choose(self.pieces[piece])

    def drops(self) -> Drops:
        return every(self.pieces, self.goal)

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        return self.pieces[piece] in self.pick.picked or self.click(piece)


class PlacedChoice(Choice):
    """One of several things, then one of its places; a single thing or place is chosen from the start.

    `kind` is the kind of piece of the things' keys; the key of a place is its piece. `which` and `where` are
    the keys of the sentences while one of them is missing.
    """

    kind = which = where = ""
    on_rail = True  # there is seldom room next to the places

    def __init__(self, table: ChoiceContext, things: Iterable[tuple[str, ...]]) -> None:
        super().__init__(table)
        entries = numbered(things)
        self.thing = FoldedPick(entries, lambda _: self._named(), table.say)
        self.place = FoldedPick([], lambda _: table.changed(), table.say)
        self.place.visible = False
        self.thing.label, self.place.label = table.say(self.which), table.say(self.where)
        self.fields = [ChoiceField(pick, HIGH) for pick in (self.thing, self.place)]
        if len(entries) == 1:
            self.name(entries[0].key)

    def places(self, thing: str) -> Iterable[tuple[str, ...]]:
        """The places of a thing: key and name of each."""
        raise NotImplementedError

    def at(self, piece: Piece) -> Sequence[str]:
        """The places of the chosen thing that a click on a piece may mean; by default the piece itself."""
        return [piece]

    def name(self, thing: str) -> None:
        """Choose a thing."""
        if not self.thing.choose(thing):
            self._show()

    def _named(self) -> None:
        self._show()
        self.table.changed()

    def _show(self) -> None:
        found = [*self.places(self.thing.chosen)]
        self.place.entries = tuple(numbered(found))
        self.place.chosen = found[0][0] if len(found) == 1 else ""
        self.place.visible = bool(found)

    def missing(self) -> str:
        return self.table.say(self.where if self.thing.chosen else self.which)

    def depicted(self) -> tuple[Piece, ...]:
        things = () if self.thing.chosen else self.thing.entries
        return tuple(Piece(self.kind, entry.key) for entry in things)

    def lit(self) -> frozenset[Piece]:
        places = (Piece(entry.key) for entry in self.place.entries)
        return frozenset(places if self.thing.chosen else self.depicted())

    def chosen(self) -> frozenset[Piece]:
        return frozenset({Piece(self.kind, self.thing.chosen)} if self.thing.chosen else ())

    def click(self, piece: Piece) -> bool:
        """Choose the clicked thing or place; if a piece means several places, the next of them."""
        kind, name = piece.kind, piece.key
        if kind == self.kind and name in {entry.key for entry in self.thing.entries}:
            self.name(name)
            return True
        known = [entry.key for entry in self.place.entries]
        here, chosen = [key for key in self.at(piece) if key in known], self.place.chosen
        if here:
            self.place.choose(here[(here.index(chosen) + 1) % len(here)] if chosen in here else here[0])
        return bool(here)

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        self.name(piece.key)
        return self.click(target)


def entries_of(
    option: ChoiceOption, label: Callable[[Any], str], brief: Callable[[Any], str] = lambda _: ""
) -> dict[PickEntry, Command]:
    """An entry for each choice of an option, with its command; `label` makes labels, `brief` short ones."""
    return {
        PickEntry(str(choice), label(choice), brief=brief(choice)): option.make(choice)
        for choice in option.choices
    }
