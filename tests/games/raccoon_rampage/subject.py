"""Raccoon Rampage under the laws; the seeds were searched for what the names promise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from raccoon.games.raccoon_rampage.cards.swap import PoliciesSwapped
from raccoon.games.raccoon_rampage.catalogue import LOWEST_IMPACT
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.state import State
from tests.games.subject import Fields, Subject
from tests.golden.playthroughs import Beginning, Playthrough


def well_governed(state: State) -> State:
    """The same table with the tracker as low as it goes and hardly a raccoon left.

    Random seats lose in the second round: from here they reach the final evaluation. Most spread cards
    lie on the discard pile, so that the deck is shuffled anew.
    """
    deck = state.spread_deck
    return replace(
        state, impact=LOWEST_IMPACT, raccoons=(0, 0, 1), spread_deck=deck[:8], spread_discard=deck[8:]
    )


def _few_raccoons(state: State) -> State:
    """Random seats lose early: only from here they win now and then."""
    return replace(well_governed(state), raccoons=(1, 2, 5))


WELL_GOVERNED = Beginning("the tracker stands at -9 and eight raccoons are left", _few_raccoons)


def _playthrough(
    name: str, players: int, seed: int, beginning: Beginning | None = None, **options: Any
) -> Playthrough:
    return Playthrough(GAME, name, players, seed, options, beginning)


PLAYTHROUGHS = (
    _playthrough("4-players-all-lose", 4, 1),
    _playthrough("4-players-won", 4, 5879, WELL_GOVERNED),
    _playthrough("3-players-panacea", 3, 1211, WELL_GOVERNED, scenario="techno_panacea"),
    _playthrough("3-players-level-table", 3, 1, level_table=True, scenario="mixed"),
    _playthrough("3-players-printed-spread", 3, 2, printed_spread=True),
    _playthrough("first-game", 4, 1, tutorial=True),
)


def seats(fields: Fields, state: Any) -> Iterator[str]:
    """The boards and piles of all, then what each seat alone knows."""
    for seat, player in enumerate(GAME.view(state, None).players):
        yield f"  seat {seat}"
        yield from fields(player, "    ", skip={"hand", "set_aside"})
    for seat in range(len(state.players)):
        seen = GAME.view(state, seat)
        own = seen.players[seat]
        laid = [policy.policy for policy in seen.queue if policy and not (policy.face_up or policy.known)]
        yield f"  seat {seat} holds {' '.join(own.hand) or 'nothing'}"
        yield f"    and knows of the face-down policies {' '.join(filter(None, laid)) or 'none'}"


SUBJECT = Subject(GAME, PLAYTHROUGHS, rare=well_governed, openly=(PoliciesSwapped,), seats=seats)
