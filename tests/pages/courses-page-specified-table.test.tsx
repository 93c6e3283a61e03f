import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ADDED_COLUMNS } from '@/features/courses/domain/course-row'
import { createTestBackend } from '../helpers/backend-client'
import { stopClockAt } from '../helpers/clock'
import { takeLoggedErrors } from '../helpers/logged-errors'
import { expectToast, setUpSite } from '../helpers/render-site'

// In a database of its own, since the table is changed.
const site = setUpSite({ openBackend: createTestBackend, usesBackend: true })
const TODAY = '2026-11-18'

// A project's own table, with the columns of spec 7 and no others, and times as the text of spec 3.
beforeAll(async () => {
  for (const name of ['set_updated_at', 'set_created_at']) {
    await site.asOwner(`drop trigger ${name} on public.course_events`)
  }
  await site.asOwner(
    `alter table public.course_events
       ${ADDED_COLUMNS.map((column) => `drop column ${column}`).join(', ')},
       alter column start_time type text, alter column end_time type text`,
  )
})
beforeEach(async () => {
  // The page's code takes long to compile on a busy machine; no test waits for that.
  await import('@/pages/courses-page')
})
stopClockAt(`${TODAY}T10:00:00+01:00`)

test('visitors read a table with the columns of the specification alone, without a row that does not fit', async () => {
  const course = await site.addCourse({ title: 'Passer', event_date: TODAY })
  expect(course).not.toHaveProperty('updated_at')
  await site.addCourse({ title: 'Passer ikke', event_date: TODAY, start_time: 'kl. 9' })
  site.open('/courses')
  expect(await screen.findByRole('heading', { name: 'Passer' })).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(takeLoggedErrors()).toEqual(['Courses were left out: their rows do not fit'])
})

test('a response without any valid row shows an error, not an empty list', async () => {
  await site.addCourse({ title: 'Passer ikke', event_date: TODAY, start_time: 'kl. 9' })
  site.open('/courses')
  await expectToast('Fejl', 'Kunne ikke indlæse kurser. Prøv at genindlæse siden.')
  expect(await screen.findByRole('button', { name: 'Prøv igen' })).toBeInTheDocument()
  expect(screen.queryByText('Ingen kurser i den valgte uge')).not.toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Courses were left out: their rows do not fit', 'Fejl'])
})
