import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'
import { expect } from './fixtures.ts'

declare global {
  interface Window {
    ace: { Checker: typeof Checker }
    HTMLCS: {
      /** Calls back when it has read all of the document. */
      process: (standard: 'WCAG2AA', content: Document, callback: () => void) => void
      /** Type 1 is an error; the others are questions for a person. */
      getMessages: () => { type: number; code: string; msg: string; element: Element }[]
    }
  }
}

/** The engine of IBM's Equal Access Accessibility Checker, and HTML_CodeSniffer, as scripts for a page. */
const SCRIPTS = [
  import.meta.resolve('accessibility-checker-engine/ace-window.js'),
  import.meta.resolve('html_codesniffer/build/HTMLCS.js'),
]

/** The findings that the site accepts, by rule and markup, and why. */
const ACCEPTED: readonly RegExp[] = [
  // The skip link stands before all landmarks, where it is the first stop (WCAG technique G1).
  /^aria_content_in_landmark: <a [^>]*href="#indhold"/,
  // The legends are there for assistive technology, and out of sight alone.
  /^fieldset_legend_valid: /,
]

/** The widest layout, in which the news are beside the front page. */
export const EXTRA_WIDE = { width: 1680, height: 900 }

/**
 * Expects that the checker of IBM finds nothing in a part of the page (violations and recommendations that are certain),
 * and that of Squiz nothing on the page (errors of WCAG 2 AA). Each reads by other rules than axe (expect-accessible.ts).
 */
export async function expectNothingFoundByOthers(part: Locator, what: string): Promise<void> {
  for (const script of SCRIPTS) await part.page().evaluate(await readFile(new URL(script), 'utf8'))
  const findings = await part.evaluate(async (root) => {
    const checker = new window.ace.Checker()
    const rules = checker.rulesetRules.IBM_Accessibility ?? []
    // It cannot read a colour in oklch. Axe judges the contrast, and tests/styles/contrast.test.ts.
    checker.rulesetRules.IBM_Accessibility = rules.filter((id) => id !== 'text_contrast_sufficient')
    const { results } = await checker.check(root, 'IBM_Accessibility')
    await new Promise<void>((read) => window.HTMLCS.process('WCAG2AA', document, read))
    return [
      ...results
        .filter(({ value: [, result] }) => result === 'FAIL')
        .map(({ ruleId, snippet }) => `${ruleId}: ${snippet}`),
      ...window.HTMLCS.getMessages()
        .filter(({ type }) => type === 1)
        .map(({ code, msg, element }) => `${code} ${msg}: ${element.outerHTML.slice(0, 200)}`),
    ]
  })
  const unexpected = findings.filter((text) => !ACCEPTED.some((accepted) => accepted.test(text)))
  expect.soft(unexpected, what).toEqual([])
}
