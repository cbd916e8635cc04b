"""Search for deals at which challenges can be won: ``python -m tests.records.challenges GAME --games N``.

A challenge whose recording proves it keeps its deal. For any other, deals are tried until a bot in the
person's seat wins it; its code is written to the game's ``challenges.json``, the game to the recordings. With
``--levels NAME …`` nothing is written: it prints how often these levels, in the person's seat, win each
challenge.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from raccoon.app.afterwards.challenges import Challenge, challenges, is_met
from raccoon.app.assets import file
from raccoon.app.deal_code import decoded, encoded
from raccoon.app.seats import PERSON
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import SEED_SIGNS, SIGNS, Chance
from raccoon.games.registry import GAMES
from tests.records.play import Minds, play
from tests.records.recording import Recording, load, path_of, recorded, save

PURPOSE = "challenges"
REFUSED: dict[str, dict[str, tuple[str, ...]]] = {
    "raccoon_tycoon": {"rails_alone": ("BuyTown", "BuyBuilding"), "no_railroad": ("OpenAuction", "Bid")},
    "saloon_tycoon": {"no_claim": ("StakeClaim",), "no_card": ("PlayCard",)},
}
"""Commands never given by a player who is to win a challenge."""


def at_table(challenge: Challenge, code: str) -> Recording:
    """The table of a challenge at the deal of a code."""
    deal, seats = decoded(code), (PERSON, *challenge.opponents)
    roles = deal.roles if any(deal.roles) else ()
    options = {name: value for name, value in deal.options.items() if value != _usual(deal.game, name)}
    return Recording(deal.game, deal.rules, deal.seed, seats, options=options, roles=roles)


def _usual(game: str, option: str) -> object:
    return getattr(GAMES[game].options_type(), option)


def proves(game: Recording, challenge: Challenge) -> bool:
    """Return whether a recorded game was played at the challenge's table and meets its goal."""
    if replace(game, commands=()) != at_table(challenge, challenge.code):
        return False
    match = game.played()
    return not match.to_act() and is_met(challenge, match, game.people)


def tries(challenge: Challenge, games: int) -> Iterator[tuple[str, Recording]]:
    """Games at other deals of the same table, each with its code; any bot plays the person's seat."""
    deal = decoded(challenge.code)
    bots, game = GAME_BOTS[deal.game], GAMES[deal.game]
    heroes = [*bots.roster.levels, *bots.styles]
    never = REFUSED.get(deal.game, {}).get(challenge.name, ())
    for number in range(games):
        chance = Chance(f"{deal.game}/{challenge.name}/{number}")
        seed = "".join(chance.pick(SIGNS) for _ in range(SEED_SIGNS))
        code = encoded(game, deal.players, deal.options, deal.roles, seed)
        table = at_table(challenge, code)
        yield code, recorded(table, play(table, Minds({0: chance.pick(heroes)}, {0: never}, seed)))


def won_by(level: str, challenge: Challenge, games: int) -> int:
    """The number of games in which a level reaches the goal in the person's seat."""
    table = at_table(challenge, challenge.code)
    played = (play(table, Minds({0: level}, seed=f"{number}")) for number in range(games))
    return sum(not match.to_act() and is_met(challenge, match, table.people) for match in played)


def measure(game: str, levels: Sequence[str], games: int) -> None:
    """Print a row for each challenge: its stars, and the number of games that each level wins."""
    print(f"of {games} games each:", *levels)
    for one in challenges(game):
        print(f"{one.name:20}", "*" * one.stars, *(won_by(level, one, games) for level in levels), sep="\t")


def main() -> None:
    """Search for missing proofs, save them and print the challenges without one; or measure levels."""
    parser = argparse.ArgumentParser(prog="python -m tests.records.challenges", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--levels", nargs="+", default=())
    arguments = parser.parse_args()
    if arguments.levels:
        measure(arguments.game, arguments.levels, arguments.games)
        return
    path, known = path_of(arguments.game, PURPOSE), load(path_of(arguments.game, PURPOSE))
    told, kept = [], []
    for one in challenges(arguments.game):
        proof, found = next((game for game in known if proves(game, one)), None), one
        for code, game in () if proof else tries(one, arguments.games):
            if proves(game, trial := replace(one, code=code)):
                proof, found = game, trial
                break
        told.append(found)
        kept += [proof] if proof else []
        if proof is None:
            print(f"{one.name}: not found")
    save(path, kept)
    rows = ",\n".join(f"  {msgspec.json.encode(one).decode()}" for one in told)
    Path(str(file("challenges.json", arguments.game))).write_text(f"[\n{rows}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
