import { mailCaution } from '@/content/contact'
import { mailto, site } from '@/content/site'

export const mentorJobText = `
<p>Nogle børn og unge er trætte af at tale om det, der er svært. De har mere brug for en, der er lidt ældre, og som har lyst til at lave noget sammen. Sådan en kalder vi en <a href="/ordliste#makker">makker</a>.</p>
<p>Vi søger makkere til <a href="/services/ressourceteamet">ressourceteamet</a>, som er vores team af unge medarbejdere. Arbejdet er på ca.\u00A06\u00A0timer om ugen.</p>

<h2>Det kommer du til at lave</h2>
<p>Som makker følges du med et barn eller en ung under 18\u00A0år. Er den unge fyldt 18, hedder det en mentor, men opgaverne ligner hinanden. I ses regelmæssigt, og den unge er med til at vælge, hvad I laver.</p>
<p>I mødes ikke på et fast sted. Den ene uge sidder I måske og tegner hjemme hos barnet. Den næste går I en tur, bager eller øver togturen til skolen.</p>
<ul>
<li>Du møder barnet eller den unge der, hvor det føles trygt.</li>
<li>Du hjælper med at komme ud ad døren, når det er dagens opgave.</li>
<li>Du øver små, konkrete ting sammen med den unge, fx at handle ind eller tage bussen.</li>
<li>Du holder aftalerne, også når den anden har en dårlig dag.</li>
<li>Du fortæller os, hvordan det går, så vi kan justere i tide.</li>
</ul>
<p>Du er ikke behandler, og du står ikke alene. En makker følges altid med et barn, der samtidig er i et forløb eller får rådgivning. Bliver noget svært, tager du det med til den konsulent, der har ansvaret.</p>

<h2>Hvem du er</h2>
<ul>
<li>Du er mellem 20 og 30\u00A0år.</li>
<li>Du har kørekort.</li>
<li>Du kan møde børn og unge i København og Nordsjælland.</li>
<li>Du har ca.\u00A06\u00A0timer om ugen.</li>
<li>Du er rolig og tålmodig, også når der ikke bliver sagt så meget.</li>
</ul>
<p>Vi ser mere på, hvordan du er sammen med andre, end på, hvad du har læst. Måske studerer du, måske arbejder du. Måske ved du fra dig selv, at skolen kan være et svært sted at være. Det behøver du ikke fortælle om, men det kan være en styrke i arbejdet.</p>

<h2>Sådan kommer du i gang</h2>
<p>Det er vigtigere, at du og barnet passer sammen, end at det går hurtigt. Derfor taler vi først om dine interesser og om, hvem du gerne vil følges med. Løn og arbejdstider taler vi om ved samme lejlighed.</p>
<p>Før I mødes første gang, hører du om barnets hverdag: hvad der er svært, og hvad barnet holder af. Du får også viden om fx <a href="/ordliste#autisme">autisme</a>, <a href="/ordliste#adhd">ADHD</a> eller <a href="/ordliste#angst">angst</a>, alt efter hvem du skal følges med.</p>

<h2>Sådan søger du</h2>
<p>Send en mail til <a href="${mailto('Ansøgning som makker')}">${site.email}</a>. Ansøgningen behøver ikke være lang. Vi vil gerne vide:</p>
<ul>
<li>hvem du er, og hvor du bor</li>
<li>hvorfor du har lyst til at være makker</li>
<li>hvornår på ugen du har tid.</li>
</ul>
<p>Vedhæft gerne et cv. ${mailCaution} Har du spørgsmål, før du søger, er du velkommen til at <a href="/contact">ringe eller skrive</a>.</p>
`
