import type { RichText } from '@/content/rich-text'
import { site } from '@/content/site'
import { sidebarMessages } from '@/features/admin/messages'
import { loginMessages } from '@/features/auth/messages'
import { recoveryMessages } from '@/features/auth/recovery-messages'
import {
  adminListMessages,
  courseChangeMessages,
  courseFormMessages,
  adminCourseMessages as messages,
} from '@/features/courses/admin/admin-messages'
import { calendarFileMessages } from '@/features/courses/domain/calendar-file-messages'
import { courseStatusLabels } from '@/features/courses/domain/course-messages'
import {
  availabilityMessages,
  shareMessages,
  signUpMessages,
} from '@/features/courses/public/public-messages'
import type { PictureName } from '@/pages/admin-guide/pictures'

export type GuideSection = {
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly RichText[]
  readonly steps?: readonly RichText[]
  readonly picture?: { readonly name: PictureName; readonly alt: string }
  /** Paragraphs after the steps. */
  readonly more?: readonly RichText[]
}

/**
 * A button, a field or a mark by its name on the screen. Nothing else in the guide is emphasised, so that a test can
 * look for each in the administration and on /courses (tests/pages/admin-guide-page.test.tsx).
 */
function onScreen(name: string) {
  return { strong: name }
}

/** The name of a button that names a course, without the course. */
function ofCourse(name: (title: string) => string) {
  return onScreen(name('').replace(/[: ]+$/, ''))
}

const { labels } = courseFormMessages
const { rowActions } = messages
const note = onScreen(labels.statusNote)
const create = onScreen(courseFormMessages.createSubmit)
const update = onScreen(courseFormMessages.editSubmit)
const recreate = onScreen(courseChangeMessages.recreate)
const undo = onScreen(messages.undo)

export const guide = {
  title: sidebarMessages.guide,
  lead: 'Sådan passer du kurserne på hjemmesiden. Det, du gemmer, kan ses med det samme.',
  contents: 'På denne side',
}

/** In the order in which an administrator needs them. */
export const guideSections: readonly GuideSection[] = [
  {
    id: 'opret',
    heading: 'Sæt et kursus på hjemmesiden',
    paragraphs: [],
    steps: [
      [
        'Vælg ',
        onScreen(messages.create),
        ' øverst på siden ',
        onScreen(sidebarMessages.courses),
        '.',
      ],
      [
        'Udfyld felterne. Kun ',
        onScreen(labels.url),
        ' må være tom. Nederst ser du kurset, som det kommer til at stå på hjemmesiden.',
      ],
      [
        'Bliver kurset holdt flere gange, så vælg ',
        onScreen(courseFormMessages.moreDates.add),
        '. Der bliver oprettet ét kursus for hver dato.',
      ],
      ['Vælg ', create, '. Så står kurset på hjemmesiden.'],
    ],
    picture: { name: 'form', alt: 'Vinduet, hvor du udfylder et nyt kursus.' },
    more: [
      [
        'Skriver du en adresse i ',
        onScreen(labels.url),
        ', får kurset knappen ',
        onScreen(signUpMessages.link),
        '. Er feltet tomt, hedder knappen ',
        onScreen(signUpMessages.mail.label),
        ', og deltageren skriver en mail til jer.',
      ],
    ],
  },
  {
    id: 'ret',
    heading: 'Ret et kursus og antallet af pladser',
    paragraphs: [
      [
        'Vælg ',
        onScreen(rowActions.edit),
        ' ved kurset, ret felterne, og vælg ',
        update,
        '. Kurset er nu markeret i listen, og ',
        onScreen(messages.showOnSite),
        ' fører dig hen til det.',
      ],
      [
        'Under titlen står, hvor mange pladser der er ledige. Minus er ',
        ofCourse(messages.places.fewer),
        ', plus er ',
        ofCourse(messages.places.more),
        '. Tallet er gemt med det samme, og ',
        undo,
        ' står i beskeden, der kommer frem.',
      ],
    ],
    picture: { name: 'list', alt: 'Et kursus i listen med ledige pladser og knapper.' },
    more: [
      'På en bred skærm står knapperne ved kurset som tegn. Hold musen over et tegn, så kommer navnet frem.',
      [
        'Er der højst tre ledige pladser, står der ',
        onScreen(availabilityMessages.few),
        ' ved kurset. Er der ingen, står der ',
        onScreen(availabilityMessages.soldOut),
        ', og knappen hedder ',
        onScreen(signUpMessages.waitingList.label),
        '.',
      ],
      [
        'Mange kurser, der er holdt, er foldet sammen i én linje øverst i listen. ',
        onScreen(adminListMessages.search),
        ' finder dem også.',
      ],
    ],
  },
  {
    id: 'kopier',
    heading: 'Kopiér et kursus',
    paragraphs: [
      [
        'Skal et kursus holdes igen en anden dag, så vælg ',
        onScreen(rowActions.copy),
        ' ved kurset. Felterne er udfyldt på forhånd. Sæt den nye dato, og vælg ',
        create,
        '.',
      ],
    ],
  },
  {
    id: 'flyt',
    heading: 'Flyt et kursus til en anden dag eller et andet tidspunkt',
    paragraphs: [],
    steps: [
      [
        'Vælg ',
        onScreen(rowActions.edit),
        ' ved kurset, og ret ',
        onScreen(labels.date),
        ' eller ',
        onScreen(labels.startTime),
        '.',
      ],
      [
        'Sæt kryds ved ',
        onScreen(courseFormMessages.move.label),
        ', hvis hjemmesiden skal fortælle, at kurset er flyttet, og hvorfra. Lad være, hvis du kun retter en fejl.',
      ],
      ['Fortæl gerne hvorfor i ', note, '.'],
      ['Vælg ', update, ', og skriv selv til deltagerne. Hjemmesiden sender dem ikke noget.'],
    ],
    picture: { name: 'move', alt: 'Krydset og beskeden til et kursus, der er flyttet.' },
  },
  {
    id: 'aflys',
    heading: 'Aflys et kursus',
    paragraphs: [],
    steps: [
      ['Vælg ', onScreen(rowActions.cancel), ' ved kurset.'],
      ['Skriv gerne en besked i ', note, ': hvorfor, og hvad nu?'],
      ['Vælg ', onScreen(messages.cancelDialog.confirm), '.'],
      [
        'Vælg ',
        onScreen(messages.cancelDialog.done.copy.label),
        ', og sæt teksten ind i din egen mail til deltagerne. Hjemmesiden kender dem ikke og sender dem ikke noget.',
      ],
    ],
    picture: { name: 'cancelled', alt: 'Teksten til deltagerne, som du kan kopiere.' },
    more: [
      [
        'Kurset bliver stående på hjemmesiden som ',
        onScreen(courseStatusLabels.cancelled),
        ', og ingen kan bede om en plads. Vil du ændre beskeden, så vælg ',
        onScreen(rowActions.edit),
        '. Bliver kurset holdt alligevel, så vælg ',
        onScreen(rowActions.reopen),
        '.',
      ],
    ],
  },
  {
    id: 'slet',
    heading: 'Slet et kursus, og få det igen',
    paragraphs: [
      'Slet kun et kursus, der er oprettet ved en fejl. Har nogen set det, er det bedre at aflyse det: Så kan de se, hvad der er sket.',
    ],
    steps: [
      ['Vælg ', onScreen(rowActions.delete), ' ved kurset, og sig ja til spørgsmålet.'],
      [
        'Fortryder du, så vælg ',
        undo,
        ' i beskeden, der kommer frem, eller ',
        recreate,
        ' over listen. Den knap står der, så længe siden er åben.',
      ],
      [
        'Senere finder du det slettede kursus under ',
        onScreen(sidebarMessages.changes),
        ', også med ',
        recreate,
        '.',
      ],
    ],
    picture: { name: 'log', alt: 'Listen over ændringer med et slettet kursus.' },
    more: [
      [
        'Under ',
        onScreen(sidebarMessages.changes),
        ' ser du også, hvem der har oprettet og rettet kurser det seneste år.',
      ],
    ],
  },
  {
    id: 'filer',
    heading: 'Hent kurserne som fil, og læs en fil ind',
    paragraphs: [
      [
        'Vælg ',
        onScreen(adminListMessages.download),
        '. Filen har de kurser, som listen viser, og kan åbnes i et regneark.',
      ],
      'Mange kurser kan oprettes eller rettes på én gang fra sådan en fil. Det kan ikke gøres her på siden: Send filen til den, der hjælper jer med hjemmesiden.',
    ],
  },
  {
    id: 'deltagerne',
    heading: 'Hvad deltagerne ser, og hvornår',
    paragraphs: [
      'Hjemmesiden henter kurserne på ny, hver gang nogen åbner siden med kurser. Indtil de er hentet, kan kurserne være dem fra før, og så længe kan ingen bede om en plads. Står siden allerede åben, kommer ændringen frem, når den bliver genindlæst.',
      [
        'Deltagere, der har valgt ',
        onScreen(shareMessages.subscribe),
        `, får ændringen, når deres kalender henter den: ofte inden for en time, men i Googles kalender kan der gå et døgn. Et aflyst kursus bliver stående dér og begynder med ”${calendarFileMessages.cancelledTitle('').trim()}”.`,
      ],
      [
        'Har en deltager lagt et kursus i sin kalender med ',
        onScreen(shareMessages.addToCalendar),
        ', ændrer det sig ikke.',
      ],
      'Hjemmesiden sender ingen mails til deltagerne. Når du flytter eller aflyser, er det dig, der skriver til dem.',
    ],
  },
  {
    id: 'adgangskode',
    heading: 'Har du glemt din adgangskode?',
    paragraphs: [],
    steps: [
      ['Vælg ', onScreen(loginMessages.forgotten), ', der hvor du logger ind.'],
      ['Skriv din e-mail, og vælg ', onScreen(recoveryMessages.send), '.'],
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
