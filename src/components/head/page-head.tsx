import { useLocation } from 'react-router-dom'
import { centreData } from '@/components/head/centre-data'
import { DocumentTitle } from '@/components/head/document-title'
import { JsonLd } from '@/components/head/json-ld'
import { feed } from '@/content/feed'
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH, shareImageOf } from '@/content/share-images'
import { absoluteUrl, site } from '@/content/site'
import type { LocalDate } from '@/lib/local-date'

/**
 * What a page says about itself to search engines and to whoever shares its address. React moves all of it
 * but the structured data into the document's head, and takes it away with the page.
 */
export function PageHead({
  title,
  description,
  publishedOn,
}: {
  /** What the page is, read by itself in a list of results or tabs. The centre's name is added. */
  title: string
  /** What it offers to whom, in 70 to 160 characters. */
  description: string
  /** Given for an article. */
  publishedOn?: LocalDate
}) {
  // Below the routes this is the canonical spelling; a query or a hash does not make another page.
  const { pathname } = useLocation()
  const url = absoluteUrl(pathname)
  const image = shareImageOf(pathname)
  return (
    <>
      <DocumentTitle title={title} />
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.path} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="da_DK" />
      <meta property="og:type" content={publishedOn === undefined ? 'website' : 'article'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={absoluteUrl(image.path)} />
      <meta property="og:image:width" content={String(SHARE_IMAGE_WIDTH)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE_HEIGHT)} />
      <meta property="og:image:alt" content={image.alt} />
      {publishedOn !== undefined && (
        <meta property="article:published_time" content={publishedOn} />
      )}
      {/* Everything else it takes from the lines above. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={image.alt} />
      <JsonLd data={centreData} />
    </>
  )
}
