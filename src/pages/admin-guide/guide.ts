import {
  adminListMessages,
  courseChangeMessages,
  adminCourseMessages as messages,
} from '@/content/course-administration'
import { shareMessages, signUpMessages } from '@/content/course-calendar'
import { copySeriesMessages, courseFormMessages, deleteMessages } from '@/content/course-dialogs'
import {
  participantsTextMessages,
  statusChoices,
  statusDialogMessages,
} from '@/content/course-status-dialogs'
import { recoveryMessages } from '@/content/password-recovery'
import type { RichText } from '@/content/rich-text'
import { sidebarMessages } from '@/content/sidebar'
import { loginMessages } from '@/content/sign-in'
import { site } from '@/content/site'
import { calendarFileMessages } from '@/features/courses/domain/calendar-file-messages'
import { courseFormLabels as labels } from '@/features/courses/domain/course-fields'
import {
  availabilityMessages,
  courseStatusLabels,
  postponedText,
} from '@/features/courses/domain/course-messages'
import type { PictureName } from '@/pages/admin-guide/pictures'

export type Topic = {
  readonly id: string
  readonly heading: string
  readonly paragraphs?: readonly RichText[]
  readonly steps?: readonly RichText[]
  readonly picture?: { readonly name: PictureName; readonly alt: string }
  /** Paragraphs after the steps. */
  readonly more?: readonly RichText[]
}

/**
 * A text that names buttons, fields or marks as they stand on the screen, each emphasised. Nothing else in the guide is,
 * so that a test can look for each in the administration and on /courses (tests/pages/admin-guide-page.test.tsx).
 */
function named(texts: TemplateStringsArray, ...names: readonly string[]) {
  return texts.flatMap((text, index) => {
    const name = names[index]
    return name === undefined ? [text] : [text, { strong: name }]
  })
}

/** The name of a button that names a course, without the course. */
function ofCourse(name: (title: string) => string): string {
  return name('').replace(/[: ]+$/, '')
}

const { rowActions, undo } = messages
const { recreate } = courseChangeMessages
const note = labels.statusNote
const create = courseFormMessages.createSubmit
const update = courseFormMessages.editSubmit

export const guide = {
  title: sidebarMessages.guide,
  lead: 'Sådan passer du kurserne på hjemmesiden. Det, du gemmer, kan ses med det samme.',
  contents: 'På denne side',
}

/** In the order in which an administrator needs them. */
export const guideTopics: readonly Topic[] = [
  {
    id: 'opret',
    heading: 'Sæt et kursus på hjemmesiden',
    steps: [
      named`Vælg ${messages.create} øverst på siden ${sidebarMessages.courses}.`,
      named`Udfyld felterne. Kun ${labels.price} og ${labels.url} må være tomme. Nederst ser du kurset, som det kommer til at stå på hjemmesiden.`,
      named`Er der flere datoer, så vælg ${courseFormMessages.moreDates.add} for hver af dem. Vælg derefter, om det er ét forløb, som man tilmelder sig samlet, eller det samme kursus flere gange.`,
      named`Vælg ${create}. Så står kurset på hjemmesiden.`,
    ],
    picture: { name: 'form', alt: 'Vinduet, hvor du udfylder et nyt kursus.' },
    more: [
      named`Skriver du en adresse i ${labels.url}, får kurset knappen ${signUpMessages.link}. Er feltet tomt, hedder knappen ${signUpMessages.mail.label}, og deltageren skriver en mail til jer.`,
      named`Vælg ${rowActions.poster} ved kurset, hvis du vil udskrive det som en side, skoler og biblioteker kan hænge op. QR-koden på siden fører hen til kurset på hjemmesiden.`,
    ],
  },
  {
    id: 'ret',
    heading: 'Ret et kursus og antallet af pladser',
    paragraphs: [
      named`Vælg ${rowActions.edit} ved kurset, ret felterne, og vælg ${update}. Kurset er nu markeret i listen, og ${messages.showOnSite} fører dig hen til det. Det gør kursets titel også.`,
      named`Under titlen står, hvor mange pladser der er ledige. Minus er ${ofCourse(messages.places.fewer)}, plus er ${ofCourse(messages.places.more)}. Tallet er gemt med det samme, og ${undo} står i beskeden, der kommer frem.`,
    ],
    picture: { name: 'list', alt: 'Et kursus i listen med ledige pladser og knapper.' },
    more: [
      'På en bred skærm står knapperne ved kurset som tegn. Hold musen over et tegn, så kommer navnet frem.',
      named`Er der højst tre ledige pladser, står der ${availabilityMessages.few} ved kurset. Er der ingen, står der ${availabilityMessages.soldOut}, og knappen hedder ${signUpMessages.waitingList.label}.`,
      named`Mange kurser, der er holdt, er foldet sammen i én linje øverst i listen. ${adminListMessages.search} finder dem også.`,
    ],
  },
  {
    id: 'forloeb',
    heading: 'Ret et forløb: ét kursus på flere datoer',
    paragraphs: [
      'Hver dato i et forløb har sin egen række i listen. Under titlen står, hvilken del af forløbet den er. Vælg det, hvis du kun vil se forløbets datoer.',
      'Pladser og pris gælder hele forløbet. Ændrer du dem ved én dato, ændrer de sig ved dem alle.',
      named`Vælg ${rowActions.edit} ved en af datoerne. Øverst vælger du, om du vil rette kun denne dato eller alle datoer. Retter du dem alle, beholder hver dato sin dag og sine tider.`,
      named`Med ${courseFormMessages.moreDates.add} får forløbet en dato til. Sæt kryds nederst for at tage en dato ud af forløbet.`,
    ],
  },
  {
    id: 'kopier',
    heading: 'Kopiér et kursus',
    paragraphs: [
      named`Skal et kursus holdes igen en anden dag, så vælg ${rowActions.copy} ved kurset. Felterne er udfyldt på forhånd. Sæt den nye dato, og vælg ${create}.`,
      named`Et forløb kan du kopiere på én gang: Vælg ${rowActions.copy} ved en af datoerne, skriv ved ${copySeriesMessages.weeks}, hvor langt frem det nye forløb ligger, se de nye datoer, og vælg ${copySeriesMessages.confirm}.`,
    ],
  },
  {
    id: 'flyt',
    heading: 'Flyt et kursus til en anden dag eller et andet tidspunkt',
    steps: [
      named`Vælg ${rowActions.edit} ved kurset, og ret ${labels.date} eller ${labels.startTime}.`,
      named`Sæt kryds ved ${courseFormMessages.move.label}, hvis hjemmesiden skal fortælle, at kurset er flyttet, og hvorfra. Lad være, hvis du kun retter en fejl.`,
      named`Fortæl gerne hvorfor i ${note}.`,
      named`Vælg ${update}, og skriv selv til deltagerne. Hjemmesiden sender dem ikke noget.`,
    ],
    picture: { name: 'move', alt: 'Krydset og beskeden til et kursus, der er flyttet.' },
  },
  {
    id: 'aflys',
    heading: 'Aflys eller udsæt et kursus',
    paragraphs: [
      'Aflys et kursus, der ikke bliver holdt. Udsæt det, hvis det bliver holdt senere, men du ikke kender den nye dato endnu.',
    ],
    steps: [
      named`Vælg ${rowActions.cancel} ved kurset.`,
      named`Vælg ${statusChoices.cancelled.choice} eller ${statusChoices.postponed.choice}. Ved et forløb vælger du også mellem ${statusDialogMessages.onlyThisDate} og ${statusDialogMessages.allDates.cancelled}.`,
      named`Skriv gerne en besked i ${note}: hvorfor, og hvad nu?`,
      named`Vælg ${statusChoices.cancelled.confirm.course} eller ${statusChoices.postponed.confirm.course}.`,
      named`Vælg ${participantsTextMessages.copy.label}, og sæt teksten ind i din egen mail til deltagerne. Hjemmesiden kender dem ikke og sender dem ikke noget.`,
    ],
    picture: { name: 'cancelled', alt: 'Teksten til deltagerne, som du kan kopiere.' },
    more: [
      named`Kurset bliver stående på hjemmesiden som ${courseStatusLabels.cancelled} eller ${postponedText}, og ingen kan bede om en plads. Vil du ændre beskeden, så vælg ${rowActions.edit}.`,
      named`Har et udsat kursus fået en ny dato, så vælg ${rowActions.edit}, og ret ${labels.date}. Så vises det som flyttet fra den gamle.`,
      named`Bliver et aflyst kursus holdt alligevel, så vælg ${rowActions.reopen}. Ved et udsat hedder knappen ${rowActions.decide}.`,
    ],
  },
  {
    id: 'slet',
    heading: 'Slet et kursus, og få det igen',
    paragraphs: [
      'Slet kun et kursus, der er oprettet ved en fejl. Har nogen set det, er det bedre at aflyse det: Så kan de se, hvad der er sket.',
    ],
    steps: [
      named`Vælg ${rowActions.delete} ved kurset, og sig ja til spørgsmålet. Ved et forløb vælger du først mellem ${deleteMessages.onlyThisDate} og alle datoer.`,
      named`Fortryder du, så vælg ${undo} i beskeden, der kommer frem, eller ${recreate} over listen. Den knap står der, så længe siden er åben.`,
      'Datoer, du har slettet sammen, kommer tilbage sammen.',
      named`Senere finder du det slettede kursus under ${sidebarMessages.changes}, også med ${recreate}.`,
    ],
    picture: { name: 'log', alt: 'Listen over ændringer med et slettet kursus.' },
    more: [
      named`Under ${sidebarMessages.changes} ser du også, hvem der har oprettet og rettet kurser det seneste år.`,
    ],
  },
  {
    id: 'filer',
    heading: 'Hent kurserne som fil, og læs en fil ind',
    paragraphs: [
      named`Vælg ${adminListMessages.download}. Filen har de kurser, som listen viser, og kan åbnes i et regneark.`,
      'Mange kurser kan oprettes eller rettes på én gang fra sådan en fil. Det kan ikke gøres her på siden: Send filen til den, der hjælper jer med hjemmesiden.',
    ],
  },
  {
    id: 'deltagerne',
    heading: 'Hvad deltagerne ser, og hvornår',
    paragraphs: [
      'Hjemmesiden henter kurserne på ny, hver gang nogen åbner siden med kurser. Indtil de er hentet, kan kurserne være dem fra før, og så længe kan ingen bede om en plads. Står siden allerede åben, kommer ændringen frem, når den bliver genindlæst.',
      [
        ...named`Deltagere, der har valgt ${shareMessages.subscribe}, får ændringen, når deres kalender henter den: ofte inden for en time, men i Googles kalender kan der gå et døgn.`,
        ` Et aflyst eller udsat kursus bliver stående dér og begynder med ”${calendarFileMessages.offTitle.cancelled('').trim()}” eller ”${calendarFileMessages.offTitle.postponed('').trim()}”.`,
      ],
      named`Har en deltager lagt et kursus i sin kalender med ${shareMessages.addToCalendar}, ændrer det sig ikke.`,
      'Hjemmesiden sender ingen mails til deltagerne. Når du flytter eller aflyser, er det dig, der skriver til dem.',
    ],
  },
  {
    id: 'adgangskode',
    heading: 'Har du glemt din adgangskode?',
    steps: [
      named`Vælg ${loginMessages.forgotten}, der hvor du logger ind.`,
      named`Skriv din e-mail, og vælg ${recoveryMessages.send}.`,
      'Åbn linket i mailen, og vælg en ny adgangskode. Linket virker i en time og kun én gang.',
    ],
    more: ['Kommer mailen ikke, så se i mappen med uønsket mail, og prøv så igen.'],
  },
  {
    id: 'hjaelp',
    heading: 'Hvem kan du spørge?',
    paragraphs: [
      [
        'Skriv til den, der hjælper jer med hjemmesiden: ',
        { mail: `mailto:${site.supportEmail}` },
        '. Fortæl, hvad du ville gøre, hvad der skete, og hvad klokken var. Et billede af skærmen er en god hjælp.',
      ],
      'Skriv også dertil, når en kollega skal have adgang til kurserne, eller når en kollega er holdt op.',
    ],
  },
]
