"""All options of the game in one module."""

from raccoon.games.raccoon_rampage import choices
from raccoon.games.raccoon_rampage.cards.accelerate import AccelerateOption
from raccoon.games.raccoon_rampage.cards.amend import AmendOption
from raccoon.games.raccoon_rampage.cards.extra_votes import ExtraVotesOption
from raccoon.games.raccoon_rampage.cards.fill import FillOption
from raccoon.games.raccoon_rampage.cards.late_votes import LateVotesOption
from raccoon.games.raccoon_rampage.cards.move_votes import (
    MoveVoteOption,
    PlayMoveVotesOption,
    StopMovingOption,
)
from raccoon.games.raccoon_rampage.cards.redraw import PlayRedrawOption, PutBackOption, StopRedrawOption
from raccoon.games.raccoon_rampage.cards.regain import RegainOption
from raccoon.games.raccoon_rampage.cards.retag import RetagOption
from raccoon.games.raccoon_rampage.cards.rewrite import RewriteOption
from raccoon.games.raccoon_rampage.cards.swap import SwapOption
from raccoon.games.raccoon_rampage.cards.turn_up import TurnUpOption
from raccoon.games.raccoon_rampage.cards.verdict import VerdictOption
from raccoon.games.raccoon_rampage.phases.effects import AreaOption
from raccoon.games.raccoon_rampage.phases.evaluation import NameMajorityOption
from raccoon.games.raccoon_rampage.phases.forced_discard import GiveUpOption
from raccoon.games.raccoon_rampage.phases.main import EndMainOption, VoteOption
from raccoon.games.raccoon_rampage.phases.opening import ContributeOption, DraftOption
from raccoon.games.raccoon_rampage.phases.place import PlaceOption, SearchOption
from raccoon.games.raccoon_rampage.phases.spread import CancelOption, EndProtectionOption
from raccoon.games.raccoon_rampage.phases.turn_end import KeepAllOption, TossOption
from raccoon.games.raccoon_rampage.phases.windows import PassOption
from raccoon.games.raccoon_rampage.phases.wishes import WishOption

OnSpace = choices.PlayOnSpaceOption | choices.PlayWithPolicyOption
"""The options to play a card on a space of the queue."""
Play = choices.PlayOption | OnSpace | RegainOption
"""The options to play a card: by itself, on a space, with a policy, for a card discarded."""
