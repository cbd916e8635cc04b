"""The review of a finished game's auctions: prices paid against worth."""

from collections.abc import Sequence
from functools import partial

from raccoon.app.afterwards.post_mortem import valuations
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.engine.post_mortem import Valuation
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from scenes.raccoon_tycoon.art import paintings
from scenes.raccoon_tycoon.words.names import named
from scenes.table.presentation.post_mortem_data import Deed, Dots, PostMortem, SeatTally, mood_of


def post_mortem(session: Session, catalogue: Catalogue) -> PostMortem:
    """The page of every railroad sold, with each seat's gains."""
    say = catalogue.say
    sold = valuations(session.match)
    names = [seat.name for seat in session.seats]
    gains = [sum(sale.gain or 0 for sale in sold if sale.seat == seat) for seat in range(len(names))]
    order = sorted(range(len(names)), key=lambda seat: -gains[seat])
    tallies = [_tally(seat, gains[seat], sold, say) for seat in order]
    heads = ("railroad", "buyer", "paid", "due", "gained")
    return PostMortem(
        heading=_heading(sold, names, gains, order, say),
        sentence=say("auctions.sentence", n=len(sold), price=_dollars(_point_price(sold), say))
        if sold
        else "",
        columns=(say("results.ledger.round"), *(say(f"auctions.column.{head}") for head in heads)),
        deeds=[_deed(sale, names, say) for sale in sold],
        nothing=say("auctions.nothing"),
        title=say("auctions.title"),
        tallies=tuple(tallies),
        card_columns=tuple(say(f"auctions.column.{head}") for head in ("bid", "points", "worth")),
        tell=partial(_dollars, say=say),
    )


def _heading(
    sold: Sequence[Valuation], names: list[str], gains: list[int], order: list[int], say: Say
) -> str:
    best, second, worst = order[0], order[1], order[-1]
    if not gains[best] > max(0, gains[second]):
        return say("auctions.heading" if sold else "auctions.heading.none")
    kind = "both" if gains[worst] < 0 else "best"
    return say(f"auctions.heading.{kind}", best=names[best], worst=names[worst])


def _point_price(sold: Sequence[Valuation]) -> float:
    points = sum(sale.worths[sale.seat].points for sale in sold if sale.seat is not None)
    return round(sum(sale.amount for sale in sold) / max(1.0, points), 2)


def _dollars(amount: float, say: Say) -> str:
    return say("money.amount", amount=amount)


def _gained(amount: int, say: Say) -> str:
    sign = "+" if amount > 0 else "−" if amount < 0 else ""
    return f"{sign}{_dollars(abs(amount), say)}"


def _tally(seat: int, gain: int, sold: Sequence[Valuation], say: Say) -> SeatTally:
    bought = sum(sale.seat == seat for sale in sold)
    return SeatTally(seat, say("auctions.bought", n=bought), _gained(gain, say), mood_of(gain))


def _deed(sale: Valuation, names: list[str], say: Say) -> Deed:
    assert sale.seat is not None
    own, bought = sale.worths[sale.seat], named(sale.piece, say)
    others = tuple([(one.seat, one.able) for one in sale.worths if one.seat != sale.seat and one.able])
    last = sale.gain is None
    kind = "last" if last else {"good": "gained", "bad": "overpaid", "": "even"}[mood_of(sale.gain or 0)]
    difference = _dollars(abs(sale.gain or 0), say)
    figures = _dollars(sale.amount, say), _dollars(sale.due, say)
    return Deed(
        round=sale.round,
        moves=sale.moves,
        picture=partial(paintings.medallion, name=sale.piece),
        name=bought,
        seat=sale.seat,
        figures=(*figures, "–" if last else _gained(sale.gain or 0, say)),
        mood=mood_of(sale.gain or 0),
        dots=Dots(sale.amount, None if last else own.value, sale.due, others),
        card=tuple([(one.seat, _line(one.offer, one.points, one.value, say)) for one in sale.worths]),
        sentence=f"{say(f'auctions.told.{kind}', name=names[sale.seat], difference=difference)} "
        + _others(sale, names, say),
    )


def _others(sale: Valuation, names: list[str], say: Say) -> str:
    """The words for where the others would have stopped, or for one who bid beyond the worth."""
    others = [one for one in sale.worths if one.seat != sale.seat]
    rival, due = max(others, key=lambda one: one.offer), _dollars(sale.due, say)
    if rival.offer > sale.due:
        return say("auctions.told.beyond", name=names[rival.seat], bid=_dollars(rival.offer, say), due=due)
    poor = all(one.able < RAILROADS[sale.piece].minimum_bid for one in others)
    return say("auctions.told.alone" if poor and not rival.offer else "auctions.told.stop", due=due)


def _line(bid: int, points: float, worth: int, say: Say) -> tuple[str, ...]:
    value = say("people.number", number=round(points, 1))
    return _dollars(bid, say) if bid else "–", value, _dollars(worth, say)
