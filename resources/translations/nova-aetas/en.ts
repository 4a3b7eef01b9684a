<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>HeroByHandDialog</name>
    <message>
        <source>{trait}, raised by</source>
        <translation>Cubes on {trait}</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>raised</source>
        <translation>cubes</translation>
    </message>
    <message>
        <source>What was at hand does not fit here and was put away.</source>
        <translation>The pins do not fit here and were taken out.</translation>
    </message>
    <message>
        <source>No longer at hand: {names}.</source>
        <translation>Unpinned: {names}.</translation>
    </message>
    <message>
        <source>what {hero} has at hand</source>
        <translation>pins of {hero}</translation>
    </message>
    <message>
        <source>put away what {hero} has at hand</source>
        <translation>unpin the skills of {hero}</translation>
    </message>
    <message>
        <source>{hero} has just this at hand already</source>
        <translation>{hero} has pinned just these skills</translation>
    </message>
    <message>
        <source>{hero} has nothing at hand</source>
        <translation>{hero} has pinned nothing</translation>
    </message>
    <message>
        <source>{trait} of a guest cannot be raised by {count}: 1 or more</source>
        <translation>a guest brings no {count} cubes on {trait}: 1 or more</translation>
    </message>
    <message>
        <source>there is no boon {name!r}: {remedy}</source>
        <translation>there is no blessing {name!r}: {remedy}</translation>
    </message>
</context>
<context>
    <name>SkillsPanel</name>
    <message>
        <source>Bring along</source>
        <translation>Pin</translation>
    </message>
    <message>
        <source>Leave behind</source>
        <translation>Unpin</translation>
    </message>
    <message>
        <source>&amp;Leave all behind</source>
        <translation>&amp;Unpin all</translation>
    </message>
</context>
</TS>
