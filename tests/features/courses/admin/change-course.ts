import type { TestSite } from '../../../helpers/render-site'

/** Changes columns of a course as another administrator would, past the page that is open. */
export async function changeCourse(
  site: TestSite,
  id: string,
  changes: Readonly<Record<string, string | number>>,
): Promise<void> {
  const { database } = await site.backend()
  const assignments = Object.keys(changes).map((column, index) => `${column} = $${index + 2}`)
  await database.asOwner((transaction) =>
    transaction.query(`update public.course_events set ${assignments} where id = $1`, [
      id,
      ...Object.values(changes),
    ]),
  )
}
