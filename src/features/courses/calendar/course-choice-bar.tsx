import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { COURSE_VIEWS } from '@/features/courses/calendar/calendar-url'
import type { CourseChoices } from '@/features/courses/calendar/use-course-choice'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { calendarMessages as messages } from '@/features/courses/model/public-messages'

/**
 * One week, one month or all that is to come, and all types or one of them.
 * @param choice none while it is on its way
 */
export function CourseChoiceBar({ choice }: { choice?: CourseChoices }) {
  return (
    <div className="mb-6 grid gap-3 noscript:hidden print:hidden">
      <Group label={messages.views.label}>
        {COURSE_VIEWS.map((view) => (
          <Button
            key={view}
            variant={view === choice?.view ? 'primary' : 'outline'}
            size="small"
            disabled={!choice}
            aria-pressed={choice && view === choice.view}
            onClick={() => choice?.chooseView(view)}
          >
            {messages.views[view]}
          </Button>
        ))}
      </Group>
      {/* With a single type there is nothing to choose. */}
      {choice && choice.types.length > 1 && (
        <Group label={messages.types.label}>
          <Chip
            label={messages.types.all}
            isChosen={choice.type === undefined}
            onChoose={() => choice.chooseType(undefined)}
          />
          {choice.types.map((type) => (
            <Chip
              key={type}
              label={courseTypeInfo(type).publicLabel}
              isChosen={type === choice.type}
              onChoose={() => choice.chooseType(type)}
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
