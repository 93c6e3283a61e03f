import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { articles } from '@/content/articles/articles'
import { expectAddress, setUpSite } from '../helpers/render-site'

const site = setUpSite()

afterEach(() => {
  vi.useRealTimers()
})

async function cardTitles(): Promise<string[]> {
  const main = await screen.findByRole('main')
  const headings = await within(main).findAllByRole('heading', { level: 2 })
  // Headings carry soft hyphens, which are no part of the title.
  return headings.map(({ textContent }) => textContent.replaceAll('\u00AD', ''))
}

function titlesOf(category: string): string[] {
  return articles.filter((article) => article.category === category).map(({ title }) => title)
}

test('the articles page shows every article with category, date, excerpt and a link', async () => {
  site.open('/articles')
  expect(await cardTitles()).toEqual(articles.map(({ title }) => title))

  const [newest] = articles
  const [card] = screen.getAllByRole('article')
  if (!newest || !card) throw new Error('There is no card')
  expect(within(card).getByText(newest.category)).toBeInTheDocument()
  expect(within(card).getByText('27. oktober 2025')).toHaveAttribute('datetime', newest.date)
  expect(within(card).getByText(newest.excerpt)).toBeInTheDocument()
  expect(within(card).getByRole('link', { name: `Læs artikel: ${newest.title}` })).toHaveAttribute(
    'href',
    `/articles/${newest.id}`,
  )
})

test('the articles page narrows the list to what is written and says how many are left', async () => {
  const user = site.open('/articles')
  await user.type(await screen.findByRole('searchbox', { name: 'Søg i artikler' }), 'KANARIE')
  expect(await cardTitles()).toEqual(['Ny podcast: Kanariefuglenes stemmer'])
  expect(screen.getByText('1 artikel')).toHaveAttribute('role', 'status')
})

test('the address chooses text and category, in any case', async () => {
  site.open('/articles?category=podcast&q=stifter')
  expect(await screen.findByRole('searchbox')).toHaveValue('stifter')
  expect(screen.getByRole('link', { name: 'Podcast' })).toHaveAttribute('aria-current', 'true')
  expect(await cardTitles()).toHaveLength(1)
})

test('a category keeps the text, and Alle shows all categories again', async () => {
  const user = site.open('/articles')
  const all = await screen.findByRole('link', { name: 'Alle' })
  expect(all).toHaveAttribute('aria-current', 'true')

  await user.type(screen.getByRole('searchbox'), 'foredrag')
  await user.click(screen.getByRole('link', { name: 'Foredrag' }))
  await expectAddress('/articles?category=Foredrag&q=foredrag')
  expect(await cardTitles()).toEqual(titlesOf('Foredrag'))
  expect(all).not.toHaveAttribute('aria-current')

  await user.clear(screen.getByRole('searchbox'))
  await user.click(all)
  await expectAddress('/articles')
  expect(await cardTitles()).toHaveLength(articles.length)
})

test.each(['Stillingsopslag', 'STILLINGSOPSLAG', 'Stillingsopslag.', 'stillingsopslag%3E'])(
  'the menu of open positions, and a link out of a mail, leads to the job article: %s',
  async (category) => {
    site.open(`/articles?category=${category}`)
    expect(await cardTitles()).toEqual(titlesOf('Stillingsopslag'))
    expect(screen.getByRole('link', { name: 'Stillingsopslag', current: true })).toBeInTheDocument()
  },
)

test('an unknown category has no articles, and one button clears category and text', async () => {
  const user = site.open('/articles?category=Pod&q=fugl')
  expect(await screen.findByText('Ingen artikler matcher din søgning.')).toBeInTheDocument()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Vis alle artikler' }))
  expect(await cardTitles()).toHaveLength(articles.length)
  await expectAddress('/articles')
  const searchBox = screen.getByRole('searchbox')
  expect(searchBox).toHaveValue('')
  await waitFor(() => expect(searchBox).toHaveFocus())
})

test.each([
  ['2025-11-30T22:59:00Z', 0],
  ['2025-11-30T23:01:00Z', 1],
])('at %s the card of the offer says that it is over: %i', async (moment, marks) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  site.open('/articles?category=Tilbud')
  expect(await cardTitles()).toEqual(titlesOf('Tilbud'))
  expect(within(screen.getByRole('article')).queryAllByText('Tilbuddet er udløbet')).toHaveLength(
    marks,
  )
})
