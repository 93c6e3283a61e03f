import { useEffect, useId, useRef, useState } from 'react'
import type { IllustrationName } from '@/illustrations/illustration-name'
import { illustrationSvg, loadIllustration } from '@/illustrations/illustrations'

type Props = { name: IllustrationName; className?: string | undefined }

/** One of src/illustrations, inlined so that its colours follow the theme; hidden from screen readers as decoration. */
export function Illustration({ name, className }: Props) {
  return <InlineSvg key={name} name={name} className={className} />
}

/**
 * A prerendered SVG is kept, so that the page's scripts need not include it. Mounted later, the element is empty at
 * first: the page is painted before its hundreds of shapes are created (docs/decisions.md).
 */
function InlineSvg({ name, className }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const prefix = useId()
  // React does not touch the element while the markup stays the same.
  const [markup, setMarkup] = useState(() => (import.meta.env.SSR ? markupOf(name, prefix) : ''))

  useEffect(() => {
    if (element.current?.hasChildNodes()) return
    function show() {
      setMarkup(markupOf(name, prefix))
    }
    if (illustrationSvg(name) !== undefined) show()
    // A failed download leaves the page without decoration; the next illustration tries again.
    else loadIllustration(name).then(show, () => {})
  }, [name, prefix])

  return (
    <div
      ref={element}
      aria-hidden
      className={className}
      // The prerendered SVG stays although its file is not there yet.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this repository
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

/** Prefixes the SVG's ids, since it may occur twice on a page. Empty if not downloaded. */
function markupOf(name: IllustrationName, prefix: string): string {
  return (illustrationSvg(name) ?? '').replaceAll(/(\sid="|url\(#)/g, `$1${prefix}`)
}
