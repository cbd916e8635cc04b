"""Whole games between bots with their results split: a seat with the best deal owes it to luck, a strong bot
to skill.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from statistics import fmean

from raccoon.app.afterwards.chances import GAMES, Judge
from raccoon.app.afterwards.reckoning import ResultParts, reckon
from raccoon.app.afterwards.review import Review, Reviewer
from raccoon.bots.arena import Tournament
from raccoon.bots.assessor import judge_at_once, play_on
from raccoon.bots.game_bots import remember
from raccoon.bots.pool import processes
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.match import Entry, Match
from raccoon.games import registry

DEALS = 16
"""The number of random outcomes from which the favoured seat gets the best."""
PARTS = ("deal", "draws", "own", "others", "unexplained", "whole")
FAVOURED, REST = "best dealt", "others"

Found = list[tuple[str, ResultParts]]


def parted(tournament: Tournament, jobs: int) -> Iterator[Found]:
    """The parts of each seat's result with its kind, game by game, played by `jobs` processes."""
    with processes(jobs) as workers:
        yield from workers.map(partial(_parted, tournament), range(tournament.games))


def mean_parts(found: Sequence[tuple[str, ResultParts]]) -> Mapping[str, tuple[float, ...]]:
    """The mean of every part, by the kind of seat."""
    kinds = dict.fromkeys(kind for kind, _ in found)
    rows = {kind: [parts for name, parts in found if name == kind] for kind in kinds}
    return {
        kind: tuple([fmean(getattr(p, part) for p in parts) for part in PARTS])
        for kind, parts in rows.items()
    }


def _parted(tournament: Tournament, number: int) -> Found:
    """The parts of a game's results; none if it is given up. Among bots of one kind a seat is favoured."""
    favoured = number % tournament.players if len(set(tournament.bots)) == 1 else None
    match = played(tournament, number, favoured)
    if match is None:
        return []
    judge = Judge(match)
    course = judge.initial()
    for game in range(GAMES):
        chance = Chance(f"{match.seed}/on", game)
        course = course.with_game(0, play_on(match.game, judge.assessor, match.state_after(0), chance))
    reviewer = Reviewer(match, judge.assessor, course.key, quick=True)
    glances = tuple([reviewer.glance(moves) for moves in range(len(match.entries))])
    found = reckon(match, course, Review(course.key, len(glances), glances)).seats
    names = tournament.seating(number)
    kinds = (
        names if favoured is None else [FAVOURED if seat == favoured else REST for seat in range(len(names))]
    )
    return list(zip(kinds, found, strict=True))


def played(tournament: Tournament, number: int, favoured: int | None) -> Match | None:
    """A game of the tournament in which a favoured seat gets the best deal, None for one that does
    not end.
    """
    game, deal, bots = registry.GAMES[tournament.game], tournament.deal(number), GAME_BOTS[tournament.game]
    assert bots.assessor
    assessor, memory = bots.assessor(), bots.memory(tournament.players)
    setup = game.setup(tournament.players, game.options_type(**tournament.options), Chance(deal))
    match = Match(game, setup, f"{deal}/{number}")
    table = [bots.make(name) for name in tournament.seating(number)]
    while seats := match.to_act():
        if game.progress(match.view(None)).number > tournament.rounds_cap:
            return None
        seat, next_number = seats[0], match.next_number
        view, thought = memory.recall(match.view(seat)), Chance(f"{match.seed}/{seat}", next_number)
        command = table[seat].choose(view, match.options(seat), thought)
        best = game.decide(match.state, command, Chance(f"{match.seed}/0", next_number))
        if favoured is not None and any(event.reveals for event in best.events):
            deals = [
                assessor.redeal(match.state, Chance(f"{match.seed}/deal/{n}", next_number))
                for n in range(DEALS)
            ]
            made = [
                game.decide(state, command, Chance(f"{match.seed}/{n}", next_number))
                for n, state in enumerate(deals)
            ]
            best = max(made, key=lambda one: judge_at_once(game, assessor, one.state)[favoured])
        remember(memory, game, match.state, best.events)
        match.keep(Entry(next_number, command, best.events), best.state)
    return match
