import { DocumentTitle } from '@/components/head/document-title'

/**
 * The head of a page that no search engine should list. Such a page may be fetched, or nobody would read that.
 */
export function UnlistedHead({ title }: { title: string }) {
  return (
    <>
      <DocumentTitle title={title} />
      <meta name="robots" content="noindex" />
    </>
  )
}
