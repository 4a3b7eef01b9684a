<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AdvanceDialog</name>
    <message numerus="yes">
        <source>It takes %n point(s) of experience.</source>
        <translation>
            <numerusform>It takes %n point of experience.</numerusform>
            <numerusform>It takes %n points of experience.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BattleQuestion</name>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Roll one die</numerusform>
            <numerusform>Roll %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodexPresenter</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompanyStep</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>One player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataTable</name>
    <message numerus="yes">
        <source>%n row(s) written</source>
        <translation>
            <numerusform>%n row written</numerusform>
            <numerusform>%n rows written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dial</name>
    <message numerus="yes">
        <source>after %n more turn(s)</source>
        <translation>
            <numerusform>after one more turn</numerusform>
            <numerusform>after %n more turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face down</numerusform>
            <numerusform>%n face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die or dice are still to be typed.</source>
        <translation>
            <numerusform>%n die is still to be typed.</numerusform>
            <numerusform>%n dice are still to be typed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntriesPanel</name>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstSkillBoxes</name>
    <message numerus="yes">
        <source>Each hero begins with %n skill(s) of the first class: choose them.</source>
        <translation>
            <numerusform>Each hero begins with %n skill of the first class: choose it.</numerusform>
            <numerusform>Each hero begins with %n skills of the first class: choose them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPresenter</name>
    <message numerus="yes">
        <source>After %n answer(s)</source>
        <translation>
            <numerusform>After %n answer</numerusform>
            <numerusform>After %n answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Homecomers</name>
    <message numerus="yes">
        <source>+%n experience</source>
        <translation>
            <numerusform>+%n experience</numerusform>
            <numerusform>+%n experience</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalPanel</name>
    <message numerus="yes">
        <source>%n line(s) of the journal are on the clipboard.</source>
        <translation>
            <numerusform>%n line of the journal is on the clipboard.</numerusform>
            <numerusform>%n lines of the journal are on the clipboard.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapSection</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MemberBox</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} (%n point(s))</source>
        <translation>
            <numerusform>{card} (%n point)</numerusform>
            <numerusform>{card} (%n points)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offering</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Packs</name>
    <message numerus="yes">
        <source>Refused: %n problem(s)</source>
        <translation>
            <numerusform>Refused: %n problem</numerusform>
            <numerusform>Refused: %n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n story mission(s)</source>
        <translation>
            <numerusform>%n story mission</numerusform>
            <numerusform>%n story missions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side mission(s)</source>
        <translation>
            <numerusform>%n side mission</numerusform>
            <numerusform>%n side missions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single mission(s)</source>
        <translation>
            <numerusform>%n single mission</numerusform>
            <numerusform>%n single missions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlacePanel</name>
    <message numerus="yes">
        <source>{found} of %n ending(s)</source>
        <translation>
            <numerusform>{found} of %n ending</numerusform>
            <numerusform>{found} of %n endings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fork(s) where another way would have led elsewhere</source>
        <translation>
            <numerusform>%n fork where another way would have led elsewhere</numerusform>
            <numerusform>%n forks where another way would have led elsewhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more that nobody names yet</source>
        <translation>
            <numerusform>and one more that nobody names yet</numerusform>
            <numerusform>and %n more that nobody names yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersBox</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>One player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PoolTile</name>
    <message numerus="yes">
        <source>taken %n time(s)</source>
        <translation>
            <numerusform>taken once</numerusform>
            <numerusform>taken %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedBattlesDialog</name>
    <message numerus="yes">
        <source>%n answer(s), {end}</source>
        <translation>
            <numerusform>%n answer, {end}</numerusform>
            <numerusform>%n answers, {end}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkillsPanel</name>
    <message numerus="yes">
        <source>{name} has %n experience to spend.</source>
        <translation>
            <numerusform>{name} has %n experience to spend.</numerusform>
            <numerusform>{name} has %n experience to spend.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message numerus="yes">
        <source>%n event(s) before that.</source>
        <translation>
            <numerusform>%n event before that.</numerusform>
            <numerusform>%n events before that.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StashSection</name>
    <message numerus="yes">
        <source>%n thing(s) chosen</source>
        <translation>
            <numerusform>%n thing chosen</numerusform>
            <numerusform>%n things chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryAlbum</name>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryStep</name>
    <message numerus="yes">
        <source>%n ending(s)</source>
        <translation>
            <numerusform>%n ending</numerusform>
            <numerusform>%n endings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamBuilderDialog</name>
    <message numerus="yes">
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}: %n point</numerusform>
            <numerusform>{name}: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TownPanel</name>
    <message numerus="yes">
        <source>Visited %n time(s).</source>
        <translation>
            <numerusform>Visited once.</numerusform>
            <numerusform>Visited %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tracks</name>
    <message numerus="yes">
        <source>In %n more step(s) of the hand</source>
        <translation>
            <numerusform>In one more step of the hand</numerusform>
            <numerusform>In %n more steps of the hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TraitButton</name>
    <message numerus="yes">
        <source>can be raised %n more time(s)</source>
        <translation>
            <numerusform>can be raised once more</numerusform>
            <numerusform>can be raised %n more times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrayPanel</name>
    <message numerus="yes">
        <source>%n place(s) free</source>
        <translation>
            <numerusform>%n place free</numerusform>
            <numerusform>%n places free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) blocked</source>
        <translation>
            <numerusform>%n place blocked</numerusform>
            <numerusform>%n places blocked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{face}: %n use(s)</source>
        <translation>
            <numerusform>{face}: %n use</numerusform>
            <numerusform>{face}: %n uses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarePanel</name>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
</TS>
