import type { Page } from '@playwright/test'
import { paths } from '@/content/paths'
import { SEEDED_ACCOUNTS } from '../supabase/local/auth/seeded-accounts.ts'
import { loadKeys } from '../supabase/local/keys.ts'

/** Where supabase-js keeps the session of a project whose address begins with 'localhost'. */
const SESSION = 'sb-localhost-auth-token'

/** Opens the admin panel as an administrator who has signed in before. */
export function signInAsAdmin(page: Page): Promise<void> {
  return signIn(page, { isAdmin: true })
}

/** Opens the admin panel as a signed-in user without the role. */
export function signInAsUser(page: Page): Promise<void> {
  return signIn(page, { isAdmin: false })
}

/** Signs in without the form, which has its own tests. */
async function signIn(page: Page, { isAdmin }: { isAdmin: boolean }): Promise<void> {
  const account = SEEDED_ACCOUNTS.find((candidate) => candidate.isAdmin === isAdmin)
  if (!account) throw new Error(`No seeded account has isAdmin ${isAdmin}`)
  const { publishableKey } = await loadKeys('.local/supabase')
  const response = await page.request.post('/supabase/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: { email: account.email, password: account.password },
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
