"""The commands of Raccoon Rampage at the window: an `ActionSpec` each."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from raccoon.app.text import Say
from raccoon.engine.events import Option
from raccoon.games.raccoon_rampage.cards.accelerate import AccelerateOption
from raccoon.games.raccoon_rampage.cards.amend import AmendOption
from raccoon.games.raccoon_rampage.cards.extra_votes import ExtraVotesOption
from raccoon.games.raccoon_rampage.cards.fill import FillOption
from raccoon.games.raccoon_rampage.cards.late_votes import LateVotesOption
from raccoon.games.raccoon_rampage.cards.move_votes import (
    MoveVote,
    MoveVoteOption,
    PlayMoveVotesOption,
    StopMovingOption,
)
from raccoon.games.raccoon_rampage.cards.redraw import PlayRedrawOption, PutBackOption, StopRedrawOption
from raccoon.games.raccoon_rampage.cards.regain import RegainOption
from raccoon.games.raccoon_rampage.cards.retag import RetagOption
from raccoon.games.raccoon_rampage.cards.rewrite import RewriteOption
from raccoon.games.raccoon_rampage.cards.swap import SwapOption, SwapPolicies
from raccoon.games.raccoon_rampage.cards.turn_up import TurnUpOption
from raccoon.games.raccoon_rampage.cards.verdict import VerdictOption
from raccoon.games.raccoon_rampage.catalogue import POLICIES
from raccoon.games.raccoon_rampage.choices import PlayOnSpaceOption, PlayOption
from raccoon.games.raccoon_rampage.pending import AwaitMain, AwaitPlace, AwaitToss
from raccoon.games.raccoon_rampage.phases.effects import AreaOption
from raccoon.games.raccoon_rampage.phases.evaluation import NameMajorityOption
from raccoon.games.raccoon_rampage.phases.forced_discard import GiveUpOption
from raccoon.games.raccoon_rampage.phases.main import EndMainOption, VoteOption
from raccoon.games.raccoon_rampage.phases.opening import ContributeOption, DraftOption, DraftPolicy
from raccoon.games.raccoon_rampage.phases.place import PlaceOption, SearchOption
from raccoon.games.raccoon_rampage.phases.spread import CancelOption, EndProtectionOption
from raccoon.games.raccoon_rampage.phases.turn_end import KeepAllOption, TossOption
from raccoon.games.raccoon_rampage.phases.windows import PassOption
from raccoon.games.raccoon_rampage.phases.wishes import Wish, WishOption
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.choices import hand, naming
from scenes.raccoon_rampage.choices.hand import MoveVoteChoice
from scenes.raccoon_rampage.choices.naming import WishChoice
from scenes.raccoon_rampage.choices.play import PlayChoice
from scenes.raccoon_rampage.choices.votes import VotesChoice
from scenes.raccoon_rampage.holdings import Window, acting, actions_in_hand, piece_of
from scenes.raccoon_rampage.keys import VERBS
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.names import wish
from scenes.table.described.actions import ActionSpec, ActionSpecs, RulebookLink
from scenes.table.piece import Piece

Facts = Mapping[str, object]
PLACE = RulebookLink(Piece("named", "attic"), ("turn.place", "turn.order"))
VOTE = RulebookLink(Piece("cubes"), ("votes.lead", "votes.where", "votes.stay", "votes.more"))
PLAY = RulebookLink(
    Piece("named", "rethink"), ("actions.lead", "actions.main", "actions.anytime", "actions.evaluation")
)
TOSS = RulebookLink(Piece("decks"), ("turn.discard", "turn.draw"))
END = RulebookLink(Piece("door"), ("turn.main", "turn.order", "turn.discard"))


def _hindered(verb: str, view: View) -> str:
    """The key of the reason why a verb cannot be begun in this phase; "" for the verb's usual reason."""
    pending = view.pending
    if isinstance(pending, AwaitPlace):
        return "place_first"
    if isinstance(pending, AwaitToss):
        return "turn_over"
    if not isinstance(pending, Window | AwaitMain):
        return "asked_first"
    if verb == "wish":
        return "wish.said" if view.seat in view.spoken else "wish.final" if view.final else ""
    if isinstance(pending, Window):
        return "play.call" if verb == "play_action" else "call"
    return "votes_left" if verb == "end_main" else ""


# Hints


def _there(command: Any, view: View, say: Say) -> Facts:
    there, behind = names.there(command.space, view, say), command.space + 1
    return {"n": command.space, "there": there, "front": command.space, "back": behind}


def _move_vote(command: MoveVote, view: View, say: Say) -> Facts:
    source, target = (names.there(place, view, say) for place in (command.source, command.target))
    return {"vote": names.vote(command.colour, None, say), "source": source, "target": target}


def _wish(command: Wish, view: View, say: Say) -> Facts:
    policy = view.queue[command.space - 1]
    short = (view.cost(policy) or 0) - len(policy.votes) if policy else 0
    wanted = wish(command.mine, short - command.mine, say)
    return {"there": names.there(command.space, view, say), "wish": wanted}


# Pieces


def _pool(command: DraftPolicy, view: View) -> Iterator[Piece]:
    wanted = (command.policy, command.owner)
    return (Piece("pool", place) for place, entry in enumerate(view.pool) if entry == wanted)


def _held(
    *cards: str, aims: Callable[[Any], tuple[str, ...]] = lambda command: ()
) -> Callable[[Any, View], Iterator[Piece]]:
    """A function that yields the pieces of the hand named by these fields of a command, then its targets."""

    def used(command: Any, view: View) -> Iterator[Piece]:
        named = [getattr(command, field, "") for field in cards]
        named = [*named[0]] if cards == ("cards",) else named
        for place, card in enumerate(view.players[command.seat].hand or ()):
            if card in named:
                yield Piece("policy" if card in POLICIES else "action", place)
        yield from map(Piece, aims(command))

    return used


def _card(
    option: type[Option],
    name: str,
    hint: str = "play",
    aims: Callable[[Any], tuple[str, ...]] = lambda command: (),
) -> ActionSpec:
    """The spec of an action card, played on a space of the queue or on other pieces (`aims`)."""
    on_space = issubclass(option, PlayOnSpaceOption)
    return ActionSpec(
        option,
        name,
        PlayChoice,
        figure=_playable,
        hint=hint,
        facts=_there if on_space else lambda command, view, say: {},
        uses=_held("card", "policy", aims=_spaces if on_space else aims),
        book=PLAY,
        verb="play_action",
        many=True,
    )


def _spaces(command: Any) -> tuple[str, ...]:
    """The piece of the space that a card is played on; of a swap also that of the space behind it."""
    more = (command.space + 1,) if isinstance(command, SwapPolicies) else ()
    return tuple(Piece("space", space) for space in (command.space, *more))


def _playable(plays: tuple[PlayOption, ...], view: View) -> int:
    """The number of cards of the hand that can be played."""
    cards = {play.card for play in plays}
    return sum(card in cards for card in actions_in_hand(view))


ACTIONS = ActionSpecs(
    ActionSpec(
        ContributeOption,
        "contribute",
        hand.ContributeChoice,
        uses=_held("cards"),
        book=RulebookLink(Piece("named", "attic"), ("setup.pool",)),
    ),
    ActionSpec(
        GiveUpOption,
        "give_up",
        hand.GiveUpChoice,
        uses=_held("cards"),
        book=RulebookLink(Piece("decks"), ("events.discard",)),
    ),
    ActionSpec(
        DraftOption,
        "draft",
        naming.DraftChoice,
        uses=_pool,
        book=RulebookLink(Piece("named", "attic"), ("setup.draft", "setup.reveal")),
    ),
    ActionSpec(
        PlaceOption,
        "place_policy",
        hand.PlaceChoice,
        figure=lambda _, view: view.queue.index(None) + 1,
        uses=_held("policy"),
        book=PLACE,
    ),
    ActionSpec(SearchOption, "search", figure=lambda *_: 0, verb="place_policy"),
    ActionSpec(
        VoteOption,
        "vote",
        VotesChoice,
        figure=lambda option, _: option.left,
        facts=lambda command, view, say: {"there": names.there(command.target, view, say)},
        uses=lambda command, _: [piece_of(command.target)],
        book=VOTE,
    ),
    ActionSpec(
        MoveVoteOption,
        "move_vote",
        MoveVoteChoice,
        facts=_move_vote,
        uses=lambda command, _: [piece_of(command.source), piece_of(command.target)],
        book=RulebookLink(Piece("cubes"), ("detail.behind",)),
    ),
    ActionSpec(StopMovingOption, "stop_moving"),
    ActionSpec(
        PutBackOption,
        "put_back",
        hand.PutBackChoice,
        hint="discard",
        uses=_held("card"),
        book=RulebookLink(Piece("named", "rethink"), ("detail.rethink",)),
    ),
    ActionSpec(StopRedrawOption, "stop_redraw"),
    ActionSpec(
        NameMajorityOption,
        "name_majority",
        naming.MajorityChoice,
        seats=("majority",),
        uses="panel:{majority}",
        book=RulebookLink(Piece("door"), ("evaluation.majority", "evaluation.nobody")),
    ),
    ActionSpec(
        AreaOption,
        "name_area",
        naming.AreaChoice,
        uses="area:{area}",
        book=RulebookLink(Piece("europe"), ("effects.spread", "effects.each", "effects.colours")),
    ),
    ActionSpec(
        CancelOption,
        "protect",
        naming.ProtectChoice,
        uses="pile:{area}",
        book=RulebookLink(Piece("ring"), ("protection.spend", "protection.keep", "protection.order")),
    ),
    ActionSpec(EndProtectionOption, "end_protection"),
    ActionSpec(PassOption, "pass"),
    ActionSpec(EndMainOption, "end_main", figure=lambda *_: 0, book=END),
    ActionSpec(KeepAllOption, "keep", figure=lambda *_: 0, verb="end_main"),
    ActionSpec(
        TossOption,
        "toss",
        hand.TossChoice,
        figure=lambda *_: 0,
        hint="discard",
        uses=_held("card"),
        book=TOSS,
    ),
    ActionSpec(
        WishOption,
        "wish",
        WishChoice,
        facts=_wish,
        uses="space:{space}",
        book=RulebookLink(Piece("pin"), ("information.talk",)),
    ),
    _card(ExtraVotesOption, "extra_votes"),
    _card(PlayMoveVotesOption, "move_votes"),
    _card(LateVotesOption, "late_votes", aims=lambda _: ("evaluated",)),
    _card(PlayRedrawOption, "redraw"),
    _card(RegainOption, "regain", "regain", aims=lambda _: ("decks",)),
    _card(AccelerateOption, "accelerate"),
    _card(AmendOption, "amend", "amend"),
    _card(RewriteOption, "rewrite", "rewrite"),
    _card(FillOption, "fill", "play_on"),
    _card(RetagOption, "retag", "play_on"),
    _card(SwapOption, "swap", "swap"),
    _card(TurnUpOption, "turn_up", "play_on"),
    _card(VerdictOption, "verdict", aims=lambda _: ("evaluated",)),
    verbs=VERBS,
    prefix="rampage",
    wording={
        "card": names.card,
        "cards": names.cards,
        "policy": names.policy,
        "area": "rampage.land",
        "regained": names.card,
    },
    acting=acting,
    why_not=_hindered,
    facts=lambda view, _: {"n": view.votes_left},
)
"""In the order in which commands that are due are answered."""
