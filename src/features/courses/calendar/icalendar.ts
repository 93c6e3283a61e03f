// Writes iCalendar (RFC 5545). Imports nothing, so that the edge function of the calendar feed can use it as well.

/** The longest that a line may be, in octets and without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75
const LINE_END = '\r\n'

const encoder = new TextEncoder()
const WHOLE_LINE = new Uint8Array(LINE_OCTETS)
/** After the space that says that the line goes on. */
const CONTINUED_LINE = WHOLE_LINE.subarray(1)

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
 * @param moment milliseconds since 1970, in the years 0 to 9999
 * @throws RangeError if it is NaN
 */
export function utcMoment(moment: number): string {
  if (Number.isNaN(moment)) throw new RangeError('Not a moment')
  const utc = new Date(moment)
  // From numbers, because toISOString is slow enough for a feed of thousands to feel it.
  const date = digits(utc.getUTCFullYear(), utc.getUTCMonth() + 1, utc.getUTCDate(), 8)
  const time = digits(utc.getUTCHours(), utc.getUTCMinutes(), utc.getUTCSeconds(), 6)
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
  let end = charactersThatFit(whole, WHOLE_LINE)
  let folded = whole.slice(0, end)
  while (end < whole.length) {
    const rest = whole.slice(end)
    const size = charactersThatFit(rest, CONTINUED_LINE)
    folded += `${LINE_END} ${rest.slice(0, size)}`
    end += size
  }
  return folded
}

/** How long a beginning of the text finds room in UTF-8; encodeInto never writes a part of a character. */
function charactersThatFit(text: string, room: Uint8Array): number {
  return encoder.encodeInto(text, room).read
}
