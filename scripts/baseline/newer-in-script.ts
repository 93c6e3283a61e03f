import { isReferenceIdentifier, ScopeTracker, walk } from 'oxc-walker'
import { type ESTree, parseAst } from 'vite'
import { nameOf, type ScriptFeature } from './script-features.ts'

/** Objects that hold all globals. */
const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self'])

/** The object before a dot: the global one, an interface or a namespace itself, or an instance of one. */
type Receiver = { kind: 'global' } | { kind: 'static' | 'instance'; owner: string }

/**
 * Makes a function that names the features, apart from syntax, which a script uses and a browser of the baseline lacks:
 * globals, their members, and members of objects whose interface the code shows, as in `new URLSearchParams().size`. Of
 * other objects it finds calls of methods that are newer in every interface with that name: where one is missing, a call
 * fails, and a property is merely undefined. A script that asks for a feature, by `typeof`, `in` or `?.()`, may use it.
 * e2e/baseline.spec.ts finds the rest.
 */
export function newerInScripts(
  features: readonly ScriptFeature[],
): (code: string) => readonly string[] {
  const byName = new Map(features.map((feature) => [nameOf(feature), feature]))
  const owners = new Set(features.flatMap(({ owner }) => owner ?? []))
  const newerMembers = newerInAllInterfaces(features, byName)

  function globalNamed(name: string): Receiver | undefined {
    if (GLOBAL_OBJECTS.has(name)) return { kind: 'global' }
    if (owners.has(name)) return { kind: 'static', owner: name }
    // A single instance, such as `document` of Document.
    const owner = name.charAt(0).toUpperCase() + name.slice(1)
    return owners.has(owner) ? { kind: 'instance', owner } : undefined
  }

  function memberOf(receiver: Receiver, name: string): ScriptFeature | undefined {
    if (receiver.kind === 'global') return byName.get(name)
    const { kind, owner } = receiver
    // The owner is reported itself.
    if (byName.get(owner)?.isNewer) return undefined
    return byName.get(kind === 'static' ? `${owner}.${name}` : `${owner}.prototype.${name}`)
  }

  return (code) => {
    const program = parseAst(code)
    const scope = new ScopeTracker({ preserveExitedScopes: true })
    // A declaration may follow its use.
    walk(program, { scopeTracker: scope })
    scope.freeze()

    function receiverOf(node: ESTree.Node): Receiver | undefined {
      if (node.type === 'NewExpression') return instanceOf(node.callee)
      if (node.type === 'ArrayExpression') return { kind: 'instance', owner: 'Array' }
      if (node.type === 'TemplateLiteral' || isText(node))
        return { kind: 'instance', owner: 'String' }
      if (node.type === 'MemberExpression') {
        const name = memberName(node)
        return name && receiverOf(node.object)?.kind === 'global' ? globalNamed(name) : undefined
      }
      if (node.type !== 'Identifier') return undefined
      if (!scope.isDeclared(node.name)) return globalNamed(node.name)
      const value = constantValue(node.name)
      return value?.type === 'NewExpression' ? instanceOf(value.callee) : undefined
    }

    function instanceOf(callee: ESTree.Node): Receiver | undefined {
      const receiver = receiverOf(callee)
      return receiver?.kind === 'static' ? { ...receiver, kind: 'instance' } : undefined
    }

    function constantValue(name: string): ESTree.Node | null | undefined {
      const declaration = scope.getDeclaration(name)
      if (declaration?.type !== 'Variable' || declaration.variableNode.kind !== 'const') return
      return declaration.variableNode.declarations.find(
        ({ id }) => id.type === 'Identifier' && id.name === name,
      )?.init
    }

    const found = new Set<ScriptFeature>()
    const asked = new Set<string>()
    function note(feature: ScriptFeature | undefined): void {
      if (feature?.isNewer) found.add(feature)
    }
    function ask(node: ESTree.Node): void {
      if (node.type === 'Identifier') asked.add(node.name)
      if (node.type === 'Literal') asked.add(String(node.value))
      if (node.type === 'MemberExpression') asked.add(memberName(node) ?? '')
    }

    walk(program, {
      scopeTracker: scope,
      enter(node, parent) {
        if (node.type === 'UnaryExpression' && node.operator === 'typeof') {
          ask(node.argument)
          this.skip()
        } else if (node.type === 'BinaryExpression' && node.operator === 'in') {
          ask(node.left)
        } else if (node.type === 'CallExpression' && node.optional) {
          ask(node.callee)
        } else if (node.type === 'Identifier') {
          if (isReferenceIdentifier(node, parent) && !scope.isDeclared(node.name))
            note(byName.get(node.name))
        } else if (node.type === 'MemberExpression') {
          const name = memberName(node) ?? ''
          const receiver = receiverOf(node.object)
          const known = receiver && memberOf(receiver, name)
          const isCalled = parent?.type === 'CallExpression' && parent.callee === node
          note(known ?? (isCalled ? newerMembers.get(name) : undefined))
        } else if (node.type === 'VariableDeclarator') {
          const receiver = node.init ? receiverOf(node.init) : undefined
          if (receiver) for (const name of takenNames(node.id)) note(memberOf(receiver, name))
        } else if (node.type === 'Literal' && 'regex' in node && node.regex.flags.includes('v')) {
          note(byName.get('RegExp.prototype.unicodeSets'))
        }
      },
    })
    return [...found].filter(({ name }) => !asked.has(name)).map(nameOf)
  }
}

/**
 * The members that are newer in every interface with that name. An interface that is newer itself does not count: a script
 * that has an instance of it has named something else that is newer.
 */
function newerInAllInterfaces(
  features: readonly ScriptFeature[],
  byName: ReadonlyMap<string, ScriptFeature>,
): ReadonlyMap<string, ScriptFeature> {
  const members = features.filter(
    ({ kind, owner }) => kind === 'instance' && owner && byName.get(owner)?.isNewer === false,
  )
  const older = new Set(members.flatMap(({ name, isNewer }) => (isNewer ? [] : name)))
  const newer = members.filter(({ name }) => !older.has(name))
  return new Map(newer.map((feature) => [feature.name, feature]))
}

function isText(node: ESTree.Node): boolean {
  return node.type === 'Literal' && typeof node.value === 'string'
}

function memberName({ property, computed }: ESTree.MemberExpression): string | undefined {
  if (property.type === 'Identifier') return computed ? undefined : property.name
  return property.type === 'Literal' ? String(property.value) : undefined
}

/** The members that a declaration takes out of an object: `const { any } = AbortSignal`. */
function takenNames(pattern: ESTree.BindingPattern): string[] {
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : [],
  )
}
