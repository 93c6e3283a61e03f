import { expect, test } from 'vitest'
import { ARTICLE_IDS } from '@/content/articles/article-ids'
import { articlePath, paths } from '@/content/paths'

/** The route table of spec 2, without the articles, whose address carries an id, and with the page for a new password. */
const ROUTES = [
  '/',
  '/about',
  '/contact',
  '/pfa-customer',
  '/services',
  '/services/overview',
  '/services/psykoedukative-forlob',
  '/services/psykoedukative-forlob/plus18',
  '/services/helhedsorienterede-indsatser',
  '/services/skolevaegring',
  '/services/ressourceteamet',
  '/services/aflosning-og-aflastning',
  '/services/skoleindsatser',
  '/services/foraeldrevejledning',
  '/courses',
  '/prices',
  '/articles',
  '/privacy',
  '/terms',
  // Not of the table: the note on accessibility.
  '/tilgaengelighed',
  '/viso',
  '/paragraffer',
  '/search',
  // Of our own: the terms that other pages link to.
  '/ordliste',
  '/admin',
  '/admin/dashboard',
  '/admin/ny-adgangskode',
]

test('the site has exactly the routes that were ordered, and the word list', () => {
  expect(Object.values(paths).toSorted()).toEqual(ROUTES.toSorted())
})

test('an article has an address of its own below the list', () => {
  expect(ARTICLE_IDS.map(articlePath)).toContain('/articles/mistrivsel-i-familien')
})
