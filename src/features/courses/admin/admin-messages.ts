import { COURSE_CHANGED } from '@/features/courses/api/course-events'
import { COURSE_LIMITS } from '@/features/courses/domain/course-limits'
import { type ErrorTexts, NO_ROW_CHANGED } from '@/lib/backend-error'
import { type Wording, wording } from '@/lib/wording'

// Strings of the specification stand letter by letter; the others follow the site's copy guide. One object
// per place in the administration.

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
  edit: 'Rediger',
  copy: 'Kopiér',
  delete: 'Slet',
  editCourse: (title: string) => `Rediger ${title}`,
  copyCourse: (title: string) => `Kopiér ${title}`,
  deleteCourse: (title: string) => `Slet ${title}`,
  deleteDialog: {
    title: 'Slet kursus',
    text: (title: string) =>
      `Er du sikker på, at du vil slette kurset "${title}"? Denne handling kan ikke fortrydes.`,
    isNow: (label: string, value: string) => `${label} er nu "${value}".`,
    changedText: (changes: readonly string[]) =>
      [
        'Kurset er ændret af en anden, siden du åbnede listen.',
        ...changes,
        'Er du sikker på, at du stadig vil slette det? Denne handling kan ikke fortrydes.',
      ].join(' '),
    cancel: 'Annuller',
    confirm: 'Slet',
    deleting: 'Sletter...',
  },
}

/** The toasts of the administration (spec 8). */
export const adminCourseToasts = {
  errorTitle: 'Fejl',
  successTitle: 'Succes',
  loadFailed: (message: Wording) => wording`Kunne ikke hente kurser: ${message}`,
  createFailed: (message: Wording) => wording`Kunne ikke oprette kursus: ${message}`,
  createSeveralFailed: (message: Wording) => wording`Kunne ikke oprette kurserne: ${message}`,
  updateFailed: (message: Wording) => wording`Kunne ikke opdatere kursus: ${message}`,
  deleteFailed: (message: Wording) => wording`Kunne ikke slette kursus: ${message}`,
  created: 'Kursus oprettet succesfuldt',
  createdSeveral: (count: number) => `${count} kurser oprettet succesfuldt`,
  updated: 'Kursus opdateret succesfuldt',
  deleted: 'Kursus slettet succesfuldt',
  changesFailed: (message: Wording) => wording`Kunne ikke hente ændringer: ${message}`,
  dialogFailed: 'Vinduet kunne ikke åbnes. Tjek din internetforbindelse, og prøv igen.',
}

/** The dialog in which a course is created or edited (spec 5). */
export const courseFormMessages = {
  createTitle: 'Opret nyt kursus',
  editTitle: 'Rediger kursus',
  createSubmit: 'Opret',
  editSubmit: 'Opdater',
  saving: 'Gemmer...',
  cancel: 'Annuller',
  close: 'Luk',
  labels: {
    title: 'Titel',
    date: 'Dato',
    type: 'Type',
    startTime: 'Starttidspunkt',
    endTime: 'Sluttidspunkt',
    location: 'Lokation',
    maxParticipants: 'Max deltagere',
    availableSpots: 'Ledige pladser',
    url: 'URL (valgfri)',
  },
  dateInDanish: (date: string, week: number) => `${date}, uge ${week}`,
  moreDates: {
    add: 'Tilføj en dato mere',
    label: (position: number) => `Dato ${position}`,
    remove: (position: number) => `Fjern dato ${position}`,
    count: (count: number) => `Der oprettes ${count} kurser, ét for hver dato.`,
  },
  preview: {
    title: 'Sådan vises kurset på hjemmesiden',
    needsDate: 'Vælg en dato for at se kurset.',
  },
  typePlaceholder: 'Vælg type',
  urlPlaceholder: 'https://',
  unsavedDialog: {
    title: 'Luk uden at gemme?',
    text: 'Du har ændringer, der ikke er gemt. De går tabt, hvis du lukker nu.',
    cancel: 'Bliv her',
    confirm: 'Luk uden at gemme',
  },
}

/** What an administrator chooses between when somebody else has changed the same course. */
export const courseVersionMessages = {
  changed: 'Kurset er ændret af en anden, siden du åbnede det.',
  help: 'Der er ikke gemt noget endnu. Vælg, hvilken version der skal gælde.',
  mine: 'Din version',
  stored: 'Gemt version',
  saveMine: 'Gem min version',
  useStored: 'Brug den gemte version',
  labels: { ...courseFormMessages.labels, url: 'URL' },
  nothing: 'Ikke udfyldt',
}

const [firstYear, lastYear] = [COURSE_LIMITS.firstDate, COURSE_LIMITS.lastDate].map((date) =>
  date.slice(0, 'YYYY'.length),
)

/** Why a value is refused (spec 5). */
export const courseFormErrors = {
  title: 'Titel er påkrævet',
  date: 'Dato er påkrævet',
  incompleteDate: 'Datoen er ikke udfyldt helt, eller den findes ikke',
  repeatedDate: 'Datoen er valgt mere end én gang',
  startTime: 'Starttidspunkt er påkrævet',
  endTime: 'Sluttidspunkt er påkrævet',
  incompleteTime: 'Tidspunktet er ikke udfyldt helt, eller det findes ikke',
  location: 'Lokation er påkrævet',
  type: 'Type er påkrævet',
  maxParticipants: 'Minimum 1 deltager',
  availableSpots: 'Ledige pladser skal være 0 eller højere',
  wholeNumber: 'Skriv et helt tal, fx 1000',
  numberTooLarge: 'Højst 100.000',
  dateRange: `Vælg et år fra ${firstYear} til ${lastYear}`,
  tooLong: (length: number) => `Højst ${length} tegn`,
  characters: 'Teksten har tegn, der ikke kan ses. Skriv den igen.',
  url: 'Ugyldig URL',
}

/** What may be saved, but is probably a slip. */
export const courseFormHintTexts = {
  endBeforeStart: 'Sluttidspunktet ligger før starttidspunktet',
  moreSpotsThanMax: 'Der er flere ledige pladser end pladser i alt',
  dateInPast: 'Datoen ligger i fortiden',
}

/** Why the server refused to write a course, by error code or by the name of a constraint. */
export const courseErrorTexts: ErrorTexts = {
  '42501': 'Du har ikke rettigheder til at ændre kurser.',
  [NO_ROW_CHANGED]: 'Kurset findes ikke længere, eller du har ikke rettigheder til at ændre det.',
  [COURSE_CHANGED]: 'Det er ændret af en anden.',
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
}

/** Why the server refused to read the courses, by error code. */
export const courseReadingErrorTexts: ErrorTexts = {
  '42501': 'Du har ikke rettigheder til at se kurser.',
}

/** Why the server refused to read the log of changes, by error code. */
export const courseChangesErrorTexts: ErrorTexts = {
  '42501': 'Du har ikke rettigheder til at se ændringer.',
}
