import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { BROWSERS } from './browsers.ts'

/** MDN's data on what each browser supports: 20 MB, so that only a check reads it. */
export async function readCompatData(): Promise<CompatData> {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Whether a browser of the baseline lacks a feature, by its own name or with a prefix such as '-webkit-'. */
export function isNewer(data: Identifier | undefined, prefixes: readonly string[] = []): boolean {
  const support = data?.__compat?.support
  if (!support) return false
  return !BROWSERS.every(([browser, version]) =>
    [support[browser] ?? []]
      .flat()
      .some(
        (statement) =>
          (statement.prefix === undefined || prefixes.includes(statement.prefix)) &&
          isThere(statement, Number(version)),
      ),
  )
}

function isThere(
  { version_added, version_removed, flags, alternative_name }: SimpleSupportStatement,
  version: number,
): boolean {
  const isIn = version >= since(version_added) && version < since(version_removed)
  return isIn && !flags && !alternative_name
}

/** The number of a version such as '16.4' or '≤37'; infinite where there is none, or none yet. */
function since(version: string | false | undefined): number {
  const number = Number(String(version).replace('≤', ''))
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number
}
