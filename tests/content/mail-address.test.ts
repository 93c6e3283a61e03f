import { expect, test } from 'vitest'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { prerenderedPage } from '../helpers/prerendered-page'

function mailsOn(page: Document): HTMLAnchorElement[] {
  return [...page.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')]
}

test.each([...PUBLIC_PATHS, ...ARTICLE_PATHS])(
  '%s shows the address of each mail that it offers, where it offers it',
  async (path) => {
    const unreadable = mailsOn(await prerenderedPage(path)).filter(
      (link) => !link.parentElement?.textContent.includes(new URL(link.href).pathname),
    )
    expect(unreadable.map(({ outerHTML }) => outerHTML)).toEqual([])
  },
)

test('the search for mail addresses finds mails on many pages', async () => {
  const pages = await Promise.all(PUBLIC_PATHS.map(prerenderedPage))
  expect(pages.filter((page) => mailsOn(page).length > 0).length).toBeGreaterThan(7)
})
