/**
 * One of the drawings in src/illustrations, inlined so that its colours follow the theme.
 * `svg` is the file's own text (import with `?raw`); drawings are decoration and hidden from screen readers.
 */
export function Illustration({ svg, className }: { svg: string; className?: string }) {
  return (
    <div
      aria-hidden
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this repository
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
