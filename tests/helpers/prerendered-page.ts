import { renderPage } from '@/prerender/render-page'

const pages = new Map<string, Document>()

/**
 * The page that the build writes for an address, as search engines and link previews read it. For files
 * that end in `.prerendered.test.ts`: React cannot be both server and browser in one process.
 */
export async function prerenderedPage(path: string): Promise<Document> {
  const earlier = pages.get(path)
  if (earlier) return earlier
  const { head, root } = await renderPage(path)
  const page = new DOMParser().parseFromString(
    `<head>${head}</head><body>${root}</body>`,
    'text/html',
  )
  pages.set(path, page)
  return page
}
