import { useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { CourseSeries, CourseSeriesValues } from '@/features/courses/admin/course-form'

/** How what is typed becomes a value, and a value what stands in the field. */
export type EntryRules = {
  /** @returns the text itself, without spaces around it, where it cannot be read */
  read: (text: string) => string
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
 * A field of the course form for what can be written in several ways. It is read when it is left: the beginning of
 * an entry often means something else, of which hints and preview would tell at every key. What cannot be read
 * keeps its place and shows its error. The rules of the form read by themselves, so that Enter saves what is typed.
 */
export function useEntry(
  { control, name, deps }: EntryProps,
  { read, format, errorOf }: EntryRules,
) {
  const {
    field: { value, onChange, onBlur, ...field },
    fieldState: { error },
  } = useController({ control, name, rules: { deps: deps ?? [] } })
  const [isTyping, setIsTyping] = useState(false)
  const slip = !isTyping && value !== '' ? errorOf(value) : undefined
  return {
    value,
    choose(chosen: string) {
      setIsTyping(false)
      onChange(chosen)
    },
    error: error?.message ?? slip,
    input: {
      ...field,
      value: isTyping ? value : format(value),
      onChange(event: React.ChangeEvent<HTMLInputElement>) {
        setIsTyping(true)
        onChange(event)
      },
      onBlur() {
        if (isTyping) onChange(read(value))
        setIsTyping(false)
        onBlur()
      },
    },
  }
}
