import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { isNewer } from './compat-data.ts'

/** A feature that a script can use: `fetch`, `AbortSignal.any`, `URLSearchParams.prototype.size`. */
export type ScriptFeature = {
  /** The interface or the namespace, unless it is a global itself. */
  readonly owner?: string
  readonly name: string
  readonly kind: 'global' | 'static' | 'instance' | 'event'
  /** Whether a browser of the baseline lacks it. */
  readonly isNewer: boolean
}

/** A feature as documentation writes it. */
export function nameOf({ owner, name, kind }: ScriptFeature): string {
  if (kind === 'event') return `event '${name}'`
  if (kind === 'instance') return `${owner}.prototype.${name}`
  return owner ? `${owner}.${name}` : name
}

/** All features for scripts in MDN's data. */
export function listScriptFeatures({ api, javascript }: CompatData): readonly ScriptFeature[] {
  const { builtins } = javascript
  if (!builtins) throw new Error('The compatibility data lacks the built-in objects of JavaScript.')
  const { Intl: intl = {} } = builtins
  return [
    ...featuresOf(api, kindInApi),
    ...featuresOf(builtins, kindInLanguage),
    ...entriesOf(intl).flatMap((entry) => membersOf(entry, `Intl.${entry.name}`, kindInLanguage)),
  ]
}

type Entry = { name: string; compat: CompatStatement; data: Identifier }
type KindOf = (entry: Entry) => ScriptFeature['kind']

/** The entries directly below a name. */
function entriesOf(parent: Identifier): Entry[] {
  return Object.keys(parent).flatMap((name) => {
    const data = name === '__compat' ? undefined : parent[name]
    return data?.__compat ? [{ name, compat: data.__compat, data }] : []
  })
}

function featuresOf(parent: Identifier, kindOf: KindOf): ScriptFeature[] {
  return entriesOf(parent).flatMap((entry) => [
    describe(entry, 'global'),
    ...membersOf(entry, entry.name, kindOf),
  ])
}

function membersOf({ data }: Entry, owner: string, kindOf: KindOf): ScriptFeature[] {
  return entriesOf(data).map((entry) => {
    // Members of the window are used without its name.
    const kind = owner === 'Window' && kindOf(entry) === 'instance' ? 'global' : kindOf(entry)
    return describe(entry, kind, owner)
  })
}

function describe(
  { name, data }: Entry,
  kind: ScriptFeature['kind'],
  owner?: string,
): ScriptFeature {
  return {
    ...(kind === 'global' || owner === undefined ? {} : { owner }),
    name: name.replace(/_(static|event)$/, ''),
    kind,
    isNewer: isNewer(data),
  }
}

function kindInApi({ name }: Entry): ScriptFeature['kind'] {
  if (name.endsWith('_static')) return 'static'
  return name.endsWith('_event') ? 'event' : 'instance'
}

/** The data does not distinguish them, but the address of the specification does. */
function kindInLanguage({ compat }: Entry): ScriptFeature['kind'] {
  return [compat.spec_url].flat().some((url) => url?.includes('.prototype.'))
    ? 'instance'
    : 'static'
}
