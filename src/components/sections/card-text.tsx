import { MoreLink, ReadMore } from '@/components/links/more-link'
import { RichText } from '@/components/sections/rich-text'
import type { CardContent } from '@/content/page-content'
import { withSoftHyphens } from '@/content/soft-hyphens'

/** The heading and text of a card (a column), and at its bottom the link to the page that they lead to. */
export function CardText({ heading, text, to, link }: CardContent) {
  const linkClasses = 'mt-auto self-start pt-4'
  return (
    <>
      <h3 className="text-lg">{withSoftHyphens(heading)}</h3>
      <p className="mt-2 text-sm text-muted-foreground">
        <RichText text={text} />
      </p>{' '}
      {link && <MoreLink {...link} className={linkClasses} />}
      {to && <ReadMore to={to} title={heading} className={linkClasses} />}
    </>
  )
}
