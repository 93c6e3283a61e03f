import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { externalLinks } from '@/content/external-links'
import { laws, paragraphsPage } from '@/content/paragraphs'
import { plainText } from '@/lib/plain-text'
import { setUpSite } from '../helpers/render-site'
import { hideClosedTabPanels } from '../helpers/tab-panels'

const site = setUpSite()
hideClosedTabPanels()

test.each([
  [
    '',
    'Barnets Lov',
    laws['barnets-lov'],
    ['§ 30 Familiebehandling', '§ 32 Særlig støtte', '§ 48, stk. 2 Supervision'],
  ],
  [
    '#serviceloven',
    'Serviceloven',
    laws.serviceloven,
    ['§ 76, stk. 3 Støtte i overgangen efter det fyldte 18. år'],
  ],
  [
    '#folkeskoleloven',
    'Folkeskoleloven',
    laws.folkeskoleloven,
    ['§ 23, stk. 1 Undervisning ved længere tids sygdom'],
  ],
])(
  '/paragraffer%s shows under %s each paragraph with its authority and its law',
  async (hash, tab, law, specified) => {
    site.open(`/paragraffer${hash}`)
    expect(await screen.findByRole('tab', { selected: true })).toHaveAccessibleName(tab)
    const headings = within(screen.getByRole('tabpanel')).getAllByRole('heading', { level: 3 })
    expect(headings).toHaveLength(law.paragraphs.length)
    for (const [index, beginning] of specified.entries())
      expect(plainText(headings[index]?.textContent ?? '')).toContain(beginning)

    for (const heading of headings) {
      const card = heading.closest('section')
      if (!card) throw new Error('The heading stands in no card')
      const authority = within(card).getByText('Hvem beslutter?').nextElementSibling
      expect(authority).toHaveTextContent(/^Kommunen /)
      const lawText = within(card).getByRole('link', { name: /Retsinformation/ })
      expect(lawText).toHaveAttribute('target', '_blank')
      expect(card).toHaveTextContent(/Kontrolleret \d+\. november 2026/)
    }
  },
)

test('the paragraphs page explains how to complain, and announces further content under Andre', async () => {
  site.open('/paragraffer#andre')
  expect(await screen.findByRole('heading', { name: laws.andre.heading })).toBeInTheDocument()
  const complaint = screen.getByRole('region', { name: paragraphsPage.complaint.heading })
  const [board] = within(complaint).getAllByRole('link')
  expect(board).toHaveAttribute('href', externalLinks.ankestyrelsen)
})
