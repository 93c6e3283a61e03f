import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button } from '@/components/ui/button'
import { isDialogOpen } from '@/components/ui/open-dialog'
import { siteReplaced } from '@/content/error-pages'
import {
  adminCourseMessages as messages,
  adminCourseToasts as toasts,
} from '@/features/courses/admin/admin-messages'
import { CourseAdminList } from '@/features/courses/admin/course-admin-list'
import { CourseChangesPanel } from '@/features/courses/admin/course-changes-panel'
import type { CourseTask } from '@/features/courses/admin/course-dialog-switch'
import type { CourseDatabase } from '@/features/courses/model/list-course-rows'
import { dynamicImport } from '@/lib/dynamic-import'

type CourseDialogSwitch =
  typeof import('@/features/courses/admin/course-dialog-switch').CourseDialogSwitch

const dialog = dynamicImport<CourseDialogSwitch>(
  'course dialog',
  async () => (await import('@/features/courses/admin/course-dialog-switch')).CourseDialogSwitch,
  {
    failed: { title: toasts.errorTitle, text: toasts.dialogFailed, tone: 'destructive' },
    replaced: siteReplaced,
  },
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
  const [opened, setOpened] = useState<{ Dialog: CourseDialogSwitch; task: CourseTask }>()

  const open = useCallback(async (task: CourseTask) => {
    const Dialog = await dialog.load()
    // The session may have ended meanwhile, and the dialog about that must stay on top.
    if (Dialog && !isDialogOpen()) setOpened({ Dialog, task })
  }, [])

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
        <h2 id="kurser" className="px-6 py-5 text-xl @max-[58rem]:px-5">
          {messages.tableTitle}
        </h2>
        <CourseAdminList database={database} onTask={open} />
      </section>
      <CourseChangesPanel database={database} onTask={open} />
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
