"""Every event of the game under one roof, for whoever tells or shows them."""

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

__all__ = [
    "AgendaAccelerated",
    "AllKept",
    "CardCancelled",
    "CardPutBack",
    "CardRegained",
    "CardTossed",
    "CardsDrawn",
    "Contributed",
    "DeckShuffled",
    "DieRolled",
    "DiscardChosen",
    "DiscardDemanded",
    "DiscardsShown",
    "EffectLost",
    "EventCompleted",
    "EventTurnedUp",
    "ExtraVotesPlayed",
    "FinalEvaluationBegan",
    "GameEnded",
    "GreyVotesCast",
    "HunterDiceRolled",
    "InfluenceGained",
    "LateVotesAdded",
    "LeftoverShuffled",
    "MainEnded",
    "MajorityFound",
    "MoveVotesPlayed",
    "MovingStopped",
    "NoPolicyShown",
    "Passed",
    "PileTurnedUp",
    "PoliciesSwapped",
    "PolicyAmended",
    "PolicyCalled",
    "PolicyDrafted",
    "PolicyFilled",
    "PolicyFound",
    "PolicyLeft",
    "PolicyPlaced",
    "PolicyRetagged",
    "PolicyRewritten",
    "PolicyTurnedUp",
    "PoolOpened",
    "ProtectionEnded",
    "ProtectionGained",
    "QueueMoved",
    "RaccoonRemoved",
    "RaccoonsCame",
    "RedrawPlayed",
    "RedrawStopped",
    "SeatsGained",
    "SpreadAreaNamed",
    "SpreadCardTurnedUp",
    "SpreadDealt",
    "SpreadDeckShuffled",
    "TurnBegan",
    "TurnEnded",
    "VerdictGiven",
    "VerdictSet",
    "VoteMoved",
    "VotePlaced",
]
