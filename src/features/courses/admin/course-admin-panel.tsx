import { Plus } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LazyPart } from '@/components/boundaries/lazy-part'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { isNoDialogOpen } from '@/components/ui/open-dialog'
import {
  courseChangeMessages as changeMessages,
  adminCourseMessages as messages,
  adminCourseToasts as toasts,
} from '@/content/course-administration'
import { COURSE_CHANGES_ID } from '@/content/paths'
import { type CourseAction, CourseDialogOpener } from '@/features/courses/admin/course-action'
import { CourseAdminList } from '@/features/courses/admin/course-admin-list'
import { DeletedCourses, type DeletedTogether } from '@/features/courses/admin/deleted-courses'
import { PrintedPoster } from '@/features/courses/poster/printed-poster'
import { lazyComponent } from '@/lib/lazy-component'
import { nameInHash } from '@/lib/name-in-link'
import { dismissToast } from '@/lib/toast-store'

const CourseDialogs = lazyComponent(() => import('@/features/courses/admin/course-dialogs'))
const CourseChangeLog = lazyComponent(() => import('@/features/courses/admin/course-change-log'))

/**
 * The list of courses, the dialogs that change it, and the log of changes (spec 2, Admin dashboard). The dialogs' code
 * is prefetched when pointer or focus enters the list.
 */
export function CourseAdminPanel({ signOutButton }: { signOutButton: React.ReactNode }) {
  const [action, setAction] = useState<CourseAction>()
  const [deleted, setDeleted] = useState<readonly DeletedTogether[]>([])
  const close = () => setAction(undefined)
  const open = useCallback((next: CourseAction) => {
    // It would lie over the dialog, or move it.
    dismissToast()
    setAction(next)
  }, [])

  return (
    <CourseDialogOpener value={open}>
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
      <Card
        as="section"
        aria-labelledby="kurser"
        onPointerEnter={CourseDialogs.prefetch}
        onFocus={CourseDialogs.prefetch}
        padding="none"
        className="@container overflow-clip"
      >
        <h2 id="kurser" className="px-6 py-5 text-xl @max-table:px-5">
          {messages.tableTitle}
        </h2>
        <DeletedCourses
          deleted={deleted}
          onRestored={(courses) => setDeleted((groups) => without(courses, groups))}
          onClose={() => setDeleted([])}
        />
        <CourseAdminList />
      </Card>
      <CourseChanges />
      {action?.kind === 'poster' && <PrintedPoster course={action.course} onPrinted={close} />}
      {action && action.kind !== 'poster' && (
        // The session may end while the code is pending; its dialog must stay on top.
        <LazyPart failed={toasts.dialogFailed} isWanted={isNoDialogOpen} onClose={close}>
          <CourseDialogs
            action={action}
            onDeleted={(courses) => setDeleted((groups) => [...without(courses, groups), courses])}
            onClose={close}
          />
        </LazyPart>
      )}
    </CourseDialogOpener>
  )
}

function without(courses: DeletedTogether, groups: readonly DeletedTogether[]) {
  return groups.filter((group) => !group.some(({ id }) => courses.some((one) => one.id === id)))
}

/** The log of changes; code and data are fetched on request or for a link to it. */
function CourseChanges() {
  const { hash } = useLocation()
  const [seenHash, setSeenHash] = useState<string>()
  const [isShown, setIsShown] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  if (hash !== seenHash) {
    setSeenHash(hash)
    if (nameInHash(hash) === COURSE_CHANGES_ID) setIsShown(true)
  }

  function show() {
    setIsShown(true)
    // The focused button disappears.
    heading.current?.focus()
  }

  return (
    <Card
      as="section"
      aria-labelledby={COURSE_CHANGES_ID}
      padding="none"
      className="@container mt-7 overflow-hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-5 @max-table:px-5">
        <div>
          <h2 id={COURSE_CHANGES_ID} ref={heading} tabIndex={-1} className="text-xl">
            {changeMessages.title}
          </h2>
          <p className="text-meta text-muted-foreground">{changeMessages.intro}</p>
        </div>
        {!isShown && (
          <Button variant="outline" size="small" onClick={show}>
            {changeMessages.show}
          </Button>
        )}
      </div>
      {isShown && (
        <LazyPart failed={toasts.logFailed} onClose={() => setIsShown(false)}>
          <CourseChangeLog />
        </LazyPart>
      )}
    </Card>
  )
}
