import { useState } from 'react'
import { Input } from '@/components/ui/input'

const WHOLE_NUMBER = /^[+-]?\d+$/
/** Danish thousands: '1.000' and '1 000', also with no-break spaces. */
const GROUPED_BY_THOUSANDS = /^[+-]?\d{1,3}([.\s]\d{3})+$/

/**
 * An input for a whole number. On blur it shows the number that was read, so that the saved number is the visible one;
 * an unreadable text stays as typed. Not `type="number"`, for which browsers read '1.000' as 1.
 */
export function NumberInput({
  value,
  onChange,
  onBlur,
  ...props
}: {
  value: number
  onChange: (value: number) => void
  onBlur: () => void
} & Omit<React.ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'type'>) {
  const [text, setText] = useState(String(value))
  return (
    <Input
      {...props}
      type="text"
      inputMode="numeric"
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onChange(parseNumberInput(event.target.value))
      }}
      onBlur={() => {
        if (Number.isSafeInteger(value)) setText(String(value))
        onBlur()
      }}
    />
  )
}

/**
 * Parses a typed whole number. Text without any digit counts as 0 (spec 5).
 * @returns NaN for digits that are no whole number ('1,5', '12 stk.') or ambiguous ('1,000', '1.00'), so that the form
 *   refuses them
 */
export function parseNumberInput(text: string): number {
  const typed = text.trim()
  if (WHOLE_NUMBER.test(typed)) return Number(typed)
  if (GROUPED_BY_THOUSANDS.test(typed)) return Number(typed.replaceAll(/[.\s]/g, ''))
  return /\p{Number}/u.test(typed) ? Number.NaN : 0
}
