import { expect, test } from 'vitest'
import { storableText } from '@/features/courses/domain/course-limits'
import { comparable, plainText } from '@/lib/plain-text'

test.each([
  ['decomposed letters', 'a\u030Arsprøve, ide\u0301', 'årsprøve, idé'],
  ['no-break, thin and ideographic spaces', 'kl.\u00A010\u2009til\u300012', 'kl. 10 til 12'],
  ['surrounding and repeated spaces', ' \u00A0to  ord\t\r\n', 'to ord'],
  ['soft hyphens', 'skole\u00ADvægring', 'skolevægring'],
  ['zero-width spaces, word joiners and byte order marks', '\uFEFFad\u200Bhd\u2060', 'adhd'],
  ['a zero-width space inside a decomposed letter', 'a\u200B\u030A', 'å'],
  ['direction marks', '\u200Eadhd\u200F \u202A1\u202C \u20662\u2069', 'adhd 1 2'],
])('%s are normalized, for comparison and for storage', (_what, text, plain) => {
  for (const normalize of [plainText, comparable, storableText]) {
    expect(normalize(text)).toBe(plain)
    expect(normalize(plain)).toBe(plain)
  }
})

test('comparable text is in lower case', () => {
  expect(comparable('ÅRSPRØVE')).toBe('årsprøve')
})

test('stored text keeps invisible joiners, and comparison ignores them', () => {
  for (const text of ['👨‍👩‍👧', '❤️', 'می‌خواهم']) expect(storableText(text)).toBe(text)
  expect(plainText('❤️')).toBe(plainText('❤'))
})
