import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ArticleNode } from '@/content/articles/article'
import { ArticleBody } from '@/features/articles/article-body'

function show(...text: readonly ArticleNode[]): HTMLElement {
  return render(<ArticleBody text={text} />, { wrapper: MemoryRouter }).container
}

test('the body of an article has the elements of its tree', () => {
  const body = show(
    ['h2', ['Overskrift']],
    ['p', ['Et ', ['strong', ['vigtigt']], ' ord']],
    ['ul', [['li', ['Punkt']]]],
    ['blockquote', ['Citat']],
  )
  expect(body.querySelector('.prose')?.innerHTML).toBe(
    '<h2>Overskrift</h2><p>Et <strong>vigtigt</strong> ord</p><ul><li>Punkt</li></ul><blockquote>Citat</blockquote>',
  )
})

test.each(['/contact', 'mailto:kontakt@example.com'])(
  'a link to %s in an article opens in the same tab',
  (href) => {
    show(['p', [['a', ['Kontakt'], href]]])
    expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', href)
    expect(screen.getByRole('link')).not.toHaveAttribute('target')
  },
)

test('a link out of the site in an article opens a new tab and says so', () => {
  show(['p', [['a', ['Podcasten'], 'https://example.com/podcast']]])
  const link = screen.getByRole('link', { name: /^Podcasten\s*\(åbner i nyt faneblad\)$/ })
  expect(link).toHaveAttribute('href', 'https://example.com/podcast')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})
