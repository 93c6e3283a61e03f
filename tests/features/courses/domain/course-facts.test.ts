import { expect, test } from 'vitest'
import { coursePageWords as words } from '@/content/course-page'
import { durationOf, isOnline, mapOf } from '@/features/courses/domain/course-facts'

test.each([
  ['17:00', '19:00', '2 timer'],
  ['09:30', '10:30', '1 time'],
  ['09:30', '11:00', '1 time og 30 minutter'],
  ['16:00', '18:01', '2 timer og 1 minut'],
  ['16:50', '17:35', '45 minutter'],
])('a course from %s to %s takes %s', (start, end, text) => {
  expect(words.duration(durationOf(start, end)).replaceAll('\u00A0', ' ')).toBe(text)
})

test.each(['Online', ' online via Teams', 'ZOOM', 'Digitalt møde'])(
  '%s is no place on a map',
  (location) => {
    expect(isOnline(location)).toBe(true)
  },
)

test.each(['Valby Kulturhus', 'Onlinevej 2', 'Teamsters Hus, online billetsalg'])(
  '%s is a place on a map',
  (location) => {
    expect(isOnline(location)).toBe(false)
  },
)

test('the address of a map names the whole place', () => {
  const { origin, searchParams } = new URL(mapOf('Æblevej 2 & 4, 2. sal #3'))
  expect(origin).toBe('https://www.openstreetmap.org')
  expect(searchParams.get('query')).toBe('Æblevej 2 & 4, 2. sal #3')
})
