import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FadeIn } from '@/components/sections/fade-in'

type Watcher = { enter: () => void; margin: string | undefined; isWatching: boolean }

/** Stands in for the browser's IntersectionObserver, which jsdom lacks, and tells when the block is in view. */
function watchObserver(): Watcher {
  const watcher: Watcher = { enter: () => {}, margin: undefined, isWatching: false }
  class Observer {
    constructor(
      onChange: (entries: { isIntersecting: boolean }[]) => void,
      options: { rootMargin: string },
    ) {
      watcher.enter = () => onChange([{ isIntersecting: true }])
      watcher.margin = options.rootMargin
    }
    observe() {
      watcher.isWatching = true
    }
    disconnect() {
      watcher.isWatching = false
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return watcher
}

test('a block fades in once, 100 px before the view and at most eight steps after the first', () => {
  const watcher = watchObserver()
  render(
    <>
      <FadeIn step={2}>Anden</FadeIn>
      <FadeIn step={20}>Sidste</FadeIn>
    </>,
  )
  const block = screen.getByText('Sidste')
  expect(watcher.margin).toBe('100px')
  expect(block).not.toHaveClass('fade-in')

  act(() => watcher.enter())
  expect(block).toHaveClass('fade-in')
  expect(watcher.isWatching).toBe(false)
  expect(screen.getByText('Anden').style.getPropertyValue('--step')).toBe('2')
  expect(block.style.getPropertyValue('--step')).toBe('8')
})
