import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { externalLinks } from '@/content/external-links'
import { articlePath, paths } from '@/content/paths'
import { PUBLIC_PATHS } from '@/content/public-pages'
import { site as centre } from '@/content/site'
import { addDays, todayInCopenhagen } from '@/lib/local-date'
import { structuredData } from '../helpers/document-head'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite({ usesBackend: true })

const ORIGIN = centre.origin
const THE_CENTRE = { '@id': `${ORIGIN}/#centret` }
const SERVICES = PUBLIC_PATHS.filter(
  (path) => path.startsWith(`${paths.services}/`) && path !== paths.servicesOverview,
)

function thingsOfType(type: string): unknown[] {
  return structuredData().filter((thing) => thing['@type'] === type)
}

/** Opens a page and waits for its head, which comes with the rest of it. */
async function open(path: string): Promise<void> {
  site.open(path)
  await waitFor(() => expect(document.title).not.toBe(''))
}

test('the centre is described with its address, its hours and ways to reach it', async () => {
  await open('/contact')
  expect(structuredData()).toContainEqual({
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
      streetAddress: 'Frederiksgade 7, 4.',
      postalCode: '1265',
      addressLocality: 'København K',
      addressCountry: 'DK',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '15:00',
    },
    sameAs: [externalLinks.facebook, externalLinks.instagram, externalLinks.linkedin],
  })
})

test('the way to a page is told as it is shown', async () => {
  await open('/services/psykoedukative-forlob/plus18')
  expect(thingsOfType('BreadcrumbList')).toEqual([
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
})

test('the front page is the beginning of every way and has none itself', async () => {
  await open('/')
  expect(thingsOfType('BreadcrumbList')).toEqual([])
})

describe.each(articles)('the article $id', ({ id, title, date }) => {
  const path = articlePath(id)

  test('is described with its date, its picture and who wrote it', async () => {
    await open(path)
    expect(thingsOfType('Article')).toEqual([
      expect.objectContaining({
        headline: title,
        datePublished: date,
        author: THE_CENTRE,
        publisher: THE_CENTRE,
        image: `${ORIGIN}/share/articles.png`,
        inLanguage: 'da',
        mainEntityOfPage: `${ORIGIN}${path}`,
      }),
    ])
    expect(thingsOfType('BreadcrumbList')).toHaveLength(1)
  })
})

test.each(SERVICES)('%s describes a service of the centre', async (path) => {
  await open(path)
  expect(thingsOfType('Service')).toEqual([
    expect.objectContaining({
      name: document.querySelector('h1')?.textContent.replaceAll('\u00AD', ''),
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
      url: `${ORIGIN}${path}`,
      provider: THE_CENTRE,
      areaServed: { '@type': 'Country', name: 'Danmark' },
      audience: { '@type': 'Audience', audienceType: expect.stringMatching(/.{5,}/) },
    }),
  ])
})

test('there are eight services', () => {
  expect(SERVICES).toHaveLength(8)
})

test('coming courses are described as events, past ones are not', async () => {
  const today = todayInCopenhagen()
  await site.addCourse({ title: 'I går', event_date: addDays(today, -1) })
  await site.addCourse({ title: 'I dag </script>', event_date: today })
  await open('/courses')
  await waitFor(() => {
    expect(structuredData().flatMap((thing) => thing['@graph'] ?? [])).toEqual([
      expect.objectContaining({ '@type': 'Event', name: 'I dag </script>' }),
    ])
  })
})
