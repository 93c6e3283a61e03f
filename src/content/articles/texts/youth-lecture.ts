import { externalLinks } from '@/content/external-links'
import { amounts } from '@/content/prices'
import { kroner } from '@/lib/kroner'

/** PLACEHOLDER: the lecture and what is said there. */
export const youthLectureText = `
<p>Voksne taler meget om unge, der ikke trives. Vi holder møder om dem, skriver notater om dem og bekymrer os om dem. De unge får selv sjældnere ordet. Når det sker, er det ofte til sidst på mødet.</p>
<p>Foredraget <strong>Unge stemmer</strong> vender rækkefølgen om. Her begynder vi med det, de unge fortæller. Resten af tiden bruger vi på, hvad vi voksne kan gøre med det.</p>

<h2>Hvad foredraget handler om</h2>
<p>Udgangspunktet er samtaler med unge, der har haft det svært i skolen, derhjemme eller begge steder. Ingen af dem kan genkendes i foredraget. Men alle havde noget at sige, længe før nogen spurgte.</p>
<ul>
<li>Hvad gør det lettere at fortælle, at man ikke har det godt?</li>
<li>Hvilke spørgsmål lukker en samtale, selv om de er ment kærligt?</li>
<li>Hvad betyder det at få lov til at være med, når andre lægger en plan?</li>
<li>Hvordan kan en voksen være der uden at presse på?</li>
</ul>
<p>Vi taler både om det, der ikke hjalp, og om de voksne, der gjorde det rigtige. Det er sjældent store ting. Det kan være en lærer, der altid siger godmorgen. Det kan være en far, der kører en omvej, så der er tid til at tale i bilen.</p>

<h2>Hvem det er for</h2>
<p>Foredraget er for forældre, bedsteforældre, lærere, pædagoger og andre, der har med unge at gøre. Du behøver ikke vide noget om diagnoser på forhånd. Ordene bliver forklaret, og der er plads til spørgsmål.</p>
<p>Unge er også velkomne. Tag gerne en teenager med, men lad det være et tilbud. Ingen bliver bedt om at sige noget.</p>

<h2>Det tager du med hjem</h2>
<p>Du får nogle få konkrete ting at prøve af. Det kan være en ny måde at spørge på eller en god måde at tie stille på. Du hører også om vejen tilbage, når en samtale gik skævt. Vælg én ting, og prøv den et par uger. Den er lettere at holde fast i end ti gode råd på én gang.</p>
<p>Et foredrag erstatter ikke hjælp til den enkelte unge. Er du bekymret for en, du kender, kan du <a href="/contact">ringe til os</a> og høre, hvad der er muligt. Er den unge fyldt 18, kan du læse om <a href="/services/psykoedukative-forlob/plus18">forløb for unge voksne</a>.</p>

<h2>Pris og billetter</h2>
<p>Billetter koster fra ${kroner(amounts.lectureFrom)} Datoer og steder står hos <a href="${externalLinks.ticketing}">billetsalget</a>. De kommende foredrag står også i vores <a href="/courses">kursuskalender</a>.</p>
<p>Vil I hellere have foredraget ud på jeres skole eller arbejdsplads, er I velkomne til at skrive. Priserne for oplæg på en halv eller hel dag står på siden <a href="/prices">Priser</a>.</p>
`
