import { externalLinks } from '@/content/external-links'
import { founder } from '@/content/founder'
import { amounts } from '@/content/prices'
import { kroner } from '@/lib/kroner'

/** PLACEHOLDER: the lecture and what is said there. */
export const founderLectureText = `
<p>De fleste forældre til et barn, der har det svært, har fået mange råd. Nogle var gode. Alligevel virkede de ikke, og så er det let at tro, at man gjorde noget forkert. I sit foredrag begynder ${founder.firstName} et andet sted: med det, der skal være på plads, før et råd kan virke.</p>

<h2>Adfærden fortæller noget</h2>
<p>Et barn, der kaster med sin taske i gangen, fortæller noget. Det gør et barn, der sidder helt stille bagest i klassen, også. Vi voksne ser adfærden først, og derfor er det den, vi prøver at ændre.</p>
<p>Foredraget viser, hvordan man kan kigge et lag dybere. Er barnet sultent, træt eller overvældet af lyd? Ved det, hvad der skal ske nu, og hvad der kommer bagefter? Har det brugt hele dagen på at se ud, som om alt er i orden? Svarene viser, hvilken hjælp der giver mening.</p>

<h2>Det kommer foredraget ind på</h2>
<ul>
<li>Hvorfor den samme situation kan være let om mandagen og umulig om torsdagen.</li>
<li>Hvad der sker i kroppen, når et barn bliver overvældet.</li>
<li>Hvordan <a href="/ordliste#autisme">autisme</a>, <a href="/ordliste#adhd">ADHD</a> og <a href="/ordliste#angst">angst</a> kan ligne hinanden set udefra.</li>
<li>Hvad man kan sige og gøre, mens det står på, og hvad der bør vente.</li>
<li>Hvordan hjem og skole kan tale om barnet uden at lede efter skyld.</li>
</ul>
<p>Eksemplerne er fra en almindelig hverdag: morgener, frikvarterer, aftensmad og lektier. Ingen opskrift passer til alle. Til gengæld får du spørgsmål med hjem, som du kan bruge samme aften.</p>

<h2>Hvem foredraget er for</h2>
<p>Du kan komme som mor, far, bedsteforælder, lærer, pædagog eller sagsbehandler. Barnet behøver ikke have en diagnose. Mange tilhørere kommer lige fra en lang dag. Derfor er der en pause undervejs, og du må gerne gå ud og komme ind igen.</p>
<p>Til sidst er der tid til spørgsmål. Nogle spørgsmål egner sig bedre til en samtale på tomandshånd. Dem kan du gemme, til du <a href="/contact">ringer til os</a>.</p>

<h2>Billetter og datoer</h2>
<p>Foredrag koster fra ${kroner(amounts.lectureFrom)} Billetter, datoer og steder finder du hos <a href="${externalLinks.ticketing}">billetsalget</a>. I vores <a href="/courses">kursuskalender</a> kan du se, hvad der ellers er på vej.</p>

<h2>Foredraget hos jer</h2>
<p>${founder.firstName} kommer også ud til skoler, kommuner og foreninger. Vi aftaler på forhånd, hvem der lytter, og hvad de står med. Så kan eksemplerne komme fra jeres egen hverdag. Priser for en halv og en hel dag står på siden <a href="/prices">Priser</a>.</p>
<p>Har I brug for mere end ét oplæg, kan I læse om <a href="/services/skoleindsatser">skoleindsatser</a> eller om <a href="/courses#supervision">supervision</a>. Supervision er regelmæssig faglig vejledning, hvor I ser på jeres egne sager sammen med en, der kommer udefra.</p>
`
