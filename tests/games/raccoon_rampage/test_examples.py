"""The worked examples of the rules, by their numbers; votes are written DE/FR/AR/HU(+grey)."""

from raccoon.games.raccoon_rampage.cards.extra_votes import PlayExtraVotes
from raccoon.games.raccoon_rampage.cards.late_votes import AddLateVotes
from raccoon.games.raccoon_rampage.cards.retag import Retag
from raccoon.games.raccoon_rampage.cards.swap import SwapPolicies
from raccoon.games.raccoon_rampage.cards.turn_up import TurnUpPolicy
from raccoon.games.raccoon_rampage.cards.verdict import PlayVerdict
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.ground import cards_each
from raccoon.games.raccoon_rampage.pending import Counting
from raccoon.games.raccoon_rampage.phases.completion import EventCompleted
from raccoon.games.raccoon_rampage.phases.effects import (
    AreaOption,
    HunterDiceRolled,
    NameArea,
    RaccoonRemoved,
    SpreadAreaNamed,
    SpreadCardTurnedUp,
)
from raccoon.games.raccoon_rampage.phases.evaluation import (
    MajorityFound,
    NameMajority,
    NameMajorityOption,
    PolicyLeft,
    VerdictGiven,
)
from raccoon.games.raccoon_rampage.phases.final import GameEnded, PolicyCalled
from raccoon.games.raccoon_rampage.phases.main import Vote
from raccoon.games.raccoon_rampage.phases.spread import CancelCard, PileTurnedUp, SpreadDealt
from raccoon.games.raccoon_rampage.phases.windows import QueueMoved
from raccoon.games.raccoon_rampage.scoring import score
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Dice, Table, all_of, event, kinds, only


def fails(table: Table) -> None:
    """A policy without votes is under evaluation."""
    table.evaluate("helpline", AR)


def test_example_01_a_spread_with_two_cards_a_pile_and_two_cancelled() -> None:
    table = Table().raccoons(5, 10, 10).spread(2, 0, 2, 1, 0, 2).set(DE, protection=1).set(FR, protection=1)
    fails(table)
    dealt = only(SpreadDealt, table.go())
    assert (dealt.level, dealt.colour, dealt.each) == (1, "orange", 2)
    assert table.asked == (DE, FR)
    table.play(CancelCard(FR, "france"))
    events = table.play(CancelCard(DE, "germany"))
    assert [(up.area, up.cards) for up in all_of(PileTurnedUp, events)] == [
        ("france", (0,)),
        ("germany", (1,)),
        ("rest", (0, 2)),
    ]
    assert table.state.raccoons == (5, 11, 12)
    assert table.state.impact == 3


def test_example_02_cards_of_a_pile_by_level_and_colour() -> None:
    assert [cards_each((0, 0, rest), 1) for rest in (9, 10, 13, 14)] == [1, 2, 2, 3]
    table = Table().story("big_farm", "urbanophiles").raccoons(5, 10, 5)
    assert table.state.rules.level == 3
    fails(table)
    assert only(SpreadDealt, table.go()).each == 3
    table = Table().story("big_farm").raccoons(5, 10, 10)
    fails(table)
    dealt = only(SpreadDealt, table.go())
    assert (dealt.level, dealt.colour, dealt.each) == (2, "orange", 3)


def test_example_03_the_first_turn_of_a_first_game() -> None:
    table = Table().put(1, "inaction", None).spread(0, 2, 1).set(DE, protection=1)
    table.last_call()
    events = table.go()
    assert only(VerdictGiven, events).cost == 2
    assert not only(VerdictGiven, events).passed
    assert table.asked == (DE,)
    table.play(CancelCard(DE, "germany"))
    assert table.state.raccoons == (5, 10, 6)
    assert table.state.impact == 1


def test_example_04_grey_votes_of_two_events_and_dotcom() -> None:
    table = Table().story("relief", "tech_coop")
    for policy, grey in (("burgers", 1), ("bins", 1), ("virus", 2)):
        shown = table.put(5, policy, DE).last_call().go()
        assert only(QueueMoved, shown).grey == grey
        table = Table().story("relief", "tech_coop")
    table.hand(AR, "dotcom", "bins").put(1, "burgers", DE, "0/0/0/0+1").put(2, "virus", HU, "+2").last_call()
    table.play(Retag(AR, "dotcom", 1))
    assert table.on(1).added_tags == ("technology",)
    assert len(table.on(1).votes) == 2
    seen = GAME.view(table.state, None)
    assert seen.cost(table.on(1)) - len(table.on(1).votes) == 1


def test_example_04_dotcom_on_a_policy_with_both_tags_changes_nothing() -> None:
    table = (
        Table().story("relief", "tech_coop").put(2, "virus", HU, "+2").hand(AR, "dotcom", "bins").last_call()
    )
    before = table.on(2)
    table.play(Retag(AR, "dotcom", 2))
    assert table.on(2) == before


def test_example_05_protect_breeding_sites() -> None:
    table = Table().evaluate("breeding", DE, "2/2/0/1")
    table.go()
    assert table.asked == (DE,)
    assert table.options(NameMajorityOption)[0].choices == (DE, FR)
    table.play(NameMajority(DE, DE), NameArea(DE, "germany"), NameArea(DE, "germany"))
    assert table[DE].tokens == 2
    assert table[AR].cubes == 1
    assert table.state.impact == -2
    assert score("DE", 2, 0, table.state.raccoons).total == 7
    assert (score("DE", 2, 0, table.state.raccoons).pieces, table.area("germany")) == (5, 8)
    assert score("AR", 0, 1, table.state.raccoons).total == 2


def test_example_06_raccoon_virus() -> None:
    table = Table().evaluate("virus", HU, "0/0/4/3").spread(1)
    events = table.go(Dice("skull", "shield", "blank"))
    assert only(MajorityFound, events).seat == AR
    assert only(HunterDiceRolled, events).faces == ("skull", "shield", "blank")
    assert table[AR].protection == 1
    table.play(NameArea(AR, "rest"), chance=Dice(3))
    assert table[HU].tokens == 1
    assert table.area("rest") == 4
    events = table.play(NameArea(AR, "france"))
    assert kinds(events)[:2] == [SpreadAreaNamed, SpreadCardTurnedUp]
    assert only(SpreadCardTurnedUp, events).raccoons == 1
    assert table.area("france") == 6
    assert table.state.impact == 0
    assert score("HU", table[HU].tokens, table[HU].cubes, table.state.raccoons).total == 4


def test_example_07_the_final_count() -> None:
    table = Table().raccoons(2, 6, 5).change(impact=-3).set(DE, tokens=8).set(FR, tokens=6)
    table.set(AR, cubes=9).set(HU, cubes=4, tokens=5).change(pending=Counting())
    ended = only(GameEnded, table.go())
    assert ended.points == (23, 15, 18, 18)
    assert ended.winners == (DE,)


def test_example_07_a_shared_win_and_pieces_beyond_the_track() -> None:
    table = Table().raccoons(0, 6, 5).change(impact=-3).set(DE, tokens=8).set(FR, tokens=8)
    ended = only(GameEnded, table.change(pending=Counting()).go())
    assert ended.points[:2] == (23, 23)
    assert ended.winners == (DE, FR)
    assert score("DE", 21, 0, (0, 10, 0)).pieces == 45
    assert score("FR", 22, 0, (5, 0, 0)).pieces == 22


def test_example_08_the_skull_in_the_middle_of_a_spread() -> None:
    table = Table().change(impact=7).spread(0, 2, 2)
    fails(table)
    events = table.go()
    assert [up.area for up in all_of(PileTurnedUp, events)] == ["france", "germany"]
    assert table.state.impact == 9
    assert table.area("rest") == 5
    assert only(GameEnded, events).winners == ()
    assert all(not outcome.won and outcome.points == 0 for outcome in GAME.outcome(table.state))


def no_more_pets(lying: str) -> Table:
    """Its window is open; each of the three Passes and the Fail is in somebody's hand, France has funds."""
    table = Table().hand(DE, "close_pass", "bins").hand(FR, "close_pass", "funds", "bins")
    table.hand(AR, "close_pass", "bins").hand(HU, "close_fail", "fresh", "bins")
    return table.evaluate("pets", AR, lying)


def verdict(table: Table) -> bool:
    return only(VerdictGiven, table.pass_all()).passed


def test_example_09_pass_then_fail_then_pass() -> None:
    table = no_more_pets("3/1/0/0")
    table.play(PlayVerdict(DE, "close_pass"))
    assert table.state.verdict == "pass"
    table.play(PlayVerdict(HU, "close_fail"))
    assert table.state.verdict == ""
    table.play(PlayVerdict(AR, "close_pass"))
    assert verdict(table)


def test_example_09_a_pass_cancelled_fails() -> None:
    table = no_more_pets("3/1/0/0")
    table.play(PlayVerdict(DE, "close_pass"), PlayVerdict(HU, "close_fail"))
    assert not verdict(table)


def test_example_09_a_fail_at_exactly_the_cost() -> None:
    table = no_more_pets("3/2/0/0")
    assert not table.may(PlayVerdict(DE, "close_pass"))
    table.play(PlayVerdict(HU, "close_fail"))
    assert not verdict(table)


def test_example_09_a_vote_added_after_a_pass() -> None:
    table = no_more_pets("3/1/0/0")
    table.play(PlayVerdict(DE, "close_pass"), AddLateVotes(FR, "funds"))
    assert table.state.verdict == "pass"
    assert not table.may(PlayVerdict(AR, "close_pass"))
    table.play(PlayVerdict(HU, "close_fail"))
    assert table.state.verdict == ""
    assert verdict(table)


def test_example_09_a_second_fail_after_that() -> None:
    table = no_more_pets("3/1/0/0").hand(HU, "close_fail", "bins")
    table.play(PlayVerdict(DE, "close_pass"), AddLateVotes(FR, "funds"), PlayVerdict(HU, "close_fail"))
    table.set(HU, discard=()).hand(HU, "close_fail", "bins").change(pending=table.pending)
    table.play(PlayVerdict(HU, "close_fail"))
    assert not verdict(table)


def test_example_10_the_first_vote_completes_corporate_self_interest() -> None:
    table = Table().story("self_interest").slots(1, AR).main(DE)
    assert GAME.view(table.state, DE).votes_left == 2
    completed = only(EventCompleted, table.play(Vote(DE, event(1))))
    assert completed.event == "self_interest"
    assert GAME.view(table.state, DE).votes_left == 2
    table.play(Vote(DE, 1), Vote(DE, 1))
    assert GAME.view(table.state, DE).votes_left == 0


def test_example_11_compromise_is_not_all_in_one_place() -> None:
    table = Table().hand(DE, "compromise", "bins").main(DE, placed=3)
    table.play(PlayExtraVotes(DE, "compromise"), Vote(DE, 1), Vote(DE, 1))
    assert table.refuse(Vote(DE, 1)).code == "takes_no_vote"
    table.play(Vote(DE, 2))
    assert table.on(1).votes == (DE, DE)
    table = Table().hand(DE, "compromise").main(DE, placed=3)
    table.play(PlayExtraVotes(DE, "compromise"), Vote(DE, 1), Vote(DE, 2), Vote(DE, 3))
    assert [len(table.on(space).votes) for space in (1, 2, 3)] == [1, 1, 1]
    table = Table().hand(DE, "compromise").main(DE, placed=3)
    table.play(PlayExtraVotes(DE, "compromise"), Vote(DE, 1), Vote(DE, 2), Vote(DE, 1))
    assert [len(table.on(space).votes) for space in (1, 2)] == [2, 1]


def test_example_12_top_down_society() -> None:
    table = Table().story("top_down").evaluate("wear", HU, "0/0/0/3")
    given = only(VerdictGiven, table.go())
    assert (given.passed, given.unsupported) == (False, True)
    table = Table().story("top_down").evaluate("wear", HU, "0/1/0/3")
    events = table.go(Dice("blank"))
    assert only(VerdictGiven, events).passed
    assert only(MajorityFound, events).seat == FR


def test_example_13_who_gains_by_big_farm_corp() -> None:
    for first, last, gainer in (((AR, HU), AR, AR), ((AR, HU), DE, DE)):
        table = Table().story("big_farm").slots(1, *first).main(last)
        before = [player.influence for player in table.state.players]
        completed = only(EventCompleted, table.play(Vote(last, event(1))))
        assert completed.majority == gainer
        after = [player.influence for player in table.state.players]
        assert [b - a for a, b in zip(before, after, strict=True)] == [
            int(seat == gainer) for seat in range(4)
        ]
        assert table.state.rules.level == 1


def test_example_14_stem_makes_what_is_not_technology_dearer() -> None:
    table = Table().story("stem").put(1, "breeding", DE).put(2, "bins", FR).hand(AR, "dotcom").last_call()
    seen = GAME.view(table.state, None)
    assert (seen.cost(table.on(1)), seen.cost(table.on(2))) == (6, 3)
    table.change(pending=table.pending)
    table.hand(AR, "dotcom", "bins").last_call().play(Retag(AR, "dotcom", 1))
    assert GAME.view(table.state, None).cost(table.on(1)) == 5


def test_example_15_helpline_with_burgers_amended() -> None:
    table = Table().evaluate("helpline", AR, "0/1/4/0", rider="burgers", rider_owner=DE)
    table.go()
    assert table.asked == (AR,)
    table.play(NameArea(AR, "rest"), chance=Dice("skull"))
    events = table.play(NameArea(AR, "germany"))
    assert only(RaccoonRemoved, events).kind == "reduce"
    assert (table[AR].cubes, table[HU].cubes, table[HU].tokens) == (1, 1, 1)
    assert table.state.impact == -2
    assert table[AR].discard == ("helpline",)
    assert table[DE].discard == ("burgers",)
    assert only(PolicyLeft, events).rider == "burgers"


def test_example_16_schengen_abolished() -> None:
    table = Table().story("schengen").evaluate("vineyard", FR, "2/1/0/0")
    events = table.go()
    assert only(MajorityFound, events).seat == DE
    assert [removed.area for removed in all_of(RaccoonRemoved, events)] == ["france", "france"]
    assert table[FR].tokens == 2
    table = Table().story("schengen").evaluate("virus", HU, "4/3/0/0")
    table.go(Dice("blank", "blank", "blank", 3))
    assert table.options(AreaOption)[0].choices == ("germany", "rest")


def test_example_17_the_final_evaluation() -> None:
    table = Table().empty(1).final().hand(AR, "change", "bins").hand(HU, "news", "bins")
    assert only(PolicyCalled, table.go()).space == 2
    for first in (3, 5, 6, 7):
        assert table.may(SwapPolicies(AR, "change", first))
    for first in (1, 2, 4, 8):
        assert not table.may(SwapPolicies(AR, "change", first))
    table.play(TurnUpPolicy(HU, "news", 6))
    called = []
    while table.asked:
        called += [event.space for event in all_of(PolicyCalled, table.pass_all())]
    assert called == [3, 4, 6]
    assert table.state.turn == HU
    assert GAME.outcome(table.state) is not None
