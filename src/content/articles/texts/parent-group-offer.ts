import { amounts } from '@/content/prices'
import { kroner } from '@/lib/kroner'

const { parentGroupCourse: price, parentGroupCourseWithDiscount: reduced } = amounts

// The six meetings stand in this article, and another format on the page about courses (Specification 9);
// that is why the reader is asked to ask.
export const parentGroupOfferText = `
<p>Det kan være ensomt at være forælder til et barn, der har det svært. Andre mener det godt, men deres råd passer sjældent. I en forældregruppe begynder samtalen et andet sted, for her kender alle ved bordet til de svære morgener.</p>
<p>Modtagere af vores nyhedsbrev får 20\u00A0% rabat på et forældregruppeforløb. Læs, hvad forløbet rummer, og hvordan I bruger rabatten.</p>

<h2>Hvem forløbet er for</h2>
<p>Forløbet er for forældre til børn og unge med <a href="/ordliste#adhd">ADHD</a>, <a href="/ordliste#autisme">autisme</a>, <a href="/ordliste#angst">angst</a> eller <a href="/ordliste#bekymrende-skolefravaer">ufrivilligt skolefravær</a>. To voksne fra samme familie deltager for én pris. Så hører I det samme og kan tale videre om det derhjemme.</p>
<p>I får viden om barnets vanskeligheder og lærer at bruge den i hverdagen. Fagfolk kalder det <a href="/ordliste#psykoedukation">psykoedukation</a>. Lige så vigtigt er det, at I møder andre, der står i noget lignende.</p>

<h2>Seks mødegange med hver sit emne</h2>
<p>Gruppen mødes seks gange. Vi begynder med et kort oplæg og bruger resten af tiden på jeres egne eksempler.</p>
<ul>
<li><strong>Diagnosen:</strong> Hvad den forklarer, og hvad den ikke forklarer.</li>
<li><strong>Energi og sanser:</strong> Hvad der dræner barnet, og hvad der giver ro.</li>
<li><strong>Konflikter:</strong> Hvad I kan gøre før, under og efter de svære situationer.</li>
<li><strong>Familien:</strong> Søskende, parforhold og jeres egne pauser.</li>
<li><strong>Skolen:</strong> Hvordan hjem og skole kan få øje på det samme barn.</li>
<li><strong>Vejen videre:</strong> Hvad I tager med hjem, og hvem der gør hvad.</li>
</ul>
<p>Spørg os om formatet, før I bestiller. Så ved I, hvornår gruppen mødes, og hvor længe hver gang varer. De kommende datoer står på siden om <a href="/kurser">kurser</a>.</p>

<h2>Hvad det koster</h2>
<p>Et forældregruppeforløb koster ${kroner(price)} for to voksne pr. familie. Med rabatten er prisen ${kroner(reduced)} I sparer altså ${kroner(price - reduced)} i alt.</p>

<h2>Sådan bruger I rabatten</h2>
<ul>
<li>Tilmeld jer nyhedsbrevet, hvis I ikke allerede får det.</li>
<li>Find jeres personlige kode i nyhedsbrevet.</li>
<li>Oplys koden, når I bestiller jeres plads.</li>
<li>Bestil før 1.\u00A0december 2025.</li>
</ul>
<p>Koden er personlig. Rabatten kan ikke kombineres med andre tilbud.</p>

<h2>Er en gruppe det rigtige for jer?</h2>
<p>Nogle forældre glæder sig til at møde andre. For andre er en gruppe for meget lige nu. De vil hellere tale om deres barn i fred og ro. Så kan <a href="/services/foraeldrevejledning">forældrevejledning</a> være et bedre sted at begynde, fordi den kun handler om jeres familie.</p>
<p>I behøver ikke have besluttet jer, før I skriver. <a href="/contact">Kontakt os</a>, og fortæl kort om jeres situation. Så taler vi om, hvad der passer.</p>
`
