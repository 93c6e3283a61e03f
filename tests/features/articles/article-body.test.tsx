import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ArticleBody } from '@/features/articles/article-body'

function show(html: string): HTMLElement {
  return render(<ArticleBody html={html} />, { wrapper: MemoryRouter }).container
}

test('the body of an article shows headings, paragraphs, lists, emphasis and quotes', () => {
  show(
    '<h2>Overskrift</h2><p>Et <strong>vigtigt</strong> ord</p><ul><li>Punkt</li></ul><blockquote>Citat</blockquote>',
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Overskrift' })).toBeInTheDocument()
  expect(screen.getByRole('listitem')).toHaveTextContent('Punkt')
  expect(screen.getByText('vigtigt').tagName).toBe('STRONG')
  expect(screen.getByText('Citat').tagName).toBe('BLOCKQUOTE')
})

test.each([
  ['a script', '<p>Tekst</p><script>window.hacked = true</script>'],
  ['an event handler', '<p onclick="window.hacked = true">Tekst</p>'],
  ['an image with a handler', '<p>Tekst</p><img src="x" onerror="window.hacked = true">'],
  ['a frame', '<p>Tekst</p><iframe src="https://example.com"></iframe>'],
  ['an address on what is no link', '<p href="/contact">Tekst</p>'],
  ['a style', '<p style="position: fixed" class="x" id="y">Tekst</p>'],
  ['an illustration with a script', '<p>Tekst</p><svg><script>window.hacked = true</script></svg>'],
])('%s does not survive', (_what, html) => {
  const container = show(html)
  expect(container.querySelector('.prose')?.innerHTML).toBe('<p>Tekst</p>')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<b>',
])('a link to %j leads nowhere', (href) => {
  show(`<p><a href="${href.replaceAll('"', '&quot;')}">Tryk her</a></p>`)
  expect(screen.getByText('Tryk her')).not.toHaveAttribute('href')
})

test('a link within the site stays in its tab', () => {
  show('<p><a href="/contact">Kontakt</a></p>')
  const link = screen.getByRole('link', { name: 'Kontakt' })
  expect(link).toHaveAttribute('href', '/contact')
  expect(link).not.toHaveAttribute('target')
})

test.each(['https://example.com/podcast', '//example.com/podcast', '/\\example.com'])(
  'a link to %s opens a new tab and says so',
  (href) => {
    show(`<p><a href="${href}" target="_self" rel="opener">Podcasten</a></p>`)
    const link = screen.getByRole('link', { name: /^Podcasten\s*\(åbner i nyt faneblad\)$/ })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
)

test('a mail address opens the mail program in the same tab', () => {
  show('<p><a href="mailto:kontakt@example.com">Skriv</a></p>')
  const link = screen.getByRole('link', { name: 'Skriv' })
  expect(link).toHaveAttribute('href', 'mailto:kontakt@example.com')
  expect(link).not.toHaveAttribute('target')
})
