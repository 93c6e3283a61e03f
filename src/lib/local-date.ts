/**
 * A day in the calendar as 'YYYY-MM-DD', without a time or a time zone. Such strings sort and compare by
 * their characters.
 */
export type LocalDate = string

/** A minute of a day as 'YYYY-MM-DDTHH:MM', compared in the same way; 24:00 is the end of a day. */
export type LocalDateTime = string

/** Whether the text is a day that exists, written as 'YYYY-MM-DD' (from the year 100 on). */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(text)
}
