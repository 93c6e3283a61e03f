import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseLink } from '@/features/courses/domain/course-link'
import { anyText } from '../../../helpers/any-text'

const SITE = 'https://www.eksempel.dk'

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

test('no text at all becomes a link to anything but a web page', () => {
  fc.assert(
    fc.property(anyUrl, (url) => {
      const link = courseLink(url)
      if (link.kind === 'external') {
        expect(['http:', 'https:', undefined]).toContain(targetOf(link.href)?.protocol)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('what counts as a path of the site stays on the site', () => {
  fc.assert(
    fc.property(anyUrl, fc.constantFrom('', '/'), (rest, slash) => {
      const link = courseLink(`${slash}${rest}`)
      if (link.kind === 'internal') expect(targetOf(link.to)?.origin).toBe(SITE)
    }),
    { numRuns: 1_000 },
  )
})

test('a link leads to the stored address, letter by letter, or nowhere', () => {
  fc.assert(
    fc.property(anyUrl, (url) => {
      const link = courseLink(url)
      if (link.kind === 'external') expect(link.href).toBe(url)
      if (link.kind === 'internal') expect(link.to).toBe(url)
    }),
  )
})

test('every web address is a link', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      expect(courseLink(url)).toEqual({ kind: 'external', href: url })
    }),
  )
})
