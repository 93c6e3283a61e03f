import { textIn, valueIn } from '../http.ts'

/** The columns that say something of the whole course. */
const OF_THE_WHOLE = ['price', 'max_participants', 'available_spots']

/**
 * Series whose dates differ in what they have in common: their ids and the columns. The administration writes these to all
 * dates at once, but an import or the dashboard may not have; the site then shows the fewest places, and each date's price.
 */
export function findUnevenSeries(courses: readonly unknown[]): string[] {
  const ids = new Set(courses.flatMap((course) => textIn(course, 'series_id') ?? []))
  return [...ids].flatMap((id) => {
    const dates = courses.filter((course) => textIn(course, 'series_id') === id)
    const columns = OF_THE_WHOLE.filter(
      (column) => new Set(dates.map((course) => valueIn(course, column))).size > 1,
    )
    return columns.length > 0 ? `${id} (${columns.join(', ')})` : []
  })
}
