"""Cards of the hand: one that is placed, discarded or exchanged; several that are given."""

from collections.abc import Iterable, Iterator, Sequence

from raccoon.app.session.preview import Preview
from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage.cards.redraw import PutBackOption, StopRedraw
from raccoon.games.raccoon_rampage.catalogue import ROUNDS
from raccoon.games.raccoon_rampage.phases.forced_discard import GiveUpOption
from raccoon.games.raccoon_rampage.phases.opening import ContributeOption
from raccoon.games.raccoon_rampage.phases.place import PlaceOption
from raccoon.games.raccoon_rampage.phases.turn_end import TossOption
from scenes.art.frame import Paint
from scenes.raccoon_rampage.choices.decision import Decision
from scenes.raccoon_rampage.holdings import acting
from scenes.raccoon_rampage.outlook.foretold import opener, verdict_round
from scenes.raccoon_rampage.picture import chosen
from scenes.table.choosing.choice import ChoiceContext, Drops, every
from scenes.table.choosing.naming import NamedChoice, SomeChoice, entries_of
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.log.markup import player_markup
from scenes.table.piece import Piece
from scenes.widgets.pick import numbered


class CardChoice(NamedChoice, Decision):
    """One card of the hand."""

    on_table = True
    lacks = "rampage.missing.card"
    foretells = False
    on_rail = True

    def __init__(self, table: ChoiceContext, option: PlaceOption | TossOption | PutBackOption) -> None:
        self.table = table
        entries = entries_of(option, lambda card: f"[card {card}] {self.card(card)}")
        super().__init__(table, option.seat, entries)

    @property
    def pieces(self) -> dict[Piece, str]:
        """The places of the hand that hold such a card."""
        return self.in_hand(self.keys)

    def label(self) -> str:
        return self.table.say(f"choice.{self.key}.confirm", card=self.card(self.pick.chosen))

    def seen_large(self) -> Iterable[str]:
        return (self.pick.chosen,) if self.pick.chosen else self.keys

    def chosen(self) -> frozenset[Piece]:
        return self.meant(self.pieces, self.pick.chosen)

    def click(self, piece: Piece) -> bool:
        self.clicked = piece if piece in self.pieces else self.clicked
        return super().click(piece)


class PlaceChoice(CardChoice):
    """A policy for the last space of the queue."""

    key = "place_policy"

    def __init__(self, table: ChoiceContext, option: PlaceOption) -> None:
        super().__init__(table, option)
        self.verb = "place_policy" if acting(table.view) else None

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        return tuple(self._course())

    def _course(self) -> Iterator[PreviewLine]:
        """The lines about the seat that turns it up, and the round in which it is evaluated."""
        say, seat, number = self.table.say, opener(self.view, self.free), verdict_round(self.view, self.free)
        if seat is not None:
            yield PreviewLine(say("rampage.line.opens", who=player_markup(self.table.seats[seat])))
        key = "rampage.line.verdict" if number <= ROUNDS else "rampage.line.at_the_end"
        yield PreviewLine(say(key, n=number))

    def drops(self) -> Drops:
        return every(self.pieces, Piece("space", self.free))


class TossChoice(CardChoice):
    """A card that may be discarded at the end of the turn."""

    key = verb = "toss"
    targets = ("decks",)


class PutBackChoice(CardChoice):
    """A card that is discarded so that another may be drawn."""

    key = "put_back"
    targets = ("decks",)

    def instead(self) -> tuple[str, Command] | None:
        count = self.view.pending.count  # type: ignore[union-attr]
        return self.table.say("rampage.redraw.stop", n=count), StopRedraw(self.seat)


class SomeCards(SomeChoice, Decision):
    """So many cards of the hand, chosen secretly at the same time as others choose theirs."""

    foretells = False
    lacks, row = "rampage.missing.cards", 68

    def __init__(self, table: ChoiceContext, option: ContributeOption | GiveUpOption) -> None:
        self.table, self.option = table, option
        self.offered = self.in_hand(option.cards)
        named = ((piece, f"[card {card}] {self.card(card)}") for piece, card in self.offered.items())
        super().__init__(table, numbered(named), {piece: piece for piece in self.offered}, option.count)

    def note(self) -> str:
        return self.table.say(f"choice.{self.key}.note", n=self.option.count)

    def command(self) -> Command | None:
        if len(self.pick.picked) != self.option.count:
            return None
        cards = tuple(sorted(self.offered[Piece(piece)] for piece in self.pick.picked))
        return self.option.command(self.option.seat, cards)

    def pictures(self) -> Iterable[Paint]:
        return (chosen.card(self.offered[Piece(piece)]) for piece in self.pick.picked or self.offered)


class Contribution(SomeCards):
    """Policies for the pool."""

    key, goal = "contribute", "agenda"


class Surrender(SomeCards):
    """Cards that an event demands."""

    key, goal = "give_up", "decks"
