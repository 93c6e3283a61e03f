import { useId, useMemo } from 'react'

/**
 * One of the drawings in src/illustrations, inlined so that its colours follow the theme.
 * `svg` is the file's own text (import with `?raw`); drawings are decoration and hidden from screen readers.
 */
export function Illustration({ svg, className }: { svg: string; className?: string }) {
  const prefix = useId()
  // A drawing may stand twice on a page, and an id may not.
  const html = useMemo(() => svg.replaceAll(/(\sid="|url\(#)/g, `$1${prefix}`), [svg, prefix])
  return (
    <div
      aria-hidden
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this repository
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
