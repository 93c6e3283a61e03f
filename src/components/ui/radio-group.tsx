import { useId } from 'react'

/** A choice of one among a few, each on a line of its own. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  className = '',
}: {
  legend: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}) {
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 items-center gap-3 leading-snug">
          <input
            type="radio"
            name={name}
            className="size-5 shrink-0 accent-primary"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
