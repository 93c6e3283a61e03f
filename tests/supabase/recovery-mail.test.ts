import { expect, it } from 'vitest'
import { paths } from '../../src/content/paths'
import { site } from '../../src/content/site'
import { writeRecoveryMail } from '../../supabase/local/auth/recovery-mail'
import { readSettings } from '../../supabase/local/settings'

const FACTS = { siteUrl: 'https://www.example.com', token: 'abc123', email: 'mor@example.com' }

it('the recovery mail fills the placeholders of a template, however they are spaced', () => {
  const template = {
    subject: 'Til {{.Email}}',
    html: '<a href="{{ .SiteURL }}#{{  .TokenHash }}">',
  }
  expect(writeRecoveryMail(template, FACTS)).toEqual({
    subject: 'Til mor@example.com',
    html: '<a href="https://www.example.com#abc123">',
  })
})

it('the recovery mail puts nothing into the document that could be taken for a tag', () => {
  const template = { subject: '{{ .Email }}', html: '{{ .Email }}' }
  expect(writeRecoveryMail(template, { ...FACTS, email: `"<b>'&@example.com` })).toEqual({
    subject: `"<b>'&@example.com`,
    html: '&quot;&lt;b&gt;&#39;&amp;@example.com',
  })
})

it.each(['{{ .ConfirmationURL }}', '{{ if .Data }}', '{{ .constructor }}'])(
  'refuses a template with %s, which it cannot fill as the hosted service would',
  (gap) => {
    const fill = () => writeRecoveryMail({ subject: '', html: `<p>${gap}</p>` }, FACTS)
    expect(fill).toThrow(`cannot fill ${gap}`)
  },
)

it('the project’s own mail says which site it is about, and is signed by the centre', async () => {
  const { recoveryMail } = await readSettings()
  if (!recoveryMail) throw new Error('The project configures no mail')
  const words = writeRecoveryMail(recoveryMail, FACTS).html.replaceAll(/<[^>]*>|\s+/g, ' ')
  expect(words.replaceAll(/ +/g, ' ')).toContain(
    `på hjemmesiden for ${site.name}, https://www.example.com.`,
  )
  expect(words.replaceAll(/ +/g, ' ')).toContain(`Venlig hilsen ${site.name}`)
})

it('the project’s own mail leads to the page for a new password, by its button and in plain text', async () => {
  const { recoveryMail } = await readSettings()
  if (!recoveryMail) throw new Error('The project configures no mail')
  const { html } = writeRecoveryMail(recoveryMail, FACTS)
  const link = `https://www.example.com${paths.adminPassword}#token_hash=abc123`

  expect(html).toContain(`href="${link}"`)
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(link)
  expect(html).toContain('<meta charset="utf-8" />')
})
