import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { articleIds } from '@/content/articles/article-ids'
import { articleOf, articles } from '@/content/articles/articles'
import { articlePath } from '@/content/paths'
import { formatFullDate } from '@/lib/local-date'
import { plainText } from '@/lib/plain-text'
import { expectAddress, expectToast, setUpSite } from '../helpers/render-site'

const site = setUpSite()
const OFFER = articlePath(articleIds.parentGroupOffer)

/** The texts of an element's links, without soft hyphens. */
function linkTexts(element: HTMLElement): string[] {
  return within(element)
    .getAllByRole('link')
    .map(({ textContent }) => plainText(textContent))
}

test('the article page shows the article with its facts, and leads back', async () => {
  const shown = articleOf(articleIds.canaryPodcast)
  site.open(articlePath(shown.id))
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(plainText(heading.textContent)).toBe(shown.title)
  expect(document.title).toContain(shown.title)

  const article = within(screen.getByRole('article'))
  expect(article.getByText(shown.category)).toBeInTheDocument()
  const date = article.getByText(formatFullDate(shown.date))
  expect(date).toHaveAttribute('datetime', shown.date)
  expect(article.getByText(/^[1-9]\d* min\. læsning$/)).toBeInTheDocument()
  expect(article.getByText(shown.excerpt)).toBeInTheDocument()
  expect(article.getAllByRole('heading', { level: 2 })[0]).toBeVisible()
  const back = screen.getByRole('link', { name: 'Tilbage til Medier' })
  expect(back).toHaveAttribute('href', '/articles')
})

test('an article leads to its neighbours, and to three of its kind whose offers last', async () => {
  const shown = articleOf(articleIds.canaryPodcast)
  site.open(articlePath(shown.id))
  await screen.findByRole('heading', { level: 1 })
  const index = articles.indexOf(shown)
  const neighbours = screen.getByRole('navigation', { name: 'Flere artikler' })
  expect(linkTexts(neighbours)).toEqual([articles[index - 1]?.title, articles[index + 1]?.title])
  expect(neighbours).toHaveTextContent(/^Nyere artikel.*Ældre artikel/)

  const related = screen.getByRole('complementary', { name: 'Læs også' })
  const ids = [articleIds.founderPodcast, articleIds.mentorJob, articleIds.socialTalks] as const
  expect(linkTexts(related)).toEqual(ids.map((id) => articleOf(id).title))
})

test('the newest article leads to an older one only', async () => {
  site.open(`/articles/${articles[0]?.id}`)
  const neighbours = await screen.findByRole('navigation', { name: 'Flere artikler' })
  expect(linkTexts(neighbours)).toEqual([articles[1]?.title])
})

test("an article's address can be copied", async () => {
  const user = site.open(OFFER)
  await user.click(await screen.findByRole('button', { name: 'Kopiér link' }))
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${OFFER}`)
  await expectToast('Linket er kopieret', 'Nu kan du sætte det ind, hvor du vil dele det.')
})

test('a link in an article navigates without loading the site again', async () => {
  const user = site.open(OFFER)
  await user.click(await screen.findByRole('link', { name: 'kurser' }))
  await expectAddress('/courses')
})

test.each([true, false])(
  'an article has an invitation to the newsletter where it asks for one: %s',
  async (isAsking) => {
    const article = articles.find(
      ({ showNewsletterSignup = false }) => showNewsletterSignup === isAsking,
    )
    site.open(`/articles/${article?.id}`)
    const main = within(await screen.findByRole('main'))
    await main.findByText('Læs også')
    expect(main.queryAllByText('Tilmeld dig')).toHaveLength(Number(isAsking))
  },
)

test.each([
  ['2025-11-30T22:59:00Z', 0],
  ['2025-11-30T23:01:00Z', 1],
])('an offer is marked as ended after its last day: at %s, %i times', async (moment, marks) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  const user = site.open(OFFER)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryAllByText('Tilbuddet er udløbet')).toHaveLength(marks)
  await user.click(screen.getByRole('link', { name: 'Tilbage til Medier' }))
  await screen.findByRole('heading', { level: 1, name: 'Medier' })
  expect(screen.queryAllByText('Tilbuddet er udløbet')).toHaveLength(marks)
})

test('an unknown article says so and leads to the list', async () => {
  site.open('/articles/findes-ikke')
  await screen.findByRole('heading', { level: 1, name: 'Artikel ikke fundet' })
  expect(
    screen.getByText('Den søgte artikel findes ikke eller er ikke længere tilgængelig.'),
  ).toBeInTheDocument()
  const toList = screen.getByRole('link', { name: 'Se alle artikler' })
  expect(toList).toHaveAttribute('href', '/articles')
})
