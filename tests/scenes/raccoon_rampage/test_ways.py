"""Every kind of decision in every way: by drags, clicks, keys, a controller."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

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
from raccoon.games.raccoon_rampage.pending import (
    AwaitForcedDiscard,
    AwaitMoves,
    AwaitRedraw,
    AwaitToss,
    AwaitVotes,
    Pending,
)
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
from raccoon.games.raccoon_rampage.setup import deal
from raccoon.games.raccoon_rampage.state import State, TableOptions
from scenes.art import rich, text
from scenes.art.fonts import Typeface
from scenes.art.text import Style
from scenes.table.choosing.page_rows import PADDING, TITLE
from scenes.widgets.pick import Pick
from tests.games.declared import declared
from tests.games.raccoon_rampage.table import ALL, AR, DE, FR, HU, Table, event
from tests.scenes.raccoon_rampage.hands import (
    HouseClicking,
    HouseDragging,
    HousePad,
    HouseTapping,
    HouseTyping,
)
from tests.scenes.raccoon_rampage.house import House
from tests.scenes.raccoon_tycoon.hands import Hands
from tests.scenes.staged import stage

WAYS: dict[str, type[Hands]] = {
    "drag": HouseDragging,
    "click": HouseTapping,
    "keys": HouseTyping,
    "pad": HousePad,
}
Move = tuple[State, Command]


def at(table: Table, command: Command) -> Move:
    """The table as it stands, and what is done there."""
    return table.state, command


def opening(tutorial: bool = False) -> State:
    """The first decision of a game; the person has the first seat."""
    setup = deal(4, TableOptions(tutorial=tutorial), Chance("ways"), ALL)
    return GAME.start(replace(setup, start_player=0 if tutorial else 3))


def contributing() -> Move:
    state = opening()
    return state, Contribute(0, GAME.options(state, 0)[0].cards[1:3])


def drafting() -> Move:
    state = opening()
    for seat in GAME.to_act(state):
        given = next(GAME.options(state, seat)[0].commands())
        state = GAME.decide(state, given, Chance("ways")).state
    return state, DraftPolicy(0, *state.pool[3])


def laying() -> Move:
    state = opening(tutorial=True)
    return state, PlacePolicy(0, state.players[0].hand[1])


def main(seat: int, *hand: str) -> Table:
    """The seat's main phase with votes on two policies, an event that is open, and this hand."""
    table = Table().story("self_interest", "big_farm").lying(1, "1/0/0/0+1").lying(2, "0/2/0/0")
    table.hand(seat, *hand)
    return table.main(seat)


def reacting(seat: int, *hand: str, lying: str = "1/1/2/0") -> Table:
    """The window of a policy that needs five votes."""
    return Table().hand(seat, *hand).evaluate("rehome", AR, lying, turn=seat)


def working(pending: Pending, *hand: str) -> Table:
    """A card of the first seat is in effect."""
    return main(DE, *hand).change(pending=pending)


def many_votes() -> Move:
    """Votes of every colour on three policies may be moved."""
    table = working(AwaitMoves((DE,), "behind", "main", 4))
    table.lying(1, "1/1/0/0+1").lying(2, "0/1/1/0").lying(3, "1/0/0/1")
    return at(table, MoveVote(DE, 2, FR, 3))


def spreading() -> Move:
    table = Table().set(DE, protection=2).evaluate("pets", AR, turn=DE)
    table.go()
    return at(table, CancelCard(DE, "germany"))


def naming_an_area() -> Move:
    table = Table().evaluate("compost", DE, "3/0/0/0", turn=FR)
    table.go()
    return at(table, NameArea(DE, "france"))


def naming_a_majority() -> Move:
    table = Table().evaluate("attic", DE, "1/1/1/0", turn=HU)
    table.go()
    return at(table, NameMajority(DE, AR))


MOVES: dict[str, Callable[[], Move]] = {
    "policies for the pool": contributing,
    "a policy of the pool": drafting,
    "a policy in a first game": laying,
    "a policy": lambda: at(Table().hand(DE, "bins", "junior", "land").place(DE), PlacePolicy(DE, "land")),
    "a policy from the deck": lambda: at(Table().hand(DE, "junior").place(DE), SearchDeck(DE)),
    "a vote": lambda: at(main(DE, "bins"), Vote(DE, 3)),
    "a vote on an event": lambda: at(main(DE), Vote(DE, event(2))),
    "a card's vote": lambda: at(working(AwaitVotes((DE,), "celebrity", "main", 2)), Vote(DE, 2)),
    "the end of the main phase": lambda: at(main(DE, "junior").main(DE, placed=3), EndMain(DE)),
    "a wish": lambda: at(main(DE, "bins"), Wish(DE, 3, 0)),
    "a wish at a call": lambda: at(
        Table().lying(1, "1/0/0/0").hand(AR, "behind").last_call(DE), Wish(AR, 4, 2)
    ),
    "extra votes": lambda: at(main(DE, "junior", "celebrity"), PlayExtraVotes(DE, "celebrity")),
    "votes to be moved": lambda: at(main(DE, "behind", "junior"), PlayMoveVotes(DE, "behind")),
    "a card taken back": lambda: at(
        main(DE, "fresh", "junior").discards(DE, "bins", "celebrity"), Regain(DE, "fresh", "celebrity")
    ),
    "a policy rewritten": lambda: at(main(DE, "rewrite", "bins", "land"), Rewrite(DE, "rewrite", 6, "land")),
    "an amendment": lambda: at(main(DE, "amendment", "bins", "land"), Amend(DE, "amendment", 2, "bins")),
    "a hand exchanged": lambda: at(main(DE, "rethink", "junior"), PlayRedraw(DE, "rethink")),
    "an acceleration": lambda: at(main(FR, "accelerate", "bins", "junior"), Accelerate(FR, "accelerate")),
    "a policy filled": lambda: at(main(AR, "unilateral", "junior"), FillUp(AR, "unilateral", 3)),
    "a policy with new tags": lambda: at(main(AR, "dotcom", "junior"), Retag(AR, "dotcom", 2)),
    "policies swapped": lambda: at(main(AR, "change", "junior"), SwapPolicies(AR, "change", 2)),
    "a policy turned up": lambda: at(main(HU, "news", "junior"), TurnUpPolicy(HU, "news", 6)),
    "a pass that is set": lambda: at(reacting(DE, "close_pass", "behind"), PlayVerdict(DE, "close_pass")),
    "late votes": lambda: at(reacting(FR, "funds", "close_pass"), AddLateVotes(FR, "funds")),
    "no objection": lambda: at(reacting(DE, "close_pass", "behind"), Pass(DE)),
    "no objection at a last call": lambda: at(
        Table().lying(1, "1/0/0/0").hand(DE, "behind").last_call(DE), Pass(DE)
    ),
    "a vote moved": lambda: at(
        working(AwaitMoves((DE,), "behind", "main", 4), "junior"), MoveVote(DE, 2, FR, 3)
    ),
    "no more votes moved": lambda: at(working(AwaitMoves((DE,), "behind", "main", 4)), StopMoving(DE)),
    "a card put back": lambda: at(
        working(AwaitRedraw((DE,), "rethink", "main", 0), "bins", "junior"), PutBack(DE, "junior")
    ),
    "no more put back": lambda: at(working(AwaitRedraw((DE,), "rethink", "main", 1), "bins"), StopRedraw(DE)),
    "a majority": naming_a_majority,
    "an area": naming_an_area,
    "protection": spreading,
    "no protection": lambda: (spreading()[0], EndProtection(DE)),
    "a card that an event demands": lambda: at(
        main(DE, "bins", "junior").change(pending=AwaitForcedDiscard((DE,), 1)), GiveUp(DE, ("junior",))
    ),
    "a card away": lambda: at(
        main(DE, "bins", "junior").change(pending=AwaitToss((DE,))), Toss(DE, "junior")
    ),
    "no card away": lambda: at(main(DE, "bins", "junior").change(pending=AwaitToss((DE,))), KeepAll(DE)),
}


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> House:
    """The program in a small window, shared by tests that open another table each."""
    house = House(tmp_path_factory.mktemp("ways"), (960, 540))
    house.program._clear = house.stack.clear  # type: ignore[method-assign]
    return house


@pytest.fixture
def house(program: House) -> House:
    """The shared program, cleared of the last test's state."""
    program.stack.clear()
    program.watch(True)
    return program


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("move", MOVES)
def test_every_decision_in_every_way(house: House, move: str, way: str) -> None:
    house.watch(way == "drag")
    state, command = MOVES[move]()
    session = stage(house, GAME.name, state, command.seat)
    WAYS[way](house).make(command)
    assert next(e.command for e in session.match.entries if e.command.seat == command.seat) == command


LISTED = (
    "a policy of the pool",
    "a policy rewritten",
    "an amendment",
    "policies swapped",
    "a vote moved",
    "a wish",
)
"""The moves with the longest lists."""


class Reader(HouseClicking):
    """Looks at every list before it confirms."""

    def confirm(self) -> None:
        fields = [field.widget for field in self.dock.choice.fields if field.widget.visible]
        for pick in (widget for widget in fields if isinstance(widget, Pick)):
            (_, plate), *_ = pick.plates()
            style = Style(Typeface.BOOK_SEMIBOLD, self.dock.frame.floor, "#ffffff")
            room = plate.width - 2 * self.dock.frame.px(8)
            assert all(rich.height(e.label, style, room) * 0.88 <= plate.height for e in pick.entries)
        super().confirm()


@pytest.mark.parametrize("move", [*LISTED, "one of many votes"])
def test_no_entry_of_a_list_runs_into_the_next(tmp_path: Path, move: str) -> None:
    """In the smallest usual window, where names fill two lines."""
    house = House(tmp_path, (1280, 720))
    state, command = (MOVES | {"one of many votes": many_votes})[move]()
    stage(house, GAME.name, state, command.seat)
    Reader(house).make(command)


@pytest.mark.parametrize("move", ["policies for the pool", "a wish", "protection"])
def test_the_line_round_a_list_that_has_the_focus_leaves_the_note_alone(tmp_path: Path, move: str) -> None:
    """In the smallest usual window; the line is drawn three pixels outside."""
    house = House(tmp_path, (1280, 720))
    state, command = MOVES[move]()
    stage(house, GAME.name, state, command.seat)
    if move == "a wish":
        house.press(pygame.K_w, "w")
    dock = house.dock
    dock.ring.focus(dock.choice.fields[0].widget)
    style = Style(Typeface.BOOK_SEMIBOLD, dock.frame.type(18, 1.5), "#000000")
    inside = dock.rect.inflate(-2 * dock.frame.px(PADDING), 0)
    note = inside.top + dock.frame.px(PADDING + TITLE) + rich.height(dock.choice.note(), style, inside.width)
    assert dock.choice.fields[0].widget.rect.top - 3 - note >= 4


def test_who_is_asked_too_is_counted_where_the_names_have_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three others choose for the pool at once, in the smallest usual window."""
    house = House(tmp_path, (1280, 720))
    state, command = contributing()
    stage(house, GAME.name, state, command.seat)
    banner, said = house.table.parts.banner, []
    monkeypatch.setattr(text, "draw", lambda _, words, *__, **___: said.append(words))
    banner.below, banner.shorter = "Also asked: Barnaby, Vixen and Otis", "Also asked: 3 others"
    banner.draw(house.window.surface)
    assert banner.shorter in said


def test_no_kind_of_decision_is_left_out() -> None:
    """The tests above cover every command of the rules."""
    made = {type(move()[1]) for move in MOVES.values()}
    assert made == declared("raccoon_rampage", Command)
