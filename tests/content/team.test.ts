import { expect, test } from 'vitest'
import { site } from '@/content/site'
import { consultants, mentors, staffEmail, team } from '@/content/team'

test.each([
  ['Mette Lindholm', 'mette'],
  ['Søren Ørskov', 'soeren'],
  ['Lærke Damgaard', 'laerke'],
  ['Åse Bro', 'aase'],
  ['René Falk', 'rene'],
  ['Anne-Marie Holm', 'anne-marie'],
])('the work address of %s begins with %s', (name, expected) => {
  expect(staffEmail({ name })).toBe(`${expected}@${site.emailDomain}`)
})

test('nine consultants and eight mentors make up the staff', () => {
  expect(consultants).toHaveLength(9)
  expect(mentors).toHaveLength(8)
  expect(mentors.every(({ title }) => title === 'Makker')).toBe(true)
})

test('no two of the staff share an id, an address or a sentence', () => {
  const texts = team.flatMap(({ shortBio, fullBio }) => [shortBio, ...fullBio])
  for (const values of [team.map(({ id }) => id), team.map(staffEmail), texts]) {
    expect(new Set(values).size).toBe(values.length)
  }
})
