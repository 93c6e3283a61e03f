import type { CompatData, Identifier } from '@mdn/browser-compat-data'
import type { Atrule, CssNode, Declaration, EnterOrLeaveFn, List, Rule } from 'css-tree'
import { isNewer } from './compat-data.ts'

/** The newer features of a style sheet, and the rest of it, as a browser of the baseline understands it. */
type StyleReader = (style: string) => { newer: readonly string[]; rest: string }

/** Makes a reader of style sheets. Declarations and rules inside of `@supports` are guarded by it. */
export async function newerInStyles({ css }: CompatData): Promise<StyleReader> {
  const { parse, walk, findAll, generate } = await import('css-tree')
  const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = css
  const functions = new Map(allBelow(types))
  const nodesIn = (node: CssNode) => findAll(node, () => true)

  function inDeclaration({ property, value }: Declaration, block: List<CssNode>): string[] {
    // A custom property may hold anything, and one with a prefix is a browser's own.
    if (property.startsWith('-')) return []
    const data = properties[property]
    const prefixes = prefixesOf(property, block)
    const newer = named(property, data, prefixes)
    if (newer.length > 0 || prefixes.length > 0) return newer
    return nodesIn(value).flatMap((node) => {
      if (node.type === 'Identifier') return named(`${property}: ${node.name}`, data?.[node.name])
      return node.type === 'Function' ? named(`${node.name}()`, functions.get(node.name)) : []
    })
  }

  function inSelector({ prelude }: Rule): string[] {
    return nodesIn(prelude).flatMap((node) => {
      if (node.type === 'NestingSelector') return named('&', selectors.nesting)
      if (node.type === 'PseudoClassSelector') return named(`:${node.name}`, selectors[node.name])
      if (node.type !== 'PseudoElementSelector') return []
      return named(`::${node.name}`, selectors[node.name])
    })
  }

  function inAtRule({ name, prelude }: Atrule): string[] {
    const data = atRules[name]
    return [
      ...named(`@${name}`, data),
      ...(prelude ? nodesIn(prelude) : []).flatMap((node) =>
        node.type === 'Feature' ? named(`@${name} (${node.name})`, data?.[node.name]) : [],
      ),
    ]
  }

  function newerIn(node: CssNode, siblings: List<CssNode>): string[] {
    if (node.type === 'Declaration') return inDeclaration(node, siblings)
    if (node.type === 'Rule') return inSelector(node)
    return node.type === 'Atrule' ? inAtRule(node) : []
  }

  return (style) => {
    const found = new Set<string>()
    const sheet = parse(style)
    const enter: EnterOrLeaveFn = (node, item, list) => {
      if (node.type === 'Atrule' && node.name === 'supports') return walk.skip
      const newer = newerIn(node, list)
      for (const feature of newer) found.add(feature)
      if (newer.length > 0) list.remove(item)
      return undefined
    }
    walk(sheet, { enter })
    return { newer: [...found], rest: generate(sheet) }
  }
}

/** The prefixes with which a property stands in its block as well. */
function prefixesOf(property: string, block: List<CssNode>): string[] {
  return block.toArray().flatMap((node) => {
    if (node.type !== 'Declaration' || !node.property.startsWith('-')) return []
    return node.property.endsWith(`-${property}`) ? node.property.slice(0, -property.length) : []
  })
}

function named(
  name: string,
  data: Identifier | undefined,
  prefixes: readonly string[] = [],
): string[] {
  // Browsers accept other browsers' -webkit- pseudo-elements, and so the rule that they stand in.
  if (name.startsWith('::-webkit-')) return []
  return isNewer(data, prefixes) ? [name] : []
}

function allBelow(parent: Identifier): [name: string, data: Identifier][] {
  return Object.keys(parent).flatMap((name) => {
    const data = name === '__compat' ? undefined : parent[name]
    return data ? [[name, data], ...allBelow(data)] : []
  })
}
