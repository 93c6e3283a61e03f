import { COURSE_CHANGED, COURSE_EXISTS, ID_TAKEN } from '@/features/courses/api/write-outcome'
import {
  courseFormErrors,
  firstYear,
  lastYear,
} from '@/features/courses/domain/course-rule-messages'
import { NO_ROW_CHANGED } from '@/lib/backend-error'
import type { ErrorTexts } from '@/lib/error-texts'

// Strings of the specification stand letter by letter; the others follow the site's copy guide.

/** The words of each write (spec 8): its toasts, of which `failed` is followed by the message, and those of its outcome. */
export const courseWriteWords = {
  create: writeWords(
    'Kunne ikke oprette kursus',
    'Kursus oprettet succesfuldt',
    'Kurset',
    'oprettet',
  ),
  update: writeWords(
    'Kunne ikke opdatere kursus',
    'Kursus opdateret succesfuldt',
    'Ændringerne',
    'gemt',
  ),
  delete: writeWords('Kunne ikke slette kursus', 'Kursus slettet succesfuldt', 'Kurset', 'slettet'),
  cancel: writeWords('Kunne ikke aflyse kursus', 'Kursus aflyst', 'Kurset', 'aflyst'),
  postpone: writeWords('Kunne ikke udsætte kursus', 'Kursus udsat', 'Kurset', 'udsat'),
  reopen: writeWords('Kunne ikke genåbne kursus', 'Kursus genåbnet', 'Kurset', 'genåbnet'),
}

/** The words of writes to all dates of a series, or to none. */
export const seriesWriteWords = {
  create: seriesWords('Kunne ikke oprette forløbet', 'Forløb oprettet', 'oprettet'),
  update: seriesWords('Kunne ikke opdatere forløbet', 'Forløb opdateret', 'opdateret'),
  delete: seriesWords('Kunne ikke slette forløbet', 'Forløb slettet', 'slettet'),
  cancel: seriesWords('Kunne ikke aflyse forløbet', 'Forløb aflyst', 'aflyst'),
  postpone: seriesWords('Kunne ikke udsætte forløbet', 'Forløb udsat', 'udsat'),
  reopen: seriesWords('Kunne ikke genåbne forløbet', 'Forløb genåbnet', 'genåbnet'),
  copy: seriesWords('Kunne ikke kopiere forløbet', 'Forløb kopieret', 'kopieret'),
  restore: seriesWords('Kunne ikke oprette forløbet', 'Forløb oprettet igen', 'oprettet igen'),
}

/** @param count of the courses to create */
export function creationWords(count: number): WriteWords {
  if (count === 1) return courseWriteWords.create
  const succeeded = `${count} kurser oprettet succesfuldt`
  return writeWords('Kunne ikke oprette kurserne', succeeded, 'Kurserne', 'oprettet')
}

export type WriteWords = ReturnType<typeof writeWords>

/** After a write without a response: first what may be, then what the list says. */
function writeWords(failed: string, succeeded: string, subject: string, done: string) {
  return {
    failed,
    succeeded,
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

function seriesWords(failed: string, succeeded: string, done: string): WriteWords {
  const words = writeWords(failed, succeeded, 'Alle datoerne', done)
  return {
    ...words,
    unknown: `Der kom intet svar. Enten er alle datoerne ${done}, eller også er ingen af dem. Det står her, så snart listen kan hentes igen.`,
    undone: `Listen er hentet igen: Ingen af datoerne er ${done}. Prøv igen.`,
    changed:
      'Listen er hentet igen, men en eller flere af datoerne er ændret eller slettet siden. Se på listen, før du prøver igen.',
    unsaved: {
      ...words.unsaved,
      question: `Alle datoerne kan være ${done}, eller ingen af dem. Se efter på listen, når den er hentet igen.`,
    },
  }
}

/** While the response of a write is lost and the list cannot be read. */
export const mayHaveHappened = 'Det kan være sket alligevel.'

/** Where a migration with columns for status, price or series has not been pushed, or that of write_courses. */
const databaseOutdated =
  'Databasen er ældre end hjemmesiden og skal opdateres, før kurser kan aflyses, udsættes, have en pris eller høre til et forløb. Sig det til den, der passer hjemmesiden.'

/** Refused writes of a course, by error code or name of the constraint. */
export const courseErrorTexts: ErrorTexts = {
  '42501': 'Du har ikke rettigheder til at ændre kurser.',
  [NO_ROW_CHANGED]: 'Kurset findes ikke længere, eller du har ikke rettigheder til at ændre det.',
  [COURSE_CHANGED]: 'Det er ændret af en anden.',
  [COURSE_EXISTS]: 'Kurset står allerede på listen.',
  [ID_TAKEN]: 'Der står allerede et kursus med samme id på listen.',
  PGRST202: databaseOutdated,
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
  course_events_price_length_check: 'Prisen er for lang.',
  course_events_price_characters_check: 'Prisen har tegn, der ikke kan ses.',
  course_events_price_visible_check: 'Prisen har tegn, der ikke kan ses.',
  course_events_moved_from_check: courseFormErrors.movedFrom,
  course_events_status_note_length_check: 'Beskeden er for lang.',
  course_events_status_note_characters_check: 'Beskeden har tegn, der ikke kan ses.',
  course_events_status_note_visible_check: 'Beskeden har tegn, der ikke kan ses.',
  course_events_moved_from_date_range_check: `Dagen, kurset er flyttet fra, skal ligge i årene ${firstYear} til ${lastYear}.`,
  course_events_moved_from_elsewhere_check: courseFormErrors.movedFromItself,
  course_events_planned_without_note_check: courseFormErrors.plannedNote,
}
