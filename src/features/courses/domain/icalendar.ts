// Writes iCalendar (RFC 5545).

/** The maximum length of a line in octets, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75
const LINE_END = '\r\n'

const encoder = new TextEncoder()
/** The room of a line beside the leading space that marks a continuation. */
const room = new Uint8Array(LINE_OCTETS - 1)

/**
 * A component with its lines, 'BEGIN:VEVENT' to 'END:VEVENT'.
 * @param content lines and components, each with its end
 */
export function component(name: string, content: readonly string[]): string {
  return `BEGIN:${name}${LINE_END}${content.join('')}END:${name}${LINE_END}`
}

/** A line with any text as its value, escaped (RFC 5545, 3.3.11); control characters are dropped. */
export function textLine(name: string, text: string): string {
  const escaped = text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replaceAll('\t', ' ')
    // And lone surrogates, which UTF-8 lacks.
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
  return line(name, escaped)
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
  const lines: string[] = []
  let rest = whole
  while (rest !== '') {
    const { read } = encoder.encodeInto(rest, room)
    lines.push(rest.slice(0, read))
    rest = rest.slice(read)
  }
  return lines.join(`${LINE_END} `)
}
