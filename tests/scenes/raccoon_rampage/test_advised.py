"""Words next to the log: recaps, turns, refusals, hints."""

from __future__ import annotations

import re

import pytest

from raccoon.app.thinking.protocol import BotReason
from raccoon.app.wording import plain, refuse
from raccoon.bots.raccoon_rampage.explanation import Facts
from raccoon.engine.chance import Chance
from raccoon.engine.events import Refusal
from raccoon.games.raccoon_rampage.pending import AwaitDraft
from raccoon.games.raccoon_rampage.phases.main import VotePlaced
from raccoon.games.raccoon_rampage.phases.windows import Passed
from scenes.art.frame import Frame
from scenes.raccoon_rampage.picture.people import figures_of
from scenes.raccoon_rampage.words import advice
from scenes.raccoon_rampage.words.telling import RampageWords
from scenes.table.picture.zones import PLAIN, PaintContext
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats
from tests.scenes.raccoon_rampage.games import begin, won

SAY, WORDS = ENGLISH.say, RampageWords()
NAMES = seats("random", "random", "random", "random")
"""Clara, Vixen, Otis and Barnaby."""


def test_the_recap_of_a_turn_says_what_became_of_the_policy_and_where_votes_went() -> None:
    session = won()
    events = [event for entry in session.match.entries for event in session.visible_events(entry, None)]
    end = next(place for place, event in enumerate(events) if WORDS.events.ends_turn(event))
    turn, seat = events[: end + 1], events[end].seat
    assert seat is not None
    told = [plain(part.words, session.seats, SAY) for part in WORDS.recap(seat, turn, SAY)]
    assert told[0] == "saw Inaction fail" or told[0].startswith("saw Inaction pass")
    assert any(part.startswith("laid a policy on space") for part in told)
    votes = sum(isinstance(event, VotePlaced) and event.seat == seat for event in turn)
    figures = re.findall(r"(\d+) on ", next(part for part in told if part.startswith("voted: ")))
    assert sum(map(int, figures)) == votes


def test_nobody_has_the_turn_while_all_fill_the_pool() -> None:
    session = begin()
    assert WORDS.turn(session.view(None)) is None
    assert WORDS.history(session.view(None)) == 0
    assert not WORDS.events.ends_turn(Passed(0))


def test_before_the_first_turn_the_tab_is_on_whoever_drafts() -> None:
    """No panel has the tab while all choose at once; no seat is next before the first turn."""
    session, chance = begin(), Chance("tabs")
    context = PaintContext(Frame.of((1280, 720)), SAY, NAMES)

    def tabs() -> list[str]:
        return [figures_of(session.view(None), seat, PLAIN, context).tab for seat in range(4)]

    while not session.view(None).round:
        pending = session.view(None).pending
        drafting = isinstance(pending, AwaitDraft)
        assert tabs() == ["turn" if drafting and seat in session.waiting else "" for seat in range(4)]
        session.submit(chance.pick(session.options(session.waiting[0])).draw(chance))
    assert sorted(tabs()) == ["", "", "next", "turn"]


REFUSALS = (
    Refusal("area_not_allowed", areas=("france",)),
    Refusal("cannot_cancel", areas=()),
    Refusal("cannot_move_vote"),
    Refusal("card_not_in_hand", card="junior"),
    Refusal("card_not_now", card="junior", window="main"),
    Refusal("card_without_target", card="junior"),
    Refusal("card_wrong_target", card="junior"),
    Refusal("contribution", count=2),
    Refusal("forced_discard", count=1),
    Refusal("no_votes_left"),
    Refusal("not_in_pool", policy="bins"),
    Refusal("not_now"),
    Refusal("not_tied", tied=(0, 1)),
    Refusal("not_your_turn", seat=2),
    Refusal("policy_in_hand"),
    Refusal("policy_not_in_hand", policy="bins"),
    Refusal("takes_no_vote", targets=(1, 2)),
    Refusal("wish_said"),
    Refusal("no_wish_there"),
    Refusal("votes_left", count=3),
)
"""Every refusal that the rules can give."""


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: refusal.code)
def test_every_refusal_is_one_clear_sentence(refusal: Refusal) -> None:
    sentence = plain(refuse(refusal, SAY, WORDS.fact), NAMES, SAY)
    assert re.fullmatch(r"[A-Z][^_{}]*\.", sentence)


def test_a_hint_says_the_move_and_what_it_changes() -> None:
    session = won()
    number, entry = next(
        (number, entry)
        for number, entry in enumerate(session.match.entries)
        if isinstance(entry.events[0], VotePlaced)
    )
    view = session.view(entry.command.seat, number)
    reason = BotReason(entry.command, 3.0, Facts(4.0, -1.2, -0.5, 0.1), None, None)
    told = advice.advice(reason, view, SAY)
    assert told.move.startswith("Vote on ")
    assert told.why == "it makes it more likely that Europe is saved, and it holds the raccoons back"
    assert told.figures == (
        "The group’s chance of winning rises by 4 percentage points, the office’s own chance of coming first "
        "falls by 1.2 percentage points and the tracker may end 0.5 lower."
    )
