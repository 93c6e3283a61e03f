import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { endedOffersLast } from '@/features/articles/offer-has-ended'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatFullDate } from '@/lib/local-date'
import { plainText } from '@/lib/plain-text'
import { expectAddress, setUpSite } from '../helpers/render-site'

const site = setUpSite()

async function cardTitles(): Promise<string[]> {
  const main = await screen.findByRole('main')
  const headings = await within(main).findAllByRole('heading', { level: 2 })
  return headings.map(({ textContent }) => plainText(textContent))
}

function titlesOf(category: string): string[] {
  return articles.filter((article) => article.category === category).map(({ title }) => title)
}

test('the articles page shows every article with its facts', async () => {
  site.open('/articles')
  const shown = endedOffersLast(articles, todayInCopenhagen())
  expect(await cardTitles()).toEqual(shown.map(({ title }) => title))
  for (const [index, { id, title, category, date, excerpt }] of shown.entries()) {
    const card = within(screen.getAllByRole('article')[index] ?? document.body)
    expect(card.getByText(category)).toBeInTheDocument()
    expect(card.getByText(formatFullDate(date))).toHaveAttribute('datetime', date)
    expect(card.getByText(excerpt)).toBeInTheDocument()
    const link = card.getByRole('link', { name: `Læs artikel: ${title}` })
    expect(link).toHaveAttribute('href', `/articles/${id}`)
  }
})

test('a category keeps the text, and Alle shows all categories again', async () => {
  const user = site.open('/articles?q=foredrag')
  const all = await screen.findByRole('link', { name: 'Alle' })
  expect(all).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('searchbox')).toHaveValue('foredrag')

  await user.click(screen.getByRole('link', { name: 'Foredrag' }))
  await expectAddress('/articles?category=Foredrag&q=foredrag')
  expect(await cardTitles()).toEqual(titlesOf('Foredrag'))
  expect(all).not.toHaveAttribute('aria-current')

  await user.clear(screen.getByRole('searchbox'))
  await user.click(all)
  await expectAddress('/articles')
  expect(await cardTitles()).toHaveLength(articles.length)
})

test.each(['Stillingsopslag', 'stillingsopslag%3E'])(
  'the menu of open positions and a link copied from a mail show that category: %s',
  async (category) => {
    site.open(`/articles?category=${category}`)
    expect(await cardTitles()).toEqual(titlesOf('Stillingsopslag'))
    expect(screen.getByRole('link', { name: 'Stillingsopslag', current: true })).toBeInTheDocument()
  },
)

test('an unknown category has no articles, and one button shows them all', async () => {
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

test('somebody in need who searches the articles gets the numbers to call', async () => {
  site.open('/articles?q=vold%20i%20hjemmet')
  expect(await screen.findByRole('region', { name: 'Er det akut?' })).toBeInTheDocument()
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
    /^0 artikler Er det akut\?/,
  )
})
