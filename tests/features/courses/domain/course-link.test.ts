import { expect, it } from 'vitest'
import { site } from '@/content/site'
import {
  calendarFeedUrl,
  completeAddress,
  courseCardLink,
  courseLink,
  ownLink,
} from '@/features/courses/domain/course-link'

it.each([
  'https://eksempel.dk',
  'http://eksempel.dk/kurser?uge=47#tilmeld',
  'HTTPS://EKSEMPEL.DK',
  'https://århus.dk/forældre',
  '//eksempel.dk/kursus',
])('the url %s is an external link', (url) => {
  expect(courseLink(url)).toEqual({ href: url, isExternal: true })
})

it.each(['/', '/contact', '/courses#supervision', '/articles?category=Foredrag', '/a//b'])(
  'the url %s is a link within the site',
  (url) => {
    expect(courseLink(url)).toEqual({ href: url, isExternal: false })
  },
)

it.each([
  ...[null, '', ' ', 'eksempel.dk', '#supervision', '?x', './contact'],
  ...['javascript:alert(1)', 'JavaScript://eksempel.dk/%0aalert(1)', 'java\nscript:alert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'ftp://eksempel.dk', 'mailto:x@eksempel.dk'],
  ...['https:', 'https:/eksempel.dk', 'https://', 'https:///eksempel.dk', '//', '///eksempel.dk'],
  ...['\\\\eksempel.dk', '/\\eksempel.dk', '/a\\b', '/\t/eksempel.dk', '/\u0000/eksempel.dk'],
  ...[' /contact', '\u00a0https://eksempel.dk', '\u0001javascript:alert(1)'],
])('the url %j is no link', (url) => {
  expect(courseLink(url)).toBeUndefined()
})

it.each([
  ['/contact', false],
  ['/Contact/', false],
  [`${site.origin.toUpperCase()}/contact#skriv`, false],
  [`${site.origin}/contact?emne=kursus`, false],
  ['/contacts', true],
  ['/contact/andet', true],
  ['https://eksempel.dk/contact', true],
  [`https://eksempel.dk/?fra=${site.origin}/contact`, true],
  ['javascript:alert(1)', false],
])('whether a course is signed up for at %s: %s', (url, isOwn) => {
  expect(ownLink(url) !== undefined).toBe(isOwn)
})

it.each([
  ['www.eksempel.dk', 'https://www.eksempel.dk'],
  [' WWW.eksempel.dk/a ', 'https://WWW.eksempel.dk/a'],
  ['se www.eksempel.dk', 'se www.eksempel.dk'],
  ['wwweksempel.dk', 'wwweksempel.dk'],
  [' eksempel.dk ', ' eksempel.dk '],
])('%j is completed to %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address)
})

it('the link to a card and the address of a feed keep every character of an id or a type', () => {
  const { pathname, searchParams, hash } = new URL(courseCardLink('a&b#c'), site.origin)
  expect([pathname, searchParams.get('kursus')]).toEqual(['/courses', 'a&b#c'])
  expect(hash).toMatch(/^#kursus-a/)
  const feed = new URL(calendarFeedUrl('https://ref.supabase.co', { type: 'a&b=c' }))
  expect(feed.pathname).toBe('/functions/v1/course-calendar')
  expect([...feed.searchParams]).toEqual([['type', 'a&b=c']])
})
