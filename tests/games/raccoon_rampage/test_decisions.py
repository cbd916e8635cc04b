"""The table of decisions, row by row: who is asked, what may be done, what is secret, what follows."""

from raccoon.engine.chance import Chance
from raccoon.games.raccoon_rampage.cards.extra_votes import PlayExtraVotes
from raccoon.games.raccoon_rampage.cards.move_votes import (
    MoveVote,
    MoveVoteOption,
    PlayMoveVotes,
    StopMoving,
    StopMovingOption,
)
from raccoon.games.raccoon_rampage.cards.redraw import PlayRedraw, PutBack, PutBackOption, StopRedrawOption
from raccoon.games.raccoon_rampage.cards.retag import Retag, RetagOption
from raccoon.games.raccoon_rampage.catalogue import POLICIES
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import (
    AwaitDraft,
    AwaitEvaluation,
    AwaitForcedDiscard,
    AwaitLastCall,
    AwaitMain,
    AwaitOpening,
    AwaitPlace,
    AwaitToss,
)
from raccoon.games.raccoon_rampage.phases.effects import AreaOption, NameArea
from raccoon.games.raccoon_rampage.phases.evaluation import NameMajority, NameMajorityOption, VerdictGiven
from raccoon.games.raccoon_rampage.phases.forced_discard import GiveUp, GiveUpOption
from raccoon.games.raccoon_rampage.phases.main import EndMain, EndMainOption, Vote, VoteOption
from raccoon.games.raccoon_rampage.phases.opening import (
    Contribute,
    Contributed,
    ContributeOption,
    DraftOption,
    DraftPolicy,
    PoolOpened,
)
from raccoon.games.raccoon_rampage.phases.place import PlaceOption, PlacePolicy, PolicyPlaced
from raccoon.games.raccoon_rampage.phases.spread import (
    CancelCard,
    CancelOption,
    EndProtection,
    EndProtectionOption,
)
from raccoon.games.raccoon_rampage.phases.storyline import TurnBegan
from raccoon.games.raccoon_rampage.phases.turn_end import CardsDrawn, KeepAll, KeepAllOption, Toss, TossOption
from raccoon.games.raccoon_rampage.phases.windows import Pass, PassOption, QueueMoved
from raccoon.games.raccoon_rampage.phases.wishes import WishOption
from raccoon.games.raccoon_rampage.state import State, TableOptions
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Table, kinds, only


def offered(state: State, seat: int) -> list[type]:
    return [type(option) for option in GAME.options(state, seat)]


def game(seed: str = "decisions", **options: object) -> State:
    state: State = GAME.start(GAME.setup(4, TableOptions(**options), Chance(seed)))
    return state


def policies(state: State, seat: int) -> tuple[str, ...]:
    return tuple(card for card in state.players[seat].hand if card in POLICIES)


def test_contribute() -> None:
    state = game()
    first = state.start_player
    assert GAME.to_act(state) == tuple((first + n) % 4 for n in range(4)), "all, clockwise"
    for seat in reversed(GAME.to_act(state)):
        assert offered(state, seat) == [ContributeOption]
        option = GAME.options(state, seat)[0]
        assert (option.cards, option.count) == (policies(state, seat), 2)
        assert len(list(option.commands())) == 6
        decision = GAME.decide(state, Contribute(seat, option.cards[2:]), Chance("c"))
        assert GAME.hide(only(Contributed, decision.events), (seat + 1) % 4).cards == ()
        assert offered(decision.state, seat) == [], "who has answered is asked no more"
        state = decision.state
    assert PoolOpened in kinds(decision.events)
    assert isinstance(state.pending, AwaitDraft)


def test_contribute_in_any_order_gives_the_same_pool() -> None:
    pools = []
    for turned in (False, True):
        state = game()
        for seat in sorted(GAME.to_act(state), reverse=turned):
            state = GAME.decide(state, Contribute(seat, policies(state, seat)[:2]), Chance("c")).state
        pools.append(state.pool)
    assert pools[0] == pools[1]


def test_draft() -> None:
    state = game()
    for seat in GAME.to_act(state):
        state = GAME.decide(state, Contribute(seat, policies(state, seat)[:2]), Chance("c")).state
    second = (state.start_player + 1) % 4
    assert GAME.to_act(state) == (second,)
    assert offered(state, second) == [DraftOption]
    assert len(list(GAME.options(state, second)[0].commands())) == 8
    state = GAME.decide(state, DraftPolicy(second, *state.pool[3]), Chance("d")).state
    assert GAME.to_act(state) == ((second + 1) % 4,)
    assert len(state.pool) == 7


def test_place_in_a_first_game() -> None:
    state = game(tutorial=True)
    for number in range(4):
        seat = (state.start_player + number) % 4
        assert state.pending == AwaitOpening((seat,))
        assert offered(state, seat) == [PlaceOption]
        decision = GAME.decide(state, PlacePolicy(seat, policies(state, seat)[0]), Chance("p"))
        placed = only(PolicyPlaced, decision.events)
        assert placed.space == 5 + number
        assert GAME.hide(placed, None).policy == ""
        state = decision.state
    assert TurnBegan in kinds(decision.events)
    assert state.round == 1


def test_event_discard() -> None:
    table = Table().hand(DE, "bins", "land").hand(FR, "bins").hand(HU, "bins")
    table.story("relief").coming("self_interest").main(HU, placed=1)
    table.play(EndMain(HU), KeepAll(HU))
    assert table.pending == AwaitForcedDiscard((DE, FR), 1), "agencies that hold cards"
    assert offered(table.state, DE) == [GiveUpOption]
    table.play(GiveUp(FR, ("bins",)))
    assert table.asked == (DE,)
    table.play(GiveUp(DE, ("land",)))
    assert isinstance(table.pending, AwaitLastCall)


def test_window_last_call() -> None:
    table = Table().hand(AR, "dotcom", "junior").hand(DE, "close_pass").last_call(FR)
    assert table.asked == (AR, DE), "every seat that holds a card, of any kind, clockwise from the active one"
    assert offered(table.state, AR) == [RetagOption, WishOption, PassOption]
    assert offered(table.state, DE) == [WishOption, PassOption]
    table.play(Pass(AR))
    assert table.asked == (DE,)
    assert QueueMoved in kinds(table.play(Pass(DE)))


def test_window_evaluation() -> None:
    table = Table().hand(AR, "dotcom", "junior").hand(DE, "bins").evaluate("pets", AR, turn=DE)
    assert table.asked == (DE, AR)
    table.play(Pass(DE), Retag(AR, "dotcom", 1))
    assert table.asked == (DE, AR)
    table.play(Pass(AR))
    assert VerdictGiven in kinds(table.play(Pass(DE)))


def test_majority() -> None:
    table = Table().evaluate("attic", DE, "1/1/1/0", turn=HU)
    table.go()
    assert table.asked == (DE,)
    assert offered(table.state, DE) == [NameMajorityOption]
    assert list(GAME.options(table.state, DE)[0].commands()) == [NameMajority(DE, s) for s in (DE, FR, AR)]
    table.play(NameMajority(DE, AR))
    assert table.pending == AwaitPlace((HU,))


def test_area() -> None:
    table = Table().evaluate("compost", DE, "0/0/0/3", turn=FR)
    table.go()
    assert table.asked == (HU,)
    assert offered(table.state, HU) == [AreaOption]
    table.play(NameArea(HU, "france"))
    assert table.pending == AwaitPlace((FR,))


def test_protect() -> None:
    table = Table().set(AR, protection=1).set(FR, protection=1).evaluate("pets", AR, turn=FR)
    table.go()
    assert table.asked == (FR, AR)
    assert offered(table.state, AR) == [CancelOption, EndProtectionOption]
    table.play(EndProtection(AR))
    assert table.asked == (FR,)
    table.play(CancelCard(FR, "germany"))
    assert table.asked == (AR,), "who was done is asked anew"
    table.play(EndProtection(AR))
    assert table.pending == AwaitPlace((FR,))


def test_place() -> None:
    table = Table().hand(FR, "bins", "junior", "rapid").place(FR)
    assert table.asked == (FR,)
    assert offered(table.state, FR) == [PlaceOption]
    assert GAME.options(table.state, FR)[0].choices == ("bins", "rapid")
    placed = only(PolicyPlaced, table.play(PlacePolicy(FR, "rapid")))
    assert placed.space == 8
    assert GAME.hide(placed, DE).policy == ""
    assert table.pending == AwaitMain((FR,))


def test_place_is_asked_with_a_single_policy_too_so_that_nothing_is_told() -> None:
    table = Table().hand(FR, "bins").place(FR)
    assert table.go() == []
    assert table.asked == (FR,)


def test_main() -> None:
    table = Table().hand(FR, "junior", "behind", "bins").main(FR, placed=2)
    assert offered(table.state, FR)[0] == VoteOption
    assert EndMainOption not in offered(table.state, FR)
    table.play(Vote(FR, 2))
    assert offered(table.state, FR)[0] == EndMainOption
    assert table.may(PlayExtraVotes(FR, "junior")), "cards may still be played"
    table.play(EndMain(FR))
    assert table.pending == AwaitToss((FR,))


def test_votes() -> None:
    table = Table().hand(FR, "celebrity", "bins").main(FR)
    table.play(PlayExtraVotes(FR, "celebrity"))
    assert table.asked == (FR,)
    assert offered(table.state, FR) == [VoteOption]
    assert GAME.options(table.state, FR)[0].left == 2
    table.play(Vote(FR, 1), Vote(FR, 1))
    assert table.pending == AwaitMain((FR,))


def test_move_votes() -> None:
    table = Table().hand(FR, "behind", "bins").hand(DE, "bins").lying(1, "1/0").last_call(DE)
    table.play(PlayMoveVotes(FR, "behind"))
    assert table.asked == (FR,)
    assert offered(table.state, FR) == [MoveVoteOption, StopMovingOption]
    table.play(MoveVote(FR, 1, DE, 2), StopMoving(FR))
    assert table.pending == AwaitLastCall((DE, FR)), "back to the window, open anew"
    table.discards(FR).hand(FR, "behind", "bins").evaluate("pets", AR, turn=DE)
    table.play(PlayMoveVotes(FR, "behind"), StopMoving(FR))
    assert table.pending == AwaitEvaluation((DE, FR))


def test_redraw() -> None:
    table = Table().hand(FR, "rethink", "bins").main(FR)
    table.play(PlayRedraw(FR, "rethink"))
    assert offered(table.state, FR) == [PutBackOption, StopRedrawOption]
    table.play(PutBack(FR, "bins"))
    assert table[FR].discard == ("bins",), "discards are public"
    assert offered(table.state, FR) == [StopRedrawOption]


def test_discard() -> None:
    table = Table().hand(FR, "junior", "junior", "bins").main(FR, placed=3)
    table.play(EndMain(FR))
    assert offered(table.state, FR) == [TossOption, KeepAllOption]
    assert GAME.options(table.state, FR)[0].choices == ("junior", "bins")
    events = table.play(Toss(FR, "bins"))
    assert only(CardsDrawn, events).count == 3
    assert table.state.turn == AR


def test_discard_without_a_card_is_not_asked() -> None:
    table = Table().main(FR, placed=3)
    assert only(CardsDrawn, table.play(EndMain(FR))).count == 5
    assert table.state.turn == AR
