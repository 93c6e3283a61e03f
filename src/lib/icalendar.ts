// Writes iCalendar (RFC 5545). Imports nothing, so that the edge function of the calendar feed can use it as well.

/** The longest that a line may be, in octets and without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75
const LINE_END = '\r\n'

/**
 * What cannot stand in a text as it is: characters with a meaning, line ends of every kind, control characters, and
 * halves of surrogate pairs, which UTF-8 has no octets for.
 */
const SPECIAL = /\r\n|[\\;,\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu

/** How those that can be written are written (RFC 5545, 3.3.11). */
const WRITTEN: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  ';': '\\;',
  ',': '\\,',
  '\t': ' ',
  '\r\n': '\\n',
  '\n': '\\n',
  '\r': '\\n',
  '\u0085': '\\n',
  '\u2028': '\\n',
  '\u2029': '\\n',
}

/**
 * A component with its lines, 'BEGIN:VEVENT' to 'END:VEVENT'.
 * @param content lines and components, each with its end
 */
export function component(name: string, content: readonly string[]): string {
  return `BEGIN:${name}${LINE_END}${content.join('')}END:${name}${LINE_END}`
}

/** A line whose value is any text. Control characters, which iCalendar has not, are left out. */
export function textLine(name: string, text: string): string {
  return line(
    name,
    text.replace(SPECIAL, (found) => WRITTEN[found] ?? ''),
  )
}

/**
 * A line whose value is written already.
 * @param name with its parameters, if there are any
 */
export function line(name: string, value: string | number): string {
  return fold(`${name}:${value}`) + LINE_END
}

/**
 * A moment as the value of a line, in UTC, which takes no table of time zones: '20261124T150000Z'.
 * @param moment in the years 0 to 9999
 * @throws RangeError if the Date is invalid
 */
export function utcMoment(moment: Date): string {
  if (Number.isNaN(moment.getTime())) throw new RangeError('Not a moment')
  // From numbers, because toISOString takes several times as long, which a feed of thousands would feel.
  const date = digits(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate(), 8)
  const time = digits(moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds(), 6)
  return `${date}T${time}Z`
}

/** Three numbers in a row, the last two with two digits. */
function digits(first: number, second: number, third: number, length: number): string {
  return String((first * 100 + second) * 100 + third).padStart(length, '0')
}

/** Breaks a line that is too long, before the character that finds no room. */
function fold(whole: string): string {
  // One of UTF-16's units takes three octets at most.
  if (whole.length * 3 <= LINE_OCTETS) return whole
  let folded = ''
  let start = 0
  let octets = 0
  for (let index = 0; index < whole.length; ) {
    const code = whole.codePointAt(index) ?? 0
    const size = octetsOf(code)
    if (octets + size > LINE_OCTETS) {
      folded += `${whole.slice(start, index)}${LINE_END} `
      start = index
      // The space that says that the line goes on.
      octets = 1
    }
    octets += size
    index += code > 0xffff ? 2 : 1
  }
  return folded + whole.slice(start)
}

/** How many octets a character takes in UTF-8. */
function octetsOf(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_0000 ? 3 : 4
}
