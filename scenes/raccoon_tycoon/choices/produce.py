"""Production: which card of the hand to play, which of its tokens to take, and whose bonus with them."""

from collections.abc import Iterator

from raccoon.app.session.preview import Preview
from raccoon.engine.counts import Counts, lowest, plus
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.produce import Produce, ProduceOption, TakeTokens
from raccoon.games.raccoon_tycoon.catalogue import NO_TOKENS, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.chosen_tokens import ChosenTokens
from raccoon.games.raccoon_tycoon.view import View
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.choices.added import AddedBonus
from scenes.raccoon_tycoon.choices.decision import CountedDecision, counters_field, token_counters
from scenes.raccoon_tycoon.choices.worth import foreseen, overflow_of, worths_after
from scenes.raccoon_tycoon.holdings import tiles_named
from scenes.raccoon_tycoon.inspection.drawn import chosen_piece
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.choosing.naming import NamedChoice
from scenes.table.piece import Piece
from scenes.widgets.counters import Counters
from scenes.widgets.pick import PickEntry
from scenes.widgets.tally import Tally


class ProduceChoice(NamedChoice, CountedDecision):
    """One card of the hand; clicking the card chooses it, its number key too.

    Where the card shows more than may be taken, what is worth most is counted, to be exchanged; where a
    building adds to it, its bonus is filled in. All is decided in one go. A Trading Floor comes between, so
    with one the tokens and the bonus are asked after it.
    """

    key = verb = "produce"
    row = 54
    targets = ("warehouse", "estate", "me")

    def __init__(self, table: ChoiceContext, option: ProduceOption) -> None:
        self.table, self.option = table, option
        entries = {entry: Produce(option.seat, int(entry.key)) for entry in _entries(self)}
        super().__init__(table, option.seat, entries)
        self.pick.chosen, self.pick.on_change = self.keys[0], lambda _: self._refresh()
        cards = () if self.me.powers.trading_floor else option.cards
        self.counters = {card: found for card in cards if (found := self._counters(card))}
        self.fields += map(counters_field, self.counters.values())
        self.added = AddedBonus(table, table.changed) if cards and self.me.powers.bonuses else None
        self.fields += [self.added.field] if self.added else []
        self._refresh(tell=False)

    def _counters(self, card: int) -> Counters | None:
        """For the tokens of the card where they have to be chosen."""
        view, limit = self.table.view, self.me.powers.production_limit
        available = _available(card, view)
        if sum(available) <= limit:
            return None
        return token_counters(self.table, available, limit, worths_after(card, view), self._refresh)

    def _refresh(self, tell: bool = True) -> None:
        """Show the counters of the card, and offer the bonus beside what is taken."""
        for card, counters in self.counters.items():
            counters.visible = card == self.producing
        if self.added:
            self.added.offer(self.producing, self._taken)
        if tell:
            self.table.changed()

    @property
    def counting(self) -> Tally | None:
        counters = self.counters.get(self.producing)
        return counters.tally if counters else None

    @property
    def _taken(self) -> Counts:
        """The card's tokens that are chosen, or all of them where there is no choice."""
        counting = self.counting
        return tuple(counting.counts) if counting else _available(self.producing, self.table.view)

    @property
    def producing(self) -> int:
        """The chosen card's number."""
        return int(self.pick.chosen)

    def order(self, number: int) -> ChosenTokens | None:
        """The tokens chosen with the card; None where there is no choice, or it is not made yet."""
        if self.counting and self.counting.left:
            return None
        tokens, bonus = self._taken if self.counting else None, self.added.answer if self.added else None
        return ChosenTokens(self.producing, tokens, bonus) if tokens or bonus else None

    def command(self) -> Command | None:
        return None if self.counting and self.counting.left else super().command()

    def foreseen(self, command: Command) -> Preview:
        chosen = self.order(0)
        tokens = [TakeTokens(self.option.seat, chosen.tokens)] if chosen and chosen.tokens else []
        bonus = [chosen.bonus] if chosen and chosen.bonus else []
        return foreseen(self.table, command, *tokens, *bonus)

    def picture(self) -> Paint | None:
        """The tokens that come by it, as far as they are chosen."""
        return chosen_piece.made(plus(self._taken, self.added.tokens if self.added else NO_TOKENS))

    @property
    def pieces(self) -> dict[Piece, str]:
        """The cards of the hand."""
        return {Piece("hand", place): str(card) for place, card in enumerate(self.option.cards)}

    def lit(self) -> frozenset[Piece]:
        return frozenset((*self.pieces, *self.counted(), *self._tiles()))

    def chosen(self) -> frozenset[Piece]:
        taken = self.added.building if self.added else ""
        return super().chosen() | {piece for piece, name in self._tiles().items() if name == taken}

    def _tiles(self) -> dict[Piece, str]:
        """My tiles that could add to the card."""
        return tiles_named(self.me, self.added.buildings) if self.added else {}

    def click(self, piece: Piece) -> bool:
        """A card of the hand, the market of a token to take instead of another, the tile of a bonus."""
        if self.added and piece in self._tiles():
            self.added.name(self._tiles()[piece])
            return True
        return CountedDecision.click(self, piece) if piece in self.counted() else super().click(piece)


def _available(card: int, view: View) -> Counts:
    """The tokens that a card shows and the supply has (R5)."""
    return lowest(PRODUCTION_CARDS[card].production, view.supply)


def _entries(choice: ProduceChoice) -> Iterator[PickEntry]:
    """With a warehouse behind the cards that alone would overfill it; the preview says by how much."""
    cards, view = choice.option.cards, choice.table.view
    full = {card for card in cards if overflow_of(card, view) > 0}
    for card in cards:
        marked = card in full and len(full) < len(cards)
        yield PickEntry(str(card), choice.played(card, "choice.produce.entry") + " [warehouse]" * marked)
