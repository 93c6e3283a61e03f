import { DocumentTitle } from '@/components/head/document-title'

/** The head of a page that search engines should not list. robots.txt must allow it, or `noindex` is not read. */
export function UnlistedHead({ title }: { title: string }) {
  return (
    <>
      <DocumentTitle title={title} />
      <meta name="robots" content="noindex" />
    </>
  )
}
