"""Words by which rooms are known: what a room is furnished as that bears one of them in its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

STYLES: Final[Mapping[str, str]] = {
    word: style
    for style, words in {
        "heart": "heart cuore",
        "summoning": "summoning summon circle evocazione evocazioni ritual",
        "kitchen": "kitchen cucina cauldron bakery refectory refettorio scullery",
        "chapel": "chapel nave altar cappella navata altare sacristy sagrestia cathedral",
        "library": "library biblioteca study books bookshelf archive archivio scriptorium",
        "arms": "armoury armory armeria arsenal smithy forge fucina barracks guardroom",
        "cellar": "cellar cantina barrels vault stores dispensa buttery volta",
        "crypt": "crypt ossuary cripta ossario tomb tombs catacomb catacombe mausoleum",
        "hall": "hall keep salone sala throne trono mastio ballroom",
        "laboratory": "laboratory laboratorio alchemist still",
        "tower": "tower bastion turret torre bastione torrione",
        "gate": "gate gatehouse barbican porta portone barbacane postern postierla gates",
        "prison": "prison dungeon oubliette cell cells segreta segrete prigione",
        "treasury": "treasury counting tesoro tesoreria treasure",
        "corridor": "corridor gallery antechamber vestibule cloister corridoio galleria anticamera vestibolo chiostro",
        "belfry": "belfry bell campanile campana campane",
        "stairs": "stair stairs scala scale steps staircase",
        "bedroom": "bedroom chamber camera bed dormitory dormitorio",
        "well": "well pozzo fountain fontana",
        "court": "court courtyard yard ward cortile corte piazza",
        "graves": "graves grave graveyard churchyard cimitero cemetery",
        "garden": "garden orchard giardino orto",
        "camp": "camp battery siege accampamento batteria assedio",
        "way": "road street path lane strada via sentiero causeway bridge ponte",
        "room": "room tunnel passage galleria",
    }.items()
    for word in words.split()
}
"""The style of a room by a word of its name, in the languages of the program."""
