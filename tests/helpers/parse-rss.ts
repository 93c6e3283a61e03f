import { JSDOM } from 'jsdom'

const parser = new new JSDOM().window.DOMParser()

/**
 * Reads an RSS text with a browser's parser, and checks what RSS 2.0 asks of it.
 * @throws Error with the reason why it is no RSS 2.0
 */
export function parseRss(text: string) {
  const document = parser.parseFromString(text, 'application/xml')
  const fault = document.querySelector('parsererror')
  if (fault) throw new Error(`No XML: ${fault.textContent}`)
  const { documentElement: rss } = document
  const [channel, ...more] = rss.children
  if (rss.nodeName !== 'rss' || rss.getAttribute('version') !== '2.0' || !channel || more.length) {
    throw new Error('No RSS 2.0 with one channel')
  }
  return {
    ...fieldsOf(channel, ['title', 'link', 'description'], ['language', 'lastBuildDate', 'ttl']),
    self: channel.querySelector('link[rel=self]')?.getAttribute('href'),
    items: Array.from(channel.querySelectorAll(':scope > item'), (item) => ({
      ...fieldsOf(item, ['title', 'link', 'guid', 'category', 'description'], ['pubDate']),
      isPermaLink: item.querySelector('guid')?.getAttribute('isPermaLink'),
    })),
  }
}

/** The texts of child elements that occur once, or at most once. */
function fieldsOf<Name extends string, Other extends string>(
  parent: Element,
  required: readonly Name[],
  optional: readonly Other[],
): Record<Name, string> & Record<Other, string | undefined> {
  const entries = [...required, ...optional].map((name) => {
    // The names of Atom have a prefix.
    const found = Array.from(parent.children).filter(({ nodeName }) => nodeName === name)
    const least = required.some((one) => one === name) ? 1 : 0
    if (found.length < least || found.length > 1) throw new Error(`${found.length} of ${name}`)
    return [name, found[0]?.textContent ?? undefined]
  })
  return Object.fromEntries(entries)
}
