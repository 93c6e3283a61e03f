import { externalLinks } from '@/content/external-links'
import { founder } from '@/content/founder'

/** PLACEHOLDER: the podcast and what it is about. */
export const canaryPodcastText = `
<p>I gamle dage tog minearbejdere en kanariefugl med sig ned under jorden. Fuglen mærkede den dårlige luft, før mændene gjorde. Når den blev stille, vidste de, at der var noget galt med luften. Ingen tænkte, at der var noget galt med fuglen.</p>
<p>Det billede har givet navn til vores podcast, <strong>Kanariefuglenes stemmer</strong>. Den handler om børn og unge, der reagerer tidligt og tydeligt. Ofte er der noget, som de voksne endnu ikke har fået øje på.</p>

<h2>Hvorfor lige kanariefugle?</h2>
<p>Mange af de børn, vi møder, er fintmærkende. De hører lampen summe, og de opdager, at læreren er ked af det. De bliver trætte af en dag, som deres klassekammerater klarer uden besvær. Når de til sidst siger fra, sker det sjældent med ord. De får ondt i maven, bliver vrede eller bliver liggende under dynen.</p>
<p>Så ligger det lige for at spørge, hvad der er i vejen med barnet. I podcasten vender ${founder.firstName} spørgsmålet om: Hvad er det, barnet mærker? Og hvad ville blive bedre for alle, hvis vi tog det alvorligt?</p>

<h2>Det kan du høre om</h2>
<ul>
<li>de tidlige tegn på, at et barn har for meget at holde styr på</li>
<li>forskellen på ikke at ville og ikke at kunne</li>
<li>hvordan man taler med et barn, der ikke har lyst til at tale</li>
<li>små ændringer i klassen, som ikke koster ekstra tid</li>
<li>hvordan forældre holder til at være dem, der altid lytter.</li>
</ul>
<p>Samtalerne er rolige, og fagord bliver forklaret undervejs. Du kan høre dem i den rækkefølge, du har brug for, og holde pause, hvis det kommer for tæt på.</p>

<h2>Lyt sammen, eller lyt alene</h2>
<p>Nogle forældre lytter hver for sig og taler om det bagefter. Det kan være lettere at begynde med noget, en anden har sagt, end med det, der gik galt i morges. Er du lærer eller pædagog, kan et afsnit være optakt til et teammøde. Slut af med at spørge: Hvem er kanariefuglen hos os, og hvad fortæller den?</p>
<p>Har du en teenager, der selv vil lytte, så spørg ikke for meget bagefter. Det er nok at vise, at du gerne vil høre, hvad den unge synes.</p>
<blockquote>Målet er ikke, at fuglen skal lære at tåle dårlig luft.</blockquote>

<h2>Her finder du podcasten</h2>
<p>Du kan lytte på <a href="${externalLinks.podcast}">podcastens egen side</a> eller i <a href="${externalLinks.musicStreaming}">en app til musik og podcasts</a>.</p>
<p>Sidder du tilbage med spørgsmål om dit eget barn, kan du læse om <a href="/services/psykoedukative-forlob">psykoedukative forløb</a>. Her lærer barnet sig selv bedre at kende, mens du som forælder får vejledning ved siden af. Du er også velkommen til at <a href="/contact">ringe eller skrive</a>.</p>
`
