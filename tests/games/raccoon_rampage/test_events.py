"""Every event by its name: what happens when it is turned up, while it is in force, when it completes."""

import pytest

from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.catalogue import EVENTS, GREY, SCENARIOS
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.in_force import HOOKS
from raccoon.games.raccoon_rampage.phases.completion import EventCompleted
from raccoon.games.raccoon_rampage.phases.effects import AreaOption
from raccoon.games.raccoon_rampage.phases.evaluation import MajorityFound, VerdictGiven
from raccoon.games.raccoon_rampage.phases.final import GameEnded
from raccoon.games.raccoon_rampage.phases.forced_discard import DiscardDemanded, GiveUp
from raccoon.games.raccoon_rampage.phases.main import EndMain, Vote, VoteOption
from raccoon.games.raccoon_rampage.phases.spread import CancelCard, CancelOption, PileTurnedUp, SpreadDealt
from raccoon.games.raccoon_rampage.phases.storyline import (
    NOW,
    EventTurnedUp,
    GreyVotesCast,
    RaccoonsCame,
    SeatsGained,
    TurnBegan,
)
from raccoon.games.raccoon_rampage.phases.windows import QueueMoved
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Table, event, kinds, only


def turned_up(name: str, table: Table | None = None) -> tuple[Table, list[Event]]:
    """The event comes at the start of round 2, and the events of that move."""
    table = (table or Table()).coming(name).main(HU, placed=1)
    return table, table.play(EndMain(HU))


def reveal(table: Table, policy: str, seat: int = HU) -> QueueMoved:
    """The policy moves to space 4 and turns up."""
    return only(QueueMoved, table.put(5, policy, seat, face_up=False).last_call(DE).go())


@pytest.mark.parametrize(("name", "slots"), [(name, card.slots) for name, card in EVENTS.items()])
def test_an_event_is_open_while_its_slots_are_not_full(name: str, slots: int) -> None:
    table = Table().story(name).influence(HU=5).main(HU)
    places = [target for target in table.options(VoteOption)[0].choices if target > 8]
    assert places == ([event(1)] if slots else [])
    for number in range(slots):
        assert table.may(Vote(HU, event(1))), f"{number} of {slots}"
        table.play(Vote(HU, event(1)))
    assert not table.may(Vote(HU, event(1)))


def test_the_scenarios_in_the_order_of_their_years() -> None:
    assert SCENARIOS == {
        "big_tech": ("relief", "self_interest", "big_farm", "free_trade", "europe_burns"),
        "techno_panacea": ("tech_coop", "schengen", "urbanophiles", "stem", "top_down"),
    }


def test_every_kind_of_part_has_one_hook() -> None:
    parts = [part for card in EVENTS.values() for part in (*card.ongoing, card.active) if part]
    assert {part.kind for part in parts} == set(HOOKS)
    assert {card.now.kind for card in EVENTS.values() if card.now} == set(NOW) - {"protection"}


def test_corporate_relief() -> None:
    table = Table().put(1, "pizza", AR).put(2, "virus", HU).put(3, "bins", FR)
    table, events = turned_up("relief", table)
    assert only(GreyVotesCast, events) == GreyVotesCast(None, (1, 2), 1)
    assert kinds(events)[3:6] == [EventTurnedUp, GreyVotesCast, TurnBegan], (
        "before the first turn of the round"
    )
    table = Table().story("relief")
    assert reveal(table, "wear").grey == 1
    assert table.on(4).votes == (GREY,)
    assert reveal(Table().story("relief"), "bins").grey == 0


def test_technological_cooperation() -> None:
    table = Table().put(1, "pizza", AR).put(2, "virus", HU).put(3, "bins", FR)
    assert only(GreyVotesCast, turned_up("tech_coop", table)[1]).spaces == (2, 3)
    assert reveal(Table().story("tech_coop"), "bins").grey == 1
    assert reveal(Table().story("tech_coop"), "wear").grey == 0


def test_corporate_self_interest() -> None:
    table = Table().hand(DE, "bins").hand(FR, "land").hand(AR, "bins")
    table.story("relief")
    table, events = turned_up("self_interest", table)
    assert only(DiscardDemanded, events).seats == (DE, FR)
    assert TurnBegan not in kinds(events), "first all discard"
    events = table.play(GiveUp(DE, ("bins",)), GiveUp(FR, ("land",)))
    assert TurnBegan in kinds(events)
    seen = GAME.view(table.state, None)
    assert [seen.votes_each_turn(seat) for seat in range(4)] == [2, 2, 1, 1]
    table = Table().story("self_interest").slots(1, AR).main(HU)
    table.play(Vote(HU, event(1)))
    seen = GAME.view(table.state, None)
    assert [seen.votes_each_turn(seat) for seat in range(4)] == [3, 3, 1, 1]


def test_big_farm_corp() -> None:
    table, events = turned_up("big_farm")
    assert kinds(events)[3:5] == [EventTurnedUp, TurnBegan], "it has no now part"
    assert GAME.view(table.state, None).spread_level == 2
    table = Table().story("big_farm").slots(1, FR, FR).main(HU)
    completed = only(EventCompleted, table.play(Vote(HU, event(1))))
    assert (completed.majority, completed.raised) == (FR, (0, 1, 0, 0))
    assert GAME.view(table.state, None).spread_level == 1


def test_free_trade() -> None:
    table, events = turned_up("free_trade")
    assert only(RaccoonsCame, events).added == (1, 1, 1)
    assert table.state.impact == 3
    table = Table().story("free_trade").spread(0, 0, 1).set(DE, protection=2).evaluate("helpline", AR)
    table.go()
    assert table.options(CancelOption)[0].choices == ("france", "germany")
    assert table.refuse(CancelCard(DE, "rest")).code == "cannot_cancel"
    table.play(CancelCard(DE, "france"), CancelCard(DE, "germany"))
    assert table.area("rest") == 6
    table = Table().story("free_trade", completed=("free_trade",)).set(DE, protection=1)
    table.evaluate("helpline", AR).go()
    assert table.options(CancelOption)[0].choices == ("france", "germany", "rest")


def test_free_trade_with_nothing_left_to_cancel_asks_nobody() -> None:
    table = Table().story("free_trade").spread(0, 0, 1).set(DE, protection=3).evaluate("helpline", AR)
    table.go()
    events = table.play(CancelCard(DE, "france"), CancelCard(DE, "germany"))
    assert only(PileTurnedUp, events).area == "rest"
    assert table[DE].protection == 1


def test_europe_burns() -> None:
    table, events = turned_up("europe_burns")
    assert only(RaccoonsCame, events).added == (0, 0, 2)
    seen = GAME.view(table.state, None)
    assert [seen.votes_each_turn(seat) for seat in range(4)] == [2, 2, 1, 1]
    assert [player.influence for player in table.state.players] == [3, 3, 1, 1]
    assert reveal(Table().story("europe_burns"), "wear").grey == 1


def test_schengen_abolished() -> None:
    _, events = turned_up("schengen")
    assert only(RaccoonsCame, events).added == (0, 0, 1)
    table = Table().story("schengen").evaluate("rehome", AR, "0/5/0/0")
    table.go()
    assert table.options(AreaOption)[0].choices == ("france", "rest")
    table = Table().story("schengen").slots(1, AR).main(HU)
    table.play(Vote(HU, event(1)))
    table.evaluate("rehome", AR, "0/5/0/0").go()
    assert table.options(AreaOption)[0].choices == ("france", "germany", "rest")


def test_urbanophiles() -> None:
    table, events = turned_up("urbanophiles")
    assert only(RaccoonsCame, events).added == (1, 1, 1)
    assert GAME.view(table.state, None).spread_level == 2
    table.evaluate("helpline", AR)
    assert only(SpreadDealt, table.decide()).each == 2
    table = Table().story("urbanophiles").slots(1, AR, AR, DE).main(HU)
    completed = only(EventCompleted, table.play(Vote(HU, event(1))))
    assert completed.raised == (0, 0, 1, 0)
    assert GAME.view(table.state, None).spread_level == 1


def test_stem() -> None:
    table, events = turned_up("stem")
    assert only(SeatsGained, events) == SeatsGained(None, "influence", (0, 0, 1, 1))
    assert [player.influence for player in table.state.players] == [3, 3, 2, 2]
    table = Table().story("stem").put(1, "rehome", AR).put(2, "bait", AR)
    seen = GAME.view(table.state, None)
    assert [seen.cost(table.on(space)) for space in (1, 2)] == [6, 5]
    table.evaluate("school", AR, "0/0/3/0")
    assert not only(VerdictGiven, table.go()).passed


def test_top_down_society() -> None:
    _, events = turned_up("top_down")
    assert kinds(events)[3:5] == [EventTurnedUp, TurnBegan]
    table = Table().story("top_down").evaluate("school", AR, "0/0/3/0")
    assert only(VerdictGiven, table.go()).unsupported
    events = Table().story("top_down").evaluate("school", AR, "1/0/9/9").go()
    assert only(VerdictGiven, events).passed
    assert only(MajorityFound, events).seat == DE


def test_an_events_raccoons_can_end_the_game() -> None:
    table, events = turned_up("free_trade", Table().change(impact=7))
    assert only(RaccoonsCame, events).added == (1, 1, 0), "everything stops at the skull"
    assert only(GameEnded, events).winners == ()
    assert table.state.impact == 9


def test_protection_cannot_stop_an_events_raccoons() -> None:
    table, _ = turned_up("free_trade", Table().set(DE, protection=5))
    assert table.state.raccoons == (6, 11, 6)
    assert table[DE].protection == 5
