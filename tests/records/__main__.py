"""Search for games in which a game's medals are won: ``python -m tests.records GAME --games N --seed SEED``.

Found games are added to the recorded ones; those that prove nothing more are removed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence

from tqdm import tqdm

from raccoon.app.afterwards.conditions import Condition
from raccoon.app.afterwards.facts import facts
from raccoon.app.afterwards.medals import medals
from raccoon.app.seats import PERSON
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.table_options import option_values
from raccoon.games.registry import GAMES
from tests.records.play import Minds, play
from tests.records.recording import Recording, load, path_of, recorded, save

PURPOSE = "medals"
MOST_REFUSALS = 6
"""The most commands that a player never gives, plus one; half of the players refuse none."""


def tables(
    game: str, seed: str, games: int, opponents: str, player: str
) -> Iterator[tuple[Recording, Minds]]:
    """Tables of many kinds with one person, whose seat is played by any bot, a style of the league, a
    headstrong bot, or always the bot `player`; the opponents may be given too, else weaker ones are more
    frequent.
    """
    rules, bots = GAMES[game], GAME_BOTS[game]
    levels = bots.roster.levels
    names = [*levels, *bots.roster.plain, *bots.styles]
    commands = [command.__name__ for command in rules.commands]
    for number in range(games):
        chance = Chance(f"{seed}/{number}")
        players = chance.pick(tuple(rules.seats))
        chosen = {name: chance.pick(tuple(values)) for name, values in option_values(rules).items()}
        options = {name: value for name, value in chosen.items() if not chance.below(3)}
        seats = [levels[min(chance.below(len(levels)), chance.below(len(levels)))] for _ in range(players)]
        person = chance.below(players)
        if opponents:
            seats, person = ["", *opponents.split(",")], 0
        seats[person] = PERSON
        never = chance.shuffled(commands)[: max(0, chance.below(MOST_REFUSALS) - MOST_REFUSALS // 2)]
        table = Recording(game, rules.rules_version, f"{seed}/{number}", tuple(seats), options=options)
        yield table, Minds({person: player or chance.pick(names)}, {person: () if player else never}, seed)


def proved(game: Recording, wanted: Mapping[str, Condition]) -> frozenset[str]:
    """The goals that the people of a recorded game reach; none for a game that was given up."""
    match = game.played()
    if match.to_act():
        return frozenset()
    found = zip(game.people, facts(match, game.people), strict=True)
    people = [own for seat, own in found if seat.is_person]
    return frozenset(name for name, goal in wanted.items() if any(map(goal.holds, people)))


def fewest(proofs: Sequence[tuple[Recording, frozenset[str]]]) -> list[Recording]:
    """A small set of games that together prove as much as all of them."""
    kept: list[Recording] = []
    known: frozenset[str] = frozenset()
    while True:
        best, more = max(proofs, key=lambda proof: len(proof[1] - known), default=(None, known))
        if best is None or not more - known:
            return kept
        kept.append(best)
        known |= more


def main() -> None:
    """Search, save the found games and print the goals without proof."""
    parser = argparse.ArgumentParser(prog="python -m tests.records", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="medals")
    parser.add_argument("--opponents", default="", metavar="NAME,NAME")
    parser.add_argument("--player", default="", metavar="NAME")
    arguments = parser.parse_args()
    plan = tables(**vars(arguments))
    path, wanted = path_of(arguments.game, PURPOSE), {one.name: one.goal for one in medals(arguments.game)}
    proofs = [(game, proved(game, wanted)) for game in load(path)]
    for table, minds in tqdm(plan, total=arguments.games):
        known = frozenset().union(*(names for _, names in proofs))
        if known == wanted.keys():
            break
        game = recorded(table, play(table, minds))
        if (names := proved(game, wanted)) - known:
            proofs.append((game, names))
    save(path, fewest(proofs))
    missing = wanted.keys() - frozenset().union(*(names for _, names in proofs))
    print(f"{path.stat().st_size} bytes; not won: {', '.join(sorted(missing)) or 'none'}")


if __name__ == "__main__":
    main()
