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
    law: 'https://www.retsinformation.dk/eli/lta/2025/282',
    // Not § 48, where the rule was not found.
    checked: 2,
    link: { name: 'supervision', href: '/courses#supervision' },
  },
  {
    hash: '#serviceloven',
    tab: 'Serviceloven',
    paragraphs: [/^§ 76, stk\. 3 Støtte i overgangen efter 18 år/],
    law: 'https://www.retsinformation.dk/eli/lta/2025/282',
    checked: 1,
    link: {
      name: 'psykoedukation for voksne',
      href: '/services/psykoedukative-forlob/plus18',
    },
  },
  {
    hash: '#folkeskoleloven',
    tab: 'Folkeskoleloven',
    paragraphs: [/^§ 23, stk\. 1 Undervisning ved længere tids sygdom/],
    law: 'https://www.retsinformation.dk/eli/lta/2025/1100',
    checked: 1,
    link: { name: 'skolevægring', href: '/services/skolevaegring' },
  },
]

test.each(tabs)(
  'shows under $tab what the law says, who decides and what the centre can do',
  async ({ hash, tab, paragraphs, law, checked, link }) => {
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
    expect(panel.getAllByText('Kontrolleret')).toHaveLength(checked)
    const lawTexts = panel.getAllByRole('link', { name: /Retsinformation/ })
    expect(lawTexts).toHaveLength(paragraphs.length)
    for (const text of lawTexts) {
      expect(text).toHaveAttribute('href', law)
      expect(text).toHaveAttribute('target', '_blank')
    }
    expect(panel.getByRole('link', { name: link.name })).toHaveAttribute('href', link.href)
  },
)

test('the paragraphs page tells where rules that have moved stand now', async () => {
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

test('the paragraphs page makes no claim to have checked the rule that was not found, and tells where it stood', async () => {
  site.open('/paragraffer')
  const heading = await screen.findByRole('heading', { level: 3, name: /^§\s48, stk\.\s2/ })
  const card = heading.closest('section')
  expect(card).toHaveTextContent('stod i serviceloven § 66 a, stk. 4')
  expect(card).not.toHaveTextContent('Kontrolleret')
})

test('the paragraphs page tells how one complains of a decision, and that its own guidance decides', async () => {
  site.open('/paragraffer')
  const part = await screen.findByRole('region', { name: 'Er I uenige i kommunens afgørelse?' })
  expect(part).toHaveTextContent('Fristen er som regel fire uger')
  expect(part).toHaveTextContent('Læs altid klagevejledningen, som følger med afgørelsen.')
  expect(within(part).getByRole('link', { name: /^Ankestyrelsen/ })).toHaveAttribute(
    'href',
    'https://ast.dk/',
  )
})

test('the paragraphs page says that more is to come under Andre', async () => {
  site.open('/paragraffer#andre')
  expect(await screen.findByRole('heading', { name: 'Indhold på vej' })).toBeInTheDocument()
})
