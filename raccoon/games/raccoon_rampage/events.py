"""Every event of the game under one roof, for whoever tells or shows them; and what an export holds.

The set-up and the events are enough to recompute all that lies on the table at every moment: nothing has to
be drawn or decided again. In the JSON of saves and exports every event has its ``type``, its ``seat``
(counted from 0 clockwise, null for the table itself) and the fields below. Names of pieces are the ids of
``data/*.csv``; the roles are DE and FR (the agencies), AR (the Activist) and HU (the Hunter).

**The set-up**: ``players``, ``options`` (``scenario`` and the flags ``tutorial``, ``level_table`` and
``printed_spread``),
``roles`` (seat by seat), ``start_player`` and, the top first, ``storyline`` (the five events to come),
``spread_deck`` (each card the number of raccoons on it), ``hands`` and ``decks`` (seat by seat). Agencies
begin with influence 3, lobbyists with 1; with ``level_table`` and three players all with 2. The queue has
eight spaces, with three players seven, counted from 1: ``inaction``, nobody's, lies face up on space 1, the
others are empty. 5 raccoons are in France, 10 in Germany, 5 in the Rest of Europe; the tracker stands at 0.
It is round 0 and ``start_player`` is the active seat. With ``tutorial`` three policies more lie face up:
``helpline`` of AR on space 2, ``wear`` of HU on 3, ``international`` of DE on 4; and DE has 1 protection.

**Three numbers**, or piles, are always France, Germany and the Rest of Europe: the areas ``france``,
``germany`` and ``rest``. **Raccoons that come** raise the tracker, one each; in the Rest of Europe there is
room for 18, those beyond raise the tracker only. **A vote** is a seat's or -1, a grey one; it lies behind
those that came before. Its ``target`` is a space of the queue, or 11 to 15: the event of round 1 to 5. **A
policy** that turns up or moves keeps what lies on and under it. **An action card**, ``card``, goes from the
hand to the end of the seat's discard pile, when the event has happened; where it is told to lie on the
table, when its work is done.

The set-up and the storyline:

- Contributed, DiscardChosen: ``cards`` go from the seat's hand aside, until all who are asked have chosen.
- PoolOpened: the cards set aside are the pool now, ``pool``: pairs of a policy and its owner.
- PolicyDrafted: ``policy`` of the seat ``owner`` goes from the pool to ``space``; up to space 4 it lies
  face up, behind that face down, though known to all.
- LeftoverShuffled: ``policy``, the last of the pool, goes into the seat's deck, whose order is ``order``
  now.
- EventTurnedUp: ``event``, the first of those to come, is turned up: ``round`` begins, the start player is
  the active seat. ``surprise``: nobody could know which.
- GreyVotesCast: ``n`` grey votes come on the policy of each of ``spaces``.
- RaccoonsCame: raccoons come, ``added`` (three numbers).
- SeatsGained: of ``what``, "influence" or "protection", the seats have more, ``gained`` (a number each).
- DiscardDemanded: each of ``seats`` has to discard ``count`` cards; nothing changes.
- DiscardsShown: ``cards``, pairs of a card and its seat, go from aside to the end of the discard piles.
- EventCompleted: the slots of ``event``, turned up in ``round``, are full: its votes return, it takes no
  more. Influence rises by ``raised`` (a number for each seat); ``majority`` had most votes there (null:
  nobody).

A turn:

- TurnBegan: the seat is the active one, in ``round``, and has placed none of its votes; nobody has spoken.
- Passed, NoPolicyShown, AllKept: nothing changes.
- QueueMoved: ``evaluated`` leaves space 1 and is under evaluation, all others move one space on.
  ``turned_up``, now on space 4, turns face up and gets ``grey`` grey votes ("": nothing had to turn up).
  ``news``: it had been hidden from somebody.
- PolicyPlaced: ``policy`` goes from the seat's hand to ``space``, face down; the card that accelerated the
  agenda, if it lies on the table, has done its work.
- PolicyFound: ``shown`` are the first cards of the seat's deck (``renewed``: after its discard pile was
  shuffled in). The last of them goes to ``space``, face down, though known to all; the deck without it lies
  in the order ``order`` now. An acceleration ends as above.
- VotePlaced: a vote of the seat comes on ``target``: of the card on the table, or, if none lies there, one
  of its turn.
- CardTossed, CardPutBack: ``card`` goes from the hand to the end of the discard pile.
- DeckShuffled: the seat's discard pile, now in the order ``order``, goes under its deck.
- CardsDrawn: ``count`` cards, ``cards``, go from the top of the deck to the end of the hand; a card on the
  table has done its work.
- TurnEnded: the next seat is the active one; at the end of a round it stays the same until another is told.

Wishes, which bind nobody:

- WishSaid: the seat's pin stands on ``policy``, on ``space``, and the seat has spoken in this turn: it
  promises ``mine`` more votes if ``others`` more votes, of anybody else, come. The pin keeps how many votes
  of its own and of all others lay there. Another pin of the seat goes: if the others have come, its word is
  kept when the seat has brought what it promised, else broken (a promise of none is neither).
- MainEnded: if the others have come, what the seat promised is due from now on.
- WishesSettled: ``kept`` and ``broken`` are the seats whose word on ``policy``, under evaluation, was kept or
  broken, the others having come: broken only where it was due. ``uncalled`` are all others who promised
  something. Its pins go.

Evaluation:

- VerdictGiven: ``policy`` has ``passed`` or failed with ``votes`` against its ``cost``; nothing changes
  yet. ``by_card``: the verdict in force that decided it, or ""; ``unsupported``: it lacked an agency's vote
  alone.
- MajorityFound: the seat is the majority; ``named_by`` broke the tie (null: there was none). Nothing
  changes.
- DieRolled: ``value``; the line ``works`` or not. Nothing changes.
- HunterDiceRolled: ``faces``; for each "shield" the seat has 1 protection more. What a "skull" does
  follows.
- ProtectionGained, InfluenceGained: the seat has ``n`` more.
- RaccoonRemoved: a raccoon leaves ``area``, the tracker falls by 1, not below -9. By ``kind`` the token
  goes to a scoring track: "reduce" to that of HU, "mitigate" to that of the country's agency, if it plays.
- EffectLost: ``n`` times ``kind`` could not be; nothing changes.
- SpreadAreaNamed: the next spread card is for ``area``; nothing changes.
- SpreadCardTurnedUp: the top card of the spread deck, ``raccoons``, goes to the end of the spread cards
  seen; ``added`` raccoons come to ``area``.
- PolicyLeft: ``policy``, under evaluation, and ``rider``, amended to it ("": none), go to the end of their
  owners' discard piles, Inaction leaves the game; the votes return, no verdict is in force. It had
  ``passed`` or not: AR takes ``paws`` cubes, HU ``hunters``.

Spread:

- SpreadDeckShuffled: the spread cards seen and cancelled, now in the order ``order``, go under the spread
  deck.
- SpreadDealt: from the top of the spread deck come three piles of ``each`` cards, by ``level`` and
  ``colour``.
- CardCancelled: the seat spends 1 protection; the top card of the pile of ``area`` goes to the end of those
  cancelled.
- ProtectionEnded: nothing changes.
- PileTurnedUp: ``cards``, the pile of ``area``, go to the end of the spread cards seen; ``added`` raccoons
  come.

Action cards:

- ExtraVotesPlayed: ``card`` lies on the table until ``n`` votes are placed.
- MoveVotesPlayed: ``card`` lies on the table until ``n`` votes are moved, or MovingStopped.
- VoteMoved: of the votes of ``colour`` on the space ``source`` the last one goes to ``target``.
- MovingStopped: the card on the table has done its work.
- CardRegained: ``regained`` goes from the seat's discard pile to the end of its hand; ``card`` is played.
- PolicyRewritten: ``former`` goes from ``space`` to the end of its owner's discard pile, Inaction leaves
  the game. ``policy`` goes from the seat's hand into its place, ``face_up`` or face down as that lay; face
  down, only the seat knows it. Votes and amended policy stay, tags that were given go, and pins, and ``grey``
  grey votes come; ``card`` is played.
- RedrawPlayed: ``card`` lies on the table until cards are drawn.
- RedrawStopped: nothing changes; as many as were put back will be drawn.
- VerdictSet: ``verdict``, "pass", "fail" or none (""), is in force; ``card`` is played.
- PolicyAmended: ``policy`` goes from the seat's hand under that on ``space``; ``card`` is played.
- AgendaAccelerated: ``card`` lies on the table, apart from any other, until the seat has placed, or found, a
  policy again.
- LateVotesAdded: ``n`` votes of the seat come on the policy under evaluation; ``card`` is played.
- PolicyFilled: ``votes`` votes of the seat come on the policy on ``space``; ``card`` leaves the game.
- PolicyRetagged: the policy on ``space`` has ``tags`` more and gets ``grey`` grey votes; ``card`` is
  played.
- PoliciesSwapped: the policies on ``space`` and the one behind it change places; ``card`` is played.
- PolicyTurnedUp: ``policy``, on ``space``, turns face up, gets ``grey`` grey votes and then one of the
  seat; ``news`` as above; ``card`` is played.

The end:

- FinalEvaluationBegan: the last turn is over.
- PolicyCalled: ``policy`` leaves ``space``, which stays empty, and is under evaluation.
- GameEnded: with the tracker at ``impact``, the final ``points`` of every seat, ``winners`` (seats that
  share the win; none: all have lost).
"""

from raccoon.games.raccoon_rampage.cards.accelerate import AgendaAccelerated
from raccoon.games.raccoon_rampage.cards.amend import PolicyAmended
from raccoon.games.raccoon_rampage.cards.extra_votes import ExtraVotesPlayed
from raccoon.games.raccoon_rampage.cards.fill import PolicyFilled
from raccoon.games.raccoon_rampage.cards.late_votes import LateVotesAdded
from raccoon.games.raccoon_rampage.cards.move_votes import MoveVotesPlayed, MovingStopped, VoteMoved
from raccoon.games.raccoon_rampage.cards.redraw import CardPutBack, RedrawPlayed, RedrawStopped
from raccoon.games.raccoon_rampage.cards.regain import CardRegained
from raccoon.games.raccoon_rampage.cards.retag import PolicyRetagged
from raccoon.games.raccoon_rampage.cards.rewrite import PolicyRewritten
from raccoon.games.raccoon_rampage.cards.swap import PoliciesSwapped
from raccoon.games.raccoon_rampage.cards.turn_up import PolicyTurnedUp
from raccoon.games.raccoon_rampage.cards.verdict import VerdictSet
from raccoon.games.raccoon_rampage.phases.completion import EventCompleted
from raccoon.games.raccoon_rampage.phases.effects import (
    DieRolled,
    EffectLost,
    HunterDiceRolled,
    InfluenceGained,
    ProtectionGained,
    RaccoonRemoved,
    SpreadAreaNamed,
    SpreadCardTurnedUp,
)
from raccoon.games.raccoon_rampage.phases.evaluation import MajorityFound, PolicyLeft, VerdictGiven
from raccoon.games.raccoon_rampage.phases.final import FinalEvaluationBegan, GameEnded, PolicyCalled
from raccoon.games.raccoon_rampage.phases.forced_discard import DiscardChosen, DiscardDemanded, DiscardsShown
from raccoon.games.raccoon_rampage.phases.main import MainEnded, VotePlaced
from raccoon.games.raccoon_rampage.phases.opening import (
    Contributed,
    LeftoverShuffled,
    PolicyDrafted,
    PoolOpened,
)
from raccoon.games.raccoon_rampage.phases.place import NoPolicyShown, PolicyFound, PolicyPlaced
from raccoon.games.raccoon_rampage.phases.spread import (
    CardCancelled,
    PileTurnedUp,
    ProtectionEnded,
    SpreadDealt,
    SpreadDeckShuffled,
)
from raccoon.games.raccoon_rampage.phases.storyline import (
    EventTurnedUp,
    GreyVotesCast,
    RaccoonsCame,
    SeatsGained,
    TurnBegan,
)
from raccoon.games.raccoon_rampage.phases.turn_end import (
    AllKept,
    CardsDrawn,
    CardTossed,
    DeckShuffled,
    TurnEnded,
)
from raccoon.games.raccoon_rampage.phases.windows import Passed, QueueMoved
from raccoon.games.raccoon_rampage.phases.wishes import WishesSettled, WishSaid
