import { expect, test } from 'vitest'
import { accessibility } from '@/content/legal/accessibility'
import privacy from '@/content/legal/privacy'
import terms from '@/content/legal/terms'
import { newsletterFormMessages } from '@/content/newsletter-form'
import { laws, paragraphsPage } from '@/content/paragraphs'
import { isLocalDate } from '@/lib/local-date'
import { SESSION_KEYS, SIDEBAR_COOKIE, STORAGE_KEYS } from '@/lib/storage'

/** The words of one section, links and all, with plain spaces. */
function wordsOf(content: typeof terms, id: string): string {
  const section = content.sections.find((candidate) => candidate.id === id)
  return JSON.stringify(section).replaceAll('\u00A0', ' ')
}

test.each([privacy, terms, accessibility])(
  'every section of $title has its own anchor, and the text a valid date',
  ({ sections, dating }) => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    expect(Object.values(dating).map(isLocalDate)).toEqual([true])
  },
)

test('privacy policy and terms name how long client records and accounts are kept', () => {
  const kept = [wordsOf(privacy, 'opbevaring'), wordsOf(terms, 'journal')]
  for (const words of kept) {
    expect(words).toContain('op til 5 år efter forløbets afslutning')
    expect(words).toMatch(/Regnskab.*5 år/)
  }
})

test('the terms name the three steps of cancelling and when an invoice is due', () => {
  const cancelling = wordsOf(terms, 'afbud')
  expect(cancelling).toMatch(/Mere end 48 timer før:[^.]*ingen betaling/)
  expect(cancelling).toMatch(/Mindre end 48 timer før:[^.]*50 %/)
  expect(cancelling).toMatch(/Udeblivelse[^.]*fuld pris/)
  expect(wordsOf(terms, 'betaling')).toMatch(/netto 8 dage.*EAN-nummer/)
})

test('the privacy policy and the consent text say what Mailchimp does', () => {
  for (const text of [wordsOf(privacy, 'nyhedsbrev'), newsletterFormMessages.consent]) {
    expect(text).toMatch(/Mailchimp.*USA.*måle.*åbnet.*hvilke links/)
  }
})

test('the privacy policy names everything that the site stores in a browser', () => {
  const stored = wordsOf(privacy, 'cookies')
  const names = [...Object.values(STORAGE_KEYS), ...Object.values(SESSION_KEYS), SIDEBAR_COOKIE]
  for (const name of names) expect(stored).toContain(name)
  expect(stored).toMatch(/sidebar_state.*7 dage/)
})

// Only an authority decides on entitlements.
test('no legal text claims that anybody has a right to something', () => {
  const texts = JSON.stringify([privacy, terms, accessibility, laws, paragraphsPage])
  expect(texts).not.toMatch(/\bret til\b/)
})
