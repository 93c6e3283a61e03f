import { magazine } from '@/content/articles/magazine'
import { founder } from '@/content/founder'

/** PLACEHOLDER: the magazine, the portrait and what it tells. */
export const magazinePortraitText = `
<p>I serien Mit Østerbro går ${magazine.name} en tur med folk, der har en særlig tilknytning til bydelen. I 2024 var det ${founder.firstName}, der blev inviteret. Hun valgte en rute uden seværdigheder og med mange bænke.</p>
<p>Portrættet handler mindre om en person end om en måde at være sammen på. Her er nogle af de tanker, der fyldte mest på turen.</p>

<h2>Det er lettere at tale, når man går</h2>
<p>Mange børn og unge har svært ved at sidde over for en voksen, der venter på et svar. Ved siden af hinanden er det anderledes. Man ser på det samme, og man kan være stille, uden at det bliver mærkeligt. Og der dukker altid en hund op, som man kan tale om imens.</p>
<p>Derfor bruger vi tit byen, når vi mødes med børn og unge. En tur rundt om en sø kan være et godt sted at begynde, før nogen er klar til et kontor. Vores <a href="/ordliste#makker">makkere</a> bruger også byen. Det er unge medarbejdere, som følges med et barn i hverdagen. De har ikke noget fast mødested, men ses med barnet der, hvor det passer.</p>

<h2>Stille steder i en tæt by</h2>
<p>Vejen til skole er lang for et barn, der er følsomt over for lyd og lys. Den er fuld af busser, sirener, cykler og mennesker, og dagen er slet ikke begyndt endnu. På turen viser ${founder.firstName}, hvor forskellige to veje til det samme sted kan være.</p>
<p>Det er en øvelse, som I kan lave med jeres eget barn:</p>
<ul>
<li>Gå vejen sammen på en dag, hvor I ikke skal nå noget.</li>
<li>Lad barnet pege på de steder, der er rare, og dem, der ikke er.</li>
<li>Find en omvej uden om det værste, også selv om den er længere.</li>
<li>Aftal et sted, hvor man må stoppe og trække vejret.</li>
</ul>
<p>Det løser ikke alt. Men et barn, der ikke allerede er udmattet, når det kommer frem, har flere kræfter til resten af dagen.</p>

<h2>At høre til</h2>
<p>Portrættet slutter med spørgsmålet om at høre til. En familie med et barn, der ikke trives, kan komme til at stå lidt uden for livet i sin egen bydel. De siger nej til fødselsdage, og de holder op med at komme til klassens fester. Til sidst er der ingen, der spørger.</p>
<p>Her kan naboer og venner gøre noget ganske lille: blive ved med at invitere. Skriv, at det er i orden kun at komme en halv time, eller foreslå at ses udenfor. En invitation er rar at få, også når svaret bliver nej.</p>

<h2>Vil du vide mere om os?</h2>
<p>Du kan møde os på siden <a href="/about">Om Os</a>. Læs også om <a href="/services/ressourceteamet">ressourceteamet</a>, hvis du vil vide, hvad en makker laver. Skriver du selv for et blad eller en avis, er du velkommen til at <a href="/contact">kontakte os</a>. Vi taler gerne om børns og unges trivsel, men aldrig om de familier, vi kender.</p>
`
