import { expect, test } from 'vitest'
import { nameInHash, nameInLink } from '@/lib/name-in-link'

test.each([...Array.from('.,;:!?)]}>"\'»”’…*_/|'), ' ', '\u00A0', '\u200B', '\r\n', ').', '>.\t'])(
  'a name is found where %j stands behind it',
  (tail) => {
    expect(nameInLink(`2026-W48${tail}`)).toBe('2026-w48')
  },
)

test('a name is found in capitals, and nothing in it or before it is left out', () => {
  expect(nameInLink('6A0F0C4E-52D5-4E0C')).toBe('6a0f0c4e-52d5-4e0c')
  expect(nameInLink('Forskning og indsigt')).toBe('forskning og indsigt')
  expect(nameInLink('(foredrag')).toBe('(foredrag')
  expect(nameInLink('på')).toBe('på')
})

test.each(['', ' ', '...', '>'])('there is no name in %j', (text) => {
  expect(nameInLink(text)).toBe('')
})

test.each([
  ['', ''],
  ['#', ''],
  ['#supervision', 'supervision'],
  ['#Supervision%3E', 'supervision'],
  ['#supervision%C2%A0', 'supervision'],
  ['#supervision%E0%A4%A', 'supervision%e0%a4%a'],
])('the name in the hash %j is %j', (hash, name) => {
  expect(nameInHash(hash)).toBe(name)
})
