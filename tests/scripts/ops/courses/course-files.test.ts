import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coursesToCsv } from '@/features/courses/admin/course-csv'
import { COURSE_TYPES } from '@/features/courses/domain/course-types'
import { courseFormat } from '../../../../scripts/ops/courses/course-file'
import { readCoursesCsv } from '../../../../scripts/ops/courses/csv-file'
import { coursesToJson, readCoursesJson } from '../../../../scripts/ops/courses/json-file'
import { courseOf, courseValues } from '../../../helpers/course'

const ID = '00000000-0000-4000-8000-0000000000c1'
const HEADINGS =
  'Titel;Dato;Starttidspunkt;Sluttidspunkt;Type;Lokation;Max deltagere;Ledige pladser;URL'
const ROW = 'Søvn;2026-11-24;16:00;18:30;Forældrekurser;Valby;20;12;'

const csv = (...rows: string[]) => [HEADINGS, ...rows].join('\r\n')

/** The only course of the file as an object, or what is wrong with it. */
function readRow(row: string) {
  const { courses, problems } = readCoursesCsv(csv(row))
  return problems.length > 0 ? problems : courses[0]?.values
}

describe('a CSV file', () => {
  it('a CSV file gives the courses back that were written to it, whatever their texts look like', () => {
    const text = fc.oneof(
      // Without those in which a letter of another encoding is seen.
      fc.string({ unit: 'grapheme' }).filter((graphemes) => !/[ÃÂâï√├\uFFFD#]/.test(graphemes)),
      fc.stringMatching(/^['\s=+\-@;,"\t]{1,6}x?$/),
    )
    const course = fc.record({
      title: text,
      location: text,
      type: fc.constantFrom(...COURSE_TYPES),
      maxParticipants: fc.integer({ min: 1, max: 100_000 }),
      url: fc.constantFrom(null, '/contact', "https://eksempel.dk/?a='=1;2"),
    })
    fc.assert(
      fc.property(fc.array(course, { minLength: 1, maxLength: 4 }), (changes) => {
        const courses = changes.map((each) => courseOf(each))
        const { courses: read, problems } = readCoursesCsv(coursesToCsv(courses))
        expect(problems).toEqual([])
        expect(read.map(({ values }) => values)).toEqual(
          courses.map(({ id: _, version: __, title, location, ...values }) => ({
            title: title.trim(),
            location: location.trim(),
            ...values,
          })),
        )
      }),
    )
  })

  it.each([
    ['semicolons and a mark', `\uFEFF${csv(ROW)}`],
    ['commas', csv(ROW).replaceAll(';', ',')],
    ['quotes', csv(ROW.replaceAll(/[^;]+/g, '"$&"'))],
    ['lines of Unix', csv(ROW).replaceAll('\r\n', '\n')],
    ['an empty last line', `${csv(ROW)}\r\n`],
    ['empty rows', csv(';;;;;;;;', ROW, ';;;;;;;;')],
    ['columns in another order', csv(ROW).replaceAll(/^([^;]*);([^;]*)/gm, '$2;$1')],
    ['the days of a Danish spreadsheet', csv(ROW.replace('2026-11-24', '24-11-2026'))],
    ['days with dots', csv(ROW.replace('2026-11-24', '24.11.2026'))],
    ['the times of a Danish spreadsheet', csv(ROW.replace('16:00;18:30', '16.00;18.30'))],
    ['times with seconds', csv(ROW.replace('16:00;18:30', '16:00:00;18:30:00'))],
    ['the type as it is stored', csv(ROW.replace('Forældrekurser', 'foraeldre'))],
  ])('may have %s', (_what, text) => {
    const { courses, problems } = readCoursesCsv(text)
    expect(problems).toEqual([])
    expect(courses.map(({ values }) => values)).toEqual([
      { ...courseValues, title: 'Søvn', location: 'Valby' },
    ])
  })

  it.each([
    ['24-11', '2026-11-24', 'Row 2, Dato: "24-11" is not a day such as 2026-11-24 or 24-11-2026.'],
    ['kl. 16', '16:00', 'Row 2, Starttidspunkt: "kl. 16" is not a time such as 16:00.'],
    ['tyve', ';20;', 'Row 2, Max deltagere: "tyve" is not a whole number.'],
    ['-1', '12', 'Row 2, Ledige pladser: "-1" is not a whole number.'],
    [
      'kursus',
      'Forældrekurser',
      'Row 2, Type: "kursus" is not one of Forældrekurser, Supervision, Specialkurser, Skræddersyede kurser, Foredrag.',
    ],
  ])('a CSV file that says %s is told where, and what is expected', (wrong, right, problem) => {
    expect(readRow(ROW.replace(right, right.replace(/[^;]+/, wrong)))).toEqual([problem])
  })

  it('names the row as a spreadsheet counts it', () => {
    const rows = csv(ROW, ';;;;;;;;', `${ROW};x`, ROW.replace('12', 'x'))
    expect(readCoursesCsv(rows).problems).toEqual([
      'Row 4 has 10 cells instead of 9.',
      'Row 5, Ledige pladser: "x" is not a whole number.',
    ])
  })

  it('without its headings is not guessed at', () => {
    expect(readCoursesCsv('').problems).toContain('Row 1: the column "Titel" is missing.')
    expect(
      readCoursesCsv(csv(ROW).replace('Lokation', 'Sted').replace('URL', 'Dato')).problems,
    ).toEqual([
      'Row 1: no column of courses is called "Sted".',
      'Row 1: the column "Lokation" is missing.',
      'Row 1: the column "URL" is missing.',
      'Row 1: the column "Dato" is there more than once.',
    ])
  })

  it('with a quote that does not end is refused as a whole', () => {
    expect(readCoursesCsv(csv(`"${ROW}`)).problems).toEqual([
      expect.stringMatching(/^The file cannot be read as CSV: .*Quote/),
    ])
  })
})

describe('a JSON file', () => {
  it('a JSON file has one course a line, with its id, and gives it back', () => {
    const courses = [courseOf({ id: ID }), courseOf({ id: ID, url: '/contact' })]
    const text = coursesToJson(courses)
    expect(text.split('\n')).toHaveLength(5)
    expect(text).not.toContain('version')
    expect(readCoursesJson(text).courses).toEqual(
      courses.map(({ id, version: _, ...values }, index) => ({
        place: `Course ${index + 1}`,
        id,
        values,
      })),
    )
    expect(readCoursesJson(coursesToJson([]))).toMatchObject({ courses: [], problems: [] })
  })

  it('names the course and the field of what is wrong', () => {
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

  it.each(['', '{}', '[', 'null'])('is refused as %j', (text) => {
    expect(readCoursesJson(text).problems).toEqual(['The file is no JSON list of courses.'])
  })
})

it('the kind of a file is told by its ending', () => {
  expect(courseFormat('kurser.CSV')).toBe(courseFormat('csv'))
  expect(courseFormat('kurser.txt')).toBe(courseFormat('csv'))
  expect(courseFormat('kurser.json')).toBe(courseFormat('json'))
  expect(() => courseFormat('kurser.xlsx')).toThrow('kurser.xlsx is neither .csv nor .json.')
})
