"""Cards: one that is played, one that is discarded; and whom a card takes from."""

from collections.abc import Callable, Iterable, Sequence

from raccoon.app.session.preview import Preview
from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon.actions.decline import Decline, Skipped
from raccoon.games.saloon_tycoon.actions.draw import Discard, DiscardOption
from raccoon.games.saloon_tycoon.actions.play import PlayCard, PlayOption
from raccoon.games.saloon_tycoon.actions.steal import ChooseVictim, VictimOption
from raccoon.games.saloon_tycoon.pending import CardDone, StealGold
from scenes.art.frame import Paint
from scenes.saloon_tycoon.choices.decision import Decision
from scenes.saloon_tycoon.holdings import acting
from scenes.saloon_tycoon.picture import chosen
from scenes.table.choosing.choice import ChoiceContext, Drops, every
from scenes.table.choosing.naming import NamedChoice
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.log.markup import player_markup
from scenes.table.piece import Piece
from scenes.widgets.pick import PickEntry


class CardChoice(NamedChoice, Decision):
    """One card of the hand, and the command that it is for."""

    on_table = True
    lacks = "saloon.card.missing"

    def __init__(
        self, table: ChoiceContext, cards: tuple[str, ...], seat: int, make: Callable[[int, str], Command]
    ) -> None:
        entries = {PickEntry(card, table.say(f"saloon.card.{card}")): make(seat, card) for card in cards}
        super().__init__(table, seat, entries)

    @property
    def pieces(self) -> dict[Piece, str]:
        """The places of the hand that hold such a card."""
        hand = self.me.hand or ()
        return {Piece("hand", place): card for place, card in enumerate(hand) if card in self.keys}

    def note(self) -> str:
        return self.table.say(f"saloon.card.{self.pick.chosen}.text") if self.pick.chosen else ""

    def pictures(self) -> Iterable[Paint]:
        return map(chosen.card, (self.pick.chosen,) if self.pick.chosen else self.keys)


class PlayChoice(CardChoice):
    """A card to be played: as the action, or where a bonus or a card lets one be played."""

    key = "play_card"
    targets = ("house",)

    def __init__(self, table: ChoiceContext, option: PlayOption) -> None:
        super().__init__(table, option.cards, option.seat, PlayCard)
        self.option = option
        self.granted = not acting(table.view)
        self.verb = None if self.granted else "play_card"

    def note(self) -> str:
        words = super().note()
        if self.option.discards and not words:
            return self.table.say("saloon.card.angie", n=self.option.discards)
        return words

    def instead(self) -> tuple[str, Command] | None:
        return (self.table.say("saloon.card.decline"), Decline(self.option.seat)) if self.granted else None

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        lines = list(super().changes(seen))
        if self.option.discards:
            lines.insert(
                0, PreviewLine(self.table.say("saloon.card.angie", n=self.option.discards), trend=-1)
            )
        if all(isinstance(event, Skipped) for event in seen.events[1:-1]) and len(seen.events) > 2:
            lines.append(PreviewLine(self.table.say("saloon.card.nothing"), trend=-1))
        return lines


class DiscardChoice(CardChoice):
    """A card to be discarded: for the hand limit, or to Moonshine Angie."""

    key = "discard_card"
    targets = ("yard",)

    def __init__(self, table: ChoiceContext, option: DiscardOption) -> None:
        super().__init__(table, option.cards, option.seat, Discard)
        self.count = option.count

    def note(self) -> str:
        return super().note() or self.table.say("saloon.discard.note", n=self.count)

    def label(self) -> str:
        card = self.table.say(f"saloon.card.{self.pick.chosen}")
        return self.table.say("choice.discard_card.confirm", card=card)


class VictimChoice(NamedChoice, Decision):
    """From whom gold or cards are taken."""

    key = "victim"
    kind = "panel"
    on_table = True

    def __init__(self, table: ChoiceContext, option: VictimOption) -> None:
        self.what = "gold" if isinstance(table.view.pending, StealGold) else "cards"
        entries = {}
        for seat in option.victims:
            player = table.view.players[seat]
            have = player.gold if self.what == "gold" else player.hand_size
            words = table.say(f"saloon.victim.{self.what}", who=player_markup(table.seats[seat]), n=have)
            entries[PickEntry(str(seat), words)] = ChooseVictim(option.seat, seat)
        super().__init__(table, option.seat, entries)

    def note(self) -> str:
        return self.table.say(f"saloon.victim.note.{self.what}", n=self.table.view.pending.most)

    def pictures(self) -> Iterable[Paint]:
        """The card by which it is taken."""
        cards = [due.card for due in self.table.view.agenda if isinstance(due, CardDone)]
        return map(chosen.card, cards[-1:])

    def depicted(self) -> tuple[Piece, ...]:
        return ()

    def click(self, piece: Piece) -> bool:
        """Their house is as good as their panel."""
        return super().click(Piece("panel", piece.key) if piece.kind == "front" else piece)

    def drops(self) -> Drops:
        return every(self.pieces, "house", Piece("panel", self.seat))
