import { expect, test } from 'vitest'
import { accessibility } from '@/content/legal/accessibility'
import privacy from '@/content/legal/privacy'
import terms from '@/content/legal/terms'
import { laws, paragraphsPage } from '@/content/paragraphs'
import { newsletterFormMessages } from '@/features/newsletter/form-messages'
import { isLocalDate } from '@/lib/local-date'
import { SESSION_KEYS, SIDEBAR_COOKIE, STORAGE_KEYS } from '@/lib/storage'

/** The words of one section, links and all, with plain spaces. */
function wordsOf(content: typeof terms, id: string): string {
  const section = content.sections.find((candidate) => candidate.id === id)
  return JSON.stringify(section).replaceAll('\u00A0', ' ')
}

test('the privacy policy has eleven sections and the terms thirteen', () => {
  expect(privacy.sections).toHaveLength(11)
  expect(terms.sections).toHaveLength(13)
})

test.each([privacy, terms, accessibility])(
  'every section of $title has its own address, and the text its day',
  ({ sections, dating }) => {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Object.values(dating).map(isLocalDate)).toEqual([true])
  },
)

test('both name how long client records and accounts are kept', () => {
  const kept = wordsOf(privacy, 'opbevaring')
  expect(kept).toContain('op til 5 år efter forløbets afslutning')
  expect(kept).toMatch(/Regnskab.*5 år/)
  expect(wordsOf(terms, 'journal')).toContain('op til 5 år efter forløbets afslutning')
  expect(wordsOf(terms, 'journal')).toContain('Regnskabsmateriale bliver gemt i 5 år')
})

test('the terms name the three steps of cancelling and when an invoice is due', () => {
  const cancelling = wordsOf(terms, 'afbud')
  expect(cancelling).toMatch(/Mere end 48 timer før:[^.]*ingen betaling/)
  expect(cancelling).toMatch(/Mindre end 48 timer før:[^.]*50 %/)
  expect(cancelling).toMatch(/Udeblivelse[^.]*fuld pris/)
  expect(wordsOf(terms, 'betaling')).toContain('netto 8 dage')
  expect(wordsOf(terms, 'betaling')).toContain('EAN-nummer')
})

test.each([privacy, terms])(
  '$title says in at most five lines what it comes down to',
  ({ inShort = [] }) => {
    expect(inShort.length).toBeGreaterThanOrEqual(3)
    expect(inShort.length).toBeLessThanOrEqual(5)
  },
)

test('the privacy policy tells whether data must be given, and why a server keeps a log, and how long', () => {
  expect(wordsOf(privacy, 'oplysninger')).toMatch(
    /Du bestemmer selv, om du vil give os oplysninger/,
  )
  expect(wordsOf(privacy, 'formaal')).toMatch(
    /hjemmesiden:.*artikel 6, stk\. 1, litra f.*serverens log/,
  )
  expect(wordsOf(privacy, 'opbevaring')).toContain('Serverens log')
})

test('the privacy policy and the consent text name Mailchimp, its location and its tracking', () => {
  for (const text of [wordsOf(privacy, 'nyhedsbrev'), newsletterFormMessages.consent]) {
    expect(text).toMatch(/Mailchimp.*USA.*måle.*åbnet.*hvilke links/)
  }
})

test('consumers find the form with which to withdraw, and where to complain', () => {
  expect(wordsOf(terms, 'bestilling')).toContain('ønsker at gøre fortrydelsesretten gældende')
  expect(wordsOf(terms, 'klage')).toMatch(/Toldboden 2, 8800 Viborg.*naevneneshus/)
  expect(wordsOf(privacy, 'klage')).toMatch(/2500 Valby.*33 19 32 00.*dt@datatilsynet\.dk/)
})

test('the privacy policy names everything that the site stores in a browser', () => {
  const stored = wordsOf(privacy, 'cookies')
  const names = [...Object.values(STORAGE_KEYS), ...Object.values(SESSION_KEYS), SIDEBAR_COOKIE]
  for (const name of names) {
    expect(stored).toContain(name)
  }
  expect(stored).toMatch(/sidebar_state.*7 dage/)
})

// Only an authority decides on entitlements, so the texts must not promise any.
test.each([privacy, terms, accessibility, laws, paragraphsPage])(
  'no text says that somebody has a right to something',
  (content) => {
    expect(JSON.stringify(content)).not.toMatch(/\bret til\b/)
  },
)
