"""Deal codes: twelve characters that encode a game, its rules, players, options, roles and seed.

The characters are Crockford's base 32 in groups of four. The last one is a check digit: the characters are
the coefficients of a word of a Reed-Solomon code over the field of 32 elements, so that every single wrong
character and every swap of two is detected. A code deals the same on every machine and in every later version
that still plays its rules.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b

import msgspec

from raccoon.app.errors import AppError
from raccoon.app.seats import Seat
from raccoon.engine.chance import SEED_SIGNS, SIGNS
from raccoon.engine.game import Game
from raccoon.engine.match import Match
from raccoon.engine.table_options import OptionValue, option_values
from raccoon.games.registry import RULES_VERSIONS, by_rules

LENGTH = 12
MOST_GAMES, MOST_RULES = 8, 16
ROOM = 32 ** (LENGTH - 1 - SEED_SIGNS)
"""The number of set-ups that the characters before the seed can tell apart."""
READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": ""})
"""Characters that are easily confused, and the separators between the groups."""
GROUPED = re.compile(r"[0-9A-Za-z]{4}([- ][0-9A-Za-z]{4}){2}")


class Deal(msgspec.Struct, frozen=True):
    """A decoded deal; `rules` is the rules version, `roles` are those asked for ("" for none)."""

    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    roles: tuple[str, ...]
    seed: str


def encoded(
    game: Game, players: int, options: Mapping[str, OptionValue], roles: Sequence[str], seed: str
) -> str:
    """Return the code of a deal; "" for a seed typed as free text, and for rules older than codes."""
    if len(seed) != SEED_SIGNS or not set(seed) <= set(SIGNS) or game.name not in RULES_VERSIONS:
        return ""
    table, unit = 0, 1
    chosen = (list(RULES_VERSIONS).index(game.name), game.rules_version, game.seats.index(players))
    radices = (MOST_GAMES, MOST_RULES, len(game.seats))
    for choice, radix in (*zip(chosen, radices, strict=True), *_choices(game, players, options, roles)):
        table, unit = table + choice * unit, unit * radix
    if unit > ROOM:
        return ""
    signs = "".join(SIGNS[table // 32**place % 32] for place in range(LENGTH - 1 - SEED_SIGNS)) + seed
    whole = signs + SIGNS[_check(signs)]
    return "-".join(whole[begin : begin + 4] for begin in range(0, LENGTH, 4))


def code_at(match: Match, seats: Sequence[Seat]) -> str:
    """Return the code of the deal of a match with these seats; "" as `encoded`."""
    options = msgspec.to_builtins(match.setup.options)
    return encoded(match.game, len(seats), options, [seat.role for seat in seats], match.seed)


def _choices(
    game: Game, players: int, options: Mapping[str, OptionValue], roles: Sequence[str]
) -> Iterator[tuple[int, int]]:
    """Yield each further choice and its number of values; new options come last: old codes hold."""
    known = ("", *dict.fromkeys(game.roles(players)))
    yield from ((known.index(role), len(known)) for role in roles)
    usual = game.options_type()
    for name, values in option_values(game).items():
        yield values.index(options.get(name, getattr(usual, name))), len(values)


def deal_sign(match: Match) -> str:
    """Return the fingerprint of a match's deal: equal for all games of one set-up, seed and rules."""
    deal = match.game.name, match.game.rules_version, match.seed, match.setup
    return blake2b(msgspec.json.encode(deal), digest_size=10).hexdigest()


def is_code(words: str) -> bool:
    """Return whether the words look like a code: twelve characters in groups of four (else a seed)."""
    return bool(GROUPED.fullmatch(words.strip()))


def decoded(words: str) -> Deal:
    """Decode a code; `AppError` for a mistyped one, or for newer or discontinued rules."""
    signs = words.strip().upper().translate(READ_AS)
    if len(signs) != LENGTH or not _is_right(signs):
        raise AppError("error.code.mistyped", code=words.strip())
    table = sum(SIGNS.index(sign) * 32**place for place, sign in enumerate(signs[: LENGTH - 1 - SEED_SIGNS]))
    table, number = divmod(table, MOST_GAMES)
    table, version = divmod(table, MOST_RULES)
    if number >= len(RULES_VERSIONS) or version > [*RULES_VERSIONS.values()][number]:
        raise AppError("error.code.newer", code=words.strip())
    game = by_rules(list(RULES_VERSIONS)[number], version)
    if game.rules_version != version:
        raise AppError("error.code.rules", code=words.strip())
    table, place = divmod(table, len(game.seats))
    players = game.seats[place]
    known = ("", *dict.fromkeys(game.roles(players)))
    roles, options = [], {}
    for _ in range(players):
        table, role = divmod(table, len(known))
        roles.append(known[role])
    for name, values in option_values(game).items():
        table, choice = divmod(table, len(values))
        options[name] = values[choice]
    return Deal(game.name, version, players, options, tuple(roles), signs[LENGTH - 1 - SEED_SIGNS : -1])


def _is_right(signs: str) -> bool:
    return set(signs) <= set(SIGNS) and _check(signs[:-1]) == SIGNS.index(signs[-1])


def _check(signs: str) -> int:
    """Return the check digit: with it the sum of each digit times its place's power of the generator is 0."""
    powers, total = _powers(), 0
    for place, sign in enumerate(reversed(signs), 1):
        if value := SIGNS.index(sign):
            total ^= powers[(powers.index(value) + place) % 31]
    return total


@cache
def _powers() -> list[int]:
    """Return the powers of the generator of the field of 32 elements (x^5 + x^2 + 1)."""
    powers = [1]
    while len(powers) < 31:
        following = powers[-1] << 1
        powers.append(following ^ 0b100101 if following & 32 else following)
    return powers
