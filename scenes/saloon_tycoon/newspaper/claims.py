"""The claims on the log that the Courier prints: how it was won, rooms, claims, guests, bribes, thefts."""

from collections import Counter
from collections.abc import Callable, Iterator

from raccoon.app.text import Say
from raccoon.games.saloon_tycoon.view import View
from scenes.printing.claims import Claim, claim
from scenes.results.leads import after, last_behind
from scenes.saloon_tycoon.holdings import tile_name
from scenes.saloon_tycoon.newspaper.chronicle import Chronicle, ScoredEvent

CLEAR = 10
"""The least lead of a win that is called clear, in points."""
UNWELCOME = ("sydney", "phineus", "flatfoot", "angie")
"""The outlaws, the most costly to their host first."""
TRADES = {
    "rest": ("guest_room", "luxury_suite", "brothel", "saloon"),
    "table": ("kitchen", "pantry", "whiskey_still"),
    "play": ("billiards_room", "poker_room", "theater"),
}
"""The trades of rooms as they are advertised; all others are services."""


def fact_words(view: View) -> dict[str, Callable[..., object]]:
    """The functions that put the facts of claims into words."""
    return {
        "tile": lambda tile, say: say(tile_name(tile, view)),
        "claim": lambda name, say: say(f"saloon.claim.{name}"),
        "character": lambda name, say: say(f"saloon.person.{name}"),
        "lamps": _lamps,
    }


def _lamps(number: int, say: Say) -> object:
    return say("news.lamps", n=number)


def beneath(game: Chronicle) -> Claim:
    """The claim of the line below the figures: how it was won."""
    seat, others = game.winner, game.order[1:]
    points = game.points
    if len(game.winners) > 1:
        return claim("shared", n=len(game.winners), points=points[seat])
    other = others[0]
    if points[seat] == points[other]:
        if game.gold[seat] > game.gold[other]:
            return claim("level", seat=seat, other=other, gold=game.gold[seat], less=game.gold[other])
        staked = [len(game.view.players[one].claims) for one in (seat, other)]
        return claim("staked_more", seat=seat, other=other, n=staked[0], less=staked[1])
    if points[seat] - points[other] == 1:
        return claim("close", seat=seat, other=other)
    if game.turning:
        return turning_claim(game.turning)
    if game.lead_from * 3 < len(game.times):
        return claim("led", seat=seat, round=1 + max(0, game.lead_from - 1) // len(game.points))
    if points[seat] - points[other] >= CLEAR:
        return claim("clear", seat=seat, n=points[seat] - points[other])
    return claim("won", seat=seat, points=points[seat], other=other, second=points[other])


def turning_claim(event: ScoredEvent) -> Claim:
    """The claim about the event that turned the game."""
    name = {"room": "tile", "claim": "claim"}[event.kind]
    return claim(
        f"turned.{event.kind}", seat=event.seat, round=event.round, points=event.points, **{name: event.name}
    )


def lead(game: Chronicle) -> Iterator[Claim]:
    """The claims of the lead story."""
    seat = game.winner
    if game.turning:
        yield turning_claim(game.turning)
    if game.last_cube:
        yield claim("last_cube", seat=game.last_cube[1], round=game.last_cube[0])
    if behind := last_behind(game.samples, game.rounds, seat):
        points = after(game.samples, behind[0])
        facts = {"theirs": points[behind[1]], "mine": points[seat]}
        yield claim("behind", other=behind[1], seat=seat, round=behind[0], **facts)
    yield from house(game, seat)


def house(game: Chronicle, seat: int) -> Iterator[Claim]:
    """The claims about the finished rooms and staked claims of a house."""
    rooms, staked = game.scored_by(seat, "room"), game.scored_by(seat, "claim")
    if rooms:
        yield claim("rooms", seat=seat, lamps=len(rooms), points=sum(room.points for room in rooms))
        first = rooms[0]
        yield claim("first_lit", seat=seat, tile=first.name, round=first.round)
    else:
        yield claim("rooms.none", seat=seat)
    if staked:
        best = max(staked, key=lambda event: event.points)
        facts = {"n": len(staked), "sum": sum(event.points for event in staked)}
        yield claim("claims", seat=seat, claim=best.name, points=best.points, round=best.round, **facts)
    else:
        yield claim("claims.none", seat=seat)


def wanted(game: Chronicle) -> Claim:
    """The claim of the poster: an outlaw still in town, else another guest, else that there are none."""
    for name in UNWELCOME:
        for seat, player in enumerate(game.view.players):
            if name in player.characters:
                return claim("wanted", character=name, host=seat, round=game.arrivals[name][0])
    here = [(name, seat) for seat, player in enumerate(game.view.players) for name in player.characters]
    if here:
        name, seat = here[0]
        return claim("welcome", character=name, host=seat, round=game.arrivals[name][0])
    return claim("nobody_came")


def street(game: Chronicle) -> Iterator[Claim]:
    """The claims about the whole street: bribes, thefts, the best claim, the room built most often."""
    if game.moves:
        paid = sum(event.price for _, event in game.moves)
        yield claim("bribes", n=len(game.moves), sum=paid)
    if game.thefts:
        yield claim("stolen", sum=sum(event.gold for _, event in game.thefts), n=len(game.thefts))
    best = max(
        (event for event in game.scored if event.kind == "claim"), key=lambda one: one.points, default=None
    )
    if best:
        yield claim("best_claim", claim=best.name, seat=best.seat, points=best.points, round=best.round)
    kinds = Counter((event.name, event.seat) for event in game.scored if event.kind == "room")
    (tile, seat), n = kinds.most_common(1)[0] if kinds else (("", 0), 0)
    if n > 1:
        yield claim("most_alike", tile=tile, seat=seat, n=n)


def obituary(game: Chronicle, seat: int) -> Iterator[Claim]:
    """The claims about the house that came last."""
    yield claim("last", seat=seat, round=game.rounds, points=game.points[seat])
    yield claim("left", seat=seat, lamps=len(game.scored_by(seat, "room")), gold=game.gold[seat])
    for found in house(game, seat):
        if found.check in ("first_lit", "claims", "claims.none"):
            yield found


def notices(game: Chronicle, most: int) -> Iterator[Claim]:
    """The claims of advertisements: the tiles of which a house has most, no tile twice."""
    kinds = Counter((event.name, event.seat) for event in game.scored if event.kind == "room")
    seen: dict[str, Claim] = {}
    for (tile, seat), n in kinds.most_common():
        trade = next((name for name, tiles in TRADES.items() if tile in tiles), "service")
        seen.setdefault(tile, claim(f"ad.{trade}", tile=tile, seat=seat, n=n))
    yield from [*seen.values()][:most]
