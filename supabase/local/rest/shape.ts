import { notSupported, unavailableMediaType } from './errors.ts'

/** How the rows of an answer are written. */
export type ResultShape = 'array' | 'object'

/**
 * Whether the client wants an array of rows or one row as an object.
 *
 * @throws RestError PGRST107 when it accepts neither, 501 for several types at once
 */
export function negotiateShape(accept: string | null): ResultShape {
  const [type = '', ...otherTypes] = (accept ?? '*/*').split(',')
  if (otherTypes.length > 0) throw notSupported('several media types in Accept')

  const [essence = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase())
  if (essence === 'text/csv') throw notSupported('answers of the type text/csv')
  const shape = SHAPES.get(essence)
  if (!shape) throw unavailableMediaType(type.replace(/;\s*q=.*/s, '').trim())
  if (parameters.includes('nulls=stripped')) throw notSupported('nulls=stripped')
  return shape
}

const SHAPES: ReadonlyMap<string, ResultShape> = new Map([
  ['*/*', 'array'],
  ['application/json', 'array'],
  ['application/vnd.pgrst.array', 'array'],
  ['application/vnd.pgrst.array+json', 'array'],
  ['application/vnd.pgrst.object', 'object'],
  ['application/vnd.pgrst.object+json', 'object'],
])
