import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { isNewer } from './compat-data.ts'

/** A feature that a script can use: `fetch`, `AbortSignal.any`, `URLSearchParams.prototype.size`. */
export type ScriptFeature = {
  /** The interface or the namespace, unless it is a global itself. */
  readonly owner?: string
  readonly name: string
  readonly kind: 'global' | 'static' | 'instance'
  /** Whether a browser of the baseline lacks it. */
  readonly isNewer: boolean
}

/** A feature as documentation writes it. */
export function nameOf({ owner, name, kind }: ScriptFeature): string {
  if (kind === 'instance') return `${owner}.prototype.${name}`
  return owner ? `${owner}.${name}` : name
}

/** All features for scripts in MDN's data. */
export function listScriptFeatures({ api, javascript }: CompatData): readonly ScriptFeature[] {
  const { builtins } = javascript
  if (!builtins) throw new Error('The compatibility data lacks the built-in objects of JavaScript.')
  const { Intl: intl = {} } = builtins
  return [
    ...featuresOf(api, isStaticInApi),
    ...featuresOf(builtins, isStaticInLanguage),
    ...entriesOf(intl).flatMap(({ name, data }) =>
      membersOf(data, `Intl.${name}`, isStaticInLanguage),
    ),
  ]
}

type Entry = { name: string; compat: CompatStatement; data: Identifier }
type IsStatic = (entry: Entry) => boolean

/** The entries directly below a name, but for events, which no script calls. */
function entriesOf(parent: Identifier): Entry[] {
  return Object.keys(parent).flatMap((name) => {
    const data = name === '__compat' || name.endsWith('_event') ? undefined : parent[name]
    return data?.__compat ? [{ name, compat: data.__compat, data }] : []
  })
}

function featuresOf(parent: Identifier, isStatic: IsStatic): ScriptFeature[] {
  return entriesOf(parent).flatMap(({ name, data }): ScriptFeature[] => [
    { name, kind: 'global', isNewer: isNewer(data) },
    ...membersOf(data, name, isStatic),
  ])
}

function membersOf(parent: Identifier, owner: string, isStatic: IsStatic): ScriptFeature[] {
  return entriesOf(parent).map((entry) => {
    const feature = { name: entry.name.replace(/_static$/, ''), isNewer: isNewer(entry.data) }
    if (isStatic(entry)) return { ...feature, owner, kind: 'static' }
    // Members of the window are used without its name.
    if (owner === 'Window') return { ...feature, kind: 'global' }
    return { ...feature, owner, kind: 'instance' }
  })
}

function isStaticInApi({ name }: Entry): boolean {
  return name.endsWith('_static')
}

/** The data does not distinguish them, but the address of the specification does. */
function isStaticInLanguage({ compat }: Entry): boolean {
  return ![compat.spec_url].flat().some((url) => url?.includes('.prototype.'))
}
