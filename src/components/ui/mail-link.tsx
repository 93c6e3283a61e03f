/** Where a mail link leads; may hold a subject and a body. */
export type MailHref = `mailto:${string}`

/**
 * Opens a mail. Its text is the address, so that it can be read and copied where no mail program opens: a link or
 * button that says something else needs a `MailByHand` beside it.
 */
export function MailLink({ href, className }: { href: MailHref; className?: string }) {
  return (
    <a href={href} translate="no" className={className}>
      {new URL(href).pathname}
    </a>
  )
}
