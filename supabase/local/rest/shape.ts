import { notSupported, unavailableMediaTypes } from './errors.ts'

/** How the rows of an answer are written. */
export type ResultShape = 'array' | 'object'

/**
 * Whether the client wants an array of rows or one row as an object.
 *
 * @throws RestError PGRST107 when it accepts neither
 */
export function negotiateShape(accept: string | null): ResultShape {
  const types = byQuality(accept ?? '*/*')
  for (const type of types) {
    const [essence = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase())
    if (essence === 'text/csv') throw notSupported('answers of the type text/csv')
    const shape = SHAPES.get(essence)
    if (shape && parameters.includes('nulls=stripped')) throw notSupported('nulls=stripped')
    if (shape) return shape
  }
  throw unavailableMediaTypes(types)
}

const SHAPES: ReadonlyMap<string, ResultShape> = new Map([
  ['*/*', 'array'],
  ['application/json', 'array'],
  ['application/vnd.pgrst.array', 'array'],
  ['application/vnd.pgrst.array+json', 'array'],
  ['application/vnd.pgrst.object', 'object'],
  ['application/vnd.pgrst.object+json', 'object'],
])

/** The media types of an Accept header, the most wanted first, without their quality. */
function byQuality(accept: string): string[] {
  return accept
    .split(',')
    .map((entry) => {
      const [, quality] = /;\s*q=([\d.]+)/.exec(entry) ?? []
      return {
        type: entry.replace(/;\s*q=[\d.]+/, '').trim(),
        quality: quality === undefined ? 1 : Number(quality),
      }
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ type }) => type)
}
