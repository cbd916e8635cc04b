"""The checks of the Crossroads Courier's claims, by the events and the rules' own count alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from raccoon.games.saloon_tycoon.scoring import score
from tests.scenes.newspaper.record import Check, Happening, Record

TRADE = {
    **dict.fromkeys(("guest_room", "luxury_suite", "brothel", "saloon"), "rest"),
    **dict.fromkeys(("kitchen", "pantry", "whiskey_still"), "table"),
    **dict.fromkeys(("billiards_room", "poker_room", "theater"), "play"),
}
OUTLAWS = ("sydney", "phineus", "flatfoot", "angie")


def points(state: Any) -> list[int]:
    return [score(player).total for player in state.players]


def alone(row: list[int], seat: int) -> bool:
    return all(row[seat] > theirs for other, theirs in enumerate(row) if other != seat)


def tile(one: Happening) -> str:
    return str(one.after.players[one.event.seat].rooms[one.event.room].tile)


def rooms_of(record: Record, seat: int) -> list[Happening]:
    return record.of("RoomFinished", seat=seat)


def claims_of(record: Record, seat: int) -> list[Happening]:
    return record.of("ClaimScored", seat=seat)


def is_won(record: Record, seat: int) -> bool:
    return list(record.ended().winners) == [seat]


def second(record: Record, seat: int) -> int:
    return int(max(total for other, total in enumerate(record.ended().points) if other != seat))


def won(record: Record, seat: int, points: int, other: int, second: int) -> bool:
    total = record.ended().points
    return (
        is_won(record, seat)
        and (total[seat], total[other]) == (points, second)
        and second == globals()["second"](record, seat)
    )


def tied(record: Record, seat: int, other: int) -> bool:
    total = record.ended().points
    return is_won(record, seat) and seat != other and total[seat] == total[other] == max(total)


def level(record: Record, seat: int, other: int, gold: int, less: int) -> bool:
    purse = [player.gold for player in record.last.players]
    return tied(record, seat, other) and (purse[seat], purse[other]) == (gold, less) and gold > less


def staked_more(record: Record, seat: int, other: int, n: int, less: int) -> bool:
    purse = [player.gold for player in record.last.players]
    staked = [len(claims_of(record, one)) for one in range(record.seats)]
    return (
        tied(record, seat, other)
        and purse[seat] == purse[other]
        and (staked[seat], staked[other]) == (n, less)
    )


def close(record: Record, seat: int, other: int) -> bool:
    total = record.ended().points
    return is_won(record, seat) and total[seat] - total[other] == 1 and total[other] == second(record, seat)


def led(record: Record, seat: int, round: int) -> bool:
    later = [points(one.after) for one in record.of("TurnEnded") if one.before.round > round]
    return all(alone(row, seat) for row in [*later, list(record.ended().points)])


def shared(record: Record, n: int, points: int) -> bool:
    ended = record.ended()
    return len(ended.winners) == n > 1 and all(ended.points[seat] == points for seat in ended.winners)


def turns(record: Record, seat: int, one: Happening) -> bool:
    """Ahead of everybody from the end of that turn on, and not at the end of the one before."""
    at = record.happenings.index(one)
    ends = [
        (n, points(h.after)) for n, h in enumerate(record.happenings) if type(h.event).__name__ == "TurnEnded"
    ]
    before = [row for n, row in ends if n < at]
    after = [row for n, row in ends if n > at] + [list(record.ended().points)]
    return all(alone(row, seat) for row in after) and (not before or not alone(before[-1], seat))


def turned_room(record: Record, seat: int, round: int, points: int, tile: str) -> bool:
    return any(
        (one.before.round, one.event.points, globals()["tile"](one)) == (round, points, tile)
        and turns(record, seat, one)
        for one in rooms_of(record, seat)
    )


def turned_claim(record: Record, seat: int, round: int, points: int, claim: str) -> bool:
    found = record.of("ClaimScored", seat=seat, claim=claim, points=points)
    return any(one.before.round == round and turns(record, seat, one) for one in found)


def at_end(record: Record, round: int) -> list[int]:
    return points(next(state for state in record.states if state.round > round))


def behind(record: Record, other: int, seat: int, round: int, theirs: int, mine: int) -> bool:
    row = at_end(record, round)
    return row[other] == theirs > mine == row[seat] and theirs == max(row)


def last_cube(record: Record, seat: int, round: int) -> bool:
    return any(one.before.round == round for one in record.of("EndTriggered", seat=seat))


def rooms(record: Record, seat: int, lamps: int, points: int) -> bool:
    found = rooms_of(record, seat)
    return len(found) == lamps and sum(one.event.points for one in found) == points


def first_lit(record: Record, seat: int, tile: str, round: int) -> bool:
    first = rooms_of(record, seat)[0]
    return (globals()["tile"](first), first.before.round) == (tile, round)


total = sum


def claims(record: Record, seat: int, claim: str, points: int, round: int, n: int, sum: int) -> bool:
    found = claims_of(record, seat)
    best = record.of("ClaimScored", seat=seat, claim=claim, points=points)
    return (
        (len(found), total(one.event.points for one in found)) == (n, sum)
        and points == max(one.event.points for one in found)
        and any(one.before.round == round for one in best)
    )


def where(record: Record, character: str) -> tuple[int, int] | None:
    """The house of somebody at the end, and the round of the last arrival there."""
    found = None
    for one in record.happenings:
        if getattr(one.event, "character", None) == character:
            match type(one.event).__name__:
                case "CitizenArrived" | "OutlawArrived":
                    found = one.event.seat, one.before.round
                case "CharacterMoved":
                    found = one.event.host, one.before.round
    return found


def wanted(record: Record, character: str, host: int, round: int) -> bool:
    return character in OUTLAWS and where(record, character) == (host, round)


def welcome(record: Record, character: str, host: int, round: int) -> bool:
    return character not in OUTLAWS and where(record, character) == (host, round)


def best_claim(record: Record, claim: str, seat: int, points: int, round: int) -> bool:
    found = record.of("ClaimScored")
    return max(one.event.points for one in found) == points and any(
        (one.event.claim, one.event.seat, one.event.points, one.before.round) == (claim, seat, points, round)
        for one in found
    )


def alike(record: Record) -> Counter[tuple[str, int]]:
    return Counter((tile(one), one.event.seat) for one in record.of("RoomFinished"))


def most_alike(record: Record, tile: str, seat: int, n: int) -> bool:
    return alike(record)[tile, seat] == n == max(alike(record).values())


def advertised(trade: str) -> Check:
    def check(record: Record, tile: str, seat: int, n: int) -> bool:
        most = max(count for (name, _), count in alike(record).items() if name == tile)
        return TRADE.get(tile, "service") == trade and alike(record)[tile, seat] == n == most

    return check


def last(record: Record, seat: int, round: int, points: int) -> bool:
    total = record.ended().points
    return bool(total[seat] == points == min(total) and record.last.round == round)


def left(record: Record, seat: int, lamps: int, gold: int) -> bool:
    return (len(rooms_of(record, seat)), record.last.players[seat].gold) == (lamps, gold)


def bribes(record: Record, n: int, sum: int) -> bool:
    moved = record.of("CharacterMoved")
    return (len(moved), total(one.event.price for one in moved)) == (n, sum)


def stolen(record: Record, n: int, sum: int) -> bool:
    found = record.of("GoldStolen")
    return (len(found), total(one.event.gold for one in found)) == (n, sum)


def reckoning(record: Record, rows: tuple[tuple[Any, ...], ...]) -> bool:
    """Each column adds up to the points; rooms and claims are those of the events."""
    table = {name: values for name, *values in rows}
    seats = range(record.seats)
    return (
        table["rooms"] == [total(one.event.points for one in rooms_of(record, seat)) for seat in seats]
        and table["claims"] == [total(one.event.points for one in claims_of(record, seat)) for seat in seats]
        and table["points"] == list(record.ended().points)
        and table["gold"] == [player.gold for player in record.last.players]
        and all(
            total(table[name][seat] for name in ("rooms", "roofs", "claims", "guests", "rest"))
            == table["points"][seat]
            for seat in seats
        )
    )


CHECKS: dict[str, Check] = {
    "won": won,
    "level": level,
    "staked_more": staked_more,
    "close": close,
    "clear": lambda record, seat, n: record.ended().points[seat] - second(record, seat) == n,
    "led": led,
    "shared": shared,
    "turned.room": turned_room,
    "turned.claim": turned_claim,
    "behind": behind,
    "last_cube": last_cube,
    "rooms": rooms,
    "rooms.none": lambda record, seat: not rooms_of(record, seat),
    "first_lit": first_lit,
    "claims": claims,
    "claims.none": lambda record, seat: not claims_of(record, seat),
    "wanted": wanted,
    "welcome": welcome,
    "nobody_came": lambda record: not any(player.characters for player in record.last.players),
    "best_claim": best_claim,
    "most_alike": most_alike,
    "last": last,
    "left": left,
    "bribes": bribes,
    "stolen": stolen,
    "reckoning": reckoning,
    **{f"ad.{trade}": advertised(trade) for trade in ("rest", "table", "play", "service")},
}
