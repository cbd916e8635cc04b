"""Challenges: a deal, opponents and a goal, thirty a game, as data; and people's results in them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from raccoon.app.afterwards.conditions import WrittenCondition, condition
from raccoon.app.afterwards.facts import facts, facts_in
from raccoon.app.assets import file
from raccoon.app.deal_code import Deal, deal_sign, decoded
from raccoon.app.errors import AppError
from raccoon.app.games import dealt, table_options
from raccoon.app.opponents import Opponents
from raccoon.app.saves.listing import Dealt, Listing
from raccoon.app.seats import COLOURS, EMBLEMS, Seat
from raccoon.app.text import Say
from raccoon.engine.chance import SEED_SIGNS
from raccoon.engine.match import Match
from raccoon.games.registry import by_rules

STARS = 3
"""The most stars."""


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A goal at the deal of a `code` against `opponents`; the person is in the first seat.

    The game's catalogue has ``challenge.<name>``, ``….goal`` and ``….story``. `goal` is a condition on the
    facts of the person's seat, `picture` the name of a pictogram.
    """

    name: str
    stars: int
    code: str
    opponents: tuple[str, ...]
    goal: WrittenCondition
    picture: str

    @property
    def deal(self) -> Deal:
        """The deal; `AppError` where its rules can no longer be played."""
        return decoded(self.code)


@cache
def challenges(game: str) -> tuple[Challenge, ...]:
    """Return the challenges of a game, in their order; empty where it has none."""
    found = file("challenges.json", game)
    return msgspec.json.decode(found.read_bytes(), type=tuple[Challenge, ...]) if found.is_file() else ()


def challenge_of(match: Match, seats: Sequence[Seat]) -> Challenge | None:
    """Return the challenge being played at a table; None for none."""
    return _challenge_at(match.game.name, Dealt(match.seed, deal_sign(match)), seats)


def _challenge_at(game: str, dealt: Dealt, seats: Sequence[Seat]) -> Challenge | None:
    """Return the challenge of a deal with these seats; None for none."""
    one = _by_seed(game).get(dealt.seed)
    if one is None or not seats[0].is_person or one.opponents != tuple(who.controller for who in seats[1:]):
        return None
    return one if _sign_of_code(one.code) == dealt.sign else None


@cache
def _by_seed(game: str) -> dict[str, Challenge]:
    return {one.code.replace("-", "")[-1 - SEED_SIGNS : -1]: one for one in challenges(game)}


@cache
def _sign_of_code(code: str) -> str:
    """Return the fingerprint of the deal of a code; "" where its rules can no longer be played."""
    try:
        deal = decoded(code)
    except AppError:
        return ""
    game = by_rules(deal.game, deal.rules)
    setup = dealt(game, deal.players, table_options(game, deal.options), deal.seed, deal.roles)
    return deal_sign(Match(game, setup, deal.seed))


def is_met(challenge: Challenge, match: Match, seats: Sequence[Seat]) -> bool:
    """Return whether the person has reached the goal in a finished game."""
    return condition(match.game.name, challenge.goal).holds(facts(match, seats)[0])


def table(challenge: Challenge, me: Seat, say: Say) -> list[Seat]:
    """Return the seats: the person, and the opponents in the remaining colours and emblems."""
    deal = challenge.deal
    colours = [colour for colour in COLOURS if colour != me.colour]
    emblems = [emblem for emblem in EMBLEMS if emblem != me.emblem]
    roster, seats = Opponents(deal.game), [msgspec.structs.replace(me, role=deal.roles[0])]
    for place, (who, role) in enumerate(zip(challenge.opponents, deal.roles[1:], strict=True)):
        name = str(say(f"bot.{roster.choice(who)[0]}"))
        while name.casefold() in [seat.name.casefold() for seat in seats]:
            name += " 2"
        seats.append(Seat(name, who, colours[place], emblems[place], role=role))
    return seats


def counts(game: str, listings: Iterable[Listing]) -> tuple[Counter[str], Counter[str]]:
    """Count the saved games in which people won and missed each challenge, by its name."""
    won, missed = Counter[str](), Counter[str]()
    for one in listings:
        dealt = one.game == game and one.over and one.parent is None
        challenge = _challenge_at(game, one.dealt, one.seats) if dealt else None
        if challenge and (found := facts_in(one, 0)):
            (won if condition(game, challenge.goal).holds(found) else missed)[challenge.name] += 1
    return won, missed
