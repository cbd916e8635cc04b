"""Every event of the game under one roof, for whoever tells or shows them; and what an export holds.

**The set-up** in the header (the format of saves tells the rest of it; ``options`` are six flags):

- ``players``, ``options`` as above, ``start_player`` (a seat, counted from 0 clockwise);
- ``production_cards``: the 54 card numbers, top first. Seat 0's hand are the first three, seat 1's the next
  three and so on; the rest is the draw pile;
- ``railroads``: the cards in play, top first; the first two are on offer;
- ``towns``: the towns in play in the order they appear; the first is on offer;
- ``basic_tiles``: all six; the first four are on offer (with ``mixed_opening`` as many as players, at most
  four), the others leave the game;
- ``advanced_tiles``: the stack, top first (empty with ``beginners``). With ``mixed_opening`` the first of
  them fill the offer to four.

Everyone starts with $10 and no tokens; prices start at the lowest space, $1 $1 $2 $2 $3 $3 in the order of
commodities; the supply holds 24 of each. **Six numbers** in a list always mean wheat, wood, iron, coal,
goods, luxury.

**The events**, each with its ``seat`` and:

- StartTokensTaken: ``tokens`` (six numbers) go from the supply to the seat.
- CardPlayed: ``card`` goes from the seat's hand to the end of the discard pile.
- FloorTraded: ``amount`` of ``commodity`` go from the seat ``seller`` to the seat, which pays the seller
  ``price`` for each.
- FloorSkipped: nothing changes.
- TokensTaken: ``tokens`` go from the supply to the seat.
- BonusTaken: ``tokens`` go from the supply to the seat; ``building`` gave them.
- BonusDeclined: nothing changes.
- PricesRaised: each price rises by ``raised`` (six numbers).
- DrawPileShuffled: the discard pile, now in the order ``order`` (top first), goes under the draw pile.
- CardsDrawn: ``count`` cards, ``cards``, go from the top of the draw pile to the seat's hand.
- TokensDiscarded: ``tokens`` go from the seat to the supply.
- Sold: ``amount`` of ``commodity`` go from the seat to the supply; the bank pays the seat ``price`` for
  each and, for each pair [seat, dollars] of ``firms``, that seat its dollars; the price becomes
  ``new_price`` (it had first been raised by ``raised``: ``price`` includes that).
- AuctionOpened: ``bid`` opens the auction of ``railroad``.
- BidMade: the seat bids ``amount``.
- Passed: the seat is out of the auction.
- AuctionWon: the seat pays the bank ``price`` and takes ``railroad``; for each pair of ``houses`` the bank
  pays that seat its dollars; ``revealed``, the top of the deck, comes into its place on offer (null: the
  deck is empty); ``starter`` opened the auction.
- BuildingBought: the seat pays the bank ``cost`` and takes ``building``; ``revealed``, the top of the
  stack, comes into its place (null: the stack is empty).
- BuildingUpgraded: the seat pays the bank ``cost``; its tile ``building`` is now ``upgrade``.
- TownBought: the seat gives ``tokens`` to the supply and takes ``town``; ``revealed`` is next (or null).
- TurnEnded: the turn goes to the next seat; a new round begins when that is the start player (in the
  final round the game ends instead).
- FinalRoundBegun: ``exhausted`` are all owned: the round is played to its end.
- VictoryDeclared: sudden death: the seat ends the game with ``money``.
- GameEnded: ``points`` of every seat, ``winners`` (seats that share the win).
"""

from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, AuctionWon, BidMade, Passed
from raccoon.games.raccoon_tycoon.actions.bonus import BonusDeclined, BonusTaken
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.end_turn import (
    FinalRoundBegun,
    GameEnded,
    TurnEnded,
    VictoryDeclared,
)
from raccoon.games.raccoon_tycoon.actions.produce import (
    CardPlayed,
    CardsDrawn,
    DrawPileShuffled,
    PricesRaised,
    TokensTaken,
)
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.start_tokens import StartTokensTaken
from raccoon.games.raccoon_tycoon.actions.storage import TokensDiscarded
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorSkipped, FloorTraded
