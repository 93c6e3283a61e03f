import { mailAdvice, mailToTalk } from '@/content/contact'
import type { Fact } from '@/content/fact'
import { paths, type SiteHref } from '@/content/paths'
import { amounts } from '@/content/prices/amounts'
import { kroner } from '@/content/prices/kroner'
import { selfUnderstandingPackages } from '@/content/prices/packages'
import type { RichText } from '@/content/rich-text'
import { site } from '@/content/site'

export type PriceCard = {
  readonly heading: string
  readonly text: string
  readonly facts: readonly Fact[]
  readonly link?: { readonly label: string; readonly about: string; readonly to: SiteHref }
}

export type PriceGroup = {
  /** The anchor of the section. */
  readonly id: string
  readonly heading: string
  readonly lead: string
  readonly cards: readonly PriceCard[]
}

const PER_HOUR = 'pr.\u00A0time'
const EX_VAT = 'ekskl. moms'

export const pricesPage = {
  title: 'Priser',
  lead: `En samtale koster ${kroner(amounts.counsellingHour)} pr.\u00A0time, et selvforståelsesforløb fra ${kroner(amounts.selfUnderstandingPackage1)} og et oplæg fra ${kroner(amounts.halfDayTalk)} ekskl. moms. Er I i tvivl om, hvad I har brug for, så tal med os først.`,
  description:
    'Se, hvad rådgivning, forløb, supervision, oplæg og rapporter koster hos os, og hvad der gælder for betaling, afbud og kørsel.',
  callToAction: {
    heading: 'Ved I ikke, hvad I skal vælge?',
    text: 'Se ydelserne ved siden af hinanden: hvem de er for, og hvor længe de varer.',
    label: 'Få det hurtige overblik',
    to: paths.servicesOverview,
  },
  contents: 'På denne side',
} as const

/** Private customers first: most of them pay themselves. */
export const familyPrices: PriceGroup = {
  id: 'familier',
  heading: 'Børn, unge og familier',
  lead: 'Samtaler har en fast timepris. Nogle forløb har en samlet pris.',
  cards: [
    {
      heading: 'Rådgivning',
      text: 'Samtaler med en konsulent. Psykoedukation er viden om en diagnose eller vanskelighed. Man lærer at bruge den viden i sin hverdag. Ved faglig afklaring finder vi ud af, hvor man står i skolens fag.',
      facts: [
        { name: 'Psykoedukation', note: PER_HOUR, value: kroner(amounts.counsellingHour) },
        { name: 'Forældrevejledning', note: PER_HOUR, value: kroner(amounts.counsellingHour) },
        // With a soft hyphen, since the word is wider than the smallest screens.
        {
          name: 'Uddannelses\u00ADvejledning',
          note: PER_HOUR,
          value: kroner(amounts.counsellingHour),
        },
        { name: 'Faglig afklaring', note: PER_HOUR, value: kroner(amounts.counsellingHour) },
        {
          name: 'Netværks- eller dialogmøde',
          note: `med fx skole og kommune, ${PER_HOUR}`,
          value: kroner(amounts.networkMeetingHour),
        },
      ],
      link: { label: 'Se vores ydelser', about: 'og læs om rådgivning', to: paths.services },
    },
    {
      heading: 'Selvforståelsesforløb',
      text: 'Et individuelt forløb, hvor barnet eller den unge lærer sig selv at kende. Det kan forlænges, eller I kan bestille gang for gang.',
      facts: selfUnderstandingPackages,
      link: {
        label: 'Læs om forløbet',
        about: 'på siden om psykoedukative forløb',
        to: paths.psychoeducation,
      },
    },
    {
      heading: 'Neurofeedback',
      text: 'Neurofeedback er øvelser, hvor sensorer måler hjernens aktivitet, mens man selv følger den på en skærm. Forskere er ikke enige om, hvor meget det virker, og vi lover ikke en bestemt virkning.',
      facts: [
        { name: 'Introduktion', value: kroner(amounts.neurofeedbackIntro) },
        { name: '10\u00A0gange', value: kroner(amounts.neurofeedback10) },
        { name: '20\u00A0gange', value: kroner(amounts.neurofeedback20) },
        {
          name: 'Samlet forløb',
          note: '10\u00A0gange psykoedukation og 10\u00A0gange neurofeedback à\u00A045\u00A0min.',
          value: kroner(amounts.psychoeducation10Neurofeedback10),
        },
      ],
      link: { label: 'Spørg os', about: 'om neurofeedback', to: paths.contact },
    },
    {
      heading: 'Forældregruppeforløb',
      text: 'Oplæg om diagnosen, familien og skolen sammen med andre forældre, og en samtale, der kun handler om jeres familie.',
      facts: [
        {
          name: '2\u00A0voksne',
          note: 'pr. familie',
          value: kroner(amounts.parentGroupCourse),
        },
        {
          name: 'Med personlig rabatkode',
          note: 'gjaldt ved bestilling før 1.\u00A0december 2025',
          value: kroner(amounts.parentGroupCourseWithDiscount),
        },
      ],
      link: { label: 'Læs om forløbet', about: 'på siden om kurser', to: paths.courses },
    },
    {
      heading: 'Eksamensforløb',
      text: 'Støtte frem mod en eksamen. Vi aftaler sammen, hvad forløbet skal indeholde.',
      facts: [
        { name: 'Et forløb', note: 'efter aftale', value: `fra ${kroner(amounts.examCourseFrom)}` },
      ],
      link: { label: 'Spørg os', about: 'om eksamensforløb', to: paths.contact },
    },
    {
      heading: 'Foredrag',
      text: 'Vi holder foredrag om børn, unge og familier. Datoerne står i kursuskalenderen.',
      facts: [
        {
          name: 'Billet til et foredrag',
          note: 'prisen afhænger af foredraget',
          value: `fra ${kroner(amounts.lectureFrom)}`,
        },
      ],
      link: { label: 'Se kalenderen', about: 'med kurser og foredrag', to: paths.courses },
    },
  ],
}

/** Totals that families often ask for, computed from the same amounts as the cards. */
export const priceExamples: { readonly heading: string; readonly facts: readonly Fact[] } = {
  heading: 'Regneeksempler',
  facts: [
    {
      name: 'Fem samtaler',
      note: `5 × ${kroner(amounts.counsellingHour)}`,
      value: kroner(5 * amounts.counsellingHour),
    },
    {
      name: 'Fem samtaler og et netværksmøde på én time',
      note: `5 × ${kroner(amounts.counsellingHour)} og ${kroner(amounts.networkMeetingHour)}`,
      value: kroner(5 * amounts.counsellingHour + amounts.networkMeetingHour),
    },
    {
      name: 'En samtale hjemme hos jer med én times kørsel',
      note: `${kroner(amounts.counsellingHour)} og ${kroner(amounts.drivingHour)}, plus statens kilometertakst`,
      value: kroner(amounts.counsellingHour + amounts.drivingHour),
    },
  ],
}

export const professionalPrices: PriceGroup = {
  id: 'fagfolk',
  heading: 'Skoler, kommuner og fagfolk',
  lead: 'Priserne for oplæg, undervisning og supervision er ekskl. moms.',
  cards: [
    {
      heading: 'Oplæg og undervisning',
      text: 'For lærere, pædagoger, sagsbehandlere og andre, der arbejder med børn og unge.',
      facts: [
        { name: 'Halvdagsoplæg', note: EX_VAT, value: kroner(amounts.halfDayTalk) },
        { name: 'Heldagsoplæg', note: EX_VAT, value: kroner(amounts.fullDayTalk) },
        {
          name: 'Undervisning',
          note: `${PER_HOUR}, ${EX_VAT}`,
          value: kroner(amounts.teachingHour),
        },
      ],
    },
    {
      heading: 'Supervision',
      text: 'Regelmæssig faglig vejledning, hvor I arbejder med jeres egne sager.',
      facts: [
        {
          name: 'Supervision',
          note: `${PER_HOUR}, ${EX_VAT}`,
          value: kroner(amounts.supervisionHour),
        },
      ],
    },
  ],
}

export const extraPrices: PriceGroup = {
  id: 'status-og-koersel',
  heading: 'Status, rapport og kørsel',
  lead: 'Når I skal bruge noget på skrift, eller vi kører ud til jer.',
  cards: [
    {
      heading: 'Status og rapport',
      text: 'En status fortæller kort, hvor forløbet er lige nu. En statusrapport beskriver forløbet mere grundigt.',
      facts: [
        { name: 'Kort status', note: 'højst 1\u00A0side', value: kroner(amounts.shortStatus) },
        { name: 'Statusrapport', note: '2-5\u00A0sider', value: kroner(amounts.statusReport) },
      ],
    },
    {
      heading: 'Kørsel',
      text: 'I betaler for køretiden og statens kilometertakst, altså et fast beløb pr. kilometer.',
      facts: [
        {
          name: 'Køretid',
          note: `${PER_HOUR}, plus statens kilometertakst`,
          value: kroner(amounts.drivingHour),
        },
      ],
    },
  ],
}

/** How payment works (spec 9, Payment and terms). */
export const payment: {
  readonly id: string
  readonly heading: string
  readonly terms: readonly { readonly heading: string; readonly text: RichText }[]
} = {
  id: 'betaling',
  heading: 'Sådan betaler I',
  terms: [
    {
      heading: 'Betaling',
      text: 'I får en faktura efter forløbet. Fristen er netto 8\u00A0dage, altså 8\u00A0dage fra fakturaens dato.',
    },
    {
      heading: 'EAN-nummer',
      text: 'Er det en kommune, en offentlig skole eller en anden myndighed, der betaler? Så sender vi en elektronisk faktura til EAN-nummeret.',
    },
    {
      heading: 'Lægehenvisning',
      text: 'Vi har ikke et ydernummer, altså en aftale med regionen. Derfor kan vi ikke tage imod henvisninger fra lægen.',
    },
    {
      heading: 'Afbud',
      text: [
        'Meld afbud senest 24\u00A0timer før. Ellers koster aftalen fuld timepris. Der står andre frister i ',
        { label: 'vilkår og betingelser', to: paths.terms },
        ', så spørg os, hvis I er i tvivl.',
      ],
    },
    {
      // spec 2 names this card without content: it promises nothing until the owner has decided.
      heading: 'Tilbagebetaling',
      text: [
        'Har I betalt for noget, som I ikke har brugt? Skriv til ',
        { mail: mailToTalk('Tilbagebetaling') },
        '. Tilbagebetaling aftaler vi i hvert enkelt tilfælde.',
      ],
    },
    {
      heading: 'Kontakt',
      text: [
        'Har I spørgsmål til en pris eller en faktura? Ring på ',
        { label: site.phone.label, href: site.phone.href },
        ` ${site.openingHours.inSentence}, eller skriv til `,
        { mail: mailToTalk('Priser') },
        `. ${mailAdvice}`,
      ],
    },
  ],
}
