/** The property by which React finds its component from a node of its own; a text that is an element's only child has none. */
const REACT_NODE = '__reactFiber$'
const REACT_ROOT = '__reactContainer$'

let misuses: string[] = []
let watched: Node | undefined

/**
 * Notes from now on each change that React makes to a text node with siblings. In a page that the browser has
 * translated that node is no longer in the document: the change is not seen, or throws and takes the page with it.
 */
export function watchBareText(): void {
  // Files without a document have nothing to watch, and those that share one share this.
  if (typeof Node === 'undefined' || watched === Node.prototype) return
  watched = Node.prototype
  const { insertBefore, appendChild, removeChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, next: Node | null) {
      if (node.isConnected) note('moved', node)
      note('preceded by something new', next)
      return insertBefore.call(this, node, next)
    },
    appendChild(this: Node, node: Node) {
      if (node.isConnected) note('moved', node)
      return appendChild.call(this, node)
    },
    removeChild(this: Node, node: Node) {
      // With the whole of what a test has rendered.
      if (!hasKey(this, REACT_ROOT)) note('removed', node)
      return removeChild.call(this, node)
    },
  })
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      note('changed', this)
      nodeValue?.set?.call(this, text)
    },
  })
}

/** The misuses since the test began or the last call, which are then forgotten. */
export function takeBareTextMisuses(): string[] {
  const taken = misuses
  misuses = []
  return taken
}

function note(what: string, node: Node | null): void {
  // Translation leaves white space alone.
  if (node?.nodeType !== Node.TEXT_NODE || !/\S/.test(node.textContent ?? '')) return
  if (!hasKey(node, REACT_NODE)) return
  misuses.push(`${what}: '${node.textContent}' in <${node.parentElement?.tagName.toLowerCase()}>`)
}

function hasKey(node: Node, prefix: string): boolean {
  return Object.keys(node).some((key) => key.startsWith(prefix))
}
