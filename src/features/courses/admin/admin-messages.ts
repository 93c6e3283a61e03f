import { site } from '@/content/site'
import type { CourseOrder, CourseView } from '@/features/courses/admin/course-filter'
import type { CourseChange } from '@/features/courses/api/course-changes'
import { COURSE_CHANGED, COURSE_EXISTS, ID_TAKEN } from '@/features/courses/api/course-writes'
import type { CourseEvent, CourseStart } from '@/features/courses/domain/course-event'
import { courseFieldNames } from '@/features/courses/domain/course-fields'
import { dayAndTime, movedFromText } from '@/features/courses/domain/course-messages'
import {
  courseFormErrors,
  firstYear,
  lastYear,
} from '@/features/courses/domain/course-rule-messages'
import { type ErrorTexts, NO_ROW_CHANGED } from '@/lib/backend-error'
import { clockInCopenhagen, todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatNumber } from '@/lib/format-number'
import { formatDate, formatLongDate, type LocalDate } from '@/lib/local-date'

// Strings of the specification stand letter by letter; the others follow the site's copy guide.

function placesText(available: number, max: number): string {
  return `${formatNumber(available)} af ${formatNumber(max)} ledige`
}

export type ListWords = ReturnType<typeof listWords>

/** The words of a list that is shown a page at a time. */
function listWords(one: string, several: string, none = `0 ${several}`) {
  return {
    pages: `Sider med ${several}`,
    count(count: number) {
      if (count === 0) return none
      return count === 1 ? `1 ${one}` : `${formatNumber(count)} ${several}`
    },
    range: (first: number, last: number, count: number) =>
      `Viser ${formatNumber(first)}-${formatNumber(last)} af ${formatNumber(count)} ${several}`,
  }
}

/** The course administration (spec 2, Admin dashboard). */
export const adminCourseMessages = {
  title: 'Admin Panel',
  subtitle: 'Administrer kurser og begivenheder',
  loading: 'Indlæser admin panel...',
  create: 'Opret kursus',
  tableTitle: 'Kurser',
  columns: {
    title: 'Titel',
    date: 'Dato',
    time: 'Tid',
    type: 'Type',
    location: 'Lokation',
    actions: 'Handlinger',
  },
  empty: 'Ingen kurser fundet',
  loadFailed: 'Kurserne kunne ikke hentes.',
  /** By error code. */
  causes: { '42501': 'Du har ikke rettigheder til at se kurser.' },
  rowActions: {
    edit: 'Rediger',
    copy: 'Kopiér',
    cancel: 'Aflys',
    reopen: 'Genåbn',
    delete: 'Slet',
  },
  rowAction: (action: string, title: string) => `${action} ${title}`,
  places: {
    count: placesText,
    saving: (places: number) => `Gemmer ${formatNumber(places)} …`,
    fewer: (title: string) => `Én ledig plads færre: ${title}`,
    more: (title: string) => `Én ledig plads mere: ${title}`,
  },
  /** @param moment milliseconds since 1970 */
  savedAt: (moment: number) => `Gemt kl. ${clockInCopenhagen(moment)}`,
  showOnSite: 'Vis på hjemmesiden',
  pastCourses: (count: number, isShown: boolean) =>
    `${formatNumber(count)} tidligere kurser · ${isShown ? 'Skjul' : 'Vis'}`,
  cancelDialog: {
    title: 'Aflys kursus',
    text: (title: string, day: string) =>
      `Vil du aflyse ”${title}” ${day}? Kurset bliver stående på hjemmesiden som aflyst, og ingen kan bede om en plads. Du kan altid genåbne det.`,
    nothingSent:
      'Der bliver ikke sendt noget til deltagerne. Bagefter får du en tekst, som du selv kan sende dem.',
    noteDescription: 'Hvorfor, og hvad nu?',
    cancel: 'Behold kurset',
    confirm: 'Aflys kursus',
    saving: 'Aflyser...',
    done: {
      title: 'Kurset er aflyst',
      help: 'Der er ikke sendt noget til deltagerne. Kopiér teksten til din egen mail.',
      text: 'Tekst til deltagerne',
      copy: {
        label: 'Kopiér teksten',
        copied: { title: 'Kopieret', text: 'Teksten er kopieret', tone: 'success' as const },
        byHand: 'Teksten er markeret. Kopiér den selv.',
      },
    },
  },
  reopenDialog: {
    title: 'Genåbn kursus',
    text: (title: string, day: string) =>
      `Vil du genåbne ”${title}” ${day}? Det vises igen som før, og beskeden om aflysningen forsvinder.`,
    textAfterMove: (title: string, day: string) => `Vil du genåbne ”${title}” ${day}?`,
    showMove: (from: CourseStart) => `Vis som f${movedFromText(from).slice(1)}`,
    planned: 'Uden kryds vises det som planlagt og uden besked.',
    noteDescription: 'Handler den om aflysningen, så ret eller slet den.',
    cancel: 'Annuller',
    confirm: 'Genåbn',
    saving: 'Genåbner...',
  },
  /** After somebody else has changed the course. */
  changedMeanwhile: (changes: readonly { label: string; after: string }[], then: string) =>
    [
      'Kurset er ændret af en anden, siden du åbnede listen.',
      ...changes.map(({ label, after }) => `${label} er nu "${after}".`),
      then,
    ].join(' '),
  tryAgain: 'Prøv igen, hvis det stadig er det, du vil.',
  /** While the response of a write is lost and the list cannot be read. */
  mayHaveHappened: 'Det kan være sket alligevel.',
  undo: 'Fortryd',
  deletedList: 'Slettede kurser',
  closeDeletedList: 'Luk slettede kurser',
  deleted: (title: string) => `Slettet: ${title}`,
  deleteDialog: {
    title: 'Slet kursus',
    text: (title: string) =>
      `Er du sikker på, at du vil slette kurset "${title}"? Denne handling kan ikke fortrydes.`,
    stillSure: 'Er du sikker på, at du stadig vil slette det? Denne handling kan ikke fortrydes.',
    cancel: 'Annuller',
    confirm: 'Slet',
    saving: 'Sletter...',
  },
}

/** The text that the administrator sends to the participants of a cancelled course. */
export function cancellationText({ title, date, startTime, endTime, statusNote }: CourseEvent) {
  const when = dayAndTime(formatLongDate(date), `${startTime}-${endTime}`)
  return [
    'Kære deltager',
    `Kurset ”${title}” ${when} er aflyst.`,
    statusNote,
    `Har du spørgsmål, er du velkommen til at ringe til os på ${site.phone.label}.`,
    `Venlig hilsen\n${site.name}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The toasts of the administration (spec 8). The message of a failure follows `loadFailed` and `changesFailed`. */
export const adminCourseToasts = {
  errorTitle: 'Fejl',
  successTitle: 'Succes',
  loadFailed: 'Kunne ikke hente kurser',
  changesFailed: 'Kunne ikke hente ændringer',
  dialogFailed: {
    title: 'Fejl',
    text: 'Vinduet kunne ikke åbnes. Tjek din internetforbindelse, og prøv igen.',
    tone: 'destructive',
  },
  logFailed: {
    title: 'Fejl',
    text: 'Ændringerne kunne ikke vises. Tjek din internetforbindelse, og prøv igen.',
    tone: 'destructive',
  },
} as const

/** The toasts of each write (spec 8). The message of a failure follows `failed`. */
export const courseWriteToasts = {
  create: { failed: 'Kunne ikke oprette kursus', succeeded: 'Kursus oprettet succesfuldt' },
  createSeveral: (count: number) => ({
    failed: 'Kunne ikke oprette kurserne',
    succeeded: `${count} kurser oprettet succesfuldt`,
  }),
  update: { failed: 'Kunne ikke opdatere kursus', succeeded: 'Kursus opdateret succesfuldt' },
  delete: { failed: 'Kunne ikke slette kursus', succeeded: 'Kursus slettet succesfuldt' },
  places: {
    failed: 'Kunne ikke opdatere kursus',
    succeeded: (title: string, available: number, max: number, before: number) =>
      `${title}: ${placesText(available, max)}, før ${formatNumber(before)}`,
  },
  cancel: { failed: 'Kunne ikke aflyse kursus', succeeded: 'Kursus aflyst' },
  reopen: { failed: 'Kunne ikke genåbne kursus', succeeded: 'Kursus genåbnet' },
}

/** After a write without a response: first what may be, then what the list says. */
export const courseOutcomeMessages = {
  create: outcomeWords('Kurset', 'oprettet'),
  createSeveral: outcomeWords('Kurserne', 'oprettet'),
  update: outcomeWords('Ændringerne', 'gemt'),
  delete: outcomeWords('Kurset', 'slettet'),
  cancel: outcomeWords('Kurset', 'aflyst'),
  reopen: outcomeWords('Kurset', 'genåbnet'),
}

export type OutcomeWords = ReturnType<typeof outcomeWords>

function outcomeWords(subject: string, done: string) {
  return {
    done: `${subject} er ${done}`,
    doneAfterAll: `Der kom intet svar, men listen er hentet igen: ${subject} er ${done}.`,
    unknown: `Der kom intet svar. ${subject} kan være ${done}. Det står her, så snart listen kan hentes igen.`,
    undone: `Listen er hentet igen: ${subject} er ikke ${done}. Prøv igen.`,
    changed:
      'Listen er hentet igen, men kurset er ændret eller slettet siden. Se på listen, før du prøver igen.',
    unsaved: {
      title: 'Luk uden at vide, om det lykkedes?',
      question: `${subject} kan være ${done}. Se efter på listen, når den er hentet igen.`,
      cancelLabel: 'Bliv her',
      confirmLabel: 'Luk',
    },
  }
}

/** The table's search, filters and pages. */
export const adminListMessages = {
  search: 'Søg i kurser',
  view: 'Vis',
  views: {
    all: 'Alle',
    coming: 'Kommende',
    past: 'Tidligere',
    cancelled: 'Aflyste',
    moved: 'Flyttede',
  } satisfies Record<CourseView, string>,
  withCount: (view: string, count: number) => `${view} (${formatNumber(count)})`,
  order: 'Sortér efter',
  orders: {
    date: 'Dato, tidligste først',
    latest: 'Dato, seneste først',
    title: 'Titel',
    type: 'Type',
    location: 'Lokation',
    places: 'Færrest ledige pladser',
  } satisfies Record<CourseOrder, string>,
  download: 'Hent som CSV',
  fileName: (today: LocalDate) => `kurser-${today}.csv`,
  words: listWords('kursus', 'kurser'),
  wordsOfComing: listWords('kommende kursus', 'kommende kurser'),
  noMatch: 'Ingen kurser matcher',
  noMatchHelp: 'Prøv med færre ord, eller vis alle kurser.',
  showAll: 'Vis alle kurser',
  retry: 'Prøv igen',
}

export const pagerMessages = {
  previous: 'Forrige',
  next: 'Næste',
  position: (page: number, count: number) => `Side ${formatNumber(page)} af ${formatNumber(count)}`,
}

export const courseChangeMessages = {
  title: 'Ændringer',
  intro: 'Se, hvem der har oprettet, ændret og slettet kurser det seneste år.',
  show: 'Vis ændringer',
  loading: 'Henter ændringer …',
  loadFailed: 'Ændringerne kunne ikke hentes.',
  /** By error code. */
  causes: { '42501': 'Du har ikke rettigheder til at se ændringer.' },
  words: listWords('ændring', 'ændringer', 'Ingen ændringer endnu'),
  actions: {
    insert: 'Oprettet',
    update: 'Ændret',
    delete: 'Slettet',
  } satisfies Record<CourseChange['action'], string>,
  /** @param moment as the server sends it, with its offset from UTC */
  at: (moment: string) => {
    const date = new Date(moment)
    return dayAndTime(formatDate(todayInCopenhagen(date)), clockInCopenhagen(date.getTime()))
  },
  by: (person: string) => `af ${person}`,
  byNobody: 'uden for administrationen',
  becomes: 'ændret til',
  unreadable: 'Et kursus, der ikke kan vises',
  recreate: 'Opret igen',
  isBack: 'Står på listen igen',
  ofCourse: (label: string, title: string) => `${label}: ${title}`,
}

/** The dialog that creates or edits a course (spec 5). */
export const courseFormMessages = {
  createTitle: 'Opret nyt kursus',
  editTitle: 'Rediger kursus',
  createSubmit: 'Opret',
  editSubmit: 'Opdater',
  saving: 'Gemmer...',
  cancel: 'Annuller',
  labels: {
    ...courseFieldNames,
    url: 'URL (valgfri)',
    statusNote: 'Besked på hjemmesiden (valgfri)',
  },
  dateInDanish: (date: string, week: number) => `${date}, uge ${week}`,
  moreDates: {
    add: 'Tilføj en dato mere',
    label: (position: number) => `Dato ${position}`,
    remove: (position: number) => `Fjern dato ${position}`,
    count: (count: number) => `Der oprettes ${count} kurser, ét for hver dato.`,
  },
  seriesConflict: (day: string) =>
    `Kurset ${day} er oprettet, og en anden har ændret det siden. Det bliver, som det er: Tag datoen ud, og opret resten.`,
  preview: {
    /** Not the label of the field, which names the card. */
    untitled: 'Kursets navn',
    title: 'Sådan vises kurset på hjemmesiden',
    needsDate: 'Vælg en dato for at se kurset.',
  },
  move: {
    label: 'Vis som flyttet',
    help: (from: CourseStart) => `Sæt kryds, hvis hjemmesiden skal vise: ${movedFromText(from)}.`,
    placesTaken: 'Der er optagede pladser, så nogen regner nok med den gamle tid.',
  },
  typePlaceholder: 'Vælg type',
  urlPlaceholder: 'https://',
}

export const formDialogMessages = {
  close: 'Luk',
  unsaved: {
    title: 'Luk uden at gemme?',
    question: 'Du har ændringer, der ikke er gemt. De går tabt, hvis du lukker nu.',
    cancelLabel: 'Bliv her',
    confirmLabel: 'Luk uden at gemme',
  },
}

/** The choice of a version after somebody else has changed the same course. */
export const courseVersionMessages = {
  changed: 'Kurset er ændret af en anden, siden du åbnede det.',
  help: 'Der er ikke gemt noget endnu. Vælg, hvilken version der skal gælde.',
  mine: 'Din version',
  stored: 'Gemt version',
  saveMine: 'Gem min version',
  useStored: 'Brug den gemte version',
}

/** Hints at valid values that are probably slips. */
export const courseFormHintTexts = {
  endBeforeStart: 'Sluttidspunktet ligger før starttidspunktet',
  moreSpotsThanMax: 'Der er flere ledige pladser end pladser i alt',
  dateInPast: 'Datoen ligger i fortiden',
}

/** Where a migration with columns for the status has not been pushed. */
const databaseOutdated =
  'Databasen er ældre end hjemmesiden og skal opdateres, før kurser kan aflyses, genåbnes eller vises som flyttet. Sig det til den, der passer hjemmesiden.'

/** Refused writes of a course, by error code or name of the constraint. */
export const courseErrorTexts: ErrorTexts = {
  '42501': 'Du har ikke rettigheder til at ændre kurser.',
  [NO_ROW_CHANGED]: 'Kurset findes ikke længere, eller du har ikke rettigheder til at ændre det.',
  [COURSE_CHANGED]: 'Det er ændret af en anden.',
  [COURSE_EXISTS]: 'Kurset står allerede på listen.',
  [ID_TAKEN]: 'Der står allerede et kursus med samme id på listen.',
  PGRST204: databaseOutdated,
  '42703': databaseOutdated,
  course_events_title_check: courseFormErrors.title,
  course_events_location_check: courseFormErrors.location,
  course_events_type_check: courseFormErrors.type,
  course_events_max_participants_check: courseFormErrors.maxParticipants,
  course_events_available_spots_check: courseFormErrors.availableSpots,
  course_events_url_check: courseFormErrors.url,
  course_events_title_length_check: 'Titlen er for lang.',
  course_events_location_length_check: 'Lokationen er for lang.',
  course_events_url_length_check: 'URL’en er for lang.',
  course_events_date_range_check: `Datoen skal ligge i årene ${firstYear} til ${lastYear}.`,
  course_events_max_participants_limit_check: 'Antallet af deltagere er for stort.',
  course_events_available_spots_limit_check: 'Antallet af ledige pladser er for stort.',
  course_events_title_characters_check: 'Titlen har tegn, der ikke kan ses.',
  course_events_location_characters_check: 'Lokationen har tegn, der ikke kan ses.',
  course_events_url_characters_check: courseFormErrors.url,
  course_events_title_visible_check: courseFormErrors.title,
  course_events_location_visible_check: courseFormErrors.location,
  course_events_moved_from_check: courseFormErrors.movedFrom,
  course_events_status_note_length_check: 'Beskeden er for lang.',
  course_events_status_note_characters_check: 'Beskeden har tegn, der ikke kan ses.',
  course_events_status_note_visible_check: 'Beskeden har tegn, der ikke kan ses.',
  course_events_moved_from_date_range_check: `Dagen, kurset er flyttet fra, skal ligge i årene ${firstYear} til ${lastYear}.`,
  course_events_moved_from_elsewhere_check: courseFormErrors.movedFromItself,
  course_events_planned_without_note_check: courseFormErrors.plannedNote,
}
