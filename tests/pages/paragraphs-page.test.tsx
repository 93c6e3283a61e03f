import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAddress, setUpSite } from '../helpers/render-site'
import { hideClosedTabPanels } from '../helpers/tab-panels'

const site = setUpSite()
hideClosedTabPanels()

const tabs = [
  {
    hash: '',
    tab: 'Barnets Lov',
    paragraphs: [/^§ 30 Familiebehandling/, /^§ 32 Særlig støtte/, /^§ 48, stk\. 2 Supervision/],
    link: { name: 'supervision', href: '/courses#supervision' },
  },
  {
    hash: '#serviceloven',
    tab: 'Serviceloven',
    paragraphs: [/^§ 76, stk\. 3 Støtte i overgangen efter 18 år/],
    link: {
      name: 'psykoedukation for voksne',
      href: '/services/psykoedukative-forlob/plus18',
    },
  },
  {
    hash: '#folkeskoleloven',
    tab: 'Folkeskoleloven',
    paragraphs: [/^§ 23, stk\. 1 Undervisning ved længere tids sygdom/],
    link: { name: 'skolevægring', href: '/services/skolevaegring' },
  },
]

test.each(tabs)(
  'shows under $tab what the law says, who decides and what the centre can do',
  async ({ hash, tab, paragraphs, link }) => {
    site.open(`/paragraffer${hash}`)
    expect(await screen.findByRole('tab', { selected: true })).toHaveAccessibleName(tab)

    const panel = within(screen.getByRole('tabpanel'))
    const headings = panel.getAllByRole('heading', { level: 3 })
    expect(headings).toHaveLength(paragraphs.length)
    for (const [index, name] of paragraphs.entries())
      expect(headings[index]).toHaveTextContent(name)

    const deciders = panel.getAllByText('Hvem beslutter?')
    expect(deciders).toHaveLength(paragraphs.length)
    for (const label of deciders) expect(label.nextElementSibling).toHaveTextContent(/^Kommunen /)
    expect(panel.getAllByText('Kontrolleret')).toHaveLength(paragraphs.length)
    for (const law of panel.getAllByRole('link', { name: /Retsinformation/ })) {
      expect(law).toHaveAttribute('href', 'https://www.retsinformation.dk/')
      expect(law).toHaveAttribute('target', '_blank')
    }
    expect(panel.getByRole('link', { name: link.name })).toHaveAttribute('href', link.href)
  },
)

test('tells where rules that have moved stand now', async () => {
  const user = site.open('/paragraffer')
  const panel = await screen.findByRole('tabpanel')
  expect(panel).toHaveTextContent(
    'Familiebehandling står i dag i barnets lov § 32, stk. 1, nr. 5. § 30 handler nu om',
  )
  await user.click(screen.getByRole('tab', { name: 'Serviceloven' }))
  await expectAddress('/paragraffer#serviceloven')
  expect(screen.getByRole('tabpanel')).toHaveTextContent(
    'Ungestøtte for unge på 18-22 år har stået i barnets lov siden 1. januar 2024.',
  )
})

test('says that more is to come under Andre', async () => {
  site.open('/paragraffer#andre')
  expect(await screen.findByRole('heading', { name: 'Indhold på vej' })).toBeInTheDocument()
})
