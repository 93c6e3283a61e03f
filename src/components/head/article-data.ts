import { theCentre } from '@/components/head/centre-data'
import type { StructuredData } from '@/components/head/json-ld'
import type { ArticleSummary } from '@/content/articles/article'
import { articlePath } from '@/content/paths'
import { shareImageOf } from '@/content/share-images'
import { absoluteUrl } from '@/content/site'

/** Structured data of an article, written and published by the centre. */
export function articleData({ id, title, excerpt, date }: ArticleSummary): StructuredData {
  const path = articlePath(id)
  return {
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
}
