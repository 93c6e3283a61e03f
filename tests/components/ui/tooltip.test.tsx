import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Tooltip, TooltipProvider } from '@/components/ui/tooltip'

beforeEach(() => void vi.useFakeTimers())

const hover = (name: string) =>
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' })
/** The tooltip stays open for a pointer on its way to it. */
function leave(name: string) {
  fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' })
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 500, clientY: 500 })
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('a tooltip opens after 700 ms of hover, and within 300 ms of another one at once', () => {
  render(
    <TooltipProvider>
      {['Rediger', 'Slet'].map((text) => (
        <Tooltip key={text} text={text}>
          <button type="button">{text}</button>
        </Tooltip>
      ))}
    </TooltipProvider>,
  )
  hover('Rediger')
  wait(699)
  expect(screen.queryByRole('tooltip')).toBeNull()
  wait(1)
  expect(screen.getByRole('tooltip')).toHaveTextContent('Rediger')

  leave('Rediger')
  wait(299)
  hover('Slet')
  expect(screen.getByRole('tooltip')).toHaveTextContent('Slet')

  leave('Slet')
  wait(300)
  hover('Rediger')
  expect(screen.queryByRole('tooltip')).toBeNull()
})
