import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { articles } from '@/content/articles/articles'
import { expectAddress, expectToast, setUpSite } from '../helpers/render-site'

const site = setUpSite()
const OFFER = '/articles/newsletter-kampagne-rabat-foraeldregruppeforlob'

afterEach(() => {
  vi.useRealTimers()
})

function travelTo(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
}

test('the article page shows category, date, title, excerpt and text, and the way back', async () => {
  site.open('/articles/mistrivsel-i-familien')
  const title = 'Mistrivsel i familien: når ét barn har det svært'
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(document.title).toContain(title)

  const article = screen.getByRole('article')
  expect(within(article).getByText('Forskning og indsigt')).toBeInTheDocument()
  expect(within(article).getByText('17. marts 2025')).toHaveAttribute('datetime', '2025-03-17')
  expect(within(article).getByText(/^Når ét barn mistrives/)).toBeInTheDocument()
  expect(within(article).getByRole('heading', { name: 'Hvorfor det breder sig' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Tilbage til Medier' })).toHaveAttribute(
    'href',
    '/articles',
  )
})

test('the article page offers other articles, those of the same category first', async () => {
  site.open('/articles/podcast-mette-fortaelling')
  const aside = await screen.findByRole('complementary', { name: 'Læs også' })
  const links = within(aside).getAllByRole('link')
  expect(links).toHaveLength(3)
  expect(links[0]).toHaveTextContent('Ny podcast: Kanariefuglenes stemmer')
})

test('a link in the text leads to the page without loading the site again', async () => {
  const user = site.open('/articles/mistrivsel-i-familien')
  await user.click(await screen.findByRole('link', { name: 'begynde med at ringe' }))
  await expectAddress('/contact')
})

test('the offer leads by /kurser to the courses', async () => {
  const user = site.open(OFFER)
  await user.click(await screen.findByRole('link', { name: 'kurser' }))
  await expectAddress('/courses')
})

test.each([
  ['an article that asks for it', true],
  ['any other article', false],
])('%s invites to the newsletter: %s', async (_which, isInviting) => {
  const article = articles.find(
    ({ showNewsletterSignup = false }) => showNewsletterSignup === isInviting,
  )
  site.open(`/articles/${article?.id}`)
  const main = within(await screen.findByRole('main'))
  await main.findByText('Læs også')
  expect(main.queryAllByText('Tilmeld dig')).toHaveLength(isInviting ? 1 : 0)
})

test('the offer stands through its last day in Denmark', async () => {
  travelTo('2025-11-30T22:59:00Z')
  site.open(OFFER)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Tilbuddet er udløbet')).not.toBeInTheDocument()
})

test('the day after, the article says that the offer is over', async () => {
  travelTo('2025-11-30T23:01:00Z')
  site.open(OFFER)
  expect(await screen.findByText('Tilbuddet er udløbet')).toBeInTheDocument()
})

test('an unknown article says so, is kept from search engines and leads to the list', async () => {
  site.open('/articles/findes-ikke')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Artikel ikke fundet' }),
  ).toBeInTheDocument()
  expect(
    screen.getByText('Den søgte artikel findes ikke eller er ikke længere tilgængelig.'),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Se alle artikler' })).toHaveAttribute(
    'href',
    '/articles',
  )
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('the article page tells how long the text takes to read', async () => {
  site.open('/articles/mistrivsel-i-familien')
  expect(await screen.findByText('3 min. læsning')).toBeInTheDocument()
})

test('the article page leads to the next newer and the next older article', async () => {
  site.open('/articles/mistrivsel-i-familien')
  const ways = within(await screen.findByRole('navigation', { name: 'Flere artikler' }))
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Unge stemmer: et foredrag om at blive hørt',
    'Foredrag med Mette: Forstå barnet, før du hjælper',
  ])
  expect(ways.getByText('Nyere artikel')).toBeInTheDocument()
  expect(ways.getByText('Ældre artikel')).toBeInTheDocument()
})

test('its address can be copied', async () => {
  const user = site.open(OFFER)
  await user.click(await screen.findByRole('button', { name: 'Kopiér link' }))
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${OFFER}`)
  await expectToast('Linket er kopieret', 'Nu kan du sætte det ind, hvor du vil dele det.')
})
