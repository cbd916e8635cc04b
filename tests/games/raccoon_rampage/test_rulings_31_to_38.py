"""Rulings RR31 to RR38: the queue, hands, the last round, the end."""

import pytest

from raccoon.games.raccoon_rampage.cards.fill import FillUp
from raccoon.games.raccoon_rampage.cards.redraw import PlayRedraw, PutBack, StopRedraw
from raccoon.games.raccoon_rampage.cards.swap import PoliciesSwapped, SwapPolicies
from raccoon.games.raccoon_rampage.cards.turn_up import PolicyTurnedUp, TurnUpPolicy
from raccoon.games.raccoon_rampage.cards.verdict import PlayVerdict
from raccoon.games.raccoon_rampage.catalogue import GREY
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import Counting
from raccoon.games.raccoon_rampage.phases.evaluation import MajorityFound, VerdictGiven
from raccoon.games.raccoon_rampage.phases.main import EndMain, Vote
from raccoon.games.raccoon_rampage.phases.place import PlacePolicy
from raccoon.games.raccoon_rampage.phases.spread import SpreadDealt
from raccoon.games.raccoon_rampage.phases.turn_end import CardsDrawn, CardTossed, DeckShuffled, Toss
from raccoon.games.raccoon_rampage.phases.windows import QueueMoved
from raccoon.games.raccoon_rampage.scoring import score
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Table, all_of, event, kinds, only

# RR31


def test_rr31_policy_change_swaps_neighbours_with_votes_and_amended_policies() -> None:
    table = (
        Table().put(2, "rehome", AR, "1/0/2/0", rider="bins", rider_owner=DE).put(3, "inaction", None, "+1")
    )
    table.hand(AR, "change", "bins").last_call(DE)
    two, three = table.on(2), table.on(3)
    assert only(PoliciesSwapped, table.play(SwapPolicies(AR, "change", 2))).space == 2
    assert (table.on(2), table.on(3)) == (three, two)


def test_rr31_only_neighbours_that_face_the_same_way() -> None:
    table = Table().put(6, "rehome", AR, face_up=True).hand(AR, "change", "bins").last_call(DE)
    legal = [space for space in range(1, 9) if table.may(SwapPolicies(AR, "change", space))]
    assert legal == [1, 2, 3, 7]


def test_rr31_everybody_sees_which_face_down_neighbours_change_places() -> None:
    table = Table().put(6, "compost", DE, face_up=False).put(7, "attic", DE, face_up=False)
    table.hand(AR, "change", "bins").last_call(DE)
    before = GAME.view(table.state, HU).queue
    swapped = only(PoliciesSwapped, table.play(SwapPolicies(AR, "change", 6)))
    assert GAME.hide(swapped, HU) == swapped
    assert GAME.view(table.state, HU).queue == before  # both lie face down, and look the same


def test_rr31_breaking_news_turns_up_as_a_reveal_with_one_own_vote() -> None:
    table = Table().story("relief").put(7, "wear", HU, face_up=False).hand(HU, "news", "bins").last_call(DE)
    shown = only(PolicyTurnedUp, table.play(TurnUpPolicy(HU, "news", 7)))
    assert (shown.policy, shown.grey, shown.news) == ("wear", 1, True)
    assert table.on(7).votes == (GREY, HU)


def test_rr31_it_stays_face_up_as_it_moves_and_takes_votes_there() -> None:
    table = Table().put(6, "rehome", AR, "0/0/0/1", face_up=True).hand(DE, "bins").last_call(DE)
    events = table.pass_all()
    assert only(QueueMoved, events).turned_up == "attic"
    assert (table.on(5).policy, table.on(5).face_up, table.on(5).votes) == ("rehome", True, (HU,))
    table = Table().put(5, "rehome", AR, "0/0/0/1", face_up=True).last_call(DE)
    moved = only(QueueMoved, table.go())
    assert (moved.turned_up, moved.grey) == ("", 0)
    assert Table().put(6, "rehome", AR, face_up=True).main(DE).may(Vote(DE, 6))


# RR32


def test_rr32_top_down_neither_pass_nor_unilateral_action_replaces_an_agencys_vote() -> None:
    table = Table().story("top_down").hand(AR, "close_pass", "bins").evaluate("pets", AR, "0/0/4/0")
    table.play(PlayVerdict(AR, "close_pass"))
    given = only(VerdictGiven, table.pass_all())
    assert (given.passed, given.unsupported, given.by_card) == (False, True, "pass")
    table = Table().story("top_down").hand(HU, "unilateral", "bins").main(HU)
    table.play(FillUp(HU, "unilateral", 1))
    assert table.on(1).votes == (HU, HU, HU)
    table.evaluate("wear", HU, "0/0/0/3")
    assert not only(VerdictGiven, table.pass_all()).passed


def test_rr32_the_majority_of_an_open_event_goes_by_rr19() -> None:
    table = Table().story("urbanophiles", "top_down").slots(1, AR, AR, AR).main(DE)
    table.play(Vote(DE, event(1)))
    assert table[AR].influence == 2


def test_rr32_agencies_tie_among_themselves() -> None:
    table = Table().story("top_down").evaluate("rehome", AR, "1/1/3/0")
    table.go()
    assert table.asked == (AR,)
    assert table.pending.tied == (DE, FR)


def test_rr32_one_agencys_vote_is_enough_for_the_majority() -> None:
    table = Table().story("top_down").evaluate("school", AR, "0/1/5/0")
    assert only(MajorityFound, table.go()).seat == FR


# RR33


@pytest.mark.parametrize(
    ("events", "completed", "level"),
    [
        ((), (), 1),
        (("big_farm",), (), 2),
        (("big_farm", "urbanophiles"), (), 3),
        (("big_farm", "urbanophiles"), ("big_farm",), 2),
        (("big_farm", "urbanophiles"), ("big_farm", "urbanophiles"), 1),
    ],
)
def test_rr33_the_level_is_one_more_for_each_open_event(
    events: tuple[str, ...], completed: tuple[str, ...], level: int
) -> None:
    table = Table().story("free_trade", *events, completed=completed)
    assert GAME.view(table.state, None).spread_level == level


# RR34


def test_rr34_an_empty_deck_is_renewed_from_the_discards_when_a_card_is_needed() -> None:
    table = Table().hand(DE, "bins").place(DE)
    rest = table[DE].deck
    table.discards(DE, *[card for card in rest if card != "junior"]).place(DE)
    assert len(table[DE].deck) == 2
    table.play(PlacePolicy(DE, "bins"))
    events = table.finish_turn()
    shuffled, drawn = only(DeckShuffled, events), all_of(CardsDrawn, events)[0]
    assert drawn.count == 5
    assert drawn.cards == ("junior", "junior", *shuffled.order[:3])
    assert table[DE].discard == ()


def test_rr34_a_deck_with_just_enough_is_not_renewed() -> None:
    table = Table().place(DE)
    table.discards(DE, *table[DE].deck[5:]).main(DE, placed=3)
    events = table.play(EndMain(DE))
    assert DeckShuffled not in kinds(events)
    assert table[DE].deck == ()
    assert table[DE].discard != ()


def test_rr34_too_few_cards_altogether_and_what_there_is_is_drawn() -> None:
    table = Table()
    keep = table[DE].deck[:2]
    gone = table[DE].deck[2:]
    table.set(DE, removed=gone).main(DE, placed=3)
    events = table.play(EndMain(DE))
    assert only(CardsDrawn, events).cards == keep


def test_rr34_policy_rethink_draws_in_the_last_round_too() -> None:
    table = Table().story("self_interest", "tech_coop", "schengen", "urbanophiles", "free_trade")
    table.hand(DE, "rethink", "bins", "junior").main(DE, placed=3)
    table.play(PlayRedraw(DE, "rethink"), PutBack(DE, "bins"), PutBack(DE, "junior"))
    assert only(CardsDrawn, table.play(StopRedraw(DE))).count == 2
    assert len(table[DE].hand) == 2


# RR35


def last_round() -> Table:
    names = ("self_interest", "big_farm", "schengen", "urbanophiles", "free_trade")
    return Table().story(*names, completed=names)


def test_rr35_in_the_last_round_the_discard_remains_and_nothing_is_drawn() -> None:
    table = last_round().hand(DE, "bins", "junior").hand(FR, "bins").main(DE, placed=3)
    table.play(EndMain(DE))
    events = table.play(Toss(DE, "junior"))
    assert kinds(events)[0] == CardTossed
    assert CardsDrawn not in kinds(events)
    assert table[DE].hand == ("bins",)


def test_rr35_in_the_final_evaluation_a_failure_has_no_consequence() -> None:
    table = Table().final().set(DE, protection=2)
    events = table.go()
    assert SpreadDealt not in kinds(events)
    assert [given.passed for given in all_of(VerdictGiven, events)] == [False] * 4
    assert [len(player.discard) for player in table.state.players] == [1, 1, 1, 1]
    assert table.state.impact == 0


def test_rr35_spread_cards_of_passing_policies_come_all_the_same() -> None:
    table = Table().put(1, "animation", AR, "0/0/3/0").spread(2).final().change(impact=-1)
    table.go()
    assert table.area("rest") == 7
    assert table.state.impact == 1


# RR36


def test_rr36_beyond_twenty_pieces_each_further_one_counts() -> None:
    nobody_left = (10, 15, 0)
    assert score("DE", 20, 0, nobody_left).total == 43
    assert score("DE", 23, 0, nobody_left).total == 49
    assert score("FR", 23, 0, nobody_left).total == 23
    assert score("AR", 0, 23, nobody_left).total == 46
    assert score("HU", 11, 12, nobody_left).total == 46


def test_rr36_a_tie_is_a_shared_win() -> None:
    table = Table().raccoons(9, 15, 0).change(impact=-1).set(AR, cubes=4).set(HU, tokens=3, cubes=1)
    table.change(pending=Counting()).go()
    assert [outcome.won for outcome in GAME.outcome(table.state)] == [False, False, True, True]
    assert [outcome.points for outcome in GAME.outcome(table.state)] == [0, 0, 8, 8]


# RR37, RR38


def test_rr37_cubes_and_tokens_are_not_limited() -> None:
    table = Table().put(1, "pets", AR, "30/30/30/30+30").raccoons(60, 60, 18).set(DE, protection=99).main(DE)
    table.play(Vote(DE, 1))
    assert len(table.on(1).votes) == 151


def test_rr38_what_was_open_once_may_be_looked_up() -> None:
    table = Table().discards(AR, "bins", "junior").put(6, "rehome", AR, face_up=False, known=True)
    for seat in (DE, FR, AR, HU, None):
        seen = GAME.view(table.state, seat)
        assert seen.players[AR].discard == ("bins", "junior")
        assert seen.queue[5].policy == "rehome"


def test_rr38_hands_are_not_shown() -> None:
    table = Table().hand(AR, "bins", "junior")
    assert GAME.view(table.state, DE).players[AR].hand is None
    assert GAME.view(table.state, AR).players[AR].hand == ("bins", "junior")
