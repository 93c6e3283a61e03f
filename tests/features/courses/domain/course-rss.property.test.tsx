import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coursesRss } from '@/features/courses/domain/course-rss'
import { element, textElement } from '@/features/courses/domain/xml'
import { anyText } from '../../../helpers/any-text'
import { courseOf } from '../../../helpers/course'
import { parseRss } from '../../../helpers/parse-rss'

const MARKS = [
  ...['&', '<', '>', '"', "'", ']]>', '<!--', '</p>', '&amp;', '&#0;'],
  ...['\0', '\r', '\r\n', '\uD83D', '\uDC69', '\uFFFE'],
]

/** Marks of the format in any order, any characters, halves of characters. */
const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...MARKS), anyText))
  .map((parts) => parts.join(''))

/** The part of a text that XML can hold, as every parser reads its line ends. */
function readable(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n\r\u007F-\u009F]|[\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll(/\r\n?/g, '\n')
}

it('any text is read back from XML as written, without the characters that XML lacks', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (text, value) => {
      const xml = element('a', [textElement('b', text, { value })])
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      const b = document.querySelector('a > b')
      expect(b?.textContent).toBe(readable(text))
      // A parser reads white space in attributes as spaces.
      expect(b?.getAttribute('value')).toBe(readable(value).replaceAll(/[\t\n]/g, ' '))
    }),
  )
})

it('whatever characters title, place, price and note have, the RSS has them as text, and no HTML of theirs', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const texts = { title: text, location: text, price: text }
      const course = courseOf({
        ...texts,
        ...{ status: 'cancelled', statusNote: text, movedFrom: null },
      })
      const rss = parseRss(coursesRss([course], '2026-11-01T10:00', { address: '' }))
      const [{ title, description } = { title: '', description: '' }] = rss.items
      expect(title).toBe(readable(`AFLYST: ${text}`))
      const { body } = new DOMParser().parseFromString(description, 'text/html')
      expect(body.querySelectorAll('p')).toHaveLength(2)
      expect(body.querySelectorAll(':not(p, br)')).toHaveLength(0)
      expect(body.textContent).toContain(`Sted: ${readable(text)}`)
    }),
  )
})
