import fc from 'fast-check'
import { expect, it } from 'vitest'
import { courseLink } from '@/features/courses/domain/course-link'
import { anyText } from '../../../helpers/any-text'

const SITE = 'https://www.eksempel.dk'

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

const pieces = fc.constantFrom(
  ...['javascript:', 'JaVaScRiPt:', 'data:', 'vbscript:', 'http:', 'https:', 'HTTPS:', 'blob:'],
  ...['/', '//', '\\', ':', '@', '.', '..', '?', '#', '%', '%2f', '%5c', '[', ']', 'text/html,'],
  ...['\t', '\n', '\r', '\0', ' ', '\u00a0', '\u2028', '\u200b', '\ufeff', '\u0085', '\u001f'],
  ...['eksempel.dk', 'alert(1)', 'å', '／', '：'],
)
const anyUrl = fc.oneof(fc.string({ unit: pieces }), anyText)

function targetOf(href: string): URL | undefined {
  return URL.canParse(href, SITE) ? new URL(href, SITE) : undefined
}

it('an external link leads to a web page and an internal one stays on the site, letter by letter as stored', () => {
  fc.assert(
    fc.property(anyUrl, fc.constantFrom('', '/'), (rest, slash) => {
      const url = `${slash}${rest}`
      const link = courseLink(url)
      if (!link) return
      expect(link.href).toBe(url)
      if (link.isExternal) {
        expect(['http:', 'https:', undefined]).toContain(targetOf(url)?.protocol)
      } else expect(targetOf(url)?.origin).toBe(SITE)
    }),
    { numRuns: 2_000 },
  )
})
