import { expect, test } from 'vitest'
import { site } from '@/content/site'
import { mentors, staffEmail, team } from '@/content/team'

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

test('no two members of the staff share an id or a work address', () => {
  for (const values of [team.map(({ id }) => id), team.map(staffEmail)]) {
    expect(new Set(values).size).toBe(values.length)
  }
})

test('the young mentors have the title Makker', () => {
  expect(mentors.filter(({ title }) => title !== 'Makker')).toEqual([])
})
