import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { renderPage } from '@/prerender/render-page'
import { courseRow, readOnSaturday } from '../helpers/course'

const parser = new new JSDOM().window.DOMParser()

/** A course on the day after the build, a Sunday. */
const tomorrow = (changes: Parameters<typeof courseRow>[0] = {}) =>
  courseRow({ event_date: '2026-11-22', ...changes })

/** /courses as a build with these rows writes it. */
async function coursesPage(...rows: readonly unknown[]) {
  const { root, courses } = await renderPage('/courses', readOnSaturday(...rows))
  const page = parser.parseFromString(root, 'text/html')
  const textsOf = (selector: string) =>
    Array.from(page.querySelectorAll(selector), ({ textContent }) => textContent)
  return { page, root, courses, textsOf }
}

test('this week’s courses, the marks of the calendar and the list for search engines stand in the HTML', async () => {
  const { page, textsOf } = await coursesPage(
    courseRow({ id: 'a1', title: 'Afholdt i onsdags', event_date: '2026-11-18' }),
    tomorrow({ id: 'b2', title: 'I morgen' }),
    courseRow({ id: 'c3', title: 'Om to uger', event_date: '2026-12-03' }),
  )
  expect(textsOf('article h4')).toEqual(['Afholdt i onsdags', 'I morgen'])
  const marked = Array.from(page.querySelectorAll('.has-courses'), (day) =>
    day.getAttribute('data-day'),
  )
  expect(marked).toEqual(['2026-11-18', '2026-11-22', '2026-12-03'])
  const listed = textsOf('script[type="application/ld+json"]').flatMap((json) =>
    (JSON.parse(json ?? '').itemListElement ?? []).filter(({ url }: { url?: string }) => url),
  )
  expect(listed.map(({ url }) => url)).toEqual(
    ['b2', 'c3'].map((id) => expect.stringMatching(new RegExp(`/courses/${id}$`))),
  )
})

test('all coming courses stand in the HTML, and links without scripts lead to them', async () => {
  const { page, textsOf } = await coursesPage(
    tomorrow({ id: 'b2', title: 'I morgen' }),
    courseRow({ id: 'c3', title: 'Om to uger', event_date: '2026-12-03', status: 'cancelled' }),
    courseRow({
      id: 'd4',
      title: 'Til maj',
      event_date: '2027-05-20',
      status: 'moved',
      moved_from_date: '2026-11-22',
      moved_from_start_time: '16:00:00',
    }),
  )
  expect(textsOf('#alle-kurser + ul > li')).toEqual([
    expect.stringMatching(/^I morgensøndag den 22\. november 2026 kl\. 16:00 - 18:30, /),
    expect.stringMatching(/^Om to ugerAflyst, torsdag den 3\. december 2026 kl\. /),
    expect.stringMatching(
      /^Til majFlyttet fra 22\. november 2026 kl\.\s16:00, torsdag den 20\. maj 2027 kl\. /,
    ),
  ])
  const ids = Array.from(page.querySelectorAll('[id]'), ({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  const targets = Array.from(page.querySelectorAll('main noscript a'), (link) =>
    link.getAttribute('href'),
  )
  expect(targets).toEqual(['#alle-kurser', '#kursus-d4'])
  for (const target of targets) expect(page.querySelector(target ?? '')).not.toBeNull()
  const next = page.querySelectorAll('nav[aria-label="De næste kurser"] li a')
  expect(Array.from(next, (link) => link.getAttribute('href'))).toEqual([
    '/courses/b2',
    '/courses/d4',
  ])
})

test('the HTML offers no place', async () => {
  const { root, page } = await coursesPage(
    tomorrow({ id: 'a1' }),
    tomorrow({ id: 'b2', url: null, available_spots: 1 }),
    tomorrow({ id: 'c3', available_spots: 0 }),
  )
  const offer = /Skriv (til os om en plads|mig på venteliste)|Læs mere og tilmeld dig/
  expect(offer.exec(root)?.[0]).toBeUndefined()
  const badges = Array.from(page.querySelectorAll('article span')).filter(({ textContent }) =>
    /^(Få pladser|Udsolgt)$/.test(textContent ?? ''),
  )
  expect(badges.map(({ textContent }) => textContent).sort()).toEqual(['Få pladser', 'Udsolgt'])
  for (const badge of badges) expect(badge.className).toContain('invisible')
})

test('the HTML says of when its courses are, and whom to ask about places', async () => {
  const { page } = await coursesPage(tomorrow())
  expect(page.body.textContent).toContain(
    'Kurserne står her, som de så ud den 21. nov. kl. 12.00. Ring eller skriv for at høre, om der er plads:',
  )
})

test('the courses stand beside the page once, as data that no title can end', async () => {
  const { courses, root } = await coursesPage(tomorrow({ title: '</script><b>Kursus</b>' }))
  expect(root).not.toContain('<b>Kursus')
  expect(courses).not.toContain('<')
  expect(JSON.parse(courses ?? '')).toEqual({
    rows: [expect.objectContaining({ id: 'a1', title: '</script><b>Kursus</b>' })],
    readAt: Date.parse('2026-11-21T12:00:00+01:00'),
  })
})

test('a row that does not fit is left out, and where none fits the page waits for its courses', async () => {
  const { textsOf } = await coursesPage(tomorrow(), tomorrow({ id: 'b2', start_time: 'aften' }))
  expect(textsOf('article h4')).toHaveLength(1)

  const none = await coursesPage(tomorrow({ start_time: 'aften' }))
  expect(none.courses).toBeUndefined()
  expect(none.page.body.textContent).toContain('Indlæser kurser …')
  expect(none.page.querySelector('[role=grid]')).toBeNull()
})

test('a week without courses says so to those who have no scripts, and looks it up for all others', async () => {
  const { textsOf } = await coursesPage(courseRow({ event_date: '2026-12-03' }))
  expect(textsOf('p')).toContain('Ingen kurser i den valgte uge')
  expect(textsOf('[role=status]')).toContain('Indlæser kurser …')
  expect(textsOf('h3')).toContain('Kurser uge 47 (16. nov. - 22. nov.)')
})
