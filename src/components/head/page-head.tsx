import { useLocation } from 'react-router-dom'
import { centreData, JsonLd } from '@/components/head/structured-data'
import { feed } from '@/content/feed'
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH, shareImageOf } from '@/content/share-images'
import { absoluteUrl, site } from '@/content/site'
import type { LocalDate } from '@/lib/local-date'

/** The metadata of a page. React moves it into the head, all but the structured data, and removes it with the page. */
export function PageHead({
  title,
  description,
  publishedOn,
  image: ownImage,
}: {
  /** Understandable by itself in a list of results or tabs. The centre's name is added. */
  title: string
  /** The offer and its audience, in 70 to 160 characters. */
  description: string
  /** For an article. */
  publishedOn?: LocalDate
  /** Of shared links, other than that of the section. */
  image?: { readonly path: string; readonly alt: string } | undefined
}) {
  // Below the routes the path is canonical; query and hash do not make another page.
  const { pathname } = useLocation()
  const url = absoluteUrl(pathname)
  const image = ownImage ?? shareImageOf(pathname)
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
      {/* Twitter takes the rest from the lines above. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={image.alt} />
      <JsonLd data={centreData} />
    </>
  )
}

/** The head of a page that search engines should not list. robots.txt must allow it, or `noindex` is not read. */
export function UnlistedHead({ title }: { title: string }) {
  return (
    <>
      <DocumentTitle title={title} />
      <meta name="robots" content="noindex" />
    </>
  )
}

/** The page's title, followed by the centre's name. */
function DocumentTitle({ title }: { title: string }) {
  return <title>{`${title} | ${site.name}`}</title>
}
