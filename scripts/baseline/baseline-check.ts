import { INLINE_SCRIPT, INLINE_STYLE } from '../build/hosting.ts'
import type { AcceptedUses } from './accepted-uses.ts'
import { readCompatData } from './compat-data.ts'
import { newerInMarkup } from './newer-in-markup.ts'
import { newerInScripts } from './newer-in-script.ts'
import { newerInStyles } from './newer-in-style.ts'
import { listScriptFeatures } from './script-features.ts'

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
  accepted: AcceptedUses,
) {
  const refused = new Set<string>()
  const unused = new Set(Object.keys(accepted))
  /** Documents share most of their scripts and styles. */
  const read = new Set<string>()

  function judge(file: string, features: readonly string[]): void {
    for (const feature of features) {
      const use = [feature, `${feature} in ${file}`].find((name) => name in accepted)
      if (use) unused.delete(use)
      else refused.add(`${file}: ${feature} is newer than the baseline.`)
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
    readScript: (file: string, code: string) => judge(file, find.inScript(code)),
    /** Elements and attributes, inline scripts and styles. */
    readDocument(file: string, html: string) {
      judge(file, find.inMarkup(html))
      once(html.matchAll(INLINE_SCRIPT), (code) => judge(file, find.inScript(code)))
      once(html.matchAll(INLINE_STYLE), (style) => judge(file, find.inStyle(style).newer))
    },
    /** A sentence for each newer use that is not accepted, and the accepted ones that were not found. */
    verdict: () => ({ refused: [...refused], unused: [...unused] }),
  }
}
