import { useState } from 'react'
import { Input } from '@/components/ui/input'
import { parseNumberInput } from '@/features/courses/admin/parse-number-input'

/**
 * An input for a whole number. It shows the number that was read when it is left, so that nothing else is saved than what
 * stands there; what cannot be read stays as it was typed. Not `type="number"`, for which browsers read '1.000' as 1.
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
