import { Share2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { copyLink } from '@/content/copy-link'
import { shareMessages } from '@/content/course-calendar'
import { coursePath } from '@/content/paths'
import { absoluteUrl } from '@/content/site'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { useIsHydrated } from '@/lib/use-hydrated'

/** Shares the page of a course by the device's own means, such as a message to a group; copies its link where there are none. */
export function ShareCourse({ course: { id, title } }: { course: CourseEvent }) {
  const isHydrated = useIsHydrated()
  if (!isHydrated || !('share' in navigator)) {
    return <CopyButton text={coursePath(id)} words={copyLink} variant="link" />
  }
  async function share() {
    // Rejects where the visitor changes her mind.
    await navigator.share({ title, url: absoluteUrl(coursePath(id)) }).catch(() => {})
  }
  return (
    <Button variant="link" onClick={share}>
      <Share2 aria-hidden />
      {shareMessages.share}
    </Button>
  )
}
