import { withSoftHyphens } from '@/content/soft-hyphens'

/** An article's title. Where it needs more than one line, it breaks after the colon. */
export function ArticleTitle({ title }: { title: string }) {
  const afterColon = title.indexOf(': ') + 1
  if (afterColon === 0) return withSoftHyphens(title)
  return (
    <>
      {withSoftHyphens(title.slice(0, afterColon))}{' '}
      <span className="inline-block">{withSoftHyphens(title.slice(afterColon + 1))}</span>
    </>
  )
}
