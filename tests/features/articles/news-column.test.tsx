import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { articleIds } from '@/content/articles/article-ids'
import { articles } from '@/content/articles/articles'
import { frontPageArticles, NewsColumn } from '@/features/articles/news-column'
import { formatDate, formatShortDate } from '@/lib/local-date'
import { stopClockAt } from '../../helpers/clock'

stopClockAt('2025-11-30T12:00:00+01:00')

test('the news column lists the articles that are not hidden, and leads to all', () => {
  render(<NewsColumn />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 2, name: 'Seneste Nyt' })).toBeInTheDocument()

  const shown = frontPageArticles('2025-11-30')
  expect(shown.length).toBeLessThan(articles.length)
  const items = screen.getAllByRole('listitem')
  expect(items).toHaveLength(shown.length)
  for (const [index, { id, title, category, date }] of shown.entries()) {
    const item = within(items[index] ?? document.body)
    expect(item.getByText(formatShortDate(date))).toHaveAttribute('datetime', date)
    expect(item.getByText(category)).toBeInTheDocument()
    expect(item.getByRole('link', { name: `Læs ${title}` })).toHaveAttribute(
      'href',
      `/articles/${id}`,
    )
  }
  expect(screen.getByRole('link', { name: 'Se alle nyheder' })).toHaveAttribute('href', '/articles')
})

test('the news column names the year of an article where it is not this one', () => {
  vi.setSystemTime('2026-01-01T00:00:00+01:00')
  render(<NewsColumn />, { wrapper: MemoryRouter })
  const dates = Array.from(document.querySelectorAll('time'), ({ textContent }) => textContent)
  expect(dates).toEqual(frontPageArticles('2026-01-01').map(({ date }) => formatDate(date)))
})

test('an offer is sorted by its date while it lasts, and last when it has ended', () => {
  const offer = articleIds.parentGroupOffer
  const before = frontPageArticles('2025-11-30').map(({ id }) => id)
  const after = frontPageArticles('2025-12-01').map(({ id }) => id)
  expect(before).not.toEqual(after)
  expect(after).toEqual([...before.filter((id) => id !== offer), offer])
})
