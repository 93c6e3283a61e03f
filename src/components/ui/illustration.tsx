import { useEffect, useId, useRef, useState } from 'react'
import type { DrawingName } from '@/illustrations/drawing-name'
import { drawingText, loadDrawing } from '@/illustrations/drawings'

type Props = { name: DrawingName; className?: string | undefined }

/**
 * One of the drawings in src/illustrations, inlined so that its colours follow the theme. They are decoration
 * and hidden from screen readers.
 */
export function Illustration({ name, className }: Props) {
  return <Drawing key={name} name={name} className={className} />
}

/**
 * What the prerendered page holds is left as it is, so that its scripts need not carry the drawings. Mounted later,
 * the element is empty for a moment: its page is painted first, as with pictures, or a click on a link would wait for
 * hundreds of shapes that it has to make (docs/decisions.md).
 */
function Drawing({ name, className }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const prefix = useId()
  // React leaves the element alone for as long as the text is the same.
  const [markup, setMarkup] = useState(() => (import.meta.env.SSR ? markupOf(name, prefix) : ''))

  useEffect(() => {
    if (element.current?.hasChildNodes()) return
    function show() {
      setMarkup(markupOf(name, prefix))
    }
    if (drawingText(name) !== undefined) show()
    // Without them the page does without its decoration; what is mounted next tries again.
    else loadDrawing(name).then(show, () => {})
  }, [name, prefix])

  return (
    <div
      ref={element}
      aria-hidden
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this repository
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

/** A drawing may stand twice on a page, and an id may not: each gets `prefix`. Empty if not downloaded. */
function markupOf(name: DrawingName, prefix: string): string {
  return (drawingText(name) ?? '').replaceAll(/(\sid="|url\(#)/g, `$1${prefix}`)
}
