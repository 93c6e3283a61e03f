export const familyDistressText = `
<p>Mistrivsel bor sjældent i ét værelse. Når et barn har det svært, begynder resten af familien at gå på listefødder. Søskende holder op med at spørge, om de må få venner med hjem. De voksne sover dårligt og taler om det samme barn, når de endelig er alene.</p>
<p>Artiklen bygger på vores erfaringer fra samtaler med familier. Den er ikke en gennemgang af forskningen, og den kan ikke sige noget om netop jeres barn. Brug det, der giver mening, og lad resten ligge.</p>

<h2>Hvad vi mener med mistrivsel</h2>
<p>Alle børn har dårlige dage og dårlige uger. Vi taler om mistrivsel, når det bliver ved. Ofte holder barnet op med at gøre det, det ellers var glad for. Hos nogle viser det sig som vrede, hos andre som tavshed, ondt i maven eller stor træthed.</p>
<p>Mistrivsel er ikke en diagnose. Den kan hænge sammen med <a href="/ordliste#adhd">ADHD</a>, <a href="/ordliste#autisme">autisme</a> eller <a href="/ordliste#angst">angst</a>. Den kan også skyldes noget, der er sket, eller en hverdag, der længe har krævet for meget. Tit er der flere grunde på én gang.</p>

<h2>Hvorfor det breder sig</h2>
<p>En familie er afhængig af, at nogen har overskud. Når forældrene bruger det meste af det på ét barn, er der mindre tilbage til søskende, venner og hinanden. Det er ikke en fejl. Sådan går det let, når man passer på nogen.</p>
<p>Børn lægger ofte mærke til mere, end de siger. Nogle søskende bliver meget nemme, fordi de kan se, at der ikke er plads til mere. Det er værd at spørge til dem, også når de klarer sig godt.</p>

<h2>Tre steder at begynde</h2>
<p>I behøver ikke lave det hele om. Tværtimod kan det være en lettelse at tage noget væk, før I lægger noget til.</p>
<ul>
<li><strong>Tag ét krav ud af hverdagen.</strong> Vælg noget, der giver konflikter og godt kan vente. Lad det ligge i to uger, og læg mærke til, hvad der sker.</li>
<li><strong>Gør overgange mindre.</strong> Morgenen, vejen hjem og sengetiden er ofte de sværeste tidspunkter. Sig i god tid, hvad der skal ske, og gør det i samme rækkefølge.</li>
<li><strong>Giv de voksne en fast pause.</strong> Aftal, hvem der holder fri hvornår. En halv time, som I kan regne med, er bedre end en fri weekend, der bliver aflyst.</li>
</ul>
<p>Skriv gerne et par linjer ned hver aften: Hvad gik godt, og hvad gik ikke? Efter nogle uger kan I måske se et mønster. Notaterne er også nyttige, hvis I senere skal fortælle skolen eller lægen, hvordan det står til.</p>
<blockquote>Man kan ikke lære noget nyt, mens man holder vejret.</blockquote>

<h2>Hvornår I skal have andre med</h2>
<p>Tal med skolen, hvis barnet ændrer sig derhjemme, også selv om det går fint i timerne. Tal med jeres læge, hvis barnet næsten ikke spiser eller sover. Siger barnet, at det ikke vil leve, skal I ikke vente: Ring til lægen eller lægevagten samme dag. Er det akut? Ring <a href="tel:112">112</a>. Børn og unge kan ringe til BørneTelefonen på <a href="tel:116111">116\u00A0111</a>.</p>
<p>Hos os kan I få <a href="/services/foraeldrevejledning">forældrevejledning</a>, som er samtaler om hverdagen hjemme. Har I mest brug for en pause, kan I læse om <a href="/services/aflosning-og-aflastning">afløsning og aflastning</a>. Og hvis I ikke ved, hvad I har brug for, kan I <a href="/contact">begynde med at ringe</a>.</p>
`
