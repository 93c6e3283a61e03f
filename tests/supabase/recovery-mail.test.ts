import { expect, it } from 'vitest'
import { paths } from '../../src/content/paths'
import { site } from '../../src/content/site'
import { writeRecoveryMail } from '../../supabase/local/auth/recovery-mail'
import { readSettings } from '../../supabase/local/settings'

const FACTS = { siteUrl: 'https://www.example.com', token: 'abc123', email: 'mor@example.com' }

it('a recovery mail fills the placeholders of its template, and escapes them in the document', () => {
  const template = {
    subject: 'Til {{.Email}}',
    html: '<a href="{{ .SiteURL }}#{{  .TokenHash }}">{{ .Email }}',
  }
  expect(writeRecoveryMail(template, { ...FACTS, email: `"<b>'&@example.com` })).toEqual({
    subject: `Til "<b>'&@example.com`,
    html: '<a href="https://www.example.com#abc123">&quot;&lt;b&gt;&#39;&amp;@example.com',
  })
})

it('a recovery mail refuses a placeholder that it cannot fill as the hosted service would', () => {
  for (const placeholder of ['{{ .ConfirmationURL }}', '{{ if .Data }}', '{{ .constructor }}']) {
    const fill = () => writeRecoveryMail({ subject: '', html: placeholder }, FACTS)
    expect(fill).toThrow(`cannot fill ${placeholder}`)
  }
})

it('the recovery mail of the project is signed by the centre, and links to the page for a new password', async () => {
  const { html } = writeRecoveryMail((await readSettings()).recoveryMail, FACTS)
  const text = html.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' ')
  expect(text).toContain(`på hjemmesiden for ${site.name}, https://www.example.com.`)
  expect(text).toContain(`Venlig hilsen ${site.name}`)
  const link = `https://www.example.com${paths.adminPassword}#token_hash=abc123`
  expect(html).toContain(`href="${link}"`)
  expect(text).toContain(link)
  expect(html).toContain('<meta charset="utf-8" />')
})
