import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { NativeSelect } from '@/components/ui/native-select'
import { SearchField } from '@/components/ui/search-field'
import { adminListMessages as messages } from '@/features/courses/admin/admin-messages'
import { coursesToCsv } from '@/features/courses/admin/course-csv'
import {
  COURSE_ORDERS,
  COURSE_PERIODS,
  type CourseFilter,
  type CoursePeriod,
} from '@/features/courses/admin/course-filter'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { saveFile } from '@/features/courses/public/save-file'
import { todayInCopenhagen } from '@/lib/copenhagen-time'

/** Search, order, period and download of the list of courses. */
export function CourseAdminTools({
  filter,
  periods,
  found,
  searchBox,
  children,
}: {
  filter: CourseFilter
  /** The matches of the search, by period. */
  periods: Readonly<Record<CoursePeriod, readonly CourseEvent[]>>
  /** The listed courses of all pages, in order. */
  found: readonly CourseEvent[]
  searchBox: React.RefObject<HTMLInputElement | null>
  /** The count of the list. */
  children: React.ReactNode
}) {
  function download(): void {
    const name = messages.fileName(todayInCopenhagen())
    saveFile(name, 'text/csv;charset=utf-8', coursesToCsv(found))
  }

  // Most lists have no cancelled or moved course.
  function isOffered(period: CoursePeriod): boolean {
    const isAlwaysOffered = period !== 'aflyste' && period !== 'flyttede'
    return isAlwaysOffered || periods[period].length > 0 || period === filter.period
  }

  return (
    <div className="grid gap-3 px-6 pb-4.5 @max-table:px-5">
      <div className="flex flex-wrap gap-3">
        <div className="grow basis-80">
          <SearchField
            ref={searchBox}
            label={messages.search}
            placeholder={messages.search}
            value={filter.text}
            onChange={filter.setText}
          />
        </div>
        <div className="max-sm:w-full">
          <NativeSelect
            aria-label={messages.order}
            value={filter.order}
            onChange={(event) => filter.setOrder(event.target.value)}
          >
            {COURSE_ORDERS.map((order) => (
              <option key={order} value={order}>
                {messages.orders[order]}
              </option>
            ))}
          </NativeSelect>
        </div>
        <Button variant="outline" size="small" onClick={download}>
          <Download aria-hidden />
          {messages.download}
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{messages.period}</legend>
          {COURSE_PERIODS.filter(isOffered).map((period) => (
            <Chip
              key={period}
              label={messages.withCount(messages.periods[period], periods[period].length)}
              isChosen={period === filter.period}
              onChoose={() => filter.setPeriod(period)}
            />
          ))}
        </fieldset>
        {children}
      </div>
    </div>
  )
}
