import { isLocalDate, type LocalDate } from '../../../lib/local-date.ts'

/** The limits that the database enforces (limit_course_events, add_course_event_status, add_course_event_price_and_series). Lengths in code points. */
export const COURSE_LIMITS = {
  title: 300,
  location: 300,
  statusNote: 300,
  url: 2_000,
  price: 60,
  firstDate: '2000-01-01',
  lastDate: '2199-12-31',
  seats: 100_000,
} as const

/** Control characters, separators of lines and paragraphs, and marks of writing direction. */
export const UNWANTED_CHARACTER = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u

/** Any character that is visible on a screen. */
export const VISIBLE_CHARACTER =
  /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u115f\u1160\u2800\u3164\uffa0]/u

/** Whether the text is an existing day within the limits. */
export function isCourseDate(text: string): text is LocalDate {
  return isLocalDate(text) && COURSE_LIMITS.firstDate <= text && text <= COURSE_LIMITS.lastDate
}

/** The length of a text in code points, as PostgreSQL counts: an emoji is one or few, where JavaScript counts units. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** Shortens a text that was stored before the limits, so that lists can show it and the form can save it. */
export function clip(text: string, length: number): string {
  // Never more code points than units, which are quicker to count.
  if (text.length <= length || lengthOf(text) <= length) return text
  return `${Array.from(text)
    .slice(0, length - 1)
    .join('')}…`
}

/**
 * Normalizes text for storage: like plainText, but keeps the joiners and variation selectors that emoji and some
 * scripts need.
 */
export function storableText(text: string): string {
  return text
    .replaceAll(/[\xAD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
