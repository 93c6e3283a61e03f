/** An attribute of the selected elements of a head, in document order. */
export function headValues(
  selector: string,
  { attribute = 'content', head = document.head } = {},
): (string | null)[] {
  return Array.from(head.querySelectorAll(selector), (element) => element.getAttribute(attribute))
}

/** The titles in a head; a document has one. */
export function headTitles(head = document.head): (string | null)[] {
  return Array.from(head.querySelectorAll('title'), ({ textContent }) => textContent)
}

/** Everything that a page tells machines in the words of schema.org. */
export function structuredData(page = document): Record<string, unknown>[] {
  const scripts = page.querySelectorAll('script[type="application/ld+json"]')
  return Array.from(scripts, ({ textContent }) => JSON.parse(textContent))
}
