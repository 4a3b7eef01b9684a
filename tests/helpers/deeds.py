"""What is done at the counters of both games, in short."""

from __future__ import annotations

from horologium.campaign.ops.offers import TakeOffers


def buy(ware, card, count=1):
    """Buy so many pieces."""
    return TakeOffers("buy", "buy", (f"{ware}:{card}",), count=count)


def buy_recipe(card):
    """Buy the recipe of something."""
    return TakeOffers("buy-recipe", "buy", (f"recipe:{card}",))


def open_market():
    """See the reagents of the day."""
    return TakeOffers("open-market", "buy", ("open-market",))


def sell(item):
    """Sell one thing."""
    return TakeOffers("sell", "sell", (item,))


def sell_many(items):
    """Sell several things."""
    return TakeOffers("sell-many", "sell", tuple(items))


def craft(card, consumed=()):
    """Make something from its formula."""
    return TakeOffers("craft", "workshop", (card,), paying=tuple(consumed))


def exchange():
    """Exchange a reagent."""
    return TakeOffers("exchange", "workshop", ("exchange",))


def surgery(injury):
    """Have an injury treated."""
    return TakeOffers("surgery", "surgeon", (injury,))


def favour(boon, hero=""):
    """Ask for a blessing, a rumour or a look at the Legend."""
    return TakeOffers("favour", "favours", (boon,), hero)


def learn_skill(hero, skill):
    """Learn a skill."""
    return TakeOffers("learn-skill", "skills", (skill,), hero)


def take_class(hero, grade, trait=""):
    """Take a class, and raise something with it."""
    return TakeOffers("take-class", "classes", (grade,), hero, variant=trait)
