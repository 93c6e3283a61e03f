import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { memo, useCallback, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Illustration } from '@/components/ui/illustration'
import { Spinner } from '@/components/ui/spinner'
import {
  adminCourseMessages as messages,
  adminCourseToasts as toasts,
} from '@/features/courses/admin-messages'
import type { CourseTask } from '@/features/courses/components/course-dialog'
import { CourseTable } from '@/features/courses/components/course-table'
import type { CourseEvent } from '@/features/courses/course-event'
import type { CourseDatabase } from '@/features/courses/course-events-api'
import { adminCoursesQuery } from '@/features/courses/course-events-queries'
import { codeOnDemand } from '@/lib/code-on-demand'

type CourseDialog = typeof import('@/features/courses/components/course-dialog').CourseDialog

const dialog = codeOnDemand<CourseDialog>(
  'course dialog',
  async () => (await import('@/features/courses/components/course-dialog')).CourseDialog,
  { title: toasts.errorTitle, text: toasts.dialogFailed, tone: 'destructive' },
)

/**
 * The list of courses and the dialogs that change it (specification 2, Admin dashboard). The dialogs' code is
 * fetched when the pointer or the focus comes near what opens them.
 */
export function CourseAdminPanel({
  database,
  signOutButton,
}: {
  database: CourseDatabase
  signOutButton: React.ReactNode
}) {
  const [opened, setOpened] = useState<{ Dialog: CourseDialog; task: CourseTask }>()

  const open = useCallback(async (task: CourseTask) => {
    const Dialog = await dialog.demand()
    // The session may have ended meanwhile, and the dialog about that must stay on top.
    const isOverDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null
    if (Dialog && !isOverDialog) setOpened({ Dialog, task })
  }, [])
  const onEdit = useCallback((course: CourseEvent) => open({ kind: 'edit', course }), [open])
  const onDelete = useCallback((course: CourseEvent) => open({ kind: 'delete', course }), [open])

  return (
    <>
      <header className="mb-7 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-3xl">{messages.title}</h1>
          <p className="text-muted-foreground">{messages.subtitle}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => open({ kind: 'create' })}>
            <Plus aria-hidden />
            {messages.create}
          </Button>
          {signOutButton}
        </div>
      </header>
      <section
        aria-labelledby="kurser"
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        className="@container overflow-hidden rounded-lg bg-card text-card-foreground shadow-paper"
      >
        <h2 id="kurser" className="px-6 py-5 text-xl @max-[50rem]:px-5">
          {messages.tableTitle}
        </h2>
        <CourseList database={database} onEdit={onEdit} onDelete={onDelete} />
      </section>
      {opened && (
        <opened.Dialog
          task={opened.task}
          database={database}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** Kept as it is while a dialog opens or closes: it may hold thousands of rows. */
const CourseList = memo(function CourseList({
  database,
  onEdit,
  onDelete,
}: {
  database: CourseDatabase
  onEdit: (course: CourseEvent) => void
  onDelete: (course: CourseEvent) => void
}) {
  const { data: courses, isPending, isError, refetch } = useQuery(adminCoursesQuery(database))

  if (isPending) return <Spinner label={messages.loading} />
  return (
    <>
      {isError && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-6 pb-6 @max-[50rem]:px-5">
          <p>{messages.loadFailed}</p>
          <Button variant="outline" size="small" onClick={() => refetch()}>
            {messages.retry}
          </Button>
        </div>
      )}
      {courses?.length === 0 && (
        <div className="grid justify-items-center px-4 pt-2 pb-9 text-center">
          <Illustration name="empty" className="aspect-video w-60 [&_svg]:h-auto [&_svg]:w-full" />
          <p className="mt-2 font-display text-xl font-semibold">{messages.empty}</p>
        </div>
      )}
      {courses && courses.length > 0 && (
        <CourseTable courses={courses} onEdit={onEdit} onDelete={onDelete} />
      )}
    </>
  )
})
