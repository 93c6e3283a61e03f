import { expect, it } from 'vitest'
import {
  COURSE_TYPES,
  courseTypeInfo,
  isCourseType,
  typesAmong,
} from '@/features/courses/domain/course-types'

it('the five types have the labels and the tones of the specification', () => {
  const types = COURSE_TYPES.map((type) => {
    const { adminLabel, publicLabel, tone } = courseTypeInfo(type)
    return [type, adminLabel, publicLabel, tone]
  })
  expect(types).toEqual([
    ['foraeldre', 'Forældrekurser', 'Forældrekursus', 'blue'],
    ['supervision', 'Supervision', 'Supervision', 'green'],
    ['specialkurser', 'Specialkurser', 'Specialkursus', 'purple'],
    ['skreddersyede', 'Skræddersyede kurser', 'Skræddersyet', 'orange'],
    ['foredrag', 'Foredrag', 'Foredrag', 'red'],
  ])
  expect(COURSE_TYPES.every(isCourseType)).toBe(true)
})

it.each(['webinar', '', 'Foredrag', 'toString'])(
  'the unknown type %j is shown as it is',
  (type) => {
    expect(isCourseType(type)).toBe(false)
    expect(courseTypeInfo(type)).toEqual({ adminLabel: type, publicLabel: type, tone: 'grey' })
  },
)

it('the types among courses are in the order of the tabs, each once, unknown ones last', () => {
  const types = ['webinar', 'foredrag', 'foraeldre', 'foredrag', 'aften']
  const found = typesAmong(types.map((type) => ({ type })))
  expect(found.join(' ')).toBe('foraeldre foredrag aften webinar')
})
