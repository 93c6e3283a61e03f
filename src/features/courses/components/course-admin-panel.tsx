import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { memo, useCallback, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Illustration } from '@/components/ui/illustration'
import { Spinner } from '@/components/ui/spinner'
import { CourseFormDialog } from '@/features/courses/components/course-form-dialog'
import { CourseTable } from '@/features/courses/components/course-table'
import { DeleteCourseDialog } from '@/features/courses/components/delete-course-dialog'
import type { CourseEvent } from '@/features/courses/course-event'
import type { CourseDatabase } from '@/features/courses/course-events-api'
import { adminCoursesQuery } from '@/features/courses/course-events-queries'
import { adminCourseMessages as messages } from '@/features/courses/messages'
import branch from '@/illustrations/empty.svg?raw'

type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit'; course: CourseEvent }
  | { kind: 'delete'; course: CourseEvent }

/** The list of courses and the dialogs that change it (specification 2, Admin dashboard). */
export function CourseAdminPanel({
  database,
  signOutButton,
}: {
  database: CourseDatabase
  signOutButton: React.ReactNode
}) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const onEdit = useCallback((course: CourseEvent) => setDialog({ kind: 'edit', course }), [])
  const onDelete = useCallback((course: CourseEvent) => setDialog({ kind: 'delete', course }), [])

  return (
    <>
      <header className="mb-7 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-3xl">{messages.title}</h1>
          <p className="text-muted-foreground">{messages.subtitle}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => setDialog({ kind: 'create' })}>
            <Plus aria-hidden />
            {messages.create}
          </Button>
          {signOutButton}
        </div>
      </header>
      <section
        aria-labelledby="kurser"
        className="@container overflow-hidden rounded-lg bg-card text-card-foreground shadow-paper"
      >
        <h2 id="kurser" className="px-6 py-5 text-xl @max-[50rem]:px-5">
          {messages.tableTitle}
        </h2>
        <CourseList database={database} onEdit={onEdit} onDelete={onDelete} />
      </section>
      {dialog?.kind === 'create' && <CourseFormDialog database={database} onClose={close} />}
      {dialog?.kind === 'edit' && (
        <CourseFormDialog
          key={dialog.course.id}
          database={database}
          course={dialog.course}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteCourseDialog
          key={dialog.course.id}
          database={database}
          course={dialog.course}
          onClose={close}
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
          <Illustration svg={branch} className="w-60 [&_svg]:h-auto [&_svg]:w-full" />
          <p className="mt-2 font-display text-xl font-semibold">{messages.empty}</p>
        </div>
      )}
      {courses && courses.length > 0 && (
        <CourseTable courses={courses} onEdit={onEdit} onDelete={onDelete} />
      )}
    </>
  )
})
