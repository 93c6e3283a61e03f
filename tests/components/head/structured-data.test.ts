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
  expect(structuredData(await prerenderedPage('/contact'))).toContainEqual({
    '@context': 'https://schema.org',
    ...THE_CENTRE,
    '@type': ['LocalBusiness', 'EducationalOrganization'],
    name: centre.name,
    description: centre.tagline,
    url: `${ORIGIN}/`,
    logo: `${ORIGIN}/icon-512.png`,
    telephone: expect.stringMatching(/^\+45\d{8}$/),
    email: centre.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: centre.address.street,
      postalCode: centre.address.postalCode,
      addressLocality: centre.address.town,
      addressCountry: 'DK',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: centre.openingHours.days,
      opens: centre.openingHours.opens,
      closes: centre.openingHours.closes,
    },
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
