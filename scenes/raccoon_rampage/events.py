"""The events of Raccoon Rampage at the window: an `EventSpec` each."""

from raccoon.app.wording import listed, signed
from raccoon.games.raccoon_rampage.cards.move_votes import MovingStopped, VoteMoved
from raccoon.games.raccoon_rampage.catalogue import AREAS, GREY, POOL_CARDS_EACH
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
from raccoon.games.raccoon_rampage.phases.turn_end import CardsDrawn, TurnEnded
from raccoon.games.raccoon_rampage.phases.windows import QueueMoved
from raccoon.games.raccoon_rampage.phases.wishes import WishesSettled, WishSaid
from scenes.art.pieces.characters import PLEASED, PUT_OUT
from scenes.raccoon_rampage.holdings import piece_of
from scenes.raccoon_rampage.motion import flights
from scenes.raccoon_rampage.motion.flights import fly
from scenes.raccoon_rampage.words import names, narration
from scenes.raccoon_rampage.words.dealings import DEALINGS, SPACE
from scenes.raccoon_rampage.words.pictograms import marks, spread_mark
from scenes.table.described.event_spec import EventSpec, Lifting, OnceSeen, about
from scenes.table.described.events import EventSpecs
from scenes.table.described.feelings import Aloud, Change, ended
from scenes.table.piece import Piece

KINDS = {"agenda": "newspaper", "votes": "vote", "raccoons": "raccoon", "dealings": "cards"}
"""The kinds by which the log can be filtered, each with its picture."""
AREA = ("area:{area}", "tracker")
TARGET = OnceSeen(lambda event, view, say: names.placed(event.target, view, say))


def _gained(event: SeatsGained, _: object) -> Change:
    return {seat: PLEASED for seat, n in enumerate(event.gained) if n}


def _settled(event: WishesSettled, _: object) -> Change:
    return dict.fromkeys(event.kept, PLEASED) | dict.fromkeys(event.broken, PUT_OUT)


EVENTS = EventSpecs(
    EventSpec(FinalEvaluationBegan, "summit", sound="chamber_doors"),
    EventSpec(
        GameEnded,
        lambda event: "over" if event.winners else "over.lost",
        lambda event: len(event.winners),
        facts={"scores": narration.scores, "winners": lambda event, say: narration.seats(event.winners, say)},
        seats=lambda event: event.winners,
        sound="victory",
        mood=ended,
    ),
    EventSpec(TurnBegan, "began"),
    EventSpec(TurnEnded, "ended", trivial=True, divides="turn", sound="turn"),
    *about(
        "agenda",
        EventSpec(
            Contributed,
            "contributed",
            lambda _: POOL_CARDS_EACH,
            trivial=True,
            flights=fly("back", "home", "europe", "cards"),
        ),
        EventSpec(PoolOpened, "pool", facts={"all": narration.pool}, sound="page", flights=flights.opened),
        EventSpec(
            PolicyDrafted,
            lambda event: "drafted" if event.owner == event.seat else "drafted.from",
            "space",
            recap="drafted",
            seats=("owner",),
            lit=SPACE,
            sound="card",
            flights=flights.drafted,
        ),
        EventSpec(LeftoverShuffled, "leftover", sound="shuffle", flights=fly("back", "europe", "home")),
        EventSpec(
            EventTurnedUp,
            "news",
            "round",
            facts={"brief": lambda event, say: say(f"rampage.event.{event.event}.brief")},
            divides="round",
            lit="event:{round}",
            sound="chamber_doors",
            flights=flights.story,
        ),
        EventSpec(
            EventCompleted,
            lambda event: (
                f"completed{' completed.majority' if event.majority is not None else ''}"
                f"{' gained.influence' if any(event.raised) else ''}"
            ),
            facts={"all": lambda event, say: narration.gains(event.raised, say)},
            previews="completed",
            seats=("majority",),
            lit="event:{round}",
            sound="seal",
            flights=flights.completed,
        ),
        EventSpec(
            QueueMoved,
            lambda event: (
                f"called{' turned_up' if event.turned_up else ''}{' grey.added' if event.grey else ''}"
            ),
            "grey",
            lit="evaluated",
            sound="card",
            flights=Lifting(
                flights.queue,
                lambda _, stage: [Piece("space", space) for space in range(1, len(stage.before.queue) + 1)],
            ),
        ),
        EventSpec(
            PolicyPlaced,
            "placed",
            "space",
            recap="placed",
            lit=SPACE,
            sound="card",
            flights=fly("back", "home", "space"),
        ),
        EventSpec(NoPolicyShown, "no_policy", trivial=True),
        EventSpec(
            PolicyFound,
            lambda event: "found.renewed" if event.renewed else "found",
            "space",
            facts={"policy": lambda event, say: names.card(event.shown[-1], say)},
            recap="placed",
            lit=SPACE,
            sound="card",
            flights=fly("found", "home", "space"),
        ),
        EventSpec(
            PolicyCalled,
            "summoned",
            "space",
            lit=SPACE,
            sound="card",
            flights=Lifting(flights.called, SPACE),
        ),
        EventSpec(
            VerdictGiven,
            lambda event: (
                "fails.unsupported"
                if event.unsupported
                else f"{'passes' if event.passed else 'fails'}{'.by_card' if event.by_card else ''}"
            ),
            "votes",
            lit="evaluated",
            sound="chamber_gavel",
        ),
        EventSpec(
            PolicyLeft,
            lambda event: "left stars" if event.paws or event.hunters else "left",
            lambda event: 1 + bool(event.rider),
            facts={
                "policies": lambda event, say: names.cards(filter(None, (event.policy, event.rider)), say),
                "stars": narration.stars,
            },
            then=lambda event, before, after, say: (
                "" if after.final else narration.tracker(event, before, after, say)
            ),
            lit="evaluated",
            sound="card",
            flights=Lifting(flights.left, "evaluated"),
        ),
    ),
    *about(
        "votes",
        EventSpec(
            GreyVotesCast,
            lambda event: ("grey.none", "grey", "grey.each")[min(2, len(event.spaces))],
            "n",
            facts={"spaces": lambda event, say: narration.some(map(str, event.spaces), say)},
            lit=lambda event, _: [Piece("space", space) for space in event.spaces],
            sound="vote",
            flights=flights.grey,
        ),
        EventSpec(
            SeatsGained,
            lambda event: f"gained.{event.what}{'' if any(event.gained) else '.none'}",
            facts={"all": lambda event, say: narration.gains(event.gained, say)},
            seats=lambda event: [seat for seat, n in enumerate(event.gained) if n],
            sound="coins_in",
            mood=_gained,
            flights=flights.gained,
        ),
        EventSpec(
            VotePlaced,
            "vote",
            facts={"target": TARGET},
            then=narration.standing,
            lit=lambda event, _: [piece_of(event.target)],
            sound="vote",
            flights=fly("cube", "tray", "target"),
        ),
        EventSpec(MainEnded, "main_ended", trivial=True),
        EventSpec(
            WishSaid,
            lambda event: "wish" if event.mine else "wish.plain",
            lambda event: event.mine or event.others,
            lit=SPACE,
            sound="page",
            flights=fly("pin", "pin", "space"),
        ),
        EventSpec(
            MajorityFound,
            lambda event: (
                "majority"
                if event.named_by is None
                else "majority.own"
                if event.named_by == event.seat
                else "majority.named"
            ),
            seats=("named_by",),
        ),
        EventSpec(
            WishesSettled,
            "settled",
            facts={"words": narration.settled},
            seats=lambda event: (*event.kept, *event.broken, *event.uncalled),
            lit="evaluated",
            mood=Aloud(_settled, 0.6),
        ),
        EventSpec(
            InfluenceGained,
            lambda event: "influence" if event.n else "influence.none",
            "n",
            sound="coins_in",
            mood=lambda event, _: {event.seat: PLEASED} if event.n else {},
            flights=fly("influence", "evaluated", "panel", "n"),
        ),
        EventSpec(
            VoteMoved,
            "vote_moved",
            facts={
                "vote": lambda event, say: names.vote(event.colour, event.seat, say),
                "source": OnceSeen(lambda event, view, say: names.placed(event.source, view, say)),
                "target": TARGET,
            },
            then=narration.standing,
            seats=lambda event: () if event.colour == GREY else (event.colour,),
            lit=lambda event, _: [piece_of(event.source), piece_of(event.target)],
            sound="vote",
            flights=fly("vote", "source", "target"),
        ),
        EventSpec(MovingStopped, "moving_stopped", trivial=True),
    ),
    *about(
        "raccoons",
        EventSpec(
            RaccoonsCame,
            "came",
            lambda event: sum(event.added),
            facts={"all": narration.came},
            then=narration.tracker,
            lit=lambda event, _: [
                *(Piece("area", area) for area, n in zip(AREAS, event.added, strict=True) if n),
                Piece("tracker"),
            ],
            sound="chitter",
            flights=flights.came,
        ),
        EventSpec(
            DieRolled,
            lambda event: "die.works" if event.works else "die.fails",
            sound="die",
            flights=flights.rolled,
        ),
        EventSpec(
            HunterDiceRolled,
            lambda event: "dice blank" if "blank" in event.faces else "dice",
            lambda event: len(event.faces),
            sound="die",
            flights=flights.hunted,
        ),
        EventSpec(
            ProtectionGained,
            "protection",
            "n",
            lit="ring",
            sound="coins_in",
            flights=fly("shield", "evaluated", "ring", "n"),
        ),
        EventSpec(
            RaccoonRemoved,
            "{kind}",
            lit=AREA,
            sound="trap",
            mood=Aloud(PLEASED, 0.7),
            flights=flights.removed,
        ),
        EventSpec(EffectLost, "lost.{kind}", "n", mood=PUT_OUT),
        EventSpec(SpreadAreaNamed, "named", trivial=True),
        EventSpec(
            SpreadCardTurnedUp,
            lambda event: "spread_card" if event.added == event.raccoons else "spread_card at_skull",
            "raccoons",
            facts={"cards": lambda event, _: spread_mark(event.raccoons), "skull": narration.skull},
            lit=AREA,
            sound="deal",
            flights=flights.spread_card,
        ),
        EventSpec(
            SpreadDeckShuffled,
            "spread_shuffled",
            trivial=True,
            sound="shuffle",
            flights=flights.spread_shuffled,
        ),
        EventSpec(
            SpreadDealt,
            "dealt",
            "each",
            facts={"colour": lambda event, say: say(f"rampage.colour.{event.colour}")},
            lit=lambda *_: [Piece("pile", area) for area in AREAS],
            sound="gust",
        ),
        EventSpec(CardCancelled, "cancelled", lit=("pile:{area}", "ring"), sound="card"),
        EventSpec(ProtectionEnded, "content", trivial=True),
        EventSpec(
            PileTurnedUp,
            lambda event: (
                f"pile{'' if any(event.cards) else '.none'}"
                f"{'' if event.added == sum(event.cards) else ' at_skull'}"
            ),
            lambda event: sum(event.cards),
            facts={
                "cards": lambda event, say: listed(map(spread_mark, event.cards), say),
                "skull": narration.skull,
            },
            lit=AREA,
            sound=lambda event: ((0.0, "deal"), (0.2, "chitter"))[: 1 + bool(event.added)],
        ),
    ),
    *DEALINGS,
    sentences="rampage.told",
    recaps="rampage.recap",
    wording={
        "policy": names.policy,
        "evaluated": names.policy,
        "turned_up": names.policy,
        "former": names.policy,
        "card": names.card,
        "regained": names.card,
        "shown": names.cards,
        "event": "rampage.event",
        "area": "rampage.land",
        "target": names.place,
        "source": names.place,
        "tags": lambda tags, _: marks(tags),
        "faces": lambda faces, _: marks(faces),
        "impact": lambda impact, _: signed(impact),
    },
    previews="rampage.line",
    listed={"played": "card", "tossed": "card"},
    pictured={"placed": "place", "tossed": "discard"},
    revealed=lambda event, say: [
        names.card(card, say) for card in (event.cards if isinstance(event, CardsDrawn) else ())
    ],
)
