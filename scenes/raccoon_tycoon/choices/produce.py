"""The choice of a production: the card, the tokens to take, a building's bonus."""

from collections.abc import Callable, Iterator

from raccoon.app.session.preview import Preview
from raccoon.engine.counts import Counts, lowest, minus, plus, replaced
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.bonus import BonusOption, DeclineBonus, TakeBonus
from raccoon.games.raccoon_tycoon.actions.produce import Produce, ProduceOption, TakeTokens
from raccoon.games.raccoon_tycoon.catalogue import NO_TOKENS, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.chosen_tokens import ChosenTokens, bonuses
from raccoon.games.raccoon_tycoon.view import View
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.choices.decision import (
    CountedDecision,
    counters_field,
    token_counters,
    tokens_markup,
)
from scenes.raccoon_tycoon.holdings import overflow_of, preview_production, tiles_named, worths_after
from scenes.raccoon_tycoon.inspection import chosen_piece
from scenes.table.choosing.choice import ChoiceContext, ChoiceField
from scenes.table.choosing.naming import NamedChoice
from scenes.table.piece import Piece
from scenes.widgets.counters import Counters
from scenes.widgets.pick import Pick, PickEntry
from scenes.widgets.tally import Tally

TAKE, NONE, LATER = "take", "none", "another"
"""The keys of the entries: the offered bonus, no bonus, choose when the card is played."""
ROW, LEAST = 38, 0.8
"""The height of the row in design units, and the least share of it."""


class AddedBonus:
    """The field of the bonus taken with a card: the most valuable one, or that of the building clicked.

    A free commodity is the one worth most. Where there are several ways to take a bonus, the others can be
    chosen once the card is played. `on_change` is called after a change.
    """

    def __init__(self, table: ChoiceContext, on_change: Callable[[], None]) -> None:
        self._table = table
        self._answers: dict[str, TakeBonus] = {}
        self._named = self._by_hand = ""
        self._on_change = on_change
        self._several = False
        self.pick = Pick((), TAKE, lambda _: on_change())
        self.pick.stacks = False  # the page has no room for entries below each other
        self.field = ChoiceField(self.pick, ROW, shrinks=True, least=LEAST)

    def offer(self, card: int, taken: Counts) -> None:
        """Update the offer to the bonuses left after the card's tokens; a bonus chosen by hand stays."""
        view = self._table.view
        supply, worths = minus(view.supply, taken), worths_after(card, view)
        offered = bonuses(view, supply)
        self._answers = {option.building: _best(option, worths) for option in offered}
        self._several = len(offered) > 1 or any(sum(o.available) > o.count for o in offered)
        best = max(self._answers, key=lambda name: self._worth(name, worths), default="")
        self._named = self._by_hand if self._by_hand in self._answers else best
        self._refresh()

    def _worth(self, building: str, worths: Counts) -> int:
        return sum(n * worth for n, worth in zip(self._answers[building].tokens, worths, strict=True))

    def _refresh(self) -> None:
        say, named = self._table.say, self._answers.get(self._named)
        self.pick.visible = named is not None
        tokens = tokens_markup(named.tokens) if named else ""
        none = say("choice.bonus.none" if self._several else "choice.bonus.decline")
        words = {TAKE: say("choice.bonus.add", tokens=tokens), NONE: none}
        words |= {LATER: say("choice.bonus.another")} if self._several else {}
        self.pick.entries = tuple(PickEntry(key, label) for key, label in words.items())
        self.pick.columns = len(words)
        if self.pick.chosen not in words:
            self.pick.chosen = TAKE

    def name(self, building: str) -> None:
        """Choose this building's bonus."""
        self._named = self._by_hand = building
        self.pick.chosen = TAKE
        self._refresh()
        self._on_change()

    @property
    def building(self) -> str:
        """The building whose bonus is taken, "" for none."""
        return self._named if self.pick.visible and self.pick.chosen == TAKE else ""

    @property
    def answer(self) -> TakeBonus | DeclineBonus | None:
        """The command that answers the bonus; None without one, or if it is to be chosen later."""
        if self.pick.visible and self.pick.chosen == NONE:
            return DeclineBonus(self._table.view.seat)
        return self._answers.get(self.building)

    @property
    def tokens(self) -> Counts:
        """The tokens of the bonus taken."""
        return self._answers[self.building].tokens if self.building else NO_TOKENS

    @property
    def buildings(self) -> tuple[str, ...]:
        """The buildings whose bonus is available."""
        return tuple(self._answers)


def _best(option: BonusOption, worths: Counts) -> TakeBonus:
    """The command that takes the bonus tokens that are worth most."""
    chosen = NO_TOKENS
    for index in sorted(range(len(worths)), key=worths.__getitem__, reverse=True):
        chosen = replaced(chosen, index, min(option.available[index], option.count - sum(chosen)))
    return TakeBonus(option.seat, option.building, chosen)


class ProduceChoice(NamedChoice, CountedDecision):
    """Choose a card of the hand by a click or its number, with tokens and bonus in one go.

    Where the card shows more tokens than may be taken, those worth most are counted; where buildings give a
    bonus, one is filled in. A player with a Trading Floor chooses tokens and bonus after it.
    """

    key = verb = "produce"
    on_table = True
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
        """The counters of the card's tokens; None where all can be taken."""
        view, limit = self.table.view, self.me.powers.production_limit
        available = _available(card, view)
        if sum(available) <= limit:
            return None
        return token_counters(self.table, available, limit, worths_after(card, view), self._refresh)

    def _refresh(self, tell: bool = True) -> None:
        """Show the counters of the chosen card and update the bonus; with `tell`, report the change."""
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
        """The chosen tokens of the card, all of them where there is no choice."""
        counting = self.counting
        return tuple(counting.counts) if counting else _available(self.producing, self.table.view)

    @property
    def producing(self) -> int:
        """The chosen card's number."""
        return int(self.pick.chosen)

    def order(self, number: int) -> ChosenTokens | None:
        """The standing order of the chosen tokens and bonus; None where there are none, or not all yet."""
        if self.counting and self.counting.left:
            return None
        tokens, bonus = self._taken if self.counting else None, self.added.answer if self.added else None
        return ChosenTokens(self.producing, tokens, bonus) if tokens or bonus else None

    def command(self) -> Command | None:
        return None if self.counting and self.counting.left else super().command()

    def preview_of(self, command: Command) -> Preview:
        chosen = self.order(0)
        tokens = [TakeTokens(self.option.seat, chosen.tokens)] if chosen and chosen.tokens else []
        bonus = [chosen.bonus] if chosen and chosen.bonus else []
        return preview_production(self.table, command, *tokens, *bonus)

    def picture(self) -> Paint | None:
        """The chosen tokens with those of the bonus."""
        return chosen_piece.taken(plus(self._taken, self.added.tokens if self.added else NO_TOKENS))

    @property
    def pieces(self) -> dict[Piece, str]:
        """The cards of the hand, by their pieces."""
        return {Piece("hand", place): str(card) for place, card in enumerate(self.option.cards)}

    def lit(self) -> frozenset[Piece]:
        return frozenset((*self.pieces, *self.counted(), *self._tiles()))

    def chosen(self) -> frozenset[Piece]:
        taken = self.added.building if self.added else ""
        return super().chosen() | {piece for piece, name in self._tiles().items() if name == taken}

    def _tiles(self) -> dict[Piece, str]:
        return tiles_named(self.me, self.added.buildings) if self.added else {}

    def click(self, piece: Piece) -> bool:
        """Use a click on a card of the hand, the market of a token to take, or the tile of a bonus."""
        if self.added and piece in self._tiles():
            self.added.name(self._tiles()[piece])
            return True
        return CountedDecision.click(self, piece) if piece in self.counted() else super().click(piece)


def _available(card: int, view: View) -> Counts:
    """The tokens that a card shows and the supply has (R5)."""
    return lowest(PRODUCTION_CARDS[card].production, view.supply)


def _entries(choice: ProduceChoice) -> Iterator[PickEntry]:
    """The entries of the cards; a warehouse marks cards that would overfill it, unless all would."""
    cards, view = choice.option.cards, choice.table.view
    full = {card for card in cards if overflow_of(card, view) > 0}
    for card in cards:
        mark = " [warehouse]" if card in full and len(full) < len(cards) else ""
        whole, made = choice.played(card, "choice.produce.entry"), PRODUCTION_CARDS[card].production
        yield PickEntry(str(card), whole + mark, brief=tokens_markup(made) + mark)
