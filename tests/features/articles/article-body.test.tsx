import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ArticleBody } from '@/features/articles/article-body'

function show(html: string): HTMLElement {
  return render(<ArticleBody html={html} />, { wrapper: MemoryRouter }).container
}

test('the body of an article keeps headings, paragraphs, lists, emphasis and quotes', () => {
  const html =
    '<h2>Overskrift</h2><p>Et <strong>vigtigt</strong> ord</p><ul><li>Punkt</li></ul><blockquote>Citat</blockquote>'
  expect(show(html).querySelector('.prose')?.innerHTML).toBe(html)
})

test('the body of an article has no attribute but the address of a link, and nothing of other elements but their text', () => {
  const html =
    '<p onclick="window.hacked = true" style="position: fixed" href="/contact">Tekst <em>og</em> mere</p><img src="x" onerror="window.hacked = true">'
  expect(show(html).querySelector('.prose')?.innerHTML).toBe('<p>Tekst og mere</p>')
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<b>',
])('a link to %j in an article has no target', (href) => {
  show(`<p><a href="${href}">Tryk her</a></p>`)
  expect(screen.getByText('Tryk her')).not.toHaveAttribute('href')
})

test.each(['/contact', 'mailto:kontakt@example.com'])(
  'a link to %s in an article opens in the same tab',
  (href) => {
    show(`<p><a href="${href}">Kontakt</a></p>`)
    expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', href)
    expect(screen.getByRole('link')).not.toHaveAttribute('target')
  },
)

test.each(['https://example.com/podcast', '//example.com/podcast', '/\\example.com'])(
  'a link to %s in an article opens a new tab and says so',
  (href) => {
    show(`<p><a href="${href}" target="_self" rel="opener">Podcasten</a></p>`)
    const link = screen.getByRole('link', { name: /^Podcasten\s*\(åbner i nyt faneblad\)$/ })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
)
