import { expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { externalLinks } from '@/content/external-links'
import { articlePath, paths } from '@/content/paths'
import { PUBLIC_PATHS } from '@/content/public-pages'
import { site as centre } from '@/content/site'
import { structuredData } from '../../helpers/document-head'
import { prerenderedPage } from '../../helpers/prerendered-page'

const ORIGIN = centre.origin
const THE_CENTRE = { '@id': `${ORIGIN}/#centret` }
const SERVICES = PUBLIC_PATHS.filter(
  (path) => path.startsWith(`${paths.services}/`) && path !== paths.servicesOverview,
)

function thingsOfType(type: string, page: Document): unknown[] {
  return structuredData(page).filter((thing) => thing['@type'] === type)
}

test('the centre is described with its address, its hours and ways to reach it', async () => {
  const things = structuredData(await prerenderedPage('/contact'))
  expect(things.find(({ '@id': id }) => id === THE_CENTRE['@id'])).toMatchObject({
    '@type': ['LocalBusiness', 'EducationalOrganization'],
    name: centre.name,
    telephone: expect.stringMatching(/^\+45\d{8}$/),
    email: centre.email,
    address: { streetAddress: centre.address.street, addressCountry: 'DK' },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '15:00',
      },
    ],
    sameAs: expect.arrayContaining([externalLinks.facebook]),
  })
})

test('the breadcrumb is described as it is shown', async () => {
  const page = await prerenderedPage('/services/psykoedukative-forlob/plus18')
  expect(thingsOfType('BreadcrumbList', page)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['Forside', '/'],
        ['Ydelser', '/services'],
        ['Psykoedukative forløb', '/services/psykoedukative-forlob'],
        ['Psykoedukation 18+', '/services/psykoedukative-forlob/plus18'],
      ].map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${ORIGIN}${path}`,
      })),
    },
  ])
  expect(thingsOfType('BreadcrumbList', await prerenderedPage('/'))).toEqual([])
})

test.each(articles)(
  'the article $id is described with its date, image and author',
  async (article) => {
    const path = articlePath(article.id)
    const page = await prerenderedPage(path)
    expect(thingsOfType('Article', page)).toEqual([
      expect.objectContaining({
        headline: article.title,
        datePublished: article.date,
        author: THE_CENTRE,
        publisher: THE_CENTRE,
        image: `${ORIGIN}/share/articles.png`,
        inLanguage: 'da',
        mainEntityOfPage: `${ORIGIN}${path}`,
      }),
    ])
  },
)

test.each(SERVICES)('the page %s is described as a service of the centre', async (path) => {
  const page = await prerenderedPage(path)
  expect(thingsOfType('Service', page)).toEqual([
    expect.objectContaining({
      name: page.querySelector('h1')?.textContent.replaceAll('\u00AD', ''),
      description: page.querySelector('meta[name=description]')?.getAttribute('content'),
      url: `${ORIGIN}${path}`,
      provider: THE_CENTRE,
      areaServed: { '@type': 'Country', name: 'Danmark' },
      audience: { '@type': 'Audience', audienceType: expect.stringMatching(/.{5,}/) },
    }),
  ])
})
