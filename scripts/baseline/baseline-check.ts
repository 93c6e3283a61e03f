import type { AcceptedUse } from './accepted-uses.ts'
import { readCompatData } from './compat-data.ts'
import { newerInMarkup } from './newer-in-markup.ts'
import { newerInScripts } from './newer-in-script.ts'
import { newerInStyles } from './newer-in-style.ts'
import { listScriptFeatures } from './script-features.ts'

/** An inline script, without a type, which would make it data or a module with a file of its own. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:type|src)=)[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g

/** Reads MDN's data, once for as many checks as need it. */
export async function loadFinders() {
  const data = await readCompatData()
  return {
    inScript: newerInScripts(listScriptFeatures(data)),
    inMarkup: newerInMarkup(data),
    inStyle: await newerInStyles(data),
  }
}

/** Collects the features that a browser of the baseline lacks, except the accepted ones. */
export function createBaselineCheck(
  find: Awaited<ReturnType<typeof loadFinders>>,
  accepted: readonly AcceptedUse[],
) {
  const refused = new Set<string>()
  const unused = new Set(accepted.flatMap((use) => use.features.map((name) => nameUse(name, use))))
  /** Documents share most of their scripts and styles. */
  const read = new Set<string>()

  function judge(file: string, code: string, features: readonly string[]): void {
    for (const feature of features) {
      const use = accepted.find(
        ({ features, module = file }) => features.includes(feature) && module === file,
      )
      if (use) unused.delete(nameUse(feature, use))
      const newer = `${file}: ${feature} is newer than the baseline`
      if (!use) refused.add(`${newer}.`)
      else if (use.guard && !use.guard.test(code))
        refused.add(`${newer}, and its guard is gone: ${use.guard}.`)
    }
  }

  function once(texts: Iterable<RegExpExecArray>, judgeText: (text: string) => void): void {
    for (const [, text = ''] of texts) {
      if (read.has(text)) continue
      read.add(text)
      judgeText(text)
    }
  }

  return {
    readScript: (file: string, code: string) => judge(file, code, find.inScript(code)),
    /** Elements and attributes, inline scripts and styles. */
    readDocument(file: string, html: string) {
      judge(file, html, find.inMarkup(html))
      once(html.matchAll(INLINE_SCRIPT), (code) => judge(file, code, find.inScript(code)))
      once(html.matchAll(INLINE_STYLE), (style) => judge(file, style, find.inStyle(style).newer))
    },
    /** A sentence for each newer use that is not accepted, and the accepted ones that were not found. */
    verdict: () => ({ refused: [...refused], unused: [...unused] }),
  }
}

function nameUse(feature: string, { module = 'any file' }: AcceptedUse): string {
  return `${feature} in ${module}`
}
