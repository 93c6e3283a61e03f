import { externalLinks } from '@/content/external-links'
import { founder } from '@/content/founder'

/** PLACEHOLDER: the podcast and the founder's story. */
export const founderPodcastText = `
<p>Hvorfor åbner man et center som vores? Det spørgsmål får ${founder.firstName} i en podcast. Her taler hun for én gangs skyld mest om sin egen vej hertil. Det er blevet til en samtale uden store ord, som du kan høre på en gåtur.</p>

<h2>Det begyndte med dem, der ventede</h2>
<p>${founder.firstName} fortæller om de familier, der satte hende i gang. Fælles for dem var, at de havde ventet længe: på en udredning, på et møde eller på, at barnet skulle vokse fra det. Imens blev hverdagen mindre og mindre.</p>
<p>Hun lagde mærke til, at forældrene sjældent bad om noget stort. De ville gerne forstå, hvad der skete med deres barn. Og de havde brug for, at nogen sagde højt, at de ikke var dårlige forældre. Det blev begyndelsen til centret.</p>

<h2>Viden, der kan bruges ved aftensbordet</h2>
<p>En stor del af samtalen handler om <a href="/ordliste#psykoedukation">psykoedukation</a>. Det er viden om en diagnose eller en vanskelighed, som man lærer at bruge i sin egen hverdag. For et barn kan det være at opdage, hvorfor idrætstimen er værre end matematik. For en forælder kan det være at se forskel på trods og træthed.</p>
<p>Det svære forsvinder ikke, fordi man forstår det. Men det kan blive lettere at sige, hvad man har brug for. Det gælder også for unge voksne. Nogle af dem har i årevis troet, at de bare skulle tage sig sammen.</p>

<h2>Det kan du også høre om</h2>
<ul>
<li>hvorfor <a href="/ordliste#rettidighed">rettidighed</a>, altså den rette indsats på rette tid, betyder så meget</li>
<li>hvad hun selv har misforstået undervejs, og hvad hun lærte af det</li>
<li>hvorfor en <a href="/ordliste#makker">makker</a>, altså en ung medarbejder, kan nå noget, som en konsulent ikke kan</li>
<li>hvordan man arbejder med svære ting uden selv at gå i stykker.</li>
</ul>
<p>Ingen børn eller forældre kan genkendes i podcasten. Eksemplerne er sat sammen af mange historier. Den grænse holder vi fast i overalt, hvor vi fortæller om vores arbejde.</p>

<h2>Hvem podcasten er for</h2>
<p>Du kan lytte, hvis du overvejer at kontakte os og gerne vil vide, hvem du kommer til at tale med. Du kan også lytte, hvis du selv arbejder med børn og unge. Måske har du brug for at huske, hvorfor du begyndte.</p>
<p>Podcasten ligger <a href="${externalLinks.podcast}">på sin egen side</a>, og du kan høre den i <a href="${externalLinks.musicStreaming}">en app til musik og podcasts</a>. Vil du hellere læse, kan du begynde på siden <a href="/about">Om Os</a>. Siden om <a href="/services/psykoedukative-forlob">psykoedukative forløb</a> beskriver, hvordan vi arbejder i dag.</p>
`
