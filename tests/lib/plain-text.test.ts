import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storableText } from '@/features/courses/domain/storable-text'
import { comparable, plainText } from '@/lib/plain-text'
import { anyText } from '../helpers/any-text'

describe.each(Object.entries({ plainText, comparable, storableText }))('%s', (_name, form) => {
  it.each([
    ['letters taken apart, as macOS writes them', 'a\u030Arsprøve, ide\u0301', 'årsprøve, idé'],
    ['no-break, thin and ideographic spaces', 'kl.\u00A010\u2009til\u300012', 'kl. 10 til 12'],
    ['spaces around and twice', ' \u00A0to  ord\t\r\n', 'to ord'],
    ['soft hyphens', 'skole\u00ADvægring', 'skolevægring'],
    ['zero-width spaces and word joiners', 'ad\u200Bhd\u2060', 'adhd'],
    ['a byte order mark', '\uFEFFadhd', 'adhd'],
    ['letters taken apart, with a zero-width space between', 'a\u200B\u030A', 'å'],
    ['direction marks', '\u200Eadhd\u200F \u202A1\u202C \u20662\u2069', 'adhd 1 2'],
  ])('takes %s for the plain text', (_what, text, plain) => {
    expect(form(text)).toBe(plain)
  })

  it('leaves its own result as it is', () => {
    fc.assert(fc.property(anyText, (text) => form(form(text)) === form(text)))
  })
})

it('comparable ignores case', () => {
  expect(comparable('ÅRSPRØVE')).toBe(comparable('a\u030Arsprøve'))
})

it('storableText keeps the joiners of emoji and scripts, and comparable removes them', () => {
  for (const text of ['👨‍👩‍👧', '❤️', 'می‌خواهم']) expect(storableText(text)).toBe(text)
  expect(plainText('❤️')).toBe(plainText('❤'))
})
