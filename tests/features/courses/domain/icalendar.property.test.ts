import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { component, textLine } from '@/features/courses/domain/icalendar'

const PARTS = [
  ...['\\', ';', ',', ':', '"', '\n', '\r', '\r\n', '\t', '\0', '\u007F', '\u0085', '\u2028'],
  ...['\\n', ' ', 'END:VEVENT', 'æøå', '\uFEFF', '\u202E', '👩‍👧', '\uD83D', '\uDC69'],
]

/** Hostile texts: marks of the format in any order, any characters, halves of characters, long lines. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'grapheme' })))
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('a', 'å', '€', '👧'), fc.integer({ min: 1, max: 300 }), fc.nat(4))
    .map(([character, times, before]) => 'x'.repeat(before) + character.repeat(times)),
)

/** The part of a text that can be read from an iCalendar again. */
function readable(text: string): string {
  return text
    .replaceAll(/\r\n|[\r\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]|\p{Cs}/gu, '')
}

it('any text is read back as written, without the characters that iCalendar lacks', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (summary, location) => {
      const event = component('VEVENT', [
        textLine('SUMMARY', summary),
        textLine('LOCATION', location),
      ])
      const calendar = new ICAL.Component(ICAL.parse(component('VCALENDAR', [event, event])))
      const properties = [
        ['summary', {}, 'text', readable(summary)],
        ['location', {}, 'text', readable(location)],
      ]
      expect(calendar.getAllSubcomponents().map(({ jCal }) => jCal)).toEqual([
        ['vevent', properties, []],
        ['vevent', properties, []],
      ])
    }),
  )
})

it('any text is folded into lines of at most 75 octets of whole characters, without control characters', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const written = textLine('DESCRIPTION', text)
      expect(written.endsWith('\r\n')).toBe(true)
      const lines = written.slice(0, -2).split('\r\n')
      for (const [index, one] of lines.entries()) {
        const octets = new TextEncoder().encode(one)
        expect(octets.length).toBeLessThanOrEqual(75)
        expect(new TextDecoder().decode(octets)).toBe(one.replace(/^\uFEFF/, ''))
        expect(one).not.toMatch(/[\p{Cc}\p{Cs}]/u)
        expect(one.startsWith(index === 0 ? 'DESCRIPTION:' : ' ')).toBe(true)
      }
    }),
  )
})
