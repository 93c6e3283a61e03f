import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../../../helpers/course-form'
import { expectFailure } from '../../../helpers/expect-failure'
import { takeLoggedErrors } from '../../../helpers/logged-errors'
import { expectToast, setUpSite } from '../../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

const title = 'Søvn og ro'

async function openPanelWith(availableSpots: number) {
  const { id } = await site.addCourse({ title, available_spots: availableSpots })
  const user = await site.openPanel()
  await screen.findByText(`${availableSpots} af 20 ledige`)
  return { id, user, fewer: button('færre'), more: button('mere') }
}

function button(change: 'færre' | 'mere'): HTMLElement {
  return screen.getByRole('button', { name: `Én ledig plads ${change}: ${title}` })
}

async function storedPlaces(): Promise<unknown> {
  return (await site.courses()).map(({ available_spots }) => available_spots)
}

test('a place more is saved at once, and taken back from the toast', async () => {
  const { user, more } = await openPanelWith(19)
  await user.click(more)
  await expectToast('Succes', 'Søvn og ro: 20 af 20 ledige, før 19')
  expect(await storedPlaces()).toEqual([20])
  expect(screen.getByText('20 af 20 ledige')).toBeInTheDocument()
  expect(more).toHaveAttribute('aria-disabled', 'true')
  await user.click(more)
  expect(await storedPlaces()).toEqual([20])

  await press(user, 'Fortryd')
  await expectToast('Succes', 'Søvn og ro: 19 af 20 ledige, før 20')
  expect(await storedPlaces()).toEqual([19])
  expect(more).toHaveFocus()

  await press(user, `Rediger ${title}`)
  await screen.findByRole('dialog')
  expect(screen.queryByText('Succes'), 'a toast over the next dialog').not.toBeInTheDocument()
})

test('places that are taken while a request is pending are saved with the next one', async () => {
  const { user, fewer } = await openPanelWith(3)
  const release = site.hold(({ method }) => method === 'PATCH')
  for (const places of [2, 1, 0, 0]) {
    await user.click(fewer)
    expect(screen.getByText(`Gemmer ${places} …`)).toBeInTheDocument()
  }
  expect(screen.queryByText(/ledige$/)).not.toBeInTheDocument()
  release()
  await expectToast('Succes', 'Søvn og ro: 0 af 20 ledige, før 3')
  expect(screen.getByText('0 af 20 ledige')).toBeInTheDocument()
  expect(await storedPlaces()).toEqual([0])
  expect(site.requests().filter((request) => request.startsWith('PATCH'))).toHaveLength(2)
})

test('a refused change is explained under the title', async () => {
  const { user, fewer } = await openPanelWith(5)
  const refusal = { status: 403, code: '42501', message: 'permission denied' }
  site.refuse(({ method }) => method === 'PATCH', refusal)
  await user.click(fewer)
  await expectToast('Fejl', 'Kunne ikke opdatere kursus: permission denied')
  expect(screen.getByText('Du har ikke rettigheder til at ændre kurser.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('5 af 20 ledige')).toBeInTheDocument())
  expect(takeLoggedErrors()).toEqual(['Fejl'])
})

test('a place that two administrators take at once is not counted as one', async () => {
  const { id, user, fewer } = await openPanelWith(9)
  await site.changeCourse(id, { available_spots: 8 })
  await user.click(fewer)
  await expectFailure('Kunne ikke opdatere kursus: Det er ændret af en anden.')
  expect(await screen.findByText('8 af 20 ledige')).toBeInTheDocument()
  await user.click(fewer)
  await expectToast('Succes', 'Søvn og ro: 7 af 20 ledige, før 8')
  expect(await storedPlaces()).toEqual([7])
})

test('a press whose response is lost says that it may be saved, and the next one saves what it names', async () => {
  const { user, fewer } = await openPanelWith(9)
  const { fetch } = await site.backend()
  site.intercept(async (request) => {
    if (request.method === 'PATCH') await fetch(request)
    throw new TypeError('Failed to fetch')
  })
  await user.click(fewer)
  expect(
    await screen.findByText(/^Der kom intet svar\. Ændringerne kan være gemt\./),
  ).toBeInTheDocument()
  expect(await storedPlaces()).toEqual([8])
  expect(takeLoggedErrors()).toEqual(['Fejl'])

  site.intercept(() => undefined)
  await user.click(fewer)
  await expectToast('Succes', 'Søvn og ro: 8 af 20 ledige, før 9')
  expect(await storedPlaces()).toEqual([8])
})
