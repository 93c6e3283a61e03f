import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { siteReplaced } from '@/content/error-pages'
import { COURSE_CHANGES_ID } from '@/content/paths'
import { adminCourseToasts } from '@/features/courses/admin/admin-messages'
import { courseChangeMessages as messages } from '@/features/courses/admin/course-change-messages'
import type { CourseTask } from '@/features/courses/admin/course-dialog-switch'
import type { CourseDatabase } from '@/features/courses/model/list-course-rows'
import { dynamicImport } from '@/lib/dynamic-import'
import { nameInHash } from '@/lib/name-in-link'

type ChangeLog = typeof import('@/features/courses/admin/course-change-log').CourseChangeLog

const changeLog = dynamicImport<ChangeLog>(
  'log of changes',
  async () => (await import('@/features/courses/admin/course-change-log')).CourseChangeLog,
  {
    failed: { title: adminCourseToasts.errorTitle, text: messages.codeFailed, tone: 'destructive' },
    replaced: siteReplaced,
  },
)

/** The log of changes. It is fetched, code and all, when somebody asks for it, or the address does. */
export function CourseChangesPanel({
  database,
  onTask,
}: {
  database: CourseDatabase
  onTask: (task: CourseTask) => void
}) {
  const { hash } = useLocation()
  const [Log, setLog] = useState<ChangeLog>()
  const heading = useRef<HTMLHeadingElement>(null)

  const show = useCallback(async () => {
    const loaded = await changeLog.load()
    if (loaded) setLog(() => loaded)
    return loaded !== undefined
  }, [])

  useEffect(() => {
    if (nameInHash(hash) === COURSE_CHANGES_ID) void show()
  }, [hash, show])

  return (
    <section
      aria-labelledby={COURSE_CHANGES_ID}
      className="@container mt-7 overflow-hidden rounded-lg bg-card text-card-foreground shadow-paper"
    >
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-5 @max-[58rem]:px-5">
        <div>
          <h2 id={COURSE_CHANGES_ID} ref={heading} tabIndex={-1} className="text-xl">
            {messages.title}
          </h2>
          <p className="text-meta text-muted-foreground">{messages.intro}</p>
        </div>
        {!Log && (
          <Button
            variant="outline"
            size="small"
            onClick={async () => {
              // The button is gone then.
              if (await show()) heading.current?.focus()
            }}
          >
            {messages.show}
          </Button>
        )}
      </div>
      {Log && <Log database={database} onTask={onTask} />}
    </section>
  )
}
