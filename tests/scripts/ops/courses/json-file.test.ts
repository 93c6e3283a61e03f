import { expect, it } from 'vitest'
import { readCoursesJson } from '../../../../scripts/ops/courses/json-file'
import { courseOf, courseValues } from '../../../helpers/course'

const ID = '00000000-0000-4000-8000-0000000000c1'

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
