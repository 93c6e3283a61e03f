import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { Chip } from '@/components/ui/chip'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { courseFormMessages as messages } from '@/content/course-dialogs'
import { coursePriceSuggestions } from '@/content/prices/course-prices'
import { type CourseFormControl, parseNumber } from '@/features/courses/admin/course-form-values'
import { courseFormLabels as labels } from '@/features/courses/domain/course-fields'
import { storableText } from '@/features/courses/domain/course-limits'
import { completeAddress } from '@/features/courses/domain/course-link'
import { COURSE_TYPES, courseTypeInfo } from '@/features/courses/domain/course-types'

type FieldProps<Name extends string> = { control: CourseFormControl; name: Name }

export function TextField({ control, name }: FieldProps<'title' | 'location'>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={labels[name]} error={fieldState.error?.message} className="md:col-span-2">
      {(props) => <Input {...props} {...field} required />}
    </Field>
  )
}

/** The price of a course, as it is shown, with the prices of its type as suggestions. Nothing is filled in by itself. */
export function PriceField({
  control,
  description,
}: {
  control: CourseFormControl
  description?: string | undefined
}) {
  const { field, fieldState } = useController({ control, name: 'price' })
  const type = useWatch({ control, name: 'type' })
  const suggestions = coursePriceSuggestions[type] ?? []
  return (
    <div className="md:col-span-2">
      <Field
        label={labels.price}
        description={[description, messages.price.description].filter(Boolean).join(' ')}
        error={fieldState.error?.message}
      >
        {(props) => <Input {...props} {...field} />}
      </Field>
      {suggestions.length > 0 && (
        <fieldset aria-label={messages.price.suggestions} className="mt-2 flex flex-wrap gap-2">
          {suggestions.map((price) => (
            <Chip
              key={price}
              label={price}
              isChosen={storableText(price) === storableText(field.value)}
              onChoose={() => field.onChange(storableText(price))}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** The address of a course, completed when the field is left or submitted. */
export function UrlField({ control }: { control: CourseFormControl }) {
  const { field, fieldState } = useController({ control, name: 'url' })
  const complete = () => field.onChange(completeAddress(field.value))
  return (
    <Field label={labels.url} error={fieldState.error?.message} className="md:col-span-2">
      {(props) => (
        <Input
          {...props}
          {...field}
          type="url"
          placeholder={messages.urlPlaceholder}
          onBlur={() => {
            complete()
            field.onBlur()
          }}
          onKeyDown={({ key }) => key === 'Enter' && complete()}
        />
      )}
    </Field>
  )
}

export function TypeField({
  control,
  className,
}: {
  control: CourseFormControl
  className?: string | undefined
}) {
  const { field, fieldState } = useController({ control, name: 'type' })
  return (
    <Field label={labels.type} error={fieldState.error?.message} className={className}>
      {(props) => (
        <NativeSelect {...props} {...field} required>
          <option value="">{messages.typePlaceholder}</option>
          {COURSE_TYPES.map((type) => (
            <option key={type} value={type}>
              {courseTypeInfo(type).adminLabel}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

/**
 * A whole number. On blur the field shows the number that was read, so that the saved number is the visible one; an
 * unreadable text stays as typed. Not `type="number"`, for which browsers read '1.000' as 1.
 */
export function NumberField({
  control,
  name,
  hint,
  description,
}: FieldProps<'maxParticipants' | 'availableSpots'> & {
  hint: string | undefined
  description?: string | undefined
}) {
  const {
    field: { value, onChange, onBlur, ...field },
    fieldState: { error },
  } = useController({ control, name })
  const [typed, setTyped] = useState<string>()
  // The form may have been filled anew since.
  const isCurrent = typed !== undefined && Object.is(parseNumber(typed), value)
  return (
    <Field label={labels[name]} error={error?.message} hint={hint} description={description}>
      {(props) => (
        <Input
          {...props}
          {...field}
          type="text"
          inputMode="numeric"
          value={isCurrent ? typed : String(value)}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange(parseNumber(event.target.value))
          }}
          onBlur={() => {
            if (Number.isSafeInteger(value)) setTyped(undefined)
            onBlur()
          }}
          required
        />
      )}
    </Field>
  )
}

/** Makes a date of a series a course of its own. @param seriesId of the series */
export function TakeOutField({
  control,
  seriesId,
}: {
  control: CourseFormControl
  seriesId: string
}) {
  const { field } = useController({ control, name: 'seriesId' })
  const helpId = useId()
  return (
    <div className="md:col-span-2">
      <CheckBox
        label={messages.takeOut.label}
        helpId={helpId}
        isChecked={field.value === ''}
        onChange={(isChecked) => field.onChange(isChecked ? '' : seriesId)}
      />
      <p id={helpId} className="text-meta">
        {messages.takeOut.help}
      </p>
    </div>
  )
}

/** A choice with its label. @param helpId of the text that explains it */
export function CheckBox({
  label,
  helpId,
  isChecked,
  onChange,
  className,
}: {
  label: string
  helpId: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  className?: string
}) {
  return (
    <label className={clsx('flex min-h-11 w-fit items-center gap-3', className)}>
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-primary"
        aria-describedby={helpId}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

/** The note of a course that is cancelled or moved. */
export function NoteField({
  error,
  description,
  ...input
}: React.ComponentProps<'input'> & {
  error: string | undefined
  description?: string | undefined
}) {
  return (
    <Field label={labels.statusNote} description={description} error={error}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  )
}
