"""Every event of the game with its sentence in the log."""

from raccoon.engine.events import Event
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

SENTENCES: list[tuple[Event, str]] = [
    (Contributed(0, ("bins", "wear")), "Clara gives 2 policies to the pool."),
    (
        PoolOpened(None, (("bins", 1), ("wear", 0), ("virus", 1))),
        "Clara gave Wear Them. Vixen gave Raccoon-Proof Bins and Raccoon Virus. The pool lies open.",
    ),
    (PolicyDrafted(2, "bins", 2, 3), "Otis drafts Raccoon-Proof Bins for space 3."),
    (PolicyDrafted(2, "bins", 1, 3), "Otis drafts Raccoon-Proof Bins, which Vixen gave, for space 3."),
    (
        LeftoverShuffled(1, "virus", ()),
        "Nobody takes Raccoon Virus: it is shuffled into the deck of Vixen.",
    ),
    (
        EventTurnedUp(None, 2, "schengen", False),
        "Round 2 opens with Schengen Abolished. Agencies keep out of each other’s country.",
    ),
    (GreyVotesCast(None, (1,), 1), "A grey vote goes onto the policy on space 1."),
    (GreyVotesCast(None, (1, 4), 1), "A grey vote goes onto each of the policies on spaces 1 and 4."),
    (GreyVotesCast(None, (), 1), "No face-up policy has the tag, so no grey vote comes."),
    (RaccoonsCame(None, (1, 0, 2)), "It brings 1 raccoon to France and 2 raccoons to the Rest of Europe."),
    (SeatsGained(None, "influence", (0, 1, 1, 0)), "Influence rises: Vixen +1 and Otis +1."),
    (
        SeatsGained(None, "influence", (0, 0, 0, 0)),
        "Nobody’s influence rises: it is as high as it goes.",
    ),
    (SeatsGained(None, "protection", (2, 0, 0, 0)), "Protection is handed out: Clara +2."),
    (DiscardDemanded(None, (0, 2), 1), "Clara and Otis must give up a card each."),
    (DiscardDemanded(None, (2,), 2), "Otis must give up 2 cards."),
    (DiscardDemanded(None, (), 1), "No agency holds a card that it could give up."),
    (DiscardChosen(3, ("wear",)), "Barnaby has chosen what to give up."),
    (
        DiscardsShown(None, (("wear", 0), ("junior", 2))),
        "Given up: Wear Them by Clara and Junior Lobbyist by Otis.",
    ),
    (TurnBegan(1, 3), "Vixen has the floor."),
    (Passed(1), "Vixen has no objection."),
    (QueueMoved(None, "inaction", "", 0, False), "Inaction is called before the Chamber."),
    (
        QueueMoved(None, "inaction", "wear", 1, True),
        "Inaction is called before the Chamber. Wear Them turns face up on space 4. It gets a grey vote.",
    ),
    (
        VerdictGiven(None, "pets", True, 6, 5, "", False),
        "No More Pets passes with 6 votes against a cost of 5.",
    ),
    (
        VerdictGiven(None, "pets", True, 4, 5, "pass", False),
        "No More Pets passes with 4 votes against a cost of 5: it was too close to call.",
    ),
    (
        VerdictGiven(None, "pets", False, 1, 5, "", False),
        "No More Pets fails with 1 vote against a cost of 5.",
    ),
    (
        VerdictGiven(None, "pets", False, 5, 5, "fail", False),
        "No More Pets fails with 5 votes against a cost of 5: it was too close to call.",
    ),
    (
        VerdictGiven(None, "wear", False, 3, 3, "", True),
        "Wear Them has 3 votes against a cost of 3 and fails all the same: no agency voted for it.",
    ),
    (
        WishSaid(1, 3, "wear", 2, 1),
        "Vixen offers 2 votes on Wear Them if the others bring 1.",
    ),
    (WishSaid(1, 3, "wear", 0, 3), "Vixen asks for 3 more votes on Wear Them."),
    (
        WishesSettled(None, "wear", (1,), (0, 2), ()),
        "Vixen kept their word on Wear Them. Clara and Otis broke their word on Wear Them.",
    ),
    (
        WishesSettled(None, "wear", (), (), (3,)),
        "Nobody took Barnaby at their word on Wear Them.",
    ),
    (MajorityFound(0, None), "Clara holds the majority."),
    (MajorityFound(0, 1), "The vote is tied: Vixen names Clara as the majority."),
    (MajorityFound(1, 1), "The vote is tied: Vixen takes the majority."),
    (PolicyLeft(None, "inaction", "", False, 0, 0), "Inaction leaves the Chamber."),
    (
        PolicyLeft(None, "helpline", "burgers", True, 1, 1),
        "Raccoon Helpline and Raccoon Burgers leave the Chamber. The Activist scores a cube for the paw. "
        "The Hunter scores a cube for the star.",
    ),
    (DieRolled(0, 3, True), "Clara rolls a 3: the line takes effect."),
    (DieRolled(0, 6, False), "Clara rolls a 6: the line has no effect."),
    (
        HunterDiceRolled(0, ("skull", "shield", "blank")),
        "Clara rolls 3 hunter dice: skull, shield, blank. A blank changes nothing.",
    ),
    (ProtectionGained(0, 2), "Clara gains 2 protection."),
    (InfluenceGained(0, 1), "The influence of Clara rises by 1."),
    (InfluenceGained(0, 0), "The influence of Clara is as high as it goes."),
    (RaccoonRemoved(0, "mitigate", "rest"), "Clara moves a raccoon out of the Rest of Europe."),
    (
        RaccoonRemoved(0, "reduce", "france"),
        "Clara has a raccoon hunted down in France: the Hunter scores it.",
    ),
    (EffectLost(0, "mitigate", 2), "No raccoons are left to mitigate: 2 are lost."),
    (EffectLost(0, "reduce", 1), "No raccoon is left to reduce."),
    (SpreadAreaNamed(0, "germany"), "Clara names Germany for the next spread card."),
    (SpreadCardTurnedUp(0, "germany", 2, 2), "The spread card for Germany is a card with two: 2 raccoons."),
    (
        SpreadCardTurnedUp(0, "rest", 2, 1),
        "The spread card for the Rest of Europe is a card with two: 2 raccoons. "
        "1 of them comes, and the tracker stands at the skull.",
    ),
    (
        SpreadDeckShuffled(None, ()),
        "The spread discards, those cancelled unseen too, are shuffled into a new deck.",
    ),
    (
        SpreadDealt(None, 1, "orange", 2),
        "Spread! 2 cards for each of the three piles: orange, level 1.",
    ),
    (
        CardCancelled(0, "rest"),
        "Clara spends protection: a card for the Rest of Europe is discarded unseen.",
    ),
    (ProtectionEnded(0), "Clara spends no more protection."),
    (
        PileTurnedUp(None, "france", (0, 2), 2),
        "The pile for France turns up an empty card and a card with two: 2 raccoons.",
    ),
    (PileTurnedUp(None, "france", (0,), 0), "The pile for France turns up an empty card: a quiet night."),
    (PolicyPlaced(0, "wear", 8), "Clara lays a policy face down on space 8."),
    (NoPolicyShown(0), "Clara holds no policy: the deck is searched for one."),
    (
        PolicyFound(0, ("junior", "wear"), 8, False, ()),
        "Clara turns up Junior Lobbyist and Wear Them. Wear Them lies face down on space 8; "
        "the rest is shuffled back.",
    ),
    (
        PolicyFound(0, ("wear",), 8, True, ()),
        "Clara shuffles the discards in and turns up Wear Them. Wear Them lies face down on space 8; "
        "the rest is shuffled back.",
    ),
    (VotePlaced(0, 3), "Clara votes on space 3."),
    (VotePlaced(0, 12), "Clara votes on the event of round 2."),
    (MainEnded(0), "Clara has cast every vote."),
    (
        EventCompleted(None, 3, "big_farm", 2, (0, 0, 1, 0)),
        "Big Farm Corp is completed: its active part is over, and the votes return. "
        "Otis holds the majority there. Influence rises: Otis +1.",
    ),
    (
        EventCompleted(None, 3, "big_farm", None, (0, 0, 0, 0)),
        "Big Farm Corp is completed: its active part is over, and the votes return.",
    ),
    (CardTossed(0, "wear"), "Clara discards Wear Them."),
    (CardPutBack(0, "junior"), "Clara discards Junior Lobbyist."),
    (AllKept(0), "Clara discards nothing."),
    (CardsDrawn(0, 1, ("wear",)), "Clara draws 1 card."),
    (DeckShuffled(0, ()), "The discards of Clara are shuffled into a new deck."),
    (TurnEnded(0), "Clara yields the floor."),
    (
        FinalEvaluationBegan(None),
        "The last turn is over and the summit begins: every policy that lies face up is evaluated. "
        "A failure has no consequence now.",
    ),
    (PolicyCalled(None, 2, "wear"), "Wear Them is called from space 2."),
    (
        GameEnded(None, (0, 0, 0, 0), (), 3),
        "Europe is overrun: the tracker stands at +3, and all have lost.",
    ),
    (
        GameEnded(None, (23, 15, 18, 18), (0,), -3),
        "Europe sleeps: the tracker stands at −3. Clara 23, Vixen 15, Otis 18 and Barnaby 18. Clara wins.",
    ),
    (
        GameEnded(None, (23, 23, 18, 18), (0, 1), -3),
        "Europe sleeps: the tracker stands at −3. Clara 23, Vixen 23, Otis 18 and Barnaby 18. "
        "Clara and Vixen share the win.",
    ),
    (ExtraVotesPlayed(0, "celebrity", 2), "Clara plays Celebrity Endorsement: 2 extra votes."),
    (MoveVotesPlayed(0, "behind", 4), "Clara plays Behind the Scenes: up to 4 votes may move."),
    (
        LateVotesAdded(0, "funds", 1),
        "Clara plays Public Funds: 1 more vote for the policy under evaluation.",
    ),
    (VoteMoved(0, 2, -1, 3), "Clara moves a grey vote from space 2 to space 3."),
    (VoteMoved(0, 2, 0, 3), "Clara moves one of their own votes from space 2 to space 3."),
    (VoteMoved(0, 2, 1, 11), "Clara moves a vote of Vixen from space 2 to the event of round 1."),
    (MovingStopped(0), "Clara moves no more votes."),
    (RedrawPlayed(0, "rethink"), "Clara plays Policy Rethink, to discard cards and draw as many."),
    (RedrawStopped(0), "Clara discards no more."),
    (CardRegained(0, "fresh", "wear"), "Clara plays A Fresh Take and takes Wear Them back."),
    (AgendaAccelerated(1, "accelerate"), "Vixen plays Agenda Acceleration: the agenda moves at once."),
    (
        PolicyAmended(0, "amendment", 2, "wear"),
        "Clara plays Amendment: Wear Them goes under the policy on space 2.",
    ),
    (
        PolicyFilled(2, "unilateral", 2, 3),
        "Otis plays Unilateral Action: 3 votes fill the policy on space 2. The card leaves the game.",
    ),
    (
        PolicyRetagged(2, "dotcom", 1, ("corporate", "technology"), 2),
        "Otis plays .COM: the policy on space 1 is now corporate, technology. It gets 2 grey votes.",
    ),
    (
        PolicyRetagged(2, "dotcom", 1, (), 0),
        "Otis plays .COM: the policy on space 1 had both tags already.",
    ),
    (
        PolicyRewritten(0, "rewrite", 2, "wear", "bins", True, 1),
        "Clara plays Radical Rewrite: Wear Them takes the place of Raccoon-Proof Bins on space 2. "
        "It gets a grey vote.",
    ),
    (
        PolicyRewritten(0, "rewrite", 6, "wear", "bins", False, 0),
        "Clara plays Radical Rewrite: another policy takes the place of Raccoon-Proof Bins on space 6, "
        "face down.",
    ),
    (
        PoliciesSwapped(2, "change", 3),
        "Otis plays Policy Change: the policies on spaces 3 and 4 change places.",
    ),
    (
        PolicyTurnedUp(3, "news", 6, "wear", 1, True),
        "Barnaby plays Breaking News: Wear Them turns face up on space 6, with a vote from Barnaby. "
        "It gets a grey vote.",
    ),
    (VerdictSet(0, "close_pass", "pass"), "Clara plays Too Close to Call: Pass, and the policy is to pass."),
    (
        VerdictSet(3, "close_fail", "fail"),
        "Barnaby plays Too Close to Call: Fail, and the policy is to fail.",
    ),
    (
        VerdictSet(3, "close_fail", ""),
        "Barnaby plays Too Close to Call: Fail against the other, and the votes decide again.",
    ),
]
