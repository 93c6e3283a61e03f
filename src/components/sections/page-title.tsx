import { site } from '@/content/site'

/** The document's title: what the page is, then whose site it is. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} | ${site.name}`}</title>
}
