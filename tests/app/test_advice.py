"""Reasons in words: every move has a name, the deciding figures are given, no absurd ones."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.app.thinking.protocol import BotReason
from raccoon.app.wording import plain
from raccoon.bots.raccoon_tycoon.explanation import Facts
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.bonus import DeclineBonus, TakeBonus
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding, UpgradeBuilding
from raccoon.games.raccoon_tycoon.actions.end_turn import DeclareVictory, EndTurn
from raccoon.games.raccoon_tycoon.actions.produce import Produce, TakeTokens
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.start_tokens import ChooseStartTokens
from raccoon.games.raccoon_tycoon.actions.storage import Discard
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.actions.trading_floor import BuyOnFloor, SkipFloor
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.actions import ACTIONS
from scenes.raccoon_tycoon.auction.figures import railroad_value
from scenes.raccoon_tycoon.words.advice import advice
from tests.app.tables import begin, play, saved, seats

SAY = Catalogue.load().say
NOTHING = Facts(0, 0, 0.1, 0.1, 0.0, 0.1)
STATE = GAME.start(GAME.setup(3, GAME.options_type(), Chance("advice")))
VIEW: View = GAME.view(STATE, 0)
FACTS = Facts(points=3, money=-8, prospects=1.4, stock=-0.2, cash=-1.0, rivals=-2.6)
BUY = BotReason(command=BuyBuilding(0, "Factory"), value=3.44, facts=FACTS, runner_up=EndTurn(0), gap=1.26)
BIDDING: View = replace(VIEW, pending=AwaitBid(0, "Top Dog", 1, 2, 7, (0, 2)))
POINTS = railroad_value(VIEW.players[0], "Top Dog").points
BID = replace(BUY, command=Bid(0, 8), facts=replace(FACTS, stop=11), runner_up=Pass(0))

NAMES: list[tuple[Command, str]] = [
    (ChooseStartTokens(0, (1, 1, 0, 0, 0, 0)), "take wheat, wood"),
    (Produce(0, VIEW.players[0].hand[0] if VIEW.players[0].hand else 0), "play the card with "),
    (TakeTokens(0, (0, 0, 3, 0, 0, 0)), "take 3 iron"),
    (TakeBonus(0, "Vineyard", (0, 0, 0, 0, 0, 1)), "take luxury from the Vineyard"),
    (DeclineBonus(0), "take no bonus"),
    (Sell(0, "wood", 4), "sell 4 wood"),
    (Sell(0, "wood", 4, export=True), "sell 4 wood abroad"),
    (OpenAuction(0, "Top Dog", 6), "put Top Dog under the hammer at $6"),
    (Bid(0, 8), "bid $8"),
    (Pass(0), "pass"),
    (BuyBuilding(0, "Warehouse"), "buy the Warehouse"),
    (UpgradeBuilding(0, "Warehouse"), "upgrade the Warehouse"),
    (BuyTown(0, (2, 0, 0, 0, 0, 0)), f"buy {VIEW.town} with 2 wheat"),
    (Discard(0, (0, 0, 0, 1, 0, 0)), "give back coal"),
    (BuyOnFloor(0, 2, "goods", 2), "buy 2 goods from Cleo"),
    (SkipFloor(0), "buy nothing on the Trading Floor"),
    (EndTurn(0), "end the turn"),
    (DeclareVictory(0), "declare victory"),
]


def told(reason: BotReason, view: View = VIEW) -> str:
    words = advice(reason, view, SAY)
    hint = SAY("hint.sentence", move=words.move, why=words.why)
    return plain(f"{hint} {words.figures}".strip(), seats(), SAY)


@pytest.mark.parametrize(("command", "name"), NAMES, ids=lambda value: type(value).__name__)
def test_every_move_has_a_name(command: Command, name: str) -> None:
    assert plain(ACTIONS.named(command, VIEW, SAY), seats(), SAY).startswith(name)


def test_no_kind_of_move_is_left_out() -> None:
    assert {type(command) for command, _ in NAMES} == set(GAME.commands)


def test_a_sentence_says_what_to_do_and_why_and_the_figures_stand_behind_it() -> None:
    words = advice(BUY, VIEW, SAY)
    assert words.move == "Buy the Factory"
    assert words.why == "it brings 3 VP at once, and it leaves less to the others"
    assert words.figures == (
        "3 VP at once, $8 paid and about 3 VP less for the others; about 3 VP gained in all. "
        "Next best: end the turn, about 1 VP less."
    )


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"gap": 0.1}, "Just as good: end the turn."),
        ({"gap": -1.5}, "Better: end the turn, by about 2 VP."),
        ({"gap": 60.0}, "Next best: end the turn, far behind."),
        ({"gap": -60.0}, "Better: end the turn, by far."),
        ({"gap": 205.0}, "Next best: end the turn, but that throws the game away."),
        ({"gap": -205.0}, "Better: end the turn, which decides the game."),
        ({"value": 203.0}, "Buy the Factory: it wins the game."),
        ({"value": -203.0}, "Buy the Factory: the game looks lost either way."),
        ({"value": -1.2}, "about 1 VP lost in all."),
        ({"value": 0.1}, "hardly any difference in all."),
        ({"facts": NOTHING}, "Buy the Factory: nothing better offers itself just now. "),
        ({"facts": NOTHING, "gap": None, "runner_up": None}, "Buy the Factory: there is nothing else to do."),
        ({"facts": NOTHING, "gap": -3.0}, "Buy the Factory: it brings little."),
        ({"facts": replace(NOTHING, stock=0.9, rivals=150.0)}, "leaves more to sell or to pay for a town."),
        ({"facts": replace(NOTHING, stock=0.9, chances=18.4)}, "leaves more to sell or to pay for a town."),
        ({"facts": replace(NOTHING, chances=18.4)}, "Buy the Factory: it brings victory nearer."),
        ({"facts": replace(NOTHING, money=24, cash=4.0)}, "Buy the Factory: it brings $24 to spend."),
        ({"facts": replace(NOTHING, prospects=0.6)}, "About 1 VP to come from what one owns"),
    ],
)
def test_what_is_plain_is_said_plainly(changed: dict[str, object], words: str) -> None:
    sentence = told(replace(BUY, **changed))
    assert words in sentence
    assert "20" not in sentence, "a game decided is no matter of 200 VP"
    assert "150" not in sentence


@pytest.mark.parametrize(
    ("command", "bid", "stop", "words"),
    [
        (Bid(0, 8), 7, 11, "Bid $8: Top Dog brings {n} VP now; bid up to $11, then pass."),
        (Bid(0, 14), 7, 11, "beyond the limit: bid up to $11."),
        (Pass(0), 14, 12, "Pass: Top Dog brings {n} VP now; bid up to $12, and the next bid would be $15."),
        (
            Pass(0),
            7,
            12,
            "Pass: Top Dog brings {n} VP now; one may bid up to $12, and the next bid would be only $8.",
        ),
        (
            OpenAuction(0, "Top Dog", 6),
            0,
            11,
            "Top Dog brings {n} VP now; bid up to $11, then pass.",
        ),
        (OpenAuction(0, "Top Dog", 6), 0, 4, "bid up to $4; if others go beyond, let it go"),
    ],
)
def test_in_an_auction_the_points_and_the_limit_are_the_reason(
    command: Command, bid: int, stop: int, words: str
) -> None:
    view = replace(BIDDING, pending=replace(BIDDING.pending, bid=bid)) if bid else VIEW
    sentence = told(replace(BID, command=command, facts=replace(FACTS, stop=stop)), view)
    assert words.format(n=POINTS) in sentence
    assert "at once" not in sentence, "the points are named once"


def test_a_pass_with_an_empty_purse_is_explained_by_it() -> None:
    reason = replace(BID, command=Pass(0), runner_up=None, gap=None)
    assert told(reason, BIDDING) == "Pass: the purse holds no higher bid."


def test_a_whole_game_is_explained() -> None:
    """Each move of a game among bots: a sentence that names it, from the seat's view at that moment."""
    session = play(begin(None, bot="shrewd"), 120)
    for moves in range(1, 121, 3):
        seat = session.match.entries[moves - 1].command.seat
        reason = session.reasons.explain(moves, session.seats[seat])
        assert isinstance(reason, BotReason)
        assert reason.command == session.match.entries[moves - 1].command
        view = session.view(seat, moves - 1)
        sentence = told(reason, view)
        assert sentence.lower().startswith(
            plain(ACTIONS.named(reason.command, view, SAY), seats(), SAY).lower()
        )
        assert "{" not in sentence


def test_a_loaded_game_is_explained_as_before(tmp_path: Path) -> None:
    session = play(begin(tmp_path, bot="shrewd"), 60)
    loaded = Session.load(saved(session))
    for moves in (1, 30, 60):
        who = session.seats[session.match.entries[moves - 1].command.seat]
        assert loaded.reasons.explain(moves, who) == session.reasons.explain(moves, who)
