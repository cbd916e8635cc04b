"""Statements of pages and picture are true: about the viewer, the last turn, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from raccoon.app.session.session import Session
from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.cards.accelerate import AgendaAccelerated
from raccoon.games.raccoon_rampage.cards.swap import PoliciesSwapped
from raccoon.games.raccoon_rampage.catalogue import FACE_UP_SPACES, ROUNDS
from raccoon.games.raccoon_rampage.pending import AwaitLastCall, AwaitMain, AwaitPlace, AwaitToss, Over
from raccoon.games.raccoon_rampage.phases.final import FinalEvaluationBegan
from raccoon.games.raccoon_rampage.phases.main import MainEnded
from raccoon.games.raccoon_rampage.phases.turn_end import TurnEnded
from raccoon.games.raccoon_rampage.phases.windows import QueueMoved
from raccoon.games.raccoon_rampage.phases.wishes import WishOption
from raccoon.games.raccoon_rampage.view import View
from scenes.art.frame import Frame
from scenes.raccoon_rampage.actions import ACTIONS
from scenes.raccoon_rampage.choices.naming import WishChoice
from scenes.raccoon_rampage.holdings import missing, to_evaluate
from scenes.raccoon_rampage.keys import VERBS
from scenes.raccoon_rampage.outlook import forecast
from scenes.raccoon_rampage.outlook.stakes import stakes
from scenes.raccoon_rampage.picture.moments.call import parts
from scenes.raccoon_rampage.picture.people import figures_of
from scenes.raccoon_rampage.picture.queue import policy_card
from scenes.raccoon_rampage.presentation import PRESENTATION
from scenes.table.picture.zones import PLAIN, PaintContext
from scenes.table.piece import Piece
from tests.scenes.driving import ENGLISH
from tests.scenes.raccoon_rampage.games import begin, lost, won
from tests.scenes.raccoon_rampage.test_inspection import asked, pages, words

SAY = ENGLISH.say
GAMES: dict[str, Callable[[], Session]] = {
    "big_tech": lambda: won(4, "b"),
    "three": lambda: won(3, "three"),
    "mixed": lambda: won(4, "m", scenario="mixed"),
    "panacea": lambda: won(4, "p", scenario="techno_panacea"),
    "lost": lost,
}
QUICK = {"mixed", "lost"}
"""Games that end early at the skull."""
every_game = pytest.mark.parametrize("game", GAMES)


def positions(game: Session, step: int) -> Iterator[int]:
    """Some numbers of entries, the last turn and the end among them."""
    end = len(game.match.entries)
    yield from range(0, end, step)
    yield from range(max(0, end - 40), end + 1, 3)
    yield end


def told(session: Session, eyes: int | None, number: int) -> dict[str, str]:
    """The text of every page of a position."""
    return {piece: "\n".join(words(page)) for piece, page in pages(asked(session, eyes, number))}


def events(game: Session) -> Iterator[tuple[Event, View, View]]:
    """Every event of a game with an onlooker's views before and after its entry."""
    for number, entry in enumerate(game.match.entries):
        before, after = game.view(None, number), game.view(None, number + 1)
        yield from ((event, before, after) for event in game.visible_events(entry, None))


def last_turn(game: Session) -> Iterator[int]:
    """The positions of the last turn in which nothing is evaluated any more, but for the summit."""
    for number in range(len(game.match.entries)):
        view = game.view(None, number)
        placed = view.queue.count(None) == 0 and not isinstance(view.pending, AwaitLastCall)
        if forecast.turns_begun(view) == ROUNDS * len(view.players) and placed and not view.final:
            yield number


@every_game
def test_the_reader_is_addressed_in_sentences_made_for_it(game: str) -> None:
    found = GAMES[game]()
    whole = "\n".join(
        text
        for eyes in range(len(found.seats))
        for number in positions(found, 29)
        for text in told(found, eyes, number).values()
    )
    for wrong in ("you’s", "you wishes", "you has", "you is", "of you:"):
        assert wrong not in whole
    assert SAY("rampage.ask.turns_up.you") in whole


@every_game
def test_what_is_foretold_of_a_space_comes_true(game: str) -> None:
    """The turn that turns its policy up, and in which round it is evaluated, as long as no card moves it."""
    opens: dict[int, int | None] = {}
    rounds: dict[int, int] = {}
    kept = 0
    for event, _, after in events(GAMES[game]()):
        match event:
            case QueueMoved():
                if event.turned_up and FACE_UP_SPACES + 1 in opens:
                    assert opens[FACE_UP_SPACES + 1] == after.turn
                    kept += 1
                assert rounds.get(1, after.round) == after.round
                opens = {space - 1: seat for space, seat in opens.items()}
                rounds = {space - 1: number for space, number in rounds.items() if space > 1}
            case AgendaAccelerated() | PoliciesSwapped():
                opens, rounds = {}, {}
            case MainEnded():
                spaces = range(1, len(after.queue) + 1)
                opens = {space: forecast.opener(after, space) for space in spaces if space > FACE_UP_SPACES}
                rounds = {space: forecast.verdict_round(after, space) for space in spaces}
            case FinalEvaluationBegan():
                assert all(
                    rounds.get(space, ROUNDS + 1) > ROUNDS
                    for space, queued in enumerate(after.queue, 1)
                    if queued and queued.face_up
                )
    assert kept or game in QUICK


@every_game
def test_the_seats_under_a_policy_vote_before_its_verdict_and_no_other(game: str) -> None:
    """The seat that ends a main phase stood under every open policy that the turn began with."""
    under: dict[int, tuple[int, ...]] = {}
    checked = 0
    for event, _, after in events(GAMES[game]()):
        match event:
            case AgendaAccelerated() | PoliciesSwapped():
                under = {}
            case QueueMoved():
                if 1 in under:
                    assert under[1] == (), "nobody may vote on it any more"
                    checked += 1
                under = {space - 1: seats for space, seats in under.items() if space > 1}
            case MainEnded():
                for space, seats in under.items():
                    if seats:
                        assert seats[0] == event.seat
                        under[space] = seats[1:]
            case TurnEnded() if after.round and not after.final:
                under = {space: forecast.voters(after, space) for space in range(1, FACE_UP_SPACES + 1)}
    assert checked or game in QUICK


def test_a_wish_that_can_only_ask_says_why() -> None:
    """A single vote is missing; or no turn of the player follows one of the others'."""
    table = Told(begin().view(0))
    ask = WishChoice(table, WishOption(0, ((1, 0),)))
    assert ask.note() == SAY("rampage.wish.note.late"), "of Inaction two votes are missing"
    queue = (replace(table.view.queue[0], votes=(1,)), *table.view.queue[1:])
    ask = WishChoice(Told(replace(table.view, queue=queue)), WishOption(0, ((1, 0),)))
    assert ask.note() == SAY("rampage.wish.note.one")
    assert "vote on it again" not in SAY("rampage.wish.note.late")


def test_a_policy_that_influence_cannot_fill_still_says_how_many_votes_it_lacks() -> None:
    """As a card may pass it, its page does not say that it is lost."""
    game, context, hatched = won(), PaintContext(Frame.of((1280, 720)), SAY, won().seats), 0
    for number in positions(game, 5):
        view = game.view(0, number)
        for space, queued in enumerate(view.queue[:FACE_UP_SPACES], 1):
            if queued is None or not queued.face_up or (missing(view, queued) or 0) <= 0:
                continue
            assert policy_card(view, space, queued, (), context).foot == SAY(
                "rampage.short", n=missing(view, queued)
            )
            hatched += forecast.out_of_reach(view, space)
    assert hatched
    assert "without a card" in SAY("rampage.ask.out_of_reach")


@every_game
def test_in_the_last_turn_nobody_is_next_and_no_failure_is_feared(game: str) -> None:
    found = GAMES[game]()
    context = PaintContext(Frame.of((1280, 720)), SAY, found.seats)
    for number in last_turn(found):
        view = found.view(None, number)
        for seat in range(len(found.seats)):
            assert figures_of(view, seat, PLAIN, context).tab != "next"
        for space, queued in enumerate(view.queue[:FACE_UP_SPACES], 1):
            if queued is None or not queued.face_up:
                continue
            assert not policy_card(view, space, queued, (), context).loud
            page = told(found, 0, number)[Piece("space", space)]
            assert SAY("rampage.ask.verdict.falls") not in page
            assert SAY("rampage.ask.verdict.falls_at_the_summit") in page


def test_the_games_have_last_turns() -> None:
    assert any(list(last_turn(GAMES[game]())) for game in GAMES)


@every_game
def test_at_the_summit_nothing_is_said_of_turns_or_spreads_to_come(game: str) -> None:
    found = GAMES[game]()
    for number in range(len(found.match.entries)):
        view = found.view(None, number)
        if not view.final or isinstance(view.pending, Over):
            continue
        above, below = PRESENTATION.choices.banner(view, found.seats, SAY)
        assert "’s turn" not in above + below
        text = "\n".join(told(found, 1, number).values())
        for key in ("turns_up.you", "pile.next", "votes_left", "event.open"):
            assert SAY(f"rampage.ask.{key}", n=1) not in text
        if isinstance(view.pending, AwaitLastCall):
            context = PaintContext(Frame.of((1280, 720)), SAY, found.seats)
            bar: Any = next(parts(layout(view), view, PLAIN, context))
            assert not bar.inputs[1], "the last call is for all policies that lie open"
            assert len(to_evaluate(view)) > 1 or not to_evaluate(view)


def layout(view: View) -> object:
    return PRESENTATION.look.layout((1280, 720), view, 1.0)


@every_game
def test_after_the_end_nothing_is_promised_any_more(game: str) -> None:
    found = GAMES[game]()
    end = len(found.match.entries)
    view: View = found.view(0, end)
    assert isinstance(view.pending, Over)
    text = "\n".join(told(found, 0, end).values())
    for key in ("if_win", "next_piece", "stars_ahead", "worth.stars", "area.less", "area.more", "event.open"):
        assert SAY(f"rampage.ask.{key}", n=1) not in text
    context = PaintContext(Frame.of((1280, 720)), SAY, found.seats)
    words = "won" if view.pending.winners else "lost"
    assert figures_of(view, 0, PLAIN, context).win == f"rampage.if_we_win.{words}"


def test_a_hand_is_told_when_it_turns_up_only_by_whoever_lays_next() -> None:
    """While other seats are to place a policy, the free space is theirs."""
    game, foretelling = won(), 0
    for number in positions(game, 7):
        view = game.view(0, number)
        page = "\n".join(text for piece, text in told(game, 0, number).items() if piece.startswith("policy:"))
        says = SAY("rampage.ask.evaluated") in page
        if says:
            assert view.turn == 0 or not view.round
        foretelling += says
        if view.turn == 0 and isinstance(view.pending, AwaitPlace):
            late = SAY("rampage.ask.at_summit") in page or SAY("rampage.ask.never") in page
            assert says or late or not page
    assert foretelling


def test_a_front_that_waits_for_the_summit_is_not_feared() -> None:
    game = won()
    tables = [game.view(0, found) for found in last_turn(game)]
    assert tables
    for view in tables:
        seen = [line.words for line in stakes(Told(view).say, view)]
        assert SAY("rampage.line.fails") not in seen


class Told:
    """The parts of a table that preview lines need."""

    say, changed = staticmethod(SAY), staticmethod(lambda: None)

    def __init__(self, view: View) -> None:
        self.view = view


def test_nothing_in_a_lesson_promises_another_turn() -> None:
    assert "turn again" not in SAY("lesson.others.1")


@every_game
def test_why_a_verb_cannot_be_used_is_true_where_it_is_said(game: str) -> None:
    """Votes are all placed, the policy is placed, the main phase is over: only where that is so."""
    found = GAMES[game]()
    for number in positions(found, 3):
        view = found.view(None, number)
        for verb in VERBS:
            why = ACTIONS.disabled_reason(verb.name, view, (), SAY)
            main = isinstance(view.pending, AwaitMain)
            if why in (SAY("rampage.why.vote"), SAY("rampage.why.place_policy"), SAY("rampage.why.toss")):
                assert main, (verb.name, type(view.pending))
            if why == SAY("rampage.why.turn_over"):
                assert isinstance(view.pending, AwaitToss)
