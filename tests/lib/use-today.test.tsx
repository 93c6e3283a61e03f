import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToday } from '@/lib/use-today'

const BUILT_ON = '2026-11-18'

function Day({ onRender }: { onRender?: (day: string) => void }) {
  const today = useToday()
  onRender?.(today)
  return <p>{today}</p>
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-09T10:00:00Z') })
})
afterEach(() => {
  delete document.documentElement.dataset.built
  vi.useRealTimers()
})

test('a page of the build begins with the day of the build, and goes on with today', async () => {
  document.documentElement.dataset.built = BUILT_ON
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Day />)
  expect(container).toHaveTextContent(BUILT_ON)

  const days: string[] = []
  const errors: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, <Day onRender={(day) => days.push(day)} />, {
      onRecoverableError: (error) => errors.push(error),
    }),
  )
  expect(days[0]).toBe(BUILT_ON)
  expect(days.at(-1)).toBe('2027-03-09')
  expect(container).toHaveTextContent('2027-03-09')
  expect(errors).toEqual([])
  await act(async () => root.unmount())
})

test('a page that the browser makes begins with today', () => {
  document.documentElement.dataset.built = BUILT_ON
  const days: string[] = []
  render(<Day onRender={(day) => days.push(day)} />)
  expect(new Set(days)).toEqual(new Set(['2027-03-09']))
})

test('a tab that was left open overnight has the new day when it is shown again', () => {
  render(<Day />)
  vi.setSystemTime(new Date('2027-03-09T23:30:00Z'))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(screen.getByText('2027-03-10')).toBeInTheDocument()
})
