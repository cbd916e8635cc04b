"""Choices of cards and claims: play, discard, stake, keep secret claims, name a victim, decline."""

from collections.abc import Callable, Iterable, Sequence

from raccoon.app.session.preview import Preview
from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon.actions.arrivals import OutlawArrived
from raccoon.games.saloon_tycoon.actions.decline import Decline, DeclineOption, Skipped
from raccoon.games.saloon_tycoon.actions.draw import Discard, DiscardOption
from raccoon.games.saloon_tycoon.actions.play import PlayCard, PlayOption
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets, SecretsOption
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim, StakeOption
from raccoon.games.saloon_tycoon.actions.steal import ChooseVictim, VictimOption
from raccoon.games.saloon_tycoon.catalogue import CLAIMS, CONSTANTS
from raccoon.games.saloon_tycoon.pending import CardDone, StealGold
from scenes.art.frame import Paint
from scenes.saloon_tycoon.choices.decision import Decision
from scenes.saloon_tycoon.holdings import acting
from scenes.saloon_tycoon.picture import chosen
from scenes.table.choosing.choice import ChoiceContext, Drops, every
from scenes.table.choosing.naming import NamedChoice, SomeChoice
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.log.markup import player_markup
from scenes.table.piece import Piece
from scenes.widgets.pick import PickEntry, numbered


class CardChoice(NamedChoice, Decision):
    """Choose a card of the hand; `make` makes the command with the seat and the card."""

    on_table = True
    lacks = "saloon.card.missing"

    def __init__(
        self, table: ChoiceContext, cards: tuple[str, ...], seat: int, make: Callable[[int, str], Command]
    ) -> None:
        entries = {PickEntry(card, table.say(f"saloon.card.{card}")): make(seat, card) for card in cards}
        super().__init__(table, seat, entries)

    @property
    def pieces(self) -> dict[Piece, str]:
        """The cards of the hand that can be chosen, by their pieces."""
        hand = self.me.hand or ()
        return {Piece("hand", place): card for place, card in enumerate(hand) if card in self.keys}

    def note(self) -> str:
        return self.table.say(f"saloon.card.{self.pick.chosen}.text") if self.pick.chosen else ""

    def pictures(self) -> Iterable[Paint]:
        return map(chosen.card, (self.pick.chosen,) if self.pick.chosen else self.keys)


class PlayChoice(CardChoice):
    """Choose a card to play: as the turn's action, or where a bonus or a card grants it."""

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
    """Choose a card to discard, for the hand limit or for Moonshine Angie."""

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
    """Choose the player from whom gold or cards are taken."""

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
        """The card that allows it."""
        cards = [due.card for due in self.table.view.agenda if isinstance(due, CardDone)]
        return map(chosen.card, cards[-1:])

    def depicted(self) -> tuple[Piece, ...]:
        return ()

    def click(self, piece: Piece) -> bool:
        """Take a click on a player's house for one on their panel."""
        return super().click(Piece("panel", piece.key) if piece.kind == "front" else piece)

    def drops(self) -> Drops:
        return every(self.pieces, "house", Piece("panel", self.seat))


KEPT = CONSTANTS["secret_kept"]


class StakeChoice(NamedChoice, Decision):
    """Choose a claim whose requirement is met; a single one is chosen already."""

    key = verb = "stake"
    lacks = "saloon.stake.missing"
    on_table = True
    targets = ("house",)

    def __init__(self, table: ChoiceContext, option: StakeOption) -> None:
        self.points = dict(zip(option.claims, option.points, strict=True))
        entries = {}
        for claim, points in self.points.items():
            name = table.say(f"saloon.claim.{claim}")
            words = table.say("saloon.stake.entry", claim=name, n=points)
            entries[PickEntry(claim, words, brief=name)] = StakeClaim(option.seat, claim)
        super().__init__(table, option.seat, entries)
        if len(entries) == 1:
            self.pick.chosen = self.keys[0]

    def note(self) -> str:
        return self.table.say(f"saloon.claim.{self.pick.chosen}.text") if self.pick.chosen else ""

    def label(self) -> str:
        return self.table.say("choice.stake.confirm", n=self.points[self.pick.chosen])

    def pictures(self) -> Iterable[Paint]:
        return map(chosen.claim, (self.pick.chosen,) if self.pick.chosen else self.keys)

    def skips_confirmation(self, seen: Preview) -> bool:
        """Whether a drop stakes without confirmation: not if it brings an outlaw."""
        return not any(isinstance(event, OutlawArrived) for event in seen.events)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        lines, found = list(super().changes(seen)), CLAIMS[self.pick.chosen]
        worth = self.me.worth(found.id)
        if found.secret and found.per and worth < found.cap:
            lines.append(PreviewLine(self.table.say("saloon.stake.grows", n=worth, cap=found.cap)))
        return lines

    @property
    def pieces(self) -> dict[Piece, str]:
        """The posters and secret claims that can be staked."""
        secrets = enumerate(self.me.secrets or ())
        return {
            **{Piece("poster", claim): claim for claim in self.keys if not CLAIMS[claim].secret},
            **{Piece("secret", place): claim for place, claim in secrets if claim in self.keys},
        }


class SecretsChoice(SomeChoice, Decision):
    """Choose the two secret claims to keep of the four that were dealt."""

    key = "secrets"
    goal, lacks, row = "house", "saloon.secrets.missing", 132
    tells_changes = False

    def __init__(self, table: ChoiceContext, option: SecretsOption) -> None:
        self.table, self.option = table, option
        named = ((it, self._label(it, "entry"), self._label(it, "brief")) for it in option.dealt)
        pieces = {Piece("secret", place): claim for place, claim in enumerate(option.dealt)}
        super().__init__(table, numbered(named), pieces, KEPT)

    def _label(self, claim: str, form: str) -> str:
        say = self.table.say
        words, text = say(f"saloon.claim.{claim}"), say(f"saloon.claim.{claim}.text")
        return say(f"saloon.secrets.{form}", n=CLAIMS[claim].cap, claim=words, text=text)

    def note(self) -> str:
        return self.table.say("saloon.secrets.note", n=KEPT)

    def command(self) -> Command | None:
        if len(self.pick.picked) != KEPT:
            return None
        return KeepSecrets(self.option.seat, tuple(c for c in self.option.dealt if c in self.pick.picked))

    def pictures(self) -> Iterable[Paint]:
        return map(chosen.claim, self.pick.picked or self.option.dealt)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        return ()

    def drops(self) -> Drops:
        return every(self.lit() - self.chosen(), self.goal)


class DeclineChoice(Decision):
    """Nothing to choose: a button that declines."""

    key = "decline"

    def __init__(self, table: ChoiceContext, option: DeclineOption) -> None:
        super().__init__(table)
        self.option = option

    def note(self) -> str:
        return self.table.say("saloon.decline.barred")

    def command(self) -> Command | None:
        return Decline(self.option.seat)
