import { Share2 } from 'lucide-react'
import { CopyButton } from '@/components/ui/copy-button'
import { copyLink } from '@/content/copy-link'
import { shareMessages } from '@/content/course-calendar'
import { coursePath } from '@/content/paths'
import { absoluteUrl } from '@/content/site'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { useIsHydrated } from '@/lib/use-hydrated'

const shareWords = { ...copyLink, label: shareMessages.share }

/** Shares the page of a course by the device's own means, such as a message to a group; copies its link where they fail. */
export function ShareCourse({ course: { id, title } }: { course: CourseEvent }) {
  const canShare = useIsHydrated() && 'share' in navigator

  /** @returns whether it is shared, or not to be after all */
  async function share(): Promise<boolean> {
    try {
      await navigator.share({ title, url: absoluteUrl(coursePath(id)) })
      return true
    } catch (error) {
      // The visitor has changed her mind.
      return error instanceof DOMException && error.name === 'AbortError'
    }
  }

  return (
    <CopyButton
      text={coursePath(id)}
      variant="link"
      {...(canShare ? { words: shareWords, icon: Share2, instead: share } : { words: copyLink })}
    />
  )
}
