"""The sections of the campaign page, in the order of its rail; a new one is a new line in ``SECTIONS``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from horologium.campaign.session import CampaignSession
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme


class CampSection(NamedTuple):
    """A screen of the campaign: the kinds of records it shows, and how it is built.

    ``build`` gives a widget with a method ``refresh()``, which is called when it comes into sight after a change;
    ``has`` says whether a campaign has such a section at all, and without one whether campaigns usually have it.
    """

    id: str
    title: str
    icon: str
    kinds: tuple[str, ...]
    build: Callable[[Theme, OpenCampaign], QWidget]
    has: Callable[[CampaignSession | None], bool] = lambda _session: True


def _story(theme: Theme, camp: OpenCampaign) -> QWidget:
    from horologium.ui.camp.story.section import StorySection  # noqa: PLC0415 - when first visited

    return StorySection(theme, camp)


def _chronicle(theme: Theme, camp: OpenCampaign) -> QWidget:
    from horologium.ui.camp.chronicle.section import ChronicleSection  # noqa: PLC0415 - when first visited

    return ChronicleSection(theme, camp)


def _town(theme: Theme, camp: OpenCampaign) -> QWidget:
    from horologium.ui.camp.town.section import TownSection  # noqa: PLC0415 - when first visited

    return TownSection(theme, camp)


def _map(theme: Theme, camp: OpenCampaign) -> QWidget:
    from horologium.ui.camp.map.section import MapSection  # noqa: PLC0415 - when first visited

    return MapSection(theme, camp)


def _company(theme: Theme, camp: OpenCampaign) -> QWidget:
    from horologium.ui.camp.company.section import CompanySection  # noqa: PLC0415 - when first visited

    return CompanySection(theme, camp)


def _hero(theme: Theme, camp: OpenCampaign) -> QWidget:
    from horologium.ui.camp.member_sheet.section import HeroSection  # noqa: PLC0415 - when first visited

    return HeroSection(theme, camp)


def _stash(theme: Theme, camp: OpenCampaign) -> QWidget:
    from horologium.ui.camp.stash import StashSection  # noqa: PLC0415 - when first visited

    return StashSection(theme, camp)


def _plot(theme: Theme, camp: OpenCampaign) -> QWidget:
    from horologium.ui.camp.plot.section import PlotSection  # noqa: PLC0415 - when first visited

    return PlotSection(theme, camp)


def _rankings(theme: Theme, camp: OpenCampaign) -> QWidget:
    from horologium.ui.camp.rankings import RankingsSection  # noqa: PLC0415 - when first visited

    return RankingsSection(theme, camp)


def _has_places(session: CampaignSession | None) -> bool:
    return session is None or bool(session.pack.content.get("towns"))


def _has_things(session: CampaignSession | None) -> bool:
    return session is None or session.rules.gear is not None or session.rules.offers is not None


def _has_rankings(session: CampaignSession | None) -> bool:
    return session is not None and session.rules.rankings is not None


SECTIONS: Final[tuple[CampSection, ...]] = (
    CampSection(
        "story",
        str(QT_TRANSLATE_NOOP("CampPage", "Story")),
        "scroll",
        ("standing", "mark", "member", "player", "thing", "condition"),
        _story,
    ),
    CampSection(
        "company",
        str(QT_TRANSLATE_NOOP("CampPage", "Company")),
        "person",
        ("charter", "standing", "mark", "member", "player", "thing", "condition"),
        _company,
    ),
    CampSection(
        "hero",
        str(QT_TRANSLATE_NOOP("CampPage", "Hero sheets")),
        "helmet",
        ("standing", "mark", "member", "player", "thing", "condition"),
        _hero,
    ),
    CampSection(
        "stash",
        str(QT_TRANSLATE_NOOP("CampPage", "Stash")),
        "chest",
        ("standing", "member", "thing", "mark"),
        _stash,
        _has_things,
    ),
    CampSection(
        "town",
        str(QT_TRANSLATE_NOOP("CampPage", "Town")),
        "gate",
        ("standing", "mark", "member", "thing", "condition"),
        _town,
        _has_places,
    ),
    CampSection("map", str(QT_TRANSLATE_NOOP("CampPage", "Map")), "map", ("standing", "mark"), _map, _has_places),
    CampSection("plot", str(QT_TRANSLATE_NOOP("CampPage", "Plot")), "tree", ("standing", "mark"), _plot),
    CampSection("chronicle", str(QT_TRANSLATE_NOOP("CampPage", "Chronicle")), "book", ("chapter",), _chronicle),
    CampSection(
        "rankings",
        str(QT_TRANSLATE_NOOP("CampPage", "Rankings")),
        "star",
        ("standing", "mark", "member", "thing", "condition", "fought"),
        _rankings,
        _has_rankings,
    ),
)
"""All that games have between them."""


def sections_of(session: CampaignSession | None) -> tuple[CampSection, ...]:
    """The sections that a campaign has, in the order of the rail; without one, the usual sections."""
    return tuple(section for section in SECTIONS if section.has(session))
