import { expect, test } from 'vitest'
import { articleIds } from '@/content/articles/article-ids'
import { mailCaution, safeToWrite } from '@/content/contact'
import { articlePath } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { site } from '@/content/site'
import { prerenderedPage } from '../helpers/prerendered-page'

async function mainOf(path: string): Promise<HTMLElement> {
  const main = (await prerenderedPage(path)).querySelector('main')
  if (!main) throw new Error(`${path} has no main landmark`)
  return main
}

function mailsIn(element: ParentNode): HTMLAnchorElement[] {
  return [...element.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')]
}

function count(text: string, words: string): number {
  return text.split(words).length - 1
}

test.each([...PUBLIC_PATHS, ...ARTICLE_PATHS])(
  '%s shows the address of each mail link, and links every phone number',
  async (path) => {
    const main = await mainOf(path)
    const mails = mailsIn(await prerenderedPage(path))
    const unreadable = mails.filter(
      (link) => !link.parentElement?.textContent.includes(new URL(link.href).pathname),
    )
    expect(unreadable.map(({ outerHTML }) => outerHTML)).toEqual([])
    if (mailsIn(main).length > 0) expect(count(main.textContent, mailCaution)).toBe(1)
    const phoneLinks = main.querySelectorAll(`a[href="${site.phone.href}"]`)
    expect(count(main.textContent, site.phone.label)).toBe(phoneLinks.length)
  },
)

test.each(['/', '/contact', '/about', '/courses', '/pfa-customer'])(
  '%s has a mail link, and says what is safe to write',
  async (path) => {
    const main = await mainOf(path)
    expect(mailsIn(main)).not.toEqual([])
    expect(main.textContent).toContain(safeToWrite)
  },
)

test('a mail to the centre has lines to fill in, and the warning', async () => {
  const [link] = mailsIn(await mainOf('/contact'))
  expect(new URL(link?.href ?? '').searchParams.get('body')?.split('\r\n\r\n')).toEqual([
    'Hej',
    'Jeg vil gerne tale med jer.',
    'Mit navn:\r\nMit telefonnummer:',
    `(${mailCaution})`,
  ])
})

test.each([
  '/contact',
  '/terms',
  '/services/skolevaegring',
  '/services/psykoedukative-forlob/plus18',
  articlePath(articleIds.familyDistress),
])('%s has the numbers for emergencies, each a link, in a region with a heading', async (path) => {
  const main = await mainOf(path)
  const box = main.querySelector('a[href="tel:116111"]')?.closest('section')
  const heading = main.querySelector(`[id="${box?.getAttribute('aria-labelledby')}"]`)
  expect(heading?.textContent).toBe('Er det akut?')
  const links = [...(box?.querySelectorAll('a') ?? [])]
  const numbers = links.map(({ textContent }) => textContent.replaceAll('\u00A0', ''))
  expect(numbers).toEqual(['112', '116111', '70201201', '1813'])
  expect(links.map(({ href }) => href)).toEqual(numbers.map((number) => `tel:${number}`))
})
