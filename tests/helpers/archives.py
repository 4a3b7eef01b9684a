"""A campaign kept in memory: what the store promises, without a file."""

from __future__ import annotations

from dataclasses import replace

from horologium.campaign.books import digest_of
from horologium.campaign.ports import BattleHead, Found
from horologium.campaign.records import KIND_OF, Chapter


class TickingClock:
    """Time that goes on by a second whenever somebody looks."""

    def __init__(self):
        self.seconds = 0

    def now(self):
        self.seconds += 1
        minutes, seconds = divmod(self.seconds, 60)
        return f"2026-01-01T{minutes // 60:02}:{minutes % 60:02}:{seconds:02}+00:00"


class MemoryBattles:
    """Battles as saves; answers are added to them."""

    def __init__(self):
        self.saves, self.facts = {}, {}

    def begin(self, id_, mission, pack_digest, save, at):
        self.saves[id_] = save
        self.facts[id_] = BattleHead(id_, mission, save["ruleset"], save["version"], pack_digest, at, 0)

    def append(self, id_, seq, line):
        assert seq == len(self.saves[id_]["answers"])
        self.saves[id_]["answers"].append([list(line.mark), list(line.answer), line.source])

    def take_back(self, id_, answers):
        save = self.saves[id_]
        for place in range(answers, len(save["answers"])):
            mark, answer, source = save["answers"][place]
            if source == "box":
                earlier = sum(line[0] == mark for line in save["answers"][:place])
                save["remembered"].append([mark, earlier, answer])
        del save["answers"][answers:]

    def checkpoint(self, id_, save):
        self.saves[id_] = save

    def finish(self, id_, outcome, *, won):
        self.facts[id_] = replace(self.facts[id_], outcome=outcome, won=won)

    def heads(self):
        return [replace(head, answers=len(self.saves[id_]["answers"])) for id_, head in self.facts.items()]

    def save(self, id_):
        return self.saves[id_]


class MemoryArchive:
    """An archive that is gone when the test is over."""

    read_only = ""
    notices = ()
    path = None

    def __init__(self, records=()):
        self.kept = {(KIND_OF[type(record)], record.id): record for record in records}
        self.history, self.noted, self.snapshots = [], {}, []
        self.battles, self.pictures = MemoryBattles(), {}

    def records(self):
        return [record for record in self.kept.values() if not isinstance(record, Chapter)]

    def write(self, step, changes):
        self.history = [replace(old, state="abandoned") if old.state == "undone" else old for old in self.history]
        self.history.append(step)
        self.noted[step.seq] = list(changes)
        self._apply(changes)

    def turn(self, seq, state, changes):
        self.history = [replace(step, state=state) if step.seq == seq else step for step in self.history]
        self._apply(changes)

    def turn_all(self, state, turns):
        for seq, changes in turns:
            self.turn(seq, state, changes)

    def _apply(self, changes):
        for change in changes:
            if change.after is None:
                del self.kept[change.kind, change.id]
            else:
                self.kept[change.kind, change.id] = change.after

    def steps(self, last=200):
        return [step for step in self.history if step.state != "abandoned"][-last:]

    def changes(self, seq):
        return self.noted[seq]

    def chapter(self, id_):
        return self.kept.get(("chapter", id_))

    def chronicle(self, text="", kind="", skip=0, count=50):
        words = text.casefold().split()
        found = [
            record
            for record in reversed(self.kept.values())
            if isinstance(record, Chapter)
            and kind in ("", record.kind)
            and all(word in f"{record.title} {record.text}".casefold() for word in words)
        ]
        return Found(tuple(found[skip : skip + count]), len(found))

    def stays(self):
        chapters = [record for record in self.kept.values() if isinstance(record, Chapter) and record.town]
        before = ["", *(chapter.town for chapter in chapters)]
        return [(each.town, each.day) for each, town in zip(chapters, before, strict=False) if each.town != town]

    def picture(self, name):
        return self.pictures.get(name)

    def keep_picture(self, name, data):
        self.pictures[name] = data
        return name

    def digest(self):
        return digest_of(self.kept.values())

    def snapshot(self, reason):
        self.snapshots.append(reason)

    def close(self):
        pass
