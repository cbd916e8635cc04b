"""The checks of the Astoria Gazette's claims, by the events and the rules' own count alone."""

from __future__ import annotations

from typing import Any

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, HIGHEST_PRICES, LOWEST_PRICES
from raccoon.games.raccoon_tycoon.scoring import score
from tests.scenes.newspaper.record import Check, Happening, Record

BOUGHT = {
    "railroad": (("AuctionWon", "railroad"),),
    "town": (("TownBought", "town"),),
    "building": (("BuildingBought", "building"), ("BuildingUpgraded", "upgrade")),
}


def points(state: Any) -> list[int]:
    return [score(player).total for player in state.players]


def turns(record: Record) -> list[list[int]]:
    """The points after each turn and at the end."""
    return [points(one.after) for one in record.of("TurnEnded")] + [points(record.last)]


def bought(record: Record, kind: str, seat: int, name: str | None = None) -> list[Happening]:
    found = [
        one
        for event, field in BOUGHT[kind]
        for one in record.of(event, seat=seat)
        if name in (None, getattr(one.event, field))
    ]
    return sorted(found, key=record.happenings.index)


def price(one: Happening) -> int:
    return int(one.event.price if hasattr(one.event, "price") else one.event.cost)


def round_of(one: Happening) -> int:
    return int(one.before.round)


def won(record: Record, seat: int, points: int, other: int, second: int) -> bool:
    total, winners = record.ended().points, record.ended().winners
    rest = [total[one] for one in range(record.seats) if one != seat]
    return list(winners) == [seat] and total[seat] == points > second == total[other] == max(rest)


def level(record: Record, seat: int, other: int, points: int, money: int, less: int) -> bool:
    purse = [player.money for player in record.last.players]
    total = record.ended().points
    return (
        list(record.ended().winners) == [seat]
        and total[seat] == total[other] == points == max(total)
        and (purse[seat], purse[other]) == (money, less)
        and money > less
    )


def shared(record: Record, n: int, points: int) -> bool:
    ended = record.ended()
    return len(ended.winners) == n > 1 and all(ended.points[seat] == points for seat in ended.winners)


def close(record: Record, seat: int, other: int) -> bool:
    total = record.ended().points
    return (
        list(record.ended().winners) == [seat]
        and total[seat] - total[other] == 1
        and max(total[one] for one in range(record.seats) if one != seat) == total[other]
    )


def clear(record: Record, seat: int, n: int) -> bool:
    total = record.ended().points
    return bool(total[seat] - max(total[one] for one in range(record.seats) if one != seat) == n)


def alone(row: list[int], seat: int) -> bool:
    return all(row[seat] > theirs for other, theirs in enumerate(row) if other != seat)


def led(record: Record, seat: int, round: int) -> bool:
    """Ahead of everybody at the end of that round and of every later one, but not before."""
    ends = record.of("TurnEnded")
    earlier = [points(one.after) for one in ends if one.before.round < round]
    later = [points(one.after) for one in ends if one.before.round > round]
    return all(alone(row, seat) for row in [*later, points(record.last)]) and not (
        earlier and alone(earlier[-1], seat)
    )


def turned(kind: str) -> Check:
    def check(record: Record, seat: int, round: int, price: int | None = None, **name: str) -> bool:
        """Bought in that round; ahead of all from that turn on, and not at the end of the one before."""
        found = [one for one in bought(record, kind, seat, name[kind]) if round_of(one) == round]
        return any(_turns(record, seat, one, price) for one in found)

    return check


def _turns(record: Record, seat: int, one: Happening, paid: int | None) -> bool:
    at = record.happenings.index(one)
    ends = [
        (n, points(h.after)) for n, h in enumerate(record.happenings) if type(h.event).__name__ == "TurnEnded"
    ]
    before = [row for n, row in ends if n < at]
    after = [row for n, row in ends if n > at] + [points(record.last)]
    return (
        (paid is None or price(one) == paid)
        and all(alone(row, seat) for row in after)
        and (not before or not alone(before[-1], seat))
    )


def at_end(record: Record, round: int) -> list[int]:
    """The points when a round was over."""
    return points(next(state for state in record.states if state.round > round))


def behind(record: Record, other: int, seat: int, round: int, theirs: int, mine: int) -> bool:
    row = at_end(record, round)
    return row[other] == theirs > mine == row[seat] and theirs == max(row)


def railroads(
    record: Record, seat: int, railroad: str, price: int, round: int, n: int = 1, sum: int = 0
) -> bool:
    won = record.of("AuctionWon", seat=seat)
    dearest = [one for one in won if one.event.railroad == railroad and one.event.price == price]
    paid = [one.event.price for one in won]
    return (
        len(won) == n
        and max(paid) == price
        and any(round_of(one) == round for one in dearest)
        and (n == 1 or total(paid) == sum)
    )


def towns(record: Record, seat: int, n: int, town: str, round: int) -> bool:
    found = record.of("TownBought", seat=seat)
    return len(found) == n and found[-1].event.town == town and round_of(found[-1]) == round


def buildings(record: Record, seat: int, sum: int, building: str, round: int) -> bool:
    found = bought(record, "building", seat)
    name = found[0].event.building
    return total(price(one) for one in found) == sum and name == building and round_of(found[0]) == round


total = sum


def sold(record: Record, seat: int, n: int, sum: int) -> bool:
    events = [one.event for one in record.of("Sold", seat=seat)]
    return total(e.amount for e in events) == n and total(e.amount * e.price for e in events) == sum


def parts(record: Record, seat: int, points: int, railroads: int, towns: int, rest: int) -> bool:
    own = score(record.last.players[seat])
    others = own.pairs + own.buildings + own.bonuses
    return (own.railroads, own.towns, others) == (
        railroads,
        towns,
        rest,
    ) and railroads + towns + rest == points


def once(record: Record, seat: int, round: int) -> bool:
    rounds = range(round + 1, record.last.round)
    return alone(at_end(record, round), seat) and not any(
        alone(at_end(record, later), seat) for later in rounds
    )


def best_sale(record: Record, seat: int, lot: tuple[str, int], sum: int, round: int) -> bool:
    sales = record.of("Sold")
    best = max(one.event.amount * one.event.price for one in sales)
    return best == sum and any(
        (one.event.seat, one.event.commodity, one.event.amount, round_of(one)) == (seat, *lot, round)
        and one.event.amount * one.event.price == sum
        for one in sales
    )


def extreme(most: bool) -> Check:
    def check(record: Record, railroad: str, price: int, seat: int, round: int) -> bool:
        won = record.of("AuctionWon")
        limit = (max if most else min)(one.event.price for one in won)
        return limit == price and any(
            (one.event.railroad, one.event.price, one.event.seat, round_of(one))
            == (railroad, price, seat, round)
            for one in won
        )

    return check


def _fights(record: Record) -> list[tuple[Happening, list[tuple[int, int]]]]:
    """Every auction that was won, with its bids."""
    found, bids = [], []
    for one in record.happenings:
        match type(one.event).__name__:
            case "AuctionOpened":
                bids = [(one.event.seat, one.event.bid)]
            case "BidMade":
                bids = [*bids, (one.event.seat, one.event.amount)]
            case "AuctionWon":
                found.append((one, bids))
    return found


def fought(record: Record, railroad: str, n: int, round: int, seat: int) -> bool:
    fights = _fights(record)
    return max(len(bids) for _, bids in fights) == n and any(
        (one.event.railroad, one.event.seat, round_of(one), len(bids)) == (railroad, seat, round, n)
        for one, bids in fights
    )


def last(record: Record, seat: int, round: int, points: int) -> bool:
    """Nobody has fewer points; with as few nobody has less money who did not win as well."""
    total = record.ended().points
    purse = [player.money for player in record.last.players]
    worse = [one for one in range(record.seats) if (total[one], purse[one]) < (total[seat], purse[seat])]
    return (
        total[seat] == points
        and record.last.round == round
        and all(seat not in record.ended().winners and one in record.ended().winners for one in worse)
    )


def left(record: Record, seat: int, estate: tuple[int, int, int], money: int) -> bool:
    own = record.last.players[seat]
    return (len(own.railroads), len(own.towns), len(own.buildings), own.money) == (*estate, money)


def outbid(record: Record, seat: int, other: int, railroad: str, bid: int, price: int, round: int) -> bool:
    return any(
        (one.event.railroad, one.event.seat, one.event.price, round_of(one))
        == (railroad, other, price, round)
        and (seat, bid) in bids
        and bid < price
        for one, bids in _fights(record)
    )


def thrown(record: Record, seat: int, n: int) -> bool:
    discarded = [total(one.event.tokens) for one in record.of("TokensDiscarded", seat=seat)]
    return total(discarded) == n > 0


def advertised(record: Record, building: str, seat: int, round: int) -> bool:
    return any(
        round_of(one) == round and building in (getattr(one.event, "upgrade", None) or one.event.building,)
        for one in bought(record, "building", seat)
    )


def advertised_as(power: str) -> Check:
    """The text is about what the building does."""

    def check(record: Record, building: str, **facts: int) -> bool:
        face = BUILDINGS[building]
        kind = face.commodities[0] if len(face.commodities) == 1 else "any"
        said = f"bonus.{kind}" if face.power == "bonus" else face.power
        return said == power and advertised(record, building, **facts)

    return check


def market(record: Record, rows: tuple[tuple[str, int, int, int, int], ...]) -> bool:
    names = ("wheat", "wood", "iron", "coal", "goods", "luxury")
    ends = [record.states[0], *(one.after for one in record.of("TurnEnded")), record.last]
    return all(
        row
        == (
            name,
            LOWEST_PRICES[n],
            max(state.prices[n] for state in ends),
            record.last.prices[n],
            total(one.event.amount for one in record.of("Sold", commodity=name)),
        )
        for n, (name, row) in enumerate(zip(names, rows, strict=True))
    )


CHECKS: dict[str, Check] = {
    "won": won,
    "level": level,
    "shared": shared,
    "close": close,
    "clear": clear,
    "led": led,
    "turned.railroad": turned("railroad"),
    "turned.town": turned("town"),
    "turned.building": turned("building"),
    "behind": behind,
    "railroads": railroads,
    "railroads.one": railroads,
    "railroads.none": lambda record, seat: not record.of("AuctionWon", seat=seat),
    "towns": towns,
    "towns.none": lambda record, seat: not record.of("TownBought", seat=seat),
    "buildings": buildings,
    "sold": sold,
    "parts": parts,
    "points": lambda record, seat, points: record.ended().points[seat] == points,
    "once": once,
    "best_sale": best_sale,
    "dearest": extreme(True),
    "cheapest": extreme(False),
    "fought": fought,
    "last": last,
    "left": left,
    "outbid": outbid,
    "thrown": thrown,
    "market": market,
    "unbuilt": lambda record: not any(bought(record, "building", seat) for seat in range(record.seats)),
    "weather.hot": lambda record, n: (
        n == total(a == b for a, b in zip(record.last.prices, HIGHEST_PRICES, strict=False)) > 0
    ),
    "weather.fair": lambda record, n: (
        n == total(a > b for a, b in zip(record.last.prices, LOWEST_PRICES, strict=False))
    ),
    "declared": lambda record, seat, money: bool(record.of("VictoryDeclared", seat=seat, money=money)),
    **{
        f"ended.{kind}": lambda record, kind=kind: kind in record.of("FinalRoundBegun")[-1].event.exhausted
        for kind in ("railroads", "towns", "buildings")
    },
    **{f"ad.{face.power}": advertised_as(face.power) for face in BUILDINGS.values() if face.power != "bonus"},
    **{
        f"ad.bonus.{kind}": advertised_as(f"bonus.{kind}")
        for kind in ("wheat", "wood", "iron", "coal", "goods", "luxury", "any")
    },
}
