import type { Page } from '@playwright/test'

/** Fills in the open form of a course: a talk on Friday evening of the week in which the tests take place. */
export async function fillCourse(page: Page, title: string): Promise<void> {
  const form = page.getByRole('dialog')
  await form.getByLabel('Titel').fill(title)
  await form.getByLabel('Dato', { exact: true }).fill('2026-11-20')
  await form.getByLabel('Type').selectOption('Foredrag')
  await form.getByLabel('Starttidspunkt').fill('19:00')
  await form.getByLabel('Sluttidspunkt').fill('21:00')
  await form.getByLabel('Lokation').fill('Valby Kulturhus')
}
