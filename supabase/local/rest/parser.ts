// Readers for the small languages in a query string. Every reader takes the whole text and an
// index, and gives back what it read and where it stopped, so that errors can name the column.

export type Read<Value> = { value: Value; end: number }

/** What PostgREST says it expected where a name should stand. */
export const FIELD_NAME = 'field name (* or [a..z0..9_$])'

/** Reads items between commas until one is followed by something else. */
export function readList<Item>(text: string, readItem: (at: number) => Read<Item>): Item[] {
  const items: Item[] = []
  let at = 0
  while (true) {
    const { value, end } = readItem(at)
    items.push(value)
    if (text[end] !== ',') return items
    at = end + 1
  }
}

export function skipBlanks(text: string, at: number): number {
  let end = at
  while (text[end] === ' ' || text[end] === '\t') end += 1
  return end
}

/** PostgREST: a name is quoted, or made of letters, digits, `_`, `$`, blanks and dashes. */
export function readName(text: string, at: number): Read<string> | undefined {
  const quoted = readQuoted(text, at)
  if (quoted) return quoted
  // A dash before > begins an arrow into JSON.
  const [name] = /^[\p{L}0-9_ $]+(?:-(?!>)[\p{L}0-9_ $]+)*/u.exec(text.slice(at)) ?? []
  return name === undefined ? undefined : { value: name.trim(), end: at + name.length }
}

/** Reads a text in double quotes, where a backslash takes the next character as it is. */
export function readQuoted(text: string, at: number): Read<string> | undefined {
  const [whole, inner] = /^"((?:[^"\\]|\\.)*)"/s.exec(text.slice(at)) ?? []
  if (whole === undefined || inner === undefined) return undefined
  return { value: inner.replace(/\\(.)/gs, '$1'), end: at + whole.length }
}

/** Words for what stands where something else was expected. */
export function unexpected(text: string, at: number, quote = '"'): string {
  const character = text[at]
  return character === undefined
    ? 'unexpected end of input'
    : `unexpected ${quote}${character}${quote}`
}

/** PostgREST: where a word was expected, the first character that differs from it is named. */
export function unexpectedInWord(word: string, text: string, at: number): string {
  let same = 0
  while (same < word.length && text[at + same] === word[same]) same += 1
  return unexpected(text, at + same)
}
