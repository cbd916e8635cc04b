"""The claims of the Gazette's articles about a finished game: turning point, estates, market, auctions."""

from collections.abc import Callable, Iterator

from raccoon.app.text import Say
from raccoon.app.wording import listed
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, HIGHEST_PRICES
from scenes.printing.claims import Claim, claim
from scenes.raccoon_tycoon.newspaper.chronicle import Chronicle
from scenes.raccoon_tycoon.words.names import named
from scenes.results.leads import after, last_behind

CLEAR = 10
"""The lead in points from which on a win is called a clear one."""


def lot(fact: tuple[str, int], say: Say) -> str:
    """The words for an amount of a commodity."""
    return say(f"commodity.{fact[0]}.lot", n=fact[1])


def estate(fact: tuple[int, int, int], say: Say) -> str:
    """The words for numbers of railroads, towns and buildings."""
    kinds = ("railroads", "towns", "buildings")
    return listed(
        (say(f"news.estate.{kind}", n=n) for kind, n in zip(kinds, fact, strict=True)), say, "comma"
    )


FACT_WORDS: dict[str, Callable[..., object]] = {
    "lot": lot,
    "estate": estate,
    **dict.fromkeys(("railroad", "town", "building"), named),
}
"""The functions that turn facts of claims into words."""


def headline(game: Chronicle) -> Claim:
    """The claim of the headline: how it was won, or by what."""
    second = game.order[1]
    ahead = game.points[game.winner] - game.points[second]
    if len(game.winners) > 1 or ahead == 0:
        return beneath(game)
    if ahead == 1:
        return claim("close", seat=game.winner, other=second)
    early = game.ahead_from <= game.rounds // 3
    if early and not last_behind(game.story.points, game.rounds, game.winner):
        return claim("led", seat=game.winner, round=game.ahead_from)
    if game.turned:
        return turned(game)
    return claim("clear", seat=game.winner, n=ahead) if ahead >= CLEAR else beneath(game)


def beneath(game: Chronicle) -> Claim:
    """The claim of the line below the headline: by how much."""
    seat, other = game.order[:2]
    points, second = game.points[seat], game.points[other]
    if len(game.winners) > 1:
        return claim("shared", n=len(game.winners), points=points)
    if points == second:
        money, less = game.money[seat], game.money[other]
        return claim("level", seat=seat, other=other, points=points, money=money, less=less)
    return claim("won", seat=seat, points=points, other=other, second=second)


def turned(game: Chronicle) -> Claim:
    """The claim of the purchase that turned the game; the game must have one."""
    bought = game.turned
    assert bought
    facts = {"seat": bought.seat, bought.kind: bought.name, "round": bought.round}
    if bought.kind != "town":
        facts["price"] = bought.dollars
    return claim(f"turned.{bought.kind}", **facts)


def lead(game: Chronicle) -> Iterator[Claim]:
    """The lead story: the turning point, the former leader, what the winner bought and sold."""
    seat = game.winner
    if game.turned:
        yield turned(game)
    elif len(game.winners) == 1 and game.ahead_from <= game.rounds:
        yield claim("led", seat=seat, round=game.ahead_from)
    if behind := last_behind(game.story.points, game.rounds, seat):
        points = after(game.story.points, behind[0])
        yield claim(
            "behind", other=behind[1], seat=seat, round=behind[0], theirs=points[behind[1]], mine=points[seat]
        )
    yield from railroads(game, seat)
    yield from towns(game, seat)
    yield from sold(game, seat)
    yield from buildings(game, seat)


def railroads(game: Chronicle, seat: int) -> Iterator[Claim]:
    """The claims about a seat's railroads and their prices."""
    bought = game.bought(seat, "railroad")
    if not bought:
        yield claim("railroads.none", seat=seat)
        return
    dear = max(bought, key=lambda one: one.dollars)
    facts = {"seat": seat, "railroad": dear.name, "price": dear.dollars, "round": dear.round}
    if len(bought) == 1:
        yield claim("railroads.one", **facts)
        return
    yield claim("railroads", **facts, n=len(bought), sum=sum(one.dollars for one in bought))


def towns(game: Chronicle, seat: int) -> Iterator[Claim]:
    """The claim about a seat's towns."""
    bought = game.bought(seat, "town")
    if bought:
        yield claim("towns", seat=seat, n=len(bought), town=bought[-1].name, round=bought[-1].round)
    else:
        yield claim("towns.none", seat=seat)


def buildings(game: Chronicle, seat: int) -> Iterator[Claim]:
    """The claim about a seat's buildings, if it has any."""
    bought = game.bought(seat, "building")
    if bought:
        sum_ = sum(one.dollars for one in bought)
        first = bought[0]
        yield claim("buildings", seat=seat, sum=sum_, building=first.name, round=first.round)


def sold(game: Chronicle, seat: int) -> Iterator[Claim]:
    """The claim about a seat's sales on the market, if it made any."""
    sales = [sale for sale in game.sales if sale.seat == seat]
    if sales:
        yield claim("sold", seat=seat, n=sum(sale.n for sale in sales), sum=sum(sale.sum for sale in sales))


def points(game: Chronicle, seat: int) -> Claim:
    """The claim about a seat's points."""
    return claim("points", seat=seat, points=game.points[seat])


def parts(game: Chronicle, seat: int) -> Claim:
    """The claim about a seat's points by source."""
    score = game.view.players[seat].score
    rest = score.total - score.railroads - score.towns
    return claim(
        "parts", seat=seat, points=score.total, railroads=score.railroads, towns=score.towns, rest=rest
    )


def runner_up(game: Chronicle) -> Iterator[Claim]:
    """The story of the second: points, the last round in the lead, railroads, sales."""
    seat = game.order[1]
    yield parts(game, seat)
    for round_ in range(game.rounds - 1, 0, -1):
        points = after(game.story.points, round_)
        if all(points[seat] > theirs for other, theirs in enumerate(points) if other != seat):
            yield claim("once", seat=seat, round=round_)
            break
    yield from railroads(game, seat)
    yield from sold(game, seat)


def market(game: Chronicle) -> Iterator[Claim]:
    """The market report: the best sale, the dearest and cheapest auction, the one with the most bids."""
    if game.sales:
        best = max(game.sales, key=lambda sale: sale.sum)
        lot_ = (best.commodity, best.n)
        yield claim("best_sale", seat=best.seat, lot=lot_, sum=best.sum, round=best.round)
    if len(game.auctions) > 1:
        dear = max(game.auctions, key=lambda one: one.price)
        yield claim("dearest", railroad=dear.railroad, price=dear.price, seat=dear.seat, round=dear.round)
        fight = max(game.auctions, key=lambda one: len(one.bids))
        if len(fight.bids) > 2:
            facts = {"railroad": fight.railroad, "round": fight.round, "n": len(fight.bids)}
            yield claim("fought", **facts, seat=fight.seat)
        cheap = min(game.auctions, key=lambda one: one.price)
        yield claim(
            "cheapest", railroad=cheap.railroad, price=cheap.price, seat=cheap.seat, round=cheap.round
        )


def obituary(game: Chronicle, seat: int) -> Iterator[Claim]:
    """The obituary of the last seat: points, estate, a lost auction, tokens thrown away."""
    yield claim("last", seat=seat, round=game.rounds, points=game.points[seat])
    own = game.view.players[seat]
    estate_ = len(own.railroads), len(own.towns), len(own.buildings)
    yield claim("left", seat=seat, estate=estate_, money=game.money[seat])
    missed = [
        (amount, auction)
        for auction in game.auctions
        for bidder, amount in auction.bids[:-1]
        if bidder == seat != auction.seat
    ]
    if missed:
        bid, auction = max(missed, key=lambda found: found[0])
        facts = {"railroad": auction.railroad, "price": auction.price, "round": auction.round}
        yield claim("outbid", seat=seat, other=auction.seat, bid=bid, **facts)
    if game.thrown[seat]:
        yield claim("thrown", seat=seat, n=game.thrown[seat])
    elif not game.bought(seat, "town"):
        yield claim("towns.none", seat=seat)


def weather(game: Chronicle) -> Claim:
    """The weather: the number of commodities that closed at the top of their track, or above their start."""
    top = sum(last == highest for (*_, last, _), highest in zip(game.market(), HIGHEST_PRICES, strict=True))
    return claim("weather.hot", n=top) if top else claim("weather.fair", n=game.dearer)


def advertisements(game: Chronicle, most: int) -> Iterator[Claim]:
    """Advertisements for the dearest buildings bought, each name once, `most` at most."""
    bought = [one for one in game.story.purchases if one.kind == "building"]
    seen: dict[str, Claim] = {}
    for one in sorted(bought, key=lambda one: (-BUILDINGS[one.name].cost, one.round)):
        face = BUILDINGS[one.name]
        kind = face.commodities[0] if len(face.commodities) == 1 else "any"
        power = f"bonus.{kind}" if face.power == "bonus" else face.power
        seen.setdefault(one.name, claim(f"ad.{power}", building=one.name, seat=one.seat, round=one.round))
    yield from [*seen.values()][:most]
