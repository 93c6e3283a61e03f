import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { expectAddress, setUpSite } from '../helpers/render-site'

const site = setUpSite()

// The box keeps its text in the browser's own address, beside the router.
afterEach(() => {
  window.history.replaceState(null, '', '/')
})

/** The text of `main`, without the layout. */
async function main() {
  return within(await screen.findByRole('main'))
}

async function box(): Promise<HTMLElement> {
  return within(await screen.findByRole('search')).findByRole('searchbox')
}

test('the search page opens with the cursor in an empty box that says what to search by, and shows nothing', async () => {
  const user = site.open('/search')
  const input = await box()
  expect(input).toHaveFocus()
  expect(input).toHaveAttribute('placeholder', 'Søg efter emne, kategori eller nøgleord')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Søg')

  await user.keyboard('   ')
  expect((await main()).getByRole('status')).toBeEmptyDOMElement()
  expect(screen.queryByRole('heading', { level: 2, name: /Ingen/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Gå til siden/ })).not.toBeInTheDocument()
})

test('the search page shows the page it finds with category, description and a link, and keeps the words in the address', async () => {
  const user = site.open('/search')
  await user.type(await box(), '  MAVEPINE {Enter}')

  expect((await main()).getByRole('status')).toHaveTextContent(
    'Fandt 1 resultat(er) for "MAVEPINE"',
  )
  const card = screen.getByRole('heading', { level: 2, name: /Skole.?vægring/ }).closest('li')
  expect(card).toHaveTextContent('Ydelser')
  expect(card).toHaveTextContent('Når et barn måske gerne vil, men ikke kan komme i skole.')
  expect(screen.getByRole('link', { name: /^Gå til siden Skolevægring$/ })).toHaveAttribute(
    'href',
    '/services/skolevaegring',
  )
  expect(new URLSearchParams(window.location.search).get('q')?.trim()).toBe('MAVEPINE')
})

test('the search page shows articles after the pages, each with its date and a link to it', async () => {
  const article = articles.find(({ category }) => category === 'Podcast')
  if (!article) throw new Error('There is no podcast among the articles')
  site.open('/search?q=podcast')

  const link = await screen.findByRole('link', {
    name: new RegExp(`^Læs artikel ?${article.title}$`),
  })
  expect(link).toHaveAttribute('href', `/articles/${article.id}`)
  const card = link.closest('li')
  expect(card).toHaveTextContent('Artikel')
  expect(card).toHaveTextContent(article.excerpt)
  expect(card?.querySelector('time')).toHaveAttribute('datetime', article.date)

  const [first] = screen.getAllByRole('link', { name: /^(Gå til siden|Læs artikel)/ })
  expect(first).toHaveAccessibleName(/^Gå til siden/)
})

test('the search page says so when nothing is found, and clearing begins anew', async () => {
  const user = site.open('/search?q=elefant')
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Ingen resultater fundet' }),
  ).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Ryd søgning' }))
  expect(await box()).toHaveValue('')
  expect(await box()).toHaveFocus()
  expect(screen.queryByText('Ingen resultater fundet')).not.toBeInTheDocument()
})

test('an example searches', async () => {
  const user = site.open('/search')
  await user.click(await screen.findByRole('link', { name: 'priser' }))
  expect(await box()).toHaveValue('priser')
  await expectAddress('/search?q=priser')
  expect(screen.getByRole('link', { name: /^Gå til siden Priser$/ })).toBeInTheDocument()
})

test('the search page has the cursor in the box also when a link leads here', async () => {
  const user = site.open('/contact')
  const footer = await screen.findByRole('contentinfo')
  await user.click(within(footer).getByRole('link', { name: 'Søg' }))
  expect(await box()).toHaveFocus()
})

test('the search page marks the searched words in titles and descriptions', async () => {
  site.open('/search?q=skolev')
  const heading = await screen.findByRole('heading', { level: 2, name: /Skole.?vægring/ })
  const [marked] = within(heading).getAllByText(/^skole.?v$/i)
  expect(marked?.tagName).toBe('MARK')
})

/** The links of the suggestions. */
async function nearbyLinks(): Promise<HTMLElement[]> {
  const near = await screen.findByRole('navigation', { name: 'Måske leder du efter …' })
  expect(within(near).getAllByRole('heading')).toHaveLength(1)
  return within(near).getAllByRole('link')
}

/** The cards of the results. */
function cards(): HTMLElement[] {
  return screen.queryAllByRole('link', { name: /^(Gå til siden|Læs artikel)/ })
}

test.each(['skolevaegring', 'PPR', 'skole', 'adhd samtaler', 'foredrag og samtaler'])(
  'the cards for %s are as many as the count says, and what else is offered is links after them',
  async (query) => {
    site.open(`/search?q=${query}`)
    const links = await nearbyLinks()
    const count = /^Fandt (\d+) resultat/.exec((await main()).getByRole('status').textContent)
    expect(cards()).toHaveLength(Number(count?.[1]))
    const before = cards().at(-1) ?? screen.getByRole('button', { name: 'Ryd søgning' })
    for (const link of links) {
      expect(before.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  },
)

test('the search page offers the right spelling as a link, and what resembles the query without counting it', async () => {
  const user = site.open('/search?q=skolevaegring')
  expect((await main()).getByRole('status')).toHaveTextContent(
    'Fandt 0 resultat(er) for "skolevaegring"',
  )
  expect(screen.getByRole('heading', { name: 'Ingen resultater fundet' })).toBeInTheDocument()
  const skolevaegring = (await nearbyLinks()).find(({ textContent }) =>
    /^Skole.?vægring$/.test(textContent),
  )
  expect(skolevaegring).toHaveAttribute('href', '/services/skolevaegring')
  expect(skolevaegring?.closest('li')).toHaveTextContent(/Ydelser.?Når et barn måske gerne vil/)

  const offer = within(screen.getByText(/^Mente du/))
  await user.click(offer.getByRole('link', { name: 'skolevægring' }))
  expect(await box()).toHaveValue('skolevægring')
  await expectAddress(`/search?q=${encodeURIComponent('skolevægring')}`)
  expect(screen.queryByText('Ingen resultater fundet')).not.toBeInTheDocument()
})

test('the search page explains a term after the results', async () => {
  site.open('/search?q=PPR')
  const links = await nearbyLinks()
  const term = links.find(({ textContent }) => textContent === 'Hvad betyder ”PPR”?')
  expect(term).toHaveAttribute('href', '/ordliste#ppr')
})

test('the search page leads on to five common pages where nothing is found', async () => {
  site.open('/search?q=elefant')
  const common = within(
    await screen.findByRole('navigation', { name: 'Sider, som mange leder efter' }),
  )
  expect(common.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/services',
    '/courses',
    '/prices',
    '/ordliste',
    '/contact',
  ])
})
