import { render, screen } from '@testing-library/react'
import { MemoryRouter, NavigationType } from 'react-router-dom'
import { expect, test } from 'vitest'
import { RestOfPage } from '@/components/sections/rest-of-page'
import { TypeOfNavigation } from '@/lib/navigation-type'

/** Opens a page and tells whether its heading was in the document before the rest of it was begun. */
function open({ address, type }: { address: string; type: NavigationType }): boolean {
  const wasHeadingThere: boolean[] = []
  function Rest() {
    wasHeadingThere.push(document.querySelector('h1') !== null)
    return <p>Resten</p>
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <TypeOfNavigation value={type}>
        <h1>Priser</h1>
        <RestOfPage>
          <Rest />
        </RestOfPage>
      </TypeOfNavigation>
    </MemoryRouter>,
  )
  expect(screen.getByText('Resten')).toBeInTheDocument()
  const [first] = wasHeadingThere
  if (first === undefined) throw new Error('The rest was not rendered')
  return first
}

test('after a click on a link the heading comes first', () => {
  expect(open({ address: '/prices', type: NavigationType.Push })).toBe(true)
})

test('a page that one goes back to is whole at once, so that the old place can be found', () => {
  expect(open({ address: '/prices', type: NavigationType.Pop })).toBe(false)
})

test('a page that is opened at one of its sections is whole at once', () => {
  expect(open({ address: '/prices#forloeb', type: NavigationType.Push })).toBe(false)
})
