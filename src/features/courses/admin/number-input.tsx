import { useState } from 'react'
import { Input } from '@/components/ui/input'
import { parseNumberInput } from '@/features/courses/admin/parse-number-input'

/**
 * An input whose value is always a number: what cannot be read counts as 0 (specification 5), which the field
 * shows when it is left, so that nothing else is saved than what stands there.
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
      type="number"
      inputMode="numeric"
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onChange(parseNumberInput(event.target.value))
      }}
      onBlur={() => {
        setText(String(value))
        onBlur()
      }}
      // Browsers count up and down when the wheel turns over a focused number; here it only scrolls.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
