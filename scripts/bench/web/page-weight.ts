import * as z from 'zod'

/** One answer that came over the network. */
export type Transfer = {
  path: string
  mimeType: string
  /** Of the body as sent, that is compressed, without headers. */
  bytes: number
}

export const bytesByKind = z.object({
  html: z.number(),
  css: z.number(),
  js: z.number(),
  fonts: z.number(),
  images: z.number(),
  other: z.number(),
})
export type BytesByKind = z.infer<typeof bytesByKind>
type Kind = keyof BytesByKind

/** What a page made the browser download. */
export type PageWeight = {
  bytes: BytesByKind
  cssFiles: number
  fontPreloads: number
  /** Addresses of the scripts. */
  scripts: readonly string[]
}

/** Adds up what a page made the browser download; `html` is the document as served. */
export function weigh(transfers: readonly Transfer[], html: string): PageWeight {
  const ofKind = (kind: Kind) => transfers.filter(({ mimeType }) => kindOf(mimeType) === kind)
  const sum = (kind: Kind) => ofKind(kind).reduce((total, { bytes }) => total + bytes, 0)
  return {
    bytes: {
      html: sum('html'),
      css: sum('css'),
      js: sum('js'),
      fonts: sum('fonts'),
      images: sum('images'),
      other: sum('other'),
    },
    cssFiles: ofKind('css').length,
    fontPreloads: countFontPreloads(html),
    scripts: ofKind('js').map(({ path }) => path),
  }
}

function kindOf(mimeType: string): Kind {
  if (mimeType === 'text/html') return 'html'
  if (mimeType === 'text/css') return 'css'
  if (mimeType.endsWith('/javascript')) return 'js'
  if (mimeType.startsWith('font/')) return 'fonts'
  if (mimeType.startsWith('image/')) return 'images'
  return 'other'
}

function countFontPreloads(html: string): number {
  const links = html.match(/<link\b[^>]*>/g) ?? []
  return links.filter((link) => /rel="?preload\b/.test(link) && /as="?font\b/.test(link)).length
}
