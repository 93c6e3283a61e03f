import { expect, test } from 'vitest'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { prerenderedPage } from '../helpers/prerendered-page'

const CAUTION = 'Skriv ikke CPR-nummer eller helbredsoplysninger i en almindelig mail.'

async function mainOf(path: string): Promise<HTMLElement> {
  const main = (await prerenderedPage(path)).querySelector('main')
  if (!main) throw new Error(`${path} has no main part`)
  return main
}

test('every page that invites to write a mail says once what not to write in it', async () => {
  const inviting: string[] = []
  for (const path of [...PUBLIC_PATHS, ...ARTICLE_PATHS]) {
    const main = await mainOf(path)
    if (!main.querySelector('a[href^="mailto:"]')) continue
    inviting.push(path)
    expect(main.textContent.split(CAUTION).length - 1, path).toBe(1)
  }
  expect(inviting).toEqual(expect.arrayContaining(['/', '/contact', '/about', '/courses']))
})

test.each(['/contact', '/services/skolevaegring'])(
  '%s says whom to ring when it cannot wait',
  async (path) => {
    const main = await mainOf(path)
    const numbers = Array.from(main.querySelectorAll('a[href="tel:112"], a[href="tel:116111"]'))
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['112', '116\u00A0111'])
    expect(main.textContent).toContain('Er det akut? Ring 112.')
  },
)
