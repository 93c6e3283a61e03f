import { breadcrumbData, JsonLd, theCentre } from '@/components/head/structured-data'
import type { ArticleSummary } from '@/content/articles/article'
import { frontPage, media } from '@/content/navigation'
import { articlePath } from '@/content/paths'
import { shareImageOf } from '@/content/share-images'
import { absoluteUrl } from '@/content/site'

/** An article and its place on the site, as structured data. */
export function ArticleData({
  article: { id, title, excerpt, date },
}: {
  article: ArticleSummary
}) {
  const path = articlePath(id)
  const data = {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: date,
    author: theCentre,
    publisher: theCentre,
    image: absoluteUrl(shareImageOf(path).path),
    inLanguage: 'da',
    mainEntityOfPage: absoluteUrl(path),
  }
  return (
    <>
      <JsonLd data={data} />
      <JsonLd data={breadcrumbData([frontPage, media, { label: title, to: path }])} />
    </>
  )
}
