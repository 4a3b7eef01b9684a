<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Horologium</source>
        <translation>Informazioni su Horologium</translation>
    </message>
    <message>
        <source>Horologium {version}</source>
        <translation>Horologium {version}</translation>
    </message>
    <message>
        <source>A campaign manager with the rules inside.</source>
        <translation>Un gestore di campagne con le regole dentro.</translation>
    </message>
    <message>
        <source>An unofficial, fan-made tool. Names of games and their figures belong to their owners, who have neither made nor approved it. The rules in the Codex are told in our own words.</source>
        <translation>Uno strumento amatoriale e non ufficiale. I nomi dei giochi e dei loro personaggi appartengono ai rispettivi proprietari, che non l&apos;hanno fatto né approvato. Le regole nel Codice sono raccontate con parole nostre.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, without any warranty.</source>
        <translation>Software libero con licenza MIT, senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>Made with Qt for Python; icons, dial and textures are our own drawings. The text is set in EB Garamond (SIL Open Font License) where it is installed.</source>
        <translation>Fatto con Qt for Python; icone, quadrante e trame sono disegni nostri. Il testo è composto in EB Garamond (SIL Open Font License) dove è installato.</translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation>&amp;Copia le versioni</translation>
    </message>
    <message>
        <source>L&amp;icences</source>
        <translation>L&amp;icenze</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
</context>
<context>
    <name>AddInjuryDialog</name>
    <message>
        <source>Enter an injury</source>
        <translation>Annota una ferita</translation>
    </message>
    <message>
        <source>Which injury</source>
        <translation>Quale ferita</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>A&amp;nnota</translation>
    </message>
</context>
<context>
    <name>AddThingDialog</name>
    <message>
        <source>Enter a thing</source>
        <translation>Annota un oggetto</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Che cos&apos;è</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>A&amp;nnota</translation>
    </message>
</context>
<context>
    <name>AdvanceDialog</name>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message numerus="yes">
        <source>It takes %n point(s) of experience.</source>
        <translation>
            <numerusform>Richiede %n punto di esperienza.</numerusform>
            <numerusform>Richiede %n punti di esperienza.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AftermathPanel</name>
    <message>
        <source>After the battle</source>
        <translation>Dopo la battaglia</translation>
    </message>
    <message>
        <source>{number}. {title} – done</source>
        <translation>{number}. {title} – fatto</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Still to come: {steps}</source>
        <translation>Ancora da fare: {steps}</translation>
    </message>
    <message>
        <source>The step at hand</source>
        <translation>Il passo attuale</translation>
    </message>
    <message>
        <source>Nobody has work for you here today.</source>
        <translation>Oggi qui nessuno ha lavoro per voi.</translation>
    </message>
    <message>
        <source>Nothing was found this time.</source>
        <translation>Questa volta non si è trovato nulla.</translation>
    </message>
    <message>
        <source>Drag a card to a hero, or press it for what can be done with it.</source>
        <translation>Trascina una carta su un eroe, o premila per vedere che cosa si può farne.</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>I&amp;ndietro</translation>
    </message>
    <message>
        <source>&amp;Next: {title}</source>
        <translation>Avan&amp;ti: {title}</translation>
    </message>
    <message>
        <source>Let the story go &amp;on</source>
        <translation>Che la st&amp;oria continui</translation>
    </message>
</context>
<context>
    <name>AgreementsPanel</name>
    <message>
        <source>This campaign</source>
        <translation>Questa campagna</translation>
    </message>
    <message>
        <source>Ask me each time</source>
        <translation>Chiedimelo ogni volta</translation>
    </message>
    <message>
        <source>Roll for me at once</source>
        <translation>Tira subito per me</translation>
    </message>
    <message>
        <source>I roll and type</source>
        <translation>Tiro io e scrivo</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Dice between battles</source>
        <translation>Dadi tra le battaglie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Any step</source>
        <translation>Ogni passo</translation>
    </message>
    <message>
        <source>Not past dice and battles</source>
        <translation>Non oltre dadi e battaglie</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Giocatori…</translation>
    </message>
    <message>
        <source>Open a campaign to see its rules here.</source>
        <translation>Apri una campagna per vederne qui le regole.</translation>
    </message>
</context>
<context>
    <name>AnswerKeeper</name>
    <message>
        <source>this battle is over; it can only be looked at</source>
        <translation>questa battaglia è finita; si può solo guardare</translation>
    </message>
</context>
<context>
    <name>AskDialog</name>
    <message>
        <source>last played {when}</source>
        <translation>giocata l&apos;ultima volta {when}</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
</context>
<context>
    <name>AskingPresenter</name>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Tira</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Pesca</translation>
    </message>
    <message>
        <source>Type what fell on the table: one box for each die, below the board.</source>
        <translation>Scrivi ciò che è uscito sul tavolo: una casella per dado, sotto la mappa.</translation>
    </message>
    <message>
        <source>Name the cards that were drawn, below the board.</source>
        <translation>Indica le carte che sono state pescate, sotto la mappa.</translation>
    </message>
    <message>
        <source>Enter rolls for you; digits take what fell on the table.</source>
        <translation>Invio tira per voi; le cifre prendono ciò che è caduto sul tavolo.</translation>
    </message>
    <message>
        <source>Enter draws for you.</source>
        <translation>Invio pesca per voi.</translation>
    </message>
    <message>
        <source>{chosen} of {most} chosen</source>
        <translation>scelte fatte: {chosen} di {most}</translation>
    </message>
    <message>
        <source>{chosen} chosen, {least} to {most} are wanted</source>
        <translation>scelte fatte: {chosen}, ne servono da {least} a {most}</translation>
    </message>
    <message>
        <source>{chosen} chosen, up to {most}; none is an answer too</source>
        <translation>scelte fatte: {chosen}, fino a {most}; anche nessuna è una risposta</translation>
    </message>
    <message>
        <source>{what}: {why}</source>
        <translation>{what}: {why}</translation>
    </message>
</context>
<context>
    <name>BattleLauncher</name>
    <message>
        <source>Each of them teaches a game, in about ten minutes.</source>
        <translation>Ognuna insegna un gioco, in una decina di minuti.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Impara a giocare</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Comincia</translation>
    </message>
    <message>
        <source>What can be learned</source>
        <translation>Che cosa si può imparare</translation>
    </message>
    <message>
        <source>The lessons cannot be begun: {reason}</source>
        <translation>Le lezioni non possono cominciare: {reason}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}</source>
        <translation>{name} non si può aprire: {reason}</translation>
    </message>
    <message>
        <source>{name} is not over yet: resume it and use the slider.</source>
        <translation>{name} non è ancora finita: riprendila e usa il cursore.</translation>
    </message>
    <message>
        <source>This battle is open. Open another one first, then it can be deleted.</source>
        <translation>Questa battaglia è aperta. Aprine prima un&apos;altra, poi si potrà eliminare.</translation>
    </message>
    <message>
        <source>{name} cannot be deleted: {reason}</source>
        <translation>{name} non si può eliminare: {reason}</translation>
    </message>
    <message>
        <source>There is nothing to share yet: play a mission first.</source>
        <translation>Non c&apos;è ancora nulla da condividere: gioca prima una missione.</translation>
    </message>
    <message>
        <source>There is no mission to play yet: add a pack on the start screen.</source>
        <translation>Non c&apos;è ancora nessuna missione da giocare: aggiungi un pacchetto nella schermata iniziale.</translation>
    </message>
    <message>
        <source>Choose who comes.</source>
        <translation>Scegli chi viene.</translation>
    </message>
</context>
<context>
    <name>BattleOnPanel</name>
    <message>
        <source>The battle is over</source>
        <translation>La battaglia è finita</translation>
    </message>
    <message>
        <source>A battle is on</source>
        <translation>Una battaglia è in corso</translation>
    </message>
    <message>
        <source>Into it went {names}.</source>
        <translation>Vi presero parte {names}.</translation>
    </message>
    <message>
        <source>Answers so far, each of them kept: {count}</source>
        <translation>Risposte finora, tutte conservate: {count}</translation>
    </message>
    <message>
        <source>Go to the ba&amp;ttle</source>
        <translation>Vai alla ba&amp;ttaglia</translation>
    </message>
    <message>
        <source>&amp;Look at the result</source>
        <translation>&amp;Guarda il risultato</translation>
    </message>
    <message>
        <source>Give &amp;up: the mission is lost</source>
        <translation>A&amp;bbandona: la missione è persa</translation>
    </message>
    <message>
        <source>T&amp;urn back to camp</source>
        <translation>T&amp;orna al campo</translation>
    </message>
    <message>
        <source>Enter the re&amp;sult by hand…</source>
        <translation>Inserisci il ris&amp;ultato a mano…</translation>
    </message>
</context>
<context>
    <name>BattlePage</name>
    <message>
        <source>Mission</source>
        <translation>Missione</translation>
    </message>
    <message>
        <source>No battle is open</source>
        <translation>Nessuna battaglia è aperta</translation>
    </message>
    <message>
        <source>Play a single mission of any pack, or go on with a battle that you left.</source>
        <translation>Gioca una singola missione di qualsiasi pacchetto, o riprendi una battaglia lasciata.</translation>
    </message>
    <message>
        <source>&amp;Play a mission…</source>
        <translation>&amp;Gioca una missione…</translation>
    </message>
    <message>
        <source>&amp;Resume a battle…</source>
        <translation>&amp;Riprendi una battaglia…</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Accanto alla mappa</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
</context>
<context>
    <name>BattlePresenter</name>
    <message>
        <source>{name} waits, as its choice was taken back.</source>
        <translation>{name} aspetta, perché la sua scelta è stata annullata.</translation>
    </message>
    <message>
        <source>Let it go on, give the choice again, or play by hand: press its name above the board.</source>
        <translation>Lasciatelo proseguire, ripetete la scelta, o giocate a mano: premete il suo nome sopra il tabellone.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Con&amp;tinua</translation>
    </message>
    <message>
        <source>{name} thinks…</source>
        <translation>{name} pensa…</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Nessuno vince</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La battaglia è finita</translation>
    </message>
</context>
<context>
    <name>BattleQuestion</name>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Tira un dado</numerusform>
            <numerusform>Tira %n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>a draw, unseen</source>
        <translation>una pescata coperta</translation>
    </message>
    <message>
        <source>draw {cards}</source>
        <translation>pesca {cards}</translation>
    </message>
    <message>
        <source>Dice: {faces}</source>
        <translation>Dadi: {faces}</translation>
    </message>
    <message>
        <source>choose nobody</source>
        <translation>non scegliere nessuno</translation>
    </message>
    <message>
        <source>choose no square</source>
        <translation>non scegliere nessuna casella</translation>
    </message>
    <message>
        <source>choose no card</source>
        <translation>non scegliere nessuna carta</translation>
    </message>
    <message>
        <source>choose no die</source>
        <translation>non scegliere nessun dado</translation>
    </message>
    <message>
        <source>choose none of it</source>
        <translation>non scegliere nulla</translation>
    </message>
    <message>
        <source>Draw {count} from {deck}</source>
        <translation>Pesca {count} da {deck}</translation>
    </message>
    <message>
        <source>Choose a figure</source>
        <translation>Scegli una figura</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Scegli un luogo</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Scegli una carta</translation>
    </message>
    <message>
        <source>Choose a die</source>
        <translation>Scegli un dado</translation>
    </message>
    <message>
        <source>Choose what to do</source>
        <translation>Scegli che cosa fare</translation>
    </message>
</context>
<context>
    <name>BattleSession</name>
    <message>
        <source>This could not be written down and was taken back ({reason}); make room, then try again.</source>
        <translation>Non si è potuto scriverlo ed è stato ripreso ({reason}); fai spazio, poi riprova.</translation>
    </message>
</context>
<context>
    <name>BeginDialog</name>
    <message>
        <source>Play a single mission</source>
        <translation>Gioca una missione singola</translation>
    </message>
    <message>
        <source>Who comes</source>
        <translation>Chi viene</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Comincia</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missioni</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Tiri</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Carte pescate</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianti</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Life {life} of {most}</source>
        <translation>Vita {life} di {most}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordinate</translation>
    </message>
    <message>
        <source>Areas of figures</source>
        <translation>Aree delle figure</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Più lontano</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Più vicino</translation>
    </message>
    <message>
        <source>All of the board</source>
        <translation>Tutta la mappa</translation>
    </message>
</context>
<context>
    <name>BriefingPanel</name>
    <message>
        <source>Enter the re&amp;sult by hand…</source>
        <translation>Inserisci il ris&amp;ultato a mano…</translation>
    </message>
    <message>
        <source>Who comes ({fewest} to {most})</source>
        <translation>Chi viene (da {fewest} a {most})</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Previsione</translation>
    </message>
    <message>
        <source>&amp;Begin the mission</source>
        <translation>C&amp;omincia la missione</translation>
    </message>
    <message>
        <source>In camp, before the mission</source>
        <translation>Al campo, prima della missione</translation>
    </message>
    <message>
        <source>In camp, before a side mission; {title} comes afterwards</source>
        <translation>Al campo, prima di una missione secondaria; {title} viene dopo</translation>
    </message>
    <message>
        <source>Afterwards: {title}</source>
        <translation>Dopo: {title}</translation>
    </message>
    <message>
        <source>Who plays {name}</source>
        <translation>Chi gioca {name}</translation>
    </message>
    <message>
        <source>Played by {name}</source>
        <translation>Giocato da {name}</translation>
    </message>
    <message>
        <source>Before you go</source>
        <translation>Prima di partire</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Non importa</translation>
    </message>
    <message>
        <source>Never mind: {text}</source>
        <translation>Non importa: {text}</translation>
    </message>
    <message>
        <source>Accepted, it is played first; then the story goes on where it stands now.</source>
        <translation>Se accettata, si gioca per prima; poi la storia riprende da dove si trova ora.</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>Acc&amp;etta</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Rifiuta</translation>
    </message>
</context>
<context>
    <name>BugReportDialog</name>
    <message>
        <source>A bug report</source>
        <translation>Una segnalazione di errore</translation>
    </message>
    <message>
        <source>It becomes one .zip file on your disk: versions, the logs of this program and its settings. Nothing is sent to anybody; you decide what to do with the file.</source>
        <translation>Diventa un solo file .zip sul tuo disco: versioni, registri di questo programma e le sue impostazioni. Nulla viene inviato a nessuno; decidi tu che cosa farne.</translation>
    </message>
    <message>
        <source>What happened, and what did you expect?</source>
        <translation>Che cosa è successo, e che cosa ti aspettavi?</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>With the &amp;campaign that is open, as it is now</source>
        <translation>Con la &amp;campagna aperta, com&apos;è ora</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>A&amp;nnulla</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Sal&amp;va…</translation>
    </message>
</context>
<context>
    <name>BugReportPresenter</name>
    <message>
        <source>Save the bug report</source>
        <translation>Salva la segnalazione</translation>
    </message>
    <message>
        <source>Archives (*.zip)</source>
        <translation>Archivi (*.zip)</translation>
    </message>
    <message>
        <source>Writing the bug report…</source>
        <translation>Scrittura della segnalazione…</translation>
    </message>
    <message>
        <source>The report could not be written: {why}. Choose another place.</source>
        <translation>La segnalazione non si è potuta scrivere: {why}. Scegli un altro posto.</translation>
    </message>
    <message>
        <source>The report is in {path}</source>
        <translation>La segnalazione è in {path}</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cancel: {work}</source>
        <translation>Annulla: {work}</translation>
    </message>
    <message>
        <source>Nothing is written then.</source>
        <translation>In tal caso non si scrive nulla.</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Read the rule {rule}</source>
        <translation>Leggi la regola {rule}</translation>
    </message>
</context>
<context>
    <name>CampPage</name>
    <message>
        <source>Campaign</source>
        <translation>Campagna</translation>
    </message>
    <message>
        <source>Sections of the campaign</source>
        <translation>Sezioni della campagna</translation>
    </message>
    <message>
        <source>No campaign is open</source>
        <translation>Nessuna campagna è aperta</translation>
    </message>
    <message>
        <source>Begin one, or open one of yours, on the start screen.</source>
        <translation>Cominciane una, o apri una delle tue, nella schermata iniziale.</translation>
    </message>
    <message>
        <source>To look at only. {why}</source>
        <translation>Solo da guardare. {why}</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Compagnia</translation>
    </message>
    <message>
        <source>Hero sheets</source>
        <translation>Schede degli eroi</translation>
    </message>
    <message>
        <source>Stash</source>
        <translation>Deposito</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Trama</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Rankings</source>
        <translation>Classifiche</translation>
    </message>
</context>
<context>
    <name>CampPresenter</name>
    <message>
        <source>The campaign is open in another window, which has come forward.</source>
        <translation>La campagna è aperta in un&apos;altra finestra, che è venuta in primo piano.</translation>
    </message>
    <message>
        <source>Making the sample campaign…</source>
        <translation>Preparazione della campagna d&apos;esempio…</translation>
    </message>
    <message>
        <source>No campaign yet</source>
        <translation>Ancora nessuna campagna</translation>
    </message>
    <message>
        <source>&amp;Recent campaigns</source>
        <translation>Campagne &amp;recenti</translation>
    </message>
    <message>
        <source>No campaign is open: open one on the start screen first.</source>
        <translation>Nessuna campagna è aperta: aprine prima una nella schermata iniziale.</translation>
    </message>
    <message>
        <source>No pack here tells a story: add one that does, then begin.</source>
        <translation>Nessun pacchetto qui racconta una storia: aggiungine uno che lo faccia, poi comincia.</translation>
    </message>
    <message>
        <source>The file of {name} was moved or replaced by another program while it was open here, perhaps by one that keeps folders in step. Everything up to this moment was kept as a campaign of its own, {kept}. Nothing more is written to the old one: go on with what was kept, or close this and look after the files first.</source>
        <translation>Il file di {name} è stato spostato o sostituito da un altro programma mentre era aperto qui, forse da uno che sincronizza le cartelle. Tutto fino a questo momento è stato conservato come campagna a sé, {kept}. In quella vecchia non si scrive più nulla: continua con ciò che è stato conservato, oppure chiudi questo avviso e occupati prima dei file.</translation>
    </message>
    <message>
        <source>The file was taken away</source>
        <translation>Il file è stato portato via</translation>
    </message>
    <message>
        <source>&amp;Go on with what was kept</source>
        <translation>&amp;Continua con ciò che è conservato</translation>
    </message>
    <message>
        <source>&amp;Look only</source>
        <translation>&amp;Guarda soltanto</translation>
    </message>
</context>
<context>
    <name>CampaignFilesPresenter</name>
    <message>
        <source>Campaigns (*{suffix})</source>
        <translation>Campagne (*{suffix})</translation>
    </message>
    <message>
        <source>Export the campaign</source>
        <translation>Esporta la campagna</translation>
    </message>
    <message>
        <source>Exporting the campaign…</source>
        <translation>Esportazione della campagna…</translation>
    </message>
    <message>
        <source>Export all tables</source>
        <translation>Esporta tutte le tabelle</translation>
    </message>
    <message>
        <source>Archives of tables as CSV (*.zip)</source>
        <translation>Archivi di tabelle CSV (*.zip)</translation>
    </message>
    <message>
        <source>Exporting all tables…</source>
        <translation>Esportazione di tutte le tabelle…</translation>
    </message>
    <message>
        <source>Export a hero</source>
        <translation>Esporta un eroe</translation>
    </message>
    <message>
        <source>Who shall go into a file?</source>
        <translation>Chi deve finire in un file?</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>Heroes (*{suffix})</source>
        <translation>Eroi (*{suffix})</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>Esporta {name}</translation>
    </message>
    <message>
        <source>Exporting {name}…</source>
        <translation>Esportazione di {name}…</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Scritto: {path}</translation>
    </message>
    <message>
        <source>Campaigns (*{exported} *{own})</source>
        <translation>Campagne (*{exported} *{own})</translation>
    </message>
    <message>
        <source>Import a campaign</source>
        <translation>Importa una campagna</translation>
    </message>
    <message>
        <source>Take in a hero</source>
        <translation>Accogli un eroe</translation>
    </message>
    <message>
        <source>Taking the campaign in…</source>
        <translation>Importazione della campagna…</translation>
    </message>
    <message>
        <source>Reading the hero…</source>
        <translation>Lettura dell&apos;eroe…</translation>
    </message>
    <message>
        <source>Taken in</source>
        <translation>Importata</translation>
    </message>
    <message>
        <source>The campaign is there. You should know:</source>
        <translation>La campagna è arrivata. Da sapere:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>What shall the campaign be called?</source>
        <translation>Come si chiamerà la campagna?</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rinomina</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>E se…</translation>
    </message>
    <message>
        <source>A second campaign begins where this one stood, and goes its own way. This one stays as it is.</source>
        <translation>Una seconda campagna comincia dove stava questa e va per la sua strada. Questa resta com&apos;è.</translation>
    </message>
    <message>
        <source>&amp;Fork</source>
        <translation>&amp;Biforca</translation>
    </message>
    <message>
        <source>{name} – what if</source>
        <translation>{name} – e se…</translation>
    </message>
    <message>
        <source>Forking the campaign…</source>
        <translation>Biforcazione della campagna…</translation>
    </message>
    <message>
        <source>There is no other campaign with this pack: fork this one, or begin another.</source>
        <translation>Non c&apos;è un&apos;altra campagna con questo pacchetto: biforca questa, o cominciane un&apos;altra.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>With which campaign?</source>
        <translation>Con quale campagna?</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Confronta</translation>
    </message>
    <message>
        <source>No campaign is open: open one on the start screen first.</source>
        <translation>Nessuna campagna è aperta: aprine prima una nella schermata iniziale.</translation>
    </message>
    <message>
        <source>the name of the campaign</source>
        <translation>il nome della campagna</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Nome della campagna</translation>
    </message>
</context>
<context>
    <name>CampaignRepairPresenter</name>
    <message>
        <source>There is no campaign yet, and so nothing to restore.</source>
        <translation>Non c&apos;è ancora nessuna campagna, e quindi nulla da ripristinare.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Which campaign shall go back?</source>
        <translation>Quale campagna deve tornare indietro?</translation>
    </message>
    <message>
        <source>Show &amp;snapshots</source>
        <translation>Mostra le i&amp;stantanee</translation>
    </message>
    <message>
        <source>Reading the snapshots…</source>
        <translation>Lettura delle istantanee…</translation>
    </message>
    <message>
        <source>What would be lost is not known: {why}</source>
        <translation>Non si sa che cosa andrebbe perso: {why}</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Ripristino…</translation>
    </message>
    <message>
        <source>{name} is as it was then.</source>
        <translation>{name} è com&apos;era allora.</translation>
    </message>
    <message>
        <source>Looking at the file…</source>
        <translation>Esame del file…</translation>
    </message>
    <message>
        <source>Mending…</source>
        <translation>Riparazione…</translation>
    </message>
    <message>
        <source>The damaged file is kept as {name}.</source>
        <translation>Il file danneggiato è conservato come {name}.</translation>
    </message>
    <message>
        <source>{name} leaves the shelf with its snapshots and pictures. Nothing is deleted: all of it lies in the folder “bin” beside your campaigns, and can be moved back from there.</source>
        <translation>{name} lascia lo scaffale con le sue istantanee e immagini. Nulla viene eliminato: tutto sta nella cartella “bin” accanto alle tue campagne, e da lì si può riportare indietro.</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Sposta nel cestino</translation>
    </message>
    <message>
        <source>&amp;Move to the bin</source>
        <translation>&amp;Sposta nel cestino</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Tienila</translation>
    </message>
    <message>
        <source>Moving to the bin…</source>
        <translation>Spostamento nel cestino…</translation>
    </message>
    <message>
        <source>{name} lies in the bin of your data folder.</source>
        <translation>{name} è nel cestino della tua cartella dei dati.</translation>
    </message>
</context>
<context>
    <name>CampaignsPanel</name>
    <message>
        <source>Campaigns</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>C&amp;ontinua</translation>
    </message>
    <message>
        <source>&amp;New campaign…</source>
        <translation>&amp;Nuova campagna…</translation>
    </message>
    <message>
        <source>Looking for campaigns…</source>
        <translation>Ricerca delle campagne…</translation>
    </message>
    <message>
        <source>No campaign yet. Choose New campaign… to begin one: a story, your people, and off you go.</source>
        <translation>Ancora nessuna campagna. Scegli Nuova campagna… per cominciarne una: una storia, la tua gente, e via.</translation>
    </message>
    <message>
        <source>C&amp;ontinue: {name}</source>
        <translation>C&amp;ontinua: {name}</translation>
    </message>
    <message>
        <source>Continue: {name}</source>
        <translation>Continua: {name}</translation>
    </message>
    <message>
        <source>A company some weeks on its way: look round, try everything, nothing can go wrong.</source>
        <translation>Una compagnia in cammino da qualche settimana: guardati intorno, prova tutto, nulla può andare storto.</translation>
    </message>
    <message>
        <source>Sho&amp;w the sample campaign</source>
        <translation>Mostra &amp;la campagna d&apos;esempio</translation>
    </message>
    <message>
        <source>O&amp;ther…</source>
        <translation>Al&amp;tro…</translation>
    </message>
    <message>
        <source>More ways to begin or to go back</source>
        <translation>Altri modi di cominciare o di tornare indietro</translation>
    </message>
    <message>
        <source>&amp;Import a campaign…</source>
        <translation>&amp;Importa una campagna…</translation>
    </message>
    <message>
        <source>&amp;Adopt a paper campaign…</source>
        <translation>&amp;Adotta una campagna su carta…</translation>
    </message>
    <message>
        <source>&amp;Restore a campaign…</source>
        <translation>&amp;Ripristina una campagna…</translation>
    </message>
    <message>
        <source>Open the &amp;sample campaign</source>
        <translation>Apri la campagna d&apos;e&amp;sempio</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;pri</translation>
    </message>
    <message>
        <source>&amp;Look at it only</source>
        <translation>Solo &amp;guardare</translation>
    </message>
    <message>
        <source>&amp;Snapshots…</source>
        <translation>I&amp;stantanee…</translation>
    </message>
    <message>
        <source>Move to the &amp;bin…</source>
        <translation>Sposta nel &amp;cestino…</translation>
    </message>
    <message>
        <source>It cannot be opened: {why}</source>
        <translation>Non si può aprire: {why}</translation>
    </message>
    <message>
        <source>last played {when}</source>
        <translation>giocata l&apos;ultima volta {when}</translation>
    </message>
    <message>
        <source>a battle is on</source>
        <translation>una battaglia è in corso</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>turned face down</source>
        <translation>girato a faccia in giù</translation>
    </message>
    <message>
        <source>must be reloaded</source>
        <translation>da ricaricare</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>esaurito</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Equipaggiamento</translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attacchi</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Loot</source>
        <translation>Bottino</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Take back</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Take the last back: {what}</source>
        <translation>Riprendi l&apos;ultimo: {what}</translation>
    </message>
</context>
<context>
    <name>ChangeShortcutsDialog</name>
    <message>
        <source>Change shortcuts</source>
        <translation>Cambia i tasti</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nuovo tasto</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Cerca comandi</translation>
    </message>
    <message>
        <source>&amp;All to default</source>
        <translation>&amp;Tutti come all&apos;inizio</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tasto</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>I comandi e i loro tasti</translation>
    </message>
    <message>
        <source>New &amp;key</source>
        <translation>Nuovo tas&amp;to</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Imposta</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Nessun tasto</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Predefinito</translation>
    </message>
    <message>
        <source>Choose a command, then press its new key.</source>
        <translation>Scegli un comando, poi premi il suo nuovo tasto.</translation>
    </message>
    <message>
        <source>“{key}” is the key of “{other}”, which would lose it.</source>
        <translation>“{key}” è il tasto di “{other}”, che lo perderebbe.</translation>
    </message>
    <message>
        <source>Press the new key of “{name}”.</source>
        <translation>Premi il nuovo tasto di “{name}”.</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>{path} cannot be written: choose another place.</source>
        <translation>{path} non si può scrivere: scegli un altro posto.</translation>
    </message>
    <message>
        <source>The service record</source>
        <translation>Lo stato di servizio</translation>
    </message>
    <message>
        <source>The battles</source>
        <translation>Le battaglie</translation>
    </message>
</context>
<context>
    <name>ChronicleExporter</name>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pagine web (*.html)</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documenti PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export the chronicle</source>
        <translation>Esporta la cronaca</translation>
    </message>
    <message>
        <source>Exporting the chronicle…</source>
        <translation>Esportazione della cronaca…</translation>
    </message>
    <message>
        <source>The chronicle is in {path}</source>
        <translation>La cronaca è in {path}</translation>
    </message>
</context>
<context>
    <name>ChroniclePresenter</name>
    <message>
        <source>Story</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Battaglia</translation>
    </message>
    <message>
        <source>Deed</source>
        <translation>Impresa</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>{kind}: {title}, {when}</source>
        <translation>{kind}: {title}, {when}</translation>
    </message>
    <message>
        <source>Nothing in the chronicle matches: search for other words, or all entries.</source>
        <translation>Nulla nella cronaca corrisponde: cerca altre parole, o tutte le voci.</translation>
    </message>
    <message>
        <source>Written on {date}</source>
        <translation>Scritto il {date}</translation>
    </message>
    <message>
        <source>{text}, changed on {date}</source>
        <translation>{text}, modificato il {date}</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>E&amp;dit…</source>
        <translation>Mo&amp;difica…</translation>
    </message>
    <message>
        <source>Change the &amp;remark…</source>
        <translation>Modifica la &amp;glossa…</translation>
    </message>
    <message>
        <source>Add a &amp;remark…</source>
        <translation>Aggiungi una &amp;glossa…</translation>
    </message>
    <message>
        <source>&amp;Watch the battle</source>
        <translation>&amp;Rivedi la battaglia</translation>
    </message>
    <message>
        <source>Your words stand beside “{title}”; the entry itself stays as it was written.</source>
        <translation>Le tue parole stanno accanto a “{title}”; la voce stessa resta com&apos;è stata scritta.</translation>
    </message>
    <message>
        <source>A remark</source>
        <translation>Una glossa</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Your remark</source>
        <translation>La tua glossa</translation>
    </message>
    <message>
        <source>&amp;Take it away</source>
        <translation>&amp;Toglila</translation>
    </message>
</context>
<context>
    <name>CodexPage</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copia il collegamento</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Search all rules (Ctrl+F)</source>
        <translation>Cerca in tutte le regole (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search all rules</source>
        <translation>Cerca in tutte le regole</translation>
    </message>
    <message>
        <source>Rules by game and topic</source>
        <translation>Regole per gioco e argomento</translation>
    </message>
    <message>
        <source>Codex</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
</context>
<context>
    <name>CodexPresenter</name>
    <message>
        <source>There is no rule {id} in the Codex.</source>
        <translation>Nel Codice non c&apos;è la regola {id}.</translation>
    </message>
    <message>
        <source>Copied {link}</source>
        <translation>Copiato {link}</translation>
    </message>
    <message>
        <source>Opening the ledgers…</source>
        <translation>Apertura dei registri…</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n regola</numerusform>
            <numerusform>%n regole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trovata</numerusform>
            <numerusform>%n trovate</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule has all these words; try fewer.</source>
        <translation>Nessuna regola ha tutte queste parole; prova con meno.</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Ottanio</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>What would you do?</source>
        <translation>Che cosa vuoi fare?</translation>
    </message>
    <message>
        <source>A command, a rule’s id or words of a rule</source>
        <translation>Un comando, l&apos;identificativo di una regola o parole di una regola</translation>
    </message>
    <message>
        <source>Find commands and rules</source>
        <translation>Trova comandi e regole</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trovati</translation>
    </message>
    <message>
        <source>Nothing found; try fewer letters.</source>
        <translation>Nulla trovato; prova con meno lettere.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Add a content pack…</source>
        <translation>Aggiungi un pacc&amp;hetto…</translation>
    </message>
    <message>
        <source>Open the &amp;data folder</source>
        <translation>Apri la cartella dei &amp;dati</translation>
    </message>
    <message>
        <source>Read packs a&amp;gain</source>
        <translation>Rile&amp;ggi i pacchetti</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Ado&amp;pt a paper campaign…</source>
        <translation>&amp;Adotta una campagna su carta…</translation>
    </message>
    <message>
        <source>Sho&amp;w the sample campaign</source>
        <translation>Mostra &amp;la campagna d&apos;esempio</translation>
    </message>
    <message>
        <source>&amp;Import a campaign…</source>
        <translation>&amp;Importa una campagna…</translation>
    </message>
    <message>
        <source>Re&amp;store a campaign…</source>
        <translation>Ri&amp;pristina una campagna…</translation>
    </message>
    <message>
        <source>&amp;Export the campaign…</source>
        <translation>Esporta la ca&amp;mpagna…</translation>
    </message>
    <message>
        <source>Export all &amp;tables…</source>
        <translation>Esporta tutte le &amp;tabelle…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Ca&amp;mpaign</source>
        <translation>&amp;Campagna</translation>
    </message>
    <message>
        <source>&amp;New campaign…</source>
        <translation>&amp;Nuova campagna…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>C&amp;ronologia…</translation>
    </message>
    <message>
        <source>New n&amp;ote…</source>
        <translation>Nuova n&amp;ota…</translation>
    </message>
    <message>
        <source>&amp;What if: fork the campaign…</source>
        <translation>E &amp;se: biforca la campagna…</translation>
    </message>
    <message>
        <source>Com&amp;pare with another…</source>
        <translation>Con&amp;fronta con un&apos;altra…</translation>
    </message>
    <message>
        <source>&amp;Take in a hero…</source>
        <translation>Acco&amp;gli un eroe…</translation>
    </message>
    <message>
        <source>&amp;Export a hero…</source>
        <translation>Esporta un ero&amp;e…</translation>
    </message>
    <message>
        <source>&amp;Rename the campaign…</source>
        <translation>Ri&amp;nomina la campagna…</translation>
    </message>
    <message>
        <source>C&amp;lose the campaign</source>
        <translation>C&amp;hiudi la campagna</translation>
    </message>
    <message>
        <source>Section &amp;{place}: {title}</source>
        <translation>Sezione &amp;{place}: {title}</translation>
    </message>
    <message>
        <source>Miss&amp;ion</source>
        <translation>Mi&amp;ssione</translation>
    </message>
    <message>
        <source>&amp;Play a single mission…</source>
        <translation>&amp;Gioca una missione singola…</translation>
    </message>
    <message>
        <source>&amp;Resume a battle…</source>
        <translation>&amp;Riprendi una battaglia…</translation>
    </message>
    <message>
        <source>Animation: &amp;off</source>
        <translation>Animazione: spe&amp;nta</translation>
    </message>
    <message>
        <source>Animation: &amp;slow</source>
        <translation>Animazione: &amp;lenta</translation>
    </message>
    <message>
        <source>Animation: &amp;normal</source>
        <translation>Animazione: n&amp;ormale</translation>
    </message>
    <message>
        <source>Animation: &amp;fast</source>
        <translation>Animazione: &amp;veloce</translation>
    </message>
    <message>
        <source>S&amp;hare as a picture…</source>
        <translation>Condividi come &amp;immagine…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>Theme: follow the &amp;system</source>
        <translation>Tema: come il &amp;sistema</translation>
    </message>
    <message>
        <source>Theme: &amp;light</source>
        <translation>Tema: &amp;chiaro</translation>
    </message>
    <message>
        <source>Theme: &amp;dark</source>
        <translation>Tema: sc&amp;uro</translation>
    </message>
    <message>
        <source>Theme: high &amp;contrast</source>
        <translation>Tema: contrasto &amp;elevato</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Testo più &amp;piccolo</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>Dimensione &amp;normale del testo</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>V&amp;ai</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Inizio</translation>
    </message>
    <message>
        <source>B&amp;attle</source>
        <translation>&amp;Battaglia</translation>
    </message>
    <message>
        <source>&amp;Codex</source>
        <translation>C&amp;odice</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>Imposta&amp;zioni</translation>
    </message>
    <message>
        <source>Codex: &amp;back</source>
        <translation>Codice: i&amp;ndietro</translation>
    </message>
    <message>
        <source>Codex: &amp;forward</source>
        <translation>Codice: &amp;avanti</translation>
    </message>
    <message>
        <source>Codex: copy &amp;link to the rule</source>
        <translation>Codice: copia il co&amp;llegamento alla regola</translation>
    </message>
    <message>
        <source>Find a &amp;rule…</source>
        <translation>Trova una &amp;regola…</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>&amp;Trova…</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>Tavolozza dei coman&amp;di…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;iuto</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Im&amp;para a giocare</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Tasti di &amp;scelta rapida…</translation>
    </message>
    <message>
        <source>Save a &amp;bug report…</source>
        <translation>Salva una segnalazione di &amp;errore…</translation>
    </message>
    <message>
        <source>&amp;About Horologium…</source>
        <translation>I&amp;nformazioni su Horologium…</translation>
    </message>
</context>
<context>
    <name>CompanySection</name>
    <message>
        <source>Affairs</source>
        <translation>Affari</translation>
    </message>
    <message>
        <source>The company</source>
        <translation>La compagnia</translation>
    </message>
    <message>
        <source>On the bench</source>
        <translation>In panchina</translation>
    </message>
    <message>
        <source>&amp;Let somebody join…</source>
        <translation>Accogli &amp;qualcuno…</translation>
    </message>
    <message>
        <source>At hand in the next battle</source>
        <translation>A portata di mano nella prossima battaglia</translation>
    </message>
    <message>
        <source>Leave behind</source>
        <translation>Lascia a casa</translation>
    </message>
    <message>
        <source>Bring along</source>
        <translation>Porta con te</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Tesoro</translation>
    </message>
    <message>
        <source>Where and when</source>
        <translation>Dove e quando</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Prossimamente</translation>
    </message>
    <message>
        <source>Go to the stor&amp;y</source>
        <translation>Vai alla s&amp;toria</translation>
    </message>
    <message>
        <source>Do not forget</source>
        <translation>Da non dimenticare</translation>
    </message>
    <message>
        <source>Nothing is left lying about.</source>
        <translation>Nulla è rimasto in sospeso.</translation>
    </message>
</context>
<context>
    <name>CompanyStep</name>
    <message>
        <source>A company begins with {fewest} to {most} heroes.</source>
        <translation>Una compagnia comincia con {fewest}–{most} eroi.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>Un giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>Quanti giocatori</translation>
    </message>
    <message>
        <source>Who goes along</source>
        <translation>Chi parte</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nome del giocatore {number}</translation>
    </message>
    <message>
        <source>Colour of player {number}</source>
        <translation>Colore del giocatore {number}</translation>
    </message>
    <message>
        <source>Played by {name}</source>
        <translation>Giocato da {name}</translation>
    </message>
</context>
<context>
    <name>CompanyStrip</name>
    <message>
        <source>The company</source>
        <translation>La compagnia</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Two campaigns</source>
        <translation>Due campagne</translation>
    </message>
    <message>
        <source>{left} and {right}, side by side.</source>
        <translation>{left} e {right}, fianco a fianco.</translation>
    </message>
    <message>
        <source>Only what &amp;differs</source>
        <translation>Solo le &amp;differenze</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Argomento</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Uguale</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Confronto</translation>
    </message>
    <message>
        <source>The two campaigns are the same in everything that is compared.</source>
        <translation>Le due campagne sono uguali in tutto ciò che si confronta.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>CounterActionBox</name>
    <message>
        <source>How many</source>
        <translation>Quanti</translation>
    </message>
</context>
<context>
    <name>CrashWatch</name>
    <message>
        <source>Last time Horologium stopped unexpectedly. Nothing that was saved is lost: every campaign opens at its last answer. What is known about it is below and in {file}; nothing of it is sent to anybody.</source>
        <translation>L&apos;ultima volta Horologium si è fermato all&apos;improvviso. Nulla di ciò che era salvato è perso: ogni campagna si apre all&apos;ultima risposta. Ciò che se ne sa è qui sotto e in {file}; nulla viene inviato a nessuno.</translation>
    </message>
</context>
<context>
    <name>CursorPresenter</name>
    <message>
        <source>not possible: {why}</source>
        <translation>non possibile: {why}</translation>
    </message>
</context>
<context>
    <name>DamageDialog</name>
    <message>
        <source>A damaged campaign</source>
        <translation>Una campagna danneggiata</translation>
    </message>
    <message>
        <source>The file of {name} is damaged. It stays as it is, under another name, whatever you choose; nothing has been changed so far.</source>
        <translation>Il file di {name} è danneggiato. Resta com&apos;è, con un altro nome, qualunque cosa tu scelga; finora nulla è stato cambiato.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Che cosa non va</translation>
    </message>
    <message>
        <source>Nothing could be read of it, and there is no snapshot. A copy of the file elsewhere may help.</source>
        <translation>Non se ne è potuto leggere nulla e non c&apos;è alcuna istantanea. Una copia del file altrove può aiutare.</translation>
    </message>
    <message>
        <source>&amp;Leave it as it is</source>
        <translation>&amp;Lascialo com&apos;è</translation>
    </message>
    <message>
        <source>Not readable: {what}</source>
        <translation>Illeggibile: {what}</translation>
    </message>
    <message>
        <source>Everything that could be read, nearly up to the last moment.</source>
        <translation>Tutto ciò che si è potuto leggere, quasi fino all&apos;ultimo momento.</translation>
    </message>
    <message>
        <source>Everything could be read.</source>
        <translation>Tutto si è potuto leggere.</translation>
    </message>
    <message>
        <source>Go on with what was &amp;recovered</source>
        <translation>Continua con ciò che è stato &amp;recuperato</translation>
    </message>
    <message>
        <source>The newest good snapshot, made {when}: {standing}</source>
        <translation>L&apos;istantanea buona più recente, fatta {when}: {standing}</translation>
    </message>
    <message>
        <source>Go back to the newest &amp;snapshot</source>
        <translation>Torna all&apos;i&amp;stantanea più recente</translation>
    </message>
    <message>
        <source>Choose &amp;another snapshot…</source>
        <translation>Scegli un&apos;&amp;altra istantanea…</translation>
    </message>
    <message>
        <source>All that there are.</source>
        <translation>Tutte quelle che ci sono.</translation>
    </message>
</context>
<context>
    <name>DataTable</name>
    <message>
        <source>There is nothing here yet.</source>
        <translation>Qui non c&apos;è ancora nulla.</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}. Choose another place.</source>
        <translation>{path} non si è potuto scrivere: {reason}. Scegli un altro posto.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) written</source>
        <translation>
            <numerusform>%n riga scritta</numerusform>
            <numerusform>%n righe scritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search in {table}</source>
        <translation>Cerca in {table}</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Choose the columns of {table}</source>
        <translation>Scegli le colonne di {table}</translation>
    </message>
    <message>
        <source>Write what is shown of {table} to a CSV file</source>
        <translation>Scrivi ciò che è mostrato di {table} in un file CSV</translation>
    </message>
    <message>
        <source>Show a&amp;ll</source>
        <translation>Mostra &amp;tutto</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>Azzera ricerca e filtri</translation>
    </message>
    <message>
        <source>Nothing here matches search and filters.</source>
        <translation>Nulla qui corrisponde a ricerca e filtri.</translation>
    </message>
    <message>
        <source>Show only one {column}</source>
        <translation>Mostra solo un valore di {column}</translation>
    </message>
    <message>
        <source>{column}: all</source>
        <translation>{column}: tutti</translation>
    </message>
    <message>
        <source>{shown} of {all}</source>
        <translation>{shown} di {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a CSV file</source>
        <translation>Scrivi un file CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
</context>
<context>
    <name>Dial</name>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>outside the dial</source>
        <translation>fuori dal quadrante</translation>
    </message>
    <message>
        <source>{name} would go to {place}</source>
        <translation>{name} andrebbe a {place}</translation>
    </message>
    <message numerus="yes">
        <source>after %n more turn(s)</source>
        <translation>
            <numerusform>dopo un altro turno</numerusform>
            <numerusform>dopo altri %n turni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DialPanel</name>
    <message>
        <source>Show the dial in words</source>
        <translation>Mostra il quadrante a parole</translation>
    </message>
    <message>
        <source>{name} in words</source>
        <translation>{name} a parole</translation>
    </message>
</context>
<context>
    <name>DialWidget</name>
    <message>
        <source>Acts in {place}</source>
        <translation>Agisce in {place}</translation>
    </message>
</context>
<context>
    <name>DicePolicy</name>
    <message>
        <source>Ask me each time</source>
        <translation>Chiedimelo ogni volta</translation>
    </message>
    <message>
        <source>Roll for me at once</source>
        <translation>Tira subito per me</translation>
    </message>
    <message>
        <source>I roll and type</source>
        <translation>Tiro io e scrivo</translation>
    </message>
    <message>
        <source>Draw for me at once</source>
        <translation>Pesca subito per me</translation>
    </message>
    <message>
        <source>I draw and name the cards</source>
        <translation>Pesco io e indico le carte</translation>
    </message>
</context>
<context>
    <name>DicePolicyButton</name>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Who rolls: the program, or you at the table</source>
        <translation>Chi tira: il programma, o voi al tavolo</translation>
    </message>
    <message>
        <source>Where dice come from</source>
        <translation>Da dove vengono i dadi</translation>
    </message>
    <message>
        <source>All rolls</source>
        <translation>Tutti i tiri</translation>
    </message>
    <message>
        <source>All cards drawn</source>
        <translation>Tutte le carte pescate</translation>
    </message>
    <message>
        <source>Only {rule}</source>
        <translation>Solo {rule}</translation>
    </message>
    <message>
        <source>As all others</source>
        <translation>Come tutti gli altri</translation>
    </message>
</context>
<context>
    <name>DiceRow</name>
    <message>
        <source>No dice yet</source>
        <translation>Ancora nessun dado</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>The last throw</source>
        <translation>L&apos;ultimo tiro</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Tira</translation>
    </message>
    <message>
        <source>&amp;Use what I rolled</source>
        <translation>&amp;Usa il mio tiro</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Pesca</translation>
    </message>
    <message>
        <source>&amp;Use what I drew</source>
        <translation>&amp;Usa la mia pesca</translation>
    </message>
    <message>
        <source>Dice and cards fall here.</source>
        <translation>Qui cadono dadi e carte.</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n coperta</numerusform>
            <numerusform>%n coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>typed</source>
        <translation>scritto</translation>
    </message>
    <message numerus="yes">
        <source>%n die or dice are still to be typed.</source>
        <translation>
            <numerusform>Resta da digitare %n dado.</numerusform>
            <numerusform>Restano da digitare %n dadi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DieBox</name>
    <message>
        <source>Die {number}, {die}</source>
        <translation>Dado {number}, {die}</translation>
    </message>
    <message>
        <source>{die}: type its number or symbol, or click to pick</source>
        <translation>{die}: scrivi il numero o il simbolo, o fai clic per scegliere</translation>
    </message>
    <message>
        <source>A {die} has no face {typed}: its faces are {faces}.</source>
        <translation>Un {die} non ha la faccia {typed}: le sue facce sono {faces}.</translation>
    </message>
    <message>
        <source>not typed yet</source>
        <translation>non ancora scritto</translation>
    </message>
</context>
<context>
    <name>DiscoveriesPresenter</name>
    <message>
        <source>{campaign}: discovered so far</source>
        <translation>{campaign}: scoperto finora</translation>
    </message>
</context>
<context>
    <name>DropLabel</name>
    <message>
        <source>Things can be dropped here; the menu of a thing does the same</source>
        <translation>Qui si possono lasciare oggetti; il menu di un oggetto fa lo stesso</translation>
    </message>
</context>
<context>
    <name>DropTargets</name>
    <message>
        <source>Put away</source>
        <translation>Riponi</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendi</translation>
    </message>
</context>
<context>
    <name>EmptySlot</name>
    <message>
        <source>Nothing is carried here</source>
        <translation>Qui non si porta nulla</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libero</translation>
    </message>
</context>
<context>
    <name>EndingPanel</name>
    <message>
        <source>This story is over. Begin another one on the start screen, or undo to choose otherwise.</source>
        <translation>Questa storia è finita. Cominciane un&apos;altra nella schermata iniziale, o annulla per scegliere diversamente.</translation>
    </message>
</context>
<context>
    <name>EntriesPanel</name>
    <message>
        <source>Chronicle</source>
        <translation>Cronaca</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n voce</numerusform>
            <numerusform>%n voci</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the chronicle</source>
        <translation>Cerca nella cronaca</translation>
    </message>
    <message>
        <source>Kind of entries</source>
        <translation>Tipo di voci</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Tutte le voci</translation>
    </message>
    <message>
        <source>The story</source>
        <translation>La storia</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Battaglie</translation>
    </message>
    <message>
        <source>Deeds</source>
        <translation>Imprese</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Entries, the newest first</source>
        <translation>Voci, dalla più recente</translation>
    </message>
    <message>
        <source>New no&amp;te…</source>
        <translation>Nuova no&amp;ta…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>Esp&amp;orta</translation>
    </message>
    <message>
        <source>Export the chronicle</source>
        <translation>Esporta la cronaca</translation>
    </message>
    <message>
        <source>As a &amp;PDF book…</source>
        <translation>Come libro &amp;PDF…</translation>
    </message>
    <message>
        <source>As a &amp;web page…</source>
        <translation>Come pagina &amp;web…</translation>
    </message>
    <message>
        <source>As &amp;Markdown…</source>
        <translation>Come &amp;Markdown…</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>The entry</source>
        <translation>La voce</translation>
    </message>
    <message>
        <source>The picture {name} is not there any more.</source>
        <translation>L&apos;immagine {name} non c&apos;è più.</translation>
    </message>
</context>
<context>
    <name>EquipmentPanel</name>
    <message>
        <source>Common stock</source>
        <translation>Scorta comune</translation>
    </message>
    <message>
        <source>Nothing lies here. Buy something in town, or let a hero put something away.</source>
        <translation>Qui non c&apos;è nulla. Compra qualcosa in città, o fai riporre qualcosa a un eroe.</translation>
    </message>
    <message>
        <source>No burden</source>
        <translation>Nessun ingombro</translation>
    </message>
    <message>
        <source>Look at the card…</source>
        <translation>Guarda la carta…</translation>
    </message>
    <message>
        <source>Drag things from one side to the other, or press one for what can be done with it.</source>
        <translation>Trascina gli oggetti da un lato all&apos;altro, o premine uno per vedere che cosa si può farne.</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>&amp;Copy for a report</source>
        <translation>&amp;Copia per una segnalazione</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Con&amp;tinua</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message>
        <source>Show the sheet of {name}; things can be dropped here to give them to {name}</source>
        <translation>Mostra la scheda di {name}; si possono trascinare qui oggetti per darli a {name}</translation>
    </message>
</context>
<context>
    <name>FateBar</name>
    <message>
        <source>down {down}, injured {injured}</source>
        <translation>a terra {down}, ferite {injured}</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>This is a fault of the program, not yours. Nothing that was saved is lost, and you can go on. The details are kept in {file}.</source>
        <translation>È un errore del programma, non tuo. Nulla di ciò che era salvato è perso e puoi continuare. I dettagli sono in {file}.</translation>
    </message>
    <message>
        <source>no file, for the data folder cannot be written</source>
        <translation>nessun file, perché la cartella dei dati non è scrivibile</translation>
    </message>
</context>
<context>
    <name>FigureCardHead</name>
    <message>
        <source>life {life} of {most}</source>
        <translation>vita {life} di {most}</translation>
    </message>
</context>
<context>
    <name>FigureCardPanel</name>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Point at a figure on the board, or choose one, to see its card.</source>
        <translation>Indica una figura sulla mappa, o scegline una, per vedere la sua carta.</translation>
    </message>
</context>
<context>
    <name>FirstSkillBoxes</name>
    <message numerus="yes">
        <source>Each hero begins with %n skill(s) of the first class: choose them.</source>
        <translation>
            <numerusform>Ogni eroe comincia con %n abilità della prima classe: scegliela.</numerusform>
            <numerusform>Ogni eroe comincia con %n abilità della prima classe: sceglile.</numerusform>
        </translation>
    </message>
    <message>
        <source>First skill {number} of {name}</source>
        <translation>Abilità iniziale {number} di {name}</translation>
    </message>
    <message>
        <source>Why? {rules}</source>
        <translation>Perché? {rules}</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Battles fought for the forecast</source>
        <translation>Battaglie combattute per la previsione</translation>
    </message>
    <message>
        <source>%v of %m battles</source>
        <translation>%v di %m battaglie</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Fo&amp;recast again</source>
        <translation>&amp;Prevedi di nuovo</translation>
    </message>
    <message>
        <source>Fo&amp;recast</source>
        <translation>Preve&amp;di</translation>
    </message>
    <message>
        <source>A bot fights this battle {count} times with this party, to see how it may end.</source>
        <translation>Un automa combatte questa battaglia {count} volte con questo gruppo, per vedere come può finire.</translation>
    </message>
    <message>
        <source>Fought by a bot with these heroes, {count} times: people do better.</source>
        <translation>Combattuta da un automa con questi eroi, {count} volte: le persone fanno di meglio.</translation>
    </message>
    <message>
        <source>Chance to win, most likely between {least} and {most}</source>
        <translation>Probabilità di vittoria, verosimilmente tra {least} e {most}</translation>
    </message>
</context>
<context>
    <name>FoundingWizard</name>
    <message>
        <source>A new campaign</source>
        <translation>Una nuova campagna</translation>
    </message>
    <message>
        <source>The story</source>
        <translation>La storia</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>Chi gioca chi</translation>
    </message>
    <message>
        <source>The rules of the table</source>
        <translation>Le regole del tavolo</translation>
    </message>
    <message>
        <source>Be&amp;gin the campaign</source>
        <translation>Comincia la &amp;campagna</translation>
    </message>
</context>
<context>
    <name>Gear</name>
    <message>
        <source>It does not fit any more: put it away, or put away something else</source>
        <translation>Non ci sta più: riponilo, o riponi qualcos&apos;altro</translation>
    </message>
</context>
<context>
    <name>GearStrip</name>
    <message>
        <source>Carries: {names}</source>
        <translation>Porta: {names}</translation>
    </message>
</context>
<context>
    <name>Handling</name>
    <message>
        <source>Put away</source>
        <translation>Riponi</translation>
    </message>
    <message>
        <source>Give to {hero}</source>
        <translation>Dai a {hero}</translation>
    </message>
    <message>
        <source>Give to {hero} for {things}</source>
        <translation>A {hero} per {things}</translation>
    </message>
</context>
<context>
    <name>HandoverCover</name>
    <message>
        <source>A secret choice comes next. Hand the screen over; the others look away.</source>
        <translation>Segue una scelta segreta. Passa lo schermo; gli altri non guardino.</translation>
    </message>
    <message>
        <source>Hand over to {player}</source>
        <translation>Passa a {player}</translation>
    </message>
    <message>
        <source>I am {player}: &amp;show it</source>
        <translation>S&amp;ono {player}: mostra</translation>
    </message>
</context>
<context>
    <name>HeroByHandDialog</name>
    <message>
        <source>{name}, set by hand</source>
        <translation>{name}, impostato a mano</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Esperienza</translation>
    </message>
    <message>
        <source>Enter an &amp;injury…</source>
        <translation>Annota una &amp;ferita…</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Imposta</translation>
    </message>
    <message>
        <source>First class</source>
        <translation>Prima classe</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>{trait}, raised by</source>
        <translation>{trait}, aumento</translation>
    </message>
    <message>
        <source>Skills that were learned</source>
        <translation>Abilità apprese</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Apprese</translation>
    </message>
</context>
<context>
    <name>HeroForm</name>
    <message>
        <source>On the bench</source>
        <translation>In panchina</translation>
    </message>
    <message>
        <source>First class</source>
        <translation>Prima classe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of {name}</source>
        <translation>Nome di {name}</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Class of {name}</source>
        <translation>Classe di {name}</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Esperienza</translation>
    </message>
    <message>
        <source>Experience of {name}</source>
        <translation>Esperienza di {name}</translation>
    </message>
    <message>
        <source>{name} is on the bench</source>
        <translation>{name} è in panchina</translation>
    </message>
</context>
<context>
    <name>HeroHead</name>
    <message>
        <source>Open the sheet of {name}</source>
        <translation>Apri la scheda di {name}</translation>
    </message>
    <message>
        <source>Skills at hand: {names}</source>
        <translation>Abilità pronte: {names}</translation>
    </message>
    <message>
        <source>Injuries: {names}</source>
        <translation>Ferite: {names}</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <translation>giocato da {name}</translation>
    </message>
    <message>
        <source>on the bench</source>
        <translation>in panchina</translation>
    </message>
</context>
<context>
    <name>HeroPicker</name>
    <message>
        <source>Heroes</source>
        <translation>Eroi</translation>
    </message>
</context>
<context>
    <name>HeroSection</name>
    <message>
        <source>Equipment</source>
        <translation>Equipaggiamento</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Servizio</translation>
    </message>
    <message>
        <source>Leaves of the sheet</source>
        <translation>Fogli della scheda</translation>
    </message>
</context>
<context>
    <name>HireDialog</name>
    <message>
        <source>Somebody joins the company</source>
        <translation>Qualcuno si unisce alla compagnia</translation>
    </message>
    <message>
        <source>Newcomers bring what a beginner has. Where the party is full they wait on the bench.</source>
        <translation>I nuovi arrivati portano ciò che ha un principiante. Se il gruppo è al completo aspettano in panchina.</translation>
    </message>
    <message>
        <source>Who plays the newcomer</source>
        <translation>Chi gioca il nuovo arrivato</translation>
    </message>
    <message>
        <source>Played by {name}</source>
        <translation>Giocato da {name}</translation>
    </message>
    <message>
        <source>Played by all together</source>
        <translation>Giocato da tutti insieme</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unisci</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Steps, the last one below</source>
        <translation>Passi, l&apos;ultimo in basso</translation>
    </message>
    <message>
        <source>Choose a step to stand after it. What is undone can be done again until you do something else. A fork begins a second campaign there, and leaves this one alone.</source>
        <translation>Scegli un passo per trovarti subito dopo. Ciò che è annullato si può ripetere finché non fai altro. Una biforcazione comincia lì una seconda campagna e lascia stare questa.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>&amp;What if: fork here…</source>
        <translation>&amp;E se: biforca qui…</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Vai lì</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>L&apos;inizio</translation>
    </message>
    <message>
        <source>{label}, {when}</source>
        <translation>{label}, {when}</translation>
    </message>
    <message>
        <source>{step} (undone)</source>
        <translation>{step} (annullato)</translation>
    </message>
</context>
<context>
    <name>HistoryPresenter</name>
    <message>
        <source>Looking back</source>
        <translation>Sguardo indietro</translation>
    </message>
    <message numerus="yes">
        <source>After %n answer(s)</source>
        <translation>
            <numerusform>Dopo %n risposta</numerusform>
            <numerusform>Dopo %n risposte</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}. Esc: back to now</source>
        <translation>{count}. Esc: torna al presente</translation>
    </message>
    <message>
        <source>Taken back: {name}</source>
        <translation>Ripreso: {name}</translation>
    </message>
    <message>
        <source>a secret choice</source>
        <translation>una scelta segreta</translation>
    </message>
</context>
<context>
    <name>Homecomers</name>
    <message>
        <source>unhurt</source>
        <translation>illeso</translation>
    </message>
    <message>
        <source>Injured: {cards}</source>
        <translation>Ferite: {cards}</translation>
    </message>
    <message>
        <source>Not healed yet: {cards}</source>
        <translation>Non ancora guarite: {cards}</translation>
    </message>
    <message>
        <source>no experience</source>
        <translation>nessuna esperienza</translation>
    </message>
    <message numerus="yes">
        <source>+%n experience</source>
        <translation>
            <numerusform>+%n punto esperienza</numerusform>
            <numerusform>+%n punti esperienza</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} to spend</source>
        <translation>{count} da spendere</translation>
    </message>
</context>
<context>
    <name>IdentityPanel</name>
    <message>
        <source>{class_name}, on the bench</source>
        <translation>{class_name}, in panchina</translation>
    </message>
    <message>
        <source>Some of this was set by hand.</source>
        <translation>Qualcosa qui è stato impostato a mano.</translation>
    </message>
    <message>
        <source>Who plays {name}</source>
        <translation>Chi gioca {name}</translation>
    </message>
    <message>
        <source>Played by {name}</source>
        <translation>Giocato da {name}</translation>
    </message>
    <message>
        <source>Played by all together</source>
        <translation>Giocato da tutti insieme</translation>
    </message>
    <message>
        <source>&amp;Call back</source>
        <translation>&amp;Richiama</translation>
    </message>
    <message>
        <source>To the &amp;bench</source>
        <translation>In &amp;panchina</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Ri&amp;nomina…</translation>
    </message>
    <message>
        <source>B&amp;y hand…</source>
        <translation>A man&amp;o…</translation>
    </message>
</context>
<context>
    <name>IngredientTile</name>
    <message>
        <source>{name}: {there} of {needed}</source>
        <translation>{name}: {there} di {needed}</translation>
    </message>
</context>
<context>
    <name>IngredientTiles</name>
    <message>
        <source>What it takes</source>
        <translation>Che cosa serve</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>(typed)</source>
        <translation>(scritto)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
</context>
<context>
    <name>JournalList</name>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Open {rule}</source>
        <translation>Apri {rule}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>These dice were typed</source>
        <translation>Questi dadi sono stati scritti</translation>
    </message>
    <message>
        <source>Show where it happened</source>
        <translation>Mostra dove è successo</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>scritto</translation>
    </message>
</context>
<context>
    <name>JournalPanel</name>
    <message>
        <source>What the journal shows</source>
        <translation>Che cosa mostra il diario</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Scontri</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>My side</source>
        <translation>La mia parte</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Cerca (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Cerca nel diario</translation>
    </message>
    <message>
        <source>Copy what is shown as text</source>
        <translation>Copia come testo ciò che è mostrato</translation>
    </message>
    <message>
        <source>What happens will be written here.</source>
        <translation>Qui si scriverà ciò che accade.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal are on the clipboard.</source>
        <translation>
            <numerusform>%n riga del diario è negli appunti.</numerusform>
            <numerusform>%n righe del diario sono negli appunti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} di {count}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>In a battle</source>
        <translation>In battaglia</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation>Muovi il cursore sulla mappa</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>To the one who acts</source>
        <translation>A chi sta agendo</translation>
    </message>
    <message>
        <source>Next target or figure</source>
        <translation>Bersaglio o figura successiva</translation>
    </message>
    <message>
        <source>Previous target or figure</source>
        <translation>Bersaglio o figura precedente</translation>
    </message>
    <message>
        <source>Another level at the same place</source>
        <translation>Un altro livello nello stesso posto</translation>
    </message>
    <message>
        <source>Choose, roll or confirm</source>
        <translation>Scegli, tira o conferma</translation>
    </message>
    <message>
        <source>Take a half-made choice back, come back to now</source>
        <translation>Riprendi una scelta a metà, torna al presente</translation>
    </message>
    <message>
        <source>Take an option by its number</source>
        <translation>Prendi un&apos;opzione con il suo numero</translation>
    </message>
    <message>
        <source>Skip what is being played</source>
        <translation>Salta ciò che si sta svolgendo</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Closer, farther</source>
        <translation>Più vicino, più lontano</translation>
    </message>
    <message>
        <source>All of the board</source>
        <translation>Tutta la mappa</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordinate</translation>
    </message>
    <message>
        <source>Areas of figures</source>
        <translation>Aree delle figure</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Guardati intorno</translation>
    </message>
    <message>
        <source>Ctrl+Arrows</source>
        <translation>Ctrl+Frecce</translation>
    </message>
    <message>
        <source>From question to board to journal</source>
        <translation>Dalla domanda alla mappa al diario</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>&amp;Next</source>
        <translation>Avan&amp;ti</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Sa&amp;lta</translation>
    </message>
    <message>
        <source>No more lessons in this battle</source>
        <translation>Niente più lezioni in questa battaglia</translation>
    </message>
    <message>
        <source>Hi&amp;de</source>
        <translation>Nascon&amp;di</translation>
    </message>
    <message>
        <source>Put the lesson away until the next one comes</source>
        <translation>Metti via la lezione finché non arriva la prossima</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Horologium comes with the work of others, under these terms:</source>
        <translation>Horologium porta con sé il lavoro di altri, a queste condizioni:</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
</context>
<context>
    <name>LookPresenter</name>
    <message>
        <source>The settings file cannot be written; this holds until you close the window.</source>
        <translation>Il file delle impostazioni non si può scrivere; questo vale finché non chiudi la finestra.</translation>
    </message>
    <message>
        <source>Default settings are back.</source>
        <translation>Le impostazioni predefinite sono tornate.</translation>
    </message>
</context>
<context>
    <name>LootTiles</name>
    <message>
        <source>carried by {name}</source>
        <translation>lo porta {name}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Why? Read the rule in the Codex</source>
        <translation>Perché? Leggi la regola nel Codice</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>No road leads there from here.</source>
        <translation>Nessuna strada porta lì da qui.</translation>
    </message>
    <message>
        <source>{days} on the road: you would arrive on {date}. It costs nothing but time.</source>
        <translation>{days} di strada: arrivereste il {date}. Costa soltanto tempo.</translation>
    </message>
    <message>
        <source>{way} The way leads through {towns}: travel from town to town.</source>
        <translation>{way} La via passa per {towns}: viaggiate di città in città.</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>siete qui</translation>
    </message>
</context>
<context>
    <name>MapKey</name>
    <message>
        <source>What the signs mean</source>
        <translation>Che cosa significano i segni</translation>
    </message>
    <message>
        <source>The way you came</source>
        <translation>La via percorsa</translation>
    </message>
    <message>
        <source>Roads from here</source>
        <translation>Strade da qui</translation>
    </message>
    <message>
        <source>Visited</source>
        <translation>Visitata</translation>
    </message>
    <message>
        <source>Within reach</source>
        <translation>Raggiungibile</translation>
    </message>
</context>
<context>
    <name>MapSection</name>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n giorno</numerusform>
            <numerusform>%n giorni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Arrow keys go from town to town, Enter travels, plus and minus go closer and farther.</source>
        <translation>Le frecce vanno di città in città, Invio viaggia, più e meno avvicinano e allontanano.</translation>
    </message>
    <message>
        <source>The whole sheet</source>
        <translation>Tutto il foglio</translation>
    </message>
</context>
<context>
    <name>Masthead</name>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
</context>
<context>
    <name>MemberBox</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Who plays {name}</source>
        <translation>Chi gioca {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} (%n point(s))</source>
        <translation>
            <numerusform>{card} (%n punto)</numerusform>
            <numerusform>{card} (%n punti)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <source>Minimap</source>
        <translation>Mappa piccola</translation>
    </message>
</context>
<context>
    <name>MissionForecaster</name>
    <message>
        <source>the system has ended a process that played</source>
        <translation>il sistema ha chiuso un processo che giocava</translation>
    </message>
    <message>
        <source>The forecast broke off ({reason}): try again.</source>
        <translation>La previsione si è interrotta ({reason}): riprova.</translation>
    </message>
</context>
<context>
    <name>MissionLegend</name>
    <message>
        <source>The Legend of {title}</source>
        <translation>La Legenda di {title}</translation>
    </message>
    <message>
        <source>Who looks is offered no other work here during this visit. What it shows can be read again.</source>
        <translation>A chi la guarda, durante questa visita qui non si offre altro lavoro. Ciò che mostra si può rileggere.</translation>
    </message>
    <message>
        <source>The Legend of the next mission</source>
        <translation>La Legenda della prossima missione</translation>
    </message>
    <message>
        <source>&amp;Look at it for {price}</source>
        <translation>&amp;Guardala per {price}</translation>
    </message>
</context>
<context>
    <name>MissionMap</name>
    <message>
        <source>Map of the mission</source>
        <translation>Mappa della missione</translation>
    </message>
    <message>
        <source>To be seen on it: {names}</source>
        <translation>Vi si vedono: {names}</translation>
    </message>
</context>
<context>
    <name>MissionPanel</name>
    <message>
        <source>Open cards of the mission</source>
        <translation>Apri le carte della missione</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>A new note</source>
        <translation>Una nuova nota</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Modifica la nota</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Title of the note</source>
        <translation>Titolo della nota</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Grassetto</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Corsivo</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Intestazione</translation>
    </message>
    <message>
        <source>• List</source>
        <translation>• Elenco</translation>
    </message>
    <message>
        <source>1. List</source>
        <translation>1. Elenco</translation>
    </message>
    <message>
        <source>Quotation</source>
        <translation>Citazione</translation>
    </message>
    <message>
        <source>The picture of the note</source>
        <translation>L&apos;immagine della nota</translation>
    </message>
    <message>
        <source>Add a picture…</source>
        <translation>Aggiungi un&apos;immagine…</translation>
    </message>
    <message>
        <source>Take the picture away</source>
        <translation>Togli l&apos;immagine</translation>
    </message>
    <message>
        <source>Give the note a title first.</source>
        <translation>Dai prima un titolo alla nota.</translation>
    </message>
    <message>
        <source>A picture for the note</source>
        <translation>Un&apos;immagine per la nota</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp)</source>
        <translation>Immagini (*.png *.jpg *.jpeg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>This is no picture that can be read: choose a PNG, JPEG or WebP file.</source>
        <translation>Questa non è un&apos;immagine leggibile: scegli un file PNG, JPEG o WebP.</translation>
    </message>
    <message>
        <source>Another picture…</source>
        <translation>Un&apos;altra immagine…</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>The note</source>
        <translation>La nota</translation>
    </message>
</context>
<context>
    <name>Offering</name>
    <message>
        <source>{what}… ({count})</source>
        <translation>{what}… ({count})</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ora non possibile</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n scelto</numerusform>
            <numerusform>%n scelti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
</context>
<context>
    <name>OptionModel</name>
    <message>
        <source>A second click opens the rule, {rule}.</source>
        <translation>Un secondo clic apre la regola, {rule}.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>scelto</translation>
    </message>
    <message>
        <source>not possible: {why}</source>
        <translation>non possibile: {why}</translation>
    </message>
</context>
<context>
    <name>OptionOdds</name>
    <message>
        <source>Not exact: counted over {count} trials</source>
        <translation>Non esatto: contato su {count} prove</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
</context>
<context>
    <name>PackCard</name>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Why was {name} refused?</source>
        <translation>Perché {name} è stato rifiutato?</translation>
    </message>
</context>
<context>
    <name>PackSourceDialog</name>
    <message>
        <source>Add a content pack</source>
        <translation>Aggiungi un pacchetto</translation>
    </message>
    <message>
        <source>A pack is a folder that holds a file named pack.toml, or the same folder as a .zip. It is checked first; a sound pack is copied into your data folder, and the original stays as it is. You can also drop a pack onto the window.</source>
        <translation>Un pacchetto è una cartella che contiene un file di nome pack.toml, o la stessa cartella come .zip. Prima viene controllato; se è valido viene copiato nella cartella dei dati, e l&apos;originale resta com&apos;è. Si può anche trascinare un pacchetto sulla finestra.</translation>
    </message>
    <message>
        <source>From a &amp;folder…</source>
        <translation>Da una &amp;cartella…</translation>
    </message>
    <message>
        <source>From a .&amp;zip file…</source>
        <translation>Da un file .&amp;zip…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
</context>
<context>
    <name>Packs</name>
    <message>
        <source>no missions</source>
        <translation>nessuna missione</translation>
    </message>
    <message>
        <source>This very pack is already on your shelf; nothing was changed.</source>
        <translation>Proprio questo pacchetto è già sul tuo scaffale; nulla è cambiato.</translation>
    </message>
    <message>
        <source>A pack with the id “{id}” is already there ({place}); remove it first, or give the new one another id.</source>
        <translation>C&apos;è già un pacchetto con l&apos;identificativo “{id}” ({place}); toglilo prima, o dai al nuovo un altro identificativo.</translation>
    </message>
    <message>
        <source>“{name}” is in the packs of your data folder already, and was refused; remove it there, then add again.</source>
        <translation>“{name}” è già tra i pacchetti della tua cartella dei dati ed è stato rifiutato; toglilo da lì, poi aggiungilo di nuovo.</translation>
    </message>
    <message numerus="yes">
        <source>Refused: %n problem(s)</source>
        <translation>
            <numerusform>Rifiutato: %n problema</numerusform>
            <numerusform>Rifiutato: %n problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n story mission(s)</source>
        <translation>
            <numerusform>%n missione della storia</numerusform>
            <numerusform>%n missioni della storia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side mission(s)</source>
        <translation>
            <numerusform>%n missione secondaria</numerusform>
            <numerusform>%n missioni secondarie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single mission(s)</source>
        <translation>
            <numerusform>%n missione singola</numerusform>
            <numerusform>%n missioni singole</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PanZoomView</name>
    <message>
        <source>Closer</source>
        <translation>Più vicino</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Più lontano</translation>
    </message>
    <message>
        <source>All that matters</source>
        <translation>Tutto ciò che conta</translation>
    </message>
</context>
<context>
    <name>PaperWizard</name>
    <message>
        <source>The story</source>
        <translation>La storia</translation>
    </message>
    <message>
        <source>Where the story stands</source>
        <translation>A che punto è la storia</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>Chi gioca chi</translation>
    </message>
    <message>
        <source>The sheets</source>
        <translation>Le schede</translation>
    </message>
    <message>
        <source>The common stock</source>
        <translation>La scorta comune</translation>
    </message>
    <message>
        <source>The rules of the table</source>
        <translation>Le regole del tavolo</translation>
    </message>
    <message>
        <source>From paper</source>
        <translation>Dalla carta</translation>
    </message>
    <message>
        <source>Go on &amp;here</source>
        <translation>Continua da &amp;qui</translation>
    </message>
</context>
<context>
    <name>PlacePanel</name>
    <message>
        <source>The story</source>
        <translation>La storia</translation>
    </message>
    <message>
        <source>Place of the story</source>
        <translation>Punto della storia</translation>
    </message>
    <message>
        <source>Not yet told</source>
        <translation>Non ancora raccontato</translation>
    </message>
    <message>
        <source>&amp;What if… from here</source>
        <translation>&amp;E se… da qui</translation>
    </message>
    <message>
        <source>A second campaign begins at this place of the story. This one stays as it is.</source>
        <translation>Una seconda campagna comincia in questo punto della storia. Questa resta com&apos;è.</translation>
    </message>
    <message>
        <source>Go &amp;on with the story</source>
        <translation>C&amp;ontinua la storia</translation>
    </message>
    <message>
        <source>Found so far</source>
        <translation>Trovato finora</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n ending(s)</source>
        <translation>
            <numerusform>{found} di %n finale</numerusform>
            <numerusform>{found} di %n finali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fork(s) where another way would have led elsewhere</source>
        <translation>
            <numerusform>%n bivio dove un&apos;altra via avrebbe portato altrove</numerusform>
            <numerusform>%n bivi dove un&apos;altra via avrebbe portato altrove</numerusform>
        </translation>
    </message>
    <message>
        <source>No fork has been passed yet.</source>
        <translation>Nessun bivio è stato ancora superato.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Imprese memorabili</translation>
    </message>
    <message numerus="yes">
        <source>and %n more that nobody names yet</source>
        <translation>
            <numerusform>e un&apos;altra che nessuno nomina ancora</numerusform>
            <numerusform>e altre %n che nessuno nomina ancora</numerusform>
        </translation>
    </message>
    <message>
        <source>What the story remembers</source>
        <translation>Che cosa la storia ricorda</translation>
    </message>
</context>
<context>
    <name>PlaceStep</name>
    <message>
        <source>On the road</source>
        <translation>In viaggio</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Che cosa viene dopo</translation>
    </message>
    <message>
        <source>The place in the story that comes next</source>
        <translation>Il punto della storia che viene dopo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>The place on the map where you are</source>
        <translation>Il luogo della mappa dove vi trovate</translation>
    </message>
    <message>
        <source>Days since the beginning</source>
        <translation>Giorni dall&apos;inizio</translation>
    </message>
    <message>
        <source>Days since the story began</source>
        <translation>Giorni dall&apos;inizio della storia</translation>
    </message>
    <message>
        <source>Purse, in the smallest coin</source>
        <translation>Borsa, nella moneta più piccola</translation>
    </message>
    <message>
        <source>Coins in the purse, in the smallest coin</source>
        <translation>Monete nella borsa, nella moneta più piccola</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Dove siete</translation>
    </message>
    <message>
        <source>What lies behind you</source>
        <translation>Che cosa avete alle spalle</translation>
    </message>
    <message>
        <source>Add a battle…</source>
        <translation>Aggiungi una battaglia…</translation>
    </message>
    <message>
        <source>Add a scene that was read…</source>
        <translation>Aggiungi una scena letta…</translation>
    </message>
    <message>
        <source>Add what you know…</source>
        <translation>Aggiungi ciò che sapete…</translation>
    </message>
    <message>
        <source>Battles, in order</source>
        <translation>Battaglie, in ordine</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Scene</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Che cosa si sa</translation>
    </message>
</context>
<context>
    <name>PlayerStrip</name>
    <message>
        <source>{name} (bot)</source>
        <translation>{name} (automa)</translation>
    </message>
    <message>
        <source>{name}: who plays</source>
        <translation>{name}: chi gioca</translation>
    </message>
    <message>
        <source>{name} decides by hand</source>
        <translation>{name} decide di persona</translation>
    </message>
    <message>
        <source>{name} is played by {bot}</source>
        <translation>{name} è giocato da {bot}</translation>
    </message>
    <message>
        <source>Play by hand</source>
        <translation>Gioca di persona</translation>
    </message>
    <message>
        <source>Played on by {bot}</source>
        <translation>Continua {bot}</translation>
    </message>
</context>
<context>
    <name>PlayersBox</name>
    <message>
        <source>Who plays {name}</source>
        <translation>Chi gioca {name}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>Un giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>Quanti giocatori</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nome del giocatore {number}</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Who plays, and in which colour. The heroes of somebody who leaves are played by all together.</source>
        <translation>Chi gioca, e in quale colore. Gli eroi di chi se ne va sono giocati da tutti insieme.</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Aggiungi un giocatore</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>Name of {player}</source>
        <translation>Nome di {player}</translation>
    </message>
    <message>
        <source>Colour of {player}</source>
        <translation>Colore di {player}</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Se ne va</translation>
    </message>
    <message>
        <source>{player} leaves the table</source>
        <translation>{player} lascia il tavolo</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>What comes next</source>
        <translation>Che cosa viene dopo</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Un&apos;altra via</translation>
    </message>
    <message>
        <source>the history does not go back so far: fork the campaign as it stands now</source>
        <translation>la cronologia non va così indietro: biforca la campagna com&apos;è ora</translation>
    </message>
    <message>
        <source>{title} – here</source>
        <translation>{title} – qui</translation>
    </message>
    <message>
        <source>? {label}</source>
        <translation>? {label}</translation>
    </message>
    <message>
        <source>This is where the story stands.</source>
        <translation>È qui che si trova la storia.</translation>
    </message>
    <message>
        <source>A scene that was read.</source>
        <translation>Una scena già letta.</translation>
    </message>
    <message>
        <source>A mission that was fought.</source>
        <translation>Una missione combattuta.</translation>
    </message>
    <message>
        <source>An ending that was found.</source>
        <translation>Un finale trovato.</translation>
    </message>
    <message>
        <source>This way is open now. Nobody knows where it leads.</source>
        <translation>Questa via ora è aperta. Nessuno sa dove porti.</translation>
    </message>
    <message>
        <source>Closed: {reasons}</source>
        <translation>Chiusa: {reasons}</translation>
    </message>
    <message>
        <source>A way that was not taken. Nobody knows where it would have led.</source>
        <translation>Una via non presa. Nessuno sa dove avrebbe portato.</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>The story as a graph</source>
        <translation>La storia come grafo</translation>
    </message>
    <message>
        <source>Down and up follow the story, left and right go to what lies beside; plus and minus zoom.</source>
        <translation>Giù e su seguono la storia, sinistra e destra vanno a ciò che sta accanto; più e meno ingrandiscono.</translation>
    </message>
    <message>
        <source>The whole story</source>
        <translation>Tutta la storia</translation>
    </message>
</context>
<context>
    <name>PoolTile</name>
    <message numerus="yes">
        <source>taken %n time(s)</source>
        <translation>
            <numerusform>preso una volta</numerusform>
            <numerusform>preso %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>One fewer: {name}</source>
        <translation>Uno di meno: {name}</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>Portrait of {name}</source>
        <translation>Ritratto di {name}</translation>
    </message>
</context>
<context>
    <name>PrizeLabel</name>
    <message>
        <source>{name}, won</source>
        <translation>{name}, ottenuta</translation>
    </message>
    <message>
        <source>{name}, not won yet</source>
        <translation>{name}, non ancora ottenuta</translation>
    </message>
</context>
<context>
    <name>ProblemsDialog</name>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>&amp;Copia tutto</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
</context>
<context>
    <name>PurseDialog</name>
    <message>
        <source>Set the purse</source>
        <translation>Imposta la borsa</translation>
    </message>
    <message>
        <source>What the purse holds</source>
        <translation>Che cosa contiene la borsa</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Imposta</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>C&amp;onfirm</source>
        <translation>C&amp;onferma</translation>
    </message>
    <message>
        <source>Cards to be drawn: {count}</source>
        <translation>Carte da pescare: {count}</translation>
    </message>
    <message>
        <source>Dice to be thrown: {count}</source>
        <translation>Dadi da tirare: {count}</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>Che cosa si può scegliere</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>da {least} a {most}</translation>
    </message>
    <message>
        <source>{count} of {wanted}</source>
        <translation>{count} di {wanted}</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Take &amp;back</source>
        <translation>Ri&amp;prendi</translation>
    </message>
    <message>
        <source>No option has these letters.</source>
        <translation>Nessuna scelta ha queste lettere.</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>Fa&amp;tto</translation>
    </message>
    <message>
        <source>Yes, &amp;do it</source>
        <translation>Sì, fall&amp;o</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Missione</translation>
    </message>
    <message>
        <source>Type to filter…</source>
        <translation>Scrivi per filtrare…</translation>
    </message>
    <message>
        <source>Filter the options</source>
        <translation>Filtra le opzioni</translation>
    </message>
</context>
<context>
    <name>RankingChart</name>
    <message>
        <source>Chart: {title}</source>
        <translation>Grafico: {title}</translation>
    </message>
</context>
<context>
    <name>RankingsSection</name>
    <message>
        <source>Rankings</source>
        <translation>Classifiche</translation>
    </message>
    <message>
        <source>Which table is shown</source>
        <translation>Quale tabella è mostrata</translation>
    </message>
    <message>
        <source>Your own row</source>
        <translation>La vostra riga</translation>
    </message>
</context>
<context>
    <name>ReadyPlaces</name>
    <message>
        <source>{colour} {used} of {limit}</source>
        <translation>{colour} {used} di {limit}</translation>
    </message>
</context>
<context>
    <name>ReasonDialog</name>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Why? For instance: we agreed on it, or a slip at the table</source>
        <translation>Perché? Per esempio: l&apos;abbiamo concordato, o una svista al tavolo</translation>
    </message>
    <message>
        <source>What is set by hand is marked for good, and the chronicle tells of it.</source>
        <translation>Ciò che è impostato a mano resta segnato per sempre, e la cronaca lo racconta.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>nothing was changed yet</source>
        <translation>ancora nulla è stato cambiato</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Injuries</source>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>{name} is unhurt.</source>
        <translation>{name} non ha ferite.</translation>
    </message>
    <message>
        <source>Where it has been</source>
        <translation>Dov&apos;è stato</translation>
    </message>
    <message>
        <source>Nobody remembers.</source>
        <translation>Nessuno se lo ricorda.</translation>
    </message>
    <message>
        <source>Begins the next battle with: {names}</source>
        <translation>Comincia la prossima battaglia con: {names}</translation>
    </message>
    <message>
        <source>Since {mission}</source>
        <translation>Da {mission}</translation>
    </message>
    <message>
        <source>Press it for what can be done about it</source>
        <translation>Premila per vedere che cosa si può fare</translation>
    </message>
    <message>
        <source>Strike out by hand…</source>
        <translation>Cancella a mano…</translation>
    </message>
    <message>
        <source>Service record</source>
        <translation>Stato di servizio</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missioni</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Write what you like; it is kept when you go on to something else.</source>
        <translation>Scrivi ciò che vuoi; si conserva quando passi ad altro.</translation>
    </message>
</context>
<context>
    <name>ReminderBadge</name>
    <message>
        <source>Dismiss: {reminder}</source>
        <translation>Ignora: {reminder}</translation>
    </message>
    <message>
        <source>Dismiss this reminder, as long as nothing changes</source>
        <translation>Ignora questo promemoria finché nulla cambia</translation>
    </message>
</context>
<context>
    <name>ReminderButton</name>
    <message>
        <source>Go to where something can be done about it</source>
        <translation>Vai dove si può provvedere</translation>
    </message>
</context>
<context>
    <name>Rename</name>
    <message>
        <source>The new name stands from now on; older entries of the chronicle keep the old one.</source>
        <translation>Il nuovo nome vale da ora; le voci più vecchie della cronaca tengono il vecchio.</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Un altro nome</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rinomina</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>One answer back</source>
        <translation>Una risposta indietro</translation>
    </message>
    <message>
        <source>Play the battle again</source>
        <translation>Rivedi la battaglia</translation>
    </message>
    <message>
        <source>One answer on</source>
        <translation>Una risposta avanti</translation>
    </message>
    <message>
        <source>Back to now (Esc)</source>
        <translation>Torna al presente (Esc)</translation>
    </message>
    <message>
        <source>Share as a picture…</source>
        <translation>Condividi come immagine…</translation>
    </message>
    <message>
        <source>Speed of what is played</source>
        <translation>Velocità di ciò che si vede</translation>
    </message>
    <message>
        <source>Speed of what is played: ×1</source>
        <translation>Velocità di ciò che si vede: ×1</translation>
    </message>
    <message>
        <source>Speed of what is played: ×{times}</source>
        <translation>Velocità di ciò che si vede: ×{times}</translation>
    </message>
    <message>
        <source>Moment of the battle</source>
        <translation>Momento della battaglia</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Fermati qui</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
</context>
<context>
    <name>Restore</name>
    <message>
        <source>when it was opened</source>
        <translation>all&apos;apertura</translation>
    </message>
    <message>
        <source>after half an hour</source>
        <translation>dopo mezz&apos;ora</translation>
    </message>
    <message>
        <source>before another one was restored</source>
        <translation>prima che ne fosse ripristinata un&apos;altra</translation>
    </message>
    <message>
        <source>before a mission</source>
        <translation>prima di una missione</translation>
    </message>
    <message>
        <source>before a result counted</source>
        <translation>prima che un risultato contasse</translation>
    </message>
    <message>
        <source>before a result entered by hand</source>
        <translation>prima di un risultato inserito a mano</translation>
    </message>
    <message>
        <source>before a repair</source>
        <translation>prima di una riparazione</translation>
    </message>
    <message>
        <source>before an upgrade ({reason})</source>
        <translation>prima di un aggiornamento ({reason})</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>{name} as it was. Before anything is put in its place, the campaign as it is now is kept as a snapshot too: you can always come back.</source>
        <translation>{name} com&apos;era. Prima di mettere qualcosa al suo posto, la campagna com&apos;è ora viene conservata anch&apos;essa come istantanea: si può sempre tornare indietro.</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Istantanee</translation>
    </message>
    <message>
        <source>There is no snapshot yet: one is made whenever the campaign is opened.</source>
        <translation>Non c&apos;è ancora nessuna istantanea: se ne fa una ogni volta che la campagna viene aperta.</translation>
    </message>
    <message>
        <source>What would be lost</source>
        <translation>Che cosa andrebbe perso</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>&amp;Restore this snapshot</source>
        <translation>&amp;Ripristina questa istantanea</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Fatta</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Where the story stood</source>
        <translation>A che punto era la storia</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>secondo luogo</translation>
    </message>
    <message>
        <source>beside the campaign</source>
        <translation>accanto alla campagna</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>integra</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danneggiata</translation>
    </message>
    <message>
        <source>Choose a snapshot first.</source>
        <translation>Scegli prima un&apos;istantanea.</translation>
    </message>
    <message>
        <source>This snapshot is damaged and cannot be restored: choose another.</source>
        <translation>Questa istantanea è danneggiata e non si può ripristinare: scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>This would be lost:</source>
        <translation>Andrebbe perso:</translation>
    </message>
    <message>
        <source>Nothing would be lost.</source>
        <translation>Nulla andrebbe perso.</translation>
    </message>
</context>
<context>
    <name>ResultByHandDialog</name>
    <message>
        <source>The result of {title}</source>
        <translation>Il risultato di {title}</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Enter the result</source>
        <translation>I&amp;nserisci il risultato</translation>
    </message>
    <message>
        <source>What is entered here is checked like any other result and marked for good.</source>
        <translation>Ciò che si inserisce qui è controllato come ogni altro risultato e resta segnato per sempre.</translation>
    </message>
    <message>
        <source>Who went</source>
        <translation>Chi c&apos;era</translation>
    </message>
    <message>
        <source>What was brought home</source>
        <translation>Che cosa si è portato a casa</translation>
    </message>
    <message>
        <source>{how} (won)</source>
        <translation>{how} (vinta)</translation>
    </message>
    <message>
        <source>{how} (lost)</source>
        <translation>{how} (persa)</translation>
    </message>
    <message>
        <source>It ended</source>
        <translation>Com&apos;è finita</translation>
    </message>
    <message>
        <source>Experience for each</source>
        <translation>Esperienza per ciascuno</translation>
    </message>
    <message>
        <source>What the story shall remember</source>
        <translation>Che cosa la storia ricorderà</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The result, before it counts</source>
        <translation>Il risultato, prima che conti</translation>
    </message>
    <message>
        <source>Bac&amp;k to the battle</source>
        <translation>Torna alla &amp;battaglia</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Vittoria</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>Sconfitta</translation>
    </message>
    <message>
        <source>&amp;Confirm the result</source>
        <translation>&amp;Conferma il risultato</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Che cosa cambia</translation>
    </message>
    <message>
        <source>Something has to be decided before the result is known: what is kept of the loot.</source>
        <translation>Bisogna decidere qualcosa prima di conoscere il risultato: che cosa si conserva del bottino.</translation>
    </message>
    <message>
        <source>&amp;Decide…</source>
        <translation>&amp;Decidi…</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Open the rule {rule}</source>
        <translation>Apri la regola {rule}</translation>
    </message>
    <message>
        <source>Open this rule in the Codex: {rule}</source>
        <translation>Apri questa regola nel Codice: {rule}</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>Choose a rule on the left, or search: every word counts, and so does an id such as NAR-GEN-01.</source>
        <translation>Scegli una regola a sinistra, o cerca: conta ogni parola, e anche un identificativo come NAR-GEN-01.</translation>
    </message>
    <message>
        <source>How we fill it</source>
        <translation>Come lo colmiamo</translation>
    </message>
    <message>
        <source>Our ruling</source>
        <translation>La nostra decisione</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Esempi</translation>
    </message>
    <message>
        <source>The card says no more.</source>
        <translation>La carta non dice altro.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Next in {topic}</source>
        <translation>Poi in {topic}</translation>
    </message>
    <message>
        <source>So:</source>
        <translation>Quindi:</translation>
    </message>
    <message>
        <source>Variant: {name}</source>
        <translation>Variante: {name}</translation>
    </message>
    <message>
        <source>Section: {name}</source>
        <translation>Sezione: {name}</translation>
    </message>
    <message>
        <source>Rule of the game</source>
        <translation>Regola del gioco</translation>
    </message>
    <message>
        <source>Optional rule</source>
        <translation>Regola facoltativa</translation>
    </message>
    <message>
        <source>Our ruling where the rulebook is silent</source>
        <translation>La nostra decisione dove il regolamento tace</translation>
    </message>
    <message>
        <source>About a component</source>
        <translation>Su un componente</translation>
    </message>
    <message>
        <source>Gap in the rulebook</source>
        <translation>Lacuna del regolamento</translation>
    </message>
</context>
<context>
    <name>RulesStep</name>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>The program throws</source>
        <translation>Tira il programma</translation>
    </message>
    <message>
        <source>Dice fall and cards are drawn here; nobody waits for them.</source>
        <translation>I dadi cadono e le carte si pescano qui; nessuno deve aspettare.</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Chiedi ogni volta</translation>
    </message>
    <message>
        <source>At every throw you say what fell, or let the program throw.</source>
        <translation>A ogni tiro dite che cosa è uscito, o lasciate tirare il programma.</translation>
    </message>
    <message>
        <source>We throw ourselves</source>
        <translation>Tiriamo noi</translation>
    </message>
    <message>
        <source>Real dice, real cards: you type what they show.</source>
        <translation>Dadi veri, carte vere: scrivete ciò che mostrano.</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Amichevole</translation>
    </message>
    <message>
        <source>Everything can be taken back; the same dice fall again.</source>
        <translation>Tutto si può riprendere; cadono di nuovo gli stessi dadi.</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Severo</translation>
    </message>
    <message>
        <source>What chance has told stays told, and no undo goes back past a battle that was fought.</source>
        <translation>Ciò che il caso ha detto resta detto, e nessun annullamento va oltre una battaglia combattuta.</translation>
    </message>
</context>
<context>
    <name>SavedBattlesDialog</name>
    <message>
        <source>Resume a battle</source>
        <translation>Riprendi una battaglia</translation>
    </message>
    <message>
        <source>Saved battles</source>
        <translation>Battaglie salvate</translation>
    </message>
    <message>
        <source>No battle is saved yet. One that you begin is kept here by itself.</source>
        <translation>Ancora nessuna battaglia salvata. Quelle che cominci si conservano qui da sole.</translation>
    </message>
    <message>
        <source>This battle is open: it can be deleted when another one is.</source>
        <translation>Questa battaglia è aperta: si potrà eliminare quando lo sarà un&apos;altra.</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Elimina…</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <translation>&amp;Rivedi</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Con&amp;tinua</translation>
    </message>
    <message>
        <source>over</source>
        <translation>finita</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>in corso</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s), {end}</source>
        <translation>
            <numerusform>%n risposta, {end}</numerusform>
            <numerusform>%n risposte, {end}</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete {name} for good?</source>
        <translation>Eliminare {name} per sempre?</translation>
    </message>
</context>
<context>
    <name>ScenePanel</name>
    <message>
        <source>&amp;Read on</source>
        <translation>Continua a &amp;leggere</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>{names} won</source>
        <translation>{names}: vittoria</translation>
    </message>
    <message>
        <source>{names} lost</source>
        <translation>{names}: sconfitta</translation>
    </message>
    <message>
        <source>{names} gave up</source>
        <translation>{names}: resa</translation>
    </message>
    <message>
        <source> Time: {clock}.</source>
        <translation> Tempo: {clock}.</translation>
    </message>
    <message>
        <source>{hero} struck the last blow, against {foe}.</source>
        <translation>{hero} ha sferrato l&apos;ultimo colpo, contro {foe}.</translation>
    </message>
    <message>
        <source>Nobody was knocked out.</source>
        <translation>Nessuno è finito fuori combattimento.</translation>
    </message>
    <message>
        <source>Loot: {cards}.</source>
        <translation>Bottino: {cards}.</translation>
    </message>
    <message>
        <source>Left behind: one card of the loot.</source>
        <translation>Lasciata indietro: una carta del bottino.</translation>
    </message>
    <message>
        <source>Left behind: {count} cards of the loot.</source>
        <translation>Lasciate indietro: {count} carte del bottino.</translation>
    </message>
    <message>
        <source>Brought home: {cards}.</source>
        <translation>Portato a casa: {cards}.</translation>
    </message>
    <message>
        <source>Each hero gained {experience} experience.</source>
        <translation>Ogni eroe ha guadagnato {experience} {experience:punto|punti} esperienza.</translation>
    </message>
    <message>
        <source>New recipe: {cards}.</source>
        <translation>Nuova ricetta: {cards}.</translation>
    </message>
    <message>
        <source>New recipes: {cards}.</source>
        <translation>Nuove ricette: {cards}.</translation>
    </message>
    <message>
        <source>New achievement: {cards}.</source>
        <translation>Nuova impresa memorabile: {cards}.</translation>
    </message>
    <message>
        <source>New achievements: {cards}.</source>
        <translation>Nuove imprese memorabili: {cards}.</translation>
    </message>
    <message>
        <source>{hero} won {cards}.</source>
        <translation>{hero} ha ottenuto {cards}.</translation>
    </message>
    <message>
        <source>felled one foe</source>
        <translation>ha abbattuto un nemico</translation>
    </message>
    <message>
        <source>felled {count} foes</source>
        <translation>ha abbattuto {count} nemici</translation>
    </message>
    <message>
        <source>dealt one wound</source>
        <translation>ha inflitto un danno</translation>
    </message>
    <message>
        <source>dealt {count} wounds</source>
        <translation>ha inflitto {count} danni</translation>
    </message>
    <message>
        <source>took one wound</source>
        <translation>ha subito un danno</translation>
    </message>
    <message>
        <source>took {count} wounds</source>
        <translation>ha subito {count} danni</translation>
    </message>
    <message>
        <source>was knocked out</source>
        <translation>è finito fuori combattimento</translation>
    </message>
    <message>
        <source>was knocked out {count} times</source>
        <translation>è finito fuori combattimento {count} volte</translation>
    </message>
    <message>
        <source>suffered {cards}</source>
        <translation>ha riportato {cards}</translation>
    </message>
    <message>
        <source>lost {cards}</source>
        <translation>ha perso {cards}</translation>
    </message>
    <message>
        <source>Earned: {amount}.</source>
        <translation>Guadagnato: {amount}.</translation>
    </message>
    <message>
        <source>Lost: {amount}.</source>
        <translation>Perso: {amount}.</translation>
    </message>
    <message>
        <source>{campaign} was taken over from paper on {date}</source>
        <translation>{campaign} è stata ripresa dalla carta il {date}</translation>
    </message>
    <message>
        <source>The company: {heroes}. Behind it one battle lies.</source>
        <translation>La compagnia: {heroes}. Alle spalle ha una battaglia.</translation>
    </message>
    <message>
        <source>The company: {heroes}. Behind it {count} battles lie.</source>
        <translation>La compagnia: {heroes}. Alle spalle ha {count} battaglie.</translation>
    </message>
    <message>
        <source>taken over from paper</source>
        <translation>ripreso dalla carta</translation>
    </message>
    <message>
        <source>before this book was begun</source>
        <translation>prima che questo libro cominciasse</translation>
    </message>
    <message>
        <source>no battle is fought at {what!r}</source>
        <translation>non si combatte nessuna battaglia in {what!r}</translation>
    </message>
    <message>
        <source>{mission} cannot end with {outcome!r}: {names}</source>
        <translation>{mission} non può finire con {outcome!r}: {names}</translation>
    </message>
    <message>
        <source>{fewest} to {most} heroes are ready to fight, not {ready}: the others are on the bench</source>
        <translation>da {fewest} a {most} eroi sono pronti a combattere, non {ready}: gli altri stanno in panchina</translation>
    </message>
    <message>
        <source>the pack {pack} has no hero {card!r} who joins companies</source>
        <translation>il pacchetto {pack} non ha nessun eroe {card!r} che si unisca alle compagnie</translation>
    </message>
    <message>
        <source>the name of a hero</source>
        <translation>il nome di un eroe</translation>
    </message>
    <message>
        <source>the hero is given to a player who is not there</source>
        <translation>l&apos;eroe è affidato a un giocatore che non c&apos;è</translation>
    </message>
    <message>
        <source>{hero} cannot be a {grade}</source>
        <translation>{hero} non può essere {grade}</translation>
    </message>
    <message>
        <source>must be from {least} to {most}, not {value}</source>
        <translation>deve essere da {least} a {most}, non {value}</translation>
    </message>
    <message>
        <source>{name!r} is there {count} times</source>
        <translation>{name!r} c&apos;è {count} volte</translation>
    </message>
    <message>
        <source>the story {plot!r} has no place {name!r}</source>
        <translation>la storia {plot!r} non ha nessun luogo {name!r}</translation>
    </message>
    <message>
        <source>the story knows no flag {name!r}</source>
        <translation>la storia non conosce nessun segno {name!r}</translation>
    </message>
    <message>
        <source>{hero} cannot have learned {skill}</source>
        <translation>{hero} non può avere imparato {skill}</translation>
    </message>
    <message>
        <source>{trait} of {hero} can be raised by {slots}, not by {amount}</source>
        <translation>{trait} di {hero} si può aumentare di {slots}, non di {amount}</translation>
    </message>
    <message>
        <source>{item} is not made from reagents</source>
        <translation>{item} non si fa con i reagenti</translation>
    </message>
    <message>
        <source>{hero} has left the company: only the story can bring them back</source>
        <translation>{hero} ha lasciato la compagnia: solo la storia può farlo tornare</translation>
    </message>
    <message>
        <source>it costs {price}, and the purse holds {purse}</source>
        <translation>costa {price}, e la borsa contiene {purse}</translation>
    </message>
    <message>
        <source>no purse holds more than {most}</source>
        <translation>nessuna borsa contiene più di {most}</translation>
    </message>
    <message>
        <source>brought by {hero}</source>
        <translation>portato da {hero}</translation>
    </message>
    <message>
        <source>there is no difficulty {difficulty!r}: choose {difficulties}</source>
        <translation>non c&apos;è nessuna difficoltà {difficulty!r}: scegli {difficulties}</translation>
    </message>
    <message>
        <source>dice are thrown by {names}, not by {dice!r}</source>
        <translation>i dadi si tirano con {names}, non con {dice!r}</translation>
    </message>
    <message>
        <source>undo is {names}, not {undo!r}</source>
        <translation>l&apos;annullamento è {names}, non {undo!r}</translation>
    </message>
    <message>
        <source>an option is given twice</source>
        <translation>un&apos;opzione è data due volte</translation>
    </message>
    <message>
        <source>the option {name!r} has no value that can be read</source>
        <translation>l&apos;opzione {name!r} non ha un valore leggibile</translation>
    </message>
    <message>
        <source>{hero} has {experience} experience to spend</source>
        <translation>{hero} ha {experience} {experience:punto|punti} esperienza da spendere</translation>
    </message>
    <message>
        <source>{item} lies in the common stock; {names} could carry it</source>
        <translation>{item} è nella scorta comune; chi può portarlo: {names}</translation>
    </message>
    <message>
        <source>{hero} has an empty slot: {slot}</source>
        <translation>{hero} ha un posto vuoto: {slot}</translation>
    </message>
    <message>
        <source>A scene waits to be read: {title}</source>
        <translation>Una scena attende di essere letta: {title}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>{hero} can become {names}</source>
        <translation>{hero} può diventare {names}</translation>
    </message>
    <message>
        <source>{hero} suffers from {what}</source>
        <translation>{hero} soffre di {what}</translation>
    </message>
    <message>
        <source>no battle is on: begin a mission first</source>
        <translation>nessuna battaglia è in corso: comincia prima una missione</translation>
    </message>
    <message>
        <source>the battle {battle!r} is not the one that is on</source>
        <translation>la battaglia {battle!r} non è quella in corso</translation>
    </message>
    <message>
        <source>the pack {pack} has changed since: this battle goes on with the cards it began with</source>
        <translation>il pacchetto {pack} è cambiato nel frattempo: questa battaglia continua con le carte con cui è cominciata</translation>
    </message>
    <message>
        <source>the battle {battle!r} was never begun: begin it, or enter its result by hand</source>
        <translation>la battaglia {battle!r} non è mai cominciata: cominciala, o inserisci il risultato a mano</translation>
    </message>
    <message>
        <source>the options of this campaign do not fit the game: {key}: {first}</source>
        <translation>le opzioni di questa campagna non si adattano al gioco: {key}: {first}</translation>
    </message>
    <message>
        <source>the mission cannot be set up: {reason}</source>
        <translation>la missione non si può preparare: {reason}</translation>
    </message>
    <message>
        <source>there is no {kind} {name!r} in this campaign</source>
        <translation>non c&apos;è nessun {kind} {name!r} in questa campagna</translation>
    </message>
    <message>
        <source>January</source>
        <translation>gennaio</translation>
    </message>
    <message>
        <source>February</source>
        <translation>febbraio</translation>
    </message>
    <message>
        <source>March</source>
        <translation>marzo</translation>
    </message>
    <message>
        <source>April</source>
        <translation>aprile</translation>
    </message>
    <message>
        <source>May</source>
        <translation>maggio</translation>
    </message>
    <message>
        <source>June</source>
        <translation>giugno</translation>
    </message>
    <message>
        <source>July</source>
        <translation>luglio</translation>
    </message>
    <message>
        <source>August</source>
        <translation>agosto</translation>
    </message>
    <message>
        <source>September</source>
        <translation>settembre</translation>
    </message>
    <message>
        <source>October</source>
        <translation>ottobre</translation>
    </message>
    <message>
        <source>November</source>
        <translation>novembre</translation>
    </message>
    <message>
        <source>December</source>
        <translation>dicembre</translation>
    </message>
    <message>
        <source>Monday</source>
        <translation>lunedì</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>martedì</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>mercoledì</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>giovedì</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>venerdì</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>sabato</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>domenica</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day} {month} {year}</translation>
    </message>
    <message>
        <source>Epiphany</source>
        <translation>Epifania</translation>
    </message>
    <message>
        <source>Candlemas</source>
        <translation>Candelora</translation>
    </message>
    <message>
        <source>Annunciation</source>
        <translation>Annunciazione</translation>
    </message>
    <message>
        <source>Saint Mark</source>
        <translation>San Marco</translation>
    </message>
    <message>
        <source>Saint Anthony</source>
        <translation>Sant&apos;Antonio</translation>
    </message>
    <message>
        <source>Saint John</source>
        <translation>San Giovanni</translation>
    </message>
    <message>
        <source>Saints Peter and Paul</source>
        <translation>Santi Pietro e Paolo</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>Assunzione</translation>
    </message>
    <message>
        <source>Saint Michael</source>
        <translation>San Michele</translation>
    </message>
    <message>
        <source>All Saints</source>
        <translation>Ognissanti</translation>
    </message>
    <message>
        <source>Saint Martin</source>
        <translation>San Martino</translation>
    </message>
    <message>
        <source>Christmas</source>
        <translation>Natale</translation>
    </message>
    <message>
        <source>Ash Wednesday</source>
        <translation>Mercoledì delle Ceneri</translation>
    </message>
    <message>
        <source>Easter</source>
        <translation>Pasqua</translation>
    </message>
    <message>
        <source>Ascension</source>
        <translation>Ascensione</translation>
    </message>
    <message>
        <source>Whitsun</source>
        <translation>Pentecoste</translation>
    </message>
    <message>
        <source>Corpus Christi</source>
        <translation>Corpus Domini</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>L&apos;inizio</translation>
    </message>
    <message>
        <source>{story}, {first} to {last}</source>
        <translation>{story}, dal {first} al {last}</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Eroe</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missioni</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Battaglia</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Missione</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Come</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Inserita</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>played here</source>
        <translation>giocata qui</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>the road</source>
        <translation>la strada</translation>
    </message>
    <message>
        <source>Place in the story</source>
        <translation>Punto della storia</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Battles of the plot</source>
        <translation>Battaglie della trama</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Borsa</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>esperienza</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>abilità</translation>
    </message>
    <message>
        <source>injuries</source>
        <translation>ferite</translation>
    </message>
    <message>
        <source>equipment</source>
        <translation>equipaggiamento</translation>
    </message>
    <message>
        <source>record</source>
        <translation>servizio</translation>
    </message>
    <message>
        <source>bench</source>
        <translation>panchina</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Battaglia {number}</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Eroi</translation>
    </message>
    <message>
        <source>Equipment in stock</source>
        <translation>Equipaggiamento nella scorta</translation>
    </message>
    <message>
        <source>Reagents</source>
        <translation>Reagenti</translation>
    </message>
    <message>
        <source>Recipes</source>
        <translation>Ricette</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Imprese memorabili</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Che cosa si sa</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Battaglie</translation>
    </message>
    <message>
        <source>first</source>
        <translation>prima</translation>
    </message>
    <message>
        <source>on the bench</source>
        <translation>in panchina</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>{hero} has learned this already</source>
        <translation>{hero} l&apos;ha già imparata</translation>
    </message>
    <message>
        <source>{campaign} began on {date}</source>
        <translation>{campaign} è cominciata il {date}</translation>
    </message>
    <message>
        <source>{ruleset} has single missions only, no campaigns</source>
        <translation>{ruleset} ha solo missioni singole, nessuna campagna</translation>
    </message>
    <message>
        <source>the pack {pack} has no hero {card!r}: {remedy}</source>
        <translation>il pacchetto {pack} non ha nessun eroe {card!r}: {remedy}</translation>
    </message>
    <message>
        <source>{hero} cannot begin this story: choose among {names}</source>
        <translation>{hero} non può cominciare questa storia: scegli tra {names}</translation>
    </message>
    <message>
        <source>{hero} is given to a player who is not there</source>
        <translation>{hero} è affidato a un giocatore che non c&apos;è</translation>
    </message>
    <message>
        <source>the pack {pack} is made for {ruleset!r}, not for {game}</source>
        <translation>il pacchetto {pack} è fatto per {ruleset!r}, non per {game}</translation>
    </message>
    <message>
        <source>there from the beginning</source>
        <translation>presente dall&apos;inizio</translation>
    </message>
    <message>
        <source>the name of the campaign</source>
        <translation>il nome della campagna</translation>
    </message>
    <message>
        <source>it holds single missions only</source>
        <translation>contiene solo missioni singole</translation>
    </message>
    <message>
        <source>{hero} is named twice: each hero can join once</source>
        <translation>{hero} è nominato due volte: ogni eroe può unirsi una volta sola</translation>
    </message>
    <message>
        <source>two heroes are called {name}: tell them apart</source>
        <translation>due eroi si chiamano {name}: distingueteli</translation>
    </message>
    <message>
        <source>it has none</source>
        <translation>non ne ha</translation>
    </message>
    <message>
        <source>The company: {heroes}.</source>
        <translation>La compagnia: {heroes}.</translation>
    </message>
    <message>
        <source>the pack {pack} has no story {plot!r}: {remedy}</source>
        <translation>il pacchetto {pack} non ha nessuna storia {plot!r}: {remedy}</translation>
    </message>
    <message>
        <source>the seed is a number from 0 to {most}</source>
        <translation>il seme è un numero da 0 a {most}</translation>
    </message>
    <message>
        <source>1 to {most} can play, not {count}</source>
        <translation>possono giocare da 1 a {most} persone, non {count}</translation>
    </message>
    <message>
        <source>a company begins with {fewest} to {most} heroes, not with {count}</source>
        <translation>una compagnia comincia con {fewest}–{most} eroi, non con {count}</translation>
    </message>
    <message>
        <source>the recipe {name}</source>
        <translation>la ricetta {name}</translation>
    </message>
    <message>
        <source>the achievement {name}</source>
        <translation>l&apos;impresa memorabile {name}</translation>
    </message>
    <message>
        <source>{amount} experience for each hero</source>
        <translation>{amount} {amount:punto|punti} esperienza per ogni eroe</translation>
    </message>
    <message>
        <source>{hero} joined the company.</source>
        <translation>{hero} si è unito alla compagnia.</translation>
    </message>
    <message>
        <source>{hero} left the company.</source>
        <translation>{hero} ha lasciato la compagnia.</translation>
    </message>
    <message>
        <source>came with the story</source>
        <translation>venuto con la storia</translation>
    </message>
    <message>
        <source>Received: {things}.</source>
        <translation>Ricevuto: {things}.</translation>
    </message>
    <message>
        <source>Lost: {things}.</source>
        <translation>Perso: {things}.</translation>
    </message>
    <message>
        <source>answer {seq} does not follow: there {count:is|are} {count}</source>
        <translation>la risposta {seq} non segue: {count:ce n&apos;è|ce ne sono} {count}</translation>
    </message>
    <message>
        <source>minus {amount}</source>
        <translation>meno {amount}</translation>
    </message>
    <message>
        <source>{text!r} is no amount of money: write it as {example!r}</source>
        <translation>{text!r} non è una somma di denaro: scrivila come {example!r}</translation>
    </message>
    <message>
        <source>the campaign has no beginning: restore a snapshot of it</source>
        <translation>la campagna non ha inizio: ripristina una sua istantanea</translation>
    </message>
    <message>
        <source>{campaign} cannot be played with the pack {pack}, which is made for {ruleset!r}: install the pack {wanted!r} that was made for {game}</source>
        <translation>{campaign} non si può giocare con il pacchetto {pack}, che è fatto per {ruleset!r}: installa il pacchetto {wanted!r} fatto per {game}</translation>
    </message>
    <message>
        <source>the pack {pack} has changed and no longer has {gone}, which {campaign} needs: install the version that the campaign was begun with</source>
        <translation>il pacchetto {pack} è cambiato e non ha più {gone}, che servono a {campaign}: installa la versione con cui la campagna è cominciata</translation>
    </message>
    <message>
        <source>{campaign} needs the pack {pack!r}, which is not installed: install it, or take the campaign in again from an exported file, which brings its packs</source>
        <translation>{campaign} ha bisogno del pacchetto {pack!r}, che non è installato: installalo, o reimporta la campagna da un file esportato, che porta con sé i suoi pacchetti</translation>
    </message>
    <message>
        <source>{campaign} is played by the rules {ruleset!r}, which this program does not have (it has {names}): install a newer version</source>
        <translation>{campaign} si gioca con le regole {ruleset!r}, che questo programma non ha (ha {names}): installa una versione più recente</translation>
    </message>
    <message>
        <source>the pack {pack} no longer has the story {plot!r} of {campaign}: install the version that the campaign was begun with</source>
        <translation>il pacchetto {pack} non ha più la storia {plot!r} di {campaign}: installa la versione con cui la campagna è cominciata</translation>
    </message>
    <message>
        <source>the place {node!r} of the story</source>
        <translation>il luogo {node!r} della storia</translation>
    </message>
    <message>
        <source>the pack {pack} has changed since this campaign was begun; its texts, prices and missions may differ from what you know</source>
        <translation>il pacchetto {pack} è cambiato da quando questa campagna è cominciata; testi, prezzi e missioni possono essere diversi da come li conoscete</translation>
    </message>
    <message>
        <source>the {kind} {name!r}</source>
        <translation>{kind} {name!r}</translation>
    </message>
    <message>
        <source>go on to {step}</source>
        <translation>passa a {step}</translation>
    </message>
    <message>
        <source>no battle was just fought</source>
        <translation>nessuna battaglia è stata appena combattuta</translation>
    </message>
    <message>
        <source>this is the first step</source>
        <translation>questo è il primo passo</translation>
    </message>
    <message>
        <source>something was done in this step: first undo {last!r}</source>
        <translation>in questo passo si è già fatto qualcosa: prima annulla {last!r}</translation>
    </message>
    <message>
        <source>The company came to {town}</source>
        <translation>La compagnia è giunta a {town}</translation>
    </message>
    <message>
        <source>The company stayed in {town}</source>
        <translation>La compagnia è rimasta a {town}</translation>
    </message>
    <message>
        <source>The company moved on</source>
        <translation>La compagnia ha proseguito</translation>
    </message>
    <message>
        <source>go on after {title}</source>
        <translation>prosegui dopo {title}</translation>
    </message>
    <message>
        <source>After {title} the company went on</source>
        <translation>Dopo {title} la compagnia ha proseguito</translation>
    </message>
    <message>
        <source>this was the last step: let the story go on</source>
        <translation>questo era l&apos;ultimo passo: fate continuare la storia</translation>
    </message>
    <message>
        <source>there is more to do after the battle: {step}</source>
        <translation>c&apos;è altro da fare dopo la battaglia: {step}</translation>
    </message>
    <message>
        <source>Entered by hand.</source>
        <translation>Inserito a mano.</translation>
    </message>
    <message>
        <source>this mission cannot end with {outcome!r}: it ends with {names}</source>
        <translation>questa missione non può finire con {outcome!r}: finisce con {names}</translation>
    </message>
    <message>
        <source>a result is entered in camp, or while its battle is on</source>
        <translation>un risultato si inserisce al campo, o mentre la sua battaglia è in corso</translation>
    </message>
    <message>
        <source>hear a rumour</source>
        <translation>ascolta una voce</translation>
    </message>
    <message>
        <source>{boon!r} is not to be had in {place}</source>
        <translation>{boon!r} non si trova a {place}</translation>
    </message>
    <message>
        <source>say which hero it is for</source>
        <translation>di&apos; per quale eroe è</translation>
    </message>
    <message>
        <source>{hero} has this for the next battle already</source>
        <translation>{hero} ce l&apos;ha già per la prossima battaglia</translation>
    </message>
    <message>
        <source>nobody in {town} has anything new to tell</source>
        <translation>nessuno a {town} ha qualcosa di nuovo da raccontare</translation>
    </message>
    <message>
        <source>{item} is a reagent: it stays in the common stock</source>
        <translation>{item} è un reagente: resta nella scorta comune</translation>
    </message>
    <message>
        <source>taken by {hero}</source>
        <translation>preso da {hero}</translation>
    </message>
    <message>
        <source>equip {hero} with {item}</source>
        <translation>equipaggia {hero} con {item}</translation>
    </message>
    <message>
        <source>put away by {hero}</source>
        <translation>riposto da {hero}</translation>
    </message>
    <message>
        <source>put away {item} of {hero}</source>
        <translation>riponi {item} di {hero}</translation>
    </message>
    <message>
        <source>passed from {giver} to {hero}</source>
        <translation>passato da {giver} a {hero}</translation>
    </message>
    <message>
        <source>pass {item} to {hero}</source>
        <translation>passa {item} a {hero}</translation>
    </message>
    <message>
        <source> for {names}</source>
        <translation> al posto di {names}</translation>
    </message>
    <message>
        <source>equip {hero} with {item}{gone}</source>
        <translation>equipaggia {hero} con {item}{gone}</translation>
    </message>
    <message>
        <source>{item} is not in the common stock: {holder} carries it</source>
        <translation>{item} non è nella scorta comune: lo porta {holder}</translation>
    </message>
    <message>
        <source>{item} is in the common stock already</source>
        <translation>{item} è già nella scorta comune</translation>
    </message>
    <message>
        <source>nobody carries {item}: take it from the common stock</source>
        <translation>nessuno porta {item}: prendilo dalla scorta comune</translation>
    </message>
    <message>
        <source>{hero} carries {item} already</source>
        <translation>{hero} porta già {item}</translation>
    </message>
    <message>
        <source>say what {hero} puts away for {item}: {names}</source>
        <translation>di&apos; che cosa ripone {hero} per {item}: {names}</translation>
    </message>
    <message>
        <source>{holder} does not carry {item}</source>
        <translation>{holder} non porta {item}</translation>
    </message>
    <message>
        <source>One injury came along.</source>
        <translation>È venuta con sé una ferita.</translation>
    </message>
    <message>
        <source>{count} injuries came along.</source>
        <translation>Sono venute con sé {count} ferite.</translation>
    </message>
    <message>
        <source>pieces of equipment</source>
        <translation>pezzi di equipaggiamento</translation>
    </message>
    <message>
        <source>Too much to carry, so it went to the stock: {names}.</source>
        <translation>Troppo da portare, quindi è finito nella scorta: {names}.</translation>
    </message>
    <message>
        <source>take in {hero}</source>
        <translation>accogli {hero}</translation>
    </message>
    <message>
        <source>Entered by hand: {hero} came from another campaign</source>
        <translation>Inserito a mano: {hero} viene da un&apos;altra campagna</translation>
    </message>
    <message>
        <source>{sheet} plays by the rules {ruleset!r}, not by those of {game}</source>
        <translation>{sheet} gioca con le regole {ruleset!r}, non con quelle di {game}</translation>
    </message>
    <message>
        <source>{title} does not join companies</source>
        <translation>{title} non si unisce alle compagnie</translation>
    </message>
    <message>
        <source>{title} is in the company already</source>
        <translation>{title} è già nella compagnia</translation>
    </message>
    <message>
        <source>came with {hero}</source>
        <translation>venuto con {hero}</translation>
    </message>
    <message>
        <source>nobody brings {count} {what}: {most} at most</source>
        <translation>nessuno porta {count} {what}: al massimo {most}</translation>
    </message>
    <message>
        <source>the note on {name}</source>
        <translation>la nota su {name}</translation>
    </message>
    <message>
        <source>another campaign</source>
        <translation>un&apos;altra campagna</translation>
    </message>
    <message>
        <source>the history of a piece</source>
        <translation>la storia di un pezzo</translation>
    </message>
    <message>
        <source>somebody else in the company is called {name} already: find another name first</source>
        <translation>qualcun altro nella compagnia si chiama già {name}: trova prima un altro nome</translation>
    </message>
    <message>
        <source>rename {hero}</source>
        <translation>rinomina {hero}</translation>
    </message>
    <message>
        <source>{hero} is called {to} from now on</source>
        <translation>{hero} d&apos;ora in poi si chiama {to}</translation>
    </message>
    <message>
        <source> and waits on the bench</source>
        <translation> e aspetta in panchina</translation>
    </message>
    <message>
        <source>hire {hero}</source>
        <translation>arruola {hero}</translation>
    </message>
    <message>
        <source>{hero} joined the company{where}</source>
        <translation>{hero} si è unito alla compagnia{where}</translation>
    </message>
    <message>
        <source>bench {hero}</source>
        <translation>{hero} in panchina</translation>
    </message>
    <message>
        <source>{hero} stayed behind</source>
        <translation>{hero} è rimasto indietro</translation>
    </message>
    <message>
        <source>call {hero} back</source>
        <translation>richiama {hero}</translation>
    </message>
    <message>
        <source>{hero} came back to the company</source>
        <translation>{hero} è tornato nella compagnia</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>tutti insieme</translation>
    </message>
    <message>
        <source>give {hero} to {who}</source>
        <translation>affida {hero} a {who}</translation>
    </message>
    <message>
        <source>the note on {hero}</source>
        <translation>la nota su {hero}</translation>
    </message>
    <message>
        <source>note on {hero}</source>
        <translation>nota su {hero}</translation>
    </message>
    <message>
        <source>{hero} is on the bench already</source>
        <translation>{hero} è già in panchina</translation>
    </message>
    <message>
        <source>at least {fewest} must be left to go into battle</source>
        <translation>almeno {fewest} {fewest:deve|devono} restare per andare in battaglia</translation>
    </message>
    <message>
        <source>{hero} is not on the bench</source>
        <translation>{hero} non è in panchina</translation>
    </message>
    <message>
        <source>no more than {most} go into battle: first send somebody else to the bench</source>
        <translation>non più di {most} vanno in battaglia: manda prima qualcun altro in panchina</translation>
    </message>
    <message>
        <source>{hero} is in these hands already</source>
        <translation>{hero} è già in queste mani</translation>
    </message>
    <message>
        <source>the note says this already</source>
        <translation>la nota dice già questo</translation>
    </message>
    <message>
        <source>{trait} was raised by 1.</source>
        <translation>{trait} è aumentata di 1.</translation>
    </message>
    <message>
        <source>Put away: {names}.</source>
        <translation>Riposto: {names}.</translation>
    </message>
    <message>
        <source>{hero} is on the bench: first call the hero back</source>
        <translation>{hero} è in panchina: prima richiama l&apos;eroe</translation>
    </message>
    <message>
        <source>{price} experience, {left} left.</source>
        <translation>{price} {price:punto|punti} esperienza, ne {left:resta|restano} {left}.</translation>
    </message>
    <message>
        <source>{skill} costs {price} experience, and {hero} has {experience}</source>
        <translation>{skill} costa {price} {price:punto|punti} esperienza, e {hero} ne ha {experience}</translation>
    </message>
    <message>
        <source>say what {hero} raises as {title}: {names}</source>
        <translation>di&apos; che cosa aumenta {hero} come {title}: {names}</translation>
    </message>
    <message>
        <source>{hero} raises nothing as {title}</source>
        <translation>{hero} non aumenta nulla come {title}</translation>
    </message>
    <message>
        <source>{kind!r} cannot be set by hand; what can be set: {names}</source>
        <translation>{kind!r} non si può impostare a mano; si può impostare: {names}</translation>
    </message>
    <message>
        <source>{value} is out of the question: it can be {least} to {most}</source>
        <translation>{value} è fuori questione: può essere da {least} a {most}</translation>
    </message>
    <message>
        <source>there is no {what} {name!r}: {remedy}</source>
        <translation>non c&apos;è {what} {name!r}: {remedy}</translation>
    </message>
    <message>
        <source>{value} is named twice</source>
        <translation>{value} è nominato due volte</translation>
    </message>
    <message>
        <source>the rules cannot work with this ({reason})</source>
        <translation>le regole non possono lavorare con questo ({reason})</translation>
    </message>
    <message>
        <source>no result is under review</source>
        <translation>nessun risultato è in esame</translation>
    </message>
    <message>
        <source>{title} was won</source>
        <translation>{title} è stata vinta</translation>
    </message>
    <message>
        <source>{title} was lost</source>
        <translation>{title} è stata persa</translation>
    </message>
    <message>
        <source>result of {title}</source>
        <translation>risultato di {title}</translation>
    </message>
    <message>
        <source>a mission begins in camp</source>
        <translation>una missione comincia al campo</translation>
    </message>
    <message>
        <source>begin {title}</source>
        <translation>comincia {title}</translation>
    </message>
    <message>
        <source>The mission began: {title}</source>
        <translation>La missione è cominciata: {title}</translation>
    </message>
    <message>
        <source>Into it went {names}.</source>
        <translation>Vi presero parte {names}.</translation>
    </message>
    <message>
        <source>no battle is on</source>
        <translation>nessuna battaglia è in corso</translation>
    </message>
    <message>
        <source>give up {title}</source>
        <translation>abbandona {title}</translation>
    </message>
    <message>
        <source>mission {title}</source>
        <translation>missione {title}</translation>
    </message>
    <message>
        <source>go back to {title}</source>
        <translation>torna a {title}</translation>
    </message>
    <message>
        <source>{fewest} to {most}</source>
        <translation>da {fewest} a {most}</translation>
    </message>
    <message>
        <source>a hero was chosen twice</source>
        <translation>un eroe è stato scelto due volte</translation>
    </message>
    <message>
        <source>{hero} may not carry {card}: put it away first</source>
        <translation>{hero} non può portare {card}: riponilo prima</translation>
    </message>
    <message>
        <source>{hero} does not go into this mission</source>
        <translation>{hero} non va in questa missione</translation>
    </message>
    <message>
        <source>turn back from {title}</source>
        <translation>torna indietro da {title}</translation>
    </message>
    <message>
        <source>The company turned back before {title}</source>
        <translation>La compagnia è tornata indietro prima di {title}</translation>
    </message>
    <message>
        <source>the battle is over: look at its result</source>
        <translation>la battaglia è finita: guarda il risultato</translation>
    </message>
    <message>
        <source>the battle still goes on: play it to its end, or give it up</source>
        <translation>la battaglia è ancora in corso: giocala fino alla fine, o abbandonala</translation>
    </message>
    <message>
        <source>Corrected by hand.</source>
        <translation>Corretto a mano.</translation>
    </message>
    <message>
        <source>{hero} is on the bench: call {hero} back first</source>
        <translation>{hero} è in panchina: prima richiama {hero}</translation>
    </message>
    <message>
        <source>a battle is on: first finish it or leave it</source>
        <translation>una battaglia è in corso: prima finiscila o lasciala</translation>
    </message>
    <message>
        <source>the battle is not in the books yet: first confirm its result</source>
        <translation>la battaglia non è ancora nei libri: prima conferma il risultato</translation>
    </message>
    <message>
        <source>the story goes on first: read the scene to its end</source>
        <translation>prima continua la storia: leggi la scena fino in fondo</translation>
    </message>
    <message>
        <source>the story is over</source>
        <translation>la storia è finita</translation>
    </message>
    <message>
        <source>this comes later, at the step {wanted!r}</source>
        <translation>questo viene più tardi, al passo {wanted!r}</translation>
    </message>
    <message>
        <source>note {title}</source>
        <translation>nota {title}</translation>
    </message>
    <message>
        <source>changed: give it a remark</source>
        <translation>modificato: aggiungi una glossa</translation>
    </message>
    <message>
        <source>the title of a note</source>
        <translation>il titolo di una nota</translation>
    </message>
    <message>
        <source>edit note {title}</source>
        <translation>modifica la nota {title}</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminato</translation>
    </message>
    <message>
        <source>delete note {note}</source>
        <translation>elimina la nota {note}</translation>
    </message>
    <message>
        <source>the remark</source>
        <translation>la glossa</translation>
    </message>
    <message>
        <source>remark on {entry}</source>
        <translation>glossa su {entry}</translation>
    </message>
    <message>
        <source>{name!r} is no name of a picture: use letters and digits, and end it with .png or .jpg</source>
        <translation>{name!r} non è il nome di un&apos;immagine: usa lettere e cifre, e finisci con .png o .jpg</translation>
    </message>
    <message>
        <source>{entry!r} was written by the program and cannot be {what}</source>
        <translation>{entry!r} è stato scritto dal programma e non può essere {what}</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>la nota</translation>
    </message>
    <message>
        <source>the remark says this already</source>
        <translation>la glossa dice già questo</translation>
    </message>
    <message>
        <source>the reason</source>
        <translation>la ragione</translation>
    </message>
    <message>
        <source>the company</source>
        <translation>la compagnia</translation>
    </message>
    <message>
        <source>say why: the reason is kept with the entry</source>
        <translation>di&apos; perché: la ragione si conserva con la voce</translation>
    </message>
    <message>
        <source>the value has {count} characters: keep it to {most}</source>
        <translation>il valore ha {count} caratteri: fermati a {most}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>add {item}</source>
        <translation>aggiungi {item}</translation>
    </message>
    <message>
        <source>Entered by hand: {item}</source>
        <translation>Inserito a mano: {item}</translation>
    </message>
    <message>
        <source>remove {item}</source>
        <translation>togli {item}</translation>
    </message>
    <message>
        <source>Struck out by hand: {item}</source>
        <translation>Cancellato a mano: {item}</translation>
    </message>
    <message>
        <source>add {what} to {hero}</source>
        <translation>aggiungi {what} a {hero}</translation>
    </message>
    <message>
        <source>Entered by hand: {hero} suffers from {what}</source>
        <translation>Inserito a mano: {hero} soffre di {what}</translation>
    </message>
    <message>
        <source>remove {what} of {hero}</source>
        <translation>togli {what} di {hero}</translation>
    </message>
    <message>
        <source>Struck out by hand: {what} of {hero}</source>
        <translation>Cancellato a mano: {what} di {hero}</translation>
    </message>
    <message>
        <source>{text!r} is no value that can be read</source>
        <translation>{text!r} non è un valore leggibile</translation>
    </message>
    <message>
        <source>{field!r} of a {kind!r} cannot be set by hand; what can be set: {known}</source>
        <translation>{field!r} di {kind!r} non si può impostare a mano; si può impostare: {known}</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <translation>inserito a mano</translation>
    </message>
    <message>
        <source>dismiss: {reminder}</source>
        <translation>ignora: {reminder}</translation>
    </message>
    <message>
        <source>there is no such reminder now</source>
        <translation>ora non c&apos;è nessun promemoria simile</translation>
    </message>
    <message>
        <source>{key}: {old} became {new}.</source>
        <translation>{key}: {old} è diventato {new}.</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>versione {version}</translation>
    </message>
    <message>
        <source>the name of a campaign</source>
        <translation>il nome di una campagna</translation>
    </message>
    <message>
        <source>rename the campaign to {to}</source>
        <translation>rinomina la campagna in {to}</translation>
    </message>
    <message>
        <source>The campaign {campaign} is called {to} from now on</source>
        <translation>La campagna {campaign} d&apos;ora in poi si chiama {to}</translation>
    </message>
    <message>
        <source>change options</source>
        <translation>cambia le opzioni</translation>
    </message>
    <message>
        <source>The options of the campaign were changed</source>
        <translation>Le opzioni della campagna sono cambiate</translation>
    </message>
    <message>
        <source>add {player}</source>
        <translation>aggiungi {player}</translation>
    </message>
    <message>
        <source>{player} joined the table</source>
        <translation>{player} si è unito al tavolo</translation>
    </message>
    <message>
        <source>edit player {before}</source>
        <translation>modifica il giocatore {before}</translation>
    </message>
    <message>
        <source>remove {player}</source>
        <translation>togli {player}</translation>
    </message>
    <message>
        <source>{player} left the table</source>
        <translation>{player} ha lasciato il tavolo</translation>
    </message>
    <message>
        <source>accept the changed pack {pack}</source>
        <translation>accetta il pacchetto cambiato {pack}</translation>
    </message>
    <message>
        <source>The campaign goes on with {pack}, {version}</source>
        <translation>La campagna continua con {pack}, {version}</translation>
    </message>
    <message>
        <source>these are the options already</source>
        <translation>queste sono già le opzioni</translation>
    </message>
    <message>
        <source>no more than {most} play together</source>
        <translation>non più di {most} giocano insieme</translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <translation>nulla è cambiato</translation>
    </message>
    <message>
        <source>somebody must play: add another player first</source>
        <translation>qualcuno deve giocare: aggiungi prima un altro giocatore</translation>
    </message>
    <message>
        <source>the pack {pack} has not changed</source>
        <translation>il pacchetto {pack} non è cambiato</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>come stampato</translation>
    </message>
    <message>
        <source>read {scene}</source>
        <translation>leggi {scene}</translation>
    </message>
    <message>
        <source>choose {way}</source>
        <translation>scegli {way}</translation>
    </message>
    <message>
        <source>there is no scene to be read now</source>
        <translation>ora non c&apos;è nessuna scena da leggere</translation>
    </message>
    <message>
        <source>accept {side}</source>
        <translation>accetta {side}</translation>
    </message>
    <message>
        <source>The company accepted: {side}</source>
        <translation>La compagnia ha accettato: {side}</translation>
    </message>
    <message>
        <source>decline {side}</source>
        <translation>rifiuta {side}</translation>
    </message>
    <message>
        <source>The company declined: {side}</source>
        <translation>La compagnia ha rifiutato: {side}</translation>
    </message>
    <message>
        <source>one side mission is on already: play it first</source>
        <translation>una missione secondaria è già in corso: giocala prima</translation>
    </message>
    <message>
        <source>nobody here offers this mission now</source>
        <translation>qui ora nessuno offre questa missione</translation>
    </message>
    <message>
        <source>the scene ends with a choice: make it</source>
        <translation>la scena finisce con una scelta: falla</translation>
    </message>
    <message>
        <source>{scene!r} offers no such choice</source>
        <translation>{scene!r} non offre questa scelta</translation>
    </message>
    <message>
        <source>this way is closed: {names}</source>
        <translation>questa via è chiusa: {names}</translation>
    </message>
    <message>
        <source>The recipe of {what} was bought in {place} for {price}</source>
        <translation>La ricetta di {what} è stata comprata a {place} per {price}</translation>
    </message>
    <message>
        <source>{count} things</source>
        <translation>{count} oggetti</translation>
    </message>
    <message>
        <source>see the market</source>
        <translation>guarda il mercato</translation>
    </message>
    <message>
        <source>The market of {place} was visited</source>
        <translation>Visita al mercato di {place}</translation>
    </message>
    <message>
        <source>buy {what}</source>
        <translation>compra {what}</translation>
    </message>
    <message>
        <source>{what} bought in {place} for {price}</source>
        <translation>{what}: comprato a {place} per {price}</translation>
    </message>
    <message>
        <source>buy recipe of {what}</source>
        <translation>compra la ricetta di {what}</translation>
    </message>
    <message>
        <source>the market of {place} shows its reagents already</source>
        <translation>il mercato di {place} mostra già i suoi reagenti</translation>
    </message>
    <message>
        <source>bought in {place}</source>
        <translation>comprato a {place}</translation>
    </message>
    <message>
        <source>first see what reagents the market has</source>
        <translation>guarda prima quali reagenti ha il mercato</translation>
    </message>
    <message>
        <source>the company owns the recipe of {what} already</source>
        <translation>la compagnia possiede già la ricetta di {what}</translation>
    </message>
    <message>
        <source>{what} is not on display</source>
        <translation>{what} non è in esposizione</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 giorno</translation>
    </message>
    <message>
        <source>{count} days</source>
        <translation>{count} giorni</translation>
    </message>
    <message>
        <source>travel to {goal}</source>
        <translation>viaggia verso {goal}</translation>
    </message>
    <message>
        <source>The company travelled from {start} to {goal} in {days}</source>
        <translation>La compagnia ha viaggiato da {start} a {goal} in {days}</translation>
    </message>
    <message>
        <source>the company can only travel while it is in camp before a mission</source>
        <translation>la compagnia può viaggiare solo quando è al campo prima di una missione</translation>
    </message>
    <message>
        <source>a side mission was accepted here: play it first</source>
        <translation>qui è stata accettata una missione secondaria: giocala prima</translation>
    </message>
    <message>
        <source>the company is in no town, so no road begins here</source>
        <translation>la compagnia non è in nessuna città, quindi da qui non parte nessuna strada</translation>
    </message>
    <message>
        <source>no road leads from {start} to {goal}: travel by way of another town</source>
        <translation>nessuna strada porta da {start} a {goal}: passa per un&apos;altra città</translation>
    </message>
    <message>
        <source>crafted in {place}</source>
        <translation>fabbricato a {place}</translation>
    </message>
    <message>
        <source>{item} wants {wanted}, no more and no less</source>
        <translation>per {item} serve {wanted}, né più né meno</translation>
    </message>
    <message>
        <source>there is no reagent in the common stock</source>
        <translation>non c&apos;è nessun reagente nella scorta comune</translation>
    </message>
    <message>
        <source>nothing was exchanged</source>
        <translation>nulla è stato scambiato</translation>
    </message>
    <message>
        <source>the common stock does not have enough of {card!r}</source>
        <translation>la scorta comune non ha abbastanza {card!r}</translation>
    </message>
    <message>
        <source>no more than {most} can be exchanged after this battle</source>
        <translation>dopo questa battaglia se ne possono scambiare al massimo {most}</translation>
    </message>
    <message>
        <source>nobody in the company can exchange reagents</source>
        <translation>nessuno nella compagnia può scambiare reagenti</translation>
    </message>
    <message>
        <source>two players are called {name}: tell them apart</source>
        <translation>due giocatori si chiamano {name}: distingueteli</translation>
    </message>
    <message>
        <source>there is no colour {colour!r}: choose {colours}</source>
        <translation>non c&apos;è nessun colore {colour!r}: scegli {colours}</translation>
    </message>
    <message>
        <source>the colour {colour} is taken twice: choose another</source>
        <translation>il colore {colour} è preso due volte: scegline un altro</translation>
    </message>
    <message>
        <source>the name of a player</source>
        <translation>il nome di un giocatore</translation>
    </message>
    <message>
        <source>the story has not told yet what it takes</source>
        <translation>la storia non ha ancora detto che cosa ci vuole</translation>
    </message>
    <message>
        <source>the story {plot!r} has no place {name!r}: install the version of the pack it was begun with</source>
        <translation>la storia {plot!r} non ha nessun luogo {name!r}: installa la versione del pacchetto con cui è cominciata</translation>
    </message>
    <message>
        <source>no way leads on from {place!r}: the pack was changed since the campaign was begun</source>
        <translation>nessuna via prosegue da {place!r}: il pacchetto è cambiato da quando la campagna è cominciata</translation>
    </message>
    <message>
        <source>no longer open: {flag}</source>
        <translation>non più aperta: {flag}</translation>
    </message>
    <message>
        <source>not enough: {flag}</source>
        <translation>non basta: {flag}</translation>
    </message>
    <message>
        <source>only without {what}</source>
        <translation>solo senza {what}</translation>
    </message>
    <message>
        <source>only with {what}</source>
        <translation>solo con {what}</translation>
    </message>
    <message>
        <source>only without {hero} in the company</source>
        <translation>solo senza {hero} nella compagnia</translation>
    </message>
    <message>
        <source>only with {hero} in the company</source>
        <translation>solo con {hero} nella compagnia</translation>
    </message>
    <message>
        <source>only after a victory</source>
        <translation>solo dopo una vittoria</translation>
    </message>
    <message>
        <source>only after a defeat</source>
        <translation>solo dopo una sconfitta</translation>
    </message>
    <message>
        <source>{ruleset} has changed since this battle was saved (rules {then}, now {version}): it goes on from its last quiet moment{again}</source>
        <translation>{ruleset} è cambiato da quando questa battaglia è stata salvata (regole {then}, ora {version}): continua dal suo ultimo momento di quiete{again}</translation>
    </message>
    <message>
        <source>not all answers of this battle can be given again ({reason}): it goes on from its last quiet moment{again}</source>
        <translation>non tutte le risposte di questa battaglia si possono ridare ({reason}): continua dal suo ultimo momento di quiete{again}</translation>
    </message>
    <message>
        <source>, and one answer is asked again</source>
        <translation>, e si chiede di nuovo una risposta</translation>
    </message>
    <message>
        <source>the battle cannot be taken up again: {reason}</source>
        <translation>la battaglia non si può riprendere: {reason}</translation>
    </message>
    <message>
        <source>the battle cannot be taken up again: what was kept is not whole ({name}); restore a snapshot, or enter its result by hand</source>
        <translation>la battaglia non si può riprendere: ciò che era conservato non è integro ({name}); ripristina un&apos;istantanea, o inserisci il risultato a mano</translation>
    </message>
    <message>
        <source>{title}, entered by hand</source>
        <translation>{title}, inserita a mano</translation>
    </message>
    <message>
        <source>found in {event}</source>
        <translation>trovato in {event}</translation>
    </message>
    <message>
        <source>brought home from {event}</source>
        <translation>portato a casa da {event}</translation>
    </message>
    <message>
        <source>won by {hero} in {event}</source>
        <translation>vinto da {hero} in {event}</translation>
    </message>
    <message>
        <source>the battle cannot be brought home: {reason}</source>
        <translation>la battaglia non si può portare a casa: {reason}</translation>
    </message>
    <message>
        <source>more coins are lost than the purse holds</source>
        <translation>si perdono più monete di quante ne contiene la borsa</translation>
    </message>
    <message>
        <source>the result must speak of exactly those who went into the mission</source>
        <translation>il risultato deve parlare esattamente di chi è andato in missione</translation>
    </message>
    <message>
        <source>{outcome!r} is a victory</source>
        <translation>{outcome!r} è una vittoria</translation>
    </message>
    <message>
        <source>{outcome!r} is a defeat</source>
        <translation>{outcome!r} è una sconfitta</translation>
    </message>
    <message>
        <source>{item} was not carried</source>
        <translation>{item} non era tra le cose portate</translation>
    </message>
    <message>
        <source>the sample campaign needs a shelf of files</source>
        <translation>la campagna d&apos;esempio ha bisogno di uno scaffale di file</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>non c&apos;è nulla da annullare</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>non c&apos;è nulla da ripetere</translation>
    </message>
    <message>
        <source>strict undo does not go back past a battle that was fought</source>
        <translation>l&apos;annullamento severo non va oltre una battaglia combattuta</translation>
    </message>
    <message>
        <source>a battle is on: undo inside the battle, or give it up first</source>
        <translation>una battaglia è in corso: annulla dentro la battaglia, o prima abbandonala</translation>
    </message>
    <message>
        <source>the story {plot!r} has no side mission {name!r}</source>
        <translation>la storia {plot!r} non ha nessuna missione secondaria {name!r}</translation>
    </message>
    <message>
        <source>the company is here already</source>
        <translation>la compagnia è già qui</translation>
    </message>
    <message>
        <source>In {spec} it is said: {rumour}</source>
        <translation>A {spec} si dice: {rumour}</translation>
    </message>
    <message>
        <source>{what} must not be empty</source>
        <translation>{what} non può essere vuoto</translation>
    </message>
    <message>
        <source>{what} has {count} characters: keep it to {most}</source>
        <translation>{what} ha {count} caratteri: fermati a {most}</translation>
    </message>
    <message>
        <source>{what} holds the character U+{code:04X}, which cannot be part of a name: remove it</source>
        <translation>{what} contiene il carattere U+{code:04X}, che non può far parte di un nome: toglilo</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} e {last}</translation>
    </message>
    <message>
        <source>the pack has none</source>
        <translation>il pacchetto non ne ha</translation>
    </message>
    <message>
        <source>the pack {pack} has no {kind} {name!r}: {remedy}</source>
        <translation>il pacchetto {pack} non ha {kind} {name!r}: {remedy}</translation>
    </message>
    <message>
        <source>{what} is {name} already</source>
        <translation>{what} è già {name}</translation>
    </message>
    <message>
        <source>{what} holds the character U+{code:04X}, which cannot be shown: remove it</source>
        <translation>{what} contiene il carattere U+{code:04X}, che non si può mostrare: toglilo</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arma</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>guardia</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>colle</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>bosco</translation>
    </message>
    <message>
        <source>shield wall</source>
        <translation>muro di scudi</translation>
    </message>
    <message>
        <source>the company does not own the recipe of {item}</source>
        <translation>la compagnia non possiede la ricetta di {item}</translation>
    </message>
    <message>
        <source>there is no workshop in {town}</source>
        <translation>non c&apos;è un&apos;officina a {town}</translation>
    </message>
    <message>
        <source>for {item} the company lacks {names}</source>
        <translation>per {item} alla compagnia manca {names}</translation>
    </message>
    <message>
        <source>{hero} cannot learn this skill without taking its class</source>
        <translation>{hero} non può imparare questa abilità senza prenderne la classe</translation>
    </message>
    <message>
        <source>{hero} has learned this skill already</source>
        <translation>{hero} ha già imparato questa abilità</translation>
    </message>
    <message>
        <source>a special skill needs a companion who has learned it, or the achievement Trusted Companions</source>
        <translation>un&apos;abilità speciale richiede un compagno che l&apos;abbia imparata, o l&apos;impresa memorabile Trusted Companions</translation>
    </message>
    <message>
        <source>it costs {price} experience, and {hero} has {experience}</source>
        <translation>costa {price} {price:punto|punti} esperienza, e {hero} ne ha {experience}</translation>
    </message>
    <message>
        <source>{hero} has changed class already</source>
        <translation>{hero} ha già cambiato classe</translation>
    </message>
    <message>
        <source>this is no advanced class of {hero}</source>
        <translation>questa non è una classe avanzata di {hero}</translation>
    </message>
    <message>
        <source>a class can be changed after plot mission {number}</source>
        <translation>si può cambiare classe dopo la missione {number} della trama</translation>
    </message>
    <message>
        <source>the company does not own the card for this class</source>
        <translation>la compagnia non possiede la carta per questa classe</translation>
    </message>
    <message>
        <source>Loot</source>
        <translation>Bottino</translation>
    </message>
    <message>
        <source>Clean-up</source>
        <translation>Riordino</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Esperienza</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Viaggio</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Officina</translation>
    </message>
    <message>
        <source>Tavern</source>
        <translation>Taverna</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Equipaggiare</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Riponi</translation>
    </message>
    <message>
        <source>{mission} is not over</source>
        <translation>{mission} non è finita</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>da {start} a {end}</translation>
    </message>
    <message>
        <source>{hero} is not of this company</source>
        <translation>{hero} non è di questa compagnia</translation>
    </message>
    <message>
        <source>{member} must take the class {home} first</source>
        <translation>{member} deve prima prendere la classe {home}</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Testa</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corpo</translation>
    </message>
    <message>
        <source>Belt</source>
        <translation>Cintura</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>a warrior</source>
        <translation>un guerriero</translation>
    </message>
    <message>
        <source>a scout</source>
        <translation>un esploratore</translation>
    </message>
    <message>
        <source>a mage</source>
        <translation>un mago</translation>
    </message>
    <message>
        <source>a priest</source>
        <translation>un sacerdote</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attacco</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>difesa</translation>
    </message>
    <message>
        <source>support</source>
        <translation>supporto</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>movimento</translation>
    </message>
    <message>
        <source>{item} does not fit: {member} carries {carried} of {limit} ({where})</source>
        <translation>{item} non ci sta: {member} porta {carried} di {limit} ({where})</translation>
    </message>
    <message>
        <source>as {grade}, {member} pins at most {count} {colour} skill</source>
        <translation>come {grade}, {member} appunta al massimo {count} abilità di {colour}</translation>
    </message>
    <message>
        <source>as {grade}, {member} pins at most {count} {colour} skills</source>
        <translation>come {grade}, {member} appunta al massimo {count} abilità di {colour}</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>stampato</translation>
    </message>
    <message>
        <source>the pack has no equipment card {card!r}</source>
        <translation>il pacchetto non ha nessuna carta equipaggiamento {card!r}</translation>
    </message>
    <message>
        <source>{item} is for {whom} only</source>
        <translation>{item} è solo per {whom}</translation>
    </message>
    <message>
        <source>{name} is always at hand and needs no pin</source>
        <translation>{name} è sempre pronta e non va appuntata</translation>
    </message>
    <message>
        <source>a skill is pinned once only</source>
        <translation>un&apos;abilità si appunta una volta sola</translation>
    </message>
    <message>
        <source>the pack has no hero {card!r}</source>
        <translation>il pacchetto non ha nessun eroe {card!r}</translation>
    </message>
    <message>
        <source>never below 1</source>
        <translation>mai sotto 1</translation>
    </message>
    <message>
        <source>{member} has not learned {name}</source>
        <translation>{member} non ha imparato {name}</translation>
    </message>
    <message>
        <source>After a victory each hero begins the next mission with a Reroll token; after a defeat the first enemies act five minutes earlier.</source>
        <translation>Dopo una vittoria ogni eroe comincia la missione seguente con un segnalino Rilancio; dopo una sconfitta i primi nemici agiscono cinque minuti prima.</translation>
    </message>
    <message>
        <source>the pack has no mission {mission!r}</source>
        <translation>il pacchetto non ha nessuna missione {mission!r}</translation>
    </message>
    <message>
        <source>this mission has no outcome {outcome!r}; there are {names}</source>
        <translation>questa missione non ha l&apos;esito {outcome!r}; ci sono {names}</translation>
    </message>
    <message>
        <source>the outcome {outcome!r} is a victory</source>
        <translation>l&apos;esito {outcome!r} è una vittoria</translation>
    </message>
    <message>
        <source>the outcome {outcome!r} is a defeat</source>
        <translation>l&apos;esito {outcome!r} è una sconfitta</translation>
    </message>
    <message>
        <source>{member} did not carry {name}</source>
        <translation>{member} non portava {name}</translation>
    </message>
    <message>
        <source>{name!r} was not in the party</source>
        <translation>{name!r} non era nel gruppo</translation>
    </message>
    <message>
        <source>{figure} of {member} cannot be negative</source>
        <translation>{figure} di {member} non può essere negativo</translation>
    </message>
    <message>
        <source>{figure} cannot be negative</source>
        <translation>{figure} non può essere negativo</translation>
    </message>
    <message>
        <source>the pack has no recipe {card!r}</source>
        <translation>il pacchetto non ha nessuna ricetta {card!r}</translation>
    </message>
    <message>
        <source>the pack has no {card!r} among its {kind}</source>
        <translation>il pacchetto non ha {card!r} tra i suoi {kind}</translation>
    </message>
    <message>
        <source>{hero} is listed {count} times</source>
        <translation>{hero} è elencato {count} volte</translation>
    </message>
    <message>
        <source>the pack has no achievement {name!r}</source>
        <translation>il pacchetto non ha nessuna impresa memorabile {name!r}</translation>
    </message>
    <message>
        <source>the company has the recipe of {item} already</source>
        <translation>la compagnia ha già la ricetta di {item}</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Mercato</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Chiesa</translation>
    </message>
    <message>
        <source>Guild</source>
        <translation>Gilda</translation>
    </message>
    <message>
        <source>there is no market in {town}</source>
        <translation>non c&apos;è un mercato a {town}</translation>
    </message>
    <message>
        <source>there is no tavern in {town}</source>
        <translation>non c&apos;è una taverna a {town}</translation>
    </message>
    <message>
        <source>there is no church in {town}</source>
        <translation>non c&apos;è una chiesa a {town}</translation>
    </message>
    <message>
        <source>there is no guild in {town}</source>
        <translation>non c&apos;è una gilda a {town}</translation>
    </message>
    <message>
        <source>the pack has no {ware} {card!r}</source>
        <translation>il pacchetto non ha {ware} {card!r}</translation>
    </message>
    <message>
        <source>{item} is made in a workshop and never on sale</source>
        <translation>{item} si fa in un&apos;officina e non è mai in vendita</translation>
    </message>
    <message>
        <source>{item} comes with a class and is never on sale</source>
        <translation>{item} viene con una classe e non è mai in vendita</translation>
    </message>
    <message>
        <source>{item} has no price and is not on sale</source>
        <translation>{item} non ha prezzo e non è in vendita</translation>
    </message>
    <message>
        <source>{item} has no price, so nobody buys it</source>
        <translation>{item} non ha prezzo, quindi nessuno lo compra</translation>
    </message>
    <message>
        <source>the pack has no injury {injury!r}</source>
        <translation>il pacchetto non ha nessuna ferita {injury!r}</translation>
    </message>
    <message>
        <source>this place</source>
        <translation>questo luogo</translation>
    </message>
    <message>
        <source>combined attack</source>
        <translation>attacco combinato</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>veleno</translation>
    </message>
    <message>
        <source>attack line</source>
        <translation>linea di attacco</translation>
    </message>
    <message>
        <source>scenery</source>
        <translation>scenario</translation>
    </message>
    <message>
        <source>physical defense</source>
        <translation>difesa fisica</translation>
    </message>
    <message>
        <source>mental defense</source>
        <translation>difesa mentale</translation>
    </message>
    <message>
        <source>disadvantage</source>
        <translation>svantaggio</translation>
    </message>
    <message>
        <source>advantage</source>
        <translation>vantaggio</translation>
    </message>
    <message>
        <source>mission</source>
        <translation>missione</translation>
    </message>
    <message>
        <source>End of the mission</source>
        <translation>Fine della missione</translation>
    </message>
    <message>
        <source>Minute hand</source>
        <translation>Lancetta dei minuti</translation>
    </message>
    <message>
        <source>Hour hand</source>
        <translation>Lancetta delle ore</translation>
    </message>
    <message>
        <source>Event at {time}</source>
        <translation>Evento alle {time}</translation>
    </message>
    <message>
        <source>Event in {sign}</source>
        <translation>Evento in {sign}</translation>
    </message>
    <message>
        <source>{cost} AP</source>
        <translation>{cost} PA</translation>
    </message>
    <message>
        <source>range {range}</source>
        <translation>gittata {range}</translation>
    </message>
    <message>
        <source>{count} hit</source>
        <translation>{count} colpo</translation>
    </message>
    <message>
        <source>{count} hits</source>
        <translation>{count} colpi</translation>
    </message>
    <message>
        <source>difficulty {difficulty}</source>
        <translation>difficoltà {difficulty}</translation>
    </message>
    <message>
        <source>Mental</source>
        <translation>Mentale</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>Fisico</translation>
    </message>
    <message>
        <source>{count} success</source>
        <translation>{count} successo</translation>
    </message>
    <message>
        <source>{count} successes</source>
        <translation>{count} successi</translation>
    </message>
    <message>
        <source>{count} wound</source>
        <translation>{count} danno</translation>
    </message>
    <message>
        <source>{count} wounds</source>
        <translation>{count} danni</translation>
    </message>
    <message>
        <source>Quadrants passed</source>
        <translation>Quadranti trascorsi</translation>
    </message>
    <message>
        <source>Perilium of {hero}</source>
        <translation>Perilium di {hero}</translation>
    </message>
    <message>
        <source>Loot deck</source>
        <translation>Mazzo del bottino</translation>
    </message>
    <message>
        <source>Heroes down</source>
        <translation>Eroi a terra</translation>
    </message>
    <message>
        <source>A card of {deck}</source>
        <translation>Una carta di {deck}</translation>
    </message>
    <message>
        <source>Action points</source>
        <translation>Punti azione</translation>
    </message>
    <message>
        <source>close it and open it again</source>
        <translation>chiudila e riaprila</translation>
    </message>
    <message>
        <source>pictures need a campaign that is a file of its own</source>
        <translation>le immagini richiedono una campagna che sia un file a sé</translation>
    </message>
    <message>
        <source>step {seq} of its history cannot be read</source>
        <translation>il passo {seq} della sua cronologia non si può leggere</translation>
    </message>
    <message>
        <source>choose one that is listed</source>
        <translation>scegline una in elenco</translation>
    </message>
    <message>
        <source>go on after answer {count}, or restore a snapshot</source>
        <translation>continua dopo la risposta {count}, o ripristina un&apos;istantanea</translation>
    </message>
    <message>
        <source>there is no battle {name} in it</source>
        <translation>non contiene nessuna battaglia {name}</translation>
    </message>
    <message>
        <source>the beginning of battle {name} cannot be read</source>
        <translation>l&apos;inizio della battaglia {name} non si può leggere</translation>
    </message>
    <message>
        <source>choose one that is</source>
        <translation>scegline uno che ci sia</translation>
    </message>
    <message>
        <source>there is no step {seq} in its history</source>
        <translation>non c&apos;è nessun passo {seq} nella sua cronologia</translation>
    </message>
    <message>
        <source>it has no charter</source>
        <translation>non ha uno statuto</translation>
    </message>
    <message>
        <source>there is something in it already</source>
        <translation>contiene già qualcosa</translation>
    </message>
    <message>
        <source>choose an empty or a new folder</source>
        <translation>scegli una cartella vuota o nuova</translation>
    </message>
    <message>
        <source>choose how to go on: recover it, or take a snapshot</source>
        <translation>scegli come continuare: recuperala, o prendi un&apos;istantanea</translation>
    </message>
    <message>
        <source>choose the other, or import a file</source>
        <translation>scegli l&apos;altra, o importa un file</translation>
    </message>
    <message>
        <source>it is damaged: {found}</source>
        <translation>è danneggiata: {found}</translation>
    </message>
    <message>
        <source>a row of {table} belongs to nothing</source>
        <translation>una riga di {table} non appartiene a nulla</translation>
    </message>
    <message>
        <source>there is no {choice} to go on with</source>
        <translation>non c&apos;è {choice} con cui continuare</translation>
    </message>
    <message>
        <source>it cannot be read to its end ({reason})</source>
        <translation>non si può leggere fino in fondo ({reason})</translation>
    </message>
    <message>
        <source>its structure is broken ({names})</source>
        <translation>la sua struttura è rotta ({names})</translation>
    </message>
    <message>
        <source>the answers of battle {battle} do not follow from each other</source>
        <translation>le risposte della battaglia {battle} non seguono l&apos;una dall&apos;altra</translation>
    </message>
    <message>
        <source>there is no campaign in this database</source>
        <translation>in questo database non c&apos;è nessuna campagna</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <translation>la cartella non c&apos;è</translation>
    </message>
    <message>
        <source>{path}: it was opened to look at; open it again to change it.</source>
        <translation>{path}: è stata aperta per guardarla; riaprila per cambiarla.</translation>
    </message>
    <message>
        <source>{file} was made by an older version of the program and is up to date now</source>
        <translation>{file} veniva da una versione precedente del programma e ora è aggiornato</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>un altro programma</translation>
    </message>
    <message>
        <source>{path}: {holder} holds it, so it can only be looked at; close it there to change it.</source>
        <translation>{path}: la tiene {holder}, quindi si può solo guardare; chiudila lì per cambiarla.</translation>
    </message>
    <message>
        <source>another program holds it</source>
        <translation>la tiene un altro programma</translation>
    </message>
    <message>
        <source>close it there and try again</source>
        <translation>chiudila lì e riprova</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>make room and do it again</source>
        <translation>fai spazio e ripeti</translation>
    </message>
    <message>
        <source>it cannot be written here</source>
        <translation>qui non si può scrivere</translation>
    </message>
    <message>
        <source>allow writing to the file and its folder, or copy it elsewhere</source>
        <translation>permetti di scrivere sul file e sulla sua cartella, o copialo altrove</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>non c&apos;è</translation>
    </message>
    <message>
        <source>look whether it was moved or its disk is not connected</source>
        <translation>guarda se è stato spostato o se il suo disco non è collegato</translation>
    </message>
    <message>
        <source>it was written by a newer version of the program</source>
        <translation>è stata scritta da una versione più recente del programma</translation>
    </message>
    <message>
        <source>update Horologium to open it</source>
        <translation>aggiorna Horologium per aprirla</translation>
    </message>
    <message>
        <source>it is not a campaign of Horologium</source>
        <translation>non è una campagna di Horologium</translation>
    </message>
    <message>
        <source>choose a file that was made by this program</source>
        <translation>scegli un file fatto da questo programma</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>è danneggiata</translation>
    </message>
    <message>
        <source>restore one of its snapshots</source>
        <translation>ripristina una delle sue istantanee</translation>
    </message>
    <message>
        <source>it cannot be taken in</source>
        <translation>non si può importare</translation>
    </message>
    <message>
        <source>export it again where it came from</source>
        <translation>esportala di nuovo da dove viene</translation>
    </message>
    <message>
        <source>the system could not read or write it</source>
        <translation>il sistema non ha potuto leggerla o scriverla</translation>
    </message>
    <message>
        <source>look after the disk and try again</source>
        <translation>controlla il disco e riprova</translation>
    </message>
    <message>
        <source>begin another campaign from here</source>
        <translation>comincia un&apos;altra campagna da qui</translation>
    </message>
    <message>
        <source>remove some pictures</source>
        <translation>togli qualche immagine</translation>
    </message>
    <message>
        <source>mend it and export again</source>
        <translation>correggilo ed esporta di nuovo</translation>
    </message>
    <message>
        <source>it would be larger than {size} MB</source>
        <translation>sarebbe più grande di {size} MB</translation>
    </message>
    <message>
        <source>the pack {pack} cannot be read</source>
        <translation>il pacchetto {pack} non si può leggere</translation>
    </message>
    <message>
        <source>it is larger than {size} MB</source>
        <translation>è più grande di {size} MB</translation>
    </message>
    <message>
        <source>it has format {version} of a newer program</source>
        <translation>ha il formato {version} di un programma più recente</translation>
    </message>
    <message>
        <source>it cannot be taken in: {reason}</source>
        <translation>non si può importare: {reason}</translation>
    </message>
    <message>
        <source>it carries a pack with an impossible id</source>
        <translation>porta un pacchetto con un identificativo impossibile</translation>
    </message>
    <message>
        <source>it unpacks to more than {size} MB</source>
        <translation>occupa più di {size} MB una volta estratto</translation>
    </message>
    <message>
        <source>{path} unpacks to more than {most} times its size</source>
        <translation>{path} estratto occupa più di {most} volte la sua dimensione</translation>
    </message>
    <message>
        <source>{manifest} is missing</source>
        <translation>manca {manifest}</translation>
    </message>
    <message>
        <source>{manifest} speaks of format {format} and tables {schema}, which never were</source>
        <translation>{manifest} parla del formato {format} e delle tabelle {schema}, che non sono mai esistiti</translation>
    </message>
    <message>
        <source>it holds more than {most} rows</source>
        <translation>contiene più di {most} righe</translation>
    </message>
    <message>
        <source>{odd} is missing, or not named in {manifest}</source>
        <translation>{odd} manca, o non è nominato in {manifest}</translation>
    </message>
    <message>
        <source>{missing} is missing, or has no place in an exported campaign</source>
        <translation>{missing} manca, o non ha posto in una campagna esportata</translation>
    </message>
    <message>
        <source>{inside} does not have as many lines as it should</source>
        <translation>{inside} non ha tante righe quante dovrebbe</translation>
    </message>
    <message>
        <source>{where} is no row</source>
        <translation>{where} non è una riga</translation>
    </message>
    <message>
        <source>{where}: {row!r} is no name of a picture</source>
        <translation>{where}: {row!r} non è il nome di un&apos;immagine</translation>
    </message>
    <message>
        <source>{path} is in it twice</source>
        <translation>{path} vi compare due volte</translation>
    </message>
    <message>
        <source>it holds more than {most} files</source>
        <translation>contiene più di {most} file</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason})</source>
        <translation>{path} non si può leggere ({reason})</translation>
    </message>
    <message>
        <source>it has format {number} of a newer program</source>
        <translation>ha il formato {number} di un programma più recente</translation>
    </message>
    <message>
        <source>{name} is not what it was when it was exported</source>
        <translation>{name} non è ciò che era quando fu esportato</translation>
    </message>
    <message>
        <source>{where} is longer than {size} MB</source>
        <translation>{where} è più lungo di {size} MB</translation>
    </message>
    <message>
        <source>{where}: what should be base64 is not</source>
        <translation>{where}: ciò che dovrebbe essere base64 non lo è</translation>
    </message>
    <message>
        <source>there is not one row in data/{table}.jsonl</source>
        <translation>non c&apos;è una sola riga in data/{table}.jsonl</translation>
    </message>
    <message>
        <source>two rows of data/{table}.jsonl have the same id</source>
        <translation>due righe di data/{table}.jsonl hanno lo stesso identificativo</translation>
    </message>
    <message>
        <source>two rows of data/{table}.jsonl have the same place</source>
        <translation>due righe di data/{table}.jsonl hanno lo stesso posto</translation>
    </message>
    <message>
        <source>{name!r} is no name of a picture</source>
        <translation>{name!r} non è il nome di un&apos;immagine</translation>
    </message>
    <message>
        <source>its pack {name} is refused ({problems})</source>
        <translation>il suo pacchetto {name} è rifiutato ({problems})</translation>
    </message>
    <message>
        <source>its pack {name} is not the one that it says it is</source>
        <translation>il suo pacchetto {name} non è quello che dice di essere</translation>
    </message>
    <message>
        <source>the pack {carried} was not taken over: there is no folder for packs</source>
        <translation>il pacchetto {carried} non è stato preso: non c&apos;è una cartella per i pacchetti</translation>
    </message>
    <message>
        <source>another file has this name</source>
        <translation>un altro file ha questo nome</translation>
    </message>
    <message>
        <source>move it away</source>
        <translation>spostalo</translation>
    </message>
    <message>
        <source>the pack {there} on this machine (version {version}) differs from the one of this campaign (version {other}), which was not taken over: yours will be played</source>
        <translation>il pacchetto {there} su questo computer (versione {version}) è diverso da quello di questa campagna (versione {other}), che non è stato preso: si giocherà il tuo</translation>
    </message>
    <message>
        <source>this program itself</source>
        <translation>questo stesso programma</translation>
    </message>
    <message>
        <source>process {pid} on {host} since {since}</source>
        <translation>il processo {pid} su {host} da {since}</translation>
    </message>
    <message>
        <source>it is being written without a pause</source>
        <translation>viene scritta senza sosta</translation>
    </message>
    <message>
        <source>wait a little and try again</source>
        <translation>aspetta un poco e riprova</translation>
    </message>
    <message>
        <source>it does not say which format it has</source>
        <translation>non dice quale formato ha</translation>
    </message>
    <message>
        <source>it is already open in this program</source>
        <translation>è già aperta in questo programma</translation>
    </message>
    <message>
        <source>close it first</source>
        <translation>chiudila prima</translation>
    </message>
    <message>
        <source>{name!r} is no name of a picture: use letters and digits</source>
        <translation>{name!r} non è il nome di un&apos;immagine: usa lettere e cifre</translation>
    </message>
    <message>
        <source>the picture is larger than {most} MB: make it smaller</source>
        <translation>l&apos;immagine è più grande di {most} MB: rimpiccioliscila</translation>
    </message>
    <message>
        <source>keep campaigns in a folder of this machine, and carry them over as exported files</source>
        <translation>tieni le campagne in una cartella di questo computer, e portale altrove come file esportati</translation>
    </message>
    <message>
        <source>{folder} lies on another machine ({what}), where databases get damaged: {remedy}.</source>
        <translation>{folder} sta su un altro computer ({what}), dove i database si danneggiano: {remedy}.</translation>
    </message>
    <message>
        <source>{folder} is gone when this machine is switched off ({kind}): {remedy}.</source>
        <translation>{folder} sparisce quando questo computer si spegne ({kind}): {remedy}.</translation>
    </message>
    <message>
        <source>{folder} is kept in step by {cloud}, which may copy a campaign while it is being written: {remedy}.</source>
        <translation>{folder} è sincronizzata da {cloud}, che può copiare una campagna mentre viene scritta: {remedy}.</translation>
    </message>
    <message>
        <source>a network share</source>
        <translation>una condivisione di rete</translation>
    </message>
    <message>
        <source>{name} is no whole number</source>
        <translation>{name} non è un numero intero</translation>
    </message>
    <message>
        <source>{where} is no plain JSON ({reason})</source>
        <translation>{where} non è semplice JSON ({reason})</translation>
    </message>
    <message>
        <source>{where} holds the character U+{code:04X}, which cannot be shown</source>
        <translation>{where} contiene il carattere U+{code:04X}, che non si può mostrare</translation>
    </message>
    <message>
        <source>{where} has a text of {count} characters</source>
        <translation>{where} ha un testo di {count} caratteri</translation>
    </message>
    <message>
        <source>change it</source>
        <translation>cambialo</translation>
    </message>
    <message>
        <source>its {name} has a number or a character that cannot be kept</source>
        <translation>{name} ha un numero o un carattere che non si può conservare</translation>
    </message>
    <message>
        <source>a {kind} in it cannot be read ({reason})</source>
        <translation>{kind}: non si può leggere ({reason})</translation>
    </message>
    <message>
        <source>part of the table {name!r} could not be read</source>
        <translation>parte della tabella {name!r} non si è potuta leggere</translation>
    </message>
    <message>
        <source>{holder} holds it</source>
        <translation>la tiene {holder}</translation>
    </message>
    <message>
        <source>There is no new snapshot of this campaign: {reason}</source>
        <translation>Non c&apos;è una nuova istantanea di questa campagna: {reason}</translation>
    </message>
    <message>
        <source>it is not what it was when it was made</source>
        <translation>non è ciò che era quando fu fatta</translation>
    </message>
    <message>
        <source>choose another snapshot</source>
        <translation>scegli un&apos;altra istantanea</translation>
    </message>
    <message>
        <source>1 answer in the battle {mission}</source>
        <translation>1 risposta nella battaglia {mission}</translation>
    </message>
    <message>
        <source>{count} answers in the battle {mission}</source>
        <translation>{count} risposte nella battaglia {mission}</translation>
    </message>
    <message>
        <source>that it was undone: {step}</source>
        <translation>che è stato annullato: {step}</translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <translation>non si può leggere ({reason})</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Round {round} di {rounds}</translation>
    </message>
    <message>
        <source>{seat} draws {card}</source>
        <translation>{seat} pesca {card}</translation>
    </message>
    <message>
        <source>{by} draws a stratagem</source>
        <translation>{by} pesca uno stratagemma</translation>
    </message>
    <message>
        <source>{seat} has the initiative ({azure} to {crimson})</source>
        <translation>{seat} ha l&apos;iniziativa ({azure} a {crimson})</translation>
    </message>
    <message>
        <source>{figure} acts</source>
        <translation>{figure} agisce</translation>
    </message>
    <message>
        <source>{figure} uses {card}</source>
        <translation>{figure} usa {card}</translation>
    </message>
    <message>
        <source>{figure} takes aim</source>
        <translation>{figure} prende la mira</translation>
    </message>
    <message>
        <source>{seat} closes its shields</source>
        <translation>{seat} serra gli scudi</translation>
    </message>
    <message>
        <source>{figure} recovers {wounds}, {life} life</source>
        <translation>{figure} recupera {wounds}, vita {life}</translation>
    </message>
    <message>
        <source>{figure} moves from {start} to {end}</source>
        <translation>{figure} si muove da {start} a {end}</translation>
    </message>
    <message>
        <source>{figure} strikes at {target}, who turns away</source>
        <translation>{figure} colpisce {target}, che si volta</translation>
    </message>
    <message>
        <source>{figure} attacks {target}</source>
        <translation>{figure} attacca {target}</translation>
    </message>
    <message>
        <source>{figure} is not hit</source>
        <translation>{figure} non è colpito</translation>
    </message>
    <message>
        <source>{figure} blocks {blocks} of {hits}</source>
        <translation>{figure} para {blocks} di {hits}</translation>
    </message>
    <message>
        <source>{figure} loses {wounds}, {life} life</source>
        <translation>{figure} perde {wounds}, vita {life}</translation>
    </message>
    <message>
        <source>{figure} falls</source>
        <translation>{figure} cade</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>A stratagem</source>
        <translation>Uno stratagemma</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Use no stratagem</source>
        <translation>Nessuno stratagemma</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Colpisci</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Lascia andare</translation>
    </message>
    <message>
        <source>Open ground</source>
        <translation>Terreno aperto</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bosco</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Colle</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Guado</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Acqua</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Roccia</translation>
    </message>
    <message>
        <source>one more guard die until the round ends</source>
        <translation>un dado guardia in più fino alla fine del round</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>In vista</translation>
    </message>
    <message>
        <source>Hidden by {what} ({cell})</source>
        <translation>Nascosto da {what} ({cell})</translation>
    </message>
    <message>
        <source>Where it can go</source>
        <translation>Dove può andare</translation>
    </message>
    <message>
        <source>In range {range} and in sight</source>
        <translation>A gittata {range} e in vista</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Guardia</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Gittata</translation>
    </message>
    <message>
        <source>{who} draws a stratagem, unseen by the other.</source>
        <translation>{who} pesca uno stratagemma, non visto dall&apos;altro.</translation>
    </message>
    <message>
        <source>{who} throws for the initiative: the higher begins.</source>
        <translation>{who} tira per l&apos;iniziativa: comincia il più alto.</translation>
    </message>
    <message>
        <source>Which figure of {who} acts now?</source>
        <translation>Quale figura di {who} agisce ora?</translation>
    </message>
    <message>
        <source>Does {who} use a stratagem for this turn?</source>
        <translation>{who} usa uno stratagemma in questo turno?</translation>
    </message>
    <message>
        <source>Which dice that missed does {who} throw again?</source>
        <translation>Quali dadi falliti ritira {who}?</translation>
    </message>
    <message>
        <source>Where does {who} go? Its own place means: stay.</source>
        <translation>Dove va {who}? Il suo stesso posto significa: resta.</translation>
    </message>
    <message>
        <source>An enemy turns away from {who}: is it struck?</source>
        <translation>Un nemico volta le spalle a {who}: lo si colpisce?</translation>
    </message>
    <message>
        <source>{who} strikes with one die at the one who turns away.</source>
        <translation>{who} colpisce con un dado chi si volta.</translation>
    </message>
    <message>
        <source>Whom does {who} attack?</source>
        <translation>Chi attacca {who}?</translation>
    </message>
    <message>
        <source>has acted in this round</source>
        <translation>ha già agito in questo round</translation>
    </message>
    <message>
        <source>at distance {distance}, range {range}</source>
        <translation>a distanza {distance}, gittata {range}</translation>
    </message>
    <message>
        <source>{name} is there</source>
        <translation>lì c&apos;è {name}</translation>
    </message>
    <message>
        <source>{what} cannot be entered</source>
        <translation>{what}: non si può entrare</translation>
    </message>
    <message>
        <source>no way leads there</source>
        <translation>nessuna via porta lì</translation>
    </message>
    <message>
        <source>Choose a hex</source>
        <translation>Scegli un esagono</translation>
    </message>
    <message>
        <source>May be struck on leaving: {names}.</source>
        <translation>Allontanandosi può essere colpito da: {names}.</translation>
    </message>
    <message>
        <source>{count} blocked</source>
        <translation>{count} {count:parato|parati}</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>danni</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>a segno</translation>
    </message>
    <message>
        <source>Parting blows</source>
        <translation>Colpi di commiato</translation>
    </message>
    <message>
        <source>Whoever is left behind by an enemy beside it may strike with one die.</source>
        <translation>Chi viene lasciato da un nemico adiacente può colpire con un dado.</translation>
    </message>
    <message>
        <source>At the ford</source>
        <translation>Al guado</translation>
    </message>
    <message>
        <source>Two bands come down to the same water, and neither has come to share it.</source>
        <translation>Due bande scendono alla stessa acqua, e nessuna è venuta per dividerla.</translation>
    </message>
    <message>
        <source>Hold the ford when a round ends: after round {rounds} more points win, then more life.</source>
        <translation>Tenete il guado alla fine di un round: dopo il round {rounds} vincono più punti, poi più vita.</translation>
    </message>
    <message>
        <source>{winner} wins</source>
        <translation>{winner} vince</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Nessuno vince</translation>
    </message>
    <message>
        <source>One band has nobody left on the field.</source>
        <translation>A una banda non resta nessuno sul campo.</translation>
    </message>
    <message>
        <source>The last round is over: more points win, and of equal bands the one with more life.</source>
        <translation>L&apos;ultimo round è finito: vincono più punti, e a parità la banda con più vita.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Stratagems left</source>
        <translation>Stratagemmi rimasti</translation>
    </message>
    <message>
        <source>Shield wall</source>
        <translation>Muro di scudi</translation>
    </message>
    <message>
        <source>Azure</source>
        <translation>Azzurri</translation>
    </message>
    <message>
        <source>Crimson</source>
        <translation>Cremisi</translation>
    </message>
    <message>
        <source>The company</source>
        <translation>La compagnia</translation>
    </message>
    <message>
        <source>Disengage</source>
        <translation>Disimpegnati</translation>
    </message>
    <message>
        <source>Put out the flames</source>
        <translation>Spegni le fiamme</translation>
    </message>
    <message>
        <source>Pass equipment</source>
        <translation>Passa equipaggiamento</translation>
    </message>
    <message>
        <source>Throw equipment</source>
        <translation>Lancia equipaggiamento</translation>
    </message>
    <message>
        <source>End the activation</source>
        <translation>Termina l&apos;attivazione</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usalo</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienilo</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Scartalo</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Prendilo</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Rifiutalo</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Non fare nulla</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Goes for {name}</source>
        <translation>Punta a {name}</translation>
    </message>
    <message>
        <source>A die decides: {names}</source>
        <translation>Decide un dado: {names}</translation>
    </message>
    <message>
        <source>Goes for {order}</source>
        <translation>Punta a {order}</translation>
    </message>
    <message>
        <source>Tokens of {figure}: {tokens} ({change:+d})</source>
        <translation>Segnalini di {figure}: {tokens} ({change:+d})</translation>
    </message>
    <message>
        <source>{card}: {models} to act</source>
        <translation>{card}: agiscono {models}</translation>
    </message>
    <message>
        <source>{figure} goes for {objective} (Threat {threat})</source>
        <translation>{figure} punta a {objective} (Minaccia {threat})</translation>
    </message>
    <message>
        <source>{figure} attacks {target}, who loses {wounds} life and has {left} left</source>
        <translation>{figure} attacca {target}, che perde {wounds} di vita e ne ha ancora {left}</translation>
    </message>
    <message>
        <source>{by} makes {figure} throw again: {faces:dice} becomes {new:dice}</source>
        <translation>{by} fa ritirare {figure}: {faces:dice} diventa {new:dice}</translation>
    </message>
    <message>
        <source>{figure} loses {wounds} life and has {left} left</source>
        <translation>{figure} perde {wounds} di vita e ne ha ancora {left}</translation>
    </message>
    <message>
        <source>The {kind} at {square} takes {wounds} damage</source>
        <translation>{kind} in {square}: {wounds} {wounds:danno|danni}</translation>
    </message>
    <message>
        <source>{on} …</source>
        <translation>{on} …</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>All&apos;inizio</translation>
    </message>
    <message>
        <source>At this hour</source>
        <translation>A quest&apos;ora</translation>
    </message>
    <message>
        <source>Under this sign</source>
        <translation>Sotto questo segno</translation>
    </message>
    <message>
        <source>Now that it has come to this</source>
        <translation>Ora che si è giunti a questo</translation>
    </message>
    <message>
        <source>An enemy is gone, and so</source>
        <translation>Un nemico non c&apos;è più, e così</translation>
    </message>
    <message>
        <source>A hero is down, and so</source>
        <translation>Un eroe è a terra, e così</translation>
    </message>
    <message>
        <source>A hero is healed, and so</source>
        <translation>Un eroe è curato, e così</translation>
    </message>
    <message>
        <source>It is picked up, and so</source>
        <translation>Viene raccolto, e così</translation>
    </message>
    <message>
        <source>It is used, and so</source>
        <translation>Viene usato, e così</translation>
    </message>
    <message>
        <source>It is broken open, and so</source>
        <translation>Viene forzato, e così</translation>
    </message>
    <message>
        <source>It is taken away, and so</source>
        <translation>Viene portato via, e così</translation>
    </message>
    <message>
        <source>They have arrived, and so</source>
        <translation>Sono arrivati, e così</translation>
    </message>
    <message>
        <source>A companion has fallen, and so</source>
        <translation>Un compagno è caduto, e così</translation>
    </message>
    <message>
        <source>It is destroyed, and so</source>
        <translation>Viene distrutto, e così</translation>
    </message>
    <message>
        <source>The company arrives, and so</source>
        <translation>La compagnia arriva, e così</translation>
    </message>
    <message>
        <source>There is more to see, and so</source>
        <translation>C&apos;è altro da vedere, e così</translation>
    </message>
    <message>
        <source>The card is read, and so</source>
        <translation>La carta è letta, e così</translation>
    </message>
    <message>
        <source>One thing leads to another</source>
        <translation>Una cosa tira l&apos;altra</translation>
    </message>
    <message>
        <source>New orders for {enemies}: go for {objective}</source>
        <translation>Nuovi ordini per {enemies}: puntare a {objective}</translation>
    </message>
    <message>
        <source>all enemies</source>
        <translation>tutti i nemici</translation>
    </message>
    <message>
        <source>the heroes</source>
        <translation>gli eroi</translation>
    </message>
    <message>
        <source>the place to guard</source>
        <translation>il luogo da difendere</translation>
    </message>
    <message>
        <source>the thing to seize</source>
        <translation>la cosa da prendere</translation>
    </message>
    <message>
        <source>the one to hunt</source>
        <translation>la preda</translation>
    </message>
    <message>
        <source>the place to reach</source>
        <translation>il luogo da raggiungere</translation>
    </message>
    <message>
        <source>loot</source>
        <translation>bottino</translation>
    </message>
    <message>
        <source>an objective</source>
        <translation>un obiettivo</translation>
    </message>
    <message>
        <source>a crate</source>
        <translation>una cassa</translation>
    </message>
    <message>
        <source>a chest</source>
        <translation>un forziere</translation>
    </message>
    <message>
        <source>a bucket</source>
        <translation>un secchio</translation>
    </message>
    <message>
        <source>a fire</source>
        <translation>un fuoco</translation>
    </message>
    <message>
        <source>a lever</source>
        <translation>una leva</translation>
    </message>
    <message>
        <source>a point of reinforcements</source>
        <translation>un punto di rinforzi</translation>
    </message>
    <message>
        <source>a ladder</source>
        <translation>una scala</translation>
    </message>
    <message>
        <source>a rope</source>
        <translation>una corda</translation>
    </message>
    <message>
        <source>a companion</source>
        <translation>un compagno</translation>
    </message>
    <message>
        <source>Finds nobody to go for</source>
        <translation>Non trova nessuno a cui puntare</translation>
    </message>
    <message>
        <source>{hero} gained {experience} more.</source>
        <translation>{hero} ne ha guadagnati {experience} in più.</translation>
    </message>
    <message>
        <source>In {town} since {date}.</source>
        <translation>A {town} dal {date}.</translation>
    </message>
    <message>
        <source>Done: {deeds}.</source>
        <translation>Fatto: {deeds}.</translation>
    </message>
    <message>
        <source>It cost {price}.</source>
        <translation>È costato {price}.</translation>
    </message>
    <message>
        <source>{value!r} is no value of an option</source>
        <translation>{value!r} non è un valore per un&apos;opzione</translation>
    </message>
    <message>
        <source>has {count} characters: {most} at most</source>
        <translation>ha {count} caratteri: al massimo {most}</translation>
    </message>
    <message>
        <source>holds the character U+{code:04X}, which cannot stand there</source>
        <translation>contiene il carattere U+{code:04X}, che lì non può stare</translation>
    </message>
    <message>
        <source>{value!r} is none of {names}</source>
        <translation>{value!r} non è tra {names}</translation>
    </message>
    <message>
        <source>has nothing that can be seen</source>
        <translation>non ha nulla che si possa vedere</translation>
    </message>
    <message>
        <source>{value!r} is no time</source>
        <translation>{value!r} non è un orario</translation>
    </message>
    <message>
        <source>holds {count} values: {most} at most</source>
        <translation>contiene {count} valori: al massimo {most}</translation>
    </message>
    <message>
        <source>{value!r} is not what it should be</source>
        <translation>{value!r} non è quello che dovrebbe essere</translation>
    </message>
    <message>
        <source>{hero} has got over it: {what}.</source>
        <translation>{hero} si è ripreso: {what}.</translation>
    </message>
    <message>
        <source>{field} must be from {least} to {most}, not {value}</source>
        <translation>{field}: deve stare tra {least} e {most}, non {value}</translation>
    </message>
    <message>
        <source>{number}. From {start} to {to}, arrived on {date}</source>
        <translation>{number}. Da {start} a {to}, arrivo il {date}</translation>
    </message>
    <message>
        <source>the rules cannot work with it ({reason})</source>
        <translation>le regole non possono servirsene ({reason})</translation>
    </message>
    <message>
        <source>the time was up</source>
        <translation>il tempo era scaduto</translation>
    </message>
    <message>
        <source>nobody left</source>
        <translation>nessuno in piedi</translation>
    </message>
    <message>
        <source>{what} has nothing that can be seen</source>
        <translation>{what} non ha nulla che si possa vedere</translation>
    </message>
    <message>
        <source>Reckless Surge</source>
        <translation>Impeto temerario</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>segnalino</translation>
    </message>
    <message>
        <source>one die is always left</source>
        <translation>resta sempre un dado</translation>
    </message>
    <message>
        <source>a strike of one die</source>
        <translation>un colpo di un dado</translation>
    </message>
    <message>
        <source>Reckless Rush</source>
        <translation>Carica temeraria</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Sacrificio</translation>
    </message>
    <message>
        <source>beside the main square</source>
        <translation>accanto alla casella principale</translation>
    </message>
    <message>
        <source>Warrior wall</source>
        <translation>Muro di guerrieri</translation>
    </message>
    <message>
        <source>surrounded</source>
        <translation>circondato</translation>
    </message>
    <message>
        <source>outnumbered</source>
        <translation>in inferiorità</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distanza</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>si è mosso</translation>
    </message>
    <message>
        <source>Steady aim</source>
        <translation>Mira ferma</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>copertura</translation>
    </message>
    <message>
        <source>there is no profile {profile!r}</source>
        <translation>non c&apos;è un profilo {profile!r}</translation>
    </message>
    <message>
        <source>switch large miniatures on and play for {points} points or more</source>
        <translation>attivate le miniature grandi e giocate per almeno {points} punti</translation>
    </message>
    <message>
        <source>there is no ability {ability!r}</source>
        <translation>non c&apos;è un&apos;abilità {ability!r}</translation>
    </message>
    <message>
        <source>{who} cannot have {name}</source>
        <translation>{who} non può avere {name}</translation>
    </message>
    <message>
        <source>take fewer abilities</source>
        <translation>prendete meno abilità</translation>
    </message>
    <message>
        <source>the band costs {total} of {limit} points</source>
        <translation>la banda costa {total} di {limit} punti</translation>
    </message>
    <message>
        <source>spend less</source>
        <translation>spendete meno</translation>
    </message>
    <message>
        <source>the band is empty</source>
        <translation>la banda è vuota</translation>
    </message>
    <message>
        <source>take at least one miniature</source>
        <translation>prendete almeno una miniatura</translation>
    </message>
    <message>
        <source>take {most} at most</source>
        <translation>prendetene al più {most}</translation>
    </message>
    <message>
        <source>take one at most</source>
        <translation>prendetene al più una</translation>
    </message>
    <message>
        <source>known are {known}</source>
        <translation>si conoscono {known}</translation>
    </message>
    <message>
        <source>{name} is a large miniature</source>
        <translation>{name} è una miniatura grande</translation>
    </message>
    <message>
        <source>{name} is bought twice</source>
        <translation>{name} è comprata due volte</translation>
    </message>
    <message>
        <source>buy each ability once</source>
        <translation>comprate ogni abilità una volta</translation>
    </message>
    <message>
        <source>take another ability</source>
        <translation>prendete un&apos;altra abilità</translation>
    </message>
    <message>
        <source>Cosmo</source>
        <translation>Cosmo</translation>
    </message>
    <message>
        <source>The result is in the books, and the chronicle tells of it.</source>
        <translation>Il risultato è nei libri, e la cronaca lo racconta.</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>Whoever fell may keep a wound: some last until a healer sees them, some want one battle of rest.</source>
        <translation>Chi è caduto può portarsi una ferita: alcune durano finché non le vede una guaritrice, altre vogliono una battaglia di riposo.</translation>
    </message>
    <message>
        <source>Experience buys abilities, and the step from one profile to the next.</source>
        <translation>L&apos;esperienza compra abilità, e il passo da un profilo al successivo.</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Buy and sell weapons, see the healer, listen by the hearth.</source>
        <translation>Comprare e vendere armi, andare dalla guaritrice, ascoltare presso il focolare.</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Hire whom the treasury can pay, and choose abilities and weapons for the next battle.</source>
        <translation>Ingaggiare chi la cassa può pagare, e scegliere abilità e armi per la prossima battaglia.</translation>
    </message>
    <message>
        <source>Obol</source>
        <translation>Obolo</translation>
    </message>
    <message>
        <source>Obols</source>
        <translation>Oboli</translation>
    </message>
    <message>
        <source>Hearth</source>
        <translation>Focolare</translation>
    </message>
    <message>
        <source>Short bow</source>
        <translation>Arco corto</translation>
    </message>
    <message>
        <source>Long bow</source>
        <translation>Arco lungo</translation>
    </message>
    <message>
        <source>it costs {price} experience, and {name} has {have}</source>
        <translation>costa {price} {price:punto|punti} esperienza, e {name} ne ha {have}</translation>
    </message>
    <message>
        <source>as {grade}, {member} brings at most {count} ability</source>
        <translation>come {grade}, {member} porta al massimo {count} abilità</translation>
    </message>
    <message>
        <source>as {grade}, {member} brings at most {count} abilities</source>
        <translation>come {grade}, {member} porta al massimo {count} abilità</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>an ability is brought once only</source>
        <translation>un&apos;abilità si porta una volta sola</translation>
    </message>
    <message>
        <source>Armoury</source>
        <translation>Armeria</translation>
    </message>
    <message>
        <source>there is no armoury in {place}</source>
        <translation>non c&apos;è un&apos;armeria a {place}</translation>
    </message>
    <message>
        <source>there is no healer in {place}</source>
        <translation>non c&apos;è una guaritrice a {place}</translation>
    </message>
    <message>
        <source>there is no hearth in {place}</source>
        <translation>non c&apos;è un focolare a {place}</translation>
    </message>
    <message>
        <source>the pack has no wound {injury!r}</source>
        <translation>il pacchetto non ha la ferita {injury!r}</translation>
    </message>
    <message>
        <source>Ranged weapon</source>
        <translation>Arma a distanza</translation>
    </message>
    <message>
        <source>the game knows no weapon {card!r}</source>
        <translation>il gioco non conosce l&apos;arma {card!r}</translation>
    </message>
    <message>
        <source>{member} carries a ranged weapon already</source>
        <translation>{member} porta già un&apos;arma a distanza</translation>
    </message>
    <message>
        <source>nobody buys this</source>
        <translation>nessuno lo compra</translation>
    </message>
    <message>
        <source>turn {turn} of {turns}</source>
        <translation>turno {turn} di {turns}</translation>
    </message>
    <message>
        <source>Silver leads the other bands: it always takes what looks best.</source>
        <translation>Argento guida le altre bande: prende sempre ciò che sembra meglio.</translation>
    </message>
    <message>
        <source>Bronze leads the other bands: it uses no abilities and does not always see the best move.</source>
        <translation>Bronzo guida le altre bande: non usa abilità e non sempre vede la mossa migliore.</translation>
    </message>
    <message>
        <source>Gold leads the other bands: it thinks of your answer before it moves.</source>
        <translation>Oro guida le altre bande: prima di muovere pensa alla vostra risposta.</translation>
    </message>
    <message>
        <source>Somebody at the same screen leads the other bands: the last of several players, or whoever sits down.</source>
        <translation>Qualcuno davanti allo stesso schermo guida le altre bande: l&apos;ultimo di più giocatori, o chi si siede.</translation>
    </message>
    <message>
        <source>{name} has to rest ({wound})</source>
        <translation>{name} deve riposare ({wound})</translation>
    </message>
    <message>
        <source>leave somebody at home, or bring fewer abilities</source>
        <translation>lasciate qualcuno a casa, o portate meno abilità</translation>
    </message>
    <message>
        <source>leave {name} at home for this battle, or pay a healer</source>
        <translation>lasciate {name} a casa per questa battaglia, o pagate una guaritrice</translation>
    </message>
    <message>
        <source>nobody was left to rout the enemy</source>
        <translation>non era rimasto nessuno per mettere in fuga il nemico</translation>
    </message>
    <message>
        <source>{name} did not fall, so the band was not routed: say who fell, or choose another end</source>
        <translation>{name} non è caduto, quindi la banda non è stata messa in fuga: dite chi è caduto, o scegliete un&apos;altra fine</translation>
    </message>
    <message>
        <source>{name} can fall once in a battle</source>
        <translation>{name} può cadere una volta sola in una battaglia</translation>
    </message>
    <message>
        <source>{name} did not fall, and comes home without a lasting wound</source>
        <translation>{name} non è caduto, e torna senza ferite durature</translation>
    </message>
    <message>
        <source>{name} keeps one wound of a battle at most</source>
        <translation>{name} si porta al massimo una ferita da una battaglia</translation>
    </message>
    <message>
        <source>with {name} the band would cost {total} of {limit} points</source>
        <translation>con {name} la banda costerebbe {total} punti su {limit}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>a band has {most} members at most</source>
        <translation>una banda ha al massimo {most} membri</translation>
    </message>
    <message>
        <source>the pack has no warrior {card!r}</source>
        <translation>il pacchetto non ha il guerriero {card!r}</translation>
    </message>
    <message>
        <source>never below {least}</source>
        <translation>mai sotto {least}</translation>
    </message>
    <message>
        <source>ranged weapon</source>
        <translation>arma a distanza</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>PA</translation>
    </message>
    <message>
        <source>Every mission begins as after a victory, fewer or weaker enemies meet fewer than four heroes, and enemies have 1 Health less, Leaders and Monsters 3 less.</source>
        <translation>Ogni missione comincia come dopo una vittoria, meno di quattro eroi incontrano nemici meno numerosi o più deboli, e i nemici hanno 1 Salute in meno, Capi e Mostri 3 in meno.</translation>
    </message>
    <message>
        <source>Every mission begins as after a defeat, and enemies have 1 Health more, Leaders and Monsters 3 more.</source>
        <translation>Ogni missione comincia come dopo una sconfitta, e i nemici hanno 1 Salute in più, Capi e Mostri 3 in più.</translation>
    </message>
    <message>
        <source>the mission ends so when one hero is knocked out, and nobody is: say who, or choose another ending</source>
        <translation>la missione finisce così quando un eroe è messo fuori combattimento, e non lo è nessuno: dite chi, o scegliete un&apos;altra fine</translation>
    </message>
    <message>
        <source>the mission ends so when {count} heroes are knocked out, and {down} {down:is|are}: say who, or choose another ending</source>
        <translation>la missione finisce così quando {count} eroi sono messi fuori combattimento, e lo {down:è|sono} {down}: dite chi, o scegliete un&apos;altra fine</translation>
    </message>
    <message>
        <source>{name} was not knocked out, and comes home without a new injury</source>
        <translation>{name} non è stato messo fuori combattimento, e torna senza nuove ferite</translation>
    </message>
    <message>
        <source>a defeat brings no recipe</source>
        <translation>una sconfitta non porta ricette</translation>
    </message>
    <message>
        <source>a company has 1 to {most} heroes, not {count}</source>
        <translation>una compagnia ha da 1 a {most} eroi, non {count}</translation>
    </message>
    <message>
        <source>battle {battle} has {count} quiet moments: {most} at most</source>
        <translation>la battaglia {battle} ha {count} momenti di quiete: al massimo {most}</translation>
    </message>
    <message>
        <source>{name!r} is no id of a {kind}</source>
        <translation>{name!r} non è l&apos;identificativo di un {kind}</translation>
    </message>
    <message>
        <source>{path}: the file was moved or replaced while it was open, so nothing more is written to it; everything up to here is kept as {kept}: open that to go on.</source>
        <translation>{path}: il file è stato spostato o sostituito mentre era aperto, perciò non vi si scrive più nulla; tutto fino a qui è conservato come {kept}: apri quello per continuare.</translation>
    </message>
    <message>
        <source>put one there first</source>
        <translation>mettine prima una lì</translation>
    </message>
    <message>
        <source>the tables in this database belong to another program</source>
        <translation>le tabelle di questo database sono di un altro programma</translation>
    </message>
    <message>
        <source>name an empty one</source>
        <translation>indicane uno vuoto</translation>
    </message>
    <message>
        <source>it is not that of a server</source>
        <translation>non è quello di un server</translation>
    </message>
    <message>
        <source>write postgresql://name@host/database</source>
        <translation>scrivi postgresql://nome@host/database</translation>
    </message>
    <message>
        <source>it is open under another of its names</source>
        <translation>è aperto sotto un altro dei suoi nomi</translation>
    </message>
    <message>
        <source>open it by that one</source>
        <translation>aprilo con quello</translation>
    </message>
    <message>
        <source>the driver {name} is not installed</source>
        <translation>il driver {name} non è installato</translation>
    </message>
    <message>
        <source>&apos;pip install horologium[server]&apos; brings the one for PostgreSQL</source>
        <translation>&apos;pip install horologium[server]&apos; installa quello per PostgreSQL</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>l&apos;indirizzo</translation>
    </message>
    <message>
        <source>{path}: the file was moved or replaced while it was open, and what is here cannot be kept elsewhere ({reason}); put the file back, then try again.</source>
        <translation>{path}: il file è stato spostato o sostituito mentre era aperto, e ciò che è qui non può essere conservato altrove ({reason}); rimetti il file al suo posto, poi riprova.</translation>
    </message>
    <message>
        <source>the server did not do it</source>
        <translation>il server non l&apos;ha fatto</translation>
    </message>
    <message>
        <source>see that it runs, and that address, name and password are right</source>
        <translation>controlla che sia in funzione e che indirizzo, nome e password siano giusti</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>i suoi collegamenti girano in tondo</translation>
    </message>
    <message>
        <source>choose the file itself</source>
        <translation>scegli il file stesso</translation>
    </message>
    <message>
        <source>only while it is at {value} or less: {gauge}</source>
        <translation>solo finché è a {value} o meno: {gauge}</translation>
    </message>
    <message>
        <source>only while it is at {value} or more: {gauge}</source>
        <translation>solo finché è a {value} o più: {gauge}</translation>
    </message>
    <message>
        <source>Gauges</source>
        <translation>Indicatori</translation>
    </message>
    <message>
        <source>{gauge}: {value}.</source>
        <translation>{gauge}: {value}.</translation>
    </message>
    <message>
        <source>{value} of {most}</source>
        <translation>{value} di {most}</translation>
    </message>
    <message>
        <source>the story leaves you a choice before the next mission: make it, then ask in the camp before that mission</source>
        <translation>la storia vi lascia una scelta prima della prossima missione: fatela, poi chiedete al campo prima di quella missione</translation>
    </message>
    <message>
        <source>nobody holds such things: they stay in the common stock</source>
        <translation>nessuno porta cose simili: restano nella scorta comune</translation>
    </message>
    <message>
        <source>wait until {date}</source>
        <translation>attendere fino al {date}</translation>
    </message>
    <message>
        <source>The company waited until {date}</source>
        <translation>La compagnia ha atteso fino al {date}</translation>
    </message>
    <message>
        <source>there is nothing to wait for now</source>
        <translation>ora non c&apos;è nulla da attendere</translation>
    </message>
    <message>
        <source>the story waits for {date}: let the days pass until then</source>
        <translation>la storia attende il {date}: lascia passare i giorni fino ad allora</translation>
    </message>
    <message>
        <source>there is a campaign called {name} already: call this one {free}, for example</source>
        <translation>c’è già una campagna di nome {name}: chiama questa {free}, per esempio</translation>
    </message>
    <message>
        <source>Achievement</source>
        <translation>Impresa memorabile</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Injury</source>
        <translation>Ferita</translation>
    </message>
    <message>
        <source>{kind!r} is not a kind of this game</source>
        <translation>{kind!r} non è un tipo di carta di questo gioco</translation>
    </message>
    <message>
        <source>a battle cannot bring {name!r} in this way</source>
        <translation>una battaglia non può portare {name!r} in questo modo</translation>
    </message>
    <message>
        <source>loot left</source>
        <translation>bottino lasciato</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>monete</translation>
    </message>
    <message>
        <source>nobody counts {name!r}</source>
        <translation>nessuno conta {name!r}</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppo</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppi</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Luoghi</translation>
    </message>
    <message>
        <source>{item} stays in the common stock</source>
        <translation>{item} resta nella scorta comune</translation>
    </message>
    <message>
        <source>New: {cards}.</source>
        <translation>Novità: {cards}.</translation>
    </message>
    <message>
        <source>Add an achievement…</source>
        <translation>Aggiungi un&apos;impresa memorabile…</translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation>Guerrieri</translation>
    </message>
    <message>
        <source>Halls</source>
        <translation>Sale</translation>
    </message>
    <message>
        <source>A class for {name}</source>
        <translation>Una classe per {name}</translation>
    </message>
    <message>
        <source>&amp;Advance…</source>
        <translation>Avan&amp;za…</translation>
    </message>
    <message>
        <source>{name} is {title}. Who rises keeps all that was learned, and never steps down again.</source>
        <translation>{name} è {title}. Chi sale tiene tutto ciò che ha imparato, e non scende più.</translation>
    </message>
    <message>
        <source>{name} is {title}, and this game knows no other class for them.</source>
        <translation>{name} è {title}, e questo gioco non conosce altre classi per questo eroe.</translation>
    </message>
    <message>
        <source>Sell for {price}</source>
        <translation>Vendi per {price}</translation>
    </message>
    <message>
        <source>See the surgeon for {price}</source>
        <translation>Dal cerusico per {price}</translation>
    </message>
    <message>
        <source>See the surgeon</source>
        <translation>Dal cerusico</translation>
    </message>
    <message>
        <source>Learn for {price}</source>
        <translation>Impara per {price}</translation>
    </message>
    <message>
        <source>Learn {what} for {price} experience</source>
        <translation>Impara {what} per {price} {price:punto|punti} esperienza</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>per sempre</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Nemico</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classi</translation>
    </message>
    <message>
        <source>Add equipment…</source>
        <translation>Aggiungi equipaggiamento…</translation>
    </message>
    <message>
        <source>Add equipment for the common stock…</source>
        <translation>Aggiungi equipaggiamento alla scorta comune…</translation>
    </message>
    <message>
        <source>Add equipment of {name}…</source>
        <translation>Aggiungi equipaggiamento di {name}…</translation>
    </message>
    <message>
        <source>Add a skill of {name}…</source>
        <translation>Aggiungi un&apos;abilità di {name}…</translation>
    </message>
    <message>
        <source>Add a pinned skill of {name}…</source>
        <translation>Aggiungi un&apos;abilità appuntata di {name}…</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Appuntate</translation>
    </message>
    <message>
        <source>Add an injury…</source>
        <translation>Aggiungi una ferita…</translation>
    </message>
    <message>
        <source>Add an injury of {name}…</source>
        <translation>Aggiungi una ferita di {name}…</translation>
    </message>
    <message>
        <source>Lead of Azure</source>
        <translation>Vantaggio degli Azzurri</translation>
    </message>
    <message>
        <source>Crimson comes with {foes} {foes:figure|figures}.</source>
        <translation>I Cremisi vengono con {foes} {foes:figura|figure}.</translation>
    </message>
    <message>
        <source>round {round} of {rounds}</source>
        <translation>round {round} di {rounds}</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Tenuti</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persi</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La classifica</translation>
    </message>
    <message>
        <source>The winner of the ford gets a point, and everybody recovers.</source>
        <translation>Chi vince il guado riceve un punto, e tutti si rimettono.</translation>
    </message>
    <message>
        <source>It takes about {middle} {middle:round|rounds}, mostly {short} to {long}.</source>
        <translation>Dura circa {middle} {middle:round|round}, per lo più da {short} a {long}.</translation>
    </message>
    <message>
        <source>Three fords</source>
        <translation>Tre guadi</translation>
    </message>
    <message>
        <source>the ford is held</source>
        <translation>il guado è tenuto</translation>
    </message>
    <message>
        <source>nobody holds the ford</source>
        <translation>nessuno tiene il guado</translation>
    </message>
    <message>
        <source>the ford is lost</source>
        <translation>il guado è perso</translation>
    </message>
    <message>
        <source>Crimson always takes what looks best.</source>
        <translation>I Cremisi fanno sempre ciò che sembra meglio.</translation>
    </message>
    <message>
        <source>Crimson does the first thing that comes to mind.</source>
        <translation>I Cremisi fanno la prima cosa che viene loro in mente.</translation>
    </message>
    <message>
        <source>Somebody at the same screen leads Crimson: the last of several players, or whoever sits down.</source>
        <translation>Qualcuno allo stesso schermo guida i Cremisi: l&apos;ultimo di più giocatori, o chi si siede.</translation>
    </message>
    <message>
        <source>nobody gains experience at a ford</source>
        <translation>a un guado nessuno guadagna esperienza</translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation>Combattente</translation>
    </message>
    <message>
        <source>{hero} has room for another skill: {slot}</source>
        <translation>{hero} ha posto per un&apos;altra abilità: {slot}</translation>
    </message>
    <message>
        <source>raised</source>
        <translation>aumenti</translation>
    </message>
    <message>
        <source>No longer at hand: {names}.</source>
        <translation>Non più a portata di mano: {names}.</translation>
    </message>
    <message>
        <source>{hero} can be taken {most} times, not more often</source>
        <translation>{hero} si può prendere {most} volte, non di più</translation>
    </message>
    <message>
        <source>Taken since the last battle</source>
        <translation>Preso dopo l&apos;ultima battaglia</translation>
    </message>
    <message>
        <source>The last battle</source>
        <translation>L&apos;ultima battaglia</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Apprese</translation>
    </message>
    <message>
        <source>At hand in the next battle</source>
        <translation>A portata di mano nella prossima battaglia</translation>
    </message>
    <message>
        <source>Raised by</source>
        <translation>Aumenti</translation>
    </message>
    <message>
        <source>At the beginning of the next battle</source>
        <translation>All&apos;inizio della prossima battaglia</translation>
    </message>
    <message>
        <source>On the bench</source>
        <translation>In panchina</translation>
    </message>
    <message>
        <source>Service record</source>
        <translation>Stato di servizio</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Flag of the story</source>
        <translation>Segno della storia</translation>
    </message>
    <message>
        <source>Visited</source>
        <translation>Visitata</translation>
    </message>
    <message>
        <source>On show</source>
        <translation>In mostra</translation>
    </message>
    <message>
        <source>Gauge</source>
        <translation>Indicatore</translation>
    </message>
    <message>
        <source>the common stock</source>
        <translation>la scorta comune</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>First class</source>
        <translation>Prima classe</translation>
    </message>
    <message>
        <source>What was at hand does not fit here and was put away.</source>
        <translation>Ciò che era a portata di mano qui non va bene ed è stato messo da parte.</translation>
    </message>
    <message>
        <source>{trait} of a guest cannot be raised by {count}: 1 or more</source>
        <translation>{trait} di un ospite non può aumentare di {count}: 1 o più</translation>
    </message>
    <message>
        <source>bring {names}</source>
        <translation>porta {names}</translation>
    </message>
    <message>
        <source>what {hero} has at hand</source>
        <translation>ciò che {hero} ha a portata di mano</translation>
    </message>
    <message>
        <source>{hero} has just this at hand already</source>
        <translation>{hero} ha già a portata di mano proprio questo</translation>
    </message>
    <message>
        <source>put away what {hero} has at hand</source>
        <translation>metti da parte ciò che {hero} ha a portata di mano</translation>
    </message>
    <message>
        <source>{hero} has nothing at hand</source>
        <translation>{hero} non ha nulla a portata di mano</translation>
    </message>
    <message>
        <source>just this is at hand already</source>
        <translation>è già a portata di mano proprio questo</translation>
    </message>
    <message>
        <source>there is no trait {name!r}: {remedy}</source>
        <translation>non c&apos;è la caratteristica {name!r}: {remedy}</translation>
    </message>
    <message>
        <source>there is no place in the story {name!r}: {remedy}</source>
        <translation>nella storia non c&apos;è il luogo {name!r}: {remedy}</translation>
    </message>
    <message>
        <source>there is no skill {name!r}: {remedy}</source>
        <translation>non c&apos;è l&apos;abilità {name!r}: {remedy}</translation>
    </message>
    <message>
        <source>there is no boon {name!r}: {remedy}</source>
        <translation>non c&apos;è il favore {name!r}: {remedy}</translation>
    </message>
    <message>
        <source>there is none at all</source>
        <translation>non ce n&apos;è nessuno</translation>
    </message>
    <message>
        <source>Set by hand: {who}, {field}: {old} before, {value} now</source>
        <translation>Impostato a mano: {who}, {field}: prima {old}, ora {value}</translation>
    </message>
    <message>
        <source>Set by hand: {kind}, {what}: {before} before, {count} now</source>
        <translation>Impostato a mano: {kind}, {what}: prima {before}, ora {count}</translation>
    </message>
    <message>
        <source>set by hand: {who}, {field}</source>
        <translation>imposta a mano: {who}, {field}</translation>
    </message>
    <message>
        <source>{field}: it is {value} already</source>
        <translation>{field}: è già {value}</translation>
    </message>
    <message>
        <source>set by hand: {kind}, {what}</source>
        <translation>imposta a mano: {kind}, {what}</translation>
    </message>
    <message>
        <source>{kind}, {what}: it is {count} already</source>
        <translation>{kind}, {what}: è già {count}</translation>
    </message>
    <message>
        <source>Who can be taken</source>
        <translation>Chi può essere preso</translation>
    </message>
    <message>
        <source>enemy routed</source>
        <translation>nemici in rotta</translation>
    </message>
    <message>
        <source>more points</source>
        <translation>più punti</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>pareggio</translation>
    </message>
    <message>
        <source>fewer points</source>
        <translation>meno punti</translation>
    </message>
    <message>
        <source>band routed</source>
        <translation>banda in rotta</translation>
    </message>
    <message>
        <source>It meets {band}.</source>
        <translation>Incontra {band}.</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profili</translation>
    </message>
    <message>
        <source>Azure has {places} {places:place|places} here</source>
        <translation>gli Azzurri hanno qui {places} {places:posto|posti}</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Combattenti</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Riva</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Rive</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Compagnia</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Compagnie</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Who looks is offered no other work here during this visit. What it shows can be read again.</source>
        <translation>A chi la guarda, durante questa visita qui non si offre altro lavoro. Ciò che mostra si può rileggere.</translation>
    </message>
    <message>
        <source>one battle</source>
        <translation>una battaglia</translation>
    </message>
    <message>
        <source>{name} is {title}. An advanced class is taken for good: it teaches other skills, changes the diamonds, and raises one characteristic.</source>
        <translation>{name} è {title}. Una classe avanzata si prende per sempre: insegna altre abilità, cambia i rombi e aumenta una caratteristica.</translation>
    </message>
    <message>
        <source>What is raised as {what}</source>
        <translation>Che cosa aumenta come {what}</translation>
    </message>
    <message>
        <source>Raise {title}</source>
        <translation>Aumenta {title}</translation>
    </message>
    <message>
        <source>Headgear</source>
        <translation>Copricapo</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Pergamena</translation>
    </message>
    <message>
        <source>Consumable</source>
        <translation>Consumabile</translation>
    </message>
    <message>
        <source>Keepsake</source>
        <translation>Ricordo</translation>
    </message>
    <message>
        <source>Reagent · Pecunia</source>
        <translation>Reagente · Pecunia</translation>
    </message>
    <message>
        <source>Reagent · Alchemia</source>
        <translation>Reagente · Alchemia</translation>
    </message>
    <message>
        <source>Reagent · Elementum</source>
        <translation>Reagente · Elementum</translation>
    </message>
    <message>
        <source>Skill · Attack</source>
        <translation>Abilità · Attacco</translation>
    </message>
    <message>
        <source>Skill · Defence</source>
        <translation>Abilità · Difesa</translation>
    </message>
    <message>
        <source>Skill · Support</source>
        <translation>Abilità · Supporto</translation>
    </message>
    <message>
        <source>Skill · Movement</source>
        <translation>Abilità · Movimento</translation>
    </message>
    <message>
        <source>Reagent</source>
        <translation>Reagente</translation>
    </message>
    <message>
        <source>No recipe of yours needs it.</source>
        <translation>Nessuna delle vostre ricette ne ha bisogno.</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Ricetta</translation>
    </message>
    <message>
        <source>Add a reagent…</source>
        <translation>Aggiungi un reagente…</translation>
    </message>
    <message>
        <source>Add a reagent that was kept…</source>
        <translation>Aggiungi un reagente conservato…</translation>
    </message>
    <message>
        <source>Add a recipe…</source>
        <translation>Aggiungi una ricetta…</translation>
    </message>
    <message>
        <source>Teaches: {skills}</source>
        <translation>Insegna: {skills}</translation>
    </message>
    <message>
        <source>Perilium</source>
        <translation>Perilium</translation>
    </message>
    <message>
        <source>the last {count} {count:line|lines} of battle {id} {count:does|do} not follow; cut off</source>
        <translation>{count:l&apos;ultima|le ultime} {count} {count:riga|righe} della battaglia {id} non {count:segue|seguono} dalle altre; {count:tagliata|tagliate}</translation>
    </message>
    <message>
        <source>{card} ({id}) is carried by somebody; it goes to the stock</source>
        <translation>{card} ({id}) è portato da qualcuno; va alla scorta</translation>
    </message>
    <message>
        <source>{name} has the same trait raised twice; one stays</source>
        <translation>{name} ha due volte un aumento della stessa caratteristica; uno resta</translation>
    </message>
    <message>
        <source>what is in it is not what was written last</source>
        <translation>ciò che contiene non è ciò che vi era stato scritto per ultimo</translation>
    </message>
    <message>
        <source>{file} was damaged ({found}); it was mended, and nothing is lost</source>
        <translation>{file} era danneggiato ({found}); è stato riparato e nulla è andato perduto</translation>
    </message>
    <message>
        <source>its tallies are not of the same moment</source>
        <translation>i suoi conteggi non sono dello stesso momento</translation>
    </message>
    <message>
        <source>it is a link, or its links lead in a circle</source>
        <translation>è un collegamento, o i suoi collegamenti girano in tondo</translation>
    </message>
    <message>
        <source>{key} names something twice</source>
        <translation>{key} nomina qualcosa due volte</translation>
    </message>
    <message>
        <source>{inside} is too large, cut off, or no picture</source>
        <translation>{inside} è troppo grande, troncato, o non è un’immagine</translation>
    </message>
    <message>
        <source>what is in {table!r} is not what was written last</source>
        <translation>ciò che contiene {table!r} non è ciò che vi era stato scritto per ultimo</translation>
    </message>
    <message>
        <source>nothing tells whether more is missing</source>
        <translation>nulla dice se manchi dell’altro</translation>
    </message>
    <message>
        <source>connect it, or name another in the settings</source>
        <translation>collegala, oppure indicane un’altra nelle impostazioni</translation>
    </message>
    <message>
        <source>Snapshots are not copied to the second place now: {reason} They are made here as ever, and copied as soon as that works.</source>
        <translation>Ora le istantanee non vengono copiate nel secondo luogo: {reason} Qui si fanno come sempre, e saranno copiate appena sarà possibile.</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation>c&apos;è già un file con questo nome</translation>
    </message>
    <message>
        <source>name another</source>
        <translation>indicane un altro</translation>
    </message>
    <message>
        <source>{file} is written; open it in the window to play on</source>
        <translation>{file} è scritto; aprilo nella finestra per continuare a giocare</translation>
    </message>
    <message>
        <source>there is a campaign in this database already</source>
        <translation>in questo database c&apos;è già una campagna</translation>
    </message>
    <message>
        <source>what has arrived is not what was sent</source>
        <translation>ciò che è arrivato non è ciò che è stato inviato</translation>
    </message>
    <message>
        <source>empty the database and try again</source>
        <translation>svuota il database e riprova</translation>
    </message>
    <message>
        <source>the pack {name} is not here, and was left out</source>
        <translation>il pacchetto {name} non c&apos;è, ed è stato lasciato fuori</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>nessun problema</translation>
    </message>
    <message>
        <source>{name!r} ({kind}) does not belong in it</source>
        <translation>{name!r} ({kind}) non dovrebbe trovarsi qui</translation>
    </message>
    <message>
        <source>the index {name!r} is missing</source>
        <translation>manca l’indice {name!r}</translation>
    </message>
    <message>
        <source>the table {name!r} is missing</source>
        <translation>manca la tabella {name!r}</translation>
    </message>
    <message>
        <source>{name!r} ({kind}) is not made as it should be</source>
        <translation>{name!r} ({kind}) non è fatto come dovrebbe</translation>
    </message>
    <message>
        <source>{name} (kept)</source>
        <translation>{name} (conservata)</translation>
    </message>
    <message>
        <source>at hand</source>
        <translation>a portata di mano</translation>
    </message>
    <message>
        <source>begins with</source>
        <translation>comincia con</translation>
    </message>
    <message>
        <source>{hero} joins where that is to be had: {counter}</source>
        <translation>{hero} entra dove lo si può avere: {counter}</translation>
    </message>
    <message>
        <source>after this battle there is no time for it</source>
        <translation>dopo questa battaglia non c’è più tempo</translation>
    </message>
    <message>
        <source>{kind}, {what}: it follows from the rest and is not set</source>
        <translation>{kind}, {what}: dipende dal resto e non si imposta a mano</translation>
    </message>
    <message>
        <source>take at most {most} {most:hero|heroes}</source>
        <translation>prendete {most} {most:eroe|eroi} al massimo</translation>
    </message>
    <message>
        <source>a roll</source>
        <translation>un tiro</translation>
    </message>
    <message>
        <source>in Reserve</source>
        <translation>in Riserva</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>almeno uno</translation>
    </message>
    <message>
        <source>stood up from Stun</source>
        <translation>si è rialzato da Stordito</translation>
    </message>
    <message>
        <source>tied to a summoning</source>
        <translation>vincolato a un&apos;evocazione</translation>
    </message>
    <message>
        <source>a Hero keeps vigil</source>
        <translation>un Eroe veglia</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conto</translation>
    </message>
    <message>
        <source>How the night ended, what everybody learned, and how many nights in a row were lost.</source>
        <translation>Com&apos;è finita la notte, che cosa ha imparato ciascuno, e quante notti di fila sono state perse.</translation>
    </message>
    <message>
        <source>Salvage</source>
        <translation>Recupero</translation>
    </message>
    <message>
        <source>What was left in the yard, in pockets and in cells.</source>
        <translation>Ciò che è rimasto nel cortile, nelle tasche e nelle celle.</translation>
    </message>
    <message>
        <source>Scars</source>
        <translation>Cicatrici</translation>
    </message>
    <message>
        <source>The Fallen fade, the tired rest, and whoever was killed finds out what is left.</source>
        <translation>I Caduti svaniscono, gli stanchi riposano, e chi è stato ucciso scopre che cosa ne resta.</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castello</translation>
    </message>
    <message>
        <source>Walls are looked at, cells are counted, and the garden is watered.</source>
        <translation>Si guardano i muri, si contano le celle, e si annaffia il giardino.</translation>
    </message>
    <message>
        <source>Valley</source>
        <translation>Valle</translation>
    </message>
    <message>
        <source>Word goes along the ring road, tribute comes up it, and so does the pedlar.</source>
        <translation>Per la strada ad anello corrono le voci, sale il tributo, e sale anche l&apos;ambulante.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Repair, brew, heal, learn, and see to the valley, until the next night is begun.</source>
        <translation>Riparate, distillate, curate, imparate, e badate alla valle, finché non comincia la prossima notte.</translation>
    </message>
    <message>
        <source>Levels gained</source>
        <translation>Livelli guadagnati</translation>
    </message>
    <message>
        <source>Villagers killed</source>
        <translation>Abitanti uccisi</translation>
    </message>
    <message>
        <source>Heroes killed</source>
        <translation>Eroi uccisi</translation>
    </message>
    <message>
        <source>Times killed</source>
        <translation>Volte che è stato ucciso</translation>
    </message>
    <message>
        <source>Lay dead at the end</source>
        <translation>Morto alla fine</translation>
    </message>
    <message>
        <source>results</source>
        <translation>risultati</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Tributo</translation>
    </message>
    <message>
        <source>Dues</source>
        <translation>Tributi</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Mostri</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Castelli</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Villaggio</translation>
    </message>
    <message>
        <source>Villages</source>
        <translation>Villaggi</translation>
    </message>
    <message>
        <source>Great Hall</source>
        <translation>Sala grande</translation>
    </message>
    <message>
        <source>Nobody has come to bargain.</source>
        <translation>Nessuno è venuto a trattare.</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Cancello</translation>
    </message>
    <message>
        <source>There is nobody in the cells, and nobody in the valley who could be frightened today.</source>
        <translation>Nelle celle non c&apos;è nessuno, e nella valle nessuno che oggi si possa spaventare.</translation>
    </message>
    <message>
        <source>Pedlar</source>
        <translation>Ambulante</translation>
    </message>
    <message>
        <source>The pedlar has sold what he had, or has not found the castle yet.</source>
        <translation>L&apos;ambulante ha venduto quel che aveva, o non ha ancora trovato il castello.</translation>
    </message>
    <message>
        <source>Masons</source>
        <translation>Muratori</translation>
    </message>
    <message>
        <source>All walls stand, and the masons want nothing but their dinner.</source>
        <translation>Tutti i muri sono in piedi, e i muratori non vogliono altro che la cena.</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>The castle knows no recipe yet.</source>
        <translation>Il castello non conosce ancora nessuna ricetta.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>There is no recipe in the library that the castle does not know.</source>
        <translation>In biblioteca non c&apos;è ricetta che il castello non conosca.</translation>
    </message>
    <message>
        <source>Crypt</source>
        <translation>Cripta</translation>
    </message>
    <message>
        <source>Nobody bears a scar, and nobody lies here.</source>
        <translation>Nessuno porta una cicatrice, e qui non giace nessuno.</translation>
    </message>
    <message>
        <source>Summoning Room</source>
        <translation>Stanza di Evocazione</translation>
    </message>
    <message>
        <source>Whoever could be called is here already.</source>
        <translation>Chi si poteva chiamare è già qui.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restano</translation>
    </message>
    <message>
        <source>Village or captive</source>
        <translation>Villaggio o prigioniero</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Lavoro</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Con che cosa</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Treatment</source>
        <translation>Cura</translation>
    </message>
    <message>
        <source>bargain with {what}</source>
        <translation>tratta con {what}</translation>
    </message>
    <message>
        <source>A bargain was made with {what}</source>
        <translation>Si è trattato con {what}</translation>
    </message>
    <message>
        <source>frighten {what}</source>
        <translation>spaventa {what}</translation>
    </message>
    <message>
        <source>{whom} went down and frightened {what}</source>
        <translation>{whom} è giù nella valle, e ha spaventato {what}</translation>
    </message>
    <message>
        <source>let a captive go to {what}</source>
        <translation>lascia andare un prigioniero a {what}</translation>
    </message>
    <message>
        <source>Somebody was let go to {what}</source>
        <translation>Qualcuno è stato lasciato andare a {what}</translation>
    </message>
    <message>
        <source>betray {what}</source>
        <translation>tradisci {what}</translation>
    </message>
    <message>
        <source>The pact with {what} was broken</source>
        <translation>Il patto con {what} è stato rotto</translation>
    </message>
    <message>
        <source>give up {what} for a ransom</source>
        <translation>cedi per un riscatto: {what}</translation>
    </message>
    <message>
        <source>{what}: ransomed for {price}</source>
        <translation>{what}: riscatto di {price}</translation>
    </message>
    <message>
        <source>{what} bought of the pedlar for {price}</source>
        <translation>{what}: acquisto dall&apos;ambulante per {price}</translation>
    </message>
    <message>
        <source>bought of the pedlar</source>
        <translation>comprato dall&apos;ambulante</translation>
    </message>
    <message>
        <source>have a breach mended: {what}</source>
        <translation>fai rattoppare una breccia: {what}</translation>
    </message>
    <message>
        <source>A breach was mended for nothing: {what}</source>
        <translation>Una breccia è stata rattoppata per niente: {what}</translation>
    </message>
    <message>
        <source>have a breach repaired: {what}</source>
        <translation>fai riparare una breccia: {what}</translation>
    </message>
    <message>
        <source>A breach was repaired for {price}: {what}</source>
        <translation>Una breccia è stata riparata per {price}: {what}</translation>
    </message>
    <message>
        <source>build: {what}</source>
        <translation>costruisci: {what}</translation>
    </message>
    <message>
        <source>A room was built for {price}: {what}</source>
        <translation>Una stanza è stata costruita per {price}: {what}</translation>
    </message>
    <message>
        <source>built by the masons</source>
        <translation>costruito dai muratori</translation>
    </message>
    <message>
        <source>have {what} made</source>
        <translation>fai fare: {what}</translation>
    </message>
    <message>
        <source>{what} made by the masons for {price}</source>
        <translation>{what}: lavoro dei muratori per {price}</translation>
    </message>
    <message>
        <source>made by the masons</source>
        <translation>fatto dai muratori</translation>
    </message>
    <message>
        <source>have another room: {what}</source>
        <translation>scegli un&apos;altra stanza: {what}</translation>
    </message>
    <message>
        <source>The castle has another room: {what}</source>
        <translation>Il castello ha un&apos;altra stanza: {what}</translation>
    </message>
    <message>
        <source>make {what}</source>
        <translation>prepara {what}</translation>
    </message>
    <message>
        <source>{what} made in the laboratory</source>
        <translation>{what}: preparazione del laboratorio</translation>
    </message>
    <message>
        <source>made in the laboratory</source>
        <translation>fatto in laboratorio</translation>
    </message>
    <message>
        <source>learn the recipe {what}</source>
        <translation>impara la ricetta {what}</translation>
    </message>
    <message>
        <source>The recipe {what} was learned</source>
        <translation>La ricetta {what} è stata imparata</translation>
    </message>
    <message>
        <source>heal {what} of {whom}</source>
        <translation>cura {what} di {whom}</translation>
    </message>
    <message>
        <source>{whom} was healed: {what}</source>
        <translation>Cicatrice curata a {whom}: {what}</translation>
    </message>
    <message>
        <source>heal all scars of {whom}</source>
        <translation>cura tutte le cicatrici di {whom}</translation>
    </message>
    <message>
        <source>All scars of {whom} were healed, and somebody was not seen again</source>
        <translation>Tutte le cicatrici di {whom} sono state curate, e qualcuno non s&apos;è più visto</translation>
    </message>
    <message>
        <source>raise {whom}</source>
        <translation>fai rialzare {whom}</translation>
    </message>
    <message>
        <source>{whom} rose again</source>
        <translation>{whom} è di nuovo in piedi</translation>
    </message>
    <message>
        <source>make a thrall</source>
        <translation>fai un Asservito</translation>
    </message>
    <message>
        <source>Somebody got up again in the crypt, and serves</source>
        <translation>Nella cripta qualcuno si è rialzato, e serve</translation>
    </message>
    <message>
        <source>made in the crypt</source>
        <translation>fatto nella cripta</translation>
    </message>
    <message>
        <source>call {what}</source>
        <translation>chiama {what}</translation>
    </message>
    <message>
        <source>{what} was called</source>
        <translation>{what}: la chiamata ha avuto risposta</translation>
    </message>
    <message>
        <source>deepen {whom}</source>
        <translation>approfondisci {whom}</translation>
    </message>
    <message>
        <source>{whom} was deepened</source>
        <translation>Approfondimento di {whom}</translation>
    </message>
    <message>
        <source>&amp;Bargain</source>
        <translation>&amp;Tratta</translation>
    </message>
    <message>
        <source>&amp;Frighten</source>
        <translation>&amp;Spaventa</translation>
    </message>
    <message>
        <source>Frighten {what}</source>
        <translation>Spaventa {what}</translation>
    </message>
    <message>
        <source>&amp;Let go</source>
        <translation>&amp;Lascia andare</translation>
    </message>
    <message>
        <source>Bet&amp;ray</source>
        <translation>T&amp;radisci</translation>
    </message>
    <message>
        <source>Take the &amp;ransom</source>
        <translation>Prendi il &amp;riscatto</translation>
    </message>
    <message>
        <source>Take {count} &amp;ransoms</source>
        <translation>Prendi {count} &amp;riscatti</translation>
    </message>
    <message>
        <source>&amp;Mend for nothing</source>
        <translation>Rattoppa per &amp;niente</translation>
    </message>
    <message>
        <source>&amp;Repair</source>
        <translation>&amp;Ripara</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>&amp;Costruisci</translation>
    </message>
    <message>
        <source>Have it ma&amp;de</source>
        <translation>&amp;Fallo fare</translation>
    </message>
    <message>
        <source>Have this &amp;instead</source>
        <translation>&amp;Invece questa</translation>
    </message>
    <message>
        <source>Used up: {gone}.</source>
        <translation>Consumati: {gone}.</translation>
    </message>
    <message>
        <source>&amp;Make</source>
        <translation>&amp;Prepara</translation>
    </message>
    <message>
        <source>&amp;Make {count}</source>
        <translation>&amp;Preparane {count}</translation>
    </message>
    <message>
        <source>&amp;Learn it</source>
        <translation>&amp;Imparala</translation>
    </message>
    <message>
        <source>&amp;Heal</source>
        <translation>&amp;Cura</translation>
    </message>
    <message>
        <source>Heal it in the crypt</source>
        <translation>Curala nella cripta</translation>
    </message>
    <message>
        <source>Heal &amp;all</source>
        <translation>Cura &amp;tutto</translation>
    </message>
    <message>
        <source>&amp;Raise</source>
        <translation>&amp;Rialza</translation>
    </message>
    <message>
        <source>Make a &amp;thrall</source>
        <translation>Fai un &amp;Asservito</translation>
    </message>
    <message>
        <source>&amp;Call</source>
        <translation>&amp;Chiama</translation>
    </message>
    <message>
        <source>{price} Experience, {left} left.</source>
        <translation>{price} Esperienza, ne restano {left}.</translation>
    </message>
    <message>
        <source>Learn {what} for {price} Experience</source>
        <translation>Impara {what} per {price} Esperienza</translation>
    </message>
    <message>
        <source>{told} {price} Experience, {left} left.</source>
        <translation>{told} {price} Esperienza, ne restano {left}.</translation>
    </message>
    <message>
        <source>Deepen for {price}</source>
        <translation>Approfondisci per {price}</translation>
    </message>
    <message>
        <source>What grows?</source>
        <translation>Che cosa cresce?</translation>
    </message>
    <message>
        <source>{title}</source>
        <translation>{title}</translation>
    </message>
    <message>
        <source>{most} {most:treatment is|treatments are} the most for one day</source>
        <translation>al giorno {most:si fa|si fanno} al massimo {most} {most:cura|cure}</translation>
    </message>
    <message>
        <source>nobody of that kind sits in a cell</source>
        <translation>nelle celle non c&apos;è nessuno di quella specie</translation>
    </message>
    <message>
        <source>the castle is full: {most} at most</source>
        <translation>il castello è pieno: al massimo {most}</translation>
    </message>
    <message>
        <source>one Monster a day is called</source>
        <translation>si chiama un Mostro al giorno</translation>
    </message>
    <message>
        <source>Dread {dread}, Anger {anger}: {temper}</source>
        <translation>Timore {dread}, Rabbia {anger}: {temper}</translation>
    </message>
    <message>
        <source>the valley does not know yet that anybody is at home</source>
        <translation>la valle non sa ancora che in casa c&apos;è qualcuno</translation>
    </message>
    <message>
        <source>something was done in {village} today already</source>
        <translation>a {village} oggi si è già fatto qualcosa</translation>
    </message>
    <message>
        <source>two deeds a day are the most</source>
        <translation>si fanno al massimo due cose al giorno nella valle</translation>
    </message>
    <message>
        <source>{village} has a pact with the castle</source>
        <translation>{village} ha un patto con il castello</translation>
    </message>
    <message>
        <source>{name} lies in the crypt</source>
        <translation>{name} giace nella cripta</translation>
    </message>
    <message>
        <source>{name} is in the valley already</source>
        <translation>{name} è già nella valle</translation>
    </message>
    <message>
        <source>{village} has no pact</source>
        <translation>{village} non ha nessun patto</translation>
    </message>
    <message>
        <source>there is nothing left to bargain for in {village}</source>
        <translation>a {village} non resta nulla su cui trattare</translation>
    </message>
    <message>
        <source>betray</source>
        <translation>tradire</translation>
    </message>
    <message>
        <source>for Dues</source>
        <translation>per Tributi</translation>
    </message>
    <message>
        <source>frighten</source>
        <translation>spaventare</translation>
    </message>
    <message>
        <source>{role}, {type}: Health {health}, Movement {movement}, Defence {defence}, Reserve {reserve}</source>
        <translation>{role}, {type}: Salute {health}, Movimento {movement}, Difesa {defence}, Riserva {reserve}</translation>
    </message>
    <message>
        <source>It fits: {names}.</source>
        <translation>Adatto a: {names}.</translation>
    </message>
    <message>
        <source>Made of: {names}.</source>
        <translation>Si fa con: {names}.</translation>
    </message>
    <message>
        <source>It fits any room.</source>
        <translation>Adatto a ogni stanza.</translation>
    </message>
    <message>
        <source>It fits almost any room.</source>
        <translation>Adatto a quasi ogni stanza.</translation>
    </message>
    <message>
        <source>Draught</source>
        <translation>Pozione</translation>
    </message>
    <message>
        <source>Servant</source>
        <translation>Famiglio</translation>
    </message>
    <message>
        <source>Furnishing</source>
        <translation>Arredo</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>Trappola</translation>
    </message>
    <message>
        <source>it does not fit this room</source>
        <translation>non è adatto a questa stanza</translation>
    </message>
    <message>
        <source>a Spare Puppet serves only who has Puppets</source>
        <translation>un Burattino di riserva serve solo a chi ha Burattini</translation>
    </message>
    <message>
        <source>rooms hold furnishings and traps, Monsters hold draughts and servants</source>
        <translation>le stanze tengono arredi e trappole, i Mostri pozioni e famigli</translation>
    </message>
    <message>
        <source>there is room for one of these</source>
        <translation>di questi ce ne sta uno solo</translation>
    </message>
    <message>
        <source>play the night to its end first</source>
        <translation>prima giocate la notte fino alla fine</translation>
    </message>
    <message>
        <source>{rounds} {rounds:round|rounds}</source>
        <translation>{rounds} {rounds:round|round}</translation>
    </message>
    <message>
        <source>{name} cannot have spent less than nothing</source>
        <translation>{name} non può aver speso meno di niente</translation>
    </message>
    <message>
        <source>a castle has 1 to {most} seats</source>
        <translation>un castello ha da 1 a {most} posti</translation>
    </message>
    <message>
        <source>The second tier stands for the first one from the beginning of the night.</source>
        <translation>Il secondo grado vale al posto del primo fin dall&apos;inizio della notte.</translation>
    </message>
    <message>
        <source>Captives sit in a cell. They bring a ransom, heal, talk, or are let go.</source>
        <translation>I prigionieri stanno in una cella. Portano un riscatto, curano, parlano, o li si lascia andare.</translation>
    </message>
    <message>
        <source>Power B, tier I</source>
        <translation>Capacità B, grado I</translation>
    </message>
    <message>
        <source>The second power, known in every night.</source>
        <translation>La seconda Capacità, nota in ogni notte.</translation>
    </message>
    <message>
        <source>Power C, tier I</source>
        <translation>Capacità C, grado I</translation>
    </message>
    <message>
        <source>The third power, known in every night.</source>
        <translation>La terza Capacità, nota in ogni notte.</translation>
    </message>
    <message>
        <source>Power A, tier II</source>
        <translation>Capacità A, grado II</translation>
    </message>
    <message>
        <source>Power B, tier II</source>
        <translation>Capacità B, grado II</translation>
    </message>
    <message>
        <source>Power C, tier II</source>
        <translation>Capacità C, grado II</translation>
    </message>
    <message>
        <source>Deepening</source>
        <translation>Approfondimento</translation>
    </message>
    <message>
        <source>Health or Reserve slots are 1 more, once in a campaign and for good.</source>
        <translation>Salute o caselle Riserva +1, una volta per campagna e per sempre.</translation>
    </message>
    <message>
        <source>Thrall</source>
        <translation>Asservito</translation>
    </message>
    <message>
        <source>It goes where its Monster goes and never attacks. What strikes it does not strike its Monster; once it is killed it is gone.</source>
        <translation>Va dove va il suo Mostro e non attacca mai. Ciò che colpisce lui non colpisce il suo Mostro; una volta ucciso, è perduto.</translation>
    </message>
    <message>
        <source>Spare Puppet</source>
        <translation>Burattino di riserva</translation>
    </message>
    <message>
        <source>The Marionettist begins the night with three Puppets. If fewer stand at its end this one is firewood.</source>
        <translation>Il Burattinaio comincia la notte con tre Burattini. Se alla fine ne restano in piedi di meno, questo è legna da ardere.</translation>
    </message>
    <message>
        <source>Captive Commoner</source>
        <translation>Popolano prigioniero</translation>
    </message>
    <message>
        <source>Captive Hunter</source>
        <translation>Cacciatore prigioniero</translation>
    </message>
    <message>
        <source>Captive Hero</source>
        <translation>Eroe prigioniero</translation>
    </message>
    <message>
        <source>Abroad</source>
        <translation>Nella valle</translation>
    </message>
    <message>
        <source>It is in the valley, frightening people, and stays out of the coming night.</source>
        <translation>È giù nella valle a spaventare la gente, e resta fuori dalla prossima notte.</translation>
    </message>
    <message>
        <source>Fallen</source>
        <translation>Caduto</translation>
    </message>
    <message>
        <source>It lies in the crypt until somebody raises it. After the next night it is Fading.</source>
        <translation>Giace nella cripta finché qualcuno non lo fa rialzare. Dopo la prossima notte è Evanescente.</translation>
    </message>
    <message>
        <source>Fading</source>
        <translation>Evanescente</translation>
    </message>
    <message>
        <source>There is one day left to raise it. After the next night it is dust.</source>
        <translation>Resta un giorno per farlo rialzare. Dopo la prossima notte è polvere.</translation>
    </message>
    <message>
        <source>Breach</source>
        <translation>Breccia</translation>
    </message>
    <message>
        <source>A hole in the wall. A room with two of them is ruined, and one more brings it down.</source>
        <translation>Un buco nel muro. Una stanza che ne ha due è in rovina, e un altro ancora la fa crollare.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Capacità</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Stanza</translation>
    </message>
    <message>
        <source>Captive</source>
        <translation>Prigioniero</translation>
    </message>
    <message>
        <source>Scar</source>
        <translation>Cicatrice</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Capacità</translation>
    </message>
    <message>
        <source>Deepenings</source>
        <translation>Approfondimenti</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Stanze</translation>
    </message>
    <message>
        <source>{item} is a room: nobody carries it off</source>
        <translation>{item} è una stanza: nessuno se la porta via</translation>
    </message>
    <message>
        <source>Furnishings</source>
        <translation>Arredi</translation>
    </message>
    <message>
        <source>Draughts</source>
        <translation>Pozioni</translation>
    </message>
    <message>
        <source>Servants</source>
        <translation>Famigli</translation>
    </message>
    <message>
        <source>Captives</source>
        <translation>Prigionieri</translation>
    </message>
    <message>
        <source>{item} sits in a cell: nobody carries captives about</source>
        <translation>{item} sta in una cella: nessuno porta in giro i prigionieri</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Stati</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>Brecce</translation>
    </message>
    <message>
        <source>Heroes of the village</source>
        <translation>Eroi del villaggio</translation>
    </message>
    <message>
        <source>Add a power of {name}…</source>
        <translation>Aggiungi una Capacità di {name}…</translation>
    </message>
    <message>
        <source>Add a room…</source>
        <translation>Aggiungi una stanza…</translation>
    </message>
    <message>
        <source>Add a furnishing…</source>
        <translation>Aggiungi un arredo…</translation>
    </message>
    <message>
        <source>Add a furnishing of {name}…</source>
        <translation>Aggiungi un arredo di {name}…</translation>
    </message>
    <message>
        <source>Furnishings in stock</source>
        <translation>Arredi di scorta</translation>
    </message>
    <message>
        <source>Add a brewed trap…</source>
        <translation>Aggiungi una trappola di laboratorio…</translation>
    </message>
    <message>
        <source>Add a trap of {name}…</source>
        <translation>Aggiungi una trappola di {name}…</translation>
    </message>
    <message>
        <source>Traps in stock</source>
        <translation>Trappole di scorta</translation>
    </message>
    <message>
        <source>Add a draught…</source>
        <translation>Aggiungi una pozione…</translation>
    </message>
    <message>
        <source>Add a draught of {name}…</source>
        <translation>Aggiungi una pozione di {name}…</translation>
    </message>
    <message>
        <source>Draughts in stock</source>
        <translation>Pozioni di scorta</translation>
    </message>
    <message>
        <source>Add a servant…</source>
        <translation>Aggiungi un famiglio…</translation>
    </message>
    <message>
        <source>Add a servant of {name}…</source>
        <translation>Aggiungi un famiglio di {name}…</translation>
    </message>
    <message>
        <source>Servants in the castle</source>
        <translation>Famigli nel castello</translation>
    </message>
    <message>
        <source>Add a reagent that was salvaged…</source>
        <translation>Aggiungi un reagente recuperato…</translation>
    </message>
    <message>
        <source>Add a captive…</source>
        <translation>Aggiungi un prigioniero…</translation>
    </message>
    <message>
        <source>Add a scar of {name}…</source>
        <translation>Aggiungi una cicatrice di {name}…</translation>
    </message>
    <message>
        <source>Add a state of {name}…</source>
        <translation>Aggiungi uno stato di {name}…</translation>
    </message>
    <message>
        <source>one recipe a day is learnt</source>
        <translation>si impara una ricetta al giorno</translation>
    </message>
    <message>
        <source>no more than {most} {most:piece is|pieces are} made in a day</source>
        <translation>in un giorno {most:si fa|si fanno} al massimo {most} {most:pezzo|pezzi}</translation>
    </message>
    <message>
        <source>the castle does not know how {name} is made</source>
        <translation>il castello non sa come si fa: {name}</translation>
    </message>
    <message>
        <source>the pedlar has none of it today</source>
        <translation>oggi l&apos;ambulante non ne ha</translation>
    </message>
    <message>
        <source>{name} has to learn the first tier of it before</source>
        <translation>{name} deve prima impararne il primo grado</translation>
    </message>
    <message>
        <source>Reserve slots</source>
        <translation>Caselle Riserva</translation>
    </message>
    <message>
        <source>{name} has to know {count} {count:tier|tiers} first</source>
        <translation>{name} deve prima conoscere {count} {count:grado|gradi}</translation>
    </message>
    <message>
        <source>{name} was deepened already</source>
        <translation>{name} ha già un approfondimento</translation>
    </message>
    <message>
        <source>{name} had a lesson today</source>
        <translation>{name} oggi ha già avuto una lezione</translation>
    </message>
    <message>
        <source>{name} II</source>
        <translation>{name} II</translation>
    </message>
    <message>
        <source>{name} I</source>
        <translation>{name} I</translation>
    </message>
    <message>
        <source>the masons mend {most} {most:breach|breaches} a day</source>
        <translation>i muratori riparano al massimo {most} {most:breccia|brecce} al giorno</translation>
    </message>
    <message>
        <source>the masons build one room a day</source>
        <translation>i muratori costruiscono una stanza al giorno</translation>
    </message>
    <message>
        <source>nobody mends anything for nothing today</source>
        <translation>oggi nessuno rattoppa niente per niente</translation>
    </message>
    <message>
        <source>the castle has enough of these</source>
        <translation>di questi il castello ne ha abbastanza</translation>
    </message>
    <message>
        <source>{room} is ruined: the repair of a breach costs {dues} Dues</source>
        <translation>{room}, in rovina: riparare una breccia costa {dues} {dues:Tributo|Tributi}</translation>
    </message>
    <message>
        <source>this is done in the castle, not in {place}</source>
        <translation>questo si fa nel castello, non a {place}</translation>
    </message>
    <message>
        <source>the castle has no such room: {room}; the masons build it for {dues} Dues</source>
        <translation>il castello non ha questa stanza: {room}; i muratori la costruiscono per {dues} {dues:Tributo|Tributi}</translation>
    </message>
    <message>
        <source>Standard: the Fallen have one more day after their first, and then they are dust.</source>
        <translation>Normale: i Caduti hanno un altro giorno dopo il primo, e poi sono polvere.</translation>
    </message>
    <message>
        <source>Gentle: the Heart begins with 2 more, the Fallen never fade, and repairs are cheaper by 1.</source>
        <translation>Mite: il Cuore comincia con 2 in più, i Caduti non svaniscono mai, e le riparazioni costano un Tributo in meno.</translation>
    </message>
    <message>
        <source>Grim: the Heart begins with 2 less, and the Fallen are dust after the next night.</source>
        <translation>Cupo: il Cuore comincia con 2 in meno, e i Caduti sono polvere dopo la prossima notte.</translation>
    </message>
    <message>
        <source>there is no difficulty {name!r}</source>
        <translation>non c&apos;è nessuna difficoltà {name!r}</translation>
    </message>
    <message>
        <source>the pack has no night {name!r}</source>
        <translation>il pacchetto non ha nessuna notte {name!r}</translation>
    </message>
    <message>
        <source>choose among {names}</source>
        <translation>scegli fra {names}</translation>
    </message>
    <message>
        <source>the castle stood</source>
        <translation>il castello ha retto</translation>
    </message>
    <message>
        <source>the Heart bled</source>
        <translation>il Cuore ha sanguinato</translation>
    </message>
    <message>
        <source>the Heart was broken</source>
        <translation>il Cuore è stato spezzato</translation>
    </message>
    <message>
        <source>it slipped away</source>
        <translation>è sfuggita di mano</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Heart left</source>
        <translation>Cuore rimasto</translation>
    </message>
    <message>
        <source>Commoners that died</source>
        <translation>Popolani morti</translation>
    </message>
    <message>
        <source>Hunters that died</source>
        <translation>Cacciatori morti</translation>
    </message>
    <message>
        <source>Yunfakh among them</source>
        <translation>Yunfakh fra loro</translation>
    </message>
    <message>
        <source>Heroes that died</source>
        <translation>Eroi morti</translation>
    </message>
    <message>
        <source>Died of Burn</source>
        <translation>Morti per Bruciare</translation>
    </message>
    <message>
        <source>Given up (1 if so)</source>
        <translation>Abbandonata (1 se sì)</translation>
    </message>
    <message>
        <source>Villagers in the Great Hall, if it was stormed</source>
        <translation>Abitanti nella Sala grande, se è stata presa d&apos;assalto</translation>
    </message>
    <message>
        <source>Villagers in the Laboratory, if it was stormed</source>
        <translation>Abitanti nel Laboratorio, se è stato preso d&apos;assalto</translation>
    </message>
    <message>
        <source>Villagers in the Crypt, if it was stormed</source>
        <translation>Abitanti nella Cripta, se è stata presa d&apos;assalto</translation>
    </message>
    <message>
        <source>Villagers in the Summoning Room, if it was stormed</source>
        <translation>Abitanti nella Stanza di Evocazione, se è stata presa d&apos;assalto</translation>
    </message>
    <message>
        <source>Villagers in the Library, if it was stormed</source>
        <translation>Abitanti nella Biblioteca, se è stata presa d&apos;assalto</translation>
    </message>
    <message>
        <source>Villagers in the Armoury, if it was stormed</source>
        <translation>Abitanti nell&apos;Armeria, se è stata presa d&apos;assalto</translation>
    </message>
    <message>
        <source>Villagers in the Hothouse, if it was stormed</source>
        <translation>Abitanti nella Serra, se è stata presa d&apos;assalto</translation>
    </message>
    <message>
        <source>Villagers in the Oubliette, if it was stormed</source>
        <translation>Abitanti nella Segreta, se è stata presa d&apos;assalto</translation>
    </message>
    <message>
        <source>Villagers in the Belfry, if it was stormed</source>
        <translation>Abitanti nel Campanile, se è stato preso d&apos;assalto</translation>
    </message>
    <message>
        <source>more Yunfakh than Hunters died: they are Hunters too</source>
        <translation>sono morti più Yunfakh che Cacciatori: sono Cacciatori anche loro</translation>
    </message>
    <message>
        <source>the Heart had {start}, and {left} cannot be left</source>
        <translation>il Cuore aveva {start}, e non può essergli rimasto {left}</translation>
    </message>
    <message>
        <source>a night that was given up is lost with the Heart</source>
        <translation>una notte abbandonata è persa con il Cuore</translation>
    </message>
    <message>
        <source>nobody is kept on a lost night</source>
        <translation>in una notte persa non si tiene nessuno</translation>
    </message>
    <message>
        <source>{left} of {start} is less than half: the Heart bled</source>
        <translation>{left} di {start} è meno della metà: il Cuore ha sanguinato</translation>
    </message>
    <message>
        <source>{name} can lie dead once when the night ends</source>
        <translation>{name} può essere morto una volta sola quando la notte finisce</translation>
    </message>
    <message>
        <source>{kept} were kept, and only {most} {most:Monster|Monsters} could</source>
        <translation>{kept:è stato tenuto|sono stati tenuti} {kept} {kept:prigioniero|prigionieri}, e {most:poteva|potevano} tenerne solo {most} {most:Mostro|Mostri}</translation>
    </message>
    <message>
        <source>{title}: this room is out of reach in this night</source>
        <translation>{title}: in questa notte la stanza è irraggiungibile</translation>
    </message>
    <message>
        <source>{name} was held by nobody there</source>
        <translation>lì {name} non era in mano a nessuno</translation>
    </message>
    <message>
        <source>where the Heart bled something is left, and less than half: not {left} of {start}</source>
        <translation>dove il Cuore ha sanguinato qualcosa resta, e meno della metà: non {left} di {start}</translation>
    </message>
    <message>
        <source>{name} lies dead at the end and was never killed</source>
        <translation>{name} alla fine è morto e non è mai stato ucciso</translation>
    </message>
    <message>
        <source>{title}: nobody storms a room with fewer than {least}</source>
        <translation>{title}: con meno di {least} nessuno prende d&apos;assalto una stanza</translation>
    </message>
    <message>
        <source>a broken Heart has nothing left, unless the night was given up</source>
        <translation>a un Cuore spezzato non resta nulla, a meno che la notte non sia stata abbandonata</translation>
    </message>
    <message>
        <source>a Heart with nothing left is broken</source>
        <translation>un Cuore a cui non resta nulla è spezzato</translation>
    </message>
    <message>
        <source>The Heart begins with {heart}.</source>
        <translation>Il Cuore comincia con {heart}.</translation>
    </message>
    <message>
        <source>a company consists of different Monsters</source>
        <translation>un castello ha Mostri tutti diversi</translation>
    </message>
    <message>
        <source>name each Monster once</source>
        <translation>nomina ogni Mostro una volta sola</translation>
    </message>
    <message>
        <source>{name} cannot go ({state})</source>
        <translation>{name} non può andare ({state})</translation>
    </message>
    <message>
        <source>{village} marches ({temper}).</source>
        <translation>{village} si mette in marcia ({temper}).</translation>
    </message>
    <message>
        <source>The vanguard is {count}.</source>
        <translation>L&apos;avanguardia è di {count}.</translation>
    </message>
    <message>
        <source>Fear lowers the Morale.</source>
        <translation>La paura abbassa il Morale.</translation>
    </message>
    <message>
        <source>the pack has no Monster {card!r}</source>
        <translation>il pacchetto non ha nessun Mostro {card!r}</translation>
    </message>
    <message>
        <source>leave {name} at home</source>
        <translation>lascia a casa {name}</translation>
    </message>
    <message>
        <source>Guardian</source>
        <translation>Guardiano</translation>
    </message>
    <message>
        <source>Decimator</source>
        <translation>Decimatore</translation>
    </message>
    <message>
        <source>Tormentor</source>
        <translation>Tormentatore</translation>
    </message>
    <message>
        <source>Prowler</source>
        <translation>Predatore</translation>
    </message>
    <message>
        <source>Undead</source>
        <translation>Non morto</translation>
    </message>
    <message>
        <source>Beast</source>
        <translation>Bestia</translation>
    </message>
    <message>
        <source>Spectre</source>
        <translation>Spettro</translation>
    </message>
    <message>
        <source>Fiend</source>
        <translation>Demonio</translation>
    </message>
    <message>
        <source>Construct</source>
        <translation>Costrutto</translation>
    </message>
    <message>
        <source>Movement slots</source>
        <translation>Caselle Movimento</translation>
    </message>
    <message>
        <source>Defence slots</source>
        <translation>Caselle Difesa</translation>
    </message>
    <message>
        <source>Experience for a level</source>
        <translation>Esperienza per un livello</translation>
    </message>
    <message>
        <source>ruined</source>
        <translation>in rovina</translation>
    </message>
    <message>
        <source>breached</source>
        <translation>con una breccia</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>intatta</translation>
    </message>
    <message>
        <source>The castle</source>
        <translation>Il castello</translation>
    </message>
    <message>
        <source>{held} of {most}</source>
        <translation>{held} di {most}</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celle</translation>
    </message>
    <message>
        <source>Scars and states</source>
        <translation>Cicatrici e stati</translation>
    </message>
    <message>
        <source>deepened</source>
        <translation>approfondimento</translation>
    </message>
    <message>
        <source>The valley</source>
        <translation>La valle</translation>
    </message>
    <message>
        <source>Their nights</source>
        <translation>Le loro notti</translation>
    </message>
    <message>
        <source>Whom does this Monster keep of those it beat senseless?</source>
        <translation>Chi tiene questo Mostro, fra quelli che ha tramortito?</translation>
    </message>
    <message>
        <source>There are more captives than cells: who is let go?</source>
        <translation>Ci sono più prigionieri che celle: chi si lascia andare?</translation>
    </message>
    <message>
        <source>Somebody was killed in this night: what is left of it?</source>
        <translation>Qualcuno è stato ucciso in questa notte: che cosa ne resta?</translation>
    </message>
    <message>
        <source>Two rooms are stormed by as many: heads breaches the first, tails the second.</source>
        <translation>Due stanze sono prese d&apos;assalto da altrettanti: con testa la breccia è nella prima, con croce nella seconda.</translation>
    </message>
    <message>
        <source>Several rooms are stormed by as many: which one is breached?</source>
        <translation>Più stanze sono prese d&apos;assalto da altrettanti: in quale si apre la breccia?</translation>
    </message>
    <message>
        <source>The pedlar unpacks: what does he show?</source>
        <translation>L&apos;ambulante disfa il sacco: che cosa mostra?</translation>
    </message>
    <message>
        <source>A Monster has rested: which of its scars is gone?</source>
        <translation>Un Mostro ha riposato: quale delle sue cicatrici se n&apos;è andata?</translation>
    </message>
    <message>
        <source>Pacts in force</source>
        <translation>Patti in vigore</translation>
    </message>
    <message>
        <source>Terror</source>
        <translation>Terrore</translation>
    </message>
    <message>
        <source>Mercy</source>
        <translation>Clemenza</translation>
    </message>
    <message>
        <source>Setbacks</source>
        <translation>Rovesci</translation>
    </message>
    <message>
        <source>a pact</source>
        <translation>un patto</translation>
    </message>
    <message>
        <source>up</source>
        <translation>in armi</translation>
    </message>
    <message>
        <source>cowed</source>
        <translation>intimorito</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>tranquillo</translation>
    </message>
    <message>
        <source>a bot that strikes what is nearest the Heart</source>
        <translation>un automa che colpisce ciò che è più vicino al Cuore</translation>
    </message>
    <message>
        <source>a bot that thinks of what the villagers do next</source>
        <translation>un automa che pensa a che cosa faranno gli abitanti</translation>
    </message>
    <message>
        <source>{count} {count:Monster|Monsters} would come</source>
        <translation>{count:verrebbe|verrebbero} {count} {count:Mostro|Mostri}</translation>
    </message>
    <message>
        <source>{count} {count:Guardian|Guardians} would come</source>
        <translation>{count:verrebbe|verrebbero} {count} {count:Guardiano|Guardiani}</translation>
    </message>
    <message>
        <source>{count} {count:Decimator|Decimators} would come</source>
        <translation>{count:verrebbe|verrebbero} {count} {count:Decimatore|Decimatori}</translation>
    </message>
    <message>
        <source>one to five Monsters are played</source>
        <translation>si giocano da uno a cinque Mostri</translation>
    </message>
    <message>
        <source>the pack has no Monster {card}</source>
        <translation>il pacchetto non ha nessun Mostro {card}</translation>
    </message>
    <message>
        <source>{monster} is there twice</source>
        <translation>{monster} c&apos;è due volte</translation>
    </message>
    <message>
        <source>there is a campaign called {name} already: this one is called {free}</source>
        <translation>c’è già una campagna di nome {name}: questa si chiama {free}</translation>
    </message>
    <message>
        <source>{count} of {all} {all:row|rows} of {table!r} {count:is|are} missing</source>
        <translation>{count:manca|mancano} {count} {count:riga|righe} su {all} di {table!r}</translation>
    </message>
    <message>
        <source>a row of {table} is longer than {size} MB</source>
        <translation>una riga di {table} supera i {size} MB</translation>
    </message>
    <message>
        <source>It was cancelled: nothing was written</source>
        <translation>Annullato: non è stato scritto nulla</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Vita</translation>
    </message>
    <message>
        <source>Die {number}: missed</source>
        <translation>Dado {number}: fallito</translation>
    </message>
    <message>
        <source>In sight, in Cover</source>
        <translation>In vista, in Copertura</translation>
    </message>
    <message>
        <source>Control Area {control} of {name}</source>
        <translation>Area di Controllo {control} di {name}</translation>
    </message>
    <message>
        <source>{square} on the roof</source>
        <translation>{square} sul tetto</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Roof</source>
        <translation>Tetto</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Edificio</translation>
    </message>
    <message>
        <source>Bush</source>
        <translation>Cespuglio</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Albero</translation>
    </message>
    <message>
        <source>Not explored yet</source>
        <translation>Non ancora esplorato</translation>
    </message>
    <message>
        <source>Collect {name}</source>
        <translation>Raccogli {name}</translation>
    </message>
    <message>
        <source>Use {name}</source>
        <translation>Usa {name}</translation>
    </message>
    <message>
        <source>Pick the lock of {name}</source>
        <translation>Scassina {name}</translation>
    </message>
    <message>
        <source>Reload: {name}</source>
        <translation>Ricarica: {name}</translation>
    </message>
    <message>
        <source>costs {cost} AP, {left} left</source>
        <translation>costa {cost} PA, ne {left:resta|restano} {left}</translation>
    </message>
    <message>
        <source>a blind hero cannot attack</source>
        <translation>un eroe accecato non può attaccare</translation>
    </message>
    <message>
        <source>lies face down until the next Recovery</source>
        <translation>è coperta fino al prossimo Recupero</translation>
    </message>
    <message>
        <source>has to be reloaded first</source>
        <translation>va prima ricaricata</translation>
    </message>
    <message>
        <source>used already in this activation</source>
        <translation>già usata in questa attivazione</translation>
    </message>
    <message>
        <source>used already in this mission</source>
        <translation>già usata in questa missione</translation>
    </message>
    <message>
        <source>used twice already in this mission</source>
        <translation>già usata due volte in questa missione</translation>
    </message>
    <message>
        <source>needs a {kind} weapon that is ready</source>
        <translation>serve un&apos;arma {kind} pronta</translation>
    </message>
    <message>
        <source>nobody to attack within {range}</source>
        <translation>nessuno da attaccare entro {range}</translation>
    </message>
    <message>
        <source>nobody within range is in sight</source>
        <translation>nessuno a portata è in vista</translation>
    </message>
    <message>
        <source>prepared already for the next attack</source>
        <translation>già preparata per il prossimo attacco</translation>
    </message>
    <message>
        <source>no weapon for it is ready</source>
        <translation>nessuna arma adatta è pronta</translation>
    </message>
    <message>
        <source>an attack must follow: {least} AP in all, {left} left</source>
        <translation>deve seguire un attacco: {least} PA in tutto, ne {left:resta|restano} {left}</translation>
    </message>
    <message>
        <source>what it asks for is not given now</source>
        <translation>ciò che richiede ora non è dato</translation>
    </message>
    <message>
        <source>only for a hero who is engaged</source>
        <translation>solo per un eroe ingaggiato</translation>
    </message>
    <message>
        <source>nobody in reach is wounded</source>
        <translation>nessuno a portata è ferito</translation>
    </message>
    <message>
        <source>nobody in reach has anything to be cured of</source>
        <translation>nessuno a portata ha qualcosa da curare</translation>
    </message>
    <message>
        <source>nobody in reach to use it on</source>
        <translation>nessuno a portata su cui usarla</translation>
    </message>
    <message>
        <source>no square for it here</source>
        <translation>qui non c&apos;è casella adatta</translation>
    </message>
    <message>
        <source>no way leads out of this square</source>
        <translation>nessuna via porta fuori da questa casella</translation>
    </message>
    <message>
        <source>entangled: a square costs {cost} AP, {left} left</source>
        <translation>intralciato: una casella costa {cost} PA, ne {left:resta|restano} {left}</translation>
    </message>
    <message>
        <source>no free square beside</source>
        <translation>nessuna casella libera accanto</translation>
    </message>
    <message>
        <source>carries nothing</source>
        <translation>non porta nulla</translation>
    </message>
    <message>
        <source>no hero stands beside who would take something</source>
        <translation>nessun eroe accanto prenderebbe qualcosa</translation>
    </message>
    <message>
        <source>no hero is two to five squares away who would take something</source>
        <translation>nessun eroe a due-cinque caselle prenderebbe qualcosa</translation>
    </message>
    <message>
        <source>at least 1 AP must be spent first</source>
        <translation>prima va speso almeno 1 PA</translation>
    </message>
    <message>
        <source>the token must reach Quadrant {quadrant} first</source>
        <translation>il segnalino deve prima giungere al Quadrante {quadrant}</translation>
    </message>
    <message>
        <source>costs {coins} {coins:Popolino|Popolini}, {purse} in the purse</source>
        <translation>costa {coins} {coins:Popolino|Popolini}, {purse} in borsa</translation>
    </message>
    <message>
        <source>only on or beside {squares}</source>
        <translation>solo in {squares} o accanto</translation>
    </message>
    <message>
        <source>failed before</source>
        <translation>già fallita</translation>
    </message>
    <message>
        <source>must be beside it, not on it</source>
        <translation>bisogna esserle accanto, non sopra</translation>
    </message>
    <message>
        <source>hidden by {what} ({cell})</source>
        <translation>nascosto da {what} ({cell})</translation>
    </message>
    <message>
        <source>not in a straight line</source>
        <translation>non in linea retta</translation>
    </message>
    <message>
        <source>nobody to attack there</source>
        <translation>lì non c&apos;è nessuno da attaccare</translation>
    </message>
    <message>
        <source>not explored yet</source>
        <translation>non ancora esplorata</translation>
    </message>
    <message>
        <source>{what} is in the way</source>
        <translation>{what} è di mezzo</translation>
    </message>
    <message>
        <source>{cost} AP away, {left} left</source>
        <translation>a {cost} PA, ne {left:resta|restano} {left}</translation>
    </message>
    <message>
        <source>{figure} uses {card} ({ap} AP)</source>
        <translation>{figure} usa {card} ({ap} PA)</translation>
    </message>
    <message>
        <source>{figure} has used up {item}</source>
        <translation>{figure} ha esaurito {item}</translation>
    </message>
    <message>
        <source>{figure} cannot receive {status} until his next activation</source>
        <translation>{figure} non può ricevere {status} fino alla prossima attivazione</translation>
    </message>
    <message>
        <source>{figure} knows the ways of the {card}</source>
        <translation>{figure} conosce le abitudini di {card}</translation>
    </message>
    <message>
        <source>{figure} finds {reagent} in the loot</source>
        <translation>{figure} trova {reagent} nel bottino</translation>
    </message>
    <message>
        <source>{figure} has brought {item} along</source>
        <translation>{figure} ha portato con sé {item}</translation>
    </message>
    <message>
        <source>The aura round {figure} fades</source>
        <translation>L&apos;aura intorno a {figure} svanisce</translation>
    </message>
    <message>
        <source>{figure} has made no use of what was prepared</source>
        <translation>{figure} non ha usato ciò che era preparato</translation>
    </message>
    <message>
        <source>{figure} will pass through opponents</source>
        <translation>{figure} passerà attraverso gli avversari</translation>
    </message>
    <message>
        <source>{figure} hangs a rope from {high} to {low}</source>
        <translation>{figure} cala una corda da {high} a {low}</translation>
    </message>
    <message>
        <source>Count it as a Sun</source>
        <translation>Conta come Sole</translation>
    </message>
    <message>
        <source>Count it as a Moon</source>
        <translation>Conta come Luna</translation>
    </message>
    <message>
        <source>{card} act in this order: {order}</source>
        <translation>{card}: agiscono in quest&apos;ordine: {order}</translation>
    </message>
    <message>
        <source>{figure} goes for {target}</source>
        <translation>{figure} punta a {target}</translation>
    </message>
    <message>
        <source>{figure} finds nobody to fight</source>
        <translation>{figure} non trova nessuno da combattere</translation>
    </message>
    <message>
        <source>{figure} goes to {square} for {ap} AP</source>
        <translation>{figure} va a {square} per {ap} PA</translation>
    </message>
    <message>
        <source>{target} is out of combat</source>
        <translation>{target} è fuori combattimento</translation>
    </message>
    <message>
        <source>{figure} takes {token} away</source>
        <translation>{figure} porta via {token}</translation>
    </message>
    <message>
        <source>{figure} arrives at {token}</source>
        <translation>{figure} arriva a {token}</translation>
    </message>
    <message>
        <source>{figure} enters at {square}</source>
        <translation>{figure} entra in {square}</translation>
    </message>
    <message>
        <source>The token of {card} is put on the dial</source>
        <translation>Il segnalino di {card} va sul quadrante</translation>
    </message>
    <message>
        <source>The Enemy Draft brings {card}</source>
        <translation>Il richiamo nemico porta {card}</translation>
    </message>
    <message>
        <source>The token of {card} moves on</source>
        <translation>Il segnalino di {card} avanza</translation>
    </message>
    <message>
        <source>{0}: Threat {1}, distance {2}, Wounds {3}{4}</source>
        <translation>{0}: Minaccia {1}, distanza {2}, danni {3}{4}</translation>
    </message>
    <message>
        <source>, in its Control Area</source>
        <translation>, nella sua Area di Controllo</translation>
    </message>
    <message>
        <source>A die decided</source>
        <translation>Ha deciso un dado</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Colpi</translation>
    </message>
    <message>
        <source>{figure} attacks {target}: {attack}</source>
        <translation>{figure} attacca {target}: {attack}</translation>
    </message>
    <message>
        <source>{figure} attacks everybody around: {attack}</source>
        <translation>{figure} attacca tutti intorno: {attack}</translation>
    </message>
    <message>
        <source>{figure} attacks {target}, difficulty {difficulty}</source>
        <translation>{figure} attacca {target}, difficoltà {difficulty}</translation>
    </message>
    <message>
        <source>{figure} is not harmed</source>
        <translation>{figure} resta illeso</translation>
    </message>
    <message>
        <source>{helper} gives up a Defense token: a wound of {figure} is cancelled</source>
        <translation>{helper} cede un segnalino Difesa: un danno di {figure} è annullato</translation>
    </message>
    <message>
        <source>{item} keeps a wound from {figure}</source>
        <translation>{item} risparmia un danno a {figure}</translation>
    </message>
    <message>
        <source>{figure} is healed by {wounds}</source>
        <translation>{figure} è guarito di {wounds}</translation>
    </message>
    <message>
        <source>{figure} is knocked out</source>
        <translation>{figure} finisce KO</translation>
    </message>
    <message>
        <source>{figure} is back on his feet and acts in Quadrant {quadrant}</source>
        <translation>{figure} è di nuovo in piedi e agisce nel Quadrante {quadrant}</translation>
    </message>
    <message>
        <source>{name} is out of combat</source>
        <translation>{name} è fuori combattimento</translation>
    </message>
    <message>
        <source>{figure} is out of combat</source>
        <translation>{figure} è fuori combattimento</translation>
    </message>
    <message>
        <source>The loot grows by {cards} from {deck}</source>
        <translation>Il bottino cresce di {cards} da {deck}</translation>
    </message>
    <message>
        <source>{figure} receives {status}</source>
        <translation>{figure} riceve {status}</translation>
    </message>
    <message>
        <source>{figure} loses {status}</source>
        <translation>{figure} perde {status}</translation>
    </message>
    <message>
        <source>{figure} is immune to {status}</source>
        <translation>{figure} è immune a {status}</translation>
    </message>
    <message>
        <source>{figure} spends {ap} AP to be ready again</source>
        <translation>{figure} spende {ap} PA per essere di nuovo pronto</translation>
    </message>
    <message>
        <source>The Perilium of {figure} turns by {change:+d} to {threat}</source>
        <translation>Il Perilium di {figure} gira di {change:+d} a {threat}</translation>
    </message>
    <message>
        <source>{figure} enters combat</source>
        <translation>{figure} entra in combattimento</translation>
    </message>
    <message>
        <source>The {kind} at {square} is destroyed</source>
        <translation>{kind} in {square}: distrutto</translation>
    </message>
    <message>
        <source>The token of {figure} moves to Quadrant {quadrant}</source>
        <translation>Il segnalino di {figure} va al Quadrante {quadrant}</translation>
    </message>
    <message>
        <source>{figure} turns {item} face down</source>
        <translation>{figure} gira {item} a faccia in giù</translation>
    </message>
    <message>
        <source>{figure} has to reload</source>
        <translation>{figure} deve ricaricare</translation>
    </message>
    <message>
        <source>{figure} reloads {item}</source>
        <translation>{figure} ricarica {item}</translation>
    </message>
    <message>
        <source>{figure} reloads</source>
        <translation>{figure} ricarica</translation>
    </message>
    <message>
        <source>Needed on each die</source>
        <translation>Necessario su ogni dado</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Copertura</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ovest</translation>
    </message>
    <message>
        <source>{mission} begins at {time}</source>
        <translation>{mission} comincia alle {time}</translation>
    </message>
    <message>
        <source>The minute hand moves to Quadrant {quadrant}: it is {time}</source>
        <translation>La lancetta dei minuti va al Quadrante {quadrant}: sono le {time}</translation>
    </message>
    <message>
        <source>The hour hand moves on to {hour}</source>
        <translation>La lancetta delle ore passa a {hour}</translation>
    </message>
    <message>
        <source>It is {time}: the time is up</source>
        <translation>Sono le {time}: il tempo è scaduto</translation>
    </message>
    <message>
        <source>{figure} is still down and draws an injury: {card}</source>
        <translation>{figure} è ancora a terra e pesca una ferita: {card}</translation>
    </message>
    <message>
        <source>{mission} is won at {time}</source>
        <translation>{mission} è vinta alle {time}</translation>
    </message>
    <message>
        <source>{mission} is lost at {time}</source>
        <translation>{mission} è persa alle {time}</translation>
    </message>
    <message>
        <source>{figure} begins to act in Quadrant {quadrant} with {ap} AP</source>
        <translation>{figure} comincia ad agire nel Quadrante {quadrant} con {ap} PA</translation>
    </message>
    <message>
        <source>{figure} turns {item} face up</source>
        <translation>{figure} gira {item} a faccia in su</translation>
    </message>
    <message>
        <source>{figure} has spent {spent} AP and stands in Quadrant {quadrant}</source>
        <translation>{figure} ha speso {spent} PA ed è nel Quadrante {quadrant}</translation>
    </message>
    <message>
        <source>{figure} is down and acts no more; the token lies at Quadrant {quadrant}</source>
        <translation>{figure} è a terra e non agisce più; il segnalino sta al Quadrante {quadrant}</translation>
    </message>
    <message>
        <source>{figure} waits for {ap} AP</source>
        <translation>{figure} aspetta per {ap} PA</translation>
    </message>
    <message>
        <source>{figure} beats at the flames: {die}, {needs} or more puts them out</source>
        <translation>{figure} lotta con le fiamme: {die}, {needs} o più le spegne</translation>
    </message>
    <message>
        <source>{figure} passes {item} to {other}</source>
        <translation>{figure} passa {item} a {other}</translation>
    </message>
    <message>
        <source>{figure} throws {item} to {other}</source>
        <translation>{figure} lancia {item} a {other}</translation>
    </message>
    <message>
        <source>{figure} does not want {item}</source>
        <translation>{figure} non vuole {item}</translation>
    </message>
    <message>
        <source>{figure} takes {item}</source>
        <translation>{figure} prende {item}</translation>
    </message>
    <message>
        <source>{figure} puts {item} away until the mission is over</source>
        <translation>{figure} mette via {item} fino alla fine della missione</translation>
    </message>
    <message>
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message>
        <source>{card}: {text}</source>
        <translation>{card}: {text}</translation>
    </message>
    <message>
        <source>The company leaves {card}</source>
        <translation>La compagnia lascia {card}</translation>
    </message>
    <message>
        <source>{figure}: {choice} ({card}, {ap} AP)</source>
        <translation>{figure}: {choice} ({card}, {ap} PA)</translation>
    </message>
    <message>
        <source>A new tile lies on the table: {tile}</source>
        <translation>Una nuova tessera è sul tavolo: {tile}</translation>
    </message>
    <message>
        <source>{token} is put on {square}</source>
        <translation>{token} va in {square}</translation>
    </message>
    <message>
        <source>{token} is taken off the table</source>
        <translation>{token} è tolto dal tavolo</translation>
    </message>
    <message>
        <source>The Horologium is set to {time}; the mission ends at {end}</source>
        <translation>L&apos;Horologium segna le {time}; la missione finisce alle {end}</translation>
    </message>
    <message>
        <source>The mission now ends at {end}</source>
        <translation>La missione ora finisce alle {end}</translation>
    </message>
    <message>
        <source>New goals: {goals}</source>
        <translation>Nuovi obiettivi: {goals}</translation>
    </message>
    <message>
        <source>{coins} {coins:Popolino|Popolini}; {purse} in the purse</source>
        <translation>{coins} {coins:Popolino|Popolini}; {purse} in borsa</translation>
    </message>
    <message>
        <source>The company wins the achievement {achievement}</source>
        <translation>La compagnia ottiene l&apos;impresa memorabile {achievement}</translation>
    </message>
    <message>
        <source>{item} goes to the stock of the company</source>
        <translation>{item} va nella scorta della compagnia</translation>
    </message>
    <message>
        <source>The Orientation card points {heading}</source>
        <translation>La carta Orientamento indica {heading}</translation>
    </message>
    <message>
        <source>{figure} picks up {token}</source>
        <translation>{figure} raccoglie {token}</translation>
    </message>
    <message>
        <source>{figure} uses {token}</source>
        <translation>{figure} usa {token}</translation>
    </message>
    <message>
        <source>{figure} tries to open {token}</source>
        <translation>{figure} prova ad aprire {token}</translation>
    </message>
    <message>
        <source>{figure} opens {token}</source>
        <translation>{figure} apre {token}</translation>
    </message>
    <message>
        <source>{cards} of {loot} {loot:loot card|loot cards} {cards:is|are} kept</source>
        <translation>si {cards:conserva|conservano} {cards} di {loot} {loot:carta|carte} bottino</translation>
    </message>
    <message>
        <source>{figure} sets out for {end} ({ap} AP)</source>
        <translation>{figure} parte per {end} ({ap} PA)</translation>
    </message>
    <message>
        <source>{figure} can no longer get to {end} for {ap} AP</source>
        <translation>{figure} non può più arrivare a {end} per {ap} PA</translation>
    </message>
    <message>
        <source>{figure} breaks away to {end}</source>
        <translation>{figure} si sgancia verso {end}</translation>
    </message>
    <message>
        <source>{figure} strikes at {target}, who turns to go</source>
        <translation>{figure} colpisce {target}, che si volta per andare</translation>
    </message>
    <message>
        <source>{by} drives {figure} to {end}</source>
        <translation>{by} spinge {figure} a {end}</translation>
    </message>
    <message>
        <source>{figure} has nowhere to give way to</source>
        <translation>{figure} non ha dove arretrare</translation>
    </message>
    <message>
        <source>{figure} cannot be moved</source>
        <translation>{figure} non può essere mosso</translation>
    </message>
    <message>
        <source>{by} moves {figure} to {end}</source>
        <translation>{by} muove {figure} a {end}</translation>
    </message>
    <message>
        <source>{name} follows {figure} to {end}</source>
        <translation>{name} segue {figure} a {end}</translation>
    </message>
    <message>
        <source>Step into the square</source>
        <translation>Entra nella casella</translation>
    </message>
    <message>
        <source>What does {who} do next?</source>
        <translation>Che cosa fa ora {who}?</translation>
    </message>
    <message>
        <source>Equally quick heroes are in this Quadrant: who of them acts first?</source>
        <translation>In questo Quadrante ci sono eroi ugualmente rapidi: chi agisce per primo?</translation>
    </message>
    <message>
        <source>Equally quick groups of enemies are in this Quadrant: which of them acts first?</source>
        <translation>In questo Quadrante ci sono gruppi di nemici ugualmente rapidi: quale agisce per primo?</translation>
    </message>
    <message>
        <source>To which square does {who} move?</source>
        <translation>In quale casella si muove {who}?</translation>
    </message>
    <message>
        <source>Into which square does {who} break away?</source>
        <translation>In quale casella si sgancia {who}?</translation>
    </message>
    <message>
        <source>Which dice does {who} throw again with the help of this equipment? None is allowed.</source>
        <translation>Quali dadi ritira {who} con l&apos;aiuto di questo equipaggiamento? Anche nessuno.</translation>
    </message>
    <message>
        <source>{who} throws the chosen dice again.</source>
        <translation>{who} ritira i dadi scelti.</translation>
    </message>
    <message>
        <source>On whom does {who} use this equipment?</source>
        <translation>Su chi usa {who} questo equipaggiamento?</translation>
    </message>
    <message>
        <source>Which of its effects shall this equipment have?</source>
        <translation>Quale dei suoi effetti avrà questo equipaggiamento?</translation>
    </message>
    <message>
        <source>On which square does {who} use this equipment?</source>
        <translation>Su quale casella usa {who} questo equipaggiamento?</translation>
    </message>
    <message>
        <source>Which card does {who} choose for this equipment?</source>
        <translation>Quale carta sceglie {who} per questo equipaggiamento?</translation>
    </message>
    <message>
        <source>Which piece of equipment does {who} pass on?</source>
        <translation>Quale equipaggiamento passa {who}?</translation>
    </message>
    <message>
        <source>To whom does {who} pass it?</source>
        <translation>A chi lo passa {who}?</translation>
    </message>
    <message>
        <source>Does {who} accept what is being passed?</source>
        <translation>{who} accetta ciò che viene passato?</translation>
    </message>
    <message>
        <source>Which piece of equipment does {who} throw?</source>
        <translation>Quale equipaggiamento lancia {who}?</translation>
    </message>
    <message>
        <source>To whom does {who} throw it?</source>
        <translation>A chi lo lancia {who}?</translation>
    </message>
    <message>
        <source>Does {who} catch what is being thrown?</source>
        <translation>{who} afferra ciò che viene lanciato?</translation>
    </message>
    <message>
        <source>{who} has no room left: what is put away until the mission is over?</source>
        <translation>{who} non ha più posto: che cosa mette via fino alla fine della missione?</translation>
    </message>
    <message>
        <source>Does {who} want this piece of equipment?</source>
        <translation>{who} vuole questo equipaggiamento?</translation>
    </message>
    <message>
        <source>Whom does the secondary effect touch?</source>
        <translation>Chi tocca l&apos;effetto secondario?</translation>
    </message>
    <message>
        <source>Which secondary effect is used for the symbols on the dice?</source>
        <translation>Quale effetto secondario si usa per i simboli sui dadi?</translation>
    </message>
    <message>
        <source>Whom, or what, does {who} attack?</source>
        <translation>Chi, o che cosa, attacca {who}?</translation>
    </message>
    <message>
        <source>In which direction does the area reach?</source>
        <translation>In quale direzione si estende l&apos;area?</translation>
    </message>
    <message>
        <source>{who} beats at the flames: one die, 5 or more puts them out.</source>
        <translation>{who} lotta con le fiamme: un dado, 5 o più le spegne.</translation>
    </message>
    <message>
        <source>Which die does {who} throw again for the Reroll token? None keeps the token.</source>
        <translation>Quale dado ritira {who} con il segnalino Rilancio? Nessuno conserva il segnalino.</translation>
    </message>
    <message>
        <source>{who} throws the chosen die again.</source>
        <translation>{who} ritira il dado scelto.</translation>
    </message>
    <message>
        <source>Does {who} give up Advantage for more dice in this test?</source>
        <translation>{who} cede il Vantaggio per più dadi in questa prova?</translation>
    </message>
    <message>
        <source>Does {who} give up a Defense token to cancel a wound?</source>
        <translation>{who} cede un segnalino Difesa per annullare un danno?</translation>
    </message>
    <message>
        <source>Does {who} give up Bless to make this test easier by 1?</source>
        <translation>{who} cede la Benedizione per rendere questa prova più facile di 1?</translation>
    </message>
    <message>
        <source>Which die does {who} throw again, being in cover? None is allowed.</source>
        <translation>Quale dado ritira {who}, in copertura? Anche nessuno.</translation>
    </message>
    <message>
        <source>The target is in cover: which success must {who} throw again? Choose for the enemy.</source>
        <translation>Il bersaglio è in copertura: quale successo deve ritirare {who}? Scegliete per il nemico.</translation>
    </message>
    <message>
        <source>The target is in cover: {who} throws a success again.</source>
        <translation>Il bersaglio è in copertura: {who} ritira un successo.</translation>
    </message>
    <message>
        <source>Into which square is the target driven?</source>
        <translation>In quale casella è spinto il bersaglio?</translation>
    </message>
    <message>
        <source>The target dodges: which success must {who} throw again? Choose for the enemy.</source>
        <translation>Il bersaglio schiva: quale successo deve ritirare {who}? Scegliete per il nemico.</translation>
    </message>
    <message>
        <source>The target dodges: {who} throws a success again.</source>
        <translation>Il bersaglio schiva: {who} ritira un successo.</translation>
    </message>
    <message>
        <source>An insidious strike: {who} throws the successes with that symbol again.</source>
        <translation>Un colpo insidioso: {who} ritira i successi con quel simbolo.</translation>
    </message>
    <message>
        <source>The target resists: {who} throws the dice with that symbol again.</source>
        <translation>Il bersaglio resiste: {who} ritira i dadi con quel simbolo.</translation>
    </message>
    <message>
        <source>Several things allow {who} to throw dice again: which is used first?</source>
        <translation>Più cose permettono a {who} di ritirare dadi: quale si usa per prima?</translation>
    </message>
    <message>
        <source>Which dice of this attack does {who} throw again? None is allowed.</source>
        <translation>Quali dadi di questo attacco ritira {who}? Anche nessuno.</translation>
    </message>
    <message>
        <source>Several wounds are due at the end of this activation: which comes first?</source>
        <translation>Più danni sono dovuti alla fine di questa attivazione: quale viene prima?</translation>
    </message>
    <message>
        <source>Which dice does {who} throw again for tokens of Perfect Strike? None is allowed.</source>
        <translation>Quali dadi ritira {who} con i segnalini di Colpo Perfetto? Anche nessuno.</translation>
    </message>
    <message>
        <source>Does {who} step into the square that was left?</source>
        <translation>{who} entra nella casella lasciata libera?</translation>
    </message>
    <message>
        <source>To which square does {who} rush before the attack?</source>
        <translation>In quale casella si slancia {who} prima dell&apos;attacco?</translation>
    </message>
    <message>
        <source>Whose wounds does {who} pray for?</source>
        <translation>Per i danni di chi prega {who}?</translation>
    </message>
    <message>
        <source>Which enemies does {who} know well?</source>
        <translation>Quali nemici conosce bene {who}?</translation>
    </message>
    <message>
        <source>The way is no longer open: where does {who} go instead?</source>
        <translation>La via non è più aperta: dove va invece {who}?</translation>
    </message>
    <message>
        <source>Several enemies strike at the one who leaves: who is first? Choose for the enemy.</source>
        <translation>Più nemici colpiscono chi se ne va: chi è il primo? Scegliete per il nemico.</translation>
    </message>
    <message>
        <source>To which square is the figure moved?</source>
        <translation>In quale casella viene mossa la figura?</translation>
    </message>
    <message>
        <source>In which order do these enemies act? Choose all of them, the first one first.</source>
        <translation>In che ordine agiscono questi nemici? Sceglieteli tutti, il primo per primo.</translation>
    </message>
    <message>
        <source>Several squares are equally good for {who}: where does it go? Choose for the enemy.</source>
        <translation>Più caselle sono ugualmente buone per {who}: dove va? Scegliete per il nemico.</translation>
    </message>
    <message>
        <source>Several targets are equally good for {who}: whom does it take? Choose for the enemy.</source>
        <translation>Più bersagli sono ugualmente buoni per {who}: chi prende? Scegliete per il nemico.</translation>
    </message>
    <message>
        <source>Where do the reinforcements enter? Choose for the enemy.</source>
        <translation>Da dove entrano i rinforzi? Scegliete per il nemico.</translation>
    </message>
    <message>
        <source>Several heroes are an equal Threat: draw the one {who} goes for.</source>
        <translation>Più eroi sono una Minaccia uguale: sorteggiate quello a cui punta {who}.</translation>
    </message>
    <message>
        <source>Several heroes are equally close: draw the one {who} goes for.</source>
        <translation>Più eroi sono ugualmente vicini: sorteggiate quello a cui punta {who}.</translation>
    </message>
    <message>
        <source>Draw a card of the Enemy Draft.</source>
        <translation>Pescate una carta del richiamo nemico.</translation>
    </message>
    <message>
        <source>A defeated enemy leaves loot: draw {count} from {deck}, unseen.</source>
        <translation>Un nemico sconfitto lascia bottino: pescate {count} da {deck}, senza guardare.</translation>
    </message>
    <message>
        <source>The company finds something: draw {count} from {deck}, unseen.</source>
        <translation>La compagnia trova qualcosa: pescate {count} da {deck}, senza guardare.</translation>
    </message>
    <message>
        <source>{who} is still down: draw an injury.</source>
        <translation>{who} è ancora a terra: pescate una ferita.</translation>
    </message>
    <message>
        <source>Who of the company deals with this card?</source>
        <translation>Chi della compagnia affronta questa carta?</translation>
    </message>
    <message>
        <source>What is done here?</source>
        <translation>Che cosa si fa qui?</translation>
    </message>
    <message>
        <source>Where does the one who came along stand now?</source>
        <translation>Dove sta ora chi è venuto con voi?</translation>
    </message>
    <message>
        <source>Whom does {who} choose for this skill?</source>
        <translation>Chi sceglie {who} per questa abilità?</translation>
    </message>
    <message>
        <source>One die for a direction: 1-2 north, 3-4 east, 5-6 south, 7-8 west.</source>
        <translation>Un dado per la direzione: 1-2 nord, 3-4 est, 5-6 sud, 7-8 ovest.</translation>
    </message>
    <message>
        <source>On which square does {who} let the rope down?</source>
        <translation>Su quale casella {who} cala la corda?</translation>
    </message>
    <message>
        <source>From which deck of reagents does {who} take?</source>
        <translation>Da quale mazzo di reagenti prende {who}?</translation>
    </message>
    <message>
        <source>Does {who} take what was found?</source>
        <translation>{who} prende ciò che ha trovato?</translation>
    </message>
    <message>
        <source>{who} looks into it: draw {count} from {deck}.</source>
        <translation>{who} ci guarda dentro: pescate {count} da {deck}.</translation>
    </message>
    <message>
        <source>From which deck does the loot that {who} picks up come?</source>
        <translation>Da quale mazzo viene il bottino che raccoglie {who}?</translation>
    </message>
    <message>
        <source>{who} picks up loot: draw {count} from {deck}, unseen.</source>
        <translation>{who} raccoglie bottino: pescate {count} da {deck}, senza guardare.</translation>
    </message>
    <message>
        <source>Half of the loot is saved: draw {count}.</source>
        <translation>Metà del bottino è salva: pescate {count}.</translation>
    </message>
    <message>
        <source>Which of the loot cards that lie open are kept?</source>
        <translation>Quali carte bottino scoperte si conservano?</translation>
    </message>
    <message>
        <source>Draw what the market has to offer from {deck}.</source>
        <translation>Pescate da {deck} ciò che il mercato offre.</translation>
    </message>
    <message>
        <source>Which square does {who} choose for this skill?</source>
        <translation>Quale casella sceglie {who} per questa abilità?</translation>
    </message>
    <message>
        <source>Which dice does {who} throw again by this skill? None is allowed.</source>
        <translation>Quali dadi ritira {who} con questa abilità? Anche nessuno.</translation>
    </message>
    <message>
        <source>Which card does {who} choose for this skill?</source>
        <translation>Quale carta sceglie {who} per questa abilità?</translation>
    </message>
    <message>
        <source>What does {who} choose for this skill?</source>
        <translation>Che cosa sceglie {who} per questa abilità?</translation>
    </message>
    <message>
        <source>{who} draws {count} from {deck}.</source>
        <translation>{who} pesca {count} da {deck}.</translation>
    </message>
    <message>
        <source>to {sector}</source>
        <translation>a {sector}</translation>
    </message>
    <message>
        <source>The night begins: Heart {heart}, Morale {morale}</source>
        <translation>La notte comincia: Cuore {heart}, Morale {morale}</translation>
    </message>
    <message>
        <source>Round {round}; {figure} goes first</source>
        <translation>Round {round}; comincia {figure}</translation>
    </message>
    <message>
        <source>{figure} takes its turn</source>
        <translation>Tocca a {figure}</translation>
    </message>
    <message>
        <source>{figure} is done</source>
        <translation>{figure} ha finito</translation>
    </message>
    <message>
        <source>The villagers&apos; phase begins</source>
        <translation>Comincia la fase Abitanti</translation>
    </message>
    <message>
        <source>Round {round} is over; the boards are cleared</source>
        <translation>Il round {round} è finito; le plance si sgombrano</translation>
    </message>
    <message>
        <source>It is night</source>
        <translation>È notte</translation>
    </message>
    <message>
        <source>It is day</source>
        <translation>È giorno</translation>
    </message>
    <message>
        <source>{figure} loses {points} Experience to the day</source>
        <translation>{figure} perde {points} Esperienza per il giorno</translation>
    </message>
    <message>
        <source>The night is won: {how}</source>
        <translation>La notte è vinta: {how}</translation>
    </message>
    <message>
        <source>The night is lost: {how}</source>
        <translation>La notte è persa: {how}</translation>
    </message>
    <message>
        <source>{figure} rolls {faces}</source>
        <translation>{figure} tira {faces}</translation>
    </message>
    <message>
        <source>{figure} rolls again: {faces}</source>
        <translation>{figure} ritira: {faces}</translation>
    </message>
    <message>
        <source>{figure} stores {face} in a Defence slot</source>
        <translation>{figure} mette {face} in una casella Difesa</translation>
    </message>
    <message>
        <source>{figure} keeps {face} in Reserve</source>
        <translation>{figure} tiene {face} in Riserva</translation>
    </message>
    <message>
        <source>{figure} throws {face} out of Reserve</source>
        <translation>{figure} scarta {face} dalla Riserva</translation>
    </message>
    <message>
        <source>{figure} takes its Wild result as {face}</source>
        <translation>{figure} usa il Jolly come {face}</translation>
    </message>
    <message>
        <source>{figure} loses {face} from a slot</source>
        <translation>{figure} perde {face} da una casella</translation>
    </message>
    <message>
        <source>Heads: the attack of {figure} works</source>
        <translation>Testa: l&apos;attacco di {figure} riesce</translation>
    </message>
    <message>
        <source>Tails: the attack of {figure} comes to nothing</source>
        <translation>Croce: l&apos;attacco di {figure} va a vuoto</translation>
    </message>
    <message>
        <source>{figure} goes from {start} to {end}</source>
        <translation>{figure} va da {start} a {end}</translation>
    </message>
    <message>
        <source>{figure} is shoved from {start} to {end}</source>
        <translation>{figure} è spinto da {start} a {end}</translation>
    </message>
    <message>
        <source>{figure} finds {cell} full, and nobody to shove</source>
        <translation>{figure} trova {cell} al completo, e nessuno da spintonare</translation>
    </message>
    <message>
        <source>A Villager result calls {figure}</source>
        <translation>Un risultato Abitante chiama {figure}</translation>
    </message>
    <message>
        <source>{figure} appears: {cell}</source>
        <translation>Compare {figure}: {cell}</translation>
    </message>
    <message>
        <source>{figure} comes back: {cell}</source>
        <translation>Torna {figure}: {cell}</translation>
    </message>
    <message>
        <source>{figure} cannot come back; the Heart could not bear it</source>
        <translation>{figure} non può tornare; il Cuore non reggerebbe</translation>
    </message>
    <message>
        <source>{figure} has escaped</source>
        <translation>{figure} è riuscito a fuggire</translation>
    </message>
    <message>
        <source>{figure} attacks {target} for {damage}</source>
        <translation>{figure} attacca {target} per {damage}</translation>
    </message>
    <message>
        <source>{figure} goes for {target}: {why}</source>
        <translation>{figure} punta a {target}: {why}</translation>
    </message>
    <message>
        <source>{figure} attacks the Heart</source>
        <translation>{figure} attacca il Cuore</translation>
    </message>
    <message>
        <source>{figure} spends {dice} Defence; {damage} damage is left</source>
        <translation>{figure} spende {dice} Difesa; {damage:resta|restano} {damage} {damage:danno|danni}</translation>
    </message>
    <message>
        <source>Smoke hides {figure}; {damage} damage is left</source>
        <translation>Il fumo nasconde {figure}; {damage:resta|restano} {damage} {damage:danno|danni}</translation>
    </message>
    <message>
        <source>Smoke rises round {figure}: {attacks} {attacks:attack|attacks} at 1 less</source>
        <translation>Il fumo sale intorno a {figure}: {attacks} {attacks:attacco|attacchi} a 1 in meno</translation>
    </message>
    <message>
        <source>{figure} sees red: {attacks} {attacks:attack|attacks} at 2</source>
        <translation>{figure} vede rosso: {attacks} {attacks:attacco|attacchi} da 2</translation>
    </message>
    <message>
        <source>{figure} has {dice} Defence more</source>
        <translation>{figure} ha {dice} Difesa in più</translation>
    </message>
    <message>
        <source>{figure} takes {wounds}, {life} left</source>
        <translation>{figure} subisce {wounds}, salute {life}</translation>
    </message>
    <message>
        <source>Revenge: {figure} takes {wounds}, {life} left</source>
        <translation>Vendetta: {figure} subisce {wounds}, salute {life}</translation>
    </message>
    <message>
        <source>The trap: {figure} takes {wounds}, {life} left</source>
        <translation>La trappola: {figure} subisce {wounds}, salute {life}</translation>
    </message>
    <message>
        <source>{figure} burns: {wounds}, {life} left</source>
        <translation>{figure} brucia: {wounds}, salute {life}</translation>
    </message>
    <message>
        <source>The Troll: {figure} takes {wounds}, {life} left</source>
        <translation>Il Troll: {figure} subisce {wounds}, salute {life}</translation>
    </message>
    <message>
        <source>{figure} dies</source>
        <translation>{figure} muore</translation>
    </message>
    <message>
        <source>{figure} suffers {wounds}, {life} left</source>
        <translation>{figure} subisce {wounds}, salute {life}</translation>
    </message>
    <message>
        <source>{figure} is killed</source>
        <translation>{figure} è ucciso</translation>
    </message>
    <message>
        <source>{figure} recovers {wounds}, {life} left</source>
        <translation>{figure} recupera {wounds}, salute {life}</translation>
    </message>
    <message>
        <source>Morale drops by {points} to {morale}</source>
        <translation>Il Morale cala di {points}, a {morale}</translation>
    </message>
    <message>
        <source>The Heart suffers {wounds}, {heart} left</source>
        <translation>Il Cuore subisce {wounds}, ne resta {heart}</translation>
    </message>
    <message>
        <source>The Heart regains {points}, {heart} left</source>
        <translation>Il Cuore recupera {points}, ora è a {heart}</translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <translation>Rango {rank}</translation>
    </message>
    <message>
        <source>The event dial goes on by {points} to {dial}</source>
        <translation>Il quadrante degli Eventi avanza di {points}, a {dial}</translation>
    </message>
    <message>
        <source>{figure} gains {points} Experience ({there} of {needed})</source>
        <translation>{figure} guadagna {points} Esperienza ({there} di {needed})</translation>
    </message>
    <message>
        <source>{figure} gains a level</source>
        <translation>{figure} guadagna un livello</translation>
    </message>
    <message>
        <source>{figure} knows everything and needs no healing</source>
        <translation>{figure} sa tutto e non ha nulla da guarire</translation>
    </message>
    <message>
        <source>{figure} learns {card}, tier {tier}</source>
        <translation>{figure} impara {card}, grado {tier}</translation>
    </message>
    <message>
        <source>{figure} is Stunned</source>
        <translation>{figure} è Stordito</translation>
    </message>
    <message>
        <source>{figure} stands up</source>
        <translation>{figure} si rialza</translation>
    </message>
    <message>
        <source>{figure} burns</source>
        <translation>{figure} brucia</translation>
    </message>
    <message>
        <source>{figure} is Held</source>
        <translation>{figure} è Trattenuto</translation>
    </message>
    <message>
        <source>{figure} suffers {status}</source>
        <translation>{figure} subisce {status}</translation>
    </message>
    <message>
        <source>{figure} is rid of {status}</source>
        <translation>{figure} non ha più {status}</translation>
    </message>
    <message>
        <source>{cell} is Dark</source>
        <translation>{cell}: zona Oscura</translation>
    </message>
    <message>
        <source>{cell} is Unlucky</source>
        <translation>{cell}: zona Sfortunata</translation>
    </message>
    <message>
        <source>The passage from {start} to {end} is closed</source>
        <translation>Il passaggio da {start} a {end} è chiuso</translation>
    </message>
    <message>
        <source>The passage from {start} to {end} is open</source>
        <translation>Il passaggio da {start} a {end} è aperto</translation>
    </message>
    <message>
        <source>{figure} drinks {card}</source>
        <translation>{figure} beve {card}</translation>
    </message>
    <message>
        <source>{card} is on offer</source>
        <translation>{card} è in offerta</translation>
    </message>
    <message>
        <source>All spaces for traps are taken</source>
        <translation>Tutti gli spazi per le trappole sono occupati</translation>
    </message>
    <message>
        <source>{figure} lays {card}: {cell}</source>
        <translation>{figure} piazza {card}: {cell}</translation>
    </message>
    <message>
        <source>{card} goes off: {cell}</source>
        <translation>Scatta {card}: {cell}</translation>
    </message>
    <message>
        <source>{card} is lost</source>
        <translation>{card}: trappola persa</translation>
    </message>
    <message>
        <source>{figure} takes {card} apart</source>
        <translation>{figure} smonta {card}</translation>
    </message>
    <message>
        <source>The village: {card}</source>
        <translation>Il villaggio: {card}</translation>
    </message>
    <message>
        <source>{card} stays in force</source>
        <translation>{card} resta in vigore</translation>
    </message>
    <message>
        <source>{card} is over</source>
        <translation>{card}: finito</translation>
    </message>
    <message>
        <source>Spawn card for {cell}: {card}</source>
        <translation>Carta Comparsa per {cell}: {card}</translation>
    </message>
    <message>
        <source>{card} brings nobody at this Rank, and is replaced</source>
        <translation>{card} a questo Rango non porta nessuno: se ne pesca un&apos;altra</translation>
    </message>
    <message>
        <source>The Hunters are of the Type {type}</source>
        <translation>I Cacciatori sono del Tipo {type}</translation>
    </message>
    <message>
        <source>None is left to appear: {figure} acts instead</source>
        <translation>Non resta nessuno da far comparire: agisce invece {figure}</translation>
    </message>
    <message>
        <source>{figure} pays {face} for the summoning</source>
        <translation>{figure} paga {face} per l&apos;evocazione</translation>
    </message>
    <message>
        <source>{figure} has been summoned: {cell}</source>
        <translation>Risponde all&apos;evocazione {figure}: {cell}</translation>
    </message>
    <message>
        <source>Bound to it: {figures}</source>
        <translation>Legati a questa evocazione: {figures}</translation>
    </message>
    <message>
        <source>The Troll&apos;s die: {face}</source>
        <translation>Il dado del Troll: {face}</translation>
    </message>
    <message>
        <source>{figure} wakes the Troll</source>
        <translation>{figure} sveglia il Troll</translation>
    </message>
    <message>
        <source>The Troll leaves</source>
        <translation>Il Troll se ne va</translation>
    </message>
    <message>
        <source>{figure}: {what} {there} of {needed}</source>
        <translation>{figure}: {what} {there} di {needed}</translation>
    </message>
    <message>
        <source>{what} falls back to {there}</source>
        <translation>{what} torna a {there}</translation>
    </message>
    <message>
        <source>{what}: done by {figure}</source>
        <translation>{what}: fatto da {figure}</translation>
    </message>
    <message>
        <source>{figure} takes up a purse</source>
        <translation>{figure} prende una borsa</translation>
    </message>
    <message>
        <source>{figure} lays its purse down</source>
        <translation>{figure} posa la borsa</translation>
    </message>
    <message>
        <source>{figure} brings a purse home</source>
        <translation>{figure} porta a casa una borsa</translation>
    </message>
    <message>
        <source>A purse is carried off: {cell}</source>
        <translation>Una borsa è portata via: {cell}</translation>
    </message>
    <message>
        <source>{card} is the captive</source>
        <translation>Chi è prigioniero: {card}</translation>
    </message>
    <message>
        <source>{figure} is freed</source>
        <translation>Di nuovo in libertà: {figure}</translation>
    </message>
    <message>
        <source>The ransom is paid, {times} {times:time|times} so far</source>
        <translation>Il riscatto è pagato, finora {times} {times:volta|volte}</translation>
    </message>
    <message>
        <source>{cell} is held: {points} {points:point|points}</source>
        <translation>{cell} è in mano vostra: {points} {points:punto|punti}</translation>
    </message>
    <message>
        <source>{figure} bears a banner</source>
        <translation>{figure} porta uno stendardo</translation>
    </message>
    <message>
        <source>{figure} has come</source>
        <translation>È arrivato: {figure}</translation>
    </message>
    <message>
        <source>What does {who} spend its results on?</source>
        <translation>In che cosa spende i risultati {who}?</translation>
    </message>
    <message>
        <source>{who} rolls {count} {count:die|dice}.</source>
        <translation>{who} tira {count} {count:dado|dadi}.</translation>
    </message>
    <message>
        <source>Which results does {who} roll again, all of them at once? None is allowed.</source>
        <translation>Quali risultati ritira {who}, tutti insieme? Anche nessuno.</translation>
    </message>
    <message>
        <source>{who} rolls {count} {count:die|dice} again.</source>
        <translation>{who} ritira {count} {count:dado|dadi}.</translation>
    </message>
    <message>
        <source>Which dice does {who} throw out of Reserve, to roll them? None is allowed.</source>
        <translation>Quali dadi toglie dalla Riserva {who}, per tirarli? Anche nessuno.</translation>
    </message>
    <message>
        <source>Which result pays for the step of {who}?</source>
        <translation>Quale risultato paga il passo di {who}?</translation>
    </message>
    <message>
        <source>Which result pays for the purse?</source>
        <translation>Quale risultato paga la borsa?</translation>
    </message>
    <message>
        <source>Which result pays for the summoning?</source>
        <translation>Quale risultato paga l&apos;evocazione?</translation>
    </message>
    <message>
        <source>Which passage do the Iron Shutters close?</source>
        <translation>Quale passaggio chiudono le Imposte di ferro?</translation>
    </message>
    <message>
        <source>Whom does the power of {who} take?</source>
        <translation>Chi prende la Capacità di {who}?</translation>
    </message>
    <message>
        <source>Where does the power of {who} work?</source>
        <translation>Dove agisce la Capacità di {who}?</translation>
    </message>
    <message>
        <source>Which dice does {who} roll again?</source>
        <translation>Quali dadi ritira {who}?</translation>
    </message>
    <message>
        <source>Where does {who} go? Its own zone means: no further.</source>
        <translation>Dove va {who}? La sua zona vuol dire: non oltre.</translation>
    </message>
    <message>
        <source>Does {who} store one Defence result more?</source>
        <translation>{who} mette da parte un altro risultato Difesa?</translation>
    </message>
    <message>
        <source>Does the thrall go along?</source>
        <translation>L&apos;Asservito va con il suo Mostro?</translation>
    </message>
    <message>
        <source>Whom does the second damage of {who} take?</source>
        <translation>Chi prende il secondo danno di {who}?</translation>
    </message>
    <message>
        <source>{who} gains a level: what does it bring?</source>
        <translation>{who} guadagna un livello: che cosa porta?</translation>
    </message>
    <message>
        <source>How many Defence results does {who} spend on this attack?</source>
        <translation>Quanti risultati Difesa spende {who} contro questo attacco?</translation>
    </message>
    <message>
        <source>How many Revenge results does {who} spend on this attack?</source>
        <translation>Quanti risultati Vendetta spende {who} per questo attacco?</translation>
    </message>
    <message>
        <source>Do Minions take damage for {who}?</source>
        <translation>I Servitori prendono danni al posto di {who}?</translation>
    </message>
    <message>
        <source>Which die does {who} lose to the condition?</source>
        <translation>Quale dado perde {who} per la condizione?</translation>
    </message>
    <message>
        <source>Whom does {who} shove?</source>
        <translation>Chi spintona {who}?</translation>
    </message>
    <message>
        <source>Where is the villager shoved?</source>
        <translation>Dove è spinto l&apos;abitante?</translation>
    </message>
    <message>
        <source>A card is drawn from the Summon deck.</source>
        <translation>Si pesca una carta dal mazzo Evocazione.</translation>
    </message>
    <message>
        <source>Which two Monsters stay bound to the summoned one?</source>
        <translation>Quali due Mostri restano vincolati a quello evocato?</translation>
    </message>
    <message>
        <source>Whom does the attack of {who} stun or burn besides?</source>
        <translation>Chi altro stordisce o brucia l&apos;attacco di {who}?</translation>
    </message>
    <message>
        <source>Where does the Troll shove {who}?</source>
        <translation>Dove spinge il Troll {who}?</translation>
    </message>
    <message>
        <source>Who is First Player? The lot decides.</source>
        <translation>Chi è Primo Giocatore? Decide la sorte.</translation>
    </message>
    <message>
        <source>Which Hero of the two is in the deck?</source>
        <translation>Quale dei due Eroi è nel mazzo?</translation>
    </message>
    <message>
        <source>The Day and Night token is tossed: heads is night.</source>
        <translation>Si lancia il segnalino Giorno e Notte: testa è notte.</translation>
    </message>
    <message>
        <source>The Troll&apos;s die is rolled.</source>
        <translation>Si tira il dado del Troll.</translation>
    </message>
    <message>
        <source>A coin sends the Troll: heads towards the Heart, tails towards a spawn point.</source>
        <translation>Una moneta manda il Troll: con testa verso il Cuore, con croce verso un punto di comparsa.</translation>
    </message>
    <message>
        <source>An Unlucky zone: on heads the attack of {who} works.</source>
        <translation>Una zona Sfortunata: con testa l&apos;attacco di {who} riesce.</translation>
    </message>
    <message>
        <source>A Village Event is drawn.</source>
        <translation>Si pesca un Evento del Villaggio.</translation>
    </message>
    <message>
        <source>A Village Event is drawn from the top of the deck.</source>
        <translation>Si pesca un Evento del Villaggio dalla cima del mazzo.</translation>
    </message>
    <message>
        <source>A Spawn card is drawn.</source>
        <translation>Si pesca una carta Comparsa.</translation>
    </message>
    <message>
        <source>The Type of the Hunters is drawn.</source>
        <translation>Si pesca il Tipo dei Cacciatori.</translation>
    </message>
    <message>
        <source>A Hero card is drawn.</source>
        <translation>Si pesca una carta Eroe.</translation>
    </message>
    <message>
        <source>A Trap card is drawn.</source>
        <translation>Si pesca una carta Trappola.</translation>
    </message>
    <message>
        <source>The captive is drawn from the Hero deck.</source>
        <translation>Il prigioniero si pesca dal mazzo Eroi.</translation>
    </message>
    <message>
        <source>Which one does the village event mean? The lot decides.</source>
        <translation>Quale intende l&apos;evento del villaggio? Decide la sorte.</translation>
    </message>
    <message>
        <source>Who of those equally near climbs the wall? The lot decides.</source>
        <translation>Chi, tra quelli ugualmente vicini, scavalca il muro? Decide la sorte.</translation>
    </message>
    <message>
        <source>Where does the new Mapmaker appear? The lot decides.</source>
        <translation>Dove appare il nuovo Cartografo? Decide la sorte.</translation>
    </message>
    <message>
        <source>The dice of the power of {who} are thrown.</source>
        <translation>Si tirano i dadi della Capacità di {who}.</translation>
    </message>
    <message>
        <source>Who is shoved, or where to? The lot decides.</source>
        <translation>Chi viene spintonato, o verso dove? Decide la sorte.</translation>
    </message>
    <message>
        <source>Who acts in place of the one that is missing? The lot decides.</source>
        <translation>Chi agisce al posto di quello che manca? Decide la sorte.</translation>
    </message>
    <message>
        <source>Which trap goes off, or whom does it take? The lot decides.</source>
        <translation>Quale Trappola scatta, o chi colpisce? Decide la sorte.</translation>
    </message>
    <message>
        <source>From which of several zones is a villager called? The lot decides.</source>
        <translation>Da quale di più Zone viene chiamato un Abitante? Decide la sorte.</translation>
    </message>
    <message>
        <source>Which of several villagers is called? The lot decides.</source>
        <translation>Quale di più Abitanti viene chiamato? Decide la sorte.</translation>
    </message>
    <message>
        <source>The lot decides among several.</source>
        <translation>Fra più d&apos;uno decide la sorte.</translation>
    </message>
    <message>
        <source>The coin decides: heads for the first.</source>
        <translation>Decide la moneta: testa per il primo.</translation>
    </message>
    <message>
        <source>Which of the villagers equally near acts next? The lot decides.</source>
        <translation>Quale degli abitanti ugualmente vicini agisce adesso? Decide la sorte.</translation>
    </message>
    <message>
        <source>Which of two villagers equally near acts next? Heads for the first.</source>
        <translation>Quale di due abitanti ugualmente vicini agisce adesso? Testa per il primo.</translation>
    </message>
    <message>
        <source>Two are equally good as a target: heads for the first.</source>
        <translation>Due bersagli si equivalgono: testa per il primo.</translation>
    </message>
    <message>
        <source>Several are equally good as a target: the lot decides.</source>
        <translation>Più bersagli si equivalgono: decide la sorte.</translation>
    </message>
    <message>
        <source>Two ways are equally short: heads for the first.</source>
        <translation>Due vie sono ugualmente brevi: testa per la prima.</translation>
    </message>
    <message>
        <source>Several ways are equally short: the lot decides.</source>
        <translation>Più vie sono ugualmente brevi: decide la sorte.</translation>
    </message>
    <message>
        <source>Carry out a Villager result</source>
        <translation>Esegui un risultato Abitante</translation>
    </message>
    <message>
        <source>Melee: {target}</source>
        <translation>Mischia: {target}</translation>
    </message>
    <message>
        <source>Ranged: {target}</source>
        <translation>Distanza: {target}</translation>
    </message>
    <message>
        <source>Attack {target}</source>
        <translation>Attacca {target}</translation>
    </message>
    <message>
        <source>Step into {zone}</source>
        <translation>Un passo verso {zone}</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>Store {face} in a Defence slot</source>
        <translation>Metti {face} in una casella Difesa</translation>
    </message>
    <message>
        <source>Keep {face} in Reserve</source>
        <translation>Tieni {face} in Riserva</translation>
    </message>
    <message>
        <source>Lay {name} here</source>
        <translation>Piazza qui {name}</translation>
    </message>
    <message>
        <source>{name}: spend {face}</source>
        <translation>{name}: spendi {face}</translation>
    </message>
    <message>
        <source>Take up the purse</source>
        <translation>Prendi la borsa</translation>
    </message>
    <message>
        <source>Lay the purse down</source>
        <translation>Posa la borsa</translation>
    </message>
    <message>
        <source>Pay {face} for the summoning</source>
        <translation>Paga {face} per l&apos;evocazione</translation>
    </message>
    <message>
        <source>Pay any result, in the space of {face}</source>
        <translation>Paga un risultato qualsiasi, al posto di {face}</translation>
    </message>
    <message>
        <source>Remove one damage</source>
        <translation>Togli un danno</translation>
    </message>
    <message>
        <source>Remove {status}</source>
        <translation>Togli {status}</translation>
    </message>
    <message>
        <source>Drink {name}</source>
        <translation>Bevi {name}</translation>
    </message>
    <message>
        <source>Take the Wild result as {face}</source>
        <translation>Usa il Jolly come {face}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Termina il turno</translation>
    </message>
    <message>
        <source>Go no further</source>
        <translation>Non andare oltre</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Basta così</translation>
    </message>
    <message>
        <source>It goes along</source>
        <translation>Va con lui</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Learn {name}, tier {tier}: {text}</source>
        <translation>Impara {name}, grado {tier}: {text}</translation>
    </message>
    <message>
        <source>Spend {count}: {damage} less</source>
        <translation>Spendine {count}: {damage} in meno</translation>
    </message>
    <message>
        <source>Spend none</source>
        <translation>Non spenderne</translation>
    </message>
    <message>
        <source>Spend {count}</source>
        <translation>Spendine {count}</translation>
    </message>
    <message>
        <source>{count} {count:Minion takes|Minions take} it</source>
        <translation>{count} {count:Servitore lo prende|Servitori lo prendono}</translation>
    </message>
    <message>
        <source>No Minion takes it</source>
        <translation>Nessun Servitore lo prende</translation>
    </message>
    <message>
        <source>Villager results</source>
        <translation>Risultati Abitante</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attacchi</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>Purses</source>
        <translation>Borse</translation>
    </message>
    <message>
        <source>Summoning</source>
        <translation>Evocazione</translation>
    </message>
    <message>
        <source>Drawn Circle</source>
        <translation>Cerchio tracciato</translation>
    </message>
    <message>
        <source>Wild result</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Choose a zone</source>
        <translation>Scegli una zona</translation>
    </message>
    <message>
        <source>{cost} {cost:die|dice}</source>
        <translation>{cost} {cost:dado|dadi}</translation>
    </message>
    <message>
        <source>Lost then: {faces}.</source>
        <translation>Andrebbero persi: {faces}.</translation>
    </message>
    <message>
        <source>{count} {count:Villager result is|Villager results are} carried out then.</source>
        <translation>Allora {count:si esegue|si eseguono} {count} {count:risultato|risultati} Abitante.</translation>
    </message>
    <message>
        <source>lacks {faces}</source>
        <translation>manca: {faces}</translation>
    </message>
    <message>
        <source>used in this round</source>
        <translation>già usata in questo round</translation>
    </message>
    <message>
        <source>could do nothing now</source>
        <translation>ora non potrebbe fare nulla</translation>
    </message>
    <message>
        <source>only after a step in this turn</source>
        <translation>solo dopo un passo in questo turno</translation>
    </message>
    <message>
        <source>only in the Heart zone</source>
        <translation>solo nella zona del Cuore</translation>
    </message>
    <message>
        <source>{health} health left against {count} {count:villager|villagers}: hindered</source>
        <translation>salute {health} contro {count} {count:abitante|abitanti}: ostacolato</translation>
    </message>
    <message>
        <source>no Movement slot is free</source>
        <translation>nessuna casella Movimento è libera</translation>
    </message>
    <message>
        <source>full, and nobody can be shoved</source>
        <translation>al completo, e nessuno si può spintonare</translation>
    </message>
    <message>
        <source>not next to {zone}</source>
        <translation>non accanto a {zone}</translation>
    </message>
    <message>
        <source>no useful result is left</source>
        <translation>non resta nessun risultato utile</translation>
    </message>
    <message>
        <source>a trap lies here already</source>
        <translation>qui c&apos;è già una trappola</translation>
    </message>
    <message>
        <source>villagers killed</source>
        <translation>abitanti uccisi</translation>
    </message>
    <message>
        <source>useful results</source>
        <translation>risultati utili</translation>
    </message>
    <message>
        <source>useful</source>
        <translation>almeno uno utile</translation>
    </message>
    <message>
        <source>damage to the Heart</source>
        <translation>danni al Cuore</translation>
    </message>
    <message>
        <source>the Heart suffers</source>
        <translation>il Cuore subisce danni</translation>
    </message>
    <message>
        <source>damage to Monsters</source>
        <translation>danni ai Mostri</translation>
    </message>
    <message>
        <source>a Monster is hurt</source>
        <translation>un Mostro è ferito</translation>
    </message>
    <message>
        <source>Equally good</source>
        <translation>Si equivalgono</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Not in sight</source>
        <translation>Non in vista</translation>
    </message>
    <message>
        <source>Too far away</source>
        <translation>Troppo lontano</translation>
    </message>
    <message>
        <source>Whom it can attack</source>
        <translation>Chi può attaccare</translation>
    </message>
    <message>
        <source>{count} {face}</source>
        <translation>{count} {face}</translation>
    </message>
    <message>
        <source>The Troll</source>
        <translation>Il Troll</translation>
    </message>
    <message>
        <source>Its cards come into the event deck: it belongs to nobody, and hits everybody.</source>
        <translation>Le sue carte entrano nel mazzo Eventi: non sta con nessuno, e colpisce tutti.</translation>
    </message>
    <message>
        <source>As the scenario says</source>
        <translation>Come dice lo scenario</translation>
    </message>
    <message>
        <source>With the Troll</source>
        <translation>Con il Troll</translation>
    </message>
    <message>
        <source>Without the Troll</source>
        <translation>Senza il Troll</translation>
    </message>
    <message>
        <source>Day and Night</source>
        <translation>Giorno e Notte</translation>
    </message>
    <message>
        <source>Each Monster rolls a Day or Night die in place of one; by day Experience runs out.</source>
        <translation>Ogni Mostro tira un dado Giorno o Notte al posto di uno dei suoi; di giorno l&apos;Esperienza si consuma.</translation>
    </message>
    <message>
        <source>With day and night</source>
        <translation>Con giorno e notte</translation>
    </message>
    <message>
        <source>Without day and night</source>
        <translation>Senza giorno e notte</translation>
    </message>
    <message>
        <source>Yunfakh Hunters</source>
        <translation>Cacciatori Yunfakh</translation>
    </message>
    <message>
        <source>Half of all Hunters, rounded up, can be hurt by Melee alone.</source>
        <translation>Metà dei Cacciatori, per eccesso, si può ferire solo con Mischia.</translation>
    </message>
    <message>
        <source>With Yunfakh</source>
        <translation>Con gli Yunfakh</translation>
    </message>
    <message>
        <source>Without Yunfakh</source>
        <translation>Senza Yunfakh</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>Quanto è dura</translation>
    </message>
    <message>
        <source>Gentle begins with 2 health more in the Heart, Grim with 2 less.</source>
        <translation>Mite comincia con 2 di salute in più nel Cuore, Cupo con 2 in meno.</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Mite</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Grim</source>
        <translation>Cupo</translation>
    </message>
    <message>
        <source>The village</source>
        <translation>Il villaggio</translation>
    </message>
    <message>
        <source>Commoner</source>
        <translation>Popolano</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>Cacciatore</translation>
    </message>
    <message>
        <source>Yunfakh Hunter</source>
        <translation>Cacciatore Yunfakh</translation>
    </message>
    <message>
        <source>Veteran Hunter</source>
        <translation>Cacciatore veterano</translation>
    </message>
    <message>
        <source>Mapmaker</source>
        <translation>Cartografo</translation>
    </message>
    <message>
        <source>The Marshal</source>
        <translation>Il Maresciallo</translation>
    </message>
    <message>
        <source>The Heart</source>
        <translation>Il Cuore</translation>
    </message>
    <message>
        <source>{name}, summoned</source>
        <translation>{name} (evocazione)</translation>
    </message>
    <message>
        <source>{type} {name}</source>
        <translation>{name} ({type})</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Every Type</source>
        <translation>Ogni Tipo</translation>
    </message>
    <message>
        <source>Villager</source>
        <translation>Abitante</translation>
    </message>
    <message>
        <source>Revenge</source>
        <translation>Vendetta</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Glare</source>
        <translation>Abbaglio</translation>
    </message>
    <message>
        <source>2 Melee</source>
        <translation>2 Mischia</translation>
    </message>
    <message>
        <source>2 Ranged</source>
        <translation>2 Distanza</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Testa</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Croce</translation>
    </message>
    <message>
        <source>Spawn deck</source>
        <translation>Mazzo Comparsa</translation>
    </message>
    <message>
        <source>Trap deck</source>
        <translation>Mazzo Trappole</translation>
    </message>
    <message>
        <source>Event deck</source>
        <translation>Mazzo Eventi</translation>
    </message>
    <message>
        <source>Summon deck</source>
        <translation>Mazzo Evocazione</translation>
    </message>
    <message>
        <source>Hero deck</source>
        <translation>Mazzo Eroi</translation>
    </message>
    <message>
        <source>Type bag</source>
        <translation>Sacchetto dei Tipi</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Spezzare</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Silenzio</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Rallentare</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>Stordito</translation>
    </message>
    <message>
        <source>{count} Defence {count:slot|slots} lost</source>
        <translation>{count} {count:casella|caselle} Difesa in meno</translation>
    </message>
    <message>
        <source>{count} Reserve {count:slot|slots} lost</source>
        <translation>{count} {count:casella|caselle} Riserva in meno</translation>
    </message>
    <message>
        <source>{count} Movement {count:slot|slots} lost</source>
        <translation>{count} {count:casella|caselle} Movimento in meno</translation>
    </message>
    <message>
        <source>1 damage at each activation</source>
        <translation>1 danno a ogni Attivazione</translation>
    </message>
    <message>
        <source>lies on the ground</source>
        <translation>è a terra</translation>
    </message>
    <message>
        <source>does not move in this Villagers phase</source>
        <translation>in questa fase Abitanti non si muove</translation>
    </message>
    <message>
        <source>carries a purse</source>
        <translation>porta una borsa</translation>
    </message>
    <message>
        <source>rolls 1 die fewer for the summoned Monster</source>
        <translation>tira 1 dado in meno per il Mostro evocato</translation>
    </message>
    <message>
        <source>bears a banner</source>
        <translation>porta uno stendardo</translation>
    </message>
    <message>
        <source>hurt by Melee alone</source>
        <translation>ferito solo da Mischia</translation>
    </message>
    <message>
        <source>comes back at its next turn, if the Heart can bear it</source>
        <translation>torna al suo prossimo turno, se il Cuore può reggere</translation>
    </message>
    <message>
        <source>Its turn</source>
        <translation>Il suo turno</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Vincolato</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Stendardo</translation>
    </message>
    <message>
        <source>Yunfakh</source>
        <translation>Yunfakh</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Morto</translation>
    </message>
    <message>
        <source>its nemesis</source>
        <translation>la sua nemesi</translation>
    </message>
    <message>
        <source>the Heart</source>
        <translation>il Cuore</translation>
    </message>
    <message>
        <source>a Monster in its zone</source>
        <translation>un Mostro nella sua zona</translation>
    </message>
    <message>
        <source>a Monster in an adjacent zone</source>
        <translation>un Mostro in una zona adiacente</translation>
    </message>
    <message>
        <source>the village has no Morale left</source>
        <translation>al villaggio non resta più Morale</translation>
    </message>
    <message>
        <source>everything that was to be done is done</source>
        <translation>tutto ciò che c&apos;era da fare è fatto</translation>
    </message>
    <message>
        <source>the Heart still beats</source>
        <translation>il Cuore batte ancora</translation>
    </message>
    <message>
        <source>all purses are home</source>
        <translation>tutte le borse sono a casa</translation>
    </message>
    <message>
        <source>the ransom is paid</source>
        <translation>il riscatto è pagato</translation>
    </message>
    <message>
        <source>the Mapmakers are dead</source>
        <translation>i Cartografi sono morti</translation>
    </message>
    <message>
        <source>the towers are held</source>
        <translation>le torri hanno retto</translation>
    </message>
    <message>
        <source>the banners have fallen</source>
        <translation>gli stendardi sono caduti</translation>
    </message>
    <message>
        <source>the Marshal is dead</source>
        <translation>il Maresciallo è morto</translation>
    </message>
    <message>
        <source>what slept below is awake</source>
        <translation>ciò che dormiva là sotto è sveglio</translation>
    </message>
    <message>
        <source>the Heart has stopped</source>
        <translation>il Cuore si è fermato</translation>
    </message>
    <message>
        <source>every Monster is dead, and none can come back</source>
        <translation>tutti i Mostri sono morti, e nessuno può tornare</translation>
    </message>
    <message>
        <source>too many Mapmakers have escaped</source>
        <translation>sono fuggiti troppi Cartografi</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>il tempo è finito</translation>
    </message>
    <message>
        <source>nobody is left to be woken</source>
        <translation>non resta nessuno da svegliare</translation>
    </message>
    <message>
        <source>the night was given up</source>
        <translation>la notte è stata abbandonata</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Cuore</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morale</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>XP</source>
        <translation>PE</translation>
    </message>
    <message>
        <source>Event dial</source>
        <translation>Quadrante degli Eventi</translation>
    </message>
    <message>
        <source>Ransom paid</source>
        <translation>Riscatto pagato</translation>
    </message>
    <message>
        <source>Mapmakers killed</source>
        <translation>Cartografi uccisi</translation>
    </message>
    <message>
        <source>Mapmakers escaped</source>
        <translation>Cartografi fuggiti</translation>
    </message>
    <message>
        <source>Purses home</source>
        <translation>Borse a casa</translation>
    </message>
    <message>
        <source>Banners fallen</source>
        <translation>Stendardi caduti</translation>
    </message>
    <message>
        <source>Village Events</source>
        <translation>Eventi del Villaggio</translation>
    </message>
    <message>
        <source>A Village Event is drawn</source>
        <translation>Si pesca un Evento del Villaggio</translation>
    </message>
    <message>
        <source>The dial</source>
        <translation>Il quadrante</translation>
    </message>
    <message>
        <source>Round {round} · Rank {rank}</source>
        <translation>Round {round} · Rango {rank}</translation>
    </message>
    <message>
        <source>Round {round} · Day</source>
        <translation>Round {round} · Giorno</translation>
    </message>
    <message>
        <source>Round {round} · Night</source>
        <translation>Round {round} · Notte</translation>
    </message>
    <message>
        <source>Morale falls to 0</source>
        <translation>Il Morale scende a 0</translation>
    </message>
    <message>
        <source>All objectives are done: {names}</source>
        <translation>Tutti gli obiettivi sono compiuti: {names}</translation>
    </message>
    <message>
        <source>The Heart still beats after round {round}</source>
        <translation>Il Cuore batte ancora dopo il round {round}</translation>
    </message>
    <message>
        <source>All purses are brought to the Heart</source>
        <translation>Tutte le borse sono portate al Cuore</translation>
    </message>
    <message>
        <source>The ransom is paid</source>
        <translation>Il riscatto è pagato</translation>
    </message>
    <message>
        <source>The Mapmakers are killed</source>
        <translation>I Cartografi sono uccisi</translation>
    </message>
    <message>
        <source>The towers have scored</source>
        <translation>Le torri hanno dato i loro punti</translation>
    </message>
    <message>
        <source>The Banner Heroes are dead</source>
        <translation>Gli Eroi con lo stendardo sono morti</translation>
    </message>
    <message>
        <source>The Marshal is dead</source>
        <translation>Il Maresciallo è morto</translation>
    </message>
    <message>
        <source>A summoned Monster in the Heart zone, with Morale at half or less</source>
        <translation>Un Mostro evocato nella zona del Cuore, con il Morale a metà o meno</translation>
    </message>
    <message>
        <source>The Heart has no health left</source>
        <translation>Al Cuore non resta salute</translation>
    </message>
    <message>
        <source>Too many Mapmakers escape</source>
        <translation>Fuggono troppi Cartografi</translation>
    </message>
    <message>
        <source>Round {round} ends without the points</source>
        <translation>Il round {round} finisce senza i punti</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danni</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Dice of the next roll</source>
        <translation>Dadi del prossimo tiro</translation>
    </message>
    <message>
        <source>Trap on offer</source>
        <translation>Trappola in offerta</translation>
    </message>
    <message>
        <source>Village Event in force</source>
        <translation>Evento del Villaggio in vigore</translation>
    </message>
    <message>
        <source>{name}, tier {tier}</source>
        <translation>{name}, grado {tier}</translation>
    </message>
    <message>
        <source>{text} ({faces})</source>
        <translation>{text} ({faces})</translation>
    </message>
    <message>
        <source>Spawn token</source>
        <translation>Segnalino Comparsa</translation>
    </message>
    <message>
        <source>Trap: {name}</source>
        <translation>Trappola: {name}</translation>
    </message>
    <message>
        <source>A purse</source>
        <translation>Una borsa</translation>
    </message>
    <message>
        <source>The Heart of the castle</source>
        <translation>Il Cuore del Castello</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscura</translation>
    </message>
    <message>
        <source>Unlucky</source>
        <translation>Sfortunata</translation>
    </message>
    <message>
        <source>The captive: {name}</source>
        <translation>Il prigioniero: {name}</translation>
    </message>
    <message>
        <source>{name}: {there} of {needed}</source>
        <translation>{name}: {there} di {needed}</translation>
    </message>
    <message>
        <source>Attacks {target}, {why}</source>
        <translation>Attacca {target}, {why}</translation>
    </message>
    <message>
        <source>Attacks the Heart</source>
        <translation>Attacca il Cuore</translation>
    </message>
    <message>
        <source>Goes to {zone}</source>
        <translation>Va a {zone}</translation>
    </message>
    <message>
        <source>Stands up</source>
        <translation>Si rialza</translation>
    </message>
    <message>
        <source>{there}/{size}</source>
        <translation>{there}/{size}</translation>
    </message>
    <message>
        <source>Stood</source>
        <translation>Ha retto</translation>
    </message>
    <message>
        <source>Bled</source>
        <translation>Ha sanguinato</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Spezzato</translation>
    </message>
    <message>
        <source>Slipped away</source>
        <translation>Sfuggita di mano</translation>
    </message>
    <message>
        <source>The night is won</source>
        <translation>La notte è vinta</translation>
    </message>
    <message>
        <source>The night is lost</source>
        <translation>La notte è persa</translation>
    </message>
    <message>
        <source>The Heart: {heart} of {most}</source>
        <translation>Il Cuore: {heart} di {most}</translation>
    </message>
    <message>
        <source>{count} {count:villager|villagers} dead</source>
        <translation>{count} {count:abitante morto|abitanti morti}</translation>
    </message>
    <message>
        <source>Lay out the castle, and put every Monster into the Heart zone.</source>
        <translation>Disponete il castello, e mettete ogni Mostro nella zona del Cuore.</translation>
    </message>
    <message>
        <source>{count} Spawn {count:token|tokens}: {zones}</source>
        <translation>{count} {count:segnalino|segnalini} Comparsa: {zones}</translation>
    </message>
    <message>
        <source>Corridor</source>
        <translation>Corridoio</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Via</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Strada</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Erba</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Giardino</translation>
    </message>
    <message>
        <source>Stairs</source>
        <translation>Scale</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Prato</translation>
    </message>
    <message>
        <source>Ruin</source>
        <translation>Rovina</translation>
    </message>
    <message>
        <source>Mud</source>
        <translation>Fango</translation>
    </message>
    <message>
        <source>Marsh</source>
        <translation>Palude</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Sentiero</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Piazza</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Pavimento</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Alberi</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Clearing</source>
        <translation>Radura</translation>
    </message>
    <message>
        <source>Bare earth</source>
        <translation>Terra nuda</translation>
    </message>
    <message>
        <source>Welcome to the castle</source>
        <translation>Benvenuti al castello</translation>
    </message>
    <message>
        <source>You lead two Monsters: the Ossuary Warden, who stands in doorways, and the Ember Nun, who sets things on fire. People come up from the gate to stop the Heart. Bring Morale to 0 before they do. Nothing here can be broken: Ctrl+Z takes every decision back.</source>
        <translation>Guidate due Mostri: il Custode dell&apos;ossario, che sta sulle soglie, e la Suora di brace, che dà fuoco alle cose. Dalla porta sale gente a fermare il Cuore. Portate il Morale a 0 prima che ci riesca. Qui non si può rompere nulla: Ctrl+Z riprende ogni decisione.</translation>
    </message>
    <message>
        <source>A village that plays by itself</source>
        <translation>Un villaggio che gioca da solo</translation>
    </message>
    <message>
        <source>Nobody leads the villagers: they follow the rulebook. Point at one and you read what it will do next, and by which rule. Who stands in the Heart zone strikes the Heart; all others come one room nearer in each round.</source>
        <translation>Nessuno guida gli abitanti: seguono il regolamento. Indicatene uno e leggete che cosa farà, e per quale regola. Chi è nella zona del Cuore colpisce il Cuore; tutti gli altri si avvicinano di una stanza a ogni round.</translation>
    </message>
    <message>
        <source>Six dice</source>
        <translation>Sei dadi</translation>
    </message>
    <message>
        <source>Each Monster begins its turn with six dice. Press Enter to roll them here, or throw your own on the table and type what fell: the Dice button asks how you like it.</source>
        <translation>Ogni Mostro comincia il turno con sei dadi. Premete Invio per lanciarli qui, o lanciate i vostri sul tavolo e scrivete che cosa è uscito: il pulsante Dadi chiede come preferite.</translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation>Tre uguali</translation>
    </message>
    <message>
        <source>Three or more dice show the same: all of them may be rolled again, once. Four Villagers are a good reason.</source>
        <translation>Tre o più dadi mostrano lo stesso: si possono rilanciare tutti, una volta. Quattro Abitanti sono un buon motivo.</translation>
    </message>
    <message>
        <source>What dice can buy</source>
        <translation>Che cosa comprano i dadi</translation>
    </message>
    <message>
        <source>These are all the things that your results can pay for now, one after the other and in any order. Melee strikes in your own room, Ranged into the next, and every useful die may be a step. What is left at the end is lost, unless you store it.</source>
        <translation>Ecco tutto ciò che i vostri risultati possono pagare ora, uno dopo l&apos;altro e in qualsiasi ordine. Mischia colpisce nella vostra stanza, Distanza in quella accanto, e ogni dado utile può essere un passo. Ciò che resta alla fine è perduto, se non lo riponete.</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Caselle</translation>
    </message>
    <message>
        <source>A Defence result in a Defence slot takes 2 from a blow, Revenge gives it back; both wait there until the villagers come. Reserve keeps a result for a later turn, in which you roll one die fewer.</source>
        <translation>Un risultato Difesa in una casella Difesa toglie 2 a un colpo, Vendetta lo restituisce; entrambi aspettano lì finché non vengono gli abitanti. La Riserva serba un risultato per un turno seguente, in cui lanciate un dado in meno.</translation>
    </message>
    <message>
        <source>The Villager result</source>
        <translation>Il risultato Abitante</translation>
    </message>
    <message>
        <source>One result is useless, and worse: each Villager moves somebody a room nearer to the Heart. You may choose when, not whether.</source>
        <translation>Un risultato non serve a nulla, e peggio: ogni Abitante muove qualcuno di una stanza verso il Cuore. Potete scegliere quando, non se.</translation>
    </message>
    <message>
        <source>Morale and Experience</source>
        <translation>Morale ed esperienza</translation>
    </message>
    <message>
        <source>Whoever dies costs the village 1 Morale, a Hero 2, and your Monster gains Experience. With enough of it there is a level: a new power, or a better one, at once.</source>
        <translation>Chi muore costa al villaggio 1 Morale, un Eroe 2, e il vostro Mostro guadagna esperienza. Quando basta c&apos;è un livello: un potere nuovo, o uno migliore, subito.</translation>
    </message>
    <message>
        <source>A level</source>
        <translation>Un livello</translation>
    </message>
    <message>
        <source>Choose what the Monster learns: another of its three powers, or the better form of one that it knows. It may be used in this very turn.</source>
        <translation>Scegliete che cosa impara il Mostro: un altro dei suoi tre poteri, o la forma migliore di uno che conosce. Si può usare già in questo turno.</translation>
    </message>
    <message>
        <source>Now the village</source>
        <translation>Ora il villaggio</translation>
    </message>
    <message>
        <source>A trap is laid on offer, the event dial goes on by one for each of you, then everybody attacks and walks: those nearest to the Heart first. At the end new people come in by the gate.</source>
        <translation>Una trappola si aggiunge a quelle in offerta, il quadrante degli eventi avanza di uno per ciascuno di voi, poi tutti attaccano e camminano: prima i più vicini al Cuore. Alla fine dalla porta entra altra gente.</translation>
    </message>
    <message>
        <source>Whom they go for</source>
        <translation>Con chi se la prendono</translation>
    </message>
    <message>
        <source>First their nemesis, a Monster of their own Type; then the Heart, if they stand beside it; then Monsters in the room, then those next door. The journal says for each of them why.</source>
        <translation>Prima la loro nemesi, un Mostro del loro stesso Tipo; poi il Cuore, se gli stanno accanto; poi i Mostri nella stanza, poi quelli della stanza vicina. Il diario dice per ognuno il perché.</translation>
    </message>
    <message>
        <source>A blow</source>
        <translation>Un colpo</translation>
    </message>
    <message>
        <source>You are attacked, and it hits: nobody rolls for it. How many stored Defence results do you spend? What you do not spend lies there for the next blow, until the round is over.</source>
        <translation>Vi attaccano, e il colpo va a segno: nessuno lancia dadi. Quanti risultati Difesa riposti spendete? Ciò che non spendete resta lì per il prossimo colpo, finché il round non è finito.</translation>
    </message>
    <message>
        <source>Traps</source>
        <translation>Trappole</translation>
    </message>
    <message>
        <source>A trap on offer can be bought for the results that stand on it, and lies where its buyer stands. It goes off when the villagers&apos; phase ends with somebody in that room.</source>
        <translation>Una trappola in offerta si compra con i risultati scritti sopra, e si piazza dove sta chi la compra. Scatta quando la fase degli abitanti finisce con qualcuno in quella stanza.</translation>
    </message>
    <message>
        <source>Dead, for a while</source>
        <translation>Morti, per un po&apos;</translation>
    </message>
    <message>
        <source>A Monster that is killed loses what lies on its board, but not what it has learnt. At its next turn it stands in the Heart zone again, and the Heart pays 2 for that.</source>
        <translation>Un Mostro ucciso perde ciò che ha sulla plancia, ma non ciò che ha imparato. Al suo prossimo turno è di nuovo nella zona del Cuore, e il Cuore paga 2 per questo.</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Sguardo indietro</translation>
    </message>
    <message>
        <source>A round is over. The bar below the board shows every step again; Ctrl+Z takes steps back, and the dice fall as they fell before. Ctrl+K finds every rule by a few letters.</source>
        <translation>Un round è finito. La barra sotto il tabellone mostra di nuovo ogni passo; Ctrl+Z riprende i passi, e i dadi cadono come erano caduti. Ctrl+K trova ogni regola con poche lettere.</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Equipaggiamento</translation>
    </message>
    <message>
        <source>The mission</source>
        <translation>La missione</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendi</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Choose a square</source>
        <translation>Scegli una casella</translation>
    </message>
    <message>
        <source>Die {number}: {face}, a success</source>
        <translation>Dado {number}: {face}, un successo</translation>
    </message>
    <message>
        <source>Die {number}: {face}, no success</source>
        <translation>Dado {number}: {face}, nessun successo</translation>
    </message>
    <message>
        <source>It would do nothing: its target is out of combat.</source>
        <translation>Non farebbe nulla: il suo bersaglio è fuori combattimento.</translation>
    </message>
    <message>
        <source>{name} is used up by this and gone for good.</source>
        <translation>{name} si esaurisce così ed è perso per sempre.</translation>
    </message>
    <message>
        <source>{name} can be used only once in this mission.</source>
        <translation>{name} si può usare una volta sola in questa missione.</translation>
    </message>
    <message>
        <source>Leaving draws a Reaction Attack first: {names}.</source>
        <translation>Andarsene provoca prima un Attacco di Reazione: {names}.</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>sconfitti</translation>
    </message>
    <message>
        <source>defeat</source>
        <translation>sconfigge</translation>
    </message>
    <message>
        <source>gets</source>
        <translation>infligge</translation>
    </message>
    <message>
        <source>wounds suffered</source>
        <translation>danni subiti</translation>
    </message>
    <message>
        <source>is hurt</source>
        <translation>subisce danni</translation>
    </message>
    <message>
        <source>knocked out</source>
        <translation>KO</translation>
    </message>
    <message>
        <source>goes down</source>
        <translation>finisce a terra</translation>
    </message>
    <message>
        <source>suffers</source>
        <translation>subisce</translation>
    </message>
    <message>
        <source>wounds healed</source>
        <translation>danni curati</translation>
    </message>
    <message>
        <source>heals</source>
        <translation>cura</translation>
    </message>
    <message>
        <source>statuses cured</source>
        <translation>stati curati</translation>
    </message>
    <message>
        <source>cures</source>
        <translation>guarisce</translation>
    </message>
    <message>
        <source>gains</source>
        <translation>guadagna</translation>
    </message>
    <message>
        <source>success</source>
        <translation>successo</translation>
    </message>
    <message>
        <source>Choices for the enemies</source>
        <translation>Scelte per i nemici</translation>
    </message>
    <message>
        <source>Where the rules leave a choice to the players on the enemies&apos; behalf.</source>
        <translation>Dove le regole lasciano ai giocatori una scelta al posto dei nemici.</translation>
    </message>
    <message>
        <source>The program takes what hurts most</source>
        <translation>Il programma prende ciò che fa più male</translation>
    </message>
    <message>
        <source>The players decide</source>
        <translation>Decidono i giocatori</translation>
    </message>
    <message>
        <source>Fewer enemies for a small company</source>
        <translation>Meno nemici per una compagnia piccola</translation>
    </message>
    <message>
        <source>Against fewer than four heroes groups are smaller, leaders and monsters weaker.</source>
        <translation>Contro meno di quattro eroi i gruppi sono più piccoli, capi e mostri più deboli.</translation>
    </message>
    <message>
        <source>Collateral damage</source>
        <translation>Danni collaterali</translation>
    </message>
    <message>
        <source>Heroes who stand in the way of an attack that spreads are hurt by it.</source>
        <translation>Gli eroi che stanno in mezzo a un attacco ad area ne subiscono i danni.</translation>
    </message>
    <message>
        <source>the only hero in its Control Area</source>
        <translation>l&apos;unico eroe nella sua Area di Controllo</translation>
    </message>
    <message>
        <source>the highest Threat in its Control Area</source>
        <translation>la Minaccia più alta nella sua Area di Controllo</translation>
    </message>
    <message>
        <source>no hero in its Control Area is as great a Threat</source>
        <translation>nessun eroe nella sua Area di Controllo è una Minaccia così grande</translation>
    </message>
    <message>
        <source>equal in Threat, then the closest, then the most injured</source>
        <translation>pari in Minaccia, poi il più vicino, poi il più ferito</translation>
    </message>
    <message>
        <source>nobody is in its Control Area, so the closest counts</source>
        <translation>nessuno è nella sua Area di Controllo, quindi conta il più vicino</translation>
    </message>
    <message>
        <source>the only hero it can get at</source>
        <translation>l&apos;unico eroe che può raggiungere</translation>
    </message>
    <message>
        <source>it can get at no hero</source>
        <translation>non può raggiungere nessun eroe</translation>
    </message>
    <message>
        <source>nobody is in its Control Area</source>
        <translation>nessuno è nella sua Area di Controllo</translation>
    </message>
    <message>
        <source>Rapidity {rapidity}</source>
        <translation>Rapidità {rapidity}</translation>
    </message>
    <message>
        <source>{name} must go on to Quadrant {quadrant} before ending</source>
        <translation>{name} deve arrivare al Quadrante {quadrant} prima di finire</translation>
    </message>
    <message>
        <source>{name} cannot get as far as Quadrant {quadrant} and must spend all AP</source>
        <translation>{name} non può arrivare al Quadrante {quadrant} e deve spendere tutti i PA</translation>
    </message>
    <message>
        <source>{name} has gone as far as Quadrant {quadrant} and may end</source>
        <translation>{name} è arrivato al Quadrante {quadrant} e può finire</translation>
    </message>
    <message>
        <source>{amount:+d} AP: {why}</source>
        <translation>{amount:+d} PA: {why}</translation>
    </message>
    <message>
        <source>Injured</source>
        <translation>Ferito</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>scheda</translation>
    </message>
    <message>
        <source>Once in an activation</source>
        <translation>Una volta per attivazione</translation>
    </message>
    <message>
        <source>Once in a mission</source>
        <translation>Una volta per missione</translation>
    </message>
    <message>
        <source>Twice in a mission</source>
        <translation>Due volte per missione</translation>
    </message>
    <message>
        <source>wounded an enemy</source>
        <translation>ha ferito un nemico</translation>
    </message>
    <message>
        <source>defeated an enemy</source>
        <translation>ha sconfitto un nemico</translation>
    </message>
    <message>
        <source>dealt a critical hit</source>
        <translation>ha inflitto un colpo critico</translation>
    </message>
    <message>
        <source>healed a hero</source>
        <translation>ha curato un eroe</translation>
    </message>
    <message>
        <source>by a skill or a card</source>
        <translation>per un&apos;abilità o una carta</translation>
    </message>
    <message>
        <source>may throw one die of a test again</source>
        <translation>può ritirare un dado di una prova</translation>
    </message>
    <message>
        <source>adds dice to a test</source>
        <translation>aggiunge dadi a una prova</translation>
    </message>
    <message>
        <source>may cancel one wound</source>
        <translation>può annullare un danno</translation>
    </message>
    <message>
        <source>makes a test easier by 1</source>
        <translation>rende una prova più facile di 1</translation>
    </message>
    <message>
        <source>troops cannot choose this hero as a target</source>
        <translation>le truppe non possono scegliere questo eroe come bersaglio</translation>
    </message>
    <message>
        <source>passes over enemies and obstacles</source>
        <translation>passa sopra nemici e ostacoli</translation>
    </message>
    <message>
        <source>each AP spent on moving gives one square more</source>
        <translation>ogni PA speso per muoversi dà una casella in più</translation>
    </message>
    <message>
        <source>suffers 1 wound when its activation ends</source>
        <translation>subisce 1 danno alla fine dell&apos;attivazione</translation>
    </message>
    <message>
        <source>pays 2 AP for each square of a move</source>
        <translation>paga 2 PA per ogni casella di movimento</translation>
    </message>
    <message>
        <source>a hero rolls 1 die fewer; an enemy hits and defends worse</source>
        <translation>un eroe tira 1 dado in meno; un nemico colpisce e si difende peggio</translation>
    </message>
    <message>
        <source>acts two quadrants later</source>
        <translation>agisce due quadranti dopo</translation>
    </message>
    <message>
        <source>cannot attack</source>
        <translation>non può attaccare</translation>
    </message>
    <message>
        <source>the next test is harder by 1</source>
        <translation>la prossima prova è più difficile di 1</translation>
    </message>
    <message>
        <source>the next test has fewer dice</source>
        <translation>la prossima prova ha meno dadi</translation>
    </message>
    <message>
        <source>suffers 1 wound when its activation ends, once</source>
        <translation>subisce 1 danno alla fine dell&apos;attivazione, una volta</translation>
    </message>
    <message>
        <source>suffers 1 wound whenever its activation ends</source>
        <translation>subisce 1 danno alla fine di ogni attivazione</translation>
    </message>
    <message>
        <source>is down and cannot act</source>
        <translation>è a terra e non può agire</translation>
    </message>
    <message>
        <source>is acting, with so many AP left</source>
        <translation>sta agendo, con questi PA rimasti</translation>
    </message>
    <message>
        <source>began beside an enemy and cannot simply walk away</source>
        <translation>ha cominciato accanto a un nemico e non può semplicemente andarsene</translation>
    </message>
    <message>
        <source>saved for a heroic skill</source>
        <translation>messi da parte per un&apos;abilità eroica</translation>
    </message>
    <message>
        <source>stands idle until it enters combat</source>
        <translation>resta inattivo finché non entra in combattimento</translation>
    </message>
    <message>
        <source>has to load before it can attack again</source>
        <translation>deve caricare prima di poter attaccare di nuovo</translation>
    </message>
    <message>
        <source>has orders of its own</source>
        <translation>ha ordini propri</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Vittoria</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>Sconfitta</translation>
    </message>
    <message>
        <source>The time is up: the minute hand has reached {time} before the company was done.</source>
        <translation>Il tempo è scaduto: la lancetta dei minuti è arrivata alle {time} prima che la compagnia avesse finito.</translation>
    </message>
    <message>
        <source>The company has held out until {time}.</source>
        <translation>La compagnia ha resistito fino alle {time}.</translation>
    </message>
    <message>
        <source>No hero is left standing.</source>
        <translation>Nessun eroe è rimasto in piedi.</translation>
    </message>
    <message>
        <source>Too many heroes are down: {ko} of {limit}, more than this mission bears.</source>
        <translation>Troppi eroi sono a terra: {ko} di {limit}, più di quanti la missione sopporti.</translation>
    </message>
    <message>
        <source>A goal of the mission is met: {goal}.</source>
        <translation>Un obiettivo della missione è raggiunto: {goal}.</translation>
    </message>
    <message>
        <source>It could not be mended any more: {goal}.</source>
        <translation>Non si poteva più rimediare: {goal}.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>{start} to {now}, of {end}</source>
        <translation>dalle {start} alle {now}, fino alle {end}</translation>
    </message>
    <message>
        <source>From {start} to {end}</source>
        <translation>Dalle {start} alle {end}</translation>
    </message>
    <message>
        <source>Popolini</source>
        <translation>Popolini</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Down at the end</source>
        <translation>A terra alla fine</translation>
    </message>
    <message>
        <source>Enemies defeated</source>
        <translation>Nemici sconfitti</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>Lost if</source>
        <translation>Persa se</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Nemici</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Segnalini</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>{characteristic} test, {successes} at {threshold} or more</source>
        <translation>prova di {characteristic}, {successes} a {threshold} o più</translation>
    </message>
    <message>
        <source>{tag}: {test}</source>
        <translation>{tag}: {test}</translation>
    </message>
    <message>
        <source>on or beside {squares}</source>
        <translation>su o accanto a {squares}</translation>
    </message>
    <message>
        <source>Leave by the exit</source>
        <translation>Uscire dall&apos;uscita</translation>
    </message>
    <message>
        <source>Rapidity</source>
        <translation>Rapidità</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>Mente</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salute</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Difesa</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Supporto</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sole</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stella</translation>
    </message>
    <message>
        <source>Rome</source>
        <translation>Roma</translation>
    </message>
    <message>
        <source>Venice</source>
        <translation>Venezia</translation>
    </message>
    <message>
        <source>Primaevi</source>
        <translation>Primaevi</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Mercenari</translation>
    </message>
    <message>
        <source>Troop</source>
        <translation>Truppa</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Élite</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Capo</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Mostro</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Guerriero</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Esploratore</translation>
    </message>
    <message>
        <source>Mage</source>
        <translation>Mago</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Sacerdote</translation>
    </message>
    <message>
        <source>Helmet</source>
        <translation>Elmo</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armatura</translation>
    </message>
    <message>
        <source>Accessory</source>
        <translation>Accessorio</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Pecunia</source>
        <translation>Pecunia</translation>
    </message>
    <message>
        <source>Alchemia</source>
        <translation>Alchemia</translation>
    </message>
    <message>
        <source>Elementum</source>
        <translation>Elementum</translation>
    </message>
    <message>
        <source>Intimidate</source>
        <translation>Intimidire</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Parlare</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Conoscenza</translation>
    </message>
    <message>
        <source>Explosion</source>
        <translation>Esplosione</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croce</translation>
    </message>
    <message>
        <source>Spear</source>
        <translation>Lancia</translation>
    </message>
    <message>
        <source>Breath</source>
        <translation>Soffio</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Spazzata</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>Onda</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mischia</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>Distanza</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Prayer</source>
        <translation>Preghiera</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Rilancio</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Vantaggio</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Difesa</translation>
    </message>
    <message>
        <source>Bless</source>
        <translation>Benedizione</translation>
    </message>
    <message>
        <source>Charm</source>
        <translation>Fascino</translation>
    </message>
    <message>
        <source>Flying</source>
        <translation>Volo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Fiamme</translation>
    </message>
    <message>
        <source>Entangled</source>
        <translation>Intralcio</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Veleno</translation>
    </message>
    <message>
        <source>Stun</source>
        <translation>Stordimento</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Accecamento</translation>
    </message>
    <message>
        <source>Cursed</source>
        <translation>Maledizione</translation>
    </message>
    <message>
        <source>Disadvantage</source>
        <translation>Svantaggio</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Sanguinamento</translation>
    </message>
    <message>
        <source>Hemorrhage</source>
        <translation>Emorragia</translation>
    </message>
    <message>
        <source>Blessing</source>
        <translation>Benedizione</translation>
    </message>
    <message>
        <source>Bloody</source>
        <translation>Cruento</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuoco</translation>
    </message>
    <message>
        <source>Hinder</source>
        <translation>Intralciare</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>Inseguimento</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Critico</translation>
    </message>
    <message>
        <source>Harmless</source>
        <translation>Innocuo</translation>
    </message>
    <message>
        <source>Insidious Strike</source>
        <translation>Colpo Insidioso</translation>
    </message>
    <message>
        <source>Pierce</source>
        <translation>Perforante</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Ricarica</translation>
    </message>
    <message>
        <source>Unblockable</source>
        <translation>Imparabile</translation>
    </message>
    <message>
        <source>Weak Attack</source>
        <translation>Attacco Debole</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carica</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Arrampicata</translation>
    </message>
    <message>
        <source>Combined Attack</source>
        <translation>Attacco Combinato</translation>
    </message>
    <message>
        <source>Destiny</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Schivata</translation>
    </message>
    <message>
        <source>Eclectic</source>
        <translation>Eclettico</translation>
    </message>
    <message>
        <source>Flammable</source>
        <translation>Infiammabile</translation>
    </message>
    <message>
        <source>Healer</source>
        <translation>Guaritore</translation>
    </message>
    <message>
        <source>{hero} cannot begin with {skill}: choose among {among}</source>
        <translation>{hero} non può cominciare con {skill}: scegli fra {among}</translation>
    </message>
    <message>
        <source>{hero} begins with {count} skill: choose one</source>
        <translation>{hero} comincia con {count} abilità: scegline una</translation>
    </message>
    <message>
        <source>{hero} begins with {count} different skills: choose so many</source>
        <translation>{hero} comincia con {count} abilità diverse: scegline altrettante</translation>
    </message>
    <message>
        <source>{hero} has been in battle: the first skills are chosen before that</source>
        <translation>{hero} ha già combattuto: le abilità iniziali si scelgono prima</translation>
    </message>
    <message>
        <source>the first skills of {hero} are not chosen</source>
        <translation>le abilità iniziali di {hero} non si scelgono</translation>
    </message>
    <message>
        <source>{hero} knows other skills than a beginner</source>
        <translation>{hero} conosce abilità diverse da quelle di chi comincia</translation>
    </message>
    <message>
        <source>{hero} begins with {skills}.</source>
        <translation>{hero} comincia con {skills}.</translation>
    </message>
    <message>
        <source>no other mission comes: the story ends</source>
        <translation>non viene nessun&apos;altra missione: la storia finisce</translation>
    </message>
    <message>
        <source>this is for all: name no hero</source>
        <translation>questo è per tutti: non nominare alcun eroe</translation>
    </message>
    <message>
        <source>the company has seen the Legend of {mission} already</source>
        <translation>la compagnia ha già visto la Legenda di {mission}</translation>
    </message>
    <message>
        <source>the company has accepted work here: it sees no Legend during this visit</source>
        <translation>la compagnia ha accettato un lavoro qui: durante questa visita non vede alcuna Legenda</translation>
    </message>
    <message>
        <source>the company has looked at a Legend during this visit already</source>
        <translation>la compagnia ha già guardato una Legenda durante questa visita</translation>
    </message>
    <message>
        <source>first skills of {hero}</source>
        <translation>abilità iniziali di {hero}</translation>
    </message>
    <message>
        <source>{hero} begins with {skills}</source>
        <translation>{hero} comincia con {skills}</translation>
    </message>
    <message>
        <source>{hero} begins with just these skills</source>
        <translation>{hero} comincia già proprio con queste abilità</translation>
    </message>
    <message>
        <source>{count} {count:hero was|heroes were} chosen, {wanted} go into a mission</source>
        <translation>{count:è stato scelto|sono stati scelti} {count} {count:eroe|eroi}, in missione ne vanno {wanted}</translation>
    </message>
    <message>
        <source>the company had a look at a Legend instead: work is offered again at the next visit</source>
        <translation>la compagnia ha invece guardato una Legenda: il lavoro si offre di nuovo alla prossima visita</translation>
    </message>
    <message>
        <source>reading a scene</source>
        <translation>si legge una scena</translation>
    </message>
    <message>
        <source>in camp</source>
        <translation>al campo</translation>
    </message>
    <message>
        <source>in battle</source>
        <translation>in battaglia</translation>
    </message>
    <message>
        <source>looking over the result</source>
        <translation>si rivede il risultato</translation>
    </message>
    <message>
        <source>after the battle</source>
        <translation>dopo la battaglia</translation>
    </message>
    <message>
        <source>at the end of the story</source>
        <translation>alla fine della storia</translation>
    </message>
    <message>
        <source>, and {answers} {answers:answer is|answers are} asked again</source>
        <translation>, e si {answers:chiede|chiedono} di nuovo {answers} {answers:risposta|risposte}</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Hot seat</source>
        <translation>Stesso schermo</translation>
    </message>
    <message>
        <source>a bot that plays at random</source>
        <translation>un automa che gioca a caso</translation>
    </message>
    <message>
        <source>a bot that looks one turn ahead</source>
        <translation>un automa che guarda un turno avanti</translation>
    </message>
    <message>
        <source>{name} may have {most} {most:ability|abilities}, not {count}</source>
        <translation>{name} può avere {most} abilità, non {count}</translation>
    </message>
    <message>
        <source>the band has {count} {count:miniature|miniatures}</source>
        <translation>la banda ha {count} {count:miniatura|miniature}</translation>
    </message>
    <message>
        <source>{armed} ranged {armed:weapon is|weapons are} too many for {count} {count:miniature|miniatures}</source>
        <translation>{armed} {armed:arma da tiro è troppa|armi da tiro sono troppe} per {count} {count:miniatura|miniature}</translation>
    </message>
    <message>
        <source>the band has {count} large {count:miniature|miniatures}</source>
        <translation>la banda ha {count} {count:miniatura grande|miniature grandi}</translation>
    </message>
    <message>
        <source>Silver, a bot that takes what looks best</source>
        <translation>Argento, un automa che sceglie ciò che pare meglio</translation>
    </message>
    <message>
        <source>Bronze, a bot that overlooks things</source>
        <translation>Bronzo, un automa a cui sfugge qualcosa</translation>
    </message>
    <message>
        <source>Gold, a bot that thinks of your answer</source>
        <translation>Oro, un automa che pensa alla tua risposta</translation>
    </message>
    <message>
        <source>It takes about {middle} {middle:turn|turns}, mostly {short} to {long}.</source>
        <translation>Dura circa {middle} {middle:turno|turni}, per lo più da {short} a {long}.</translation>
    </message>
    <message>
        <source>The battle leads on to another hall, or leaves the band where it is.</source>
        <translation>La battaglia porta in un&apos;altra sala, o lascia la banda dov&apos;è.</translation>
    </message>
    <message>
        <source>{hero}: {what}.</source>
        <translation>{hero}: {what}.</translation>
    </message>
    <message>
        <source>{hero}: {amount} experience.</source>
        <translation>{hero}: {amount} esperienza.</translation>
    </message>
    <message>
        <source>nothing is bought or sold in this game</source>
        <translation>in questo gioco non si compra e non si vende nulla</translation>
    </message>
    <message>
        <source>nothing is carried in this game</source>
        <translation>in questo gioco non si porta nulla con sé</translation>
    </message>
    <message>
        <source>nothing is chosen for a battle in this game</source>
        <translation>in questo gioco non si sceglie nulla per una battaglia</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Squadre</translation>
    </message>
    <message>
        <source>Name of the team</source>
        <translation>Nome della squadra</translation>
    </message>
    <message>
        <source>Size of the team</source>
        <translation>Dimensione della squadra</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Chi</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membro</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membri</translation>
    </message>
    <message>
        <source>The team has no name: give it one.</source>
        <translation>La squadra non ha un nome: dategliene uno.</translation>
    </message>
    <message>
        <source>The team may play.</source>
        <translation>La squadra può giocare.</translation>
    </message>
    <message>
        <source>What is wrong with the team</source>
        <translation>Che cosa non va nella squadra</translation>
    </message>
    <message>
        <source>The team is deleted; Save keeps it again.</source>
        <translation>La squadra è eliminata; Salva la conserva di nuovo.</translation>
    </message>
    <message>
        <source>The new team is not saved.</source>
        <translation>La nuova squadra non è salvata.</translation>
    </message>
    <message>
        <source>To be saved it needs a name and a member.</source>
        <translation>Per essere salvata le servono un nome e un membro.</translation>
    </message>
    <message>
        <source>Share the team</source>
        <translation>Condividi la squadra</translation>
    </message>
    <message>
        <source>Open a team</source>
        <translation>Apri una squadra</translation>
    </message>
    <message>
        <source>Print the team</source>
        <translation>Stampa la squadra</translation>
    </message>
    <message>
        <source>{file} is too large for a team.</source>
        <translation>{file} è troppo grande per una squadra.</translation>
    </message>
    <message>
        <source>First team</source>
        <translation>Prima squadra</translation>
    </message>
    <message>
        <source>Second team</source>
        <translation>Seconda squadra</translation>
    </message>
    <message>
        <source>&amp;Build a band…</source>
        <translation>Componi una &amp;banda…</translation>
    </message>
    <message>
        <source>&amp;Build a band for Constellation…</source>
        <translation>&amp;Formare una banda per Constellation…</translation>
    </message>
    <message>
        <source>A ranged weapon: range {range}, {points} {points:point|points} in a battle.</source>
        <translation>Un&apos;arma a distanza: gittata {range}, {points} {points:punto|punti} in battaglia.</translation>
    </message>
    <message>
        <source>ATT {att}, SPD {spd}, AR {ar}; {points} {points:point|points}; abilities: {abilities}</source>
        <translation>ATT {att}, VEL {spd}, ARM {ar}; {points} {points:punto|punti}; abilità: {abilities}</translation>
    </message>
    <message>
        <source>{kills} {kills:foe was|foes were} felled, but only {foes} came</source>
        <translation>{kills:è stato abbattuto|sono stati abbattuti} {kills} {kills:nemico|nemici}, ma ne {foes:era venuto|erano venuti} solo {foes}</translation>
    </message>
    <message>
        <source>{points} {points:point|points}</source>
        <translation>{points} {points:punto|punti}</translation>
    </message>
    <message>
        <source>What was kept of the loot lies in the stash.</source>
        <translation>Il bottino conservato è nel deposito.</translation>
    </message>
    <message>
        <source>Wounds heal by themselves. Injuries stay until a surgeon treats them.</source>
        <translation>I danni guariscono da soli. Le ferite restano finché un cerusico non le cura.</translation>
    </message>
    <message>
        <source>Heroes learn skills and take classes with the experience they have.</source>
        <translation>Gli eroi imparano abilità e prendono classi con l&apos;esperienza che hanno.</translation>
    </message>
    <message>
        <source>The mission leads on to another town, or leaves the company where it is.</source>
        <translation>La missione porta in un&apos;altra città, o lascia la compagnia dov&apos;è.</translation>
    </message>
    <message>
        <source>Buy and sell, see the surgeon, ask for a blessing or for news.</source>
        <translation>Compra e vendi, vai dal cerusico, chiedi una benedizione o notizie.</translation>
    </message>
    <message>
        <source>Make equipment from the recipes and reagents that you have.</source>
        <translation>Fabbrica equipaggiamento con le ricette e i reagenti che hai.</translation>
    </message>
    <message>
        <source>Somebody may have work for people like you.</source>
        <translation>Forse qualcuno ha lavoro per gente come voi.</translation>
    </message>
    <message>
        <source>Share out what the company carries, and pin skills for the next mission.</source>
        <translation>Distribuite ciò che la compagnia porta con sé e appuntate le abilità per la prossima missione.</translation>
    </message>
    <message>
        <source>Everything is kept already: put the box away, or play on.</source>
        <translation>Tutto è già al sicuro: riponete la scatola, o continuate a giocare.</translation>
    </message>
    <message>
        <source>It takes about {middle} {middle:step|steps} of the clock, mostly {short} to {long}.</source>
        <translation>Dura circa {middle} {middle:passo|passi} dell&apos;orologio, per lo più da {short} a {long}.</translation>
    </message>
    <message>
        <source>{count:cube|cubes}</source>
        <translation>{count:cubo|cubi}</translation>
    </message>
    <message>
        <source>{count} {count:hero is|heroes are} too many</source>
        <translation>{count} {count:eroe è|eroi sono} di troppo</translation>
    </message>
    <message>
        <source>nobody comes</source>
        <translation>non viene nessuno</translation>
    </message>
    <message>
        <source>choose who comes</source>
        <translation>scegliete chi viene</translation>
    </message>
    <message>
        <source>{hero} comes twice</source>
        <translation>{hero} viene due volte</translation>
    </message>
    <message>
        <source>name each hero once</source>
        <translation>nominate ogni eroe una volta sola</translation>
    </message>
    <message>
        <source>the company has {purse} {purse:Popolino|Popolini} and cannot lose {coins}</source>
        <translation>la compagnia ha {purse} {purse:Popolino|Popolini} e non può perderne {coins}</translation>
    </message>
    <message>
        <source>there {copies:is|are} {copies} {copies:card|cards} {spec}, and {count} would lie beside the heroes</source>
        <translation>{copies:c&apos;è|ci sono} {copies} {copies:carta|carte} {spec}, e {count} starebbero accanto agli eroi</translation>
    </message>
    <message>
        <source>in the village {place} nothing is dearer than {price} {price:Popolino|Popolini}, and {item} is</source>
        <translation>nel villaggio {place} nulla costa più di {price} {price:Popolino|Popolini}, e {item} sì</translation>
    </message>
    <message>
        <source>Surgeon</source>
        <translation>Cerusico</translation>
    </message>
    <message>
        <source>{counter!r} is not to be had in this game</source>
        <translation>{counter!r} non si trova in questo gioco</translation>
    </message>
    <message>
        <source>choose something first</source>
        <translation>prima scegli qualcosa</translation>
    </message>
    <message>
        <source>everything can be had only once at a time</source>
        <translation>ogni cosa si può avere una volta sola alla volta</translation>
    </message>
    <message>
        <source>this is not what is done here: {deed!r}</source>
        <translation>non è quello che si fa qui: {deed!r}</translation>
    </message>
    <message>
        <source>there are only {left} × {what}</source>
        <translation>ci sono soltanto {left} × {what}</translation>
    </message>
    <message>
        <source>{most} at once is the most, and 1 the least</source>
        <translation>al massimo {most} alla volta, e almeno 1</translation>
    </message>
    <message>
        <source>{item} does not lie in the common stock</source>
        <translation>{item} non è nella scorta comune</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Nothing is for sale here.</source>
        <translation>Qui non si vende nulla.</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendi</translation>
    </message>
    <message>
        <source>The company owns nothing that could be sold. Loot and purchases come here.</source>
        <translation>La compagnia non possiede nulla da vendere. Bottino e acquisti finiscono qui.</translation>
    </message>
    <message>
        <source>Everybody is in good health. Who is hurt in a mission can be treated here.</source>
        <translation>Tutti godono di buona salute. Chi si ferisce in missione può farsi curare qui.</translation>
    </message>
    <message>
        <source>Nobody here does favours or has news to sell. Look at the map for a place where somebody does.</source>
        <translation>Qui nessuno fa favori o ha notizie da vendere. Cercate sulla mappa un posto dove qualcuno lo fa.</translation>
    </message>
    <message>
        <source>Newcomers</source>
        <translation>Nuovi arrivati</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>In vendita</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prezzo</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Posseduti</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Vostri</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Rende</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Portato da</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Favour</source>
        <translation>Favore</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Per</translation>
    </message>
    <message>
        <source>Lasts</source>
        <translation>Dura</translation>
    </message>
    <message>
        <source>sell {what}</source>
        <translation>vendi {what}</translation>
    </message>
    <message>
        <source>{what} sold in {place} for {price}</source>
        <translation>{what}: venduto a {place} per {price}</translation>
    </message>
    <message>
        <source>cure {what} of {whom}</source>
        <translation>cura {what} di {whom}</translation>
    </message>
    <message>
        <source>{whom} was cured of {what} in {place} for {price}</source>
        <translation>{whom} è stato curato da {what} a {place} per {price}</translation>
    </message>
    <message>
        <source>A rumour was heard in {place}</source>
        <translation>Si è sentita una voce a {place}</translation>
    </message>
    <message>
        <source>learn {what}</source>
        <translation>impara {what}</translation>
    </message>
    <message>
        <source>{whom} learned {what}</source>
        <translation>{whom} ha imparato {what}</translation>
    </message>
    <message>
        <source>take class {what}</source>
        <translation>prendi la classe {what}</translation>
    </message>
    <message>
        <source>{whom} became {what}</source>
        <translation>{whom} è diventato {what}</translation>
    </message>
    <message>
        <source>hire {what}</source>
        <translation>arruola {what}</translation>
    </message>
    <message>
        <source>&amp;Buy</source>
        <translation>C&amp;ompra</translation>
    </message>
    <message>
        <source>&amp;Buy {count}</source>
        <translation>Co&amp;mpra {count}</translation>
    </message>
    <message>
        <source>&amp;Sell</source>
        <translation>Ve&amp;ndi</translation>
    </message>
    <message>
        <source>&amp;Sell {count} {count:thing|things}</source>
        <translation>Ve&amp;ndi {count} {count:oggetto|oggetti}</translation>
    </message>
    <message>
        <source>Have it &amp;treated</source>
        <translation>Fai c&amp;urare</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>A&amp;scolta</translation>
    </message>
    <message>
        <source>Become {what}</source>
        <translation>Diventa {what}</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unisci</translation>
    </message>
    <message>
        <source>Somebody knows something that you have not heard yet. It is written into the chronicle.</source>
        <translation>Qualcuno sa qualcosa che non avete ancora sentito. Viene scritto nella cronaca.</translation>
    </message>
    <message>
        <source>A rumour</source>
        <translation>Una voce</translation>
    </message>
    <message>
        <source>Small battle</source>
        <translation>Battaglia piccola</translation>
    </message>
    <message>
        <source>Medium battle</source>
        <translation>Battaglia media</translation>
    </message>
    <message>
        <source>Big battle</source>
        <translation>Battaglia grande</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Short, range 6</source>
        <translation>Corta, gittata 6</translation>
    </message>
    <message>
        <source>Long, range 10</source>
        <translation>Lunga, gittata 10</translation>
    </message>
    <message>
        <source>Bands of Constellation</source>
        <translation>Bande di Constellation</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Name of the band</source>
        <translation>Nome della banda</translation>
    </message>
    <message>
        <source>Size of the battle</source>
        <translation>Dimensione della battaglia</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Profilo</translation>
    </message>
    <message>
        <source>Miniature</source>
        <translation>Miniatura</translation>
    </message>
    <message>
        <source>Miniatures</source>
        <translation>Miniature</translation>
    </message>
    <message>
        <source>The band has no name: give it one.</source>
        <translation>La banda non ha un nome: dategliene uno.</translation>
    </message>
    <message>
        <source>The band may fight.</source>
        <translation>La banda può combattere.</translation>
    </message>
    <message>
        <source>What is wrong with the band</source>
        <translation>Che cosa non va nella banda</translation>
    </message>
    <message>
        <source>The band is deleted; Save keeps it again.</source>
        <translation>La banda è eliminata; Salva la conserva di nuovo.</translation>
    </message>
    <message>
        <source>The new band is not saved.</source>
        <translation>La nuova banda non è salvata.</translation>
    </message>
    <message>
        <source>To be saved it needs a name and a miniature.</source>
        <translation>Per essere salvata le servono un nome e una miniatura.</translation>
    </message>
    <message>
        <source>Share the band</source>
        <translation>Condividi la banda</translation>
    </message>
    <message>
        <source>Open a band</source>
        <translation>Apri una banda</translation>
    </message>
    <message>
        <source>Print the band</source>
        <translation>Stampa la banda</translation>
    </message>
    <message>
        <source>{file} is too large for a band.</source>
        <translation>{file} è troppo grande per una banda.</translation>
    </message>
    <message>
        <source>ATT</source>
        <translation>ATT</translation>
    </message>
    <message>
        <source>SPD</source>
        <translation>VEL</translation>
    </message>
    <message>
        <source>AR</source>
        <translation>ARM</translation>
    </message>
    <message>
        <source>First band</source>
        <translation>Prima banda</translation>
    </message>
    <message>
        <source>Second band</source>
        <translation>Seconda banda</translation>
    </message>
    <message>
        <source>Ranged &amp;weapon</source>
        <translation>Arma &amp;da tiro</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>A scelta</translation>
    </message>
    <message>
        <source>&amp;Large miniatures</source>
        <translation>Miniature &amp;grandi</translation>
    </message>
    <message>
        <source>Which enemies, tiles and tokens the next mission of the story brings.</source>
        <translation>Quali nemici, tessere e segnalini porta la prossima missione della storia.</translation>
    </message>
    <message>
        <source>A blessing</source>
        <translation>Una benedizione</translation>
    </message>
    <message>
        <source>A look at the Legend</source>
        <translation>Uno sguardo alla Legenda</translation>
    </message>
    <message>
        <source>The hero begins the next battle blessed.</source>
        <translation>L&apos;eroe comincia la prossima battaglia con una benedizione.</translation>
    </message>
    <message>
        <source>The company knows no recipe yet. Guilds sell them, and some are found on missions.</source>
        <translation>La compagnia non conosce ancora ricette. Le gilde le vendono, e alcune si trovano in missione.</translation>
    </message>
    <message>
        <source>Church and tavern</source>
        <translation>Chiesa e taverna</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Makes</source>
        <translation>Produce</translation>
    </message>
    <message>
        <source>craft {what}</source>
        <translation>fabbrica {what}</translation>
    </message>
    <message>
        <source>{what} crafted in {place}</source>
        <translation>{what}: fabbricato a {place}</translation>
    </message>
    <message>
        <source>From {gone}.</source>
        <translation>Da {gone}.</translation>
    </message>
    <message>
        <source>&amp;Craft</source>
        <translation>&amp;Fabbrica</translation>
    </message>
    <message>
        <source>exchange {gone}</source>
        <translation>scambia {gone}</translation>
    </message>
    <message>
        <source>{gone} exchanged for {come}</source>
        <translation>{gone} scambiato con {come}</translation>
    </message>
    <message>
        <source>exchanged for {gone}</source>
        <translation>scambiato con {gone}</translation>
    </message>
    <message>
        <source>bless {whom}</source>
        <translation>benedici {whom}</translation>
    </message>
    <message>
        <source>{whom} was blessed in {place}</source>
        <translation>{whom} ha ricevuto una benedizione a {place}</translation>
    </message>
    <message>
        <source>look at the Legend of {what}</source>
        <translation>guarda la Legenda di {what}</translation>
    </message>
    <message>
        <source>In {place} the company saw the Legend of {what}</source>
        <translation>A {place} la compagnia ha visto la Legenda di {what}</translation>
    </message>
    <message>
        <source>received by {whom} with the class</source>
        <translation>ricevuto da {whom} con la classe</translation>
    </message>
    <message>
        <source>On display: {come}.</source>
        <translation>In esposizione: {come}.</translation>
    </message>
    <message>
        <source>See the &amp;reagents of the day</source>
        <translation>&amp;Reagenti del giorno</translation>
    </message>
    <message>
        <source>&amp;Buy the recipe</source>
        <translation>Compra la &amp;ricetta</translation>
    </message>
    <message>
        <source>E&amp;xchange a reagent…</source>
        <translation>S&amp;cambia un reagente…</translation>
    </message>
    <message>
        <source>&amp;Ask for it</source>
        <translation>C&amp;hiedi</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Guardala</translation>
    </message>
    <message>
        <source>Always at hand</source>
        <translation>Sempre pronta</translation>
    </message>
    <message>
        <source>{name}, first class</source>
        <translation>{name}, prima classe</translation>
    </message>
    <message>
        <source>{name}, advanced class</source>
        <translation>{name}, classe avanzata</translation>
    </message>
    <message>
        <source>Special skills</source>
        <translation>Abilità speciali</translation>
    </message>
    <message>
        <source>there is no surgeon in {town}</source>
        <translation>non c&apos;è un cerusico a {town}</translation>
    </message>
    <message>
        <source>On display: {count}</source>
        <translation>In esposizione: {count}</translation>
    </message>
    <message>
        <source>The recipe: with it your workshop can make this again and again.</source>
        <translation>La ricetta: con essa la vostra officina può farlo tutte le volte che volete.</translation>
    </message>
    <message>
        <source>a bot that knows the game</source>
        <translation>un automa che conosce il gioco</translation>
    </message>
    <message>
        <source>{dice:+d} {dice:die|dice}</source>
        <translation>{dice:+d} {dice:dado|dadi}</translation>
    </message>
    <message>
        <source>{token} (aura {range})</source>
        <translation>{token} (aura {range})</translation>
    </message>
    <message>
        <source>the last {lost} {lost:line|lines} of battle {battle} {lost:is|are} damaged and {lost:was|were} left out</source>
        <translation>{lost:l&apos;ultima|le ultime} {lost} {lost:riga|righe} della battaglia {battle} {lost:è danneggiata ed è stata tralasciata|sono danneggiate e sono state tralasciate}</translation>
    </message>
    <message>
        <source>there never {answers:was|were} {answers} {answers:answer|answers}</source>
        <translation>non {answers:c&apos;è mai stata|ci sono mai state} {answers} {answers:risposta|risposte}</translation>
    </message>
    <message>
        <source>battle {id} has a moment after answer {at}, which was never given; it goes</source>
        <translation>la battaglia {id} ha un momento dopo la risposta {at}, che non fu mai data; si toglie</translation>
    </message>
    <message>
        <source>the company is in the battle {battle!r}, which is not there; it is in camp again</source>
        <translation>la compagnia è nella battaglia {battle!r}, che non c&apos;è; torna all&apos;accampamento</translation>
    </message>
    <message>
        <source>a row of {table!r} belongs to the battle {battle}, which is not there; it goes</source>
        <translation>una riga di {table!r} appartiene alla battaglia {battle}, che non c&apos;è; si toglie</translation>
    </message>
    <message>
        <source>{kind} {id} speaks of the battle {battle}, which is not there; it stands alone now</source>
        <translation>{kind} {id} parla della battaglia {battle}, che non c&apos;è; ora sta da sé</translation>
    </message>
    <message>
        <source>the last battle {battle!r} is not there; it is forgotten</source>
        <translation>l&apos;ultima battaglia {battle!r} non c&apos;è; si dimentica</translation>
    </message>
    <message>
        <source>the pack has no mission {name!r}, of which a Legend could be seen; it goes</source>
        <translation>il pacchetto non ha la missione {name!r}, di cui si possa aver visto la Legenda; si toglie</translation>
    </message>
    <message>
        <source>the pack has no town {town!r}; the company is on the road</source>
        <translation>il pacchetto non ha la città {town!r}; la compagnia è in viaggio</translation>
    </message>
    <message>
        <source>{card} ({id}) is entered as {ware}, but it is {other}</source>
        <translation>{card} ({id}) è annotato come {ware}, ma è {other}</translation>
    </message>
    <message>
        <source>the pack has no {ware} {card!r}; {id} goes</source>
        <translation>il pacchetto non ha {ware} {card!r}; {id} si toglie</translation>
    </message>
    <message>
        <source>{campaign} was played with a newer program: update this one to go on</source>
        <translation>{campaign} è stata giocata con un programma più recente: aggiorna questo per continuare</translation>
    </message>
    <message>
        <source>{campaign} holds what cannot be read: have it checked up</source>
        <translation>{campaign} contiene qualcosa di illeggibile: fai controllare la campagna</translation>
    </message>
    <message>
        <source>there is no {field!r}: what can be set is {names}</source>
        <translation>non c&apos;è {field!r}: si può impostare {names}</translation>
    </message>
    <message>
        <source>Foes felled</source>
        <translation>Nemici abbattuti</translation>
    </message>
    <message>
        <source>Wounds dealt</source>
        <translation>Danni inflitti</translation>
    </message>
    <message>
        <source>Wounds taken</source>
        <translation>Danni subiti</translation>
    </message>
    <message>
        <source>Times knocked out</source>
        <translation>Volte messo fuori combattimento</translation>
    </message>
    <message>
        <source>Things found</source>
        <translation>Oggetti trovati</translation>
    </message>
    <message>
        <source>the pack has no class {grade!r}; {name} is of the first class again</source>
        <translation>il pacchetto non ha la classe {grade!r}; {name} torna alla prima classe</translation>
    </message>
    <message>
        <source>{name} has a skill in {list} that the pack does not have; it goes</source>
        <translation>{name} ha in {list} un&apos;abilità che il pacchetto non ha; si toglie</translation>
    </message>
    <message>
        <source>a change of {kind} {id} belongs to step {step}, which is not there; it goes</source>
        <translation>una modifica di {kind} {id} appartiene al passo {step}, che non c&apos;è; si toglie</translation>
    </message>
    <message>
        <source>step {seq} is undone, but later ones are done; it is abandoned</source>
        <translation>il passo {seq} è annullato, ma altri dopo sono fatti; si abbandona</translation>
    </message>
    <message>
        <source>step {number} is missing in the history; undo ends after it</source>
        <translation>nella storia manca il passo {number}; l&apos;annullamento si ferma dopo</translation>
    </message>
    <message>
        <source>a change of step {seq} is missing; undo ends after it</source>
        <translation>manca una modifica del passo {seq}; l&apos;annullamento si ferma dopo</translation>
    </message>
    <message>
        <source>step {step} was undone and does not follow from what is there; it is abandoned</source>
        <translation>il passo {step} fu annullato e non segue da ciò che c&apos;è; si abbandona</translation>
    </message>
    <message>
        <source>step {step} does not follow from what was before it; undo ends there</source>
        <translation>il passo {step} non segue da ciò che lo precede; l&apos;annullamento si ferma lì</translation>
    </message>
    <message>
        <source>step {step} speaks of a {kind} that cannot be ({field} {why}); undo ends after it</source>
        <translation>il passo {step} parla di {kind} in un modo che non può essere ({field} {why}); l&apos;annullamento si ferma dopo</translation>
    </message>
    <message>
        <source>{kind} {id} was struck out, but is there; it goes</source>
        <translation>{kind} {id} era stato tolto, ma c&apos;è; si toglie</translation>
    </message>
    <message>
        <source>{kind} {id} is not what the history says ({what}); the history counts</source>
        <translation>{kind} {id} non è ciò che dice la storia ({what}); vale la storia</translation>
    </message>
    <message>
        <source>{kind} {id} is missing; it comes back from the history</source>
        <translation>{kind} {id} manca; torna dalla storia</translation>
    </message>
    <message>
        <source>{kind} {id}: {why}; it is as the history knows it</source>
        <translation>{kind} {id}: {why}; ora è come lo conosce la cronologia</translation>
    </message>
    <message>
        <source>{kind} {id}: {why}; it begins anew</source>
        <translation>{kind} {id}: {why}; ricomincia da capo</translation>
    </message>
    <message>
        <source>the hash of the pack in the charter is none; it is taken from the list of packs</source>
        <translation>l&apos;impronta del pacchetto nello statuto non è tale; si prende dall&apos;elenco dei pacchetti</translation>
    </message>
    <message>
        <source>the charter does not say by which rules is played; those of the pack are entered</source>
        <translation>lo statuto non dice con quali regole si gioca; si annotano quelle del pacchetto</translation>
    </message>
    <message>
        <source>an option of the charter is there twice; one goes</source>
        <translation>un&apos;opzione dello statuto c&apos;è due volte; una si toglie</translation>
    </message>
    <message>
        <source>{name} has the colour of somebody else, {colour}; it is {free} now</source>
        <translation>{name} ha il colore di un altro, {colour}; ora è {free}</translation>
    </message>
    <message>
        <source>somebody in the party is there twice or not in the company; the others stay</source>
        <translation>qualcuno nel gruppo c&apos;è due volte o non è della compagnia; gli altri restano</translation>
    </message>
    <message>
        <source>{name} belongs to the player {player!r}, who is not there; now all play together</source>
        <translation>{name} è del giocatore {player!r}, che non c&apos;è; ora lo giocano tutti</translation>
    </message>
    <message>
        <source>{name} has the same count twice in the service record; one stays</source>
        <translation>{name} ha due volte lo stesso conteggio nello stato di servizio; ne resta uno</translation>
    </message>
    <message>
        <source>{name} has won more missions than there were; the victories are set right</source>
        <translation>{name} ha vinto più missioni di quante ce ne furono; le vittorie si correggono</translation>
    </message>
    <message>
        <source>{card} ({id}) is carried by {holder!r}, who is not there; it goes to the stock</source>
        <translation>{card} ({id}) è portato da {holder!r}, che non c&apos;è; va alla scorta</translation>
    </message>
    <message>
        <source>the injury {card} ({id}) is of {hero!r}, who is not there; it goes</source>
        <translation>la ferita {card} ({id}) è di {hero!r}, che non c&apos;è; si toglie</translation>
    </message>
    <message>
        <source>{id} is marked {count} {count:time|times}; it is not marked any more</source>
        <translation>{id} è segnato {count} {count:volta|volte}; non è più segnato</translation>
    </message>
    <message>
        <source>the next record would get the number {number}, but {used} is in use; it goes on</source>
        <translation>la prossima voce avrebbe il numero {number}, ma {used} è in uso; si prosegue da lì</translation>
    </message>
    <message>
        <source>the {kind} has the id {id!r}; it gets its own</source>
        <translation>{kind} ha la sigla {id!r}; riceve la propria</translation>
    </message>
    <message>
        <source>{kind} {id}: {what}; it is set right</source>
        <translation>{kind} {id}: {what}; si corregge</translation>
    </message>
    <message>
        <source>{name} has the same skill twice in {list}; once stays</source>
        <translation>{name} ha due volte la stessa abilità in {list}; una resta</translation>
    </message>
    <message>
        <source>{right} is marked a second time as {id!r}; that goes</source>
        <translation>{right} è segnato una seconda volta come {id!r}; si toglie</translation>
    </message>
    <message>
        <source>the battle {id} has the impossible number {number}; now it is {right}</source>
        <translation>la battaglia {id} ha il numero impossibile {number}; ora è {right}</translation>
    </message>
    <message>
        <source>there is no {kind}: restore a snapshot</source>
        <translation>{kind} non c&apos;è: ripristina un&apos;istantanea</translation>
    </message>
    <message>
        <source>the mark {id!r} should have the id {right!r}; it gets it</source>
        <translation>il segno {id!r} dovrebbe avere la sigla {right!r}; la riceve</translation>
    </message>
    <message>
        <source>{kind} {id} has no name; it gets one</source>
        <translation>{kind} {id} non ha nome; ne riceve uno</translation>
    </message>
    <message>
        <source>two of the kind {kind} are called {name}; one gets a number</source>
        <translation>due voci del tipo {kind} si chiamano {name}; una riceve un numero</translation>
    </message>
    <message>
        <source>there is a second {kind} {id!r}; it goes</source>
        <translation>c&apos;è un secondo {kind} {id!r}; si toglie</translation>
    </message>
    <message>
        <source>the file says that it has format {format}, but it has {right}</source>
        <translation>il file dice di avere il formato {format}, ma ha il {right}</translation>
    </message>
    <message>
        <source>the pack {pack!r} is not among the packs of the campaign; it is entered</source>
        <translation>il pacchetto {pack!r} non è tra quelli della campagna; si annota</translation>
    </message>
    <message>
        <source>the file does not say what it is; that is written anew</source>
        <translation>il file non dice che cosa è; si scrive di nuovo</translation>
    </message>
    <message>
        <source>the file says twice what it is; once is enough</source>
        <translation>il file dice due volte che cosa è; una basta</translation>
    </message>
    <message>
        <source>the hash of the pack {pack!r} is written down wrong; that of the charter counts</source>
        <translation>l&apos;impronta del pacchetto {pack!r} è annotata male; vale quella dello statuto</translation>
    </message>
    <message>
        <source>{kept}: {words}; its name and answers are forgotten</source>
        <translation>{kept}: {words}; nome e risposte si dimenticano</translation>
    </message>
    <message>
        <source>{kept}: {words}; the row is struck out</source>
        <translation>{kept}: {words}; la riga si toglie</translation>
    </message>
    <message>
        <source>{kind} {id}: it would not be found by a search</source>
        <translation>{kind} {id}: una ricerca non lo troverebbe</translation>
    </message>
    <message>
        <source>it speaks of format {format}, which never was</source>
        <translation>parla del formato {format}, che non è mai esistito</translation>
    </message>
    <message>
        <source>the last change is not in it</source>
        <translation>manca l&apos;ultima modifica</translation>
    </message>
    <message>
        <source>the last {count} changes are not in it</source>
        <translation>mancano le ultime {count} modifiche</translation>
    </message>
    <message>
        <source>{count} {count:row|rows} of {name!r} {count:belongs|belong} to nothing any more</source>
        <translation>{count} {count:riga|righe} di {name!r} non {count:appartiene|appartengono} più a nulla</translation>
    </message>
    <message>
        <source>the last {count} {count:line|lines} of battle {battle} {count:does|do} not follow</source>
        <translation>{count:l&apos;ultima|le ultime} {count} {count:riga|righe} della battaglia {battle} non {count:combacia|combaciano}</translation>
    </message>
    <message>
        <source>{file} is on the server, with {count} {count:record|records}</source>
        <translation>{file} è sul server, con {count} {count:registrazione|registrazioni}</translation>
    </message>
    <message>
        <source>{figure} has {points} more {points:point|points} of movement</source>
        <translation>{figure} ha {points} {points:punto|punti} movimento in più</translation>
    </message>
    <message>
        <source>{figure} throws {dice} {dice:die|dice} again</source>
        <translation>{figure} ritira {dice} {dice:dado|dadi}</translation>
    </message>
    <message>
        <source>{seat} holds the ford: {points} {points:point|points}</source>
        <translation>{seat} tiene il guado: {points} {points:punto|punti}</translation>
    </message>
    <message>
        <source>Steady aim: {who} throws {count} {count:die|dice} again.</source>
        <translation>Mira ferma: {who} ritira {count} {count:dado|dadi}.</translation>
    </message>
    <message>
        <source>{who} attacks with {count} {count:die|dice}.</source>
        <translation>{who} attacca con {count} {count:dado|dadi}.</translation>
    </message>
    <message>
        <source>{who} guards against the hits with {count} {count:die|dice}.</source>
        <translation>{who} si difende dai colpi con {count} {count:dado|dadi}.</translation>
    </message>
    <message>
        <source>costs {cost} {cost:point|points}, {points} {points:is|are} there</source>
        <translation>costa {cost} {cost:punto|punti}, {points:ce n&apos;è|ce ne sono} {points}</translation>
    </message>
    <message>
        <source>{cost} {cost:point|points}</source>
        <translation>{cost} {cost:punto|punti}</translation>
    </message>
    <message>
        <source>{count} {count:hit|hits}</source>
        <translation>{count} {count:colpo|colpi}</translation>
    </message>
    <message>
        <source>{points} {points:point|points}, {life} life left</source>
        <translation>{points} {points:punto|punti}, {life} vita rimasta</translation>
    </message>
    <message>
        <source>Break {name} open</source>
        <translation>Forza {name}</translation>
    </message>
    <message>
        <source>Leave {name}</source>
        <translation>Lascia {name}</translation>
    </message>
    <message>
        <source>takes {needs} {needs:token|tokens}, {tokens} {tokens:is|are} saved</source>
        <translation>{needs:serve|servono} {needs} {needs:segnalino|segnalini}, {tokens:ce n&apos;è|ce ne sono} {tokens}</translation>
    </message>
    <message>
        <source>made for others</source>
        <translation>fatto per altri</translation>
    </message>
    <message>
        <source>{distance} {distance:square|squares} away</source>
        <translation>a {distance} {distance:casella|caselle}</translation>
    </message>
    <message>
        <source>{card} of {figure}: {successes} {successes:success|successes}, {needs} needed</source>
        <translation>{card} di {figure}: {successes} {successes:successo|successi}, ne {needs:serve|servono} {needs}</translation>
    </message>
    <message>
        <source>{figure} marks {target}: {dice:+d} {dice:die|dice} for the others</source>
        <translation>{figure} marchia {target}: {dice:+d} {dice:dado|dadi} per gli altri</translation>
    </message>
    <message>
        <source>An aura of {range} {range:square|squares} surrounds {figure}</source>
        <translation>Un&apos;aura di {range} {range:casella|caselle} circonda {figure}</translation>
    </message>
    <message>
        <source>{figure} uses {skill} for {ap} AP on {whom}</source>
        <translation>{figure} usa {skill} per {ap} PA su {whom}</translation>
    </message>
    <message>
        <source>Its card says: first of all, if it serves somebody</source>
        <translation>La sua carta dice: prima di tutto, se serve a qualcuno</translation>
    </message>
    <message>
        <source>Its card says: last, with the AP that are left, if it serves somebody</source>
        <translation>La sua carta dice: per ultimo, con i PA che restano, se serve a qualcuno</translation>
    </message>
    <message>
        <source>first of all</source>
        <translation>prima di tutto</translation>
    </message>
    <message>
        <source>last, with AP that are left</source>
        <translation>per ultimo, con i PA che restano</translation>
    </message>
    <message>
        <source>heals itself by {amount}</source>
        <translation>guarisce sé stesso di {amount}</translation>
    </message>
    <message>
        <source>heals its own within {range} by {amount}</source>
        <translation>guarisce i suoi entro {range} di {amount}</translation>
    </message>
    <message>
        <source>receives {status}</source>
        <translation>riceve {status}</translation>
    </message>
    <message>
        <source>gives {status} to its own within {range}</source>
        <translation>dà {status} ai suoi entro {range}</translation>
    </message>
    <message>
        <source>gives {status} to heroes within {range}</source>
        <translation>dà {status} agli eroi entro {range}</translation>
    </message>
    <message>
        <source>{intent}; before that {skill} ({ap} AP)</source>
        <translation>{intent}; prima usa {skill} ({ap} PA)</translation>
    </message>
    <message>
        <source>{figure} is blinded and cannot make the attack ({attack}) any more</source>
        <translation>{figure}, senza più vista, non può più compiere l&apos;attacco ({attack})</translation>
    </message>
    <message>
        <source>{figure} rolls {faces:dice}: {successes} of {dice} {successes:shows|show} {threshold} or more</source>
        <translation>{figure} tira {faces:dice}: {successes} su {dice} {successes:fa|fanno} {threshold} o più</translation>
    </message>
    <message>
        <source>Symbols are erased from the roll of {figure}: {symbol} × {count}</source>
        <translation>Dal tiro di {figure} sono cancellati dei simboli: {symbol} × {count}</translation>
    </message>
    <message>
        <source>{figure} blocks {blocked}; {through} {through:comes|come} through</source>
        <translation>{figure} para {blocked}; {through:passa|passano} {through}</translation>
    </message>
    <message>
        <source>{characteristic} of {figure} changes by {change:+d} for this mission</source>
        <translation>{characteristic} di {figure}: {change:+d} per questa missione</translation>
    </message>
    <message>
        <source>{characteristic} of {figure} has no free slot: the bonus is lost</source>
        <translation>{characteristic} di {figure} non ha spazi liberi: il bonus è perduto</translation>
    </message>
    <message>
        <source>The company is paid {coins} {coins:Popolino|Popolini} more</source>
        <translation>La compagnia riceve {coins} {coins:Popolino|Popolini} in più</translation>
    </message>
    <message>
        <source>{coins} {coins:Popolino|Popolini}</source>
        <translation>{coins} {coins:Popolino|Popolini}</translation>
    </message>
    <message>
        <source>{figure} succeeds: {successes} {successes:success|successes}, {needs} needed</source>
        <translation>{figure} riesce: {successes} {successes:successo|successi}, ne {needs:serve|servono} {needs}</translation>
    </message>
    <message>
        <source>{figure} fails: {successes} {successes:success|successes}, {needs} needed</source>
        <translation>{figure} fallisce: {successes} {successes:successo|successi}, ne {needs:serve|servono} {needs}</translation>
    </message>
    <message>
        <source>{who} throws {count} {count:die|dice} for everybody within the wave.</source>
        <translation>{who} tira {count} {count:dado|dadi} per tutti quelli nell&apos;onda.</translation>
    </message>
    <message>
        <source>{who} defends with {count} {count:die|dice}.</source>
        <translation>{who} si difende con {count} {count:dado|dadi}.</translation>
    </message>
    <message>
        <source>{who} is caught in it and defends with {count} {count:die|dice}.</source>
        <translation>{who} ne è investito e si difende con {count} {count:dado|dadi}.</translation>
    </message>
    <message>
        <source>{who} calls on a power: a test of Mind with {count} {count:die|dice}.</source>
        <translation>{who} invoca un potere: una prova di Mente con {count} {count:dado|dadi}.</translation>
    </message>
    <message>
        <source>{who} prays: a test of Mind with {count} {count:die|dice}.</source>
        <translation>{who} prega: una prova di Mente con {count} {count:dado|dadi}.</translation>
    </message>
    <message>
        <source>{who} makes a test with {count} {count:die|dice}.</source>
        <translation>{who} fa una prova con {count} {count:dado|dadi}.</translation>
    </message>
    <message>
        <source>{who} throws {count} {count:die|dice} for this skill.</source>
        <translation>{who} tira {count} {count:dado|dadi} per questa abilità.</translation>
    </message>
    <message>
        <source>{ap} AP {ap:is|are} left and would be lost.</source>
        <translation>{ap:Resta|Restano} {ap} PA, che {ap:andrebbe perso|andrebbero persi}.</translation>
    </message>
    <message>
        <source>{good} of {dice} {good:succeeds|succeed} with {threshold} or more</source>
        <translation>{good} di {dice} {good:riesce|riescono} con {threshold} o più</translation>
    </message>
    <message>
        <source>{count} × {name}</source>
        <translation>{count} × {name}</translation>
    </message>
    <message>
        <source>{count:cube|cubes} for this mission</source>
        <translation>{count:cubo|cubi} per questa missione</translation>
    </message>
    <message>
        <source>For {whom} only</source>
        <translation>Solo per {whom}</translation>
    </message>
    <message>
        <source>{count} × {deck}</source>
        <translation>{count} × {deck}</translation>
    </message>
    <message>
        <source>the time is up, or {limit} {limit:hero is|heroes are} down</source>
        <translation>il tempo scade, o {limit} {limit:eroe è|eroi sono} a terra</translation>
    </message>
    <message>
        <source>{limit} {limit:hero is|heroes are} down; hold out until the time is up</source>
        <translation>{limit} {limit:eroe è|eroi sono} a terra; resistete fino allo scadere del tempo</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Horde</source>
        <translation>Orda</translation>
    </message>
    <message>
        <source>Immunity</source>
        <translation>Immunità</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Salto</translation>
    </message>
    <message>
        <source>Marksman</source>
        <translation>Tiratore</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Protezione</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistenza</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Corridore</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Scudo</translation>
    </message>
    <message>
        <source>{hero}, no longer: {what}.</source>
        <translation>{hero}, non più: {what}.</translation>
    </message>
    <message>
        <source>nobody here knows {card!r}</source>
        <translation>qui nessuno conosce {card!r}</translation>
    </message>
    <message>
        <source>KO</source>
        <translation>KO</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Attivo</translation>
    </message>
    <message>
        <source>Engaged</source>
        <translation>Ingaggiato</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>In attesa</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usa</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>Crate</source>
        <translation>Cassa</translation>
    </message>
    <message>
        <source>the crates</source>
        <translation>le casse</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Forziere</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Secchio</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>Leva</translation>
    </message>
    <message>
        <source>Reinforcement</source>
        <translation>Rinforzo</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Corda</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personaggio</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Danno</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Cura</translation>
    </message>
    <message>
        <source>Aries</source>
        <translation>Ariete</translation>
    </message>
    <message>
        <source>Taurus</source>
        <translation>Toro</translation>
    </message>
    <message>
        <source>Gemini</source>
        <translation>Gemelli</translation>
    </message>
    <message>
        <source>Cancer</source>
        <translation>Cancro</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>Leone</translation>
    </message>
    <message>
        <source>Virgo</source>
        <translation>Vergine</translation>
    </message>
    <message>
        <source>Libra</source>
        <translation>Bilancia</translation>
    </message>
    <message>
        <source>Scorpio</source>
        <translation>Scorpione</translation>
    </message>
    <message>
        <source>Sagittarius</source>
        <translation>Sagittario</translation>
    </message>
    <message>
        <source>Capricorn</source>
        <translation>Capricorno</translation>
    </message>
    <message>
        <source>Aquarius</source>
        <translation>Acquario</translation>
    </message>
    <message>
        <source>Pisces</source>
        <translation>Pesci</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Turno {turn} di {turns}</translation>
    </message>
    <message>
        <source>{seat} wins the roll-off ({dawn} to {dusk})</source>
        <translation>{seat} vince il tiro ({dawn} a {dusk})</translation>
    </message>
    <message>
        <source>{seat} lays a marker on {cell}</source>
        <translation>{seat} posa un segnalino in {cell}</translation>
    </message>
    <message>
        <source>The marker on {cell} is lost</source>
        <translation>Il segnalino in {cell} è perduto</translation>
    </message>
    <message>
        <source>{seat} takes the {edge}</source>
        <translation>{seat} prende il {edge}</translation>
    </message>
    <message>
        <source>{figure} takes its place on {end}</source>
        <translation>{figure} prende posto in {end}</translation>
    </message>
    <message>
        <source>{figure} is the champion of {seat}</source>
        <translation>{figure} è il campione di {seat}</translation>
    </message>
    <message>
        <source>{figure} waits for the end of the turn</source>
        <translation>{figure} attende la fine del turno</translation>
    </message>
    <message>
        <source>{figure} steps aside to {end}</source>
        <translation>{figure} si scansa in {end}</translation>
    </message>
    <message>
        <source>{figure} is pushed to {end}</source>
        <translation>{figure} è spinto in {end}</translation>
    </message>
    <message>
        <source>{figure} is pulled to {end}</source>
        <translation>{figure} è tirato in {end}</translation>
    </message>
    <message>
        <source>{figure} leaps to {end}</source>
        <translation>{figure} balza in {end}</translation>
    </message>
    <message>
        <source>{figure} vanishes in smoke</source>
        <translation>{figure} svanisce nel fumo</translation>
    </message>
    <message>
        <source>{figure} comes back on {end}</source>
        <translation>{figure} ricompare in {end}</translation>
    </message>
    <message>
        <source>{figure} uses {ability} for {cosmo} Cosmo</source>
        <translation>{figure} usa {ability} per {cosmo} Cosmo</translation>
    </message>
    <message>
        <source>{figure} and {ally} form a wall</source>
        <translation>{figure} e {ally} fanno muro</translation>
    </message>
    <message>
        <source>{figure} {deed} {target} with one die</source>
        <translation>{figure} {deed} {target} con un dado</translation>
    </message>
    <message>
        <source>{figure} strikes the ground at {cell}</source>
        <translation>{figure} colpisce il suolo in {cell}</translation>
    </message>
    <message>
        <source>{figure} rolls a {before} again: {after}</source>
        <translation>{figure} ritira un {before}: {after}</translation>
    </message>
    <message>
        <source>{dealt} dealt, {stopped} stopped: {target} takes {harm}, {figure} {hurt}</source>
        <translation>{dealt} {dealt:inflitto|inflitti}, {stopped} {stopped:parato|parati}: {target} ne subisce {harm}, {figure} {hurt}</translation>
    </message>
    <message>
        <source>{figure} takes {points}: ATT {att}, AR {ar}, SPD {spd}</source>
        <translation>{figure} subisce {points}: ATT {att}, ARM {ar}, VEL {spd}</translation>
    </message>
    <message>
        <source>{figure} recovers: ATT {att}, AR {ar}, SPD {spd}</source>
        <translation>{figure} si riprende: ATT {att}, ARM {ar}, VEL {spd}</translation>
    </message>
    <message>
        <source>{seat} gains {cosmo} Cosmo, now {total}</source>
        <translation>{seat} guadagna {cosmo} Cosmo, ora {total}</translation>
    </message>
    <message>
        <source>{figure} limps: 2 SPD less through its next activation</source>
        <translation>{figure} zoppica: 2 VEL in meno fino alla fine della prossima attivazione</translation>
    </message>
    <message>
        <source>{figure} is poisoned</source>
        <translation>{figure} è avvelenato</translation>
    </message>
    <message>
        <source>{figure} is paralysed until the next maintenance</source>
        <translation>{figure} è paralizzato fino al prossimo mantenimento</translation>
    </message>
    <message>
        <source>{figure} holds a marker and rolls {face}</source>
        <translation>{figure} tiene un segnalino e tira {face}</translation>
    </message>
    <message>
        <source>{figure} has 1 more die in the next turn</source>
        <translation>{figure} ha 1 dado in più nel prossimo turno</translation>
    </message>
    <message>
        <source>{seat} scores {points}, now {total}</source>
        <translation>{seat} segna {points}, ora {total}</translation>
    </message>
    <message>
        <source>Dice of the target</source>
        <translation>Dadi del bersaglio</translation>
    </message>
    <message>
        <source>Move, choosing the way</source>
        <translation>Movimento, scegliendo la via</translation>
    </message>
    <message>
        <source>Melee attack</source>
        <translation>Attacco in mischia</translation>
    </message>
    <message>
        <source>Ranged attack</source>
        <translation>Attacco a distanza</translation>
    </message>
    <message>
        <source>Attack now</source>
        <translation>Attacca ora</translation>
    </message>
    <message>
        <source>Hold the second shot</source>
        <translation>Tieni il secondo tiro</translation>
    </message>
    <message>
        <source>Keep all dice</source>
        <translation>Tieni tutti i dadi</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>We deploy first</source>
        <translation>Ci schieriamo prima noi</translation>
    </message>
    <message>
        <source>They deploy first</source>
        <translation>Si schierano prima loro</translation>
    </message>
    <message>
        <source>The northern edge</source>
        <translation>Il lato nord</translation>
    </message>
    <message>
        <source>The southern edge</source>
        <translation>Il lato sud</translation>
    </message>
    <message>
        <source>Delay {name}</source>
        <translation>Ritarda {name}</translation>
    </message>
    <message>
        <source>Die {number}: {face}</source>
        <translation>Dado {number}: {face}</translation>
    </message>
    <message>
        <source>Stay on {cell}</source>
        <translation>Resta in {cell}</translation>
    </message>
    <message>
        <source>To the north</source>
        <translation>Verso nord</translation>
    </message>
    <message>
        <source>To the north-east</source>
        <translation>Verso nord-est</translation>
    </message>
    <message>
        <source>To the east</source>
        <translation>Verso est</translation>
    </message>
    <message>
        <source>To the south-east</source>
        <translation>Verso sud-est</translation>
    </message>
    <message>
        <source>To the south</source>
        <translation>Verso sud</translation>
    </message>
    <message>
        <source>To the south-west</source>
        <translation>Verso sud-ovest</translation>
    </message>
    <message>
        <source>To the west</source>
        <translation>Verso ovest</translation>
    </message>
    <message>
        <source>To the north-west</source>
        <translation>Verso nord-ovest</translation>
    </message>
    <message>
        <source>northern edge</source>
        <translation>lato nord</translation>
    </message>
    <message>
        <source>southern edge</source>
        <translation>lato sud</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Muro</translation>
    </message>
    <message>
        <source>Obstacle</source>
        <translation>Ostacolo</translation>
    </message>
    <message>
        <source>Difficult ground</source>
        <translation>Terreno difficile</translation>
    </message>
    <message>
        <source>Rubble</source>
        <translation>Macerie</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Segnalino</translation>
    </message>
    <message>
        <source>Smoke of {name}</source>
        <translation>Fumo di {name}</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armatura</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Nascosto</translation>
    </message>
    <message>
        <source>On guard</source>
        <translation>In guardia</translation>
    </message>
    <message>
        <source>Paralysed</source>
        <translation>Paralizzato</translation>
    </message>
    <message>
        <source>Limping</source>
        <translation>Zoppo</translation>
    </message>
    <message>
        <source>Poisoned</source>
        <translation>Avvelenato</translation>
    </message>
    <message>
        <source>Inspired</source>
        <translation>Ispirato</translation>
    </message>
    <message>
        <source>Walled</source>
        <translation>Nel muro</translation>
    </message>
    <message>
        <source>Delayed</source>
        <translation>In ritardo</translation>
    </message>
    <message>
        <source>hidden until its next activation</source>
        <translation>nascosto fino alla prossima attivazione</translation>
    </message>
    <message>
        <source>strikes whoever steps beside it</source>
        <translation>colpisce chi gli si accosta</translation>
    </message>
    <message>
        <source>cannot move or attack until the next maintenance</source>
        <translation>non può muovere né attaccare fino al prossimo mantenimento</translation>
    </message>
    <message>
        <source>2 SPD less through its next activation</source>
        <translation>2 VEL in meno fino alla fine della prossima attivazione</translation>
    </message>
    <message>
        <source>takes this much in the next maintenance</source>
        <translation>ne subisce altrettanti nel prossimo mantenimento</translation>
    </message>
    <message>
        <source>one more die in this turn</source>
        <translation>un dado in più in questo turno</translation>
    </message>
    <message>
        <source>one more die beside its ally</source>
        <translation>un dado in più accanto all&apos;alleato</translation>
    </message>
    <message>
        <source>acts last</source>
        <translation>agisce per ultimo</translation>
    </message>
    <message>
        <source>until the turn ends</source>
        <translation>fino alla fine del turno</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Cosmo of {name}</source>
        <translation>Cosmo di {name}</translation>
    </message>
    <message>
        <source>Victory points of {name}</source>
        <translation>Punti vittoria di {name}</translation>
    </message>
    <message>
        <source>Destroyed by {name}</source>
        <translation>Distrutti da {name}</translation>
    </message>
    <message>
        <source>More victory points after turn {turns}</source>
        <translation>Più punti vittoria dopo il turno {turns}</translation>
    </message>
    <message>
        <source>Leave no enemy on the board</source>
        <translation>Non lasciare nemici sul campo</translation>
    </message>
    <message>
        <source>In sight, with cover</source>
        <translation>In vista, con copertura</translation>
    </message>
    <message>
        <source>Hidden by a wall</source>
        <translation>Nascosto da un muro</translation>
    </message>
    <message>
        <source>Its control zone</source>
        <translation>La sua zona di controllo</translation>
    </message>
    <message>
        <source>{name} has done nothing yet in this activation.</source>
        <translation>{name} non ha ancora fatto nulla in questa attivazione.</translation>
    </message>
    <message>
        <source>has acted in this turn</source>
        <translation>ha già agito in questo turno</translation>
    </message>
    <message>
        <source>not possible here and now</source>
        <translation>non possibile qui e ora</translation>
    </message>
    <message>
        <source>used already in this turn</source>
        <translation>già usata in questo turno</translation>
    </message>
    <message>
        <source>too far, or no way leads there</source>
        <translation>troppo lontano, o nessuna via porta lì</translation>
    </message>
    <message>
        <source>a wall cannot be entered</source>
        <translation>in un muro non si entra</translation>
    </message>
    <message>
        <source>{cost} Cosmo</source>
        <translation>{cost} Cosmo</translation>
    </message>
    <message>
        <source>{dealt} damage, {stopped} stopped, {cosmo} Cosmo</source>
        <translation>{dealt} {dealt:danno|danni}, {stopped} {stopped:parato|parati}, {cosmo} Cosmo</translation>
    </message>
    <message>
        <source>damage to the target</source>
        <translation>danni al bersaglio</translation>
    </message>
    <message>
        <source>hurts</source>
        <translation>ferisce</translation>
    </message>
    <message>
        <source>damage to the attacker</source>
        <translation>danni all&apos;attaccante</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>uccide</translation>
    </message>
    <message>
        <source>Deploy in turn</source>
        <translation>Schieramento alternato</translation>
    </message>
    <message>
        <source>The players deploy one miniature at a time, in turn.</source>
        <translation>I giocatori schierano a turno una miniatura alla volta.</translation>
    </message>
    <message>
        <source>Split movement</source>
        <translation>Movimento diviso</translation>
    </message>
    <message>
        <source>A movement is SPD squares; the action may be given up for a second one.</source>
        <translation>Un movimento è di VEL caselle; si può rinunciare all&apos;azione per un secondo.</translation>
    </message>
    <message>
        <source>Large miniatures</source>
        <translation>Miniature grandi</translation>
    </message>
    <message>
        <source>Bands for 50 points or more may have one miniature with a space of 2 x 2.</source>
        <translation>Le bande da 50 punti in su possono avere una miniatura che occupa 2 x 2.</translation>
    </message>
    <message>
        <source>Early end</source>
        <translation>Fine anticipata</translation>
    </message>
    <message>
        <source>A band that has nobody left loses at the end of that turn, whatever the points.</source>
        <translation>Una banda a cui non resta nessuno perde alla fine di quel turno, qualunque siano i punti.</translation>
    </message>
    <message>
        <source>Under the signs</source>
        <translation>Sotto i segni</translation>
    </message>
    <message>
        <source>Two bands meet under the same stars, and each reads them in its own favour.</source>
        <translation>Due bande si incontrano sotto le stesse stelle, e ognuna le legge a proprio favore.</translation>
    </message>
    <message>
        <source>Hold markers, reach the enemy&apos;s edge, destroy more: after turn {turns} the higher score wins.</source>
        <translation>Tenete i segnalini, raggiungete il lato nemico, distruggete di più: dopo il turno {turns} vince chi ha più punti.</translation>
    </message>
    <message>
        <source>Hold markers, reach the enemy&apos;s edge, destroy more: after turn {turns} the higher score wins. A band that has nobody left loses at the end of that turn.</source>
        <translation>Tenete i segnalini, raggiungete il lato nemico, distruggete di più: dopo il turno {turns} vince chi ha più punti. Una banda a cui non resta nessuno perde alla fine di quel turno.</translation>
    </message>
    <message>
        <source>The other band has nobody left.</source>
        <translation>All&apos;altra banda non resta nessuno.</translation>
    </message>
    <message>
        <source>{who} rolls for the first marker: the higher begins.</source>
        <translation>{who} tira per il primo segnalino: comincia il più alto.</translation>
    </message>
    <message>
        <source>Where in the central zone does {who} lay a marker?</source>
        <translation>Dove posa {who} un segnalino nella zona centrale?</translation>
    </message>
    <message>
        <source>{who} rolls: the winner says who deploys first.</source>
        <translation>{who} tira: chi vince dice chi si schiera prima.</translation>
    </message>
    <message>
        <source>Who deploys first? {who} decides.</source>
        <translation>Chi si schiera prima? Decide {who}.</translation>
    </message>
    <message>
        <source>At which edge does {who} set up?</source>
        <translation>Su quale lato si schiera {who}?</translation>
    </message>
    <message>
        <source>Where does {who} begin?</source>
        <translation>Dove comincia {who}?</translation>
    </message>
    <message>
        <source>{who} rolls for the first go: the higher acts first.</source>
        <translation>{who} tira per la prima mano: agisce prima il più alto.</translation>
    </message>
    <message>
        <source>Which miniature of {who} acts now?</source>
        <translation>Quale miniatura di {who} agisce ora?</translation>
    </message>
    <message>
        <source>What does {who} do?</source>
        <translation>Che cosa fa {who}?</translation>
    </message>
    <message>
        <source>Where does {who} go?</source>
        <translation>Dove va {who}?</translation>
    </message>
    <message>
        <source>At whom does {who} shoot?</source>
        <translation>A chi tira {who}?</translation>
    </message>
    <message>
        <source>What goes with the attack of {who}?</source>
        <translation>Che cosa accompagna l&apos;attacco di {who}?</translation>
    </message>
    <message>
        <source>Which way does {who} push?</source>
        <translation>Da che parte spinge {who}?</translation>
    </message>
    <message>
        <source>{who} rolls one die at the one who turns away.</source>
        <translation>{who} tira un dado a chi gli volta le spalle.</translation>
    </message>
    <message>
        <source>{who} rolls one die again.</source>
        <translation>{who} ritira un dado.</translation>
    </message>
    <message>
        <source>Does {who} roll a die again for 1 Cosmo?</source>
        <translation>{who} ritira un dado per 1 Cosmo?</translation>
    </message>
    <message>
        <source>Where does {who} come back?</source>
        <translation>Dove ricompare {who}?</translation>
    </message>
    <message>
        <source>Does {who} step aside for 2 Cosmo?</source>
        <translation>{who} si scansa per 2 Cosmo?</translation>
    </message>
    <message>
        <source>Where does {who} step?</source>
        <translation>Dove si scansa {who}?</translation>
    </message>
    <message>
        <source>At whom does {who} strike?</source>
        <translation>Chi colpisce {who}?</translation>
    </message>
    <message>
        <source>{who} strikes like a viper.</source>
        <translation>{who} colpisce come una vipera.</translation>
    </message>
    <message>
        <source>{who} strikes at the one who came too near.</source>
        <translation>{who} colpisce chi si è accostato troppo.</translation>
    </message>
    <message>
        <source>With whom does {who} form a wall?</source>
        <translation>Con chi fa muro {who}?</translation>
    </message>
    <message>
        <source>Which square does {who} hit?</source>
        <translation>Quale casella colpisce {who}?</translation>
    </message>
    <message>
        <source>Whom does the burst of {who} hit next?</source>
        <translation>Chi colpisce ora l&apos;esplosione di {who}?</translation>
    </message>
    <message>
        <source>At whom does {who} cast the chain?</source>
        <translation>A chi lancia la catena {who}?</translation>
    </message>
    <message>
        <source>Whom does {who} push next?</source>
        <translation>Chi spinge ora {who}?</translation>
    </message>
    <message>
        <source>Does {who} answer with 2 more ATT for 1 Cosmo and 1 damage?</source>
        <translation>{who} risponde con 2 ATT in più per 1 Cosmo e 1 danno?</translation>
    </message>
    <message>
        <source>At whom does {who} strike in parting?</source>
        <translation>Chi colpisce {who} nel congedarsi?</translation>
    </message>
    <message>
        <source>{who} strikes in parting.</source>
        <translation>{who} colpisce nel congedarsi.</translation>
    </message>
    <message>
        <source>Who is the champion of {who}?</source>
        <translation>Chi è il campione di {who}?</translation>
    </message>
    <message>
        <source>{who} holds a marker: what does it give?</source>
        <translation>{who} tiene un segnalino: che cosa dà?</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attacca</translation>
    </message>
    <message>
        <source>shoots at</source>
        <translation>tira a</translation>
    </message>
    <message>
        <source>casts the chain at</source>
        <translation>lancia la catena a</translation>
    </message>
    <message>
        <source>catches in the burst</source>
        <translation>coglie nell&apos;esplosione</translation>
    </message>
    <message>
        <source>bites like a viper at</source>
        <translation>morde come una vipera</translation>
    </message>
    <message>
        <source>strikes in parting at</source>
        <translation>nel congedarsi colpisce</translation>
    </message>
    <message>
        <source>strikes at the back of</source>
        <translation>colpisce alle spalle</translation>
    </message>
    <message>
        <source>strikes at the newcomer</source>
        <translation>colpisce il nuovo venuto</translation>
    </message>
    <message>
        <source>Attack Re-Rolls</source>
        <translation>Ritiri</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Push attack</source>
        <translation>Attacco con spinta</translation>
    </message>
    <message>
        <source>Light feet</source>
        <translation>Piede leggero</translation>
    </message>
    <message>
        <source>Smoke cover</source>
        <translation>Cortina di fumo</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Cauto</translation>
    </message>
    <message>
        <source>Hawk eye</source>
        <translation>Occhio di falco</translation>
    </message>
    <message>
        <source>Viper attack</source>
        <translation>Attacco della vipera</translation>
    </message>
    <message>
        <source>Perfect defense</source>
        <translation>Difesa perfetta</translation>
    </message>
    <message>
        <source>Holy man</source>
        <translation>Uomo santo</translation>
    </message>
    <message>
        <source>Healing</source>
        <translation>Guarigione</translation>
    </message>
    <message>
        <source>Swift shooter</source>
        <translation>Tiratore rapido</translation>
    </message>
    <message>
        <source>Whirl</source>
        <translation>Giravolta</translation>
    </message>
    <message>
        <source>Right in the feet</source>
        <translation>Dritto ai piedi</translation>
    </message>
    <message>
        <source>Reckless</source>
        <translation>Temerario</translation>
    </message>
    <message>
        <source>Gift attack</source>
        <translation>Attacco del dono</translation>
    </message>
    <message>
        <source>Area damage</source>
        <translation>Danno ad area</translation>
    </message>
    <message>
        <source>Chain attack</source>
        <translation>Attacco con catena</translation>
    </message>
    <message>
        <source>Whirlwind</source>
        <translation>Turbine</translation>
    </message>
    <message>
        <source>Jump Back</source>
        <translation>Balzo indietro</translation>
    </message>
    <message>
        <source>Poison attack</source>
        <translation>Attacco velenoso</translation>
    </message>
    <message>
        <source>Paralyze</source>
        <translation>Paralisi</translation>
    </message>
    <message>
        <source>Parting Strike</source>
        <translation>Colpo di congedo</translation>
    </message>
    <message>
        <source>Roll one of your dice of a combat again.</source>
        <translation>Ritira uno dei tuoi dadi in un combattimento.</translation>
    </message>
    <message>
        <source>Move as if no enemy controlled anything.</source>
        <translation>Muovi come se nessun nemico controllasse nulla.</translation>
    </message>
    <message>
        <source>Take 1 damage, then attack with 2 more dice.</source>
        <translation>Subisci 1 danno, poi attacca con 2 dadi in più.</translation>
    </message>
    <message>
        <source>After the attack the target is pushed 2 squares.</source>
        <translation>Dopo l&apos;attacco il bersaglio è spinto di 2 caselle.</translation>
    </message>
    <message>
        <source>No attack in this turn, but 3 squares more.</source>
        <translation>Nessun attacco in questo turno, ma 3 caselle in più.</translation>
    </message>
    <message>
        <source>Vanish until the next activation.</source>
        <translation>Svanisci fino alla prossima attivazione.</translation>
    </message>
    <message>
        <source>After damage, go 1 square, whatever controls it.</source>
        <translation>Dopo un danno, muovi di 1 casella, chiunque la controlli.</translation>
    </message>
    <message>
        <source>Shots ignore obstacles.</source>
        <translation>I tiri ignorano gli ostacoli.</translation>
    </message>
    <message>
        <source>1 die within 2 squares, without counterattack.</source>
        <translation>1 dado entro 2 caselle, senza contrattacco.</translation>
    </message>
    <message>
        <source>Who steps into the control zone is struck with 1 die.</source>
        <translation>Chi entra nella zona di controllo è colpito con 1 dado.</translation>
    </message>
    <message>
        <source>This miniature and an ally beside it get 1 die each.</source>
        <translation>Questa miniatura e un alleato accanto hanno 1 dado in più ciascuno.</translation>
    </message>
    <message>
        <source>If it is removed in this turn you gain 4 Cosmo.</source>
        <translation>Se viene rimosso in questo turno guadagni 4 Cosmo.</translation>
    </message>
    <message>
        <source>Restore 1 ATT and 1 SPD.</source>
        <translation>Recupera 1 ATT e 1 VEL.</translation>
    </message>
    <message>
        <source>Two shots with a range of 6.</source>
        <translation>Due tiri con gittata 6.</translation>
    </message>
    <message>
        <source>After the blow, move behind the target.</source>
        <translation>Dopo il colpo, vai alle spalle del bersaglio.</translation>
    </message>
    <message>
        <source>A target that is hurt has 2 SPD less.</source>
        <translation>Un bersaglio ferito ha 2 VEL in meno.</translation>
    </message>
    <message>
        <source>3 Cosmo for each enemy killed in this turn.</source>
        <translation>3 Cosmo per ogni nemico ucciso in questo turno.</translation>
    </message>
    <message>
        <source>1 ATT and 1 SPD back for each enemy killed.</source>
        <translation>1 ATT e 1 VEL recuperati per ogni nemico ucciso.</translation>
    </message>
    <message>
        <source>1 more die for shots.</source>
        <translation>1 dado in più per i tiri.</translation>
    </message>
    <message>
        <source>4 more dice; then the miniature dies.</source>
        <translation>4 dadi in più; poi la miniatura muore.</translation>
    </message>
    <message>
        <source>Hit a square with all dice, and those beside it with one less.</source>
        <translation>Colpisci una casella con tutti i dadi e quelle accanto con uno in meno.</translation>
    </message>
    <message>
        <source>Strike 3 squares far and pull whom it hurts.</source>
        <translation>Colpisci fino a 3 caselle e tira a te chi ferisci.</translation>
    </message>
    <message>
        <source>Push everybody beside by 1 square.</source>
        <translation>Spingi di 1 casella tutti quelli accanto.</translation>
    </message>
    <message>
        <source>After the attack, leap 2 squares back.</source>
        <translation>Dopo l&apos;attacco, balza indietro di 2 caselle.</translation>
    </message>
    <message>
        <source>A target that is hurt takes 1 more in the next maintenance.</source>
        <translation>Un bersaglio ferito ne subisce 1 in più nel prossimo mantenimento.</translation>
    </message>
    <message>
        <source>A target that is hurt can neither move nor attack.</source>
        <translation>Un bersaglio ferito non può muovere né attaccare.</translation>
    </message>
    <message>
        <source>Take 1 damage and fight with 2 more ATT.</source>
        <translation>Subisci 1 danno e combatti con 2 ATT in più.</translation>
    </message>
    <message>
        <source>1 die without counterattack, then leap 1 square back.</source>
        <translation>1 dado senza contrattacco, poi balza indietro di 1 casella.</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Alba</translation>
    </message>
    <message>
        <source>The battle is over: more victory points win, then the higher destroyed cost.</source>
        <translation>La battaglia è finita: vincono più punti vittoria, poi il costo distrutto più alto.</translation>
    </message>
    <message>
        <source>The battle is over, and both stand equal.</source>
        <translation>La battaglia è finita, e sono pari.</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Tramonto</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Benvenuti</translation>
    </message>
    <message>
        <source>You lead two heroes: Valerio with the sword, Sofia with the bow. Two men are at the miller&apos;s flour. Drive them off before 8:50. Nothing here can be broken: Ctrl+Z takes every decision back.</source>
        <translation>Guidate due eroi: Valerio con la spada, Sofia con l&apos;arco. Due uomini sono alla farina del mugnaio. Cacciateli prima delle 8:50. Qui non si può rompere nulla: Ctrl+Z riprende ogni decisione.</translation>
    </message>
    <message>
        <source>The clock</source>
        <translation>L&apos;orologio</translation>
    </message>
    <message>
        <source>Everybody has a token on the Horologium. The hand goes round, and whoever it reaches acts. What you do costs action points, and each point moves your token one Quadrant on: who does much waits long.</source>
        <translation>Ognuno ha un segnalino sull&apos;Horologium. La lancetta gira, e agisce chi viene raggiunto. Ciò che fate costa punti azione, e ogni punto sposta il segnalino avanti di un Quadrante: chi fa molto aspetta a lungo.</translation>
    </message>
    <message>
        <source>Who is first?</source>
        <translation>Chi è il primo?</translation>
    </message>
    <message>
        <source>Both heroes stand in the same Quadrant, and the question on the right asks who begins. Click a name, press its number, or click the figure on the board. The line with the book opens the rule behind a question.</source>
        <translation>I due eroi sono nello stesso Quadrante, e la domanda a destra chiede chi comincia. Fate clic su un nome, premete il suo numero, o fate clic sulla figura nella mappa. La riga con il libro apre la regola dietro una domanda.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>These are all the things your hero can do now; at the right of each stands what it costs. Point at one, and the clock shows where your token would land. You may act as long as you have points, and stop when you like.</source>
        <translation>Queste sono tutte le cose che il vostro eroe può fare ora; a destra di ciascuna sta il costo. Indicatene una, e l&apos;orologio mostra dove finirebbe il segnalino. Potete agire finché avete punti, e smettere quando volete.</translation>
    </message>
    <message>
        <source>The miller&apos;s yard is a location: asking him costs 1 AP and is among your options. Click the card&apos;s title to read it again; all cards stay under Story.</source>
        <translation>Il cortile del mugnaio è un luogo: interrogarlo costa 1 PA ed è tra le vostre opzioni. Fate clic sul titolo della carta per rileggerla; tutte le carte restano sotto Storia.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Muoversi</translation>
    </message>
    <message>
        <source>Lit squares are those you can reach, with their price. Point at one to see the way. Shall it be the purse in the grass? Stand beside it and it can be picked up.</source>
        <translation>Le caselle illuminate sono quelle raggiungibili, con il loro prezzo. Indicatene una per vedere la via. Sarà la borsa nell&apos;erba? Mettetevi accanto e potrete raccoglierla.</translation>
    </message>
    <message>
        <source>What you find goes into the loot deck, face down: what it is worth you see after the mission. A victory keeps all of it, a defeat only half. Enemies that fall leave loot as well.</source>
        <translation>Ciò che trovate va nel mazzo del bottino, coperto: quanto vale lo vedrete dopo la missione. Una vittoria lo conserva tutto, una sconfitta solo metà. Anche i nemici che cadono lasciano bottino.</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>Attaccare</translation>
    </message>
    <message>
        <source>Choose whom to attack. The number beside a target is the chance to wound it; the line from your hero shows whether something stands in the way. Sofia shoots from afar, Valerio has to stand beside his man.</source>
        <translation>Scegliete chi attaccare. Il numero accanto a un bersaglio è la probabilità di ferirlo; la linea dal vostro eroe mostra se qualcosa è di mezzo. Sofia tira da lontano, Valerio deve stare accanto al suo uomo.</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>I dadi</translation>
    </message>
    <message>
        <source>Each die that shows the difficulty or more is a success, and each success wounds. Press Enter to roll here, or throw your own dice on the table: the Dice button lets you type what fell.</source>
        <translation>Ogni dado che mostra la difficoltà o più è un successo, e ogni successo infligge un danno. Premete Invio per tirare qui, o tirate i vostri dadi sul tavolo: il pulsante Dadi permette di scrivere ciò che è uscito.</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Simboli</translation>
    </message>
    <message>
        <source>Faces bear symbols too. A weapon may turn a symbol into a side effect: choose one, or leave it.</source>
        <translation>Le facce portano anche simboli. Un&apos;arma può trasformare un simbolo in un effetto secondario: sceglietene uno, o lasciate stare.</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Minaccia</translation>
    </message>
    <message>
        <source>{figure} {deed} {target}: {dice} {dice:die|dice} to {defence}</source>
        <translation>{figure} {deed} {target}: {dice} {dice:dado|dadi} contro {defence}</translation>
    </message>
    <message>
        <source>{figure} falls: {cost} {cost:point|points} for {seat}</source>
        <translation>{figure} cade: {cost} {cost:punto|punti} per {seat}</translation>
    </message>
    <message>
        <source>Enemies roll {count} {count:die|dice} at it on the way.</source>
        <translation>I nemici gli tirano {count} {count:dado|dadi} lungo la via.</translation>
    </message>
    <message>
        <source>costs {cost} Cosmo, {cosmo} {cosmo:is|are} there</source>
        <translation>costa {cost} Cosmo, {cosmo:ce n&apos;è|ce ne sono} {cosmo}</translation>
    </message>
    <message>
        <source>{cost} {cost:square|squares}</source>
        <translation>{cost} {cost:casella|caselle}</translation>
    </message>
    <message>
        <source>{points} victory {points:point|points}, {destroyed} {destroyed:point|points} destroyed</source>
        <translation>{points} {points:punto|punti} vittoria, {destroyed} {destroyed:punto distrutto|punti distrutti}</translation>
    </message>
    <message>
        <source>{who} answers with {count} {count:die|dice}.</source>
        <translation>{who} risponde con {count} {count:dado|dadi}.</translation>
    </message>
    <message>
        <source>Loud deeds make a hero stand out: the small dial beside each name counts threat. Enemies go for whoever threatens them most, so think about who makes the noise.</source>
        <translation>Le gesta rumorose fanno notare un eroe: il piccolo quadrante accanto a ogni nome conta la minaccia. I nemici puntano a chi li minaccia di più, quindi pensate a chi fa rumore.</translation>
    </message>
    <message>
        <source>The enemies</source>
        <translation>I nemici</translation>
    </message>
    <message>
        <source>Nobody plays them: they choose their target by threat, distance and wounds, and the journal says why. Point at an enemy on the board to see whom it would go for now, and what it watches.</source>
        <translation>Nessuno li gioca: scelgono il bersaglio per minaccia, distanza e danni, e il diario dice perché. Indicate un nemico sulla mappa per vedere a chi punterebbe ora, e che cosa sorveglia.</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Difendersi</translation>
    </message>
    <message>
        <source>An enemy does not roll to hit: its hits come, and you roll to stop them. Each success blocks one; what is left wounds. At no health a hero is down, and two heroes down lose this mission.</source>
        <translation>Un nemico non tira per colpire: i suoi colpi arrivano, e voi tirate per fermarli. Ogni successo ne para uno; ciò che resta infligge danni. Senza più salute un eroe è a terra, e due eroi a terra perdono questa missione.</translation>
    </message>
    <message>
        <source>Back and forth</source>
        <translation>Avanti e indietro</translation>
    </message>
    <message>
        <source>Ctrl+Z takes a decision back, and the bar below the board leads to any moment of the battle. You always come back to now with Esc.</source>
        <translation>Ctrl+Z riprende una decisione, e la barra sotto la mappa porta a qualsiasi momento della battaglia. Con Esc tornate sempre al presente.</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Ben fatto</translation>
    </message>
    <message>
        <source>Clock, actions, attack, defence, threat and loot: the rest is in the Codex, one click from every line. Go on with A Toll on the Road under Play a single mission.</source>
        <translation>Orologio, azioni, attacco, difesa, minaccia e bottino: il resto è nel Codice, a un clic da ogni riga. Continuate con Un pedaggio sulla strada sotto Gioca una missione singola.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings file held something unknown; default settings are used.</source>
        <translation>Il file delle impostazioni conteneva qualcosa di sconosciuto; valgono le impostazioni predefinite.</translation>
    </message>
    <message>
        <source>The settings file could not be read; it was laid aside and default settings are used.</source>
        <translation>Il file delle impostazioni non si è potuto leggere; è stato messo da parte e valgono le impostazioni predefinite.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>&amp;Riduci il movimento</translation>
    </message>
    <message>
        <source>They can be copied to a second place as well, such as another disk or a synced folder.</source>
        <translation>Si possono copiare anche in un secondo luogo, per esempio un altro disco o una cartella sincronizzata.</translation>
    </message>
    <message>
        <source>They are copied to {place} as well, in the background, whenever it is there.</source>
        <translation>Si copiano anche in {place}, in sottofondo, ogni volta che c’è.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Follow the s&amp;ystem</source>
        <translation>Come il s&amp;istema</translation>
    </message>
    <message>
        <source>Light, dark or high contrast, as your desktop asks.</source>
        <translation>Chiaro, scuro o contrasto elevato, come chiede il desktop.</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>Parchment and ink on a desk of brown leather.</source>
        <translation>Pergamena e inchiostro su uno scrittoio di cuoio bruno.</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Scuro</translation>
    </message>
    <message>
        <source>Ink blue by candle-light, for long evenings.</source>
        <translation>Blu inchiostro al lume di candela, per le lunghe serate.</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Contrasto &amp;elevato</translation>
    </message>
    <message>
        <source>White on black with one accent; no textures at all.</source>
        <translation>Bianco su nero con un solo accento; nessuna trama.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lettura</translation>
    </message>
    <message>
        <source>Si&amp;ze of text</source>
        <translation>Di&amp;mensione del testo</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>Motion and keys</source>
        <translation>Movimento e tasti</translation>
    </message>
    <message>
        <source>Snapshots of campaigns are kept at every start, each half-hour and before every mission.</source>
        <translation>Si conservano istantanee delle campagne a ogni avvio, ogni mezz&apos;ora e prima di ogni missione.</translation>
    </message>
    <message>
        <source>As the system speaks</source>
        <translation>Come parla il sistema</translation>
    </message>
    <message>
        <source>The window is opened anew; nothing is lost.</source>
        <translation>La finestra si riapre; nulla va perso.</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Riduci il movimento</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Spenta</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Hands, menus and battles stand at once.</source>
        <translation>Lancette, menu e battaglie stanno subito al loro posto.</translation>
    </message>
    <message>
        <source>Stop copying</source>
        <translation>Smetti di copiare</translation>
    </message>
    <message>
        <source>Animation in &amp;battles</source>
        <translation>Anima&amp;zione nelle battaglie</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Roll&amp;s</source>
        <translation>&amp;Tiri</translation>
    </message>
    <message>
        <source>Cards dra&amp;wn</source>
        <translation>Carte &amp;pescate</translation>
    </message>
    <message>
        <source>For battles that you begin from now on; the dice tray changes it for the one that is open.</source>
        <translation>Per le battaglie che cominci da ora; il vassoio dei dadi lo cambia per quella aperta.</translation>
    </message>
    <message>
        <source>Keeping</source>
        <translation>Conservazione</translation>
    </message>
    <message>
        <source>Your packs, settings and campaigns are plain files in this folder; nothing is sent anywhere.</source>
        <translation>Pacchetti, impostazioni e campagne sono semplici file in questa cartella; nulla viene inviato altrove.</translation>
    </message>
    <message>
        <source>Data folder: {path}</source>
        <translation>Cartella dei dati: {path}</translation>
    </message>
    <message>
        <source>Copy snapshots to…</source>
        <translation>Copia le istantanee in…</translation>
    </message>
    <message>
        <source>&amp;Open data folder</source>
        <translation>Apri la cartella dei &amp;dati</translation>
    </message>
    <message>
        <source>Sna&amp;pshots…</source>
        <translation>Ista&amp;ntanee…</translation>
    </message>
    <message>
        <source>Change shor&amp;tcuts…</source>
        <translation>Cam&amp;bia i tasti…</translation>
    </message>
    <message>
        <source>Reset to defa&amp;ults</source>
        <translation>Valori prede&amp;finiti</translation>
    </message>
</context>
<context>
    <name>SettingsPresenter</name>
    <message>
        <source>A second place for snapshots</source>
        <translation>Un secondo luogo per le istantanee</translation>
    </message>
    <message>
        <source>{place} lies in your data folder: choose one on another disk, or one that is synced.</source>
        <translation>{place} sta nella tua cartella dei dati: scegline una su un altro disco, o una sincronizzata.</translation>
    </message>
    <message>
        <source>{place} cannot be written ({why}): choose another folder.</source>
        <translation>Non si può scrivere in {place} ({why}): scegli un’altra cartella.</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the battle</source>
        <translation>Condividi la battaglia</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Sal&amp;va…</translation>
    </message>
    <message>
        <source>The picture is being made…</source>
        <translation>Preparazione dell&apos;immagine…</translation>
    </message>
    <message>
        <source>Animated picture (GIF)</source>
        <translation>Immagine animata (GIF)</translation>
    </message>
    <message>
        <source>Strip of pictures (PNG)</source>
        <translation>Striscia di immagini (PNG)</translation>
    </message>
    <message>
        <source>The whole battle</source>
        <translation>Tutta la battaglia</translation>
    </message>
    <message>
        <source>The latest activation</source>
        <translation>L&apos;ultima attivazione</translation>
    </message>
    <message>
        <source>As chosen below</source>
        <translation>Come scelto sotto</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Piccola</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>&amp;Immagine</translation>
    </message>
    <message>
        <source>P&amp;art</source>
        <translation>Pa&amp;rte</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Dimen&amp;sione</translation>
    </message>
    <message>
        <source>From answer</source>
        <translation>Dalla risposta</translation>
    </message>
    <message>
        <source>To answer</source>
        <translation>Alla risposta</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>Pictures (*.{ending})</source>
        <translation>Immagini (*.{ending})</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salva l&apos;immagine</translation>
    </message>
    <message>
        <source>The picture is in {path}</source>
        <translation>L&apos;immagine è in {path}</translation>
    </message>
    <message>
        <source>The picture cannot be written ({reason}): choose another place.</source>
        <translation>L&apos;immagine non si può scrivere ({reason}): scegli un altro posto.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tasti di scelta rapida</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
</context>
<context>
    <name>SignBar</name>
    <message>
        <source>Counters of the town</source>
        <translation>Banchi della città</translation>
    </message>
</context>
<context>
    <name>SkillsPanel</name>
    <message>
        <source>&amp;Leave all behind</source>
        <translation>Lascia &amp;tutto a casa</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n experience to spend.</source>
        <translation>
            <numerusform>{name} ha %n punto esperienza da spendere.</numerusform>
            <numerusform>{name} ha %n punti esperienza da spendere.</numerusform>
        </translation>
    </message>
    <message>
        <source>First skills</source>
        <translation>Abilità iniziali</translation>
    </message>
    <message>
        <source>Until the first battle {name} may begin with other skills.</source>
        <translation>Fino alla prima battaglia {name} può cominciare con altre abilità.</translation>
    </message>
    <message>
        <source>Begin with &amp;these</source>
        <translation>Comincia con &amp;queste</translation>
    </message>
    <message>
        <source>Leave behind</source>
        <translation>Lascia a casa</translation>
    </message>
    <message>
        <source>Bring along</source>
        <translation>Porta con te</translation>
    </message>
</context>
<context>
    <name>SlotPlaces</name>
    <message>
        <source>{used} of {limit} taken</source>
        <translation>posti occupati: {used} di {limit}</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message numerus="yes">
        <source>%n event(s) before that.</source>
        <translation>
            <numerusform>%n evento prima di questo.</numerusform>
            <numerusform>%n eventi prima di questo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartDial</name>
    <message>
        <source>Horologium: a dial of twelve hours with the signs of the zodiac</source>
        <translation>Horologium: un quadrante di dodici ore con i segni dello zodiaco</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Looking for packs…</source>
        <translation>Ricerca dei pacchetti…</translation>
    </message>
    <message>
        <source>No packs yet. A pack brings missions and who fights in them: choose Add a pack above.</source>
        <translation>Ancora nessun pacchetto. Un pacchetto porta missioni e chi vi combatte: scegli Aggiungi un pacchetto qui sopra.</translation>
    </message>
    <message>
        <source>Horologium</source>
        <translation>Horologium</translation>
    </message>
    <message>
        <source>A companion for long campaigns at the table. It knows the rules of the games, and every ruling is one click from its reason. Your table, your dice.</source>
        <translation>Un compagno per lunghe campagne al tavolo. Conosce le regole dei giochi, e ogni decisione è a un clic dalla sua ragione. Il vostro tavolo, i vostri dadi.</translation>
    </message>
    <message>
        <source>Everything stays on this computer, in a folder of yours.</source>
        <translation>Tutto resta su questo computer, in una cartella tua.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Im&amp;para a giocare</translation>
    </message>
    <message>
        <source>A first mission that explains the game while you play it.</source>
        <translation>Una prima missione che spiega il gioco mentre giochi.</translation>
    </message>
    <message>
        <source>&amp;Play a single mission…</source>
        <translation>&amp;Gioca una missione singola…</translation>
    </message>
    <message>
        <source>Any mission of any pack, with those you choose.</source>
        <translation>Qualsiasi missione di qualsiasi pacchetto, con chi scegli.</translation>
    </message>
    <message>
        <source>Missions and who fights in them: a folder or .zip, checked first.</source>
        <translation>Missioni e chi vi combatte: una cartella o uno .zip, prima controllati.</translation>
    </message>
    <message>
        <source>&amp;Resume a battle…</source>
        <translation>&amp;Riprendi una battaglia…</translation>
    </message>
    <message>
        <source>Every answer is kept: go on where you left off.</source>
        <translation>Ogni risposta è conservata: riprendi da dove avevi lasciato.</translation>
    </message>
    <message>
        <source>Open the &amp;Codex</source>
        <translation>Apri il Co&amp;dice</translation>
    </message>
    <message>
        <source>The rules of five games in our own words, searchable.</source>
        <translation>Le regole di cinque giochi con parole nostre, con ricerca.</translation>
    </message>
    <message>
        <source>&amp;Add a pack…</source>
        <translation>Aggiungi un pacc&amp;hetto…</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Imposta&amp;zioni</translation>
    </message>
    <message>
        <source>Light, dark or high contrast; size of text; motion.</source>
        <translation>Chiaro, scuro o contrasto elevato; dimensione del testo; movimento.</translation>
    </message>
    <message>
        <source>Content packs</source>
        <translation>Pacchetti</translation>
    </message>
</context>
<context>
    <name>StartPresenter</name>
    <message>
        <source>Checking {name}…</source>
        <translation>Controllo di {name}…</translation>
    </message>
    <message>
        <source>{name} was not added.</source>
        <translation>{name} non è stato aggiunto.</translation>
    </message>
    <message>
        <source>{name} is on your shelf now.</source>
        <translation>{name} ora è sul tuo scaffale.</translation>
    </message>
</context>
<context>
    <name>StashSection</name>
    <message>
        <source>The stash</source>
        <translation>Il deposito</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In mano</translation>
    </message>
    <message>
        <source>Stash</source>
        <translation>Deposito</translation>
    </message>
    <message>
        <source>The company owns nothing yet: win a battle, or buy something in town.</source>
        <translation>La compagnia non possiede ancora nulla: vinci una battaglia, o compra qualcosa in città.</translation>
    </message>
    <message>
        <source>Purse: {coins}</source>
        <translation>Borsa: {coins}</translation>
    </message>
    <message>
        <source>Common stock</source>
        <translation>Scorta comune</translation>
    </message>
    <message>
        <source>Set the &amp;purse by hand…</source>
        <translation>Imposta la &amp;borsa a mano…</translation>
    </message>
    <message>
        <source>Enter a &amp;thing by hand…</source>
        <translation>Inserisci un &amp;oggetto a mano…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Presso</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Rende</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effetto</translation>
    </message>
    <message>
        <source>Good for</source>
        <translation>Serve a</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>Last event</source>
        <translation>Ultimo evento</translation>
    </message>
    <message>
        <source>Choose something in the table to see its card, or several things to sell them together.</source>
        <translation>Scegli qualcosa nella tabella per vederne la carta, o più oggetti per venderli insieme.</translation>
    </message>
    <message>
        <source>Good for: {things}</source>
        <translation>Serve a: {things}</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) chosen</source>
        <translation>
            <numerusform>%n oggetto scelto</numerusform>
            <numerusform>%n oggetti scelti</numerusform>
        </translation>
    </message>
    <message>
        <source>Sell all for {price}</source>
        <translation>Vendi tutto per {price}</translation>
    </message>
    <message>
        <source>Look at the card…</source>
        <translation>Guarda la carta…</translation>
    </message>
    <message>
        <source>Strike out by hand…</source>
        <translation>Cancella a mano…</translation>
    </message>
</context>
<context>
    <name>StashStep</name>
    <message>
        <source>What is owned in common</source>
        <translation>Che cosa si possiede in comune</translation>
    </message>
    <message>
        <source>In this game nothing is owned in common.</source>
        <translation>In questo gioco non si possiede nulla in comune.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Set-up card</source>
        <translation>Carta di preparazione</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Story card</source>
        <translation>Carta storia</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Come comincia</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Com&apos;è finita</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatto</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallito</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>non ora</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Che cosa si può fare</translation>
    </message>
    <message>
        <source>Points of interest</source>
        <translation>Punti d&apos;interesse</translation>
    </message>
</context>
<context>
    <name>StoryAlbum</name>
    <message>
        <source>No card has been drawn yet.</source>
        <translation>Nessuna carta è stata ancora pescata.</translation>
    </message>
    <message>
        <source>Cards of the story</source>
        <translation>Carte della storia</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n aperta</numerusform>
            <numerusform>%n aperte</numerusform>
        </translation>
    </message>
    <message>
        <source>put away</source>
        <translation>riposta</translation>
    </message>
</context>
<context>
    <name>StoryCover</name>
    <message>
        <source>Story</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Con&amp;tinua</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <translation>&amp;Rivedi</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>C&amp;ondividi…</translation>
    </message>
    <message>
        <source>Back to st&amp;art</source>
        <translation>Tor&amp;na all&apos;inizio</translation>
    </message>
    <message>
        <source>&amp;Look at the result</source>
        <translation>&amp;Guarda il risultato</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;hiudi</translation>
    </message>
</context>
<context>
    <name>StorySection</name>
    <message>
        <source>So far</source>
        <translation>Finora</translation>
    </message>
    <message>
        <source>Where the story stands now</source>
        <translation>A che punto è ora la storia</translation>
    </message>
</context>
<context>
    <name>StoryStep</name>
    <message>
        <source>Stories</source>
        <translation>Storie</translation>
    </message>
    <message>
        <source>Which story</source>
        <translation>Quale storia</translation>
    </message>
    <message>
        <source>What is the campaign called?</source>
        <translation>Come si chiama la campagna?</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Nome della campagna</translation>
    </message>
    <message numerus="yes">
        <source>%n ending(s)</source>
        <translation>
            <numerusform>%n finale</numerusform>
            <numerusform>%n finali</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message>
        <source>The story</source>
        <translation>La storia</translation>
    </message>
</context>
<context>
    <name>StrikeInjuryDialog</name>
    <message>
        <source>Strike out an injury</source>
        <translation>Cancella una ferita</translation>
    </message>
    <message>
        <source>&amp;Strike out</source>
        <translation>&amp;Cancella</translation>
    </message>
</context>
<context>
    <name>StrikeThingDialog</name>
    <message>
        <source>Strike out a thing</source>
        <translation>Cancella un oggetto</translation>
    </message>
    <message>
        <source>&amp;Strike out</source>
        <translation>&amp;Cancella</translation>
    </message>
</context>
<context>
    <name>TeamBuilderDialog</name>
    <message>
        <source>{name} (sample)</source>
        <translation>{name} (esempio)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>Condi&amp;vidi…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>Sta&amp;mpa…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>N&amp;ew</source>
        <translation>N&amp;uova</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Apri un &amp;file…</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Togli</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}: %n punto</numerusform>
            <numerusform>{name}: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{members}: {count} of {most}</source>
        <translation>{members}: {count} su {most}</translation>
    </message>
</context>
<context>
    <name>Teams</name>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} non si può leggere: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}.</source>
        <translation>{file} non si può scrivere: {why}.</translation>
    </message>
    <message>
        <source>Points and faults</source>
        <translation>Punti e difetti</translation>
    </message>
    <message>
        <source>{cost} of {limit} points</source>
        <translation>{cost} di {limit} punti</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
</context>
<context>
    <name>TeamsPresenter</name>
    <message>
        <source>{name} is saved.</source>
        <translation>{name} è salvata.</translation>
    </message>
    <message>
        <source>{file} is opened; Save keeps it.</source>
        <translation>{file} è aperto; Salva lo conserva.</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Scritto in {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>{file} non si può scrivere.</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>TextBoard</name>
    <message>
        <source>not explored yet</source>
        <translation>non ancora esplorato</translation>
    </message>
    <message>
        <source>, level {level}</source>
        <translation>, livello {level}</translation>
    </message>
    <message>
        <source>distance {count}</source>
        <translation>distanza {count}</translation>
    </message>
    <message>
        <source>option: {label}</source>
        <translation>opzione: {label}</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>nemico</translation>
    </message>
    <message>
        <source>What the text shows</source>
        <translation>Che cosa mostra il testo</translation>
    </message>
    <message>
        <source>What is there</source>
        <translation>Che cosa c&apos;è</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Tutta la mappa</translation>
    </message>
    <message>
        <source>The board as text</source>
        <translation>La mappa come testo</translation>
    </message>
</context>
<context>
    <name>ThingDialog</name>
    <message>
        <source>the common stock</source>
        <translation>la scorta comune</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Dove si trova</translation>
    </message>
    <message>
        <source>With {holder}</source>
        <translation>Da {holder}</translation>
    </message>
    <message>
        <source>What it is good for</source>
        <translation>A che cosa serve</translation>
    </message>
    <message>
        <source>Where it has been</source>
        <translation>Dov&apos;è stato</translation>
    </message>
    <message>
        <source>Nobody remembers.</source>
        <translation>Nessuno se lo ricorda.</translation>
    </message>
    <message>
        <source>It was entered or changed by hand.</source>
        <translation>È stato inserito o cambiato a mano.</translation>
    </message>
    <message>
        <source>In the Code&amp;x</source>
        <translation>Nel Co&amp;dice</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
</context>
<context>
    <name>ThingTile</name>
    <message>
        <source>Entered by hand</source>
        <translation>Inserito a mano</translation>
    </message>
</context>
<context>
    <name>Town</name>
    <message>
        <source>&amp;Accept</source>
        <translation>Acc&amp;etta</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Rifiuta</translation>
    </message>
    <message>
        <source>Side mission</source>
        <translation>Missione secondaria</translation>
    </message>
    <message>
        <source>the company</source>
        <translation>la compagnia</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>per sempre</translation>
    </message>
    <message>
        <source>missing: {what}</source>
        <translation>manca: {what}</translation>
    </message>
    <message>
        <source>all there</source>
        <translation>c&apos;è tutto</translation>
    </message>
    <message>
        <source>common stock</source>
        <translation>scorta comune</translation>
    </message>
    <message>
        <source>On the road</source>
        <translation>In viaggio</translation>
    </message>
    <message>
        <source>There is no town here. Look at the map for one.</source>
        <translation>Qui non c&apos;è alcuna città. Cercane una sulla mappa.</translation>
    </message>
    <message>
        <source>Nobody trades here.</source>
        <translation>Qui nessuno commercia.</translation>
    </message>
    <message>
        <source>Choose something to see what can be done.</source>
        <translation>Scegli qualcosa per vedere che cosa si può fare.</translation>
    </message>
    <message>
        <source>Purse: {before}, then {after}</source>
        <translation>Borsa: {before}, poi {after}</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>A parole</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>non ora</translation>
    </message>
</context>
<context>
    <name>TownPanel</name>
    <message>
        <source>Towns</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>This story knows no towns: it goes on from mission to mission, in the section Story.</source>
        <translation>Questa storia non conosce città: va di missione in missione, nella sezione Storia.</translation>
    </message>
    <message>
        <source>The way there</source>
        <translation>La via per arrivarci</translation>
    </message>
    <message>
        <source>Heard here</source>
        <translation>Sentito qui</translation>
    </message>
    <message>
        <source>Nobody trades here.</source>
        <translation>Qui nessuno commercia.</translation>
    </message>
    <message>
        <source>Here you find</source>
        <translation>Qui trovate</translation>
    </message>
    <message>
        <source>The company is here.</source>
        <translation>La compagnia è qui.</translation>
    </message>
    <message numerus="yes">
        <source>Visited %n time(s).</source>
        <translation>
            <numerusform>Visitata %n volta.</numerusform>
            <numerusform>Visitata %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The company has never been here.</source>
        <translation>La compagnia non è mai stata qui.</translation>
    </message>
    <message>
        <source>Somebody has work for you: {title}</source>
        <translation>Qualcuno ha lavoro per voi: {title}</translation>
    </message>
    <message>
        <source>Hear them o&amp;ut</source>
        <translation>Asc&amp;oltateli</translation>
    </message>
    <message>
        <source>Into the &amp;town</source>
        <translation>Entra in ci&amp;ttà</translation>
    </message>
    <message>
        <source>&amp;Travel to {town}</source>
        <translation>&amp;Viaggia verso {town}</translation>
    </message>
</context>
<context>
    <name>TownSection</name>
    <message>
        <source>Purse</source>
        <translation>Borsa</translation>
    </message>
</context>
<context>
    <name>TrackBox</name>
    <message>
        <source>{value} of {most}</source>
        <translation>{value} di {most}</translation>
    </message>
</context>
<context>
    <name>TrackPanel</name>
    <message>
        <source>Tracks</source>
        <translation>Tracciati</translation>
    </message>
</context>
<context>
    <name>Tracks</name>
    <message>
        <source>Won by this</source>
        <translation>Così si vince</translation>
    </message>
    <message>
        <source>Lost by this</source>
        <translation>Così si perde</translation>
    </message>
    <message numerus="yes">
        <source>In %n more step(s) of the hand</source>
        <translation>
            <numerusform>Tra un altro passo della lancetta</numerusform>
            <numerusform>Tra altri %n passi della lancetta</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TraitButton</name>
    <message numerus="yes">
        <source>can be raised %n more time(s)</source>
        <translation>
            <numerusform>si può aumentare ancora una volta</numerusform>
            <numerusform>si può aumentare ancora %n volte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrayPanel</name>
    <message>
        <source>Dice and slots</source>
        <translation>Dadi e caselle</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) free</source>
        <translation>
            <numerusform>%n posto libero</numerusform>
            <numerusform>%n posti liberi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) blocked</source>
        <translation>
            <numerusform>%n posto bloccato</numerusform>
            <numerusform>%n posti bloccati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{face}: %n use(s)</source>
        <translation>
            <numerusform>{face}: %n uso</numerusform>
            <numerusform>{face}: %n usi</numerusform>
        </translation>
    </message>
    <message>
        <source>{face}: of no use now</source>
        <translation>{face}: ora non serve a nulla</translation>
    </message>
</context>
<context>
    <name>TurnOrderStrip</name>
    <message>
        <source>Order of activation</source>
        <translation>Ordine di attivazione</translation>
    </message>
    <message>
        <source>{who}: acts now</source>
        <translation>{who}: agisce ora</translation>
    </message>
</context>
<context>
    <name>TutorialPresenter</name>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} di {count}</translation>
    </message>
</context>
<context>
    <name>TypedCards</name>
    <message>
        <source>Card {number}</source>
        <translation>Carta {number}</translation>
    </message>
    <message>
        <source>Card {number}…</source>
        <translation>Carta {number}…</translation>
    </message>
</context>
<context>
    <name>UnsavedTeamDialog</name>
    <message>
        <source>Not saved yet</source>
        <translation>Non ancora salvata</translation>
    </message>
    <message>
        <source>The changes to {name} are not saved.</source>
        <translation>Le modifiche a {name} non sono salvate.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Butta via</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Continua a modificarla</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>&amp;Wait until {date}</source>
        <translation>&amp;Attendi fino al {date}</translation>
    </message>
</context>
<context>
    <name>WarePanel</name>
    <message>
        <source>Show n&amp;umbers</source>
        <translation>Mostra i n&amp;umeri</translation>
    </message>
    <message>
        <source>The purse before and after, and the rules behind a price</source>
        <translation>La borsa prima e dopo, e le regole dietro un prezzo</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Rende</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prezzo</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n oggetto</numerusform>
            <numerusform>%n oggetti</numerusform>
        </translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Insieme</translation>
    </message>
</context>
<context>
    <name>WindowPresenter</name>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagna</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Battaglia</translation>
    </message>
    <message>
        <source>Codex</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>The Codex</source>
        <translation>Il Codice</translation>
    </message>
    <message>
        <source>Your data folder is {path}</source>
        <translation>La tua cartella dei dati è {path}</translation>
    </message>
    <message>
        <source>The folder that holds pack.toml</source>
        <translation>La cartella che contiene pack.toml</translation>
    </message>
    <message>
        <source>Content packs (*.zip *.horologium-pack)</source>
        <translation>Pacchetti (*.zip *.horologium-pack)</translation>
    </message>
    <message>
        <source>A content pack</source>
        <translation>Un pacchetto</translation>
    </message>
    <message>
        <source>{name} was refused, and everything is as it was. This must be mended first:</source>
        <translation>{name} è stato rifiutato, e tutto è com&apos;era. Prima va corretto questo:</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rifiutato</translation>
    </message>
</context>
<context>
    <name>WizardDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>I&amp;ndietro</translation>
    </message>
    <message>
        <source>Step {step} of {steps}: {title}</source>
        <translation>Passo {step} di {steps}: {title}</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Avan&amp;ti</translation>
    </message>
</context>
</TS>
