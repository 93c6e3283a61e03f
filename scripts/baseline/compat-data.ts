import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { BROWSERS } from './browsers.ts'

/** MDN's data on what each browser supports: 20 MB, so that only a check reads it. */
export async function readCompatData(): Promise<CompatData> {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
  return JSON.parse(await readFile(file, 'utf8'))
}

/**
 * Whether every browser of the baseline has a feature without a setting, under its own name or with a prefix.
 * @param prefixes those that stand beside it, such as '-webkit-'
 */
export function isInBaseline(
  { support }: CompatStatement,
  prefixes: readonly string[] = [],
): boolean {
  return BROWSERS.every(([browser, version]) =>
    [support[browser] ?? []]
      .flat()
      .some(
        (statement) =>
          (statement.prefix === undefined || prefixes.includes(statement.prefix)) &&
          isThere(statement, version),
      ),
  )
}

export type Entry = { name: string; compat: CompatStatement; data: Identifier }

/** The entries directly below a name. */
export function entriesOf(parent: Identifier): Entry[] {
  return Object.keys(parent).flatMap((name) => {
    const data = name === '__compat' ? undefined : parent[name]
    return data?.__compat ? [{ name, compat: data.__compat, data }] : []
  })
}

function isThere(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name } = statement
  return (
    !flags &&
    !alternative_name &&
    isUpTo(added, version) &&
    !(removed !== undefined && isUpTo(removed, version))
  )
}

/** Whether a version, which may be '≤37', 'preview' or none, is no newer than another. */
function isUpTo(version: string | false, other: string): boolean {
  if (version === false || version === 'preview') return false
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number)
  return major < otherMajor || (major === otherMajor && minor <= otherMinor)
}
