"""A whole game as JSON lines, for other programs; and back.

An export is a save without what was undone, with the seats as they are now: UTF-8, one JSON object a
line. It is enough to recompute every state of the game; nothing has to be drawn or decided again.

**Every line** ends with ``"checksum"``: 32 hexadecimal digits of BLAKE2b (digest size 16 bytes) over the
previous line's digits (nothing before the first line) followed by the bytes of this line up to, not
including, ``,"checksum"``.

**Line 1, the header**: ``format`` (1), ``program``, ``version`` (of the program), ``game``
(``raccoon_tycoon``), ``rules_version`` (1), ``seed``, ``created`` (UTC, ISO 8601, or null), ``options``
(five flags), ``seats`` (in seat order: ``name``, ``controller`` — ``"person"`` or a bot's name —,
``colour``, ``emblem``) and ``setup``:

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

**A line that begins with** ``taken_back`` **is no event**: here the people in the seats ``agreed`` took
``moves`` commands back and played on from the event numbered ``taken_back``. An export leaves out what was
taken back, so nothing changes; in a save every event from that number on is void. Nor is **one that begins
with** ``stand_in``: the command before it, from the event of that number on, was made by a stand-in for the
bot in ``seat``; ``why`` and ``said`` tell why.

**Every other line, an event**: ``number`` (from 1, without gaps), ``command`` (what the player asked for, on
the first event that came of it, else null), ``event``, ``last`` (true on the last event of a command). An
event has its ``type``, its ``seat`` and:

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

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from raccoon.app.saves.format import SaveError, sealed
from raccoon.app.saves.reader import Loaded
from raccoon.app.saves.writer import event_lines, fallback_line, new_header, taken_back_line, write_whole
from raccoon.engine.codec import Codec


def export(loaded: Loaded) -> Iterator[bytes]:
    """The game's lines, each with its line feed."""
    checksum = ""
    for record in _records(loaded):
        line, checksum = sealed(record, checksum)
        yield line


def _records(loaded: Loaded) -> Iterator[msgspec.Struct]:
    old = loaded.header
    yield new_header(loaded.game, loaded.setup, old.seed, loaded.seats, old.options, old.created)
    codec = Codec(loaded.game)
    marks = sorted(loaded.takebacks, key=lambda back: back.number)
    for entry in loaded.entries:
        while marks and marks[0].number <= entry.number:
            yield taken_back_line(marks.pop(0))
        yield from event_lines(codec, entry)
        yield from (fallback_line(told) for told in loaded.fallback_moves if told.number == entry.number)
    yield from map(taken_back_line, marks)


def import_save(loaded: Loaded, out: Path) -> None:
    """Write an export, or any save, as a new save.

    Raises `SaveError` when the game cannot have happened, when `out` exists already, or when the disk
    refuses it.
    """
    loaded.match()
    if out.exists():
        raise SaveError("save.exists", path=out.name)
    write_whole(out, b"".join(export(loaded)))
