import { expect, test } from 'vitest'
import { nameInHash, nameInLink } from '@/lib/name-in-link'

test('a name ends before the characters that mail programs include after a link', () => {
  const tails = [...'.,;:!?)]}>"\'»”’…*_/|', ' ', '\u00A0', '\u200B', '\r\n', ').', '>.\t']
  for (const tail of tails) expect(nameInLink(`2026-W48${tail}`), tail).toBe('2026-w48')
  for (const nothing of ['', ' ', '...', '>']) expect(nameInLink(nothing)).toBe('')
})

test('a name is recognized in capitals, and loses only its end', () => {
  expect(nameInLink('6A0F0C4E-52D5-4E0C')).toBe('6a0f0c4e-52d5-4e0c')
  expect(nameInLink('Forskning og indsigt')).toBe('forskning og indsigt')
  expect(nameInLink('(foredrag')).toBe('(foredrag')
  expect(nameInLink('på')).toBe('på')
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
