"""The choice of an action card, of the space it is played on and of the card played with it."""

from collections.abc import Callable, Iterable, Sequence

from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_rampage.cards.extra_votes import ExtraVotesOption
from raccoon.games.raccoon_rampage.cards.move_votes import PlayMoveVotesOption
from raccoon.games.raccoon_rampage.cards.swap import SwapOption
from raccoon.games.raccoon_rampage.choices import PlayOnSpaceOption, PlayOption
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.choices.decision import Decision
from scenes.raccoon_rampage.holdings import in_hand, piece_of, policy_at, target_of
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops
from scenes.table.piece import Piece
from scenes.widgets.pick import ROW, Pick, numbered

MANY = 4
"""With more spaces than this they are listed in two columns, with pictures for names."""
ANYWHERE = (Piece("europe"), Piece("evaluated"), Piece("door"))
"""The pieces that a card without a target of its own may be dropped on."""


def plays(options: Sequence[Option]) -> tuple[PlayOption, ...]:
    """The plays of action cards among the options."""
    return tuple(option for option in options if isinstance(option, PlayOption))


def spaces_of(option: PlayOption) -> tuple[int, ...]:
    """The spaces of the queue that a card may be played on; none where it needs none."""
    return option.spaces if isinstance(option, PlayOnSpaceOption) else ()


def partners_of(option: PlayOption) -> tuple[str, ...]:
    """The cards that a card is played with: policies of the hand, or own discards."""
    found: tuple[str, ...] = getattr(option, "policies", getattr(option, "discards", ()))
    return found


def targets_of(option: PlayOption, view: View) -> frozenset[Piece]:
    """The pieces that a card may be dropped on; for one about votes also the policies that take votes."""
    if spaces := spaces_of(option):
        return frozenset(map(piece_of, spaces))
    if not isinstance(option, ExtraVotesOption | PlayMoveVotesOption):
        return frozenset(ANYWHERE)
    face_up = [space for space, policy in enumerate(view.queue, 1) if policy and policy.face_up]
    return frozenset((*ANYWHERE, *map(piece_of, face_up)))


def swapped(choice: Decision, space: int) -> str:
    """The words for a swap of two neighbours, which are both face up or both face down."""
    policy = policy_at(choice.view, space)
    if policy is not None and policy.face_up:
        one, other = choice.space(space, True), choice.space(space + 1, True)
        return choice.table.say("rampage.swap", one=one, other=other)
    return choice.table.say("rampage.swap.hidden", one=space, other=space + 1)


class PlayChoice(Decision):
    """A card of the hand, then its space, then the card that goes with it."""

    key = verb = "play_action"
    on_rail = True

    def __init__(self, table: ChoiceContext, options: Sequence[PlayOption]) -> None:
        super().__init__(table)
        self.options = {option.card: option for option in options}
        entries = numbered((card, f"[card {card}] {self.card(card)}") for card in self.options)
        self.pick = Pick(entries, "", self._chosen)
        self.on = Pick([], "", lambda _: table.changed())
        self.partner = Pick([], "", lambda _: table.changed())
        self.fields = []
        self._show()
        if len(self.options) == 1:
            self.pick.choose(next(iter(self.options)))

    @property
    def option(self) -> PlayOption | None:
        """The option of the card chosen; None for none."""
        return self.options.get(self.pick.chosen)

    def _chosen(self, _: str) -> None:
        self._show()
        self.table.changed()

    def _show(self) -> None:
        """Fill and show the fields that the card chosen needs."""
        option = self.option
        spaces = spaces_of(option) if option else ()
        partners = partners_of(option) if option else ()
        many = len(spaces) > MANY and not isinstance(option, SwapOption)
        self.on.columns = 2 if many else 1
        self.on.entries = tuple(numbered((str(space), self._space(space, many)) for space in spaces))
        self.on.chosen = str(spaces[0]) if len(spaces) == 1 else ""
        cards = numbered((card, f"[card {card}] {self.card(card)}") for card in partners)
        self.partner.entries = tuple(cards)
        self.partner.chosen = partners[0] if len(partners) == 1 else ""
        self.on.visible, self.partner.visible = bool(spaces), bool(partners)
        picks = (self.pick, self.on, self.partner)
        self.fields[:] = [ChoiceField(pick, max(1, pick.rows) * 1.2 * ROW, shrinks=True) for pick in picks]

    def _space(self, space: int, many: bool) -> str:
        return swapped(self, space) if isinstance(self.option, SwapOption) else self.space(space, many)

    def command(self) -> Command | None:
        option = self.option
        if option is None or (self.on.visible and not self.on.chosen):
            return None
        if self.partner.visible and not self.partner.chosen:
            return None
        more: list[int | str] = [int(self.on.chosen)] if self.on.visible else []
        more += [self.partner.chosen] if self.partner.visible else []
        make: Callable[..., Command] = type(option).command
        return make(option.seat, option.card, *more)

    def label(self) -> str:
        return self.table.say("choice.play_action.confirm", card=self.card(self.pick.chosen))

    def shown_large(self) -> Iterable[str]:
        """All cards that can be played, or the one chosen with the policy it is played on and its partner."""
        if self.option is None:
            return self.options
        on = policy_at(self.view, int(self.on.chosen or 0))
        return filter(None, (self.pick.chosen, on.policy if on else "", self.partner.chosen))

    def missing(self) -> str:
        if self.option is None:
            return self.table.say("rampage.missing.card")
        needs_space = self.on.visible and not self.on.chosen
        return self.table.say("rampage.missing.policy" if needs_space else "rampage.missing.partner")

    def lit(self) -> frozenset[Piece]:
        option = self.option
        if option is None:
            return frozenset(self.in_hand(self.options))
        spaces = frozenset(map(piece_of, spaces_of(option)))
        return spaces | frozenset(self.in_hand(partners_of(option)))

    def chosen(self) -> frozenset[Piece]:
        cards = self.pick.chosen, self.partner.chosen
        picked = frozenset[Piece]().union(*(self.meant(self.in_hand((card,)), card) for card in cards))
        return picked | (frozenset({piece_of(int(self.on.chosen))}) if self.on.chosen else frozenset())

    def click(self, piece: Piece) -> bool:
        card = in_hand(self.view, piece)
        if card in self.options:
            self.clicked = piece
            self.pick.choose(card)
            return True
        if self.option and card in partners_of(self.option):
            self.partner.choose(card)
            return True
        space = target_of(piece)
        if self.option is None or space not in spaces_of(self.option):
            return False
        self.on.choose(str(space))
        return True

    def drops(self) -> Drops:
        found: Drops = {}
        for piece, card in self.in_hand(self.options).items():
            found[piece] = targets_of(self.options[card], self.view)
        if self.option and (spaces := spaces_of(self.option)):
            targets = frozenset(map(piece_of, spaces))
            found |= dict.fromkeys(self.in_hand(partners_of(self.option)), targets)
        return found

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        if not self.click(piece):
            return False
        if target not in ANYWHERE:
            self.click(target)
        return True
