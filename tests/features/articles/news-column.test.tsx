import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { NewsColumn } from '@/features/articles/news-column'
import { formatShortDate } from '@/lib/date-format'

test('lists the articles that are not hidden, with date, title, category and link', () => {
  render(<NewsColumn />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 2, name: 'Seneste Nyt' })).toBeInTheDocument()

  const shown = articles.filter(({ hideFromFrontPage }) => !hideFromFrontPage)
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
})

test('leads to all articles', () => {
  render(<NewsColumn />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Se alle nyheder' })).toHaveAttribute('href', '/articles')
})
