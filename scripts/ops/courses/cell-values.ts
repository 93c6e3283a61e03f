import { comparable } from '../../../src/lib/plain-text.ts'

/** The meaning of a cell, or the reason for refusing it, as the end of a sentence, and the remedy. */
export type CellValue = { value: string | number } | { problem: string }

const DAY_REMEDY =
  'Write the dates as 2026-12-03 (in Excel: Format Cells, Custom, yyyy-mm-dd, or åååå-mm-dd in Danish) and save the file again'
const TIME_REMEDY =
  'Write the times as 17:00 (in Excel: Format Cells, Custom, hh:mm, or tt:mm in Danish) and save the file again'
const NUMBER_REMEDY =
  'Write the numbers as 1000 (in Excel: Format Cells, General) and save the file again'

/** A day as 'YYYY-MM-DD'. Between slashes the month may come first, which only a day above 12 tells. */
export function readDay(cell: string): CellValue {
  const [, year, , month = '', day = ''] = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})$/.exec(cell) ?? []
  if (year) return { value: isoDay(year, month, day) }

  const [, first = '', separator, second = '', lastYear = ''] =
    /^(\d{1,2})([-./])(\d{1,2})\2(\d{2}|\d{4})$/.exec(cell) ?? []
  if (lastYear.length === 2) return { problem: `has a year of two digits. ${DAY_REMEDY}` }
  const days = new Set<string>()
  if (separator && Number(second) <= 12) days.add(isoDay(lastYear, second, first))
  if (separator === '/' && Number(first) <= 12) days.add(isoDay(lastYear, first, second))
  const [value, other] = days
  if (other) return { problem: `can be ${value} or ${other}. ${DAY_REMEDY}` }
  return value ? { value } : { problem: 'is not a day such as 2026-11-24 or 24-11-2026' }
}

export function hasHalfOfDay(cell: string): boolean {
  return /^[\d:.]+ ?[ap]\.?m\.?$/.test(comparable(cell))
}

/** A time of day as 'HH:MM'. With `isTwelveHours`, other times of the file have AM or PM. */
export function readTime(cell: string, isTwelveHours: boolean): CellValue {
  const [, hours = '', minutes = '', half] =
    /^(\d{1,2})[:.](\d\d)(?:[:.]00)?(?: ?([ap])\.?m\.?)?$/.exec(comparable(cell)) ?? []
  const hour = Number(hours)
  const isOnDial = hour >= 1 && hour <= 12
  const [morning, evening] = [timeOf(hour % 12, minutes), timeOf((hour % 12) + 12, minutes)]
  if (minutes === '' || (half && !isOnDial)) return { problem: 'is not a time such as 16:00' }
  if (half) return { value: half === 'a' ? morning : evening }
  if (!isTwelveHours || !isOnDial) return { value: timeOf(hour, minutes) }
  return {
    problem: `can be ${morning} or ${evening}, since other times of the file have AM or PM. ${TIME_REMEDY}`,
  }
}

/** A whole number. With a separator it can be two: '1.000' is a thousand in Danish, and one in English. */
export function readWholeNumber(cell: string): CellValue {
  if (/^\d+$/.test(cell)) return { value: Number(cell) }
  return {
    problem: /^\d[\d.,'\s]*\d$/.test(cell)
      ? `has a separator, which not every program reads alike. ${NUMBER_REMEDY}`
      : 'is not a whole number',
  }
}

const MISREAD = new RegExp(
  [
    // The two bytes of UTF-8, as windows-1252 reads them: æ, ø and å are 'Ã' and one of these.
    String.raw`[ÃÂ][\x80-\xBF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]`,
    'â€',
    'ï»¿',
    // The Danish ones, and é, as a Mac and MS-DOS read them.
    '√[¶∏•ÜòÖ©]',
    '├[ª©ÑåÿàÇ]',
    // æ, ø and å of these two, as windows-1252 reads them.
    '[A-Za-z][¾¿†›][a-z]',
    String.raw`\uFFFD`,
  ].join('|'),
  'u',
)

// For a column that is too narrow, and for formulas with an error, in Danish and English.
const SHOWN_INSTEAD =
  /^#(?:#+|(?:NAVN|NAME)\?|(?:VÆRDI|VALUE|REF|REFERENCE|DIV\/0|DIVISION\/0|NUM|NUL|NULL|ERROR)!|N\/A|I\/T)$/

/** A cell as it is, unless a program has put something else in the place of its text. */
export function readText(cell: string): CellValue {
  if (MISREAD.test(cell)) {
    return {
      problem:
        'has letters that were read in a wrong encoding. Export the courses again and open the file as UTF-8 (in Excel: Data, From Text/CSV, File origin 65001)',
    }
  }
  if (SHOWN_INSTEAD.test(cell)) {
    return {
      problem:
        'stands for something that a spreadsheet could not show. Make the column wider, or correct the formula, and save the file again',
    }
  }
  return { value: cell }
}

function isoDay(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function timeOf(hour: number, minutes: string): string {
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
