import { expect, test } from 'vitest'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { site } from '@/content/site'
import { prerenderedPage } from '../helpers/prerendered-page'

const SAFE = 'Skriv navn og telefonnummer, og at du gerne vil tale med os.'
const CAUTION = 'Skriv ikke CPR-nummer eller helbredsoplysninger i en almindelig mail.'

async function mainOf(path: string): Promise<HTMLElement> {
  const main = (await prerenderedPage(path)).querySelector('main')
  if (!main) throw new Error(`${path} has no main part`)
  return main
}

test.each([...PUBLIC_PATHS, ...ARTICLE_PATHS])(
  '%s says once what not to write in a mail, if it invites to write one',
  async (path) => {
    const main = await mainOf(path)
    if (!main.querySelector('a[href^="mailto:"]')) return
    expect(main.textContent.split(CAUTION)).toHaveLength(2)
  },
)

test.each(['/', '/contact', '/about', '/courses', '/prices', '/pfa-customer', '/privacy'])(
  '%s invites to write a mail',
  async (path) => {
    expect((await mainOf(path)).querySelector('a[href^="mailto:"]')).not.toBeNull()
  },
)

test.each([
  '/',
  '/contact',
  '/about',
  '/courses',
  '/pfa-customer',
  '/viso',
  '/services/skolevaegring',
])('%s says what is safe to write', async (path) => {
  expect((await mainOf(path)).textContent).toContain(SAFE)
})

test.each([...PUBLIC_PATHS, ...ARTICLE_PATHS])(
  '%s writes the phone number as a link only, for a thumb that will call',
  async (path) => {
    const main = await mainOf(path)
    const linked = main.querySelectorAll(`a[href="${site.phone.href}"]`)
    expect(main.textContent.split(site.phone.label)).toHaveLength(linked.length + 1)
  },
)

test('a mail to the centre begins with what is safe to write, and with nothing else to fill in', async () => {
  const address = (await mainOf('/contact'))
    .querySelector('a[href^="mailto:"]')
    ?.getAttribute('href')
  expect(new URL(address ?? '').searchParams.get('body')?.split('\r\n\r\n')).toEqual([
    'Hej',
    'Jeg vil gerne tale med jer.',
    'Mit navn:\r\nMit telefonnummer:',
    `(${CAUTION})`,
  ])
})

test.each(['/contact', '/services/skolevaegring', '/services/psykoedukative-forlob/plus18'])(
  '%s says whom to ring when it cannot wait',
  async (path) => {
    const main = await mainOf(path)
    const numbers = ['112', '116111', '70201201', '1813'].map(
      (number) => main.querySelector(`a[href="tel:${number}"]`)?.textContent,
    )
    expect(numbers).toEqual(['112', '116\u00A0111', '70\u00A0201\u00A0201', '1813'])
    expect(main.textContent).toContain('Er det akut? Ring 112.')
  },
)
