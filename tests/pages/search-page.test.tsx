import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { articleIds } from '@/content/articles/article-ids'
import { articleOf } from '@/content/articles/articles'
import { searchEntries } from '@/content/search-entries'
import { takeLoggedErrors } from '../helpers/logged-errors'
import { expectAddress, noCourses, setUpSite } from '../helpers/render-site'

const site = setUpSite()

beforeEach(() => {
  site.intercept(noCourses)
})

// The box keeps its text in the browser's own address, beside the router.
afterEach(() => {
  window.history.replaceState(null, '', '/')
})

async function box(): Promise<HTMLElement> {
  return within(await screen.findByRole('search')).findByRole('searchbox')
}

/** Searches for a text at once, as if it were pasted: with each letter the page is drawn anew. */
async function searchFor(text: string): Promise<void> {
  fireEvent.change(await box(), { target: { value: text } })
}

/** The number of results, in words. */
async function status(): Promise<HTMLElement> {
  return within(await screen.findByRole('main')).getByRole('status')
}

/** The links of the results' cards. */
function cards(): HTMLElement[] {
  return screen.queryAllByRole('link', { name: /^(Gå til siden|Læs artikel)/ })
}

/** Whether one element stands before another in the page. */
function isBefore(one: HTMLElement, other: HTMLElement): boolean {
  return one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING
}

function typedQuery(): string | undefined {
  return new URLSearchParams(window.location.search).get('q')?.trim()
}

test('the search page focuses an empty box, and shows nothing for a space', async () => {
  const user = site.open('/search')
  const input = await box()
  expect(input).toHaveFocus()
  expect(input).toHaveAttribute('placeholder', 'Søg efter emne, kategori eller nøgleord')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Søg')

  await user.keyboard('   ')
  expect(await status()).toBeEmptyDOMElement()
  expect(screen.queryByRole('heading', { level: 2, name: /Ingen/ })).not.toBeInTheDocument()
  expect(cards()).toEqual([])
})

test('a page is found as one types, and the query is in the address', async () => {
  const user = site.open('/search')
  await user.type(await box(), '  MAVEPINE {Enter}')

  expect(await status()).toHaveTextContent('Fandt 1 resultat(er) for "MAVEPINE"')
  const card = screen.getByRole('heading', { level: 2, name: /Skole.?vægring/ }).closest('li')
  const entry = searchEntries.find(({ title }) => title === 'Skolevægring')
  expect(card).toHaveTextContent(`${entry?.category}`)
  expect(card).toHaveTextContent(`${entry?.description}`)
  const [link] = cards()
  expect(link).toHaveAccessibleName('Gå til siden Skolevægring')
  expect(link).toHaveAttribute('href', '/services/skolevaegring')
  expect(typedQuery()).toBe('MAVEPINE')
})

test('articles are found after pages, with the query marked in them', async () => {
  const article = articleOf(articleIds.canaryPodcast)
  site.open('/search?q=podcast')

  const name = new RegExp(`^Læs artikel ?${article.title}$`)
  const link = await screen.findByRole('link', { name })
  expect(link).toHaveAttribute('href', `/articles/${article.id}`)
  const card = link.closest('li')
  expect(card).toHaveTextContent('Artikel')
  expect(card).toHaveTextContent(article.excerpt)
  expect(card?.querySelector('time')).toHaveAttribute('datetime', article.date)
  expect(card?.querySelector('h2 mark')).toHaveTextContent(/^podcast$/i)
  expect(cards()[0]).toHaveAccessibleName(/^Gå til siden/)
})

test('where nothing is found common pages are offered, and the box can be cleared', async () => {
  const user = site.open('/search?q=elefant')
  await screen.findByRole('heading', { level: 2, name: 'Ingen resultater fundet' })
  const common = await screen.findByRole('navigation', { name: 'Sider, som mange leder efter' })
  const hrefs = within(common)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/services', '/courses', '/prices', '/ordliste', '/contact'])

  await user.click(screen.getByRole('button', { name: 'Ryd søgning' }))
  expect(await box()).toHaveValue('')
  expect(await box()).toHaveFocus()
  expect(screen.queryByText('Ingen resultater fundet')).not.toBeInTheDocument()
})

test('a link to the search page focuses the box too, and an example there is searched for', async () => {
  const user = site.open('/contact')
  const footer = await screen.findByRole('contentinfo')
  await user.click(within(footer).getByRole('link', { name: 'Søg' }))
  expect(await box()).toHaveFocus()

  await user.click(await screen.findByRole('link', { name: 'priser' }))
  expect(await box()).toHaveValue('priser')
  await expectAddress('/search?q=priser')
  expect(screen.getByRole('link', { name: /^Gå til siden Priser$/ })).toBeInTheDocument()
})

test.each(['skolevaegring', 'skole', 'adhd samtaler'])(
  'suggestions for %s are links after the cards, which alone are counted',
  async (query) => {
    site.open(`/search?q=${query}`)
    const near = await screen.findByRole('navigation', { name: 'Måske leder du efter …' })
    expect(within(near).getAllByRole('heading')).toHaveLength(1)
    expect(within(near).getAllByRole('link')).not.toEqual([])
    expect(await status()).toHaveTextContent(`Fandt ${cards().length} resultat(er) for "${query}"`)
    const last = cards().at(-1) ?? screen.getByRole('button', { name: 'Ryd søgning' })
    expect(isBefore(last, near)).toBe(true)
  },
)

test('the search page offers the corrected query', async () => {
  const user = site.open('/search?q=skolevaegring')
  const offer = within(await screen.findByText(/^Mente du/))
  await user.click(offer.getByRole('link', { name: 'skolevægring' }))
  expect(await box()).toHaveValue('skolevægring')
  await expectAddress(`/search?q=${encodeURIComponent('skolevægring')}`)
  expect(screen.queryByText('Ingen resultater fundet')).not.toBeInTheDocument()
})

test('somebody in need gets the numbers to call above all results, and no other spelling', async () => {
  const user = site.open('/search')
  await user.click(await box())
  await searchFor('selvmord')
  const help = within(await screen.findByRole('region', { name: 'Er det akut?' }))
  const call = help.getByRole('link', { name: /^70.201.201 Livslinien$/ })
  expect(call).toHaveAttribute('href', 'tel:70201201')
  expect(await status()).toHaveTextContent('Fandt 0 resultat(er) for "selvmord" Er det akut?')
  const nothing = await screen.findByRole('heading', { name: 'Ingen resultater fundet' })
  expect(isBefore(call, nothing)).toBe(true)
  expect(screen.queryByText(/^Mente du/)).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: /^Måske/ })).not.toBeInTheDocument()

  await user.keyboard('{Enter}')
  expect(screen.getByRole('region', { name: 'Er det akut?' })).toHaveFocus()
  await user.clear(await box())
  expect(screen.queryByRole('region', { name: 'Er det akut?' })).not.toBeInTheDocument()
})

test('a question without a result leads to the page that answers it before it says that nothing was found', async () => {
  site.open(`/search?q=${encodeURIComponent('mit barn vil ikke i skole')}`)
  const answers = await screen.findByRole('navigation', { name: 'Her kan du finde svar' })
  const link = within(answers).getByRole('link', { name: /^Skole.?vægring$/ })
  expect(link).toHaveAttribute('href', '/services/skolevaegring')
  expect(isBefore(link, await screen.findByText('Ingen resultater fundet'))).toBe(true)
})

test('the button moves on to the results, and without a query back to the box', async () => {
  const user = site.open('/search')
  await searchFor('priser')
  await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Søg' }))
  expect(screen.getByRole('region', { name: 'Resultater af søgningen' })).toHaveFocus()
  expect(typedQuery()).toBe('priser')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Gå til siden Priser' })).toHaveFocus()

  await user.clear(await box())
  await user.keyboard('{Enter}')
  expect(await box()).toHaveFocus()
})

test.each([
  ['its title', 'angst'],
  ['its place', 'valby'],
  ['its weekday', 'onsdage'],
  ['its type', 'foredrag'],
])('a coming course is found by %s, after the results', async (_by, query) => {
  site.intercept(() => undefined)
  const course = await site.addCourse({
    title: 'Angst hos unge',
    location: 'Valby Kulturhus',
    type: 'foredrag',
    status: 'cancelled',
  })
  await site.addCourse({ title: 'ADHD', event_date: '2030-11-12', type: 'supervision' })
  await site.addCourse({ title: 'Angst og skole', event_date: '2020-01-01', type: 'foredrag' })
  site.open('/search')
  await searchFor(' ')
  // Nothing is asked for before a word.
  expect(site.requests()).toEqual([])

  await searchFor(query)
  const courses = await screen.findByRole('navigation', { name: 'Kommende kurser' })
  const [link, toAll, ...others] = within(courses).getAllByRole('link')
  expect(link).toHaveTextContent('Angst hos unge')
  expect(link).toHaveAttribute('href', `/courses/${course.id}`)
  expect(toAll).toHaveAttribute('href', '/courses?vis=alle#kommende-kurser')
  expect(others).toEqual([])
  expect(courses).toHaveTextContent(
    /Aflyst, Foredrag.*onsdag 13\. november 2030 kl\..*Valby Kulturhus/,
  )
  for (const card of cards()) expect(isBefore(card, courses)).toBe(true)
})

test('a series is found once, by its next date or the only one that fits', async () => {
  site.intercept(() => undefined)
  const series = { title: 'Angst hos unge', series_id: '11111111-1111-4111-8111-111111111111' }
  const [first, second] = [
    await site.addCourse({ ...series, event_date: '2030-11-12' }),
    await site.addCourse({ ...series, event_date: '2030-11-20' }),
  ]
  site.open('/search')
  await searchFor('angst')
  const courses = await screen.findByRole('navigation', { name: 'Kommende kurser' })
  const found = () => within(courses).getAllByRole('link')[0]
  expect(found()).toHaveAttribute('href', `/courses/${first.id}`)
  expect(courses).toHaveTextContent(
    /Del 1 af 2.*tirsdag 12\. november 2030 kl\. \d\d:\d\d og 1 dato mere/,
  )
  await searchFor('angst onsdag')
  await waitFor(() => expect(found()).toHaveAttribute('href', `/courses/${second.id}`))
  expect(courses).toHaveTextContent('Del 2 af 2')
})

test('nothing is said to be missing before the courses are known, nor where one of them is found', async () => {
  await site.addCourse({ title: 'Zebraer i skolen' })
  const release = site.hold((request) => request.url.includes('/course_events'))
  site.open('/search?q=zebraer')
  expect(await screen.findByText('Søger blandt kurserne …')).toBeInTheDocument()
  expect(screen.queryByText('Ingen resultater fundet')).not.toBeInTheDocument()
  release()
  const courses = await screen.findByRole('navigation', { name: 'Kommende kurser' })
  expect(courses).toHaveTextContent('Zebraer i skolen')
  expect(screen.queryByText('Ingen resultater fundet')).not.toBeInTheDocument()
})

test('courses that cannot be read leave the other results as they are, and say so without a toast', async () => {
  site.refuse((request) => request.url.includes('/course_events'))
  site.open('/search?q=priser')
  expect(
    await screen.findByText('Kurserne kan ikke hentes lige nu, så søgningen har ikke dem med.'),
  ).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual([expect.stringContaining('Request failed')])
  expect(cards()).not.toEqual([])
  expect(screen.queryByText('Fejl')).not.toBeInTheDocument()
})
