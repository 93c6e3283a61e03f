import { afterEach, expect, test, vi } from 'vitest'
import { showToday } from '@/app/show-today'
import { formatLongDate } from '@/lib/danish-date'

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

test.each(['2027-03-08T22:30:00Z', '2027-03-08T23:30:00Z', '2026-07-01T21:59:00Z'])(
  'at %s it writes the day in Denmark as the page itself does, and no other date',
  (now) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    document.body.innerHTML = `<time data-today datetime="2026-11-18">onsdag den 18. november 2026</time>
      <time datetime="2025-01-01">1. januar 2025</time>`
    showToday()
    const [today, other] = document.querySelectorAll('time')
    expect(today?.dateTime).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(today?.dateTime).not.toBe('2026-11-18')
    expect(today).toHaveTextContent(formatLongDate(today?.dateTime ?? ''))
    expect(other?.dateTime).toBe('2025-01-01')
    expect(other).toHaveTextContent('1. januar 2025')
  },
)
