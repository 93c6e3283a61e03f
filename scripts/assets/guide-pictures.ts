import type { Locator, Page } from '@playwright/test'
import type { PictureName } from '@/pages/admin-guide/pictures'

/** Two columns in the form, and a dialog whole. */
export const GUIDE_VIEWPORT = { width: 800, height: 1500 }

const COURSE = 'Foredrag: ADHD fra barn til voksen'

/**
 * The pictures of the administrator's guide: for each the way there from the panel, and the parts to take. None has a
 * field for a date or a time, which headless Chromium shows in American English.
 */
export const GUIDE_PICTURES: Readonly<Record<PictureName, (page: Page) => Promise<Locator[]>>> = {
  async form(page) {
    await page.getByRole('button', { name: 'Opret kursus' }).click()
    await page.getByLabel('Titel').fill('Foredrag: Søvn og ro om aftenen')
    await page.getByLabel('Dato', { exact: true }).fill('2027-02-04')
    await page.getByLabel('Type').selectOption('Foredrag')
    await page.getByLabel('Starttidspunkt').fill('19:00')
    await page.getByLabel('Sluttidspunkt').fill('21:00')
    await page.getByLabel('Lokation').fill('Valby Kulturhus')
    await page.getByLabel('Max deltagere').fill('120')
    await page.getByLabel('Ledige pladser').fill('120')
    const dialog = page.getByRole('dialog')
    await dialog.focus()
    return [dialog.getByText('URL (valgfri)'), dialog.getByRole('button', { name: 'Opret' })]
  },
  async list(page) {
    const row = page.getByRole('row').filter({ hasText: COURSE })
    await row.scrollIntoViewIfNeeded()
    return [row]
  },
  async move(page) {
    await page.getByRole('button', { name: `Rediger ${COURSE}` }).click()
    await page.getByLabel('Starttidspunkt').fill('18:30')
    await page.getByLabel('Sluttidspunkt').fill('20:30')
    await page.getByLabel('Vis som flyttet').check()
    const note = page.getByLabel('Besked på hjemmesiden')
    await note.fill('Vi begynder lidt tidligere, så flere kan nå toget hjem.')
    const dialog = page.getByRole('dialog')
    await dialog.focus()
    const question = dialog.locator('div').filter({ has: page.getByLabel('Vis som flyttet') })
    return [question.last(), note]
  },
  async cancelled(page) {
    await page.getByRole('button', { name: `Aflys eller udsæt ${COURSE}` }).click()
    await page
      .getByLabel('Besked på hjemmesiden')
      .fill('Underviseren er blevet syg. Vi skriver til jer med en ny dato.')
    await page.getByRole('button', { name: 'Aflys kursus' }).click()
    const copying = page.getByRole('button', { name: 'Kopiér teksten' })
    await copying.waitFor()
    return [page.getByRole('heading', { name: 'Kurset er aflyst' }), copying]
  },
  async log(page) {
    await page.getByRole('button', { name: 'Slet Autisme i klasseværelset' }).click()
    await page.getByRole('button', { name: 'Slet', exact: true }).click()
    await page.getByRole('button', { name: 'Vis ændringer' }).click()
    const log = page.getByRole('region', { name: 'Ændringer' })
    const entries = log.getByRole('listitem')
    await entries.first().waitFor()
    await entries.nth(2).scrollIntoViewIfNeeded()
    return [log.getByRole('heading'), entries.first(), entries.nth(1)]
  },
}

/** Around the parts, where a picture does not show one thing alone. */
const MARGIN_PX = 12

/** The box around all parts, in whole pixels. @throws if one of them is not on the page */
export async function boxAround(parts: readonly Locator[]) {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  const edges = boxes.map((box) => {
    if (!box) throw new Error('A part of the picture is not on the page.')
    return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
  })
  const margin = parts.length > 1 ? MARGIN_PX : 0
  const x = Math.floor(Math.min(...edges.map(({ left }) => left)) - margin)
  const y = Math.floor(Math.min(...edges.map(({ top }) => top)) - margin)
  const right = Math.ceil(Math.max(...edges.map((edge) => edge.right)) + margin)
  const bottom = Math.ceil(Math.max(...edges.map((edge) => edge.bottom)) + margin)
  return { x, y, width: right - x, height: bottom - y }
}
