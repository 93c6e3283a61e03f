import type { CompatData } from '@mdn/browser-compat-data'
import { type Entry, entriesOf, isNewer } from './compat-data.ts'

/** Something that a script can ask of its browser: `fetch`, `AbortSignal.any`, `URLSearchParams.prototype.size`. */
export type ScriptFeature = {
  /** The interface or the namespace, unless it is a global itself. */
  readonly owner?: string
  readonly name: string
  readonly kind: 'global' | 'static' | 'instance'
  /** Whether a browser of the baseline lacks it. */
  readonly isNewer: boolean
  /** Whether it is on its way to all browsers, and not on its way out. */
  readonly isStandard: boolean
}

/** A feature as documentation writes it. */
export function nameOf({ owner, name, kind }: ScriptFeature): string {
  if (kind === 'instance') return `${owner}.prototype.${name}`
  return owner ? `${owner}.${name}` : name
}

/** All that MDN knows of what browsers offer to scripts, apart from events. */
export function listScriptFeatures({ api, javascript }: CompatData): readonly ScriptFeature[] {
  const { builtins } = javascript
  if (!builtins) throw new Error('The compatibility data lacks the built-in objects of JavaScript.')
  const { Intl: intl = {} } = builtins
  return [
    ...entriesOf(api).flatMap((entry) => featuresOf(entry, isStaticInApi)),
    ...entriesOf(builtins).flatMap((entry) => featuresOf(entry, isStaticBuiltIn)),
    ...entriesOf(intl).flatMap((entry) => membersOf(entry, `Intl.${entry.name}`, isStaticBuiltIn)),
  ]
}

type IsStatic = (entry: Entry) => boolean

function featuresOf(entry: Entry, isStatic: IsStatic): ScriptFeature[] {
  return [describe(entry, 'global'), ...membersOf(entry, entry.name, isStatic)]
}

function membersOf({ data }: Entry, owner: string, isStatic: IsStatic): ScriptFeature[] {
  return entriesOf(data)
    .filter(({ name }) => !name.endsWith('_event'))
    .map((entry) => {
      if (isStatic(entry)) return { ...describe(entry, 'static'), owner }
      // Members of the window are used without its name.
      if (owner === 'Window') return describe(entry, 'global')
      return { ...describe(entry, 'instance'), owner }
    })
}

function describe({ name, compat, data }: Entry, kind: ScriptFeature['kind']): ScriptFeature {
  return {
    name: name.replace(/_static$/, ''),
    kind,
    isNewer: isNewer(data),
    isStandard: compat.status?.standard_track === true && !compat.status.deprecated,
  }
}

function isStaticInApi({ name }: Entry): boolean {
  return name.endsWith('_static')
}

/** The data does not tell them apart, but the address of the specification does. */
function isStaticBuiltIn({ compat }: Entry): boolean {
  return ![compat.spec_url].flat().some((url) => url?.includes('.prototype.'))
}
