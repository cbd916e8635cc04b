"""The deal of the day, derived from the date alone, the same on every machine; and its best results."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from hashlib import blake2b

from raccoon.app.deal_code import encoded
from raccoon.app.games import game_named
from raccoon.app.saves.listing import Listing
from raccoon.engine.chance import SEED_SIGNS, SIGNS
from raccoon.engine.facts import place_of

PLAYERS = 4


@dataclass(frozen=True)
class DailyResult:
    """A person's result in a deal: the place, and the points."""

    place: int
    points: int


def seed_of(day: date, game: str) -> str:
    """Return the seed of a day's deal."""
    digest = blake2b(f"{game} {day.isoformat()}".encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "big")
    return "".join(SIGNS[number >> 5 * place & 31] for place in range(SEED_SIGNS))


def code_of(day: date, game: str) -> str:
    """Return the code of a day's deal, with the default options."""
    rules = game_named(game)
    players = _players(game)
    return encoded(rules, players, {}, [""] * players, seed_of(day, game))


def best_results(listings: Iterable[Listing]) -> dict[tuple[str, str], DailyResult]:
    """Return people's best results by game and seed, among games played from their deal to their end."""
    found: dict[tuple[str, str], DailyResult] = {}
    for one in listings:
        if not (one.dealt.seed and one.outcome) or one.parent or len(one.seats) != _players(one.game):
            continue
        tries = [
            DailyResult(place_of(one.outcome, seat), one.outcome[seat].points)
            for seat, who in enumerate(one.players)
            if who.is_person
        ]
        tries += [found[one.game, one.dealt.seed]] if (one.game, one.dealt.seed) in found else []
        if tries:
            found[one.game, one.dealt.seed] = min(tries, key=lambda result: (result.place, -result.points))
    return found


def _players(game: str) -> int:
    return min(PLAYERS, game_named(game).seats[-1])
