import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LazyPart } from '@/components/sections/lazy-part'
import { Button } from '@/components/ui/button'
import { COURSE_CHANGES_ID } from '@/content/paths'
import {
  adminCourseToasts,
  courseChangeMessages as messages,
} from '@/features/courses/admin/admin-messages'
import type { CourseAction } from '@/features/courses/admin/course-dialogs'
import { lazyComponent } from '@/lib/lazy-component'
import { nameInHash } from '@/lib/name-in-link'

const CourseChangeLog = lazyComponent(() => import('@/features/courses/admin/course-change-log'))

/** The log of changes; code and data are fetched on request or for a link to it. */
export function CourseChangesPanel({ onAction }: { onAction: (action: CourseAction) => void }) {
  const { hash } = useLocation()
  const [isShown, setIsShown] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (nameInHash(hash) === COURSE_CHANGES_ID) setIsShown(true)
  }, [hash])

  function show() {
    setIsShown(true)
    // The focused button disappears.
    heading.current?.focus()
  }

  return (
    <section
      aria-labelledby={COURSE_CHANGES_ID}
      className="@container mt-7 overflow-hidden rounded-lg bg-card text-card-foreground shadow-paper"
    >
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-5 @max-table:px-5">
        <div>
          <h2 id={COURSE_CHANGES_ID} ref={heading} tabIndex={-1} className="text-xl">
            {messages.title}
          </h2>
          <p className="text-meta text-muted-foreground">{messages.intro}</p>
        </div>
        {!isShown && (
          <Button variant="outline" size="small" onClick={show}>
            {messages.show}
          </Button>
        )}
      </div>
      {isShown && (
        <LazyPart failed={adminCourseToasts.logFailed} onClose={() => setIsShown(false)}>
          <CourseChangeLog onAction={onAction} />
        </LazyPart>
      )}
    </section>
  )
}
