import { expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { relatedArticles } from '@/features/articles/related-articles'

test.each(articles)('$title leads to three others, those of its category first', (article) => {
  const related = relatedArticles(articles, article)
  expect(new Set(related).size).toBe(3)
  expect(related).not.toContain(article)

  const isSame = related.map(({ category }) => category === article.category)
  expect(isSame).toEqual(isSame.toSorted((a, b) => Number(b) - Number(a)))
  const siblings = articles.filter(({ category }) => category === article.category)
  expect(isSame.filter(Boolean)).toHaveLength(Math.min(3, siblings.length - 1))
})

test('the list of related articles takes the newest where the category has no other', () => {
  const offer = articles.find(({ category }) => category === 'Tilbud')
  if (!offer) throw new Error('There is no offer to test with')
  const newest = articles.filter(({ id }) => id !== offer.id).slice(0, 3)
  expect(relatedArticles(articles, offer)).toEqual(newest)
})
