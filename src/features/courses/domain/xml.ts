// Writes XML 1.0, and HTML in the same notation.

/** Characters that XML lacks, even by their numbers; lone surrogates are among them. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

type Attributes = Readonly<Record<string, string>>

/** An element with any text as its content. */
export function textElement(name: string, text: string, attributes?: Attributes): string {
  return element(name, [escaped(text)], attributes)
}

/**
 * An element, on a line of its own.
 * @param content escaped text, and elements
 */
export function element(name: string, content: readonly string[], attributes: Attributes = {}) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${written.join('')}>${content.join('')}</${name}>\n`
}

/** Any text as the content of an element or an attribute, without the characters that XML lacks. */
export function escaped(text: string): string {
  return text
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
