import { site } from '@/content/site'

/** What the page is, then whose site it is. */
export function DocumentTitle({ title }: { title: string }) {
  return <title>{`${title} | ${site.name}`}</title>
}
