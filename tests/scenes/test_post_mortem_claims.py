"""Checks the claims of post-mortems and turning points against the logs of all recorded games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from raccoon.app.afterwards.post_mortem import valuations
from raccoon.app.session.session import Session
from raccoon.engine.events import Event
from raccoon.engine.match import Match
from raccoon.engine.post_mortem import Valuation
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from scenes.registry import PRESENTATIONS
from scenes.table.presentation.post_mortem_data import PostMortem
from tests.records.recording import Recording, load, path_of
from tests.scenes.driving import ENGLISH

PURPOSES = ("facts", "medals", "challenges")
GREY = -1


def recorded(game: str) -> list[Any]:
    """Every recorded game."""
    return [
        pytest.param(record, id=f"{purpose}-{number}")
        for purpose in PURPOSES
        for number, record in enumerate(load(path_of(game, purpose)))
    ]


def steps(match: Match) -> Iterator[tuple[int, Event, Any, Any]]:
    """Every event with the moves before it, and the states around it."""
    for number, entry in enumerate(match.entries):
        state = match.state_after(number)
        for event in entry.events:
            after = match.game.evolve(state, event)
            yield number, event, state, after
            state = after


def told(record: Recording, match: Match) -> PostMortem:
    """The page of the game."""
    session = Session(record.people, match, None)
    return PRESENTATIONS[record.game].results.post_mortem(session, ENGLISH.of(record.game))


def name(event: Event) -> str:
    return type(event).__name__


class Sale:
    """An auction as recorded in the log: every seat's money and bids, and the result."""

    def __init__(self, moves: int, state: Any) -> None:
        self.moves, self.round, self.turn = moves, state.round, state.turn
        self.purses = [player.money for player in state.players]
        self.bids: dict[int, int] = {}
        self.railroad, self.buyer, self.again = "", -1, False
        """`again`: the buyer had another turn."""


def sales(match: Match) -> list[Sale]:
    """The auctions of the log."""
    found: list[Sale] = []
    for moves, event, before, after in steps(match):
        match name(event):
            case "AuctionOpened":
                found.append(Sale(moves, before))
                found[-1].bids[event.seat] = event.bid
            case "BidMade":
                found[-1].bids[event.seat] = event.amount
            case "AuctionWon":
                found[-1].railroad, found[-1].buyer = event.railroad, event.seat
        for sale in found:
            sale.again |= before.turn != after.turn == sale.buyer
    return found


@pytest.mark.parametrize("record", recorded("raccoon_tycoon"))
def test_auctions(record: Recording) -> None:
    match = record.played()
    found, page = valuations(match), told(record, match)
    log = sales(match)
    assert [(one.moves, one.round, one.piece, one.seat) for one in found] == [
        (sale.moves, sale.round, sale.railroad, sale.buyer) for sale in log
    ]
    for one, sale, deed in zip(found, log, page.deeds, strict=True):
        assert {worth.seat: worth.offer for worth in one.worths if worth.offer} == sale.bids
        assert one.amount == max(sale.bids.values()) == sale.bids[sale.buyer]
        assert all(worth.able == min(worth.value, sale.purses[worth.seat]) for worth in one.worths)
        others = [worth.able for worth in one.worths if worth.seat != sale.buyer]
        assert one.due == max(RAILROADS[sale.railroad].minimum_bid, *others)
        assert deed.figures[:2] == (f"${one.amount}", f"${one.due}")
        assert_said(deed.sentence, one, sale)
    assert_best(page, found)


def assert_said(sentence: str, one: Valuation, sale: Sale) -> None:
    """Return the two sentences about a sale: its worth, and where the others stopped."""
    values = {worth.seat: worth.value for worth in one.worths}
    rivals = {seat: bid for seat, bid in sale.bids.items() if seat != sale.buyer}
    gained = re.search(r"paid \$(\d+) (less|more) than", sentence)
    if "no turn to come" in sentence:
        assert not sale.again
    elif gained:
        assert values[sale.buyer] - one.amount == int(gained[1]) * (1 if gained[2] == "less" else -1)
    else:
        assert values[sale.buyer] == one.amount
    beyond = re.search(r"to stop at \$(\d+); (\d) bid \$(\d+)", sentence)
    if "Nobody else" in sentence:
        low = RAILROADS[sale.railroad].minimum_bid
        assert not rivals
        assert all(min(values[seat], sale.purses[seat]) < low for seat in values if seat != sale.buyer)
    elif "would have stopped" in sentence:
        assert max(rivals.values(), default=0) <= one.due, "nobody went beyond it"
    else:
        assert beyond
        assert (int(beyond[1]), rivals[int(beyond[2]) - 1]) == (one.due, int(beyond[3]))
        assert int(beyond[3]) == max(rivals.values()) > one.due


def assert_best(page: PostMortem, found: tuple[Valuation, ...]) -> None:
    """The best buyer gained more than every other, and bought something."""
    seats = {tally.seat for tally in page.tallies}
    gains = {seat: sum(one.gain or 0 for one in found if one.seat == seat) for seat in seats}
    best = re.match(r"(\d) bought (best|cheap, and (\d) dear)\.", page.heading)
    if not best:
        return
    seat = int(best[1]) - 1
    assert all(gains[seat] > gain for other, gain in gains.items() if other != seat)
    assert any(one.seat == seat for one in found)
    if best[3]:
        assert gains[int(best[3]) - 1] == min(gains.values()) < 0


def would_stake(match: Match, claim: str, seat: int, moves: int) -> bool:
    """True if the rules would have let the seat stake the claim, had it lain open, at a moment of its next
    turn.
    """
    for number in range(moves, len(match.entries)):
        state, entry = match.state_after(number), match.entries[number]
        if state.turn == seat == entry.command.seat:
            laid = replace(state, open_claims=(*state.open_claims, claim))
            options = [one for one in match.game.options(laid, seat) if one.command.__name__ == "StakeClaim"]
            if any(claim in option.claims for option in options):
                return True
        if any(name(event) == "TurnEnded" and event.seat == seat for event in entry.events):
            return False
    return False


@pytest.mark.parametrize("record", recorded("saloon_tycoon"))
def test_bribes_and_claims(record: Recording) -> None:
    match, log = record.played(), []
    for moves, event, before, after in steps(match):
        if name(event) == "CharacterMoved":
            paid = before.players[event.seat].gold - after.players[event.seat].gold
            if paid > 0:
                assert event.character in before.players[event.source].characters
                assert event.character in after.players[event.host].characters
                row = (event.source, event.host)
                log.append((moves, before.round, "bribe", event.character, event.seat, paid, row))
        if name(event) == "ClaimScored" and event.claim in before.open_claims:
            others = [seat for seat in range(len(record.seats)) if seat != event.seat]
            late = tuple([seat for seat in others if would_stake(match, event.claim, seat, moves + 1)])
            if late:
                log.append((moves, before.round, "claim", event.claim, event.seat, event.points, late))
    found, page = valuations(match), told(record, match)
    rows = [(one.moves, one.round, one.kind, one.piece, one.seat, one.amount, one.seats) for one in found]
    assert rows == log
    for (*_, kind, _, _, amount, seats), deed in zip(log, page.deeds, strict=True):
        whom = re.findall(r"\b\d\b", deed.words)
        assert [int(word) - 1 for word in whom] == [*seats]
        assert deed.figures[kind == "claim"].lstrip("+") == str(amount)


class Chamber:
    """The votes on every policy and every event, in their order, by the log alone."""

    def __init__(self) -> None:
        self.last: dict[Any, int | None] = {}
        self.astray: dict[Any, int | None] = {}
        self.wishes: dict[int, tuple[str, int, int]] = {}

    def see(self, before: Any, after: Any) -> None:
        """Note the votes that an event has changed."""
        was, now = self._places(before), self._places(after)
        for place, (votes, _) in now.items():
            earlier = was[place][0] if place in was else votes
            if votes == earlier and place in was:
                continue
            self.last[place] = votes[-1] if votes and votes[-1] != GREY else None
            if len(votes) > len(earlier) and votes[-1] != GREY:
                open_ones = [other for other, (_, face_up) in was.items() if face_up and other != place]
                self.astray |= dict.fromkeys(open_ones, votes[-1])
        for gone in was.keys() - now.keys():
            self.astray.pop(gone, None)

    @staticmethod
    def _places(state: Any) -> dict[Any, tuple[tuple[int, ...], bool]]:
        policies = [one for one in (*state.queue, state.evaluated) if one]
        found = {(one.policy, one.owner): (one.votes, one.face_up) for one in policies}
        return found | {number: (event.votes, False) for number, event in enumerate(state.events)}


def kept_word(wish: tuple[str, int, int], settled: Event, seat: int) -> str:
    """The verdict on a wish that was settled."""
    return "kept" if seat in settled.kept else "broken" if seat in settled.broken else ""


@pytest.mark.parametrize("record", recorded("raccoon_rampage"))
def test_votes_and_wishes(record: Recording) -> None:
    match, chamber, log, words = record.played(), Chamber(), [], []
    for moves, event, before, after in steps(match):
        if name(event) == "VerdictGiven" and not event.by_card and not event.unsupported:
            policy = before.evaluated
            short = event.cost - len(policy.votes)
            whose = (chamber.astray if short else chamber.last).get((policy.policy, policy.owner))
            if short in (0, 1):
                kind = "failed" if short else "passed"
                row = (moves, before.round, kind, event.policy, whose, len(policy.votes), event.cost)
                log.append(row)
        if name(event) == "WishSaid":
            if event.seat in chamber.wishes and (said := replaced_word(before, event.seat)):
                words.append((moves, said, event.seat, *chamber.wishes[event.seat]))
            chamber.wishes[event.seat] = (event.policy, event.mine, event.others)
        if name(event) == "WishesSettled":
            for seat in sorted({*event.kept, *event.broken}):
                words.append(
                    (moves, kept_word(chamber.wishes[seat], event, seat), seat, *chamber.wishes[seat])
                )
        chamber.see(before, after)
    found, page = valuations(match), told(record, match)
    close = [one for one in found if one.kind in ("passed", "failed")]
    assert [(o.moves, o.round, o.kind, o.piece, o.seat, o.amount, o.due) for o in close] == log
    promised = [one for one in found if one.kind in ("kept", "broken")]
    assert [(o.moves, o.kind, o.seat, o.piece, o.amount, o.due) for o in promised] == words
    for one, deed in zip(found, page.deeds, strict=True):
        named = re.search(r"(?:came from|open was) (\d)\b|^(\d) had promised", deed.sentence)
        assert (int(named[1] or named[2]) - 1 if named else None) == one.seat


def replaced_word(state: Any, seat: int) -> str:
    """The verdict on a wish that is replaced by another, by the votes since it was made."""
    for policy in (*state.queue, state.evaluated):
        for pin in policy.pins if policy else ():
            if pin.seat == seat and pin.mine:
                mine = policy.votes.count(seat) - pin.own
                others = len(policy.votes) - policy.votes.count(seat) - pin.lying
                return "" if others < pin.others else "kept" if mine >= pin.mine else "broken"
    return ""
