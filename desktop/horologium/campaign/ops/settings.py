"""What was agreed at the beginning and may be agreed anew: name, options, players, the version of the pack."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from horologium.campaign.agreements import Options, charter_fault
from horologium.campaign.errors import Refused
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.moments import out_of_battle
from horologium.campaign.players import MOST_PLAYERS, player_fault
from horologium.campaign.records import MemberRecord, Player
from horologium.campaign.wording import another_name
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs
    from horologium.campaign.records import Charter


@dataclass(frozen=True, slots=True)
class RenameCampaign:
    """Give the campaign another name."""

    name: ClassVar[str] = "rename-campaign"
    to: str

    def apply(self, work: Work) -> Told:
        """The name on the shelf and in the chronicle."""
        charter = work.books.charter
        to = another_name(self.to, charter.name, say("the name of a campaign"))
        work.books.put(replace(charter, name=to))
        return Told(
            say("rename the campaign to {to}", to=to),
            say("The campaign {campaign} is called {to} from now on", campaign=charter.name, to=to),
        )


@dataclass(frozen=True, slots=True)
class ChangeOptions:
    """Agree anew on difficulty, dice, undo and the variants of the game; what is not given stays."""

    name: ClassVar[str] = "change-options"
    difficulty: str = ""
    dice: str = ""
    undo: str = ""
    options: Options | None = None

    def apply(self, work: Work) -> Told:
        """It holds from the next battle on."""
        out_of_battle(work)
        before = work.books.charter
        given = {key: value for key in ("difficulty", "dice", "undo") if (value := getattr(self, key))}
        after = replace(before, **given, options=before.options if self.options is None else self.options)
        if found := charter_fault(after, work.ruleset, work.rules):
            raise Refused(found)
        if after == before:
            raise Refused(say("these are the options already"))
        work.books.put(after)
        return Told(say("change options"), say("The options of the campaign were changed"), _differences(before, after))


def _differences(before: Charter, after: Charter) -> str:
    lines = [
        say("{key}: {old} became {new}.", key=key, old=getattr(before, key), new=getattr(after, key))
        for key in ("difficulty", "dice", "undo")
        if getattr(before, key) != getattr(after, key)
    ]
    old, new = dict(before.options), dict(after.options)
    for key in dict.fromkeys([*old, *new]):
        if old.get(key) != new.get(key):
            lines.append(
                say(
                    "{key}: {old} became {new}.",
                    key=key,
                    old=old.get(key, say("as printed")),
                    new=new.get(key, say("as printed")),
                )
            )
    return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class AddPlayer:
    """Somebody sits down at the table."""

    name: ClassVar[str] = "add-player"
    called: str
    colour: str

    def apply(self, work: Work) -> Told:
        """The new player has no heroes yet."""
        if len(work.books.all(Player)) >= MOST_PLAYERS:
            raise Refused(say("no more than {most} play together", most=MOST_PLAYERS))
        _check_player(work, self.called, self.colour)
        player = Player(work.books.new_id(Player), self.called.strip(), self.colour)
        work.books.put(player)
        return Told(say("add {player}", player=player.name), say("{player} joined the table", player=player.name))


@dataclass(frozen=True, slots=True)
class EditPlayer:
    """Change the name or the colour of a player."""

    name: ClassVar[str] = "edit-player"
    player: str
    called: str
    colour: str

    def apply(self, work: Work) -> Told:
        """The heroes stay in the same hands."""
        before = work.books.get(Player, self.player)
        _check_player(work, self.called, self.colour, before.id)
        after = replace(before, name=self.called.strip(), colour=self.colour)
        if after == before:
            raise Refused(say("nothing was changed"))
        work.books.put(after)
        return Told(say("edit player {before}", before=before.name))


@dataclass(frozen=True, slots=True)
class RemovePlayer:
    """Somebody leaves the table."""

    name: ClassVar[str] = "remove-player"
    player: str

    def apply(self, work: Work) -> Told:
        """The heroes stay, and are played by all together."""
        out_of_battle(work)
        player = work.books.get(Player, self.player)
        if len(work.books.all(Player)) == 1:
            raise Refused(say("somebody must play: add another player first"))
        for hero in work.books.all(MemberRecord):
            if hero.player == player.id:
                work.books.put(replace(hero, player=""))
        work.books.drop(player)
        return Told(say("remove {player}", player=player.name), say("{player} left the table", player=player.name))


def _check_player(affairs: Affairs, called: str, colour: str, but: str = "") -> None:
    others = [(each.name, each.colour) for each in affairs.books.all(Player) if each.id != but]
    if found := player_fault(called, colour, others):
        raise Refused(found)


@dataclass(frozen=True, slots=True)
class AcceptPack:
    """Go on with the pack as it is now, although it has changed since the campaign was begun."""

    name: ClassVar[str] = "accept-pack"

    def apply(self, work: Work) -> Told:
        """From now on this is the version that belongs to the campaign."""
        charter, pack = work.books.charter, work.pack
        if charter.pack_digest == pack.digest:
            raise Refused(say("the pack {pack} has not changed", pack=pack.name))
        work.books.put(replace(charter, pack_digest=pack.digest))
        version = say("version {version}", version=pack.manifest.version)
        return Told(
            say("accept the changed pack {pack}", pack=pack.name),
            say("The campaign goes on with {pack}, {version}", pack=pack.name, version=version),
        )
