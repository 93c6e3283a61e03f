import { type DrawingName, drawingNames } from '@/illustrations/drawing-name'

const files = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** All drawings as SVG. Far too heavy for a page to wait for: only drawings.ts imports this, and lazily. */
export const drawingTexts: ReadonlyMap<DrawingName, string | undefined> = new Map(
  drawingNames.map((name) => [name, files[`./${name}.svg`]]),
)
