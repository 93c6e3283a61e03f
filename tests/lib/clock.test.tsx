import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useToday } from '@/lib/clock'
import { stopClockAt } from '../helpers/clock'

function Day({ onRender }: { onRender?: (day: string) => void }) {
  const today = useToday()
  onRender?.(today)
  return <p>{today}</p>
}

stopClockAt('2027-03-09T10:00:00Z')

test.each([
  ['shown', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ['restored from the cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['focused', () => window.dispatchEvent(new Event('focus'))],
])('a page that was left open overnight shows the new day when it is %s again', (_way, resume) => {
  render(<Day />)
  vi.setSystemTime(new Date('2027-03-09T23:30:00Z'))
  act(() => void resume())
  expect(screen.getByText('2027-03-10')).toBeInTheDocument()
})

test('an open page shows the new day within a minute of midnight in Denmark, and renders it once', () => {
  vi.useFakeTimers({ now: new Date('2027-03-09T22:00:30Z') })
  const days: string[] = []
  render(<Day onRender={(day) => days.push(day)} />)
  act(() => void vi.advanceTimersByTime(3_569_000))
  expect(screen.getByText('2027-03-09')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('2027-03-10')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(24 * 3_600_000))
  expect(days).toEqual(['2027-03-09', '2027-03-10', '2027-03-11'])
})
