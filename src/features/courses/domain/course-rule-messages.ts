import { COURSE_LIMITS } from './course-limits.ts'

/** The limits of the years, for messages. */
export const [firstYear, lastYear] = [COURSE_LIMITS.firstDate, COURSE_LIMITS.lastDate].map((date) =>
  date.slice(0, 'YYYY'.length),
)

/** The errors at the fields (spec 5). */
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
  moveFromNowhere: `Kan ikke vises som flyttet: Den gamle dag ligger ikke i årene ${firstYear} til ${lastYear}`,
  tooLong: (length: number) => `Højst ${length} tegn`,
  characters: 'Teksten har tegn, der ikke kan ses. Skriv den igen.',
  url: 'Ugyldig URL',
  /** In a file. */
  movedFrom:
    'Et flyttet kursus har en dag og et tidspunkt, det er flyttet fra; et planlagt har ingen',
  movedFromItself: 'Et kursus kan ikke være flyttet fra sin egen dag og sit eget tidspunkt',
  plannedNote: 'Kun et aflyst, udsat eller flyttet kursus har en besked',
  seriesId: 'Et forløb har et id som det, der står i en hentet fil',
}
