"""Reasons in words: every move has a name, the figures that decided are told, nothing absurd is."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.app.thinking.protocol import Reason
from raccoon.app.wording import plain
from raccoon.bots.raccoon_tycoon.explanation import Facts
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon import commands as c
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.words.advice import advice, guessed, named
from tests.app.tables import begin, play, saved, seats

SAY = Catalogue.load().say
STATE = GAME.start(GAME.setup(3, GAME.options_type(), Chance("advice")))
VIEW: View = GAME.view(STATE, 0)
FACTS = Facts(points=3, money=-8, prospects=1.4, stock=-0.2, cash=-1.0, rivals=-2.6, dollars=13)
BID = Reason(command=c.Bid(0, 8), value=3.44, facts=FACTS, runner_up=c.Pass(0), gap=1.26, deals=8)

NAMES: list[tuple[Command, str]] = [
    (c.ChooseStartTokens(0, (1, 1, 0, 0, 0, 0)), "take wheat, wood"),
    (c.Produce(0, VIEW.players[0].hand[0] if VIEW.players[0].hand else 0), "play the card with "),
    (c.TakeTokens(0, (0, 0, 3, 0, 0, 0)), "take 3 iron"),
    (c.TakeBonus(0, "Vineyard", (0, 0, 0, 0, 0, 1)), "take luxury from the Vineyard"),
    (c.DeclineBonus(0), "take no bonus"),
    (c.Sell(0, "wood", 4), "sell 4 wood"),
    (c.Sell(0, "wood", 4, export=True), "sell 4 wood abroad"),
    (c.OpenAuction(0, "Top Dog", 6), "put Top Dog under the hammer at $6"),
    (c.Bid(0, 8), "bid $8"),
    (c.Pass(0), "pass"),
    (c.BuyBuilding(0, "Warehouse"), "buy the Warehouse"),
    (c.UpgradeBuilding(0, "Warehouse"), "upgrade the Warehouse"),
    (c.BuyTown(0, (2, 0, 0, 0, 0, 0)), f"buy {VIEW.town} with 2 wheat"),
    (c.Discard(0, (0, 0, 0, 1, 0, 0)), "give back coal"),
    (c.BuyOnFloor(0, 2, "goods", 2), "buy 2 goods from Cleo"),
    (c.SkipFloor(0), "buy nothing on the Trading Floor"),
    (c.EndTurn(0), "end the turn"),
    (c.DeclareVictory(0), "declare victory"),
]


def told(reason: Reason, view: View = VIEW) -> str:
    words = advice(reason, view, SAY)
    hint = SAY("hint.sentence", move=words.move, because=words.because, verdict=words.verdict)
    return plain(hint, seats(), SAY)


@pytest.mark.parametrize(("command", "name"), NAMES, ids=lambda value: type(value).__name__)
def test_every_move_has_a_name(command: Command, name: str) -> None:
    assert plain(named(command, VIEW, SAY), seats(), SAY).startswith(name)


def test_no_kind_of_move_is_left_out() -> None:
    assert {type(command) for command, _ in NAMES} == set(GAME.commands)


def test_the_figures_that_decided() -> None:
    assert told(BID) == (
        "Bid $8. If nobody bids higher: 3 VP at once, $8 paid and the rivals lose 2–3 VP. "
        "Overall: +3–4 VP (about $13). Next best: pass, 1–2 VP less."
    )


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"gap": 0.1}, "Just as good: pass."),
        ({"gap": -1.5}, "Better: pass, by 1–2 VP."),
        ({"gap": 60.0}, "Next best: pass, far behind."),
        ({"gap": -60.0}, "Better: pass, by far."),
        ({"gap": 205.0}, "Next best: pass, but that throws the game away."),
        ({"gap": -205.0}, "Better: pass, which decides the game."),
        ({"gap": None, "runner_up": None}, "There is nothing else to do."),
        ({"value": 203.0}, "It wins the game."),
        ({"value": -203.0}, "The game looks lost either way."),
        ({"value": -1.2, "facts": replace(FACTS, dollars=-6)}, "Overall: 0–2 VP lost (about $6)."),
        ({"value": 0.1}, "Overall: hardly any difference."),
        ({"value": 2.6, "facts": replace(FACTS, dollars=250)}, "Overall: +2–3 VP."),
        ({"facts": Facts(0, 0, 0.1, 0.1, 0.0, 0.1, 13)}, "nothing changes at once."),
        ({"facts": Facts(0, 0, 0.1, 0.9, 0.0, 150.0, 13)}, "0–2 VP more in tokens and cards."),
        ({"facts": Facts(0, 0, 0.1, 0.9, 0.0, 0.1, 13, chances=18.4)}, "a step nearer to winning and 0–2 VP"),
        ({"facts": Facts(0, 0, 0.1, 0.9, 0.0, 0.1, 13, chances=-18.4)}, "a step further from winning and"),
        ({"facts": replace(FACTS, stop=11)}, "Bid up to $11, then pass."),
    ],
)
def test_what_is_plain_is_said_plainly(changed: dict[str, object], words: str) -> None:
    sentence = told(replace(BID, **changed))
    assert words in sentence
    assert "20" not in sentence, "a game decided is no matter of 200 VP"
    assert "150" not in sentence


def test_a_move_that_nobody_can_outbid_makes_no_condition() -> None:
    assert "nobody" not in told(replace(BID, command=c.BuyBuilding(0, "Factory")))


def test_a_pass_tells_what_the_card_is_worth() -> None:
    view = replace(VIEW, pending=AwaitBid(0, "Top Dog", 1, 2, 14, (0, 2)))
    told_ = told(replace(BID, command=c.Pass(0), runner_up=c.Bid(0, 15), facts=replace(FACTS, stop=12)), view)
    assert told_.startswith("Pass. Top Dog is worth about $12 here, and the next bid would be $15.")


def test_a_pass_is_about_the_next_bid() -> None:
    view = replace(VIEW, pending=AwaitBid(0, "Top Dog", 1, 2, 14, (0, 2)))
    sentence = told(replace(BID, command=c.Pass(0), runner_up=c.Bid(0, 15)), view)
    assert sentence == "Pass. Top Dog for $15 costs more than it brings. Next best: bid $15, 1–2 VP less."


@pytest.mark.parametrize(
    ("points", "words"), [(0.6, "0–1"), (0.96, "0–2"), (1.26, "1–2"), (-2.6, "2–3"), (12.0, "11–13")]
)
def test_a_guess_is_told_as_a_range_round_it(points: float, words: str) -> None:
    assert guessed(points) == words


def test_what_is_known_is_one_figure_and_what_is_guessed_a_range() -> None:
    sentence = told(replace(BID, facts=Facts(2, -9, 1.9, 0.0, 0.0, 0.0, 12)))
    assert "2 VP at once, $9 paid and 1–3 VP to come from the estate." in sentence


def test_a_whole_game_is_explained() -> None:
    """Each move of a game among bots: a sentence that names it, from the seat's view at that moment."""
    session = play(begin(None, bot="shrewd"), 120)
    for moves in range(1, 121, 3):
        seat = session.match.entries[moves - 1].command.seat
        reason = session.reasons.explain(moves, session.seats[seat])
        assert isinstance(reason, Reason)
        assert reason.command == session.match.entries[moves - 1].command
        view = session.view(seat, moves - 1)
        sentence = told(reason, view)
        assert sentence.lower().startswith(plain(named(reason.command, view, SAY), seats(), SAY).lower())
        assert "{" not in sentence


def test_a_loaded_game_is_explained_as_before(tmp_path: Path) -> None:
    session = play(begin(tmp_path, bot="shrewd"), 60)
    loaded = Session.load(saved(session))
    for moves in (1, 30, 60):
        who = session.seats[session.match.entries[moves - 1].command.seat]
        assert loaded.reasons.explain(moves, who) == session.reasons.explain(moves, who)
