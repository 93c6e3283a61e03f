import { paths } from '@/content/paths'
import { expect, test } from './fixtures.ts'

// Each violation of the policy is an error in the console, which fails the test (fixtures.ts). Status and headers of each
// response: tests/scripts/dev/static-host.test.ts, tests/scripts/build/hosting.test.ts.

const REFUSED = /violates the following Content Security Policy/

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
