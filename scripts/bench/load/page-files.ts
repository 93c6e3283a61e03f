import type { RequestKind } from './recorder.ts'

/** The built files that a page names in its HTML, each once: fonts, drawings and scripts. */
export function filesNamedIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w./-]+/g))]
}

/** @throws for a file of a kind that no page has */
export function kindOfFile(path: string): RequestKind {
  if (path.endsWith('.js')) return 'Script'
  if (path.endsWith('.woff2')) return 'Font'
  if (path.endsWith('.svg')) return 'Drawing'
  throw new Error(`Not a kind of file that pages have: ${path}`)
}
