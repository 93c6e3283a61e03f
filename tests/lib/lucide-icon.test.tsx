import { render } from '@testing-library/react'
import { CalendarDays, CircleCheck, House } from 'lucide-react'
import * as calendarDays from 'lucide-react/dist/esm/icons/calendar-days.mjs'
import * as circleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs'
import * as house from 'lucide-react/dist/esm/icons/house.mjs'
import { expect, test } from 'vitest'
import createLucideIcon from '@/lib/lucide-icon'

test.each([
  ['a calendar', CalendarDays, calendarDays],
  ['a check mark, which has had other names,', CircleCheck, circleCheck],
  ['a house', House, house],
])(
  '%s is drawn as lucide-react draws it, so that React takes over the HTML of the build',
  (_name, Theirs, module) => {
    const Ours = createLucideIcon(Reflect.get(module, '__iconData'))
    const uses = [{}, { 'aria-hidden': true, className: 'size-4' }, { strokeWidth: 1.5 }] as const
    for (const props of uses) {
      const { container: theirs } = render(<Theirs {...props} />)
      const { container: ours } = render(<Ours {...props} />)
      expect(sorted(ours)).toEqual(sorted(theirs))
    }
  },
)

/** Every element with its attributes, whose order says nothing. */
function sorted(container: HTMLElement): string[] {
  return Array.from(container.querySelectorAll('*'), ({ localName, attributes }) =>
    [localName, ...Array.from(attributes, ({ name, value }) => `${name}=${value}`).sort()].join(
      ' ',
    ),
  )
}
