import * as Popover from '@radix-ui/react-popover'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { closeOnEscape } from '@/components/ui/close-on-escape'
import { Field } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { Input } from '@/components/ui/input'
import { siteReplaced } from '@/content/error-pages'
import {
  courseFormMessages as messages,
  adminCourseToasts as toasts,
} from '@/features/courses/admin/admin-messages'
import { dateError, readDate } from '@/features/courses/admin/course-form'
import { formatDateEntry } from '@/features/courses/admin/danish-date-time'
import { type EntryProps, type EntryRules, useEntry } from '@/features/courses/admin/use-entry'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { dynamicImport } from '@/lib/dynamic-import'
import type { LocalDate } from '@/lib/local-date'

type DateCalendar = typeof import('@/features/courses/admin/date-calendar').DateCalendar

const calendar = dynamicImport<DateCalendar>(
  'date calendar',
  async () => (await import('@/features/courses/admin/date-calendar')).DateCalendar,
  {
    failed: { title: toasts.errorTitle, text: toasts.calendarFailed, tone: 'destructive' },
    replaced: siteReplaced,
  },
)

const dateRules: EntryRules = {
  read: readDate,
  format: formatDateEntry,
  errorOf: dateError,
}

/**
 * A day, typed as Danes write it or chosen in a Danish calendar, whatever the language of the browser, by which its
 * own date fields go.
 * @param children what else can be done with the date
 */
export function DateField({
  label,
  chooseLabel,
  hint,
  children,
  ...entry
}: EntryProps & {
  label: string
  chooseLabel: string
  hint: string | undefined
  children?: React.ReactNode
}) {
  const { input, value, choose, error } = useEntry(entry, dateRules)
  return (
    <Field label={label} error={error} hint={hint}>
      {(props) => (
        <div className="flex items-center gap-2">
          <Input
            {...props}
            {...input}
            inputMode="numeric"
            autoComplete="off"
            placeholder={messages.datePlaceholder}
            required
          />
          <CalendarButton label={chooseLabel} value={value} onChoose={choose} />
          {children}
        </div>
      )}
    </Field>
  )
}

function CalendarButton({
  label,
  value,
  onChoose,
}: {
  label: string
  value: string
  onChoose: (date: LocalDate) => void
}) {
  const [Calendar, setCalendar] = useState<DateCalendar>()

  async function open() {
    const Loaded = await calendar.load()
    if (Loaded) setCalendar(() => Loaded)
  }

  function close() {
    setCalendar(undefined)
  }

  return (
    <Popover.Root
      modal
      open={Calendar !== undefined}
      onOpenChange={(isOpen) => (isOpen ? void open() : close())}
    >
      <Popover.Trigger asChild>
        <IconButton
          label={label}
          className="shrink-0"
          onPointerEnter={calendar.preload}
          onFocus={calendar.preload}
        >
          <CalendarDays aria-hidden />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          sideOffset={6}
          collisionPadding={8}
          className="course-calendar z-50 max-h-(--radix-popover-content-available-height) w-[min(22.5rem,100vw-1rem)] overflow-y-auto rounded-lg border border-border bg-popover p-4 text-popover-foreground shadow-lg"
          onOpenAutoFocus={focusDay}
          {...closeOnEscape(close)}
        >
          {Calendar && (
            <Calendar
              value={value}
              today={todayInCopenhagen()}
              onChoose={(date) => {
                onChoose(date)
                close()
              }}
            />
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** To the day that the arrow keys start from. The calendar's own autoFocus comes while the dialog still holds the focus. */
function focusDay(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return
  const day = event.currentTarget.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')
  if (!day) return
  event.preventDefault()
  day.focus()
}
