"""Every event of the game under one roof, for whoever tells or shows them.

The set-up and the events are enough to recompute every state of a game: nothing has to be drawn or decided
again. In the JSON of saves and exports every event has its ``type``, its ``seat`` (counted from 0
clockwise, null for the table itself) and the fields below. Names of pieces are the ids of ``data/*.csv``.

**The set-up**: ``players``, ``options`` (five flags), ``start_player`` and three shuffled lists, top first:
``tycoon_cards`` (the first three are seat 0's hand, the next three seat 1's and so on; the rest is the
deck), ``open_claims`` (the first players + 2 are turned up, the rest leave the game) and ``secret_claims``
(the first four are dealt to seat 0, the next four to seat 1 and so on; the rest leave the game). Everybody
starts with 3 gold, no points, and room 0, the Saloon, at ``corner`` on floor 1. With ``fair_start`` those
who come later in turn order have more: of two the second 2; of three the second 1, the third 3; of four the
second 1, the third 3, the last 5. In the market are four copies each of ``guest_room``,
``billiards_room``, ``poker_room``, ``pantry``, ``laundry``, ``kitchen`` and ``pharmacy``, and one each
of ``brothel``, ``theater``, ``whiskey_still``, ``printing_press``, ``luxury_suite``, ``jail``, ``stables``
and ``schoolroom``. All twelve characters are away; the pile holds 25 cubes a player (20 with
``short_game``). It is round 1 and the turn of ``start_player``.

**Rooms** of a board are numbered in the order they were built. **A cube** placed comes from the pile, or,
when that is empty, from a reserve that is not counted.

- SecretsKept: of the claims dealt to it the seat keeps ``kept``; ``rejected`` left the game.
- SecretsShown: with ``open_hands``, when all have chosen; nothing changes.
- IncomeTaken: the seat's turn begins; it takes ``gold``.
- Earned, GoldTaken: the seat takes ``gold``.
- DrawChosen: the seat draws as its Tycoon action; nothing changes yet.
- CardDiscarded: ``card`` goes from the seat's hand to the end of the discard pile.
- DeckShuffled: the discard pile, now in the order ``order`` (top first), goes under the deck.
- CardsDrawn: ``count`` cards, ``cards``, go from the top of the deck to the end of the seat's hand.
  ``open`` tells that all may see them.
- CardPlayed: ``card`` goes from the hand to the table; ``discards`` other cards have to be discarded first.
- CardResolved: ``card`` goes from the table to the end of the discard pile.
- TileBuilt: the seat pays ``price`` and scores ``points`` (lots); the ``tile`` goes from the market to its
  board, at ``place`` (a large tile on that lot and the next one outwards) on ``floor``.
- Supplied: the seat pays ``price``; on each of ``rooms`` so many ``cubes`` are placed.
- CubePlaced: a cube is placed on ``room``.
- RoomFinished: ``room`` is full: the seat scores ``points`` (tiles).
- RoofLaid: a roof lies on ``room``: the seat scores ``points`` (roofs).
- PointsScored: the seat scores ``points`` (cards).
- CitizenArrived, OutlawArrived: ``character`` is no longer away but at the seat's saloon.
- CharacterMoved: ``character`` goes from the saloon of the seat ``source`` to that of the seat ``host``;
  the seat pays ``price``, the source takes ``compensation``.
- GoldStolen: ``gold`` goes from the seat ``victim`` to the seat.
- VictimChosen: ``count`` cards of ``victim`` will be taken; nothing changes yet.
- CardsStolen: ``count`` cards, ``cards``, go from the hand of ``victim`` to the end of the seat's. ``open``
  as above.
- ClaimScored: ``claim`` (``o_…`` from the open ones, ``s_…`` from the seat's secret ones) lies before the
  seat, which scores ``points``.
- Declined, Skipped: ``what`` was not done; nothing changes.
- EndTriggered: the pile is empty; every other seat has one more turn.
- TurnEnded: the turn goes to the next seat, unless that one has triggered the end: then the game is over. A
  new round begins with the start player's turn.
- GameEnded: the final ``points`` of every seat, ``winners`` (seats that share the win).
"""

from raccoon.games.saloon_tycoon.actions.arrivals import CitizenArrived, OutlawArrived
from raccoon.games.saloon_tycoon.actions.build import TileBuilt
from raccoon.games.saloon_tycoon.actions.decline import Declined, Skipped
from raccoon.games.saloon_tycoon.actions.draw import CardDiscarded, CardsDrawn, DeckShuffled, DrawChosen
from raccoon.games.saloon_tycoon.actions.earn import Earned
from raccoon.games.saloon_tycoon.actions.end_turn import EndTriggered, GameEnded, TurnEnded
from raccoon.games.saloon_tycoon.actions.finish import RoofLaid, RoomFinished
from raccoon.games.saloon_tycoon.actions.gains import GoldTaken, PointsScored
from raccoon.games.saloon_tycoon.actions.income import IncomeTaken
from raccoon.games.saloon_tycoon.actions.move import CharacterMoved
from raccoon.games.saloon_tycoon.actions.play import CardPlayed, CardResolved
from raccoon.games.saloon_tycoon.actions.secrets import SecretsKept, SecretsShown
from raccoon.games.saloon_tycoon.actions.stake import ClaimScored
from raccoon.games.saloon_tycoon.actions.steal import CardsStolen, GoldStolen, VictimChosen
from raccoon.games.saloon_tycoon.actions.supply import CubePlaced, Supplied
