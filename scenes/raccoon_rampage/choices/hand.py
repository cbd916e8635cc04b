"""Choices of cards of the hand to place or discard, and of the votes that a card moves."""

from collections.abc import Iterable, Iterator, Sequence

from raccoon.app.session.preview import Preview
from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage.cards.move_votes import MoveVote, MoveVoteOption, StopMoving
from raccoon.games.raccoon_rampage.cards.redraw import PutBackOption, StopRedraw
from raccoon.games.raccoon_rampage.catalogue import ROUNDS
from raccoon.games.raccoon_rampage.phases.forced_discard import GiveUpOption
from raccoon.games.raccoon_rampage.phases.opening import ContributeOption
from raccoon.games.raccoon_rampage.phases.place import PlaceOption
from raccoon.games.raccoon_rampage.phases.turn_end import TossOption
from scenes.art.frame import Paint
from scenes.raccoon_rampage.choices.decision import Decision
from scenes.raccoon_rampage.holdings import acting, piece_of, role_of, target_of
from scenes.raccoon_rampage.outlook.forecast import opener, verdict_round
from scenes.raccoon_rampage.picture import chosen
from scenes.raccoon_rampage.words.pictograms import vote_mark
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, every
from scenes.table.choosing.naming import NamedChoice, SomeChoice, entries_of
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.log.markup import player_markup
from scenes.table.piece import Piece
from scenes.widgets.pick import ROW, Pick, numbered


class CardChoice(NamedChoice, Decision):
    """One card of the hand."""

    on_table = True
    lacks = "rampage.missing.card"
    previews = False
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

    def shown_large(self) -> Iterable[str]:
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
        """The lines on the seat that turns it up, and on the round in which it is evaluated."""
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
    """Several cards of the hand, chosen in secret while others choose theirs."""

    previews = False
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


class ContributeChoice(SomeCards):
    """Policies for the pool."""

    key, goal = "contribute", "agenda"


class GiveUpChoice(SomeCards):
    """Cards that an event demands."""

    key, goal = "give_up", "decks"


MANY = 5
"""With more votes than this they are listed in two columns."""


class MoveVoteChoice(Decision):
    """A vote of any colour, and the policy or event that it is moved to."""

    key = "move_vote"

    def __init__(self, table: ChoiceContext, option: MoveVoteOption) -> None:
        super().__init__(table)
        self.option = option
        many = len(option.votes) > MANY
        entries = numbered(
            (f"{space} {colour}", self._vote(space, colour, many)) for space, colour in option.votes
        )
        self.vote = Pick(entries, "", self._chosen, columns=2 if many else 1)
        self.to = Pick([], "", lambda _: table.changed())
        self.to.visible = False
        self.fields = [ChoiceField(self.vote, self.vote.rows * ROW, shrinks=True), ChoiceField(self.to, ROW)]

    def _vote(self, space: int, colour: int, many: bool) -> str:
        """The words for a vote: its cube and its policy, which is a picture where many votes are listed."""
        mark = vote_mark(role_of(self.view, colour))
        return f"[{mark}] {self.space(space, many)}"

    @property
    def source(self) -> tuple[int, int] | None:
        """The space and colour of the vote chosen; None for none."""
        space, _, colour = self.vote.chosen.partition(" ")
        return (int(space), int(colour)) if space else None

    def _chosen(self, _: str) -> None:
        source = self.source
        targets = [t for t in self.option.targets if source is None or t != source[0]]
        self.to.entries = tuple(numbered((str(target), self.target(target)) for target in targets))
        if self.to.chosen not in {entry.key for entry in self.to.entries}:
            self.to.chosen = ""
        self.to.visible = source is not None
        self.fields[1] = ChoiceField(self.to, self.to.rows * ROW, shrinks=True)
        self.table.changed()

    def note(self) -> str:
        return self.table.say("rampage.move.note", n=self.option.left)

    def command(self) -> Command | None:
        source = self.source
        if source is None or not self.to.chosen:
            return None
        return MoveVote(self.option.seat, *source, int(self.to.chosen))

    def pictures(self) -> Iterable[Paint]:
        """The pictures of the vote's old and new targets."""
        spaces = (self.source[0],) if self.source else dict.fromkeys(space for space, _ in self.option.votes)
        targets = (*spaces, int(self.to.chosen)) if self.to.chosen else spaces
        return (chosen.target(self.view, target) for target in targets)

    def missing(self) -> str:
        return self.table.say("rampage.missing.target" if self.source else "rampage.missing.vote")

    def instead(self) -> tuple[str, Command] | None:
        return self.table.say("rampage.move.stop"), StopMoving(self.option.seat)

    def lit(self) -> frozenset[Piece]:
        if self.source is None:
            return frozenset(piece_of(space) for space, _ in self.option.votes)
        return frozenset(piece_of(target) for target in self.option.targets if target != self.source[0])

    def chosen(self) -> frozenset[Piece]:
        picked = {piece_of(self.source[0])} if self.source else set()
        return frozenset(picked | ({piece_of(int(self.to.chosen))} if self.to.chosen else set()))

    def click(self, piece: Piece) -> bool:
        """Choose the policy that a vote is taken from, then its target; or another of its votes."""
        target = target_of(piece)
        here = [f"{space} {colour}" for space, colour in self.option.votes if space == target]
        if self.source is None or (here and target == self.source[0]):
            if not here:
                return False
            place = here.index(self.vote.chosen) + 1 if self.vote.chosen in here else 0
            return self.vote.choose(here[place % len(here)]) or True
        if target not in self.option.targets:
            return False
        self.to.choose(str(target))
        return True

    def drops(self) -> Drops:
        spaces = dict.fromkeys(space for space, _ in self.option.votes)
        return {
            piece_of(space): frozenset(piece_of(t) for t in self.option.targets if t != space)
            for space in spaces
        }

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        source = self.source
        if source is None or source[0] != target_of(piece):
            last = [f"{s} {c}" for s, c in self.option.votes if s == target_of(piece)]
            self.vote.choose(last[-1])
        self._chosen("")
        return self.to.choose(str(target_of(target))) or self.to.chosen == str(target_of(target))
