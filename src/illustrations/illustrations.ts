import type { DrawingName } from '@/illustrations/drawing-name'

const LOGO = 'logo-mark'

let texts: ReadonlyMap<DrawingName, string | undefined> = new Map()
let logo: string | undefined

/**
 * Downloads the drawings, all at once; asking again costs nothing. A prerendered page has its drawings
 * already and need not wait for this. @throws if they cannot be had; the next call tries again
 */
export async function loadDrawings(): Promise<void> {
  const { drawingTexts } = await import('@/illustrations/drawing-texts')
  texts = drawingTexts
}

/** Downloads what it takes to show one drawing. @throws if it cannot be had */
export async function loadDrawing(name: DrawingName): Promise<void> {
  if (name !== LOGO) return loadDrawings()
  // The mark is in the administration too, which would else download all drawings for it.
  const mark = await import('@/illustrations/logo-mark.svg?raw')
  logo = mark.default
}

/** The drawing as SVG, or undefined as long as it is not downloaded. */
export function drawingText(name: DrawingName): string | undefined {
  return texts.get(name) ?? (name === LOGO ? logo : undefined)
}
