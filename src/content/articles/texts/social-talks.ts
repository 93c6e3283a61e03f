import { externalLinks } from '@/content/external-links'
import { founder } from '@/content/founder'

/** PLACEHOLDER: the event, its name and what was said there. */
export const socialTalksText = `
<p>I 2025 var vi med på Social Talks. Her holder fagfolk og mennesker med egne erfaringer korte oplæg om børn, unge og familier. ${founder.firstName} talte om børn, der ikke kan komme i skole. Oplægget var kort, så her får tankerne bag lidt mere plads.</p>

<h2>Fraværet er et tegn, ikke en forklaring</h2>
<p>Når et barn bliver hjemme, kommer spørgsmålet hurtigt: Hvorfor går barnet ikke i skole? Det er rimeligt at spørge, men barnet kan sjældent svare. Ofte siger det: ”Det ved jeg ikke.” Og det er sandt.</p>
<p>Vi spørger i stedet til dagen. Hvornår begynder uroen? Er det aftenen før, i bilen eller i døren til klassen? Hvad er anderledes på de dage, hvor det lykkes? Sådan bliver et stort problem, som mange skammer sig over, til noget mindre, som man kan arbejde med.</p>

<h2>Alle ser en del af barnet</h2>
<p>Læreren ser måske en pige, der er stille og dygtig. Forældrene ser den samme pige bryde sammen kl.\u00A015. Begge har ret. Mange børn holder sammen på sig selv hele skoledagen. De giver først slip, når de er hjemme.</p>
<p>Derfor kan hjem og skole komme til at tro, at de er uenige. Ofte beskriver de blot to tidspunkter på samme dag. Et <strong><a href="/ordliste#dialogmoede">dialogmøde</a></strong>, altså et kort møde mellem de to parter, kan være nok til at lægge billederne sammen.</p>
<ul>
<li>Begynd med barnets styrker og med de steder, hvor det har det godt.</li>
<li>Lad hver part beskrive, hvad de ser, før nogen foreslår en løsning.</li>
<li>Aftal én ting, der skal prøves af, og en dag, hvor I taler sammen igen.</li>
</ul>

<h2>Små skridt er også skridt</h2>
<p>Et barn, der har været længe væk, kan sjældent begynde, hvor det slap. Vejen tilbage kan starte med en gåtur forbi skolen om søndagen. Den kan fortsætte med ti minutter hos en voksen, som barnet er trygt ved. Det ligner ikke meget på et skema, men for barnet kan det være dagens største præstation.</p>
<p>For de voksne er tempoet tit det sværeste. Når noget lykkes, er det fristende at sætte farten op. Vi anbefaler at blive på et trin lidt længere, end det virker nødvendigt. Så føles en dårlig uge mindre som et nederlag.</p>
<blockquote>Et barn, der ikke kan komme i skole, har ikke brug for at høre, at det skal. Det ved barnet godt.</blockquote>

<h2>Hvis du vil videre herfra</h2>
<p>På siden om <a href="/services/skolevaegring">skolevægring</a> kan du læse om de første skridt derhjemme og om samarbejdet med skole og kommune. Arbejder du på en skole, er siden om <a href="/services/skoleindsatser">skoleindsatser</a> skrevet til dig og dine kolleger.</p>
<p>Arrangørens egen side om <a href="${externalLinks.talks}">Social Talks</a> fortæller mere om arrangementet og de andre oplæg.</p>
`
