import { expect, it } from 'vitest'
import { coursesToCsv, readCsvText } from '@/features/courses/admin/course-csv'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseOf } from '../../../helpers/course'

const course: CourseEvent = courseOf({ title: 'Søvn og skærm', availableSpots: 3 })

/** The title as it stands in the file. */
function titleCell(title: string): string | undefined {
  const [, row = ''] = coursesToCsv([{ ...course, title }]).split('\r\n')
  return /^"(?:[^"]|"")*"/.exec(row)?.[0]
}

it('writes what a Danish spreadsheet reads: a mark for its letters, semicolons, a line for each course', () => {
  expect(coursesToCsv([course, { ...course, url: 'https://eksempel.dk' }])).toBe(
    '\uFEFF"Titel";"Dato";"Starttidspunkt";"Sluttidspunkt";"Type";"Lokation";"Max deltagere";"Ledige pladser";"URL"\r\n' +
      '"Søvn og skærm";"2026-11-24";"16:00";"18:30";"Forældrekurser";"Frederiksgade 7, 4. sal";20;3;""\r\n' +
      '"Søvn og skærm";"2026-11-24";"16:00";"18:30";"Forældrekurser";"Frederiksgade 7, 4. sal";20;3;"https://eksempel.dk"\r\n',
  )
})

it('has its headings also where there are no courses', () => {
  expect(coursesToCsv([]).split('\r\n')).toHaveLength(2)
})

it.each([
  ['Ro; søvn', '"Ro; søvn"'],
  ['Et "roligt" kursus', '"Et ""roligt"" kursus"'],
  ['To\r\nlinjer', '"To\r\nlinjer"'],
])('keeps %j in one cell', (title, cell) => {
  expect(coursesToCsv([{ ...course, title }])).toContain(`\r\n${cell};"2026-11-24"`)
})

it.each([
  '=1+1',
  '+45 12 34 56 78',
  '-2',
  '@SUM(A1)',
  '\t=1+1',
  ' =1+1',
  '\u200b=1+1',
  '＝1+1',
  '="x";HYPERLINK("https://example.com")',
])('makes no formula of %j', (title) => {
  expect(titleCell(title)).toMatch(/^"'/)
})

it.each(["'=1+1", "''+45", "'x", "'", ' =1', "'\t", 'x'])('gives %j back as it was', (title) => {
  const cell = titleCell(title)?.slice(1, -1) ?? ''
  expect(readCsvText(cell)).toBe(title)
})

it.each(['Kursus - del 2', 'A=B', '2-3 timer'])('writes %j as it is', (title) => {
  expect(titleCell(title)).toBe(`"${title}"`)
})
