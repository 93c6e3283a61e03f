import { windows1252fromString, windows1252toString } from '@exodus/bytes/single-byte.js'
import { expect, it } from 'vitest'
import { courseFormat } from '../../../../scripts/ops/courses/course-file'
import { decodeFile } from '../../../../scripts/ops/courses/decode-file'
import { type FileContents, planImport } from '../../../../scripts/ops/courses/import-plan'
import { courseOf } from '../../../helpers/course'

const TITLE = 'Søvn på „Æblegården“'

/** The stored courses, as exported and opened in each of the programs. */
const stored = [
  courseOf({ title: TITLE }),
  courseOf({
    id: 'b',
    title: '=Ro; "fred", håb',
    date: '2026-12-13',
    startTime: '09:00',
    endTime: '12:00',
    type: 'foredrag',
    maxParticipants: 1000,
    availableSpots: 0,
    url: 'https://eksempel.dk/?a=1,2;3',
  }),
]

type Cells = { days?: readonly [string, string]; times?: readonly [string, string] }

/** The rows of `stored` as a program writes them, with its delimiter, its quotes, and its own days and times. */
function table(delimiter: string, cells: Cells = {}): string[] {
  const quoted = (cell: string) =>
    /["\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell
  const days = cells.days ?? ['2026-11-24', '2026-12-13']
  const times = cells.times ?? ['16:00 18:30', '09:00 12:00']
  const [first = [], second = []] = times.map((pair) => pair.split(/ (?=\d)/))
  const place = 'Frederiksgade 7, 4. sal'
  return [
    'Titel/Dato/Starttidspunkt/Sluttidspunkt/Type/Lokation/Max deltagere/Ledige pladser/URL'.split(
      '/',
    ),
    [TITLE, days[0], ...first, 'Forældrekurser', place, '20', '12', ''],
    [
      `'=Ro; "fred", håb`,
      ...[days[1], ...second, 'Foredrag', place, '1000', '0'],
      'https://eksempel.dk/?a=1,2;3',
    ],
  ].map((row) => row.map(quoted).join(delimiter))
}

const lines = (rows: readonly string[], end = '\r\n') => rows.map((row) => row + end).join('')
const utf8 = (text: string) => Buffer.from(text, 'utf8')
const markedUtf8 = (text: string) => utf8(`\uFEFF${text}`)
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

const DANISH_DAYS = ['24-11-2026', '13-12-2026'] as const
const DOTTED = {
  days: ['24.11.2026', '13.12.2026'],
  times: ['16.00 18.30', '09.00 12.00'],
} as const
const AMERICAN_DAYS = ['11/24/2026', '12/13/2026'] as const
const AM_PM = ['4:00 PM 6:30 PM', '9:00 AM 12:00 PM'] as const

function read(bytes: Uint8Array, name = 'kurser.csv') {
  return courseFormat(name).read(decodeFile(bytes))
}

function expectNoChange(contents: FileContents): void {
  const { plan, problems } = planImport(contents, stored)
  expect(problems).toEqual([])
  expect(plan).toMatchObject({ created: [], changed: [], unchanged: stored, absent: [] })
}

type Saved = Cells & {
  delimiter?: string
  end?: string
  encode?: (text: string) => Uint8Array
  name?: string
}

it.each<[string, Saved]>([
  ['Excel in Danish as CSV UTF-8', { days: DANISH_DAYS, encode: markedUtf8 }],
  ['Excel in Danish as CSV', { days: DANISH_DAYS, encode: windows1252fromString }],
  [
    'Excel in Danish as Unicode text',
    { delimiter: '\t', days: DANISH_DAYS, encode: utf16, name: 'kurser.txt' },
  ],
  ['Excel or Numbers in Danish with dots', DOTTED],
  ['Excel in American English as CSV UTF-8', { delimiter: ',', days: AMERICAN_DAYS }],
  [
    'Excel in American English as CSV',
    { delimiter: ',', days: AMERICAN_DAYS, times: AM_PM, encode: windows1252fromString },
  ],
  ['Excel in British English', { delimiter: ',', days: ['24/11/2026', '13/12/2026'] }],
  [
    'LibreOffice in English',
    { delimiter: ',', times: ['04:00:00 PM 06:30:00 PM', '09:00:00 AM 12:00:00 PM'], end: '\n' },
  ],
  ['LibreOffice in Danish', { times: ['16:00:00 18:30:00', '9:00:00 12:00:00'], end: '\n' }],
  ['Numbers in English', { delimiter: ',', times: ['4:00\u202FPM 6:30\u202FPM', AM_PM[1]] }],
  ['an old Mac', { end: '\r' }],
])('an export that was saved by %s changes nothing', (_program, saved) => {
  const { delimiter = ';', end, encode = utf8, name, ...cells } = saved
  expectNoChange(read(encode(lines(table(delimiter, cells), end)), name))
})

it.each<[string, (row: string, index: number) => string]>([
  ['empty columns behind', (row) => `${row};;`],
  ['empty rows', (row) => `${row}\r\n;;;;;;;;\r\n;;\r\n`],
  ['rows without their empty last cells', (row) => row.replace(/;+$/, '')],
  [
    'columns in another order',
    (row) => row.replace(/;(Max deltagere|20|1000);(Ledige pladser|\d+);/, ';$2;$1;'),
  ],
  ['headings in other letters', (row, index) => (index > 0 ? row : row.toUpperCase())],
  ['headings in other spaces', (row) => row.replace('Max deltagere', ' Max\u00A0 deltagere ')],
  ['spaces around the cells', (row) => row.replaceAll(/;(20|16:00|Foredrag);/g, ';\u00A0$1 ;')],
  ['types as they are stored', (row) => row.replace(';Foredrag;', ';foredrag;')],
  ['texts that are no longer quoted as text', (row) => row.replace("'=", '=')],
  ['letters and their marks apart', (row) => row.normalize('NFD')],
])('a file with %s changes nothing', (_what, change) => {
  expectNoChange(read(utf8(lines(table(';').map(change)))))
})

/** The problems of the file with another cell; none where it can be read. */
function problemsWith(cell: string, other: string, rows = table(';')): string[] {
  const whole = new RegExp(`(^|[;,])${cell}(?=[;,])`)
  const changed = rows.map((row) => row.replace(whole, `$1${other}`))
  expect(changed).not.toEqual(rows)
  return read(utf8(lines(changed))).problems
}

it('a date between slashes is refused if its day may be a month, whether or not other dates of the file are unambiguous', () => {
  const refused = [
    'Row 2, Dato: "12/3/2026" can be 2026-03-12 or 2026-12-03. Write the dates as 2026-12-03 (in Excel: Format Cells, Custom, yyyy-mm-dd, or åååå-mm-dd in Danish) and save the file again.',
  ]
  for (const other of ['2026-12-13', '12/13/2026', '13/12/2026', '13-12-2026']) {
    const rows = table(';', { days: ['12/3/2026', other] })
    expect(read(utf8(lines(rows))).problems).toEqual(refused)
  }
  expect(problemsWith('2026-11-24', '5/5/2026')).toEqual([])
})

it('a time on the dial is refused where others say AM or PM', () => {
  const rows = table(',', { times: AM_PM })
  expect(problemsWith('4:00 PM', '4:00', rows)).toEqual([
    'Row 2, Starttidspunkt: "4:00" can be 04:00 or 16:00, since other times of the file have AM or PM. Write the times as 17:00 (in Excel: Format Cells, Custom, hh:mm, or tt:mm in Danish) and save the file again.',
  ])
  expect(problemsWith('4:00 PM', '16:00', rows)).toEqual([])
})

it.each([
  ['Dato', '2026-11-24', '24-11-26', /has a year of two digits\. Write the dates as 2026-/],
  ['Dato', '2026-11-24', '11-24-2026', /is not a day such as 2026-11-24 or 24-11-2026/],
  ['Dato', '2026-11-24', '3-Dec-2026', /is not a day/],
  ['Starttidspunkt', '16:00', '13:00 PM', /is not a time such as 16:00/],
  ['Starttidspunkt', '16:00', '0:30 AM', /is not a time/],
  ['Starttidspunkt', '16:00', '0,6667', /is not a time/],
  ['Type', 'Forældrekurser', 'kursus', /is not one of Forældrekurser, Supervision/],
  ['Max deltagere', '20', 'tyve', /is not a whole number/],
  ['Max deltagere', '1000', '1.000', /has a separator.* Write the numbers as 1000/],
  ['Max deltagere', '1000', '1\u00A0000', /has a separator/],
  ['Max deltagere', '20', '20,0', /has a separator/],
  ['Ledige pladser', '12', '-1', /is not a whole number/],
  ['Ledige pladser', '12', '####', /stands for something that a spreadsheet could not show/],
  ['Titel', TITLE, '#NAVN?', /stands for something/],
  ['Dato', '2026-11-24', '#VALUE!', /stands for something/],
])(
  'a file whose %s %s became %s is refused with its row and a remedy',
  (column, cell, other, problem) => {
    const place = `Row ${cell === '1000' ? 3 : 2}, ${column}: "${other}" `
    expect(problemsWith(cell, other).find((found) => found.startsWith(place))).toMatch(problem)
  },
)

it('a row with a note or a former day, but without a status, is refused', () => {
  const [first, second] = table(';')
  const headings = `${first};Status;Besked;Flyttet fra dato`
  const rows = [headings, `${second};;Underviseren er syg;`, `${second};;;2026-11-23`]
  expect(read(utf8(lines(rows))).problems).toEqual([
    'Row 2, Status: is empty, but Besked is not. Write one of Planlagt, Aflyst, Flyttet, Udsat.',
    'Row 3, Status: is empty, but Flyttet fra dato is not. Write one of Planlagt, Aflyst, Flyttet, Udsat.',
  ])
  expect(read(utf8(lines([headings, `${second};;;`]))).problems).toEqual([])
})

it('a file that is no table of courses is refused as a whole', () => {
  const rows = table(';')
  const [first = '', second = ''] = rows
  const reading = (text: string) => () => read(utf8(text))
  expect(reading('')).toThrow('Row 1: the column "Titel" is missing.')
  expect(reading(first.replace('Lokation', 'Sted').replace('URL', 'Dato'))).toThrow(
    [
      'Row 1: no column of courses is called "Sted".',
      'Row 1: the column "Lokation" is missing.',
      'Row 1: the column "URL" is missing.',
      'Row 1: the column "Dato" is there more than once.',
    ].join('\n'),
  )
  expect(reading(lines([first, second, ';;', `${second};x`]))).toThrow(/got 10 on line 4/)
  expect(reading(`"${first}`)).toThrow(/^Quote Not Closed/)
})

it.each([
  ['windows-1252', (text: string) => windows1252toString(utf8(text))],
  ['Mac OS Roman', (text: string) => new TextDecoder('macintosh').decode(utf8(text))],
  ['an encoding without them', (text: string) => text.replaceAll(/[æøå]/g, '\uFFFD')],
])('letters that were read as %s are refused', (_encoding, misread) => {
  const { problems } = read(utf8(lines(table(';').map(misread))))
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^Row 2, Type: "For.*ldrekurser" has letters that were read in a wrong encoding\. Export the courses again and open the file as UTF-8/,
      ),
      expect.stringMatching(/^Row 3, Titel: /),
    ]),
  )
})

it.each(['SÃO PAULO', 'Â l’école', '√2', 'Crème brûlée', '20° ude', '#ADHD'])(
  'a title such as %s is not taken for a misread one',
  (title) => {
    expect(problemsWith(TITLE, title)).toEqual([])
  },
)

it.each([
  ['MS-DOS', { æ: 0x91, ø: 0x9b, å: 0x86, Æ: 0x92, Ø: 0x9d, Å: 0x8f }],
  ['an old Mac', { æ: 0xbe, ø: 0xbf, å: 0x8c, Æ: 0xae, Ø: 0xaf, Å: 0x81 }],
])('the letters of %s are not taken for those of Windows', (_name, page) => {
  for (const [letter, byte] of Object.entries(page)) {
    const bytes = Buffer.from(`Titel\r\nG${letter}r!`, 'latin1')
    bytes[bytes.length - 3] = byte
    expect(() => decodeFile(bytes)).toThrow(
      /^Line 2: the letters of "G.r!" cannot be told\. Save the file as UTF-8: in Excel as "CSV UTF-8"/,
    )
  }
})

it('a file that is no text, or ends in the middle of a letter, is refused', () => {
  const whole = utf16('Søvn')
  const zip = Buffer.from([0x50, 0x4b, 3, 4, 0, 0])
  for (const bytes of [zip, whole.subarray(0, -1), whole.subarray(2)]) {
    expect(() => decodeFile(bytes)).toThrow(
      /^The file is damaged, or no text\. Save the file as UTF-8/,
    )
  }
})
