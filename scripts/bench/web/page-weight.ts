import * as z from 'zod'

/** A response from the network. */
export type Transfer = {
  path: string
  mimeType: string
  /** The transferred, compressed size of the body. */
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

/** Adds up the bytes of what a page made the browser download. */
export function weigh(transfers: readonly Transfer[]): BytesByKind {
  const sum = (kind: Kind) =>
    transfers
      .filter(({ mimeType }) => kindOf(mimeType) === kind)
      .reduce((total, { bytes }) => total + bytes, 0)
  return {
    html: sum('html'),
    css: sum('css'),
    js: sum('js'),
    fonts: sum('fonts'),
    images: sum('images'),
    other: sum('other'),
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
