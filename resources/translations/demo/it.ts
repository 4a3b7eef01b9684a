<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AftermathPanel</name>
    <message>
        <source>Drag a card to a hero, or press it for what can be done with it.</source>
        <translation>Trascina una carta su un combattente, o premila per vedere che cosa si può farne.</translation>
    </message>
</context>
<context>
    <name>CampPage</name>
    <message>
        <source>Company</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Hero sheets</source>
        <translation>Combattenti</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Riva</translation>
    </message>
</context>
<context>
    <name>CampaignFilesPresenter</name>
    <message>
        <source>Reading the hero…</source>
        <translation>Lettura del combattente…</translation>
    </message>
    <message>
        <source>Take in a hero</source>
        <translation>Accogli un combattente</translation>
    </message>
    <message>
        <source>Heroes (*{suffix})</source>
        <translation>Combattenti (*{suffix})</translation>
    </message>
    <message>
        <source>Export a hero</source>
        <translation>Esporta un combattente</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Take in a hero…</source>
        <translation>Acco&amp;gli un combattente…</translation>
    </message>
    <message>
        <source>&amp;Export a hero…</source>
        <translation>Esporta un combatt&amp;ente…</translation>
    </message>
</context>
<context>
    <name>CompanySection</name>
    <message>
        <source>The company</source>
        <translation>La banda</translation>
    </message>
</context>
<context>
    <name>CompanyStep</name>
    <message>
        <source>A company begins with {fewest} to {most} heroes.</source>
        <translation>Una banda comincia con {fewest}–{most} combattenti.</translation>
    </message>
</context>
<context>
    <name>CompanyStrip</name>
    <message>
        <source>The company</source>
        <translation>La banda</translation>
    </message>
</context>
<context>
    <name>EquipmentPanel</name>
    <message>
        <source>Nothing lies here. Buy something in town, or let a hero put something away.</source>
        <translation>Qui non c&apos;è nulla. Compra qualcosa su una riva, o fai riporre qualcosa a un combattente.</translation>
    </message>
</context>
<context>
    <name>FirstSkillBoxes</name>
    <message numerus="yes">
        <source>Each hero begins with %n skill(s) of the first class: choose them.</source>
        <translation>
            <numerusform>Ogni combattente comincia con %n abilità della prima classe: scegliela.</numerusform>
            <numerusform>Ogni combattente comincia con %n abilità della prima classe: sceglile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Fought by a bot with these heroes, {count} times: people do better.</source>
        <translation>Combattuta da un automa con questi combattenti, {count} volte: le persone fanno di meglio.</translation>
    </message>
</context>
<context>
    <name>HeroPicker</name>
    <message>
        <source>Heroes</source>
        <translation>Combattenti</translation>
    </message>
</context>
<context>
    <name>HireDialog</name>
    <message>
        <source>Somebody joins the company</source>
        <translation>Qualcuno si unisce alla banda</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>{way} The way leads through {towns}: travel from town to town.</source>
        <translation>{way} La via passa per {towns}: viaggiate di riva in riva.</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Arrow keys go from town to town, Enter travels, plus and minus go closer and farther.</source>
        <translation>Le frecce vanno di riva in riva, Invio viaggia, più e meno avvicinano e allontanano.</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Who plays, and in which colour. The heroes of somebody who leaves are played by all together.</source>
        <translation>Chi gioca, e in quale colore. I combattenti di chi se ne va sono giocati da tutti insieme.</translation>
    </message>
</context>
<context>
    <name>ResultByHandDialog</name>
    <message>
        <source>{how} (lost)</source>
        <translation>{how} (senza vittoria)</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>{title} was lost</source>
        <translation>{title}: nessuna vittoria</translation>
    </message>
    <message>
        <source>{title} was won</source>
        <translation>{title}: vittoria</translation>
    </message>
    <message>
        <source>The company waited until {date}</source>
        <translation>La banda ha atteso fino al {date}</translation>
    </message>
    <message>
        <source>Each hero gained {experience} experience.</source>
        <translation>Ogni combattente ha guadagnato {experience} {experience:punto|punti} esperienza.</translation>
    </message>
    <message>
        <source>The company: {heroes}. Behind it one battle lies.</source>
        <translation>La banda: {heroes}. Alle spalle ha una battaglia.</translation>
    </message>
    <message>
        <source>The company: {heroes}. Behind it {count} battles lie.</source>
        <translation>La banda: {heroes}. Alle spalle ha {count} battaglie.</translation>
    </message>
    <message>
        <source>{fewest} to {most} heroes are ready to fight, not {ready}: the others are on the bench</source>
        <translation>da {fewest} a {most} combattenti sono pronti a combattere, non {ready}: gli altri stanno in panchina</translation>
    </message>
    <message>
        <source>the pack {pack} has no hero {card!r} who joins companies</source>
        <translation>il pacchetto {pack} non ha nessun combattente {card!r} che si unisca alle bande</translation>
    </message>
    <message>
        <source>the name of a hero</source>
        <translation>il nome di un combattente</translation>
    </message>
    <message>
        <source>the hero is given to a player who is not there</source>
        <translation>il combattente è affidato a un giocatore che non c&apos;è</translation>
    </message>
    <message>
        <source>{hero} has left the company: only the story can bring them back</source>
        <translation>{hero} ha lasciato la banda: solo la storia può farlo tornare</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Combattenti</translation>
    </message>
    <message>
        <source>the pack {pack} has no hero {card!r}: {remedy}</source>
        <translation>il pacchetto {pack} non ha nessun combattente {card!r}: {remedy}</translation>
    </message>
    <message>
        <source>{hero} is named twice: each hero can join once</source>
        <translation>{hero} è nominato due volte: ogni combattente può unirsi una volta sola</translation>
    </message>
    <message>
        <source>two heroes are called {name}: tell them apart</source>
        <translation>due combattenti si chiamano {name}: distingueteli</translation>
    </message>
    <message>
        <source>The company: {heroes}.</source>
        <translation>La banda: {heroes}.</translation>
    </message>
    <message>
        <source>a company begins with {fewest} to {most} heroes, not with {count}</source>
        <translation>una banda comincia con {fewest}–{most} combattenti, non con {count}</translation>
    </message>
    <message>
        <source>{amount} experience for each hero</source>
        <translation>{amount} {amount:punto|punti} esperienza per ogni combattente</translation>
    </message>
    <message>
        <source>{hero} joined the company.</source>
        <translation>{hero} si è unito alla banda.</translation>
    </message>
    <message>
        <source>{hero} left the company.</source>
        <translation>{hero} ha lasciato la banda.</translation>
    </message>
    <message>
        <source>The company came to {town}</source>
        <translation>La banda è giunta a {town}</translation>
    </message>
    <message>
        <source>The company stayed in {town}</source>
        <translation>La banda è rimasta a {town}</translation>
    </message>
    <message>
        <source>The company moved on</source>
        <translation>La banda ha proseguito</translation>
    </message>
    <message>
        <source>After {title} the company went on</source>
        <translation>Dopo {title} la banda ha proseguito</translation>
    </message>
    <message>
        <source>say which hero it is for</source>
        <translation>di&apos; per quale combattente è</translation>
    </message>
    <message>
        <source>{title} does not join companies</source>
        <translation>{title} non si unisce alle bande</translation>
    </message>
    <message>
        <source>{title} is in the company already</source>
        <translation>{title} è già nella banda</translation>
    </message>
    <message>
        <source>somebody else in the company is called {name} already: find another name first</source>
        <translation>qualcun altro nella banda si chiama già {name}: trova prima un altro nome</translation>
    </message>
    <message>
        <source>{hero} joined the company{where}</source>
        <translation>{hero} si è unito alla banda{where}</translation>
    </message>
    <message>
        <source>{hero} came back to the company</source>
        <translation>{hero} è tornato nella banda</translation>
    </message>
    <message>
        <source>{hero} is on the bench: first call the hero back</source>
        <translation>{hero} è in panchina: prima richiama il combattente</translation>
    </message>
    <message>
        <source>a hero was chosen twice</source>
        <translation>un combattente è stato scelto due volte</translation>
    </message>
    <message>
        <source>The company turned back before {title}</source>
        <translation>La banda è tornata indietro prima di {title}</translation>
    </message>
    <message>
        <source>the company</source>
        <translation>la banda</translation>
    </message>
    <message>
        <source>The company accepted: {side}</source>
        <translation>La banda ha accettato: {side}</translation>
    </message>
    <message>
        <source>The company declined: {side}</source>
        <translation>La banda ha rifiutato: {side}</translation>
    </message>
    <message>
        <source>the company owns the recipe of {what} already</source>
        <translation>la banda possiede già la ricetta di {what}</translation>
    </message>
    <message>
        <source>The company travelled from {start} to {goal} in {days}</source>
        <translation>La banda ha viaggiato da {start} a {goal} in {days}</translation>
    </message>
    <message>
        <source>the company can only travel while it is in camp before a mission</source>
        <translation>la banda può viaggiare solo quando è al campo prima di una missione</translation>
    </message>
    <message>
        <source>the company is in no town, so no road begins here</source>
        <translation>la banda non è su nessuna riva, quindi da qui non parte nessuna strada</translation>
    </message>
    <message>
        <source>no road leads from {start} to {goal}: travel by way of another town</source>
        <translation>nessuna strada porta da {start} a {goal}: passa per un&apos;altra riva</translation>
    </message>
    <message>
        <source>nobody in the company can exchange reagents</source>
        <translation>nessuno nella banda può scambiare reagenti</translation>
    </message>
    <message>
        <source>only without {hero} in the company</source>
        <translation>solo senza {hero} nella banda</translation>
    </message>
    <message>
        <source>only with {hero} in the company</source>
        <translation>solo con {hero} nella banda</translation>
    </message>
    <message>
        <source>the company is here already</source>
        <translation>la banda è già qui</translation>
    </message>
    <message>
        <source>The company</source>
        <translation>La banda</translation>
    </message>
    <message>
        <source>a company has 1 to {most} heroes, not {count}</source>
        <translation>una banda ha da 1 a {most} combattenti, non {count}</translation>
    </message>
    <message>
        <source>this is for all: name no hero</source>
        <translation>questo è per tutti: non nominare alcun combattente</translation>
    </message>
    <message>
        <source>the company has seen the Legend of {mission} already</source>
        <translation>la banda ha già visto la Legenda di {mission}</translation>
    </message>
    <message>
        <source>the company has accepted work here: it sees no Legend during this visit</source>
        <translation>la banda ha accettato un lavoro qui: durante questa visita non vede alcuna Legenda</translation>
    </message>
    <message>
        <source>the company has looked at a Legend during this visit already</source>
        <translation>la banda ha già guardato una Legenda durante questa visita</translation>
    </message>
    <message>
        <source>{count} {count:hero was|heroes were} chosen, {wanted} go into a mission</source>
        <translation>{count:è stato scelto|sono stati scelti} {count} {count:combattente|combattenti}, in missione ne vanno {wanted}</translation>
    </message>
    <message>
        <source>the company had a look at a Legend instead: work is offered again at the next visit</source>
        <translation>la banda ha invece guardato una Legenda: il lavoro si offre di nuovo alla prossima visita</translation>
    </message>
    <message>
        <source>the company is in the battle {battle!r}, which is not there; it is in camp again</source>
        <translation>la banda è nella battaglia {battle!r}, che non c&apos;è; torna all&apos;accampamento</translation>
    </message>
    <message>
        <source>the pack has no town {town!r}; the company is on the road</source>
        <translation>il pacchetto non ha la riva {town!r}; la banda è in viaggio</translation>
    </message>
    <message>
        <source>somebody in the party is there twice or not in the company; the others stay</source>
        <translation>qualcuno nel gruppo c&apos;è due volte o non è della banda; gli altri restano</translation>
    </message>
</context>
<context>
    <name>SignBar</name>
    <message>
        <source>Counters of the town</source>
        <translation>Banchi della riva</translation>
    </message>
</context>
<context>
    <name>StashSection</name>
    <message>
        <source>The company owns nothing yet: win a battle, or buy something in town.</source>
        <translation>La banda non possiede ancora nulla: vinci una battaglia, o compra qualcosa su una riva.</translation>
    </message>
</context>
<context>
    <name>Town</name>
    <message>
        <source>the company</source>
        <translation>la banda</translation>
    </message>
    <message>
        <source>There is no town here. Look at the map for one.</source>
        <translation>Qui non c&apos;è alcuna riva. Cercane una sulla mappa.</translation>
    </message>
</context>
<context>
    <name>TownPanel</name>
    <message>
        <source>Town</source>
        <translation>Riva</translation>
    </message>
    <message>
        <source>Into the &amp;town</source>
        <translation>Sulla &amp;riva</translation>
    </message>
    <message>
        <source>The company has never been here.</source>
        <translation>La banda non è mai stata qui.</translation>
    </message>
    <message>
        <source>The company is here.</source>
        <translation>La banda è qui.</translation>
    </message>
    <message>
        <source>This story knows no towns: it goes on from mission to mission, in the section Story.</source>
        <translation>Questa storia non conosce rive: va di missione in missione, nella sezione Storia.</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Rive</translation>
    </message>
</context>
</TS>
