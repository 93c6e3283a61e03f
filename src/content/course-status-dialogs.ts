import { site } from '@/content/site'

// The dialog that cancels, postpones or reopens a course, one of its dates or several, and the text for the participants.

/** The dates of which a text speaks: a course with one date, one date of a series, or several of them. */
export type StatusScope = 'course' | 'date' | 'dates'

type ChoiceWords = {
  choice: string
  /** @param day the only one */
  text: Readonly<Record<StatusScope, (title: string, day: string) => string>>
  noteDescription: string
  confirm: Readonly<Record<StatusScope, string>>
  saving: string
}

const backOnSite = 'som før, og beskeden på hjemmesiden forsvinder.'
const othersStay = 'De andre datoer i forløbet ændrer sig ikke.'

/** By the status that the course gets. */
export const statusChoices = {
  cancelled: {
    choice: 'Aflys',
    text: {
      course: (title, day) =>
        `Vil du aflyse ”${title}” ${day}? Kurset bliver stående på hjemmesiden som aflyst, og ingen kan bede om en plads. Du kan altid genåbne det.`,
      date: (title, day) =>
        `Vil du aflyse ”${title}” ${day}? Datoen bliver stående på hjemmesiden som aflyst. ${othersStay} Du kan altid genåbne den.`,
      dates: (title) =>
        `Vil du aflyse disse datoer i ”${title}”? De bliver stående på hjemmesiden som aflyst, og ingen kan bede om en plads. Du kan altid genåbne dem.`,
    },
    noteDescription: 'Hvorfor, og hvad nu?',
    confirm: { course: 'Aflys kursus', date: 'Aflys datoen', dates: 'Aflys datoerne' },
    saving: 'Aflyser...',
  },
  postponed: {
    choice: 'Udsæt, til der er en ny dato',
    text: {
      course: (title, day) =>
        `Vil du udsætte ”${title}” ${day}? Kurset bliver stående på sin gamle dag som udsat, og ingen kan bede om en plads. Ret datoen, når du kender den nye: Så vises kurset som flyttet.`,
      date: (title, day) =>
        `Vil du udsætte ”${title}” ${day}? Datoen bliver stående på hjemmesiden som udsat. ${othersStay} Ret datoen, når du kender den nye: Så vises den som flyttet.`,
      dates: (title) =>
        `Vil du udsætte disse datoer i ”${title}”? De bliver stående på hjemmesiden som udsat, og ingen kan bede om en plads. Ret hver dato, når du kender den nye: Så vises den som flyttet.`,
    },
    noteDescription: 'Hvorfor, og hvornår ved I mere?',
    confirm: { course: 'Udsæt kursus', date: 'Udsæt datoen', dates: 'Udsæt datoerne' },
    saving: 'Udsætter...',
  },
  planned: {
    choice: 'Genåbn på den gamle dag',
    text: {
      course: (title, day) => `Vil du genåbne ”${title}” ${day}? Det vises igen ${backOnSite}`,
      date: (title, day) =>
        `Vil du genåbne ”${title}” ${day}? Datoen vises igen ${backOnSite} ${othersStay}`,
      dates: (title) => `Vil du genåbne disse datoer i ”${title}”? De vises igen ${backOnSite}`,
    },
    noteDescription: 'Handler den om aflysningen, så ret eller slet den.',
    confirm: { course: 'Genåbn', date: 'Genåbn datoen', dates: 'Genåbn datoerne' },
    saving: 'Genåbner...',
  },
} satisfies Record<string, ChoiceWords>

export const statusDialogMessages = {
  titles: {
    cancel: 'Aflys eller udsæt kursus',
    decide: 'Genåbn eller aflys kursus',
    reopen: 'Genåbn kursus',
  },
  choice: 'Hvad skal der ske?',
  scope: 'Hvilke datoer gælder det?',
  onlyThisDate: 'Kun denne dato',
  allDates: {
    cancelled: 'Alle datoer, der ikke er afholdt',
    postponed: 'Alle datoer, der ikke er afholdt',
    planned: 'Alle datoer, der er aflyst eller udsat',
  },
  /** Of a course that has got another day while it was cancelled. */
  textAfterMove: (title: string, day: string) => `Vil du genåbne ”${title}” ${day}?`,
  showMove: (movedFrom: string) => `Vis som f${movedFrom.slice(1)}`,
  planned: 'Uden kryds vises det som planlagt og uden besked.',
  nothingSent:
    'Der bliver ikke sendt noget til deltagerne. Bagefter får du en tekst, som du selv kan sende dem.',
  keep: { cancel: 'Behold kurset', decide: 'Annuller', reopen: 'Annuller' },
}

/** After a course, or dates of it, have been cancelled or postponed. */
export const participantsTextMessages = {
  titles: {
    cancelled: {
      course: 'Kurset er aflyst',
      date: 'Datoen er aflyst',
      dates: 'Datoerne er aflyst',
    },
    postponed: { course: 'Kurset er udsat', date: 'Datoen er udsat', dates: 'Datoerne er udsat' },
  },
  help: 'Der er ikke sendt noget til deltagerne. Kopiér teksten til din egen mail.',
  label: 'Tekst til deltagerne',
  copy: {
    label: 'Kopiér teksten',
    copied: { title: 'Kopieret', text: 'Teksten er kopieret', tone: 'success' as const },
    byHand: 'Teksten er markeret. Kopiér den selv.',
  },
}

/**
 * The text that the administrator sends to the participants.
 * @param days of what is cancelled or postponed
 * @param otherDays of the series that are still to come, as they were
 */
export function participantsText({
  status,
  scope,
  title,
  days,
  otherDays,
  note,
}: {
  status: 'cancelled' | 'postponed'
  scope: StatusScope
  title: string
  days: readonly string[]
  otherDays: readonly string[]
  note: string | null
}): string {
  const done = status === 'cancelled' ? 'aflyst' : 'udsat'
  const [day = ''] = days
  const sentences = {
    course: `Kurset ”${title}” ${day} er ${done}.`,
    date: `Én af datoerne i forløbet ”${title}” er ${done}: ${day}.`,
    dates: `Disse datoer i forløbet ”${title}” er ${done}:\n${linesOf(days)}`,
  }
  const newDay = scope === 'dates' ? 'de nye datoer' : 'den nye dato'
  return [
    'Kære deltager',
    sentences[scope],
    status === 'postponed' && `Du hører fra os, når vi kender ${newDay}.`,
    otherDays.length > 0 && `Resten af forløbet er uændret:\n${linesOf(otherDays)}`,
    note,
    `Har du spørgsmål, er du velkommen til at ringe til os på ${site.phone.label}.`,
    `Venlig hilsen\n${site.name}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function linesOf(days: readonly string[]): string {
  return days.map((day) => `- ${day}`).join('\n')
}
