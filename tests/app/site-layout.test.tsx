import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { expectAddress, noCourses, setUpSite } from '../helpers/render-site'

const site = setUpSite()
beforeEach(() => site.intercept(noCourses))

test.each([
  ['/Kurser.html?uge=48#supervision', '/courses?uge=48#supervision'],
  ['/Services/Skolevaegring/?fra=Brev#Roller', '/services/skolevaegring?fra=Brev#Roller'],
  [
    '/helhedsorienterede-indsatser?fra=brev#roller',
    '/services/helhedsorienterede-indsatser?fra=brev#roller',
  ],
  ['/aflosning-og-aflastning', '/services/aflosning-og-aflastning'],
  ['/services/ressourceteamet/aflosning-og-aflastning', '/services/aflosning-og-aflastning'],
])('%s leads to %s', async (from, to) => {
  site.open(from)
  await expectAddress(to)
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
})

test('following a link to a section moves the focus to that section', async () => {
  const user = site.open('/services/skolevaegring')
  const contents = await screen.findByRole('navigation', { name: 'På denne side' })
  const link = within(contents).getAllByRole('link').at(-1)
  if (!link) throw new Error('The page has no sections')
  await user.click(link)
  const section = await screen.findByRole('region', { name: link.textContent })
  await waitFor(() => expect(section).toHaveFocus())
})
