import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeBareTextMisuses } from '../helpers/bare-text'

const icon = <svg key="icon" aria-hidden />

/** React's changes to text when a button is drawn in another way, or is removed. */
function misusesFrom(before: React.ReactNode, after: React.ReactNode): string[] {
  const { rerender } = render(<p>{before}</p>)
  rerender(<p>{after}</p>)
  return takeBareTextMisuses()
}

test.each([
  ['changes beside others', <>{icon}Pause</>, <>{icon}Fortsæt</>, "changed: 'Pause' in <p>"],
  [
    'goes',
    <>{icon}Pause</>,
    <>
      {icon}
      {false}
    </>,
    "removed: 'Pause' in <p>",
  ],
  [
    'has something inserted before it',
    <>{false}Til</>,
    <>{icon}Til</>,
    "preceded by something new: 'Til' in <p>",
  ],
])('a bare text that %s is noted, and with it the test fails', (_, before, after, misuse) => {
  expect(misusesFrom(before, after)).toEqual([misuse])
})

test('text that is the only child of its element may change', () => {
  expect(misusesFrom('Pause', 'Fortsæt')).toEqual([])
  const text = <span key="text">Til</span>
  expect(misusesFrom(text, [icon, text])).toEqual([])
})
