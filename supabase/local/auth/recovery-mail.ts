import { html } from 'hono/html'

/** A mail with placeholders, as supabase/config.toml names it. */
export type MailTemplate = { subject: string; html: string }

/**
 * Fills the placeholders of the template, which are written as in Go: `{{ .SiteURL }}`.
 *
 * @param facts.siteUrl address of the site, without a trailing slash
 * @throws when the template has a placeholder that the embedded backend cannot fill.
 */
export function writeRecoveryMail(
  template: MailTemplate,
  { siteUrl, token, email }: { siteUrl: string; token: string; email: string },
): MailTemplate {
  const facts = new Map([
    ['SiteURL', siteUrl],
    ['TokenHash', token],
    ['Email', email],
  ])
  const fill = (text: string, write: (fact: string) => string) =>
    text.replaceAll(/\{\{(.*?)\}\}/gs, (placeholder, inside: string) => {
      const fact = facts.get(inside.trim().replace(/^\./, ''))
      if (fact !== undefined) return write(fact)
      throw new Error(`The embedded backend cannot fill ${placeholder} in a mail`)
    })
  return {
    subject: fill(template.subject, (fact) => fact),
    html: fill(template.html, (fact) => String(html`${fact}`)),
  }
}
