import { expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { neighboursOf } from '@/features/articles/neighbours'

test('from the newest article the older ones lead through all of them, and the newer ones back', () => {
  const [newest] = articles
  const way: string[] = []
  for (let at = newest; at; at = neighboursOf(articles, at.id).older) {
    const { older } = neighboursOf(articles, at.id)
    if (older) expect(neighboursOf(articles, older.id).newer).toBe(at)
    way.push(at.id)
  }
  expect(way).toEqual(articles.map(({ id }) => id))
  expect(newest && neighboursOf(articles, newest.id).newer).toBeUndefined()
})
