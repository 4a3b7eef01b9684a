<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>HeroByHandDialog</name>
    <message>
        <source>{trait}, raised by</source>
        <translation>Cubi su {trait}</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>raised</source>
        <translation>cubi</translation>
    </message>
    <message>
        <source>What was at hand does not fit here and was put away.</source>
        <translation>Le abilità appuntate qui non vanno bene e sono state staccate.</translation>
    </message>
    <message>
        <source>No longer at hand: {names}.</source>
        <translation>Staccate: {names}.</translation>
    </message>
    <message>
        <source>what {hero} has at hand</source>
        <translation>abilità appuntate di {hero}</translation>
    </message>
    <message>
        <source>put away what {hero} has at hand</source>
        <translation>stacca le abilità di {hero}</translation>
    </message>
    <message>
        <source>{hero} has just this at hand already</source>
        <translation>{hero} ha appuntato proprio queste abilità</translation>
    </message>
    <message>
        <source>{hero} has nothing at hand</source>
        <translation>{hero} non ha appuntato nulla</translation>
    </message>
    <message>
        <source>{trait} of a guest cannot be raised by {count}: 1 or more</source>
        <translation>un ospite non porta {count} cubi su {trait}: 1 o più</translation>
    </message>
    <message>
        <source>there is no boon {name!r}: {remedy}</source>
        <translation>non c&apos;è la benedizione {name!r}: {remedy}</translation>
    </message>
</context>
<context>
    <name>SkillsPanel</name>
    <message>
        <source>Bring along</source>
        <translation>Appunta</translation>
    </message>
    <message>
        <source>Leave behind</source>
        <translation>Stacca</translation>
    </message>
    <message>
        <source>&amp;Leave all behind</source>
        <translation>Stacca &amp;tutte</translation>
    </message>
</context>
</TS>
