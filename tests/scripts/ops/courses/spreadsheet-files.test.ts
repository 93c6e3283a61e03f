import { windows1252fromString, windows1252toString } from '@exodus/bytes/single-byte.js'
import { describe, expect, it } from 'vitest'
import { coursesToCsv } from '@/features/courses/admin/course-csv'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { courseFormat } from '../../../../scripts/ops/courses/course-file'
import { decodeFile } from '../../../../scripts/ops/courses/decode-file'
import { planImport } from '../../../../scripts/ops/courses/import-plan'
import { courseValues } from '../../../helpers/course'

/** The stored courses, as exported and opened in each of the programs. */
const stored: AdminCourseEvent[] = [
  { ...courseValues, id: 'a', version: '1', title: 'Søvn på „Æblegården“' },
  {
    ...courseValues,
    id: 'b',
    version: '1',
    title: '=Ro; "fred", håb',
    date: '2026-12-13',
    startTime: '09:00',
    endTime: '12:00',
    type: 'foredrag',
    maxParticipants: 1000,
    availableSpots: 0,
    url: 'https://eksempel.dk/?a=1,2;3',
  },
]

type Cells = Record<'titles' | 'days' | 'times' | 'others', readonly [string, string]>

/** The rows of `stored` as a program writes them, with its delimiter, its quotes, and its own days and times. */
function table(delimiter: string, cells: Partial<Cells> = {}): string[] {
  const quoted = (cell: string) =>
    /["\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell
  const days = cells.days ?? ['2026-11-24', '2026-12-13']
  const [first, second] = cells.times ?? ['16:00 18:30', '09:00 12:00']
  const times = [first, second].map((pair) => pair.split(/ (?=\d)/))
  return [
    'Titel/Dato/Starttidspunkt/Sluttidspunkt/Type/Lokation/Max deltagere/Ledige pladser/URL'.split(
      '/',
    ),
    [
      'Søvn på „Æblegården“',
      days[0],
      ...(times[0] ?? []),
      'Forældrekurser',
      'Frederiksgade 7, 4. sal',
      '20',
      '12',
      '',
    ],
    [
      `'=Ro; "fred", håb`,
      days[1],
      ...(times[1] ?? []),
      'Foredrag',
      'Frederiksgade 7, 4. sal',
      '1000',
      '0',
      'https://eksempel.dk/?a=1,2;3',
    ],
  ].map((row) => row.map(quoted).join(delimiter))
}

const lines = (rows: readonly string[], end = '\r\n') => rows.map((row) => row + end).join('')
const utf8 = (text: string) => Buffer.from(text, 'utf8')
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

const DANISH_DAYS = ['24-11-2026', '13-12-2026'] as const
const AMERICAN_DAYS = ['11/24/2026', '12/13/2026'] as const
const AM_PM = ['4:00 PM 6:30 PM', '9:00 AM 12:00 PM'] as const

function read(bytes: Uint8Array, name = 'kurser.csv') {
  return courseFormat(name).read(decodeFile(bytes))
}

describe('an export that was opened and saved changes nothing', () => {
  it.each<[string, Uint8Array, string?]>([
    ['by nobody', utf8(coursesToCsv(stored))],
    [
      'by a Danish Excel as CSV UTF-8',
      utf8(
        `\uFEFF${lines(table(';', { days: DANISH_DAYS, times: ['16:00 18:30', '09:00 12:00'] }))}`,
      ),
    ],
    ['by a Danish Excel as CSV', windows1252fromString(lines(table(';', { days: DANISH_DAYS })))],
    [
      'by a Danish Excel as Unicode text',
      utf16(lines(table('\t', { days: DANISH_DAYS }))),
      'kurser.txt',
    ],
    [
      'by a Danish Excel with dots',
      utf8(
        `\uFEFF${lines(table(';', { days: ['24.11.2026', '13.12.2026'], times: ['16.00 18.30', '09.00 12.00'] }))}`,
      ),
    ],
    [
      'by an American Excel as CSV UTF-8',
      utf8(`\uFEFF${lines(table(',', { days: AMERICAN_DAYS }))}`),
    ],
    [
      'by an American Excel as CSV',
      windows1252fromString(lines(table(',', { days: AMERICAN_DAYS, times: AM_PM }))),
    ],
    [
      'by a British Excel',
      utf8(`\uFEFF${lines(table(',', { days: ['24/11/2026', '13/12/2026'] }))}`),
    ],
    [
      'by LibreOffice in English',
      utf8(
        lines(table(',', { times: ['04:00:00 PM 06:30:00 PM', '09:00:00 AM 12:00:00 PM'] }), '\n'),
      ),
    ],
    [
      'by LibreOffice in Danish',
      utf8(lines(table(';', { times: ['16:00:00 18:30:00', '09:00:00 12:00:00'] }), '\n')),
    ],
    ['by LibreOffice in the encoding of Windows', windows1252fromString(lines(table(';'), '\n'))],
    [
      'by Numbers in Danish',
      utf8(
        lines(
          table(';', { days: ['24.11.2026', '13.12.2026'], times: ['16.00 18.30', '09.00 12.00'] }),
        ),
      ),
    ],
    [
      'by Numbers in English',
      utf8(
        lines(
          table(',', {
            days: AMERICAN_DAYS,
            times: ['4:00\u202FPM 6:30\u202FPM', '9:00\u202FAM 12:00\u202FPM'],
          }),
        ),
      ),
    ],
    [
      'by Google Sheets',
      utf8(
        table(',', { times: ['16:00:00 18:30:00', '9:00:00 12:00:00'] })
          .join('\r\n')
          .replace("'=Ro", '=Ro'),
      ),
    ],
    ['by a Mac of long ago', utf8(lines(table(';'), '\r'))],
  ])('%s', (_program, bytes, name) => {
    const { plan, problems } = planImport(read(bytes, name), stored)
    expect(problems).toEqual([])
    expect(plan).toMatchObject({ created: [], changed: [], unchanged: stored, absent: [] })
  })

  it.each<[string, (rows: string[]) => string[]]>([
    ['a line that names the delimiter', (rows) => ['sep=;', ...rows]],
    ['such a line in quotes', (rows) => ['"sep=;"', ...rows]],
    ['empty columns behind', (rows) => rows.map((row) => `${row};;`)],
    ['empty rows behind', (rows) => [...rows, ';;;;;;;;', '', ';;']],
    ['rows without their empty last cells', (rows) => rows.map((row) => row.replace(/;+$/, ''))],
    [
      'headings in other letters and spaces',
      ([first = '', ...rows]) => [
        first.toUpperCase().replace('MAX DELTAGERE', ' max\u00A0 Deltagere '),
        ...rows,
      ],
    ],
    [
      'spaces around the cells',
      (rows) =>
        rows.map((row) =>
          row
            .replaceAll(/;(20|1000|16:00);/g, ';\u00A0$1 ;')
            .replace('Foredrag', ' foredrag\u00A0'),
        ),
    ],
    ['letters and their marks apart', (rows) => rows.map((row) => row.normalize('NFD'))],
  ])('with %s', (_what, change) => {
    const { plan, problems } = planImport(read(utf8(lines(change(table(';'))))), stored)
    expect(problems).toEqual([])
    expect(plan).toMatchObject({ created: [], changed: [], unchanged: stored, absent: [] })
  })
})

/** The refusal of the file with another cell; undefined where it is read. */
function problemsWith(cell: string, other: string, rows = table(';')): string[] {
  const whole = new RegExp(`(^|[;,])${cell}(?=[;,])`)
  const changed = rows.map((row) => row.replace(whole, `$1${other}`))
  expect(changed).not.toEqual(rows)
  return read(utf8(lines(changed))).problems
}

describe('what can be read in two ways is refused with row, value and remedy', () => {
  it('is a day between slashes that may be a month, whatever other days the file has', () => {
    const refused = [
      'Row 2, Dato: "12/3/2026" can be 2026-03-12 or 2026-12-03. Write the dates as 2026-12-03 (in Excel: Format Cells, Custom, yyyy-mm-dd, or åååå-mm-dd in Danish) and save the file again.',
    ]
    for (const delimiter of [';', ',', '\t']) {
      for (const other of ['2026-12-13', '12/13/2026', '13/12/2026', '13-12-2026']) {
        const rows = table(delimiter, { days: ['12/3/2026', other] })
        expect(read(utf8(lines(rows))).problems).toEqual(refused)
      }
    }
    expect(read(utf8(lines(table(',', { days: ['5/5/2026', '12/13/2026'] })))).problems).toEqual([])
  })

  it.each(['24-11-26', '24.11.26', '24/11/26', '11/24/26'])('is the year of %s', (day) => {
    expect(problemsWith('2026-11-24', day)).toEqual([
      expect.stringMatching(
        /^Row 2, Dato: "\S+" has a year of two digits\. Write the dates as 2026-/,
      ),
    ])
  })

  it('is a time on the dial where others say AM or PM', () => {
    const rows = table(',', { times: AM_PM })
    expect(problemsWith('4:00 PM', '4:00', rows)).toEqual([
      'Row 2, Starttidspunkt: "4:00" can be 04:00 or 16:00, since other times of the file have AM or PM. Write the times as 17:00 (in Excel: Format Cells, Custom, hh:mm, or tt:mm in Danish) and save the file again.',
    ])
    expect(problemsWith('4:00 PM', '16:00', rows)).toEqual([])
  })

  it.each(['1.000', '1,000', '1\u00A0000', "1'000", '20,0', '20.0'])(
    'is a separator in a number: %s',
    (number) => {
      expect(problemsWith('1000', number)).toEqual([
        expect.stringMatching(
          /^Row 3, Max deltagere: "[^"]+" has a separator.* Write the numbers as 1000/,
        ),
      ])
    },
  )
})

describe('what cannot be right is refused', () => {
  it.each(['11-24-2026', '11.24.2026', '13/13/2026', '3-Dec-2026', '46350', '24-11-2026 0:00'])(
    'such as the day %s',
    (day) => {
      expect(problemsWith('2026-11-24', day)).toEqual([
        `Row 2, Dato: "${day}" is not a day such as 2026-11-24 or 24-11-2026.`,
      ])
    },
  )

  it.each(['13:00 PM', '0:30 AM', '16:00:30', '16', '0,6667', '1600'])(
    'such as the time %s',
    (time) => {
      const rows = table(';', { times: ['16:00 18:30', '14:00 15:00'] })
      expect(problemsWith('16:00', time, rows)).toEqual([
        `Row 2, Starttidspunkt: "${time}" is not a time such as 16:00.`,
      ])
    },
  )

  it.each(['########', '#NAVN?', '#NAME?', '#VÆRDI!', '#N/A', '#I/T'])('such as %s', (shown) => {
    for (const cell of ['2026-11-24', 'Søvn på „Æblegården“', 'Forældrekurser', '20']) {
      expect(problemsWith(cell, shown)).toEqual([
        expect.stringMatching(
          /^Row 2, \S.*: "#\S+" stands for something .* save the file again\.$/,
        ),
      ])
    }
    expect(problemsWith('Søvn på „Æblegården“', '#ADHD')).toEqual([])
  })
})

describe('letters', () => {
  it.each([
    ['windows-1252', (text: string) => windows1252toString(utf8(text))],
    [
      'windows-1252, twice',
      (text: string) => windows1252toString(utf8(windows1252toString(utf8(text)))),
    ],
    ['Mac OS Roman', (text: string) => new TextDecoder('macintosh').decode(utf8(text))],
    ['something that has lost them', (text: string) => text.replaceAll(/[æøå]/g, '\uFFFD')],
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

  it.each(['SÃO PAULO', 'Â l’école', '√2', 'Crème brûlée', '20° ude', 'CAFÉ”'])(
    'of %s are left as they are',
    (title) => {
      expect(problemsWith('Søvn på „Æblegården“', title)).toEqual([])
    },
  )

  /** The letters in which MS-DOS and Macs of long ago differ from Windows. */
  const codePages = {
    'MS-DOS': { æ: 0x91, ø: 0x9b, å: 0x86, Æ: 0x92, Ø: 0x9d, Å: 0x8f },
    'a Mac': { æ: 0xbe, ø: 0xbf, å: 0x8c, Æ: 0xae, Ø: 0xaf, Å: 0x81 },
  }

  it.each(Object.entries(codePages))('of %s are not taken for those of Windows', (_name, page) => {
    for (const [letter, byte] of Object.entries(page)) {
      const bytes = Buffer.from(`Titel\r\nG${letter}r!`, 'latin1')
      bytes[bytes.length - 3] = byte
      expect(() => decodeFile(bytes)).toThrow(
        /^Line 2: the letters of "G.r!" cannot be told\. Save the file as UTF-8: in Excel as "CSV UTF-8"/,
      )
    }
  })

  it('of a file that is no text, or ends in the middle of one, are refused', () => {
    const whole = utf16('Søvn')
    for (const bytes of [
      Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
      whole.subarray(0, -1),
      whole.subarray(2),
    ]) {
      expect(() => decodeFile(bytes)).toThrow(
        /^The file is damaged, or no text\. Save the file as UTF-8/,
      )
    }
  })

  it('letters are read with and without a byte order mark', () => {
    const other = Buffer.from(utf16('Søvn')).swap16()
    for (const bytes of [
      utf8('Søvn'),
      utf8('\uFEFFSøvn'),
      utf16('Søvn'),
      other,
      windows1252fromString('Søvn'),
    ]) {
      expect(decodeFile(bytes)).toBe('Søvn')
    }
  })
})
