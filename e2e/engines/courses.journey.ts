import { paths } from '@/content/paths'
import { ADMIN } from '../../supabase/local/auth/seeded-accounts.ts'
import { expect, test } from './fixtures.ts'
import { Key } from './view.ts'

// It is Wednesday in week 47 of 2026 (NOW in e2e/fixtures.ts).

test('a visitor looks courses up by week and by month', async ({ view, seedCourses }) => {
  await seedCourses([
    { title: 'I denne uge', event_date: '2026-11-20' },
    { title: 'I næste uge', event_date: '2026-11-25' },
    { title: 'I næste måned', event_date: '2026-12-03' },
  ])
  await view.open(paths.courses)
  const titles = () => view.getByRole('article').getByRole('heading').texts()
  await expect(view.getByRole('heading', { name: /^Kurser uge 47/ })).toBeShown()
  await expect.poll(titles).toEqual(['I denne uge'])

  await view.getByRole('button', { name: 'Næste uge' }).click()
  await expect.poll(titles).toEqual(['I næste uge'])
  await view.back()
  await expect.poll(titles).toEqual(['I denne uge'])

  await view.getByRole('button', { name: /^i dag, onsdag den 18\. november 2026/i }).focus()
  await view.press(Key.ARROW_DOWN)
  await expect(view.getByRole('button', { name: /25\. november 2026/ })).toHaveFocus()
  await view.press(Key.ENTER)
  await expect.poll(titles).toEqual(['I næste uge'])

  await view.getByRole('button', { name: 'Gå til næste måned' }).click()
  await view.getByRole('button', { name: /3\. december 2026, 1 kursus/ }).click()
  await expect.poll(titles).toEqual(['I næste måned'])
  await view.getByRole('button', { name: 'Måned' }).click()
  await expect(view.getByRole('heading', { name: 'Kurser i december 2026' })).toBeShown()
  await view.getByRole('button', { name: 'Alle kommende' }).click()
  await expect.poll(titles).toEqual(['I denne uge', 'I næste uge', 'I næste måned'])
})

test('a tab is chosen by mouse or arrow key, and stands in the address', async ({ view }) => {
  await view.open(`${paths.courses}#supervision`)
  await expect(view.getByRole('tab', { name: 'Supervision', selected: true })).toBeShown()
  await view.getByRole('tab', { name: 'Specialkurser' }).click()
  await expect(view).toBeAt(`${paths.courses}#specialkurser`)
  await view.press(Key.ARROW_RIGHT)
  await expect(view).toBeAt(`${paths.courses}#skreddersyede`)
  await expect(view.getByRole('tab', { name: /^Skræddersyede/, selected: true })).toHaveFocus()
})

test('an administrator changes and deletes a course', async ({ view, seedCourses }) => {
  await seedCourses([{ title: 'Unge stemmer' }])
  await view.open(paths.admin)
  await view.getByLabel('E-mail').fill(ADMIN.email)
  await view.getByLabel('Adgangskode').fill(ADMIN.password)
  await view.getByRole('button', { name: 'Log ind' }).click()
  await expect(view.getByRole('heading', { level: 1, name: 'Admin Panel' })).toHaveFocus()

  await view.getByRole('button', { name: 'Rediger Unge stemmer' }).click()
  const form = view.getByRole('dialog')
  await form.getByLabel('Titel').fill('At høre til')
  await form.getByLabel('Dato').pick('2026-11-20')
  await form.getByLabel('Type').chooseOption('Foredrag')
  await form.getByLabel('Starttidspunkt').pick('19:00')
  await form.getByLabel('Sluttidspunkt').pick('21:00')
  await form.getByLabel('Ledige pladser').fill('0')
  await form.getByRole('button', { name: 'Opdater' }).click()
  await expect(view.getByText('Kursus opdateret succesfuldt')).toBeShown()
  await expect(form).toBeGone()
  const row = /At høre til.*20\. nov\. 2026.*19:00 - 21:00.*Udsolgt/
  await expect(view.getByRole('row', { name: row })).toBeShown()

  await view.getByRole('button', { name: 'Slet At høre til' }).click()
  const question = view.getByRole('alertdialog', { name: 'Slet kursus' })
  await question.getByRole('button', { name: 'Annuller' }).click()
  await expect(question).toBeGone()
  await view.getByRole('button', { name: 'Slet At høre til' }).click()
  await question.getByRole('button', { name: 'Slet' }).click()
  await expect(view.getByText('Ingen kurser fundet')).toBeShown()

  await view.getByRole('button', { name: 'Log ud' }).click()
  await expect(view).toBeAt(paths.admin)
  await expect(view.getByLabel('E-mail')).toBeShown()
  await view.open(paths.adminDashboard)
  await expect(view).toBeAt(paths.admin)
})
