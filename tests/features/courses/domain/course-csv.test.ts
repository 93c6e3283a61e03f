import { expect, it } from 'vitest'
import { coursesToCsv, readCsvText } from '@/features/courses/domain/course-csv'
import { courseOf, otherValues } from '../../../helpers/course'

/** The title as it stands in the file. */
function titleCell(title: string): string | undefined {
  const [, row = ''] = coursesToCsv([courseOf({ title })]).split(/\r\n(?=")/)
  return /^"(?:[^"]|"")*"(?=;"2026-11-24")/.exec(row)?.[0]
}

it('the CSV file is one for a Danish spreadsheet: a mark for its letters, semicolons, a line for each course', () => {
  const headings =
    '\uFEFF"Titel";"Dato";"Starttidspunkt";"Sluttidspunkt";"Type";"Lokation";"Max deltagere";"Ledige pladser";"URL";"Pris";"Forløb";"Status";"Besked";"Flyttet fra dato";"Flyttet fra tidspunkt"\r\n'
  expect(coursesToCsv([])).toBe(headings)
  const moved = courseOf({
    url: 'https://eksempel.dk',
    price: '250 kr.',
    status: 'moved',
    statusNote: 'Lokalet var optaget',
    movedFrom: { date: '2026-11-17', startTime: '17:00' },
  })
  expect(coursesToCsv([courseOf({ title: 'Søvn' }), moved])).toBe(
    headings +
      '"Søvn";"2026-11-24";"16:00";"18:30";"Forældrekurser";"Frederiksgade 7, 4. sal";20;12;"";"";"";"Planlagt";"";"";""\r\n' +
      '"Forældrekursus";"2026-11-24";"16:00";"18:30";"Forældrekurser";"Frederiksgade 7, 4. sal";20;12;"https://eksempel.dk";"250 kr.";"";"Flyttet";"Lokalet var optaget";"2026-11-17";"17:00"\r\n',
  )
})

it.each(Object.entries(otherValues))('the CSV file has the %s of a course', (field, value) => {
  const other = { ...courseOf(), [field]: value }
  expect(coursesToCsv([other])).not.toBe(coursesToCsv([courseOf()]))
})

it.each([
  ['Ro; søvn', '"Ro; søvn"'],
  ['Et "roligt" kursus', '"Et ""roligt"" kursus"'],
  ['To\r\nlinjer', '"To\r\nlinjer"'],
  ['Kursus - del 2', '"Kursus - del 2"'],
  ['A=B', '"A=B"'],
])('the title %j is the cell %j', (title, cell) => {
  expect(titleCell(title)).toBe(cell)
})

it.each([
  ...['=1+1', '+45 12 34 56 78', '-2', '@SUM(A1)', '\t=1+1', ' =1+1', '\u200b=1+1', '＝1+1'],
  '="x";HYPERLINK("https://example.com")',
])('the title %j is no formula', (title) => {
  expect(titleCell(title)).toMatch(/^"'/)
})

it.each(["'=1+1", "''+45", "'x", "'", ' =1', "'\t", 'x'])(
  'the title %j can be read from its cell again',
  (title) => {
    expect(readCsvText(titleCell(title)?.slice(1, -1) ?? '')).toBe(title)
  },
)
