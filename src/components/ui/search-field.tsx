import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId } from 'react'
import { Input } from '@/components/ui/input'

/** A search field with a magnifier. `label` is its accessible name. */
export function SearchField({
  label,
  value,
  onChange,
  ...input
}: {
  label: string
  value: string
  onChange: (text: string) => void
} & Pick<React.ComponentProps<'input'>, 'ref' | 'name' | 'placeholder' | 'autoFocus'>) {
  const id = useId()

  const takeText = useEffectEvent(() => {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement && field.value !== value) onChange(field.value)
  })
  // Typed before hydration.
  useEffect(() => takeText(), [])

  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        id={id}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        className="pl-11 text-ellipsis max-sm:placeholder:text-meta placeholder-shown:[&::-webkit-search-cancel-button]:hidden [&::-webkit-search-cancel-button]:cursor-pointer [&::-webkit-search-cancel-button]:[filter:grayscale(1)]"
      />
    </div>
  )
}
