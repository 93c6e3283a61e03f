// Writes iCalendar (RFC 5545).

/** The maximum length of a line in octets, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75
const LINE_END = '\r\n'

const encoder = new TextEncoder()
const WHOLE_LINE = new Uint8Array(LINE_OCTETS)
/** After the leading space that marks a continuation. */
const CONTINUED_LINE = WHOLE_LINE.subarray(1)

/** Characters to escape or drop: syntax, line ends, control characters, and lone surrogates, which UTF-8 lacks. */
const SPECIAL = /\r\n|[\\;,\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu

/** By special character; any other is dropped (RFC 5545, 3.3.11). */
const ESCAPES: Readonly<Record<string, string>> = {
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

/** A line with any text as its value, escaped; control characters are dropped. */
export function textLine(name: string, text: string): string {
  return line(
    name,
    text.replace(SPECIAL, (found) => ESCAPES[found] ?? ''),
  )
}

/**
 * A line whose value needs no escaping.
 * @param name with its parameters, if any
 */
export function line(name: string, value: string | number): string {
  return fold(`${name}:${value}`) + LINE_END
}

/**
 * A moment in UTC, which needs no time zone definitions: '20261124T150000Z'.
 * @param moment milliseconds since 1970, in the years 0 to 9999
 * @throws RangeError if it is NaN
 */
export function utcMoment(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** Folds a line that is too long, never within a character: encodeInto writes whole ones. */
function fold(whole: string): string {
  // A UTF-16 code unit takes three octets at most.
  if (whole.length * 3 <= LINE_OCTETS) return whole
  const lines: string[] = []
  let rest = whole
  while (rest !== '') {
    const { read } = encoder.encodeInto(rest, lines.length === 0 ? WHOLE_LINE : CONTINUED_LINE)
    lines.push(rest.slice(0, read))
    rest = rest.slice(read)
  }
  return lines.join(`${LINE_END} `)
}
