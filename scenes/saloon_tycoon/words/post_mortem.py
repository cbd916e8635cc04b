"""The post-mortem of a finished game: its bribes, and claims staked just before another player could."""

from functools import partial

from raccoon.app.afterwards.post_mortem import valuations
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.app.wording import figure, listed, signed
from raccoon.engine.post_mortem import Valuation
from scenes.art.frame import picture_painter
from scenes.saloon_tycoon import art
from scenes.table.presentation.post_mortem_data import Deed, PostMortem, SeatTally, mood_of


def post_mortem(session: Session, catalogue: Catalogue) -> PostMortem:
    """The page of every bribe and every such claim, and the points that each brought."""
    say = catalogue.say
    found = valuations(session.match)
    names = [seat.name for seat in session.seats]
    bribes = sum(action.kind == "bribe" for action in found)
    claims = say("saloon.deals.claims", n=len(found) - bribes)
    gains = [sum(action.gain or 0 for action in found if action.seat == seat) for seat in range(len(names))]
    tallies = [
        SeatTally(seat, _note(seat, found, say), signed(gains[seat]), mood_of(gains[seat]))
        for seat in sorted(range(len(names)), key=lambda seat: -gains[seat])
    ]
    return PostMortem(
        heading=say("saloon.deals.heading"),
        sentence=say("saloon.deals.sentence", n=bribes, claims=claims),
        columns=(
            say("results.ledger.round"),
            *(say(f"saloon.deals.column.{head}") for head in ("thing", "who", "paid", "points")),
        ),
        deeds=[_deed(one, names, say) for one in found],
        nothing=say("saloon.deals.nothing"),
        title=say("saloon.deals.title"),
        tallies=tuple(tallies),
        card_columns=(say("saloon.deals.column.points"),),
    )


def _note(seat: int, found: tuple[Valuation, ...], say: Say) -> str:
    own = [action.kind for action in found if action.seat == seat]
    bribes, claims = say("saloon.deals.bribes", n=own.count("bribe")), own.count("claim")
    return say("saloon.deals.note", bribes=bribes, claims=say("saloon.deals.taken", n=claims))


def _deed(found: Valuation, names: list[str], say: Say) -> Deed:
    assert found.seat is not None
    others = [names[seat] for seat in found.seats]
    if found.kind == "claim":
        late = listed(others, say)
        return Deed(
            round=found.round,
            moves=found.moves,
            picture=picture_painter(partial(art.poster, found.piece)),
            name=say(f"saloon.claim.{found.piece}"),
            seat=found.seat,
            figures=("", signed(found.amount)),
            mood="good",
            words=say("saloon.deals.late", names=late),
            sentence=say("saloon.deals.told.claim", names=late),
        )
    source, host = others
    lines = [(one.seat, (_points(one.points, say),)) for one in found.worths]
    return Deed(
        round=found.round,
        moves=found.moves,
        picture=picture_painter(partial(art.character, found.piece, "calm")),
        name=say(f"saloon.person.{found.piece}"),
        seat=found.seat,
        figures=(str(found.amount), signed(found.gain or 0)),
        mood=mood_of(found.gain or 0),
        words=say("saloon.deals.moved", source=source, host=host),
        card=tuple(lines),
        sentence=say("saloon.deals.told.bribe"),
        framed=True,
    )


def _points(points: float, say: Say) -> str:
    number = say("people.number", number=abs(round(points, 1)))
    return f"+{number}" if points > 0.05 else f"−{number}" if points < -0.05 else figure(0)
