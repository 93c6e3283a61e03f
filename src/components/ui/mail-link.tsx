/** May have a subject and a body. */
export type MailHref = `mailto:${string}`

/** A `mailto:` link whose text is the address, to be copied. One with another text needs a `MailByHand` beside it. */
export function MailLink({ href, className }: { href: MailHref; className?: string }) {
  return (
    <a href={href} translate="no" className={className}>
      {new URL(href).pathname}
    </a>
  )
}
