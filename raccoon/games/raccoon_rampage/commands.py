"""All commands of the game in one module."""

from raccoon.games.raccoon_rampage.cards.accelerate import Accelerate
from raccoon.games.raccoon_rampage.cards.amend import Amend
from raccoon.games.raccoon_rampage.cards.extra_votes import PlayExtraVotes
from raccoon.games.raccoon_rampage.cards.fill import FillUp
from raccoon.games.raccoon_rampage.cards.late_votes import AddLateVotes
from raccoon.games.raccoon_rampage.cards.move_votes import MoveVote, PlayMoveVotes, StopMoving
from raccoon.games.raccoon_rampage.cards.redraw import PlayRedraw, PutBack, StopRedraw
from raccoon.games.raccoon_rampage.cards.regain import Regain
from raccoon.games.raccoon_rampage.cards.retag import Retag
from raccoon.games.raccoon_rampage.cards.rewrite import Rewrite
from raccoon.games.raccoon_rampage.cards.swap import SwapPolicies
from raccoon.games.raccoon_rampage.cards.turn_up import TurnUpPolicy
from raccoon.games.raccoon_rampage.cards.verdict import PlayVerdict
from raccoon.games.raccoon_rampage.phases.effects import NameArea
from raccoon.games.raccoon_rampage.phases.evaluation import NameMajority
from raccoon.games.raccoon_rampage.phases.forced_discard import GiveUp
from raccoon.games.raccoon_rampage.phases.main import EndMain, Vote
from raccoon.games.raccoon_rampage.phases.opening import Contribute, DraftPolicy
from raccoon.games.raccoon_rampage.phases.place import PlacePolicy, SearchDeck
from raccoon.games.raccoon_rampage.phases.spread import CancelCard, EndProtection
from raccoon.games.raccoon_rampage.phases.turn_end import KeepAll, Toss
from raccoon.games.raccoon_rampage.phases.windows import Pass
from raccoon.games.raccoon_rampage.phases.wishes import Wish
