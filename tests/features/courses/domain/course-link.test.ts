import { expect, it } from 'vitest'
import { courseLink } from '@/features/courses/domain/course-link'

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
