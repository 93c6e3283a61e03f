import { useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { CourseSeries, CourseSeriesValues } from '@/features/courses/admin/course-form'

/** How what is typed becomes a value, and a value what stands in the field. */
export type EntryRules = {
  /** @returns undefined for a text that cannot be read */
  parse: (text: string) => string | undefined
  format: (value: string) => string
  /** Why a value that is not empty is wrong, if it is. */
  errorOf: (value: string) => string | undefined
}

export type EntryProps = {
  control: Control<CourseSeriesValues, unknown, CourseSeries>
  name: 'date' | 'startTime' | 'endTime' | `moreDates.${number}.date`
  /** Fields that are checked again when this one changes. */
  deps?: 'moreDates'
}

/**
 * A field of the course form for what can be written in several ways. Its value is what was read from the text, or
 * the text itself where that cannot be read: it keeps its place, and its error shows as soon as the field is left.
 */
export function useEntry(
  { control, name, deps }: EntryProps,
  { parse, format, errorOf }: EntryRules,
) {
  const {
    field: { value, onChange, onBlur, ...field },
    fieldState: { error },
  } = useController({ control, name, rules: { deps: deps ?? [] } })
  // While the field is left, what stands in it is the value.
  const [typed, setTyped] = useState<string>()
  const slip = typed === undefined && value !== '' ? errorOf(value) : undefined
  return {
    value,
    choose(chosen: string) {
      setTyped(undefined)
      onChange(chosen)
    },
    error: error?.message ?? slip,
    input: {
      ...field,
      value: typed ?? format(value),
      onChange(event: React.ChangeEvent<HTMLInputElement>) {
        const text = event.target.value
        setTyped(text)
        onChange(parse(text) ?? text.trim())
      },
      onBlur() {
        setTyped(undefined)
        onBlur()
      },
    },
  }
}
