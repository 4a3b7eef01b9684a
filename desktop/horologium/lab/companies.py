"""Companies as campaigns really bring them: who went out, with what, and how the story had shifted the mission.

Bots play whole campaigns, and of each battle of the plot the setup is kept: the party, and those fields of the mission
that differ from the pack's. So numbers of missions can be weighed anew without playing the campaigns again.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import MISSING, dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from horologium import paths
from horologium.campaign.affairs import state_of
from horologium.campaign.battle import variants
from horologium.engine.core.codec import canonical
from horologium.engine.core.errors import BadData
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.shapes import saved_fields
from horologium.lab import bot_campaigns
from horologium.lab.packs import BadOrder, game_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from horologium.campaign.session import CampaignSession
    from horologium.content.packs import Pack

MOST: Final = 6
"""So many companies are kept for each mission and size."""
FOLDER: Final = Path("tests", "lab", "companies")
"""Where a checkout keeps them, one file for each pack."""
DIGITS: Final = 16


@dataclass(frozen=True, slots=True)
class Company:
    """Who went out in one battle of a campaign; what is as usual is left out of its JSON."""

    plot: str
    campaign: int
    node: str
    mission: str
    party: tuple[Mapping[str, Any], ...]
    changed: Mapping[str, Any]
    options: Mapping[str, Any]

    @property
    def size(self) -> int:
        """How many went."""
        return len(self.party)

    @property
    def digest(self) -> str:
        """The same for equal companies on every machine."""
        data = [self.mission, [*self.party], self.changed, self.options]
        return hashlib.sha256(canonical(data).encode()).hexdigest()[:DIGITS]

    def plain(self) -> dict[str, Any]:
        """The company as plain data."""
        return {
            "plot": self.plot,
            "campaign": self.campaign,
            "node": self.node,
            "mission": self.mission,
            "digest": self.digest,
            "party": [*self.party],
            "changed": self.changed,
            "options": self.options,
        }


# Recording


def companies_of(journey: bot_campaigns.Journey) -> list[Company]:
    """Play a campaign, and keep who went out in each battle of its plot."""
    kept: list[Company] = []

    def watch(session: CampaignSession, party: tuple[str, ...]) -> None:
        standing = session.books.standing
        if not standing.side:
            setup = setup_of(session, party)
            kept.append(written(setup, journey, standing.node, standing.mission))

    bot_campaigns.play(journey, watch)
    return kept


def setup_of(session: CampaignSession, party: Sequence[str]) -> Setup:
    """What the rules make of a party and the story."""
    state = replace(state_of(session, party), options=variants(session.ruleset, session.books.charter))
    setup: Setup = session.rules.missions.set_up(state, session.books.standing.mission)
    return setup


def written(setup: Setup, journey: bot_campaigns.Journey, node: str, mission: str) -> Company:
    """A setup as plain data, without what is as usual."""
    usual = saved_fields(type(setup.mission))
    before = setup.content["missions"][mission]
    changed = {
        name: shape.dump(getattr(setup.mission, name))
        for name, shape in usual.items()
        if getattr(setup.mission, name) != getattr(before, name)
    }
    party = tuple(_unusual(entry) for entry in setup.party)
    options = {} if setup.options is None else _unusual(setup.options)
    return Company(journey.plot, journey.number, node, mission, party, changed, options)


def _unusual(value: Any) -> dict[str, Any]:
    """The fields of a dataclass that are not as they are if nothing is said, those without a default always."""
    usual = {each.name: each.default for each in fields(value)}
    return {
        name: shape.dump(getattr(value, name))
        for name, shape in saved_fields(type(value)).items()
        if usual[name] is MISSING or getattr(value, name) != usual[name]
    }


def record(pack: Pack, campaigns: int, seed: int) -> Iterator[Company]:
    """Who went out in so many campaigns of each plot, the first few of each mission and size."""
    standard = next(iter(game_of(pack)[1].data.difficulties))
    there: dict[tuple[str, int], int] = {}
    for journey in bot_campaigns.journeys(pack, campaigns, seed, [standard]):
        for company in companies_of(journey):
            row = company.mission, company.size
            there[row] = there.get(row, 0) + 1
            if there[row] <= MOST:
                yield company


def text_of(companies: Iterable[Company], seed: int) -> str:
    """The file, one line for each company."""
    ordered = sorted(companies, key=lambda each: (each.mission, each.size, each.plot, each.campaign))
    lines = ",\n".join(json.dumps(company.plain(), separators=(",", ":")) for company in ordered)
    return f'{{"seed": {seed}, "companies": [\n{lines}\n]}}\n'


# Reading


@cache
def read(file: Path) -> Mapping[tuple[str, int], tuple[Company, ...]]:
    """All companies of a file, by mission and size."""
    found: dict[tuple[str, int], tuple[Company, ...]] = {}
    try:
        for row in json.loads(file.read_text("utf-8"))["companies"]:
            company = Company(
                row["plot"],
                row["campaign"],
                row["node"],
                row["mission"],
                tuple(row["party"]),
                row["changed"],
                row["options"],
            )
            key = company.mission, company.size
            found[key] = (*found.get(key, ()), company)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadOrder(f"{file} holds no companies ({error}): record them anew") from error
    return found


def usual_file(pack: Pack) -> Path | None:
    """The companies of a pack that comes with the program, where a checkout has them."""
    file = paths.campaigns().parent / FOLDER / f"{pack.id}.json"
    return file if file.is_file() and pack.origin.parent == paths.campaigns() else None


def digest_of(file: Path) -> str:
    """Another for other companies."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:DIGITS]


def drawn(pack: Pack, file: Path, mission: str, size: int, number: int) -> Setup | None:
    """The mission with a company of that size, every one in turn; None where there is none."""
    found = read(file).get((mission, size), ())
    return setup_again(pack, found[number % len(found)]) if found else None


def setup_again(pack: Pack, company: Company) -> Setup:
    """What was recorded, with everything that was as usual as the pack has it now."""
    game = game_of(pack)[0]
    try:
        before = pack.content["missions"][company.mission]
        shapes = saved_fields(type(before))
        values = {name: getattr(before, name) for name in shapes}
        values |= {name: shapes[name].load(value, name) for name, value in company.changed.items()}
        entry = shape_of_entry(type(before))
        party = tuple(_whole(entry, data) for data in company.party)
        options = _whole(game.options, company.options)
        return Setup(type(before)(**values), pack.content, party, options)
    except (BadData, KeyError, TypeError) as error:
        place = f"{company.mission} in campaign {company.campaign}"
        raise BadOrder(f"the company of {place} does not fit ({error}): record the companies anew") from error


def shape_of_entry(mission: type) -> type:
    """What a member of a party is in a mission file of this game."""
    from typing import get_args, get_type_hints  # noqa: PLC0415

    kind: type = get_args(get_type_hints(mission)["party"])[0]
    return kind


def _whole(kind: type, data: Mapping[str, Any]) -> Any:
    usual = {each.name: each.default for each in fields(kind) if each.default is not MISSING}
    shapes = saved_fields(kind)
    return kind(**{**usual, **{name: shapes[name].load(value, name) for name, value in data.items()}})
