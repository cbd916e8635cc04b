"""A railroad's points and the bid worth making for it are the same everywhere at the same moment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from raccoon.app.lessons.course import course_of
from raccoon.app.opponents import Opponents
from raccoon.app.session.preview import preview
from raccoon.app.session.session import Session
from raccoon.app.thinking.protocol import BotReason
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption, Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art import text
from scenes.art.frame import Frame
from scenes.raccoon_tycoon.auction.figures import bid_limit, railroad_value
from scenes.raccoon_tycoon.auction.highest_bid import HighestBidForm
from scenes.raccoon_tycoon.auction.places import RoomPlaces
from scenes.raccoon_tycoon.auction.worth import WorthSheet
from scenes.raccoon_tycoon.choices.auction import AuctionChoice
from scenes.raccoon_tycoon.choices.decision import lines
from scenes.raccoon_tycoon.inspection import railroads
from scenes.raccoon_tycoon.inspection.writer import PageBuilder
from scenes.raccoon_tycoon.words.advice import advice
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.inspection.page import InspectionContext
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats

SAY, BOTS = ENGLISH.say, GAME_BOTS[GAME.name]
FRAME = Frame.of((1280, 720))
PLACES = RoomPlaces.on(pygame.Rect(0, 0, 830, 410), FRAME.scale, 4, 1.0)


def auctions(players: int, seed: str, most: int = 12) -> Iterator[tuple[Session, int]]:
    """The moments of a game among bots at which somebody is to bid or could open an auction."""
    table = ("sensible", "shrewd", "easygoing", "greedy")[:players]
    session = Session.new(GAME.name, seats(*table), {}, seed, None)
    found = 0
    while not session.over and found < most:
        seat = session.waiting[0]
        opens = any(isinstance(option, AuctionOption) for option in session.options(seat))
        moment = len(session.match.entries)
        if isinstance(session.view(None).pending, AwaitBid) or (opens and moment % 3 == 0):
            found += 1
            yield session, seat
        session.submit(session.think())
    assert found == most


def table_of(session: Session, seat: int) -> ChoiceContext:
    view = session.view(seat)
    return ChoiceContext(view, session.seats, SAY, lambda *moves: preview(GAME, view, *moves), lambda: None)


def hinted(session: Session, seat: int, about: Command | None = None, giver: str = "shrewd") -> BotReason:
    view, options = session.view(seat), session.options(seat)
    recalled = session.questions.memory.view(seat, len(session.match.entries))
    assert view.players[seat] == recalled.players[seat]
    *_, thought = BOTS.make(giver).thoughts(recalled, options, Chance("hint", seat), about=about)
    return BotReason(thought.command, thought.value, thought.facts, thought.runner_up, thought.gap)


def figures(words: str) -> tuple[str, str]:
    """The points and the limit that a sentence of a hint or reason names."""
    points, limit = re.search(r"brings (\d+) VP now", words), re.search(r"bid up to \$(\d+)", words)
    assert points
    assert limit
    return f"+{points[1]} VP", f"${limit[1]}"


def on_the_sheet(
    patching: pytest.MonkeyPatch, table: ChoiceContext, pending: AwaitBid, seat: int
) -> dict[str, str]:
    """The figures of the worth sheet by the words of their lines."""
    found: list[tuple[int, str]] = []
    draw = text.draw

    def spy(surface: pygame.Surface, words: str, at: Any, *rest: Any, **how: Any) -> pygame.Rect:
        found.append((at[1], words))
        return draw(surface, words, at, *rest, **how)

    with patching.context() as patch:
        patch.setattr(text, "draw", spy)
        paper = FRAME.rect(*PLACES.worth)
        WorthSheet(table, pending, seat, FRAME, paper, True)._draw((), pygame.Surface(paper.bottomright))
    return {words: figure for y, words in found for at, figure in found if at == y and figure != words}


def on_the_page(session: Session, seat: int, railroad: str) -> dict[str, str]:
    page = railroads.page(
        PageBuilder(InspectionContext(GAME.name, session.view(seat), session.seats, SAY)), railroad
    )
    assert page.now
    assert page.now.sum
    rows = {row.words: row.figures[0] for row in page.now.rows}
    return rows | {SAY("auction.together"): page.now.sum.figure}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_places_agree(monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    total = SAY("auction.together")
    for session, seat in auctions(players, f"figure {players}"):
        view, table = session.view(seat), table_of(session, seat)
        pending = view.pending
        bidding = isinstance(pending, AwaitBid)
        for railroad in [pending.railroad] if bidding else dict.fromkeys(view.railroad_offer):
            points = SAY("auction.points", n=railroad_value(view.players[seat], railroad).points)
            limit = bid_limit(view, railroad)
            assert limit is not None
            wanted = points, SAY("table.money", n=limit)
            whole = limit == view.players[seat].money
            bid_up_to = SAY("auction.bid_up_to.all" if whole else "auction.bid_up_to")
            page = on_the_page(session, seat, railroad)
            assert (page[total], page[bid_up_to]) == wanted
            if bidding:
                sheet = on_the_sheet(monkeypatch, table, pending, seat)
                assert (sheet[total], sheet[SAY("auction.bid_up_to")]) == wanted
                for giver in BOTS.hint_givers if players == 3 else ("shrewd",):
                    reason = hinted(session, seat, giver=giver)
                    assert isinstance(reason.command, Bid) == (pending.bid < limit), "the hint keeps to it"
                    why = advice(reason, view, SAY).why
                    assert reason.runner_up is None or figures(why) == wanted
                    if isinstance(reason.command, Bid):
                        assert why.endswith("all you have" if whole else "then pass")
                for about in (Bid(seat, pending.bid + 1), Pass(seat)):
                    if pending.bid < (view.players[seat].money or 0):
                        reasoned = advice(hinted(session, seat, about), view, SAY)
                        assert figures(reasoned.why) == wanted
                continue
            least = next(o for o in session.options(seat) if isinstance(o, AuctionOption))
            if railroad not in least.railroads:
                continue
            command = OpenAuction(seat, railroad, least.minimum_bids[least.railroads.index(railroad)])
            assert figures(advice(hinted(session, seat, command), view, SAY).why) == wanted
            told = {line.words: line.after for line in lines(table, table.preview(command))}
            assert told[bid_up_to] == wanted[1]
            choice = AuctionChoice(table, least)
            choice.pick.choose(railroad)
            assert choice.highest.value == max(choice.highest.low, limit)


def test_the_limit_that_stands_ready_is_the_same() -> None:
    class Bidder:
        def limit(self) -> int:
            return bid_limit(view, view.pending.railroad) or 0

    for session, seat in auctions(3, "ready"):
        view = session.view(seat)
        if not isinstance(view.pending, AwaitBid) or view.players[seat].money <= view.pending.bid:
            continue
        least, most = view.pending.bid + 1, view.players[seat].money
        form = HighestBidForm(SAY, Bidder(), least, most, False, lambda: None)
        assert form.sum.value == max(least, bid_limit(view, view.pending.railroad) or 0)
        shared = HighestBidForm(SAY, Bidder(), least, 999, True, lambda: None)
        assert shared.sum.value == least, "nobody sets a sum that is hidden from them"


def test_nobody_learns_it_from_a_view_that_is_not_their_own() -> None:
    session, _ = next(auctions(3, "figure 3"))
    assert bid_limit(session.view(None), "Top Dog") is None


def test_the_lesson_says_what_the_sheet_beside_it_says() -> None:
    course = course_of(GAME.name, "first_game")
    session = Session.new(GAME.name, course.seats(None, SAY), course.options, course.seed, None)
    catalogue, told = Opponents(GAME.name), 0
    for lesson in course.lessons:
        for move in lesson.before:
            session.submit(move)
        for step in lesson.steps:
            view, key = session.view(0), f"lesson.{GAME.name}.{lesson.name}.{step.name}"
            lot = step.move if isinstance(step.move, OpenAuction) else view.pending
            words = " ".join(SAY(f"{key}.{n}") for n in range(1, step.sentences + 1)).replace("*", "")
            limits = re.findall(r"bid up to \$(\d+)", words)
            told += len(limits)
            if limits:
                assert isinstance(lot, OpenAuction | AwaitBid)
                assert {int(limit) for limit in limits} == {catalogue.worth_paying(view, lot.railroad)}
                assert "a point" not in words
            if step.move and isinstance(lot, AwaitBid):
                stops = lot.bid >= catalogue.worth_paying(view, lot.railroad)
                assert isinstance(step.move, Pass) == stops, "it teaches to keep to the limit"
            for move in ([step.move] if step.move else []) + list(step.then):
                session.submit(move)
    assert told == 4
