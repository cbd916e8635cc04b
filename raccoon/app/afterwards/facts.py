"""Facts of the seats of a finished game, the levels of their opponents included."""

from collections.abc import Sequence

import msgspec

from raccoon.app.saves.listing import Listing
from raccoon.app.seats import Seat
from raccoon.bots.game_bots import parts
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.facts import FactCounter, SeatFacts, count
from raccoon.engine.match import Match
from raccoon.games.registry import FACTS


def kind_of(game: str) -> type[SeatFacts]:
    """Return the record class of a game's facts."""
    return _counter(game).kind


def facts(match: Match, seats: Sequence[Seat]) -> tuple[SeatFacts, ...]:
    """Return the facts of a finished game, seat by seat."""
    found = count(match, _counter(match.game.name))
    return tuple(_with_opponents(own, match.game.name, seats, place) for place, own in enumerate(found))


def facts_in(listing: Listing, seat: int) -> SeatFacts | None:
    """Return the facts of a seat of a listed finished game; None if a bot sat there."""
    if not listing.facts or not listing.facts[seat]:
        return None
    own = msgspec.convert(listing.facts[seat], kind_of(listing.game))
    return _with_opponents(own, listing.game, listing.players, seat)


def _with_opponents(own: SeatFacts, game: str, seats: Sequence[Seat], place: int) -> SeatFacts:
    """Add the facts about a seat's opponents to its own."""
    others = [*seats[:place], *seats[place + 1 :]]
    levels = [level(game, seat) for seat in others]
    own.weakest, own.strongest = min(levels, default=0), max(levels, default=0)
    own.people = sum(seat.is_person for seat in others)
    return own


def level(game: str, seat: Seat) -> int:
    """Return the level of an opponent, from 1 for the weakest on; 0 for a person or a bot without level."""
    levels = GAME_BOTS[game].roster.levels
    name = parts(seat.controller)[0]
    return levels.index(name) + 1 if name in levels else 0


def _counter(game: str) -> type[FactCounter[SeatFacts]]:
    return FACTS.get(game, FactCounter)
