import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import psychoeducation from '@/content/services/pages/psychoeducation'
import schoolRefusal from '@/content/services/pages/school-refusal'
import { site as centre } from '@/content/site'
import { plainText } from '@/lib/plain-text'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('a service page has a summary with ways to begin, and contents that lead to its questions', async () => {
  site.open('/services/psykoedukative-forlob')
  const inShort = within(await screen.findByRole('region', { name: 'Kort fortalt' }))
  expect(inShort.getAllByRole('listitem')).toHaveLength(psychoeducation.inShort.length)
  const hrefs = inShort.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining([centre.phone.href, '/contact']))

  const contents = within(screen.getByRole('navigation', { name: 'På denne side' }))
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    psychoeducation.blocks.map(({ id }) => `/services/psykoedukative-forlob#${id}`),
  )
  const questions = psychoeducation.blocks.flatMap((block) =>
    block.kind === 'questions' ? block.questions : [],
  )
  for (const { question } of questions)
    expect(screen.getByRole('heading', { level: 3, name: question })).toBeInTheDocument()
})

test('a service page has a breadcrumb, and prints the agenda for a meeting alone', async () => {
  const user = site.open('/services/skolevaegring')
  const breadcrumb = await screen.findByRole('navigation', { name: 'Du er her' })
  const steps = within(breadcrumb).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => plainText(textContent))).toEqual([
    'Forside',
    'Ydelser',
    'Skolevægring',
  ])

  const block = schoolRefusal.blocks.find((candidate) => 'printLabel' in candidate)
  const agenda = screen.getByRole('region', { name: block?.heading ?? '' })
  const isAlone: boolean[] = []
  vi.stubGlobal('print', () => isAlone.push(agenda.hasAttribute('data-printed-alone')))
  within(agenda).getByRole('button').focus()
  await user.keyboard('{Enter}')
  expect(isAlone).toEqual([true])

  window.dispatchEvent(new Event('afterprint'))
  expect(agenda).not.toHaveAttribute('data-printed-alone')
})
