import { JSDOM } from 'jsdom'
import { type PrerenderedPage, renderPage } from '@/prerender/render-page'

const parser = new new JSDOM().window.DOMParser()
const rendered = new Map<string, Promise<PrerenderedPage>>()
const parsed = new Map<string, Document>()

/** The prerendered HTML of a path, rendered once per worker. */
export function prerenderedHtml(path: string): Promise<PrerenderedPage> {
  const page = rendered.get(path) ?? renderPage(path)
  rendered.set(path, page)
  return page
}

/** The same as search engines and link previews read it. */
export async function prerenderedPage(path: string): Promise<Document> {
  const { head, root } = await prerenderedHtml(path)
  const html = `<head>${head}</head><body>${root}</body>`
  const page = parsed.get(path) ?? parser.parseFromString(html, 'text/html')
  parsed.set(path, page)
  return page
}
