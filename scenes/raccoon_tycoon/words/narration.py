"""What happened, in plain sentences: events told through the language catalogue.

Their marks (`raccoon.app.wording`) are ``<wheat>`` and the other commodities for a token.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from raccoon.app.text import Say
from raccoon.app.wording import listed, plainly, seat_mark
from raccoon.engine.counts import Counts
from raccoon.engine.events import Fact
from raccoon.games.raccoon_tycoon import events as e
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.table.log.event_table import EventTable

NARRATED: EventTable[[Say], str] = EventTable()
"""The sentence of every event."""


def token_marks(tokens: Counts) -> str:
    """A mark for every token."""
    return "".join(f"<{name}>" * count for name, count in zip(COMMODITIES, tokens, strict=True))


def told_fact(name: str, fact: Fact) -> object:
    """A fact of a refusal, commodities by their marks."""
    if name == "available" and isinstance(fact, tuple):
        return token_marks(tuple(int(count) for count in fact))
    if name == "commodity" and fact in COMMODITIES:
        return f"<{fact}>"
    return plainly(name, fact)


def _paid(key: str, shares: Iterable[tuple[int, int]], say: Say) -> list[str]:
    return [say(key, seat=seat_mark(seat), income=income) for seat, income in shares]


@NARRATED.on(e.StartTokensTaken)
def _start_tokens(event: e.StartTokensTaken, say: Say) -> str:
    return say("event.start_tokens", seat=seat_mark(event.seat), tokens=token_marks(event.tokens))


@NARRATED.on(e.TokensTaken)
def _tokens(event: e.TokensTaken, say: Say) -> str:
    if not any(event.tokens):
        return say("event.no_tokens", seat=seat_mark(event.seat))
    return say("event.tokens", seat=seat_mark(event.seat), tokens=token_marks(event.tokens))


@NARRATED.on(e.PricesRaised)
def _prices(event: e.PricesRaised, say: Say) -> str:
    risen = [(name, amount) for name, amount in zip(COMMODITIES, event.raised, strict=True) if amount]
    if not risen:
        return say("event.no_prices")
    changes = [say("event.rise", commodity=f"<{name}>", amount=amount) for name, amount in risen]
    return say("event.prices", changes=listed(changes, say, "comma"))


@NARRATED.on(e.CardPlayed)
def _card_played(event: e.CardPlayed, say: Say) -> str:
    return say("event.card_played", seat=seat_mark(event.seat))


@NARRATED.on(e.CardsDrawn)
def _cards_drawn(event: e.CardsDrawn, say: Say) -> str:
    return say("event.cards_drawn", n=event.count, seat=seat_mark(event.seat))


@NARRATED.on(e.FloorSkipped)
def _floor_skipped(event: e.FloorSkipped, say: Say) -> str:
    return say("event.floor_skipped", seat=seat_mark(event.seat))


@NARRATED.on(e.TurnEnded)
def _turn_ended(event: e.TurnEnded, say: Say) -> str:
    return say("event.turn_ended", seat=seat_mark(event.seat))


@NARRATED.on(e.DrawPileShuffled)
def _shuffled(event: e.DrawPileShuffled, say: Say) -> str:
    return say("event.shuffled")


@NARRATED.on(e.BonusTaken)
def _bonus(event: e.BonusTaken, say: Say) -> str:
    tokens = token_marks(event.tokens)
    return say("event.bonus", seat=seat_mark(event.seat), tokens=tokens, building=event.building)


@NARRATED.on(e.BonusDeclined)
def _bonus_declined(event: e.BonusDeclined, say: Say) -> str:
    return say("event.bonus_declined", seat=seat_mark(event.seat))


@NARRATED.on(e.TokensDiscarded)
def _discarded(event: e.TokensDiscarded, say: Say) -> str:
    return say("event.discarded", seat=seat_mark(event.seat), tokens=token_marks(event.tokens))


@NARRATED.on(e.FloorTraded)
def _floor(event: e.FloorTraded, say: Say) -> str:
    return say(
        "event.floor",
        seat=seat_mark(event.seat),
        seller=seat_mark(event.seller),
        amount=event.amount,
        commodity=f"<{event.commodity}>",
        total=event.amount * event.price,
    )


@NARRATED.on(e.Sold)
def _sold(event: e.Sold, say: Say) -> str:
    facts: dict[str, Any] = {
        "seat": seat_mark(event.seat),
        "commodity": f"<{event.commodity}>",
        "price": event.price,
        "raised": event.raised,
        "amount": event.amount,
        "total": event.amount * event.price,
        "new_price": event.new_price,
    }
    exported = [say("event.exported", **facts)] if event.raised else []
    level = event.new_price == event.price
    sold = say("event.sold_level" if level else "event.sold", **facts)
    return " ".join((*exported, sold, *_paid("event.firm", event.firms, say)))


@NARRATED.on(e.AuctionOpened)
def _auction(event: e.AuctionOpened, say: Say) -> str:
    return say("event.auction", seat=seat_mark(event.seat), railroad=event.railroad, bid=event.bid)


@NARRATED.on(e.BidMade)
def _bid(event: e.BidMade, say: Say) -> str:
    return say("event.bid", seat=seat_mark(event.seat), amount=event.amount)


@NARRATED.on(e.Passed)
def _passed(event: e.Passed, say: Say) -> str:
    return say("event.passed", seat=seat_mark(event.seat))


@NARRATED.on(e.AuctionWon)
def _won(event: e.AuctionWon, say: Say) -> str:
    won = say("event.won", seat=seat_mark(event.seat), railroad=event.railroad, price=event.price)
    return " ".join((won, *_paid("event.house", event.houses, say)))


@NARRATED.on(e.BuildingBought)
def _building(event: e.BuildingBought, say: Say) -> str:
    return say("event.building", seat=seat_mark(event.seat), building=event.building, cost=event.cost)


@NARRATED.on(e.BuildingUpgraded)
def _upgraded(event: e.BuildingUpgraded, say: Say) -> str:
    faces = {"building": event.building, "upgrade": event.upgrade}
    return say("event.upgraded", seat=seat_mark(event.seat), cost=event.cost, **faces)


@NARRATED.on(e.TownBought)
def _town(event: e.TownBought, say: Say) -> str:
    tokens = token_marks(event.tokens)
    return say("event.town", seat=seat_mark(event.seat), town=event.town, tokens=tokens)


@NARRATED.on(e.FinalRoundBegun)
def _final_round(event: e.FinalRoundBegun, say: Say) -> str:
    return say("event.final_round")


@NARRATED.on(e.VictoryDeclared)
def _victory(event: e.VictoryDeclared, say: Say) -> str:
    return say("event.victory", seat=seat_mark(event.seat), money=event.money)


@NARRATED.on(e.GameEnded)
def _over(event: e.GameEnded, say: Say) -> str:
    scores = [
        say("event.score", seat=seat_mark(seat), points=points) for seat, points in enumerate(event.points)
    ]
    winners = listed(map(seat_mark, event.winners), say)
    return say("event.over", n=len(event.winners), scores=listed(scores, say, "comma"), winners=winners)
