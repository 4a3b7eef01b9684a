<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AdvanceSheet</name>
    <message numerus="yes">
        <source>It takes %n point(s) of experience.</source>
        <translation>
            <numerusform>It takes %n point of experience.</numerusform>
            <numerusform>It takes %n points of experience.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AtlasSection</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChronicleIndex</name>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message numerus="yes">
        <source>%n die or dice are still to be typed.</source>
        <translation>
            <numerusform>%n die is still to be typed.</numerusform>
            <numerusform>%n dice are still to be typed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlotLeaf</name>
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
    <name>SkillsLeaf</name>
    <message numerus="yes">
        <source>Learn for %n</source>
        <translation>
            <numerusform>Learn for %n</numerusform>
            <numerusform>Learn for %n</numerusform>
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
    <name>StoryStep</name>
    <message numerus="yes">
        <source>%n mission(s)</source>
        <translation>
            <numerusform>%n mission</numerusform>
            <numerusform>%n missions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ending(s)</source>
        <translation>
            <numerusform>%n ending</numerusform>
            <numerusform>%n endings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
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
    <name>TownLeaf</name>
    <message numerus="yes">
        <source>Visited %n time(s).</source>
        <translation>
            <numerusform>Visited once.</numerusform>
            <numerusform>Visited %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TraitRow</name>
    <message numerus="yes">
        <source>can be raised %n more time(s)</source>
        <translation>
            <numerusform>can be raised once more</numerusform>
            <numerusform>can be raised %n more times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WareLeaf</name>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
</TS>
