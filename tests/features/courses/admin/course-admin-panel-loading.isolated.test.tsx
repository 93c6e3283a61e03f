import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ADMIN, loseSession, setUpSite } from '../../../helpers/render-site'

const arrival = vi.hoisted(() => {
  let letThrough = () => {}
  const promise = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  return { promise, letThrough }
})

vi.mock('@/features/courses/admin/course-dialog-switch', async (importOriginal) => {
  await arrival.promise
  return importOriginal()
})

const site = setUpSite({ usesBackend: true })

test('a dialog whose code comes late does not cover the question to sign in again', async () => {
  await site.signIn(ADMIN)
  const user = site.open('/admin/dashboard')
  const opener = await screen.findByRole('button', { name: 'Opret kursus' })
  await user.click(opener)
  await loseSession()
  await screen.findByRole('alertdialog', { name: 'Din session er udløbet' })

  arrival.letThrough()
  await import('@/features/courses/admin/course-dialog-switch')
  await user.keyboard(`${ADMIN.password}{Enter}`)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await user.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Opret nyt kursus' })).toBeInTheDocument()
})
