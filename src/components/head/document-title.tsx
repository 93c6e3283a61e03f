import { site } from '@/content/site'

/** The page's title, followed by the centre's name. */
export function DocumentTitle({ title }: { title: string }) {
  return <title>{`${title} | ${site.name}`}</title>
}
