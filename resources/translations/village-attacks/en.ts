<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AftermathPanel</name>
    <message>
        <source>Drag a card to a hero, or press it for what can be done with it.</source>
        <translation>Drag a card to a Monster, or press it for what can be done with it.</translation>
    </message>
    <message>
        <source>After the battle</source>
        <translation>After the night</translation>
    </message>
</context>
<context>
    <name>BattleOnPanel</name>
    <message>
        <source>The battle is over</source>
        <translation>The night is over</translation>
    </message>
    <message>
        <source>A battle is on</source>
        <translation>A night is on</translation>
    </message>
    <message>
        <source>Give &amp;up: the mission is lost</source>
        <translation>Give &amp;up: the night is lost</translation>
    </message>
</context>
<context>
    <name>BriefingPanel</name>
    <message>
        <source>&amp;Begin the mission</source>
        <translation>&amp;Begin the night</translation>
    </message>
    <message>
        <source>In camp, before the mission</source>
        <translation>By day, before the night</translation>
    </message>
</context>
<context>
    <name>CampPage</name>
    <message>
        <source>Company</source>
        <translation>Monsters</translation>
    </message>
    <message>
        <source>Hero sheets</source>
        <translation>Monster sheets</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Castle</translation>
    </message>
</context>
<context>
    <name>CampaignFilesPresenter</name>
    <message>
        <source>Reading the hero…</source>
        <translation>Reading the Monster…</translation>
    </message>
    <message>
        <source>Take in a hero</source>
        <translation>Take in a Monster</translation>
    </message>
    <message>
        <source>Heroes (*{suffix})</source>
        <translation>Monsters (*{suffix})</translation>
    </message>
    <message>
        <source>Export a hero</source>
        <translation>Export a Monster</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>The battles</source>
        <translation>The nights</translation>
    </message>
</context>
<context>
    <name>ChroniclePresenter</name>
    <message>
        <source>Battle</source>
        <translation>Night</translation>
    </message>
    <message>
        <source>&amp;Watch the battle</source>
        <translation>&amp;Watch the night</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Take in a hero…</source>
        <translation>&amp;Take in a Monster…</translation>
    </message>
    <message>
        <source>&amp;Export a hero…</source>
        <translation>&amp;Export a Monster…</translation>
    </message>
</context>
<context>
    <name>CompanySection</name>
    <message>
        <source>The company</source>
        <translation>The castle</translation>
    </message>
    <message>
        <source>At hand in the next battle</source>
        <translation>At hand in the next night</translation>
    </message>
</context>
<context>
    <name>CompanyStep</name>
    <message>
        <source>A company begins with {fewest} to {most} heroes.</source>
        <translation>A castle begins with {fewest} to {most} Monsters.</translation>
    </message>
</context>
<context>
    <name>CompanyStrip</name>
    <message>
        <source>The company</source>
        <translation>The Monsters</translation>
    </message>
</context>
<context>
    <name>EquipmentPanel</name>
    <message>
        <source>Nothing lies here. Buy something in town, or let a hero put something away.</source>
        <translation>Nothing lies here. Have something made in the castle, or let a Monster put something away.</translation>
    </message>
</context>
<context>
    <name>FirstSkillBoxes</name>
    <message numerus="yes">
        <source>Each hero begins with %n skill(s) of the first class: choose them.</source>
        <translation>
            <numerusform>Each Monster begins with %n skill of the first class: choose it.</numerusform>
            <numerusform>Each Monster begins with %n skills of the first class: choose them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Fought by a bot with these heroes, {count} times: people do better.</source>
        <translation>Fought by a bot with these Monsters, {count} times: people do better.</translation>
    </message>
</context>
<context>
    <name>HeroPicker</name>
    <message>
        <source>Heroes</source>
        <translation>Monsters</translation>
    </message>
</context>
<context>
    <name>HireDialog</name>
    <message>
        <source>Somebody joins the company</source>
        <translation>Somebody joins the castle</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>{way} The way leads through {towns}: travel from town to town.</source>
        <translation>{way} The way leads through {towns}: travel from village to village.</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Arrow keys go from town to town, Enter travels, plus and minus go closer and farther.</source>
        <translation>Arrow keys go from village to village, Enter travels, plus and minus go closer and farther.</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Who plays, and in which colour. The heroes of somebody who leaves are played by all together.</source>
        <translation>Who plays, and in which colour. The Monsters of somebody who leaves are played by all together.</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>A mission that was fought.</source>
        <translation>A night that was fought.</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Begins the next battle with: {names}</source>
        <translation>Begins the next night with: {names}</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Nights</translation>
    </message>
</context>
<context>
    <name>Restore</name>
    <message>
        <source>before a mission</source>
        <translation>before a night</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The company waited until {date}</source>
        <translation>The castle waited until {date}</translation>
    </message>
    <message>
        <source>Each hero gained {experience} experience.</source>
        <translation>Each Monster gained {experience} Experience.</translation>
    </message>
    <message>
        <source>The company: {heroes}. Behind it one battle lies.</source>
        <translation>The castle: {heroes}. Behind it one night lies.</translation>
    </message>
    <message>
        <source>The company: {heroes}. Behind it {count} battles lie.</source>
        <translation>The castle: {heroes}. Behind it {count} nights lie.</translation>
    </message>
    <message>
        <source>{fewest} to {most} heroes are ready to fight, not {ready}: the others are on the bench</source>
        <translation>{fewest} to {most} Monsters are ready to go out, not {ready}: the others are on the bench</translation>
    </message>
    <message>
        <source>the pack {pack} has no hero {card!r} who joins companies</source>
        <translation>the pack {pack} has no Monster {card!r} that comes to a castle</translation>
    </message>
    <message>
        <source>the name of a hero</source>
        <translation>the name of a Monster</translation>
    </message>
    <message>
        <source>the hero is given to a player who is not there</source>
        <translation>the Monster is given to a player who is not there</translation>
    </message>
    <message>
        <source>{hero} has left the company: only the story can bring them back</source>
        <translation>{hero} has left the castle: only the story can bring it back</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Monsters</translation>
    </message>
    <message>
        <source>the pack {pack} has no hero {card!r}: {remedy}</source>
        <translation>the pack {pack} has no Monster {card!r}: {remedy}</translation>
    </message>
    <message>
        <source>{hero} is named twice: each hero can join once</source>
        <translation>{hero} is named twice: each Monster can join once</translation>
    </message>
    <message>
        <source>two heroes are called {name}: tell them apart</source>
        <translation>two Monsters are called {name}: tell them apart</translation>
    </message>
    <message>
        <source>The company: {heroes}.</source>
        <translation>The castle: {heroes}.</translation>
    </message>
    <message>
        <source>a company begins with {fewest} to {most} heroes, not with {count}</source>
        <translation>a castle begins with {fewest} to {most} Monsters, not with {count}</translation>
    </message>
    <message>
        <source>{amount} experience for each hero</source>
        <translation>{amount} Experience for each Monster</translation>
    </message>
    <message>
        <source>{hero} joined the company.</source>
        <translation>{hero} came to the castle.</translation>
    </message>
    <message>
        <source>{hero} left the company.</source>
        <translation>{hero} left the castle.</translation>
    </message>
    <message>
        <source>The company came to {town}</source>
        <translation>The castle came to {town}</translation>
    </message>
    <message>
        <source>The company stayed in {town}</source>
        <translation>The Monsters stayed in {town}</translation>
    </message>
    <message>
        <source>The company moved on</source>
        <translation>The castle went on</translation>
    </message>
    <message>
        <source>After {title} the company went on</source>
        <translation>After {title} the castle went on</translation>
    </message>
    <message>
        <source>say which hero it is for</source>
        <translation>say which Monster it is for</translation>
    </message>
    <message>
        <source>{title} does not join companies</source>
        <translation>{title} does not come to castles</translation>
    </message>
    <message>
        <source>{title} is in the company already</source>
        <translation>{title} is in the castle already</translation>
    </message>
    <message>
        <source>somebody else in the company is called {name} already: find another name first</source>
        <translation>somebody else in the castle is called {name} already: find another name first</translation>
    </message>
    <message>
        <source>{hero} joined the company{where}</source>
        <translation>{hero} came to the castle{where}</translation>
    </message>
    <message>
        <source>{hero} came back to the company</source>
        <translation>{hero} came back to the castle</translation>
    </message>
    <message>
        <source>{hero} is on the bench: first call the hero back</source>
        <translation>{hero} is on the bench: first call the Monster back</translation>
    </message>
    <message>
        <source>a hero was chosen twice</source>
        <translation>a Monster was chosen twice</translation>
    </message>
    <message>
        <source>The company turned back before {title}</source>
        <translation>The Monsters turned back before {title}</translation>
    </message>
    <message>
        <source>the company</source>
        <translation>the castle</translation>
    </message>
    <message>
        <source>The company accepted: {side}</source>
        <translation>The castle accepted: {side}</translation>
    </message>
    <message>
        <source>The company declined: {side}</source>
        <translation>The castle declined: {side}</translation>
    </message>
    <message>
        <source>the company owns the recipe of {what} already</source>
        <translation>the castle knows the recipe of {what} already</translation>
    </message>
    <message>
        <source>The company travelled from {start} to {goal} in {days}</source>
        <translation>The Monsters travelled from {start} to {goal} in {days}</translation>
    </message>
    <message>
        <source>the company can only travel while it is in camp before a mission</source>
        <translation>the Monsters can only travel by day, before a night begins</translation>
    </message>
    <message>
        <source>the company is in no town, so no road begins here</source>
        <translation>the castle is in no village, so no road begins here</translation>
    </message>
    <message>
        <source>no road leads from {start} to {goal}: travel by way of another town</source>
        <translation>no road leads from {start} to {goal}: travel by way of another village</translation>
    </message>
    <message>
        <source>only without {hero} in the company</source>
        <translation>only without {hero} in the castle</translation>
    </message>
    <message>
        <source>only with {hero} in the company</source>
        <translation>only with {hero} in the castle</translation>
    </message>
    <message>
        <source>the company is here already</source>
        <translation>the castle is here already</translation>
    </message>
    <message>
        <source>The company</source>
        <translation>The castle</translation>
    </message>
    <message>
        <source>a company has 1 to {most} heroes, not {count}</source>
        <translation>a castle has 1 to {most} Monsters, not {count}</translation>
    </message>
    <message>
        <source>this is for all: name no hero</source>
        <translation>this is for all: name no Monster</translation>
    </message>
    <message>
        <source>{count} {count:hero was|heroes were} chosen, {wanted} go into a mission</source>
        <translation>{count} {count:Monster was|Monsters were} chosen, {wanted} go into a night</translation>
    </message>
    <message>
        <source>the company had a look at a Legend instead: work is offered again at the next visit</source>
        <translation>the castle had a look at a Legend instead: work is offered again at the next visit</translation>
    </message>
    <message>
        <source>the company is in the battle {battle!r}, which is not there; it is in camp again</source>
        <translation>the castle is in the night {battle!r}, which is not there; it is day again</translation>
    </message>
    <message>
        <source>the pack has no town {town!r}; the company is on the road</source>
        <translation>the pack has no village {town!r}; the castle is on the road</translation>
    </message>
    <message>
        <source>somebody in the party is there twice or not in the company; the others stay</source>
        <translation>somebody in the party is there twice or not in the castle; the others stay</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Nights</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Night</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Night</translation>
    </message>
    <message>
        <source>mission</source>
        <translation>night</translation>
    </message>
    <message>
        <source>Battles of the plot</source>
        <translation>Nights of the plot</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Night {number}</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Nights</translation>
    </message>
    <message>
        <source>The mission began: {title}</source>
        <translation>The night began: {title}</translation>
    </message>
    <message>
        <source>mission {title}</source>
        <translation>night {title}</translation>
    </message>
    <message>
        <source>{hero} does not go into this mission</source>
        <translation>{hero} stays out of this night</translation>
    </message>
    <message>
        <source>a mission begins in camp</source>
        <translation>a night begins after a day in the castle</translation>
    </message>
    <message>
        <source>no battle is on: begin a mission first</source>
        <translation>no night is on: begin one first</translation>
    </message>
    <message>
        <source>no battle is on</source>
        <translation>no night is on</translation>
    </message>
    <message>
        <source>the battle is over: look at its result</source>
        <translation>the night is over: look at its result</translation>
    </message>
    <message>
        <source>the battle still goes on: play it to its end, or give it up</source>
        <translation>the night still goes on: play it to its end, or give it up</translation>
    </message>
    <message>
        <source>a battle is on: first finish it or leave it</source>
        <translation>a night is on: first finish it or leave it</translation>
    </message>
    <message>
        <source>a battle is on: undo inside the battle, or give it up first</source>
        <translation>a night is on: undo inside the night, or give it up first</translation>
    </message>
    <message>
        <source>{hero} has this for the next battle already</source>
        <translation>{hero} has this for the next night already</translation>
    </message>
    <message>
        <source>at least {fewest} must be left to go into battle</source>
        <translation>at least {fewest} must be left to go into the night</translation>
    </message>
    <message>
        <source>no more than {most} go into battle: first send somebody else to the bench</source>
        <translation>no more than {most} go into the night: first send somebody else to the bench</translation>
    </message>
    <message>
        <source>the result must speak of exactly those who went into the mission</source>
        <translation>the result must speak of exactly those who went into the night</translation>
    </message>
    <message>
        <source>this mission cannot end with {outcome!r}: it ends with {names}</source>
        <translation>this night cannot end with {outcome!r}: it ends with {names}</translation>
    </message>
    <message>
        <source>Taken since the last battle</source>
        <translation>Taken since the last night</translation>
    </message>
    <message>
        <source>The last battle</source>
        <translation>The last night</translation>
    </message>
    <message>
        <source>At hand in the next battle</source>
        <translation>At hand in the next night</translation>
    </message>
    <message>
        <source>At the beginning of the next battle</source>
        <translation>At the beginning of the next night</translation>
    </message>
    <message>
        <source>one battle</source>
        <translation>one night</translation>
    </message>
    <message>
        <source>in battle</source>
        <translation>in the night</translation>
    </message>
    <message>
        <source>after the battle</source>
        <translation>after the night</translation>
    </message>
    <message>
        <source>End of the mission</source>
        <translation>End of the night</translation>
    </message>
    <message>
        <source>The mission</source>
        <translation>The night</translation>
    </message>
</context>
<context>
    <name>SignBar</name>
    <message>
        <source>Counters of the town</source>
        <translation>Counters of the castle</translation>
    </message>
</context>
<context>
    <name>StashSection</name>
    <message>
        <source>The company owns nothing yet: win a battle, or buy something in town.</source>
        <translation>The castle owns nothing yet: win a night, or have something made.</translation>
    </message>
</context>
<context>
    <name>Town</name>
    <message>
        <source>the company</source>
        <translation>the castle</translation>
    </message>
    <message>
        <source>There is no town here. Look at the map for one.</source>
        <translation>There is no castle here. Look at the map for it.</translation>
    </message>
</context>
<context>
    <name>TownPanel</name>
    <message>
        <source>Town</source>
        <translation>Village</translation>
    </message>
    <message>
        <source>Into the &amp;town</source>
        <translation>Into the &amp;castle</translation>
    </message>
    <message>
        <source>The company has never been here.</source>
        <translation>No Monster has ever been here.</translation>
    </message>
    <message>
        <source>The company is here.</source>
        <translation>The castle is here.</translation>
    </message>
    <message>
        <source>This story knows no towns: it goes on from mission to mission, in the section Story.</source>
        <translation>This story knows no villages: it goes on from night to night, in the section Story.</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Villages</translation>
    </message>
</context>
</TS>
