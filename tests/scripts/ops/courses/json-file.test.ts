import { expect, it } from 'vitest'
import { PLANNED } from '@/features/courses/domain/course-event'
import { coursesToJson, readCoursesJson } from '../../../../scripts/ops/courses/json-file'
import { courseOf, courseValues } from '../../../helpers/course'

const ID = '00000000-0000-4000-8000-0000000000c1'

it('a JSON file has one course a line, with its id, and gives it back', () => {
  const courses = [courseOf({ id: ID }), courseOf({ id: ID, url: '/contact' })]
  const text = coursesToJson(courses)
  expect(text.split('\n')).toHaveLength(5)
  expect(text).not.toContain('version')
  expect(readCoursesJson(text).courses).toEqual(
    courses.map(({ url }, index) => ({
      place: `Course ${index + 1}`,
      id: ID,
      values: { ...courseValues, url },
      status: PLANNED,
    })),
  )
  expect(readCoursesJson(coursesToJson([]))).toMatchObject({ courses: [], problems: [] })
})

it('a JSON file from before the status has none', () => {
  const text = JSON.stringify([courseValues])
  expect(readCoursesJson(text).courses).toMatchObject([{ values: courseValues, status: undefined }])
})

it('problems of a JSON file name the course and the field', () => {
  const { version: _, ...course } = courseOf({ id: ID })
  const text = JSON.stringify([course, { ...course, title: 1, id: 'a', sted: 'x' }])
  const { courses, problems } = readCoursesJson(text)
  expect(courses).toHaveLength(1)
  expect(problems).toEqual([
    expect.stringMatching(/^Course 2, id: /),
    expect.stringMatching(/^Course 2, title: .*string/),
    expect.stringMatching(/^Course 2: .*"sted"/),
  ])
})

it.each(['', '{}', '[', 'null'])('a JSON file that is %j is refused', (text) => {
  expect(() => readCoursesJson(text)).toThrow('The file is no JSON list of courses.')
})
