import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import type { CourseChoices } from '@/features/courses/calendar/use-course-choice'
import { calendarMessages as messages } from '@/features/courses/model/public-messages'

/**
 * From week to week or month to month, and back to the present one.
 * @param choice none while it is on its way
 */
export function PeriodSteps({ choice }: { choice?: CourseChoices }) {
  const isWaiting = choice === undefined
  const steps = messages.steps[choice?.view === 'month' ? 'month' : 'week']
  return (
    <div className="ml-auto flex items-center gap-2 noscript:hidden print:hidden">
      <IconButton
        label={steps.previous}
        hover="row"
        disabled={isWaiting}
        onClick={() => choice?.step(-1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Button variant="outline" size="small" disabled={isWaiting} onClick={choice?.chooseToday}>
        {messages.today}
      </Button>
      <IconButton
        label={steps.next}
        hover="row"
        disabled={isWaiting}
        onClick={() => choice?.step(1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  )
}
