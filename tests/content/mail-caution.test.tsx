import { expect, test } from 'vitest'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { prerenderedPage } from '../helpers/prerendered-page'

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
