import { UnlistedHead } from '@/components/head/unlisted-head'
import { Spinner } from '@/components/ui/spinner'
import { accessMessages } from '@/features/auth/messages'
import { adminCourseMessages } from '@/features/courses/admin/admin-messages'

export function Loading() {
  return (
    <main className="grid min-h-dvh place-items-center bg-muted">
      <UnlistedHead title={adminCourseMessages.title} />
      <Spinner label={accessMessages.loading} />
    </main>
  )
}
