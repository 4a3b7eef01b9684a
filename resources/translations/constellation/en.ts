<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AftermathPanel</name>
    <message>
        <source>Drag a card to a hero, or press it for what can be done with it.</source>
        <translation>Drag a card to a warrior, or press it for what can be done with it.</translation>
    </message>
</context>
<context>
    <name>CampPage</name>
    <message>
        <source>Company</source>
        <translation>Band</translation>
    </message>
    <message>
        <source>Hero sheets</source>
        <translation>Warrior sheets</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Hall</translation>
    </message>
</context>
<context>
    <name>CampaignFilesPresenter</name>
    <message>
        <source>Reading the hero…</source>
        <translation>Reading the warrior…</translation>
    </message>
    <message>
        <source>Take in a hero</source>
        <translation>Take in a warrior</translation>
    </message>
    <message>
        <source>Heroes (*{suffix})</source>
        <translation>Warriors (*{suffix})</translation>
    </message>
    <message>
        <source>Export a hero</source>
        <translation>Export a warrior</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Take in a hero…</source>
        <translation>&amp;Take in a warrior…</translation>
    </message>
    <message>
        <source>&amp;Export a hero…</source>
        <translation>&amp;Export a warrior…</translation>
    </message>
</context>
<context>
    <name>CompanySection</name>
    <message>
        <source>The company</source>
        <translation>The band</translation>
    </message>
</context>
<context>
    <name>CompanyStep</name>
    <message>
        <source>A company begins with {fewest} to {most} heroes.</source>
        <translation>A band begins with {fewest} to {most} warriors.</translation>
    </message>
</context>
<context>
    <name>CompanyStrip</name>
    <message>
        <source>The company</source>
        <translation>The band</translation>
    </message>
</context>
<context>
    <name>EquipmentPanel</name>
    <message>
        <source>Nothing lies here. Buy something in town, or let a hero put something away.</source>
        <translation>Nothing lies here. Buy something in a hall, or let a warrior put something away.</translation>
    </message>
</context>
<context>
    <name>FirstSkillBoxes</name>
    <message numerus="yes">
        <source>Each hero begins with %n skill(s) of the first class: choose them.</source>
        <translation>
            <numerusform>Each warrior begins with %n skill of the first class: choose it.</numerusform>
            <numerusform>Each warrior begins with %n skills of the first class: choose them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Fought by a bot with these heroes, {count} times: people do better.</source>
        <translation>Fought by a bot with these warriors, {count} times: people do better.</translation>
    </message>
</context>
<context>
    <name>HeroPicker</name>
    <message>
        <source>Heroes</source>
        <translation>Warriors</translation>
    </message>
</context>
<context>
    <name>HireDialog</name>
    <message>
        <source>Somebody joins the company</source>
        <translation>Somebody joins the band</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>{way} The way leads through {towns}: travel from town to town.</source>
        <translation>{way} The way leads through {towns}: travel from hall to hall.</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Arrow keys go from town to town, Enter travels, plus and minus go closer and farther.</source>
        <translation>Arrow keys go from hall to hall, Enter travels, plus and minus go closer and farther.</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Who plays, and in which colour. The heroes of somebody who leaves are played by all together.</source>
        <translation>Who plays, and in which colour. The warriors of somebody who leaves are played by all together.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The company waited until {date}</source>
        <translation>The band waited until {date}</translation>
    </message>
    <message>
        <source>Each hero gained {experience} experience.</source>
        <translation>Each warrior gained {experience} experience.</translation>
    </message>
    <message>
        <source>The company: {heroes}. Behind it one battle lies.</source>
        <translation>The band: {heroes}. Behind it one battle lies.</translation>
    </message>
    <message>
        <source>The company: {heroes}. Behind it {count} battles lie.</source>
        <translation>The band: {heroes}. Behind it {count} battles lie.</translation>
    </message>
    <message>
        <source>{fewest} to {most} heroes are ready to fight, not {ready}: the others are on the bench</source>
        <translation>{fewest} to {most} warriors are ready to fight, not {ready}: the others are on the bench</translation>
    </message>
    <message>
        <source>the pack {pack} has no hero {card!r} who joins companies</source>
        <translation>the pack {pack} has no warrior {card!r} who joins bands</translation>
    </message>
    <message>
        <source>the name of a hero</source>
        <translation>the name of a warrior</translation>
    </message>
    <message>
        <source>the hero is given to a player who is not there</source>
        <translation>the warrior is given to a player who is not there</translation>
    </message>
    <message>
        <source>{hero} has left the company: only the story can bring them back</source>
        <translation>{hero} has left the band: only the story can bring them back</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Warriors</translation>
    </message>
    <message>
        <source>the pack {pack} has no hero {card!r}: {remedy}</source>
        <translation>the pack {pack} has no warrior {card!r}: {remedy}</translation>
    </message>
    <message>
        <source>{hero} is named twice: each hero can join once</source>
        <translation>{hero} is named twice: each warrior can join once</translation>
    </message>
    <message>
        <source>two heroes are called {name}: tell them apart</source>
        <translation>two warriors are called {name}: tell them apart</translation>
    </message>
    <message>
        <source>The company: {heroes}.</source>
        <translation>The band: {heroes}.</translation>
    </message>
    <message>
        <source>a company begins with {fewest} to {most} heroes, not with {count}</source>
        <translation>a band begins with {fewest} to {most} warriors, not with {count}</translation>
    </message>
    <message>
        <source>{amount} experience for each hero</source>
        <translation>{amount} experience for each warrior</translation>
    </message>
    <message>
        <source>{hero} joined the company.</source>
        <translation>{hero} joined the band.</translation>
    </message>
    <message>
        <source>{hero} left the company.</source>
        <translation>{hero} left the band.</translation>
    </message>
    <message>
        <source>The company came to {town}</source>
        <translation>The band came to {town}</translation>
    </message>
    <message>
        <source>The company stayed in {town}</source>
        <translation>The band stayed in {town}</translation>
    </message>
    <message>
        <source>The company moved on</source>
        <translation>The band moved on</translation>
    </message>
    <message>
        <source>After {title} the company went on</source>
        <translation>After {title} the band went on</translation>
    </message>
    <message>
        <source>say which hero it is for</source>
        <translation>say which warrior it is for</translation>
    </message>
    <message>
        <source>{title} does not join companies</source>
        <translation>{title} does not join bands</translation>
    </message>
    <message>
        <source>{title} is in the company already</source>
        <translation>{title} is in the band already</translation>
    </message>
    <message>
        <source>somebody else in the company is called {name} already: find another name first</source>
        <translation>somebody else in the band is called {name} already: find another name first</translation>
    </message>
    <message>
        <source>{hero} joined the company{where}</source>
        <translation>{hero} joined the band{where}</translation>
    </message>
    <message>
        <source>{hero} came back to the company</source>
        <translation>{hero} came back to the band</translation>
    </message>
    <message>
        <source>{hero} is on the bench: first call the hero back</source>
        <translation>{hero} is on the bench: first call the warrior back</translation>
    </message>
    <message>
        <source>a hero was chosen twice</source>
        <translation>a warrior was chosen twice</translation>
    </message>
    <message>
        <source>The company turned back before {title}</source>
        <translation>The band turned back before {title}</translation>
    </message>
    <message>
        <source>the company</source>
        <translation>the band</translation>
    </message>
    <message>
        <source>The company accepted: {side}</source>
        <translation>The band accepted: {side}</translation>
    </message>
    <message>
        <source>The company declined: {side}</source>
        <translation>The band declined: {side}</translation>
    </message>
    <message>
        <source>the company owns the recipe of {what} already</source>
        <translation>the band owns the recipe of {what} already</translation>
    </message>
    <message>
        <source>The company travelled from {start} to {goal} in {days}</source>
        <translation>The band travelled from {start} to {goal} in {days}</translation>
    </message>
    <message>
        <source>the company can only travel while it is in camp before a mission</source>
        <translation>the band can only travel while it is in camp before a mission</translation>
    </message>
    <message>
        <source>the company is in no town, so no road begins here</source>
        <translation>the band is in no hall, so no road begins here</translation>
    </message>
    <message>
        <source>no road leads from {start} to {goal}: travel by way of another town</source>
        <translation>no road leads from {start} to {goal}: travel by way of another hall</translation>
    </message>
    <message>
        <source>nobody in the company can exchange reagents</source>
        <translation>nobody in the band can exchange reagents</translation>
    </message>
    <message>
        <source>only without {hero} in the company</source>
        <translation>only without {hero} in the band</translation>
    </message>
    <message>
        <source>only with {hero} in the company</source>
        <translation>only with {hero} in the band</translation>
    </message>
    <message>
        <source>the company is here already</source>
        <translation>the band is here already</translation>
    </message>
    <message>
        <source>The company</source>
        <translation>The band</translation>
    </message>
    <message>
        <source>a company has 1 to {most} heroes, not {count}</source>
        <translation>a band has 1 to {most} warriors, not {count}</translation>
    </message>
    <message>
        <source>this is for all: name no hero</source>
        <translation>this is for all: name no warrior</translation>
    </message>
    <message>
        <source>the company has seen the Legend of {mission} already</source>
        <translation>the band has seen the Legend of {mission} already</translation>
    </message>
    <message>
        <source>the company has accepted work here: it sees no Legend during this visit</source>
        <translation>the band has accepted work here: it sees no Legend during this visit</translation>
    </message>
    <message>
        <source>the company has looked at a Legend during this visit already</source>
        <translation>the band has looked at a Legend during this visit already</translation>
    </message>
    <message>
        <source>{count} {count:hero was|heroes were} chosen, {wanted} go into a mission</source>
        <translation>{count} {count:warrior was|warriors were} chosen, {wanted} go into a mission</translation>
    </message>
    <message>
        <source>the company had a look at a Legend instead: work is offered again at the next visit</source>
        <translation>the band had a look at a Legend instead: work is offered again at the next visit</translation>
    </message>
    <message>
        <source>the company is in the battle {battle!r}, which is not there; it is in camp again</source>
        <translation>the band is in the battle {battle!r}, which is not there; it is in camp again</translation>
    </message>
    <message>
        <source>the pack has no town {town!r}; the company is on the road</source>
        <translation>the pack has no hall {town!r}; the band is on the road</translation>
    </message>
    <message>
        <source>somebody in the party is there twice or not in the company; the others stay</source>
        <translation>somebody in the party is there twice or not in the band; the others stay</translation>
    </message>
</context>
<context>
    <name>SignBar</name>
    <message>
        <source>Counters of the town</source>
        <translation>Counters of the hall</translation>
    </message>
</context>
<context>
    <name>StashSection</name>
    <message>
        <source>The company owns nothing yet: win a battle, or buy something in town.</source>
        <translation>The band owns nothing yet: win a battle, or buy something in a hall.</translation>
    </message>
</context>
<context>
    <name>Town</name>
    <message>
        <source>the company</source>
        <translation>the band</translation>
    </message>
    <message>
        <source>There is no town here. Look at the map for one.</source>
        <translation>There is no hall here. Look at the map for one.</translation>
    </message>
</context>
<context>
    <name>TownPanel</name>
    <message>
        <source>Town</source>
        <translation>Hall</translation>
    </message>
    <message>
        <source>Into the &amp;town</source>
        <translation>In&amp;to the hall</translation>
    </message>
    <message>
        <source>The company has never been here.</source>
        <translation>The band has never been here.</translation>
    </message>
    <message>
        <source>The company is here.</source>
        <translation>The band is here.</translation>
    </message>
    <message>
        <source>This story knows no towns: it goes on from mission to mission, in the section Story.</source>
        <translation>This story knows no halls: it goes on from mission to mission, in the section Story.</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Halls</translation>
    </message>
</context>
</TS>
