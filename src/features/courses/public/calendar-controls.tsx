import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { VIEW_MODES } from '@/features/courses/public/calendar-url'
import { calendarMessages as messages } from '@/features/courses/public/public-messages'
import type { CalendarView } from '@/features/courses/public/use-calendar-view'

/**
 * Buttons for the view (week, month, all) and for the type of course.
 * @param calendar undefined while pending
 */
export function CalendarControls({ calendar }: { calendar?: CalendarView }) {
  return (
    <div className="mb-6 grid gap-3 noscript:hidden print:hidden">
      <Group label={messages.views.label}>
        {VIEW_MODES.map((view) => (
          <Button
            key={view}
            variant={view === calendar?.view ? 'primary' : 'outline'}
            size="small"
            disabled={!calendar}
            aria-pressed={calendar && view === calendar.view}
            onClick={() => calendar?.chooseView(view)}
          >
            {messages.views[view]}
          </Button>
        ))}
      </Group>
      {/* With a single type there is nothing to choose. */}
      {calendar && calendar.types.length > 1 && (
        <Group label={messages.types.label}>
          <Chip
            label={messages.types.all}
            isChosen={calendar.type === undefined}
            onChoose={() => calendar.chooseType(undefined)}
          />
          {calendar.types.map((type) => (
            <Chip
              key={type}
              label={courseTypeInfo(type).publicLabel}
              isChosen={type === calendar.type}
              onChoose={() => calendar.chooseType(type)}
            />
          ))}
        </Group>
      )}
    </div>
  )
}

function Group({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}
