import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aliases, paths } from '@/content/paths'
import { expect, test } from './fixtures.ts'
import { signInAsAdmin } from './sign-in.ts'

// Each violation of the policy is an error in the console, which fails the test (fixtures.ts).

const REFUSED = /violates the following Content Security Policy/

const HOSTILE = '<img src=x onerror="document.title=`hacked`"><script>alert(1)</script>'

test('pages, missing pages and moved ones get the right status and location', async ({ page }) => {
  const get = (path: string) => page.request.get(path, { maxRedirects: 0 })
  const statuses = {
    [paths.home]: 200,
    [paths.courses]: 200,
    '/findes-ikke': 404,
    '/assets/x.js': 404,
  }
  for (const [path, status] of Object.entries(statuses)) {
    const response = await get(path)
    expect(response.status(), path).toBe(status)
    const headers = response.headers()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
  for (const [alias, to] of Object.entries(aliases)) {
    const response = await get(`${alias}?fra=brev`)
    expect([response.status(), response.headers().location]).toEqual([301, `${to}?fra=brev`])
  }
})

test('another site can show the picture of a shared link, and nothing else of this one', async ({
  page,
  site,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/^Third party: /, /ERR_BLOCKED_BY_RESPONSE/)
  const other = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html>')
  })
  await once(other.listen(0, 'localhost'), 'listening')
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}`)
  const shows = (path: string) =>
    page.evaluate(
      (address) =>
        new Promise<boolean>((resolve) => {
          const image = new Image()
          image.onload = () => resolve(true)
          image.onerror = () => resolve(false)
          image.src = address
        }),
      `${site.origin}${path}`,
    )
  expect(await shows('/share/home.png')).toBe(true)
  expect(await shows('/icon-192.png')).toBe(false)
  other.closeAllConnections()
  other.close()
})

test('the policy runs no script and loads nothing that the build did not bring', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(REFUSED, /Failed to load resource|Refused to|Fetch API cannot load/)
  await page.goto(paths.privacy)
  const refused = new Set<string>()
  await page.exposeFunction('noteRefusal', (directive: string) => refused.add(directive))
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Reflect.get(window, 'noteRefusal')(effectiveDirective)
    })
    const script = document.createElement('script')
    script.textContent = 'document.title = "hacked"'
    document.head.append(script)
    const probe = document.createElement('div')
    probe.innerHTML = `<p style="color: red"></p><style>p { color: red }</style>
      <img src="/favicon.svg" onload="document.title = 'hacked'">
      <iframe src="/"></iframe>`
    document.body.append(probe)
    fetch('data:text/plain,x').catch(() => {})
  })
  await expect
    .poll(() => [...refused].sort())
    .toEqual([
      'connect-src',
      'frame-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ])
  expect(await page.title()).not.toContain('hacked')
})

test('a course whose words are HTML is shown as words', async ({ page, seedCourses }) => {
  await seedCourses([{ title: `Titel ${HOSTILE}`, location: `Sted ${HOSTILE}` }])
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`)
  })
  await page.goto(paths.courses)
  await expect(page.getByRole('article')).toContainText(`Titel ${HOSTILE}`)
  await expect(page.getByRole('article')).toContainText(`Sted ${HOSTILE}`)

  await signInAsAdmin(page)
  await expect(page.getByRole('row').filter({ hasText: HOSTILE })).toBeVisible()
  await page.getByRole('button', { name: 'Rediger Titel' }).click()
  await expect(page.getByRole('dialog').getByLabel('Titel')).toHaveValue(`Titel ${HOSTILE}`)
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden')
  expect(await page.title()).not.toContain('hacked')
})
