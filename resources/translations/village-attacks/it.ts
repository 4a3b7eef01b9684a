<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AftermathPanel</name>
    <message>
        <source>Drag a card to a hero, or press it for what can be done with it.</source>
        <translation>Trascina una carta su un Mostro, o premila per vedere che cosa si può farne.</translation>
    </message>
    <message>
        <source>After the battle</source>
        <translation>Dopo la notte</translation>
    </message>
</context>
<context>
    <name>BattleOnPanel</name>
    <message>
        <source>The battle is over</source>
        <translation>La notte è finita</translation>
    </message>
    <message>
        <source>A battle is on</source>
        <translation>Una notte è in corso</translation>
    </message>
    <message>
        <source>Give &amp;up: the mission is lost</source>
        <translation>A&amp;bbandona: la notte è persa</translation>
    </message>
</context>
<context>
    <name>BriefingPanel</name>
    <message>
        <source>&amp;Begin the mission</source>
        <translation>C&amp;omincia la notte</translation>
    </message>
    <message>
        <source>In camp, before the mission</source>
        <translation>Di giorno, prima della notte</translation>
    </message>
</context>
<context>
    <name>CampPage</name>
    <message>
        <source>Company</source>
        <translation>Mostri</translation>
    </message>
    <message>
        <source>Hero sheets</source>
        <translation>Schede dei Mostri</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Castello</translation>
    </message>
</context>
<context>
    <name>CampaignFilesPresenter</name>
    <message>
        <source>Reading the hero…</source>
        <translation>Lettura del Mostro…</translation>
    </message>
    <message>
        <source>Take in a hero</source>
        <translation>Accogli un Mostro</translation>
    </message>
    <message>
        <source>Heroes (*{suffix})</source>
        <translation>Mostri (*{suffix})</translation>
    </message>
    <message>
        <source>Export a hero</source>
        <translation>Esporta un Mostro</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>The battles</source>
        <translation>Le notti</translation>
    </message>
</context>
<context>
    <name>ChroniclePresenter</name>
    <message>
        <source>Battle</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>&amp;Watch the battle</source>
        <translation>&amp;Rivedi la notte</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Take in a hero…</source>
        <translation>Acco&amp;gli un Mostro…</translation>
    </message>
    <message>
        <source>&amp;Export a hero…</source>
        <translation>Esporta un &amp;Mostro…</translation>
    </message>
</context>
<context>
    <name>CompanySection</name>
    <message>
        <source>The company</source>
        <translation>Il castello</translation>
    </message>
    <message>
        <source>At hand in the next battle</source>
        <translation>A portata di mano nella prossima notte</translation>
    </message>
</context>
<context>
    <name>CompanyStep</name>
    <message>
        <source>A company begins with {fewest} to {most} heroes.</source>
        <translation>Un castello comincia con {fewest}–{most} Mostri.</translation>
    </message>
</context>
<context>
    <name>CompanyStrip</name>
    <message>
        <source>The company</source>
        <translation>I Mostri</translation>
    </message>
</context>
<context>
    <name>EquipmentPanel</name>
    <message>
        <source>Nothing lies here. Buy something in town, or let a hero put something away.</source>
        <translation>Qui non c&apos;è nulla. Fai fare qualcosa nel castello, o fai riporre qualcosa a un Mostro.</translation>
    </message>
</context>
<context>
    <name>FirstSkillBoxes</name>
    <message numerus="yes">
        <source>Each hero begins with %n skill(s) of the first class: choose them.</source>
        <translation>
            <numerusform>Ogni Mostro comincia con %n abilità della prima classe: scegliela.</numerusform>
            <numerusform>Ogni Mostro comincia con %n abilità della prima classe: sceglile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Fought by a bot with these heroes, {count} times: people do better.</source>
        <translation>Combattuta da un automa con questi Mostri, {count} volte: le persone fanno di meglio.</translation>
    </message>
</context>
<context>
    <name>HeroPicker</name>
    <message>
        <source>Heroes</source>
        <translation>Mostri</translation>
    </message>
</context>
<context>
    <name>HireDialog</name>
    <message>
        <source>Somebody joins the company</source>
        <translation>Qualcuno viene nel castello</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>{way} The way leads through {towns}: travel from town to town.</source>
        <translation>{way} La via passa per {towns}: viaggiate di villaggio in villaggio.</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Arrow keys go from town to town, Enter travels, plus and minus go closer and farther.</source>
        <translation>Le frecce vanno di villaggio in villaggio, Invio viaggia, più e meno avvicinano e allontanano.</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Who plays, and in which colour. The heroes of somebody who leaves are played by all together.</source>
        <translation>Chi gioca, e in quale colore. I Mostri di chi se ne va sono giocati da tutti insieme.</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>A mission that was fought.</source>
        <translation>Una notte combattuta.</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Begins the next battle with: {names}</source>
        <translation>Comincia la prossima notte con: {names}</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Notti</translation>
    </message>
</context>
<context>
    <name>Restore</name>
    <message>
        <source>before a mission</source>
        <translation>prima di una notte</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The company waited until {date}</source>
        <translation>Il castello ha atteso fino al {date}</translation>
    </message>
    <message>
        <source>Each hero gained {experience} experience.</source>
        <translation>Ogni Mostro ha guadagnato {experience} Esperienza.</translation>
    </message>
    <message>
        <source>The company: {heroes}. Behind it one battle lies.</source>
        <translation>Il castello: {heroes}. Alle spalle ha una notte.</translation>
    </message>
    <message>
        <source>The company: {heroes}. Behind it {count} battles lie.</source>
        <translation>Il castello: {heroes}. Alle spalle ha {count} notti.</translation>
    </message>
    <message>
        <source>{fewest} to {most} heroes are ready to fight, not {ready}: the others are on the bench</source>
        <translation>da {fewest} a {most} Mostri sono pronti a uscire, non {ready}: gli altri stanno in panchina</translation>
    </message>
    <message>
        <source>the pack {pack} has no hero {card!r} who joins companies</source>
        <translation>il pacchetto {pack} non ha nessun Mostro {card!r} che venga in un castello</translation>
    </message>
    <message>
        <source>the name of a hero</source>
        <translation>il nome di un Mostro</translation>
    </message>
    <message>
        <source>the hero is given to a player who is not there</source>
        <translation>il Mostro è affidato a un giocatore che non c&apos;è</translation>
    </message>
    <message>
        <source>{hero} has left the company: only the story can bring them back</source>
        <translation>{hero} ha lasciato il castello: solo la storia può farlo tornare</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Mostri</translation>
    </message>
    <message>
        <source>the pack {pack} has no hero {card!r}: {remedy}</source>
        <translation>il pacchetto {pack} non ha nessun Mostro {card!r}: {remedy}</translation>
    </message>
    <message>
        <source>{hero} is named twice: each hero can join once</source>
        <translation>{hero} è nominato due volte: ogni Mostro può venire una volta sola</translation>
    </message>
    <message>
        <source>two heroes are called {name}: tell them apart</source>
        <translation>due Mostri si chiamano {name}: distingueteli</translation>
    </message>
    <message>
        <source>The company: {heroes}.</source>
        <translation>Il castello: {heroes}.</translation>
    </message>
    <message>
        <source>a company begins with {fewest} to {most} heroes, not with {count}</source>
        <translation>un castello comincia con {fewest}–{most} Mostri, non con {count}</translation>
    </message>
    <message>
        <source>{amount} experience for each hero</source>
        <translation>{amount} Esperienza per ogni Mostro</translation>
    </message>
    <message>
        <source>{hero} joined the company.</source>
        <translation>{hero} è nel castello.</translation>
    </message>
    <message>
        <source>{hero} left the company.</source>
        <translation>{hero} ha lasciato il castello.</translation>
    </message>
    <message>
        <source>The company came to {town}</source>
        <translation>Il castello è giunto a {town}</translation>
    </message>
    <message>
        <source>The company stayed in {town}</source>
        <translation>I Mostri sono rimasti a {town}</translation>
    </message>
    <message>
        <source>The company moved on</source>
        <translation>Il castello ha proseguito</translation>
    </message>
    <message>
        <source>After {title} the company went on</source>
        <translation>Dopo {title} il castello ha proseguito</translation>
    </message>
    <message>
        <source>say which hero it is for</source>
        <translation>di&apos; per quale Mostro è</translation>
    </message>
    <message>
        <source>{title} does not join companies</source>
        <translation>{title} non viene nei castelli</translation>
    </message>
    <message>
        <source>{title} is in the company already</source>
        <translation>{title} è già nel castello</translation>
    </message>
    <message>
        <source>somebody else in the company is called {name} already: find another name first</source>
        <translation>qualcun altro nel castello si chiama già {name}: trova prima un altro nome</translation>
    </message>
    <message>
        <source>{hero} joined the company{where}</source>
        <translation>{hero} è nel castello{where}</translation>
    </message>
    <message>
        <source>{hero} came back to the company</source>
        <translation>{hero} è di nuovo nel castello</translation>
    </message>
    <message>
        <source>{hero} is on the bench: first call the hero back</source>
        <translation>{hero} è in panchina: prima richiama il Mostro</translation>
    </message>
    <message>
        <source>a hero was chosen twice</source>
        <translation>un Mostro è stato scelto due volte</translation>
    </message>
    <message>
        <source>The company turned back before {title}</source>
        <translation>I Mostri sono tornati indietro prima di {title}</translation>
    </message>
    <message>
        <source>the company</source>
        <translation>il castello</translation>
    </message>
    <message>
        <source>The company accepted: {side}</source>
        <translation>Il castello ha accettato: {side}</translation>
    </message>
    <message>
        <source>The company declined: {side}</source>
        <translation>Il castello ha rifiutato: {side}</translation>
    </message>
    <message>
        <source>the company owns the recipe of {what} already</source>
        <translation>il castello conosce già la ricetta di {what}</translation>
    </message>
    <message>
        <source>The company travelled from {start} to {goal} in {days}</source>
        <translation>I Mostri hanno viaggiato da {start} a {goal} in {days}</translation>
    </message>
    <message>
        <source>the company can only travel while it is in camp before a mission</source>
        <translation>i Mostri possono viaggiare solo di giorno, prima che cominci una notte</translation>
    </message>
    <message>
        <source>the company is in no town, so no road begins here</source>
        <translation>il castello non è in nessun villaggio, quindi da qui non parte nessuna strada</translation>
    </message>
    <message>
        <source>no road leads from {start} to {goal}: travel by way of another town</source>
        <translation>nessuna strada porta da {start} a {goal}: passa per un altro villaggio</translation>
    </message>
    <message>
        <source>only without {hero} in the company</source>
        <translation>solo senza {hero} nel castello</translation>
    </message>
    <message>
        <source>only with {hero} in the company</source>
        <translation>solo con {hero} nel castello</translation>
    </message>
    <message>
        <source>the company is here already</source>
        <translation>il castello è già qui</translation>
    </message>
    <message>
        <source>The company</source>
        <translation>Il castello</translation>
    </message>
    <message>
        <source>a company has 1 to {most} heroes, not {count}</source>
        <translation>un castello ha da 1 a {most} Mostri, non {count}</translation>
    </message>
    <message>
        <source>this is for all: name no hero</source>
        <translation>questo è per tutti: non nominare alcun Mostro</translation>
    </message>
    <message>
        <source>{count} {count:hero was|heroes were} chosen, {wanted} go into a mission</source>
        <translation>{count:è stato scelto|sono stati scelti} {count} {count:Mostro|Mostri}, nella notte ne vanno {wanted}</translation>
    </message>
    <message>
        <source>the company had a look at a Legend instead: work is offered again at the next visit</source>
        <translation>il castello ha invece guardato una Legenda: il lavoro si offre di nuovo alla prossima visita</translation>
    </message>
    <message>
        <source>the company is in the battle {battle!r}, which is not there; it is in camp again</source>
        <translation>il castello è nella notte {battle!r}, che non c&apos;è; è di nuovo giorno</translation>
    </message>
    <message>
        <source>the pack has no town {town!r}; the company is on the road</source>
        <translation>il pacchetto non ha il villaggio {town!r}; il castello è in viaggio</translation>
    </message>
    <message>
        <source>somebody in the party is there twice or not in the company; the others stay</source>
        <translation>qualcuno nel gruppo c&apos;è due volte o non è del castello; gli altri restano</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Notti</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>mission</source>
        <translation>notte</translation>
    </message>
    <message>
        <source>Battles of the plot</source>
        <translation>Notti della trama</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Notte {number}</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Notti</translation>
    </message>
    <message>
        <source>The mission began: {title}</source>
        <translation>La notte è cominciata: {title}</translation>
    </message>
    <message>
        <source>mission {title}</source>
        <translation>notte {title}</translation>
    </message>
    <message>
        <source>{hero} does not go into this mission</source>
        <translation>{hero} resta fuori da questa notte</translation>
    </message>
    <message>
        <source>a mission begins in camp</source>
        <translation>una notte comincia dopo un giorno nel castello</translation>
    </message>
    <message>
        <source>no battle is on: begin a mission first</source>
        <translation>nessuna notte è in corso: cominciane prima una</translation>
    </message>
    <message>
        <source>no battle is on</source>
        <translation>nessuna notte è in corso</translation>
    </message>
    <message>
        <source>the battle is over: look at its result</source>
        <translation>la notte è finita: guarda il risultato</translation>
    </message>
    <message>
        <source>the battle still goes on: play it to its end, or give it up</source>
        <translation>la notte è ancora in corso: giocala fino alla fine, o abbandonala</translation>
    </message>
    <message>
        <source>a battle is on: first finish it or leave it</source>
        <translation>una notte è in corso: prima finiscila o lasciala</translation>
    </message>
    <message>
        <source>a battle is on: undo inside the battle, or give it up first</source>
        <translation>una notte è in corso: annulla dentro la notte, o prima abbandonala</translation>
    </message>
    <message>
        <source>{hero} has this for the next battle already</source>
        <translation>{hero} ce l&apos;ha già per la prossima notte</translation>
    </message>
    <message>
        <source>at least {fewest} must be left to go into battle</source>
        <translation>almeno {fewest} {fewest:deve|devono} restare per andare nella notte</translation>
    </message>
    <message>
        <source>no more than {most} go into battle: first send somebody else to the bench</source>
        <translation>non più di {most} vanno nella notte: manda prima qualcun altro in panchina</translation>
    </message>
    <message>
        <source>the result must speak of exactly those who went into the mission</source>
        <translation>il risultato deve parlare esattamente di chi è andato nella notte</translation>
    </message>
    <message>
        <source>this mission cannot end with {outcome!r}: it ends with {names}</source>
        <translation>questa notte non può finire con {outcome!r}: finisce con {names}</translation>
    </message>
    <message>
        <source>Taken since the last battle</source>
        <translation>Preso dopo l&apos;ultima notte</translation>
    </message>
    <message>
        <source>The last battle</source>
        <translation>L&apos;ultima notte</translation>
    </message>
    <message>
        <source>At hand in the next battle</source>
        <translation>A portata di mano nella prossima notte</translation>
    </message>
    <message>
        <source>At the beginning of the next battle</source>
        <translation>All&apos;inizio della prossima notte</translation>
    </message>
    <message>
        <source>one battle</source>
        <translation>una notte</translation>
    </message>
    <message>
        <source>in battle</source>
        <translation>nella notte</translation>
    </message>
    <message>
        <source>after the battle</source>
        <translation>dopo la notte</translation>
    </message>
    <message>
        <source>End of the mission</source>
        <translation>Fine della notte</translation>
    </message>
    <message>
        <source>The mission</source>
        <translation>La notte</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Trattenuto</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Bruciare</translation>
    </message>
    <message>
        <source>Stun</source>
        <translation>Stordito</translation>
    </message>
</context>
<context>
    <name>SignBar</name>
    <message>
        <source>Counters of the town</source>
        <translation>Banchi del castello</translation>
    </message>
</context>
<context>
    <name>StashSection</name>
    <message>
        <source>The company owns nothing yet: win a battle, or buy something in town.</source>
        <translation>Il castello non possiede ancora nulla: vinci una notte, o fai fare qualcosa.</translation>
    </message>
</context>
<context>
    <name>Town</name>
    <message>
        <source>the company</source>
        <translation>il castello</translation>
    </message>
    <message>
        <source>There is no town here. Look at the map for one.</source>
        <translation>Qui non c&apos;è il castello. Cercalo sulla mappa.</translation>
    </message>
</context>
<context>
    <name>TownPanel</name>
    <message>
        <source>Town</source>
        <translation>Villaggio</translation>
    </message>
    <message>
        <source>Into the &amp;town</source>
        <translation>En&amp;tra nel castello</translation>
    </message>
    <message>
        <source>The company has never been here.</source>
        <translation>Nessun Mostro è mai stato qui.</translation>
    </message>
    <message>
        <source>The company is here.</source>
        <translation>Il castello è qui.</translation>
    </message>
    <message>
        <source>This story knows no towns: it goes on from mission to mission, in the section Story.</source>
        <translation>Questa storia non conosce villaggi: va di notte in notte, nella sezione Storia.</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Villaggi</translation>
    </message>
</context>
</TS>
