import type { CompatData } from '@mdn/browser-compat-data'
import { isNewer } from './compat-data.ts'

const OPENING_TAG = /<([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g
const ATTRIBUTE = /\s([\w:-]+)(?:="([^"]*)")?/g

/** Makes a function that names elements and attributes of a built document that a browser of the baseline lacks. */
export function newerInMarkup({ html }: CompatData): (markup: string) => readonly string[] {
  const { elements = {}, global_attributes: globalAttributes = {} } = html
  return (markup) => {
    const found = new Set<string>()
    for (const [, element = '', attributes = ''] of markup.matchAll(OPENING_TAG)) {
      const known = elements[element]
      // SVG, whose elements are all older than the baseline.
      if (!known) continue
      if (isNewer(known)) found.add(`<${element}>`)
      for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
        const data = known[name] ?? globalAttributes[name]
        if (isNewer(data)) found.add(`<${element} ${name}>`)
        if (isNewer(data?.[value])) found.add(`<${element} ${name}="${value}">`)
      }
    }
    return [...found]
  }
}
