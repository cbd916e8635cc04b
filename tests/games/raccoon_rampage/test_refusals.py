"""Moves against the rules are refused with a code and its facts, at every kind of point."""

import pytest

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage.cards.accelerate import Accelerate
from raccoon.games.raccoon_rampage.cards.amend import Amend
from raccoon.games.raccoon_rampage.cards.extra_votes import PlayExtraVotes
from raccoon.games.raccoon_rampage.cards.fill import FillUp
from raccoon.games.raccoon_rampage.cards.late_votes import AddLateVotes
from raccoon.games.raccoon_rampage.cards.move_votes import MoveVote, PlayMoveVotes, StopMoving
from raccoon.games.raccoon_rampage.cards.redraw import PlayRedraw, PutBack, StopRedraw
from raccoon.games.raccoon_rampage.cards.regain import Regain
from raccoon.games.raccoon_rampage.cards.retag import Retag
from raccoon.games.raccoon_rampage.cards.rewrite import Rewrite
from raccoon.games.raccoon_rampage.cards.swap import SwapPolicies
from raccoon.games.raccoon_rampage.cards.turn_up import TurnUpPolicy
from raccoon.games.raccoon_rampage.cards.verdict import PlayVerdict
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import AwaitToss
from raccoon.games.raccoon_rampage.phases.effects import NameArea
from raccoon.games.raccoon_rampage.phases.evaluation import NameMajority
from raccoon.games.raccoon_rampage.phases.forced_discard import GiveUp
from raccoon.games.raccoon_rampage.phases.main import EndMain, Vote
from raccoon.games.raccoon_rampage.phases.opening import Contribute, DraftPolicy
from raccoon.games.raccoon_rampage.phases.place import PlacePolicy, SearchDeck
from raccoon.games.raccoon_rampage.phases.spread import CancelCard, EndProtection
from raccoon.games.raccoon_rampage.phases.turn_end import KeepAll, Toss
from raccoon.games.raccoon_rampage.phases.windows import Pass
from raccoon.games.raccoon_rampage.phases.wishes import Wish
from raccoon.games.raccoon_rampage.state import TableOptions
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Table

ALL: tuple[Command, ...] = (
    Accelerate(DE, "accelerate"),
    AddLateVotes(DE, "funds"),
    Amend(DE, "amendment", 1, "bins"),
    CancelCard(DE, "rest"),
    Contribute(DE, ("bins", "land")),
    DraftPolicy(DE, "bins", FR),
    EndMain(DE),
    EndProtection(DE),
    FillUp(DE, "unilateral", 1),
    GiveUp(DE, ("bins",)),
    KeepAll(DE),
    MoveVote(DE, 1, DE, 2),
    NameArea(DE, "rest"),
    NameMajority(DE, DE),
    Pass(DE),
    PlacePolicy(DE, "bins"),
    PlayExtraVotes(DE, "junior"),
    PlayMoveVotes(DE, "behind"),
    PlayRedraw(DE, "rethink"),
    PlayVerdict(DE, "close_pass"),
    PutBack(DE, "bins"),
    Regain(DE, "fresh", "bins"),
    Retag(DE, "dotcom", 1),
    Rewrite(DE, "rewrite", 1, "bins"),
    SearchDeck(DE),
    StopMoving(DE),
    StopRedraw(DE),
    SwapPolicies(DE, "change", 1),
    Toss(DE, "bins"),
    TurnUpPolicy(DE, "news", 6),
    Vote(DE, 1),
    Wish(DE, 1, 0),
)


def test_every_command_is_tried() -> None:
    assert {type(command) for command in ALL} == set(GAME.commands)


@pytest.mark.parametrize("command", ALL, ids=lambda command: type(command).__name__)
def test_at_another_point_it_is_not_now(command: Command) -> None:
    """While a card may be tossed nothing else goes; while a policy is placed nothing is tossed."""
    table = Table().hand(DE, "bins")
    if isinstance(command, Toss | KeepAll):
        table.place(DE)
    else:
        table.change(pending=AwaitToss((DE,)))
    assert table.refuse(command).code == "not_now"


@pytest.mark.parametrize("command", ALL, ids=lambda command: type(command).__name__)
def test_a_seat_that_is_not_asked_is_refused(command: Command) -> None:
    table = Table().hand(FR, "bins", "junior").main(FR)
    refusal = table.refuse(command)
    assert (refusal.code, refusal.facts) == ("not_your_turn", {"seat": DE})


def test_a_card_that_is_not_held_or_of_another_kind() -> None:
    table = Table().hand(DE, "junior", "bins").main(DE)
    assert table.refuse(PlayMoveVotes(DE, "behind")).facts == {"card": "behind"}
    assert table.refuse(PlayMoveVotes(DE, "junior")).code == "card_not_in_hand"
    assert table.refuse(PlayExtraVotes(DE, "bins")).code == "card_not_in_hand"
    assert table.refuse(PlayExtraVotes(DE, "no such card")).code == "card_not_in_hand"


def test_a_card_on_the_wrong_target() -> None:
    table = Table().hand(HU, "dotcom", "rewrite", "news", "unilateral", "bins").main(HU)
    for command in (
        Retag(HU, "dotcom", 5),
        Retag(HU, "dotcom", 0),
        Rewrite(HU, "rewrite", 9, "bins"),
        Rewrite(HU, "rewrite", 1, "wear"),
        TurnUpPolicy(HU, "news", 1),
        FillUp(HU, "unilateral", 8),
    ):
        assert table.refuse(command).code == "card_wrong_target"


def test_contributions_and_drafts() -> None:
    state = GAME.start(GAME.setup(4, TableOptions(), Chance("refusals")))
    table = Table()
    table.state = state
    seat = table.asked[0]
    policies = GAME.options(state, seat)[0].cards
    for cards in ((), policies[:1], policies[:3], (policies[0], policies[0]), ("inaction", policies[0])):
        refusal = table.refuse(Contribute(seat, cards))
        assert (refusal.code, refusal.facts) == ("contribution", {"count": 2})
    for other in table.asked:
        table.play(Contribute(other, GAME.options(table.state, other)[0].cards[:2]))
    drafter = table.asked[0]
    assert table.refuse(DraftPolicy(drafter, "inaction", 0)).code == "not_in_pool"


def test_votes_on_what_takes_none() -> None:
    table = Table().main(DE)
    for target in (0, 5, 8, 9, 11, 16, -1):
        refusal = table.refuse(Vote(DE, target))
        assert (refusal.code, refusal.facts) == ("takes_no_vote", {"targets": (1, 2, 3, 4)})


def test_tossing_and_putting_back_what_is_not_held() -> None:
    table = Table().hand(DE, "bins", "rethink").main(DE)
    table.play(PlayRedraw(DE, "rethink"))
    assert table.refuse(PutBack(DE, "land")).code == "card_not_in_hand"
    table.hand(DE, "bins").change(pending=AwaitToss((DE,)))
    assert table.refuse(Toss(DE, "land")).code == "card_not_in_hand"


def test_moving_votes_that_do_not_lie_there() -> None:
    table = Table().lying(1, "1/0/0/0").hand(AR, "behind", "bins").last_call(DE)
    table.play(PlayMoveVotes(AR, "behind"))
    for source, colour, target in ((1, FR, 2), (2, DE, 1), (1, DE, 1), (1, DE, 5), (1, DE, 12), (9, DE, 1)):
        assert table.refuse(MoveVote(AR, source, colour, target)).code == "cannot_move_vote"
    assert HU not in table.asked
