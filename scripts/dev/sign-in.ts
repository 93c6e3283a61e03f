import type { Page } from '@playwright/test'
import { paths } from '../../src/content/paths.ts'
import { ADMIN } from '../../supabase/local/auth/seeded-accounts.ts'
import { loadKeys } from '../../supabase/local/keys.ts'

/** Where supabase-js keeps the session of a project whose address begins with 'localhost'. */
const SESSION = 'sb-localhost-auth-token'

/** Opens the admin panel as an administrator who has signed in before. */
export function signInAsAdmin(page: Page): Promise<void> {
  return signIn(page, ADMIN)
}

/** Opens the admin panel as somebody who has signed in before, without the form. */
export async function signIn(
  page: Page,
  account: { email: string; password: string },
): Promise<void> {
  const { publishableKey } = await loadKeys('.local/supabase')
  const response = await page.request.post('/supabase/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: account,
  })
  if (!response.ok()) throw new Error(`Not signed in: ${await response.text()}`)
  // Storage belongs to an origin, and this file of the site's runs no script.
  await page.goto('/robots.txt')
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION,
    await response.text(),
  ] as const)
  await page.goto(paths.adminDashboard)
}
