import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { takeLoggedErrors } from '../../../helpers/logged-errors'
import { ADMIN, expectToast, offline, setUpSite } from '../../../helpers/render-site'

type DialogModule = typeof import('@/features/courses/admin/course-dialog-switch')

/** Asking for an export that is not there fails, as asking the network does. */
const dialogModule = vi.hoisted((): Partial<DialogModule> => ({}))
vi.mock('@/features/courses/admin/course-dialog-switch', () => dialogModule)

const site = setUpSite({ usesBackend: true })

test('tells when the dialog that is asked for cannot be had, and tries again at the next click', async () => {
  await site.signIn(ADMIN)
  const user = site.open('/admin/dashboard')
  const opener = await screen.findByRole('button', { name: 'Opret kursus' })
  site.intercept((request) => (request.method === 'HEAD' ? offline() : undefined))
  await user.hover(opener)
  expect(takeLoggedErrors()).toEqual([])
  await user.click(opener)
  await expectToast('Fejl', 'Vinduet kunne ikke åbnes. Tjek din internetforbindelse, og prøv igen.')
  expect(takeLoggedErrors()).toEqual(['No course dialog'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  Object.assign(
    dialogModule,
    await vi.importActual<DialogModule>('@/features/courses/admin/course-dialog-switch'),
  )
  await user.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Opret nyt kursus' })).toBeInTheDocument()
})
