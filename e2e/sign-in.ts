import type { Page } from '@playwright/test'
import { SEEDED_ACCOUNTS } from '../supabase/local/auth/seeded-accounts.ts'

/** Signs in through the form, as an administrator does; ends on the admin panel. */
export function signInAsAdmin(page: Page): Promise<void> {
  return signIn(page, { isAdmin: true })
}

/** Signs in as somebody who is no administrator; ends on the panel that denies access. */
export function signInAsUser(page: Page): Promise<void> {
  return signIn(page, { isAdmin: false })
}

async function signIn(page: Page, { isAdmin }: { isAdmin: boolean }): Promise<void> {
  const account = SEEDED_ACCOUNTS.find((candidate) => candidate.isAdmin === isAdmin)
  if (!account) throw new Error(`No seeded account has isAdmin ${isAdmin}`)
  await page.goto('/admin')
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Adgangskode').fill(account.password)
  await page.getByRole('button', { name: 'Log ind' }).click()
  await page.waitForURL('/admin/dashboard')
}
