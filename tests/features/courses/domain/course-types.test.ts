import { expect, it } from 'vitest'
import {
  COURSE_TYPES,
  courseTypeInfo,
  isCourseType,
  typesAmong,
} from '@/features/courses/domain/course-types'

it.each([
  ['foraeldre', 'Forældrekurser', 'Forældrekursus', 'blue'],
  ['supervision', 'Supervision', 'Supervision', 'green'],
  ['specialkurser', 'Specialkurser', 'Specialkursus', 'purple'],
  ['skreddersyede', 'Skræddersyede kurser', 'Skræddersyet', 'orange'],
  ['foredrag', 'Foredrag', 'Foredrag', 'red'],
])('the type %s has its labels and its tone', (type, adminLabel, publicLabel, tone) => {
  expect(isCourseType(type)).toBe(true)
  expect(courseTypeInfo(type)).toEqual({ adminLabel, publicLabel, tone })
})

it('lists five types', () => {
  expect(COURSE_TYPES).toHaveLength(5)
})

it.each(['webinar', '', 'Foredrag', 'toString'])('shows the unknown type %j as it is', (type) => {
  expect(isCourseType(type)).toBe(false)
  expect(courseTypeInfo(type)).toEqual({ adminLabel: type, publicLabel: type, tone: 'grey' })
})

it('finds the types among courses in the order of the tabs, each once, unknown ones last', () => {
  const types = ['webinar', 'foredrag', 'foraeldre', 'foredrag', 'aften']
  expect(typesAmong(types.map((type) => ({ type })))).toEqual([
    'foraeldre',
    'foredrag',
    'aften',
    'webinar',
  ])
})
