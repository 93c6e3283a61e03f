import { CalendarSync } from 'lucide-react'
import { ButtonAnchor } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { copyLink } from '@/content/copy-link'
import { calendarFeedUrl } from '@/features/courses/domain/course-link'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { shareMessages as messages } from '@/features/courses/public/public-messages'
import { supabaseUrl } from '@/lib/env'
import { useIsHydrated } from '@/lib/use-hydrated'

/** Links to the feed of all courses, or of one type, for calendar programs to subscribe to. */
export function CalendarSubscription({ type }: { type?: string | undefined }) {
  // At build time the backend may be known by its path alone.
  const feed = useIsHydrated() ? calendarFeedUrl(supabaseUrl(), type ? { type } : {}) : ''
  return (
    <div className="px-5 noscript:hidden md:col-start-1 print:hidden">
      <div className="flex flex-wrap gap-x-5.5">
        {/* Phones and calendar programs open webcal: links; others, such as Google's, need the address. */}
        <ButtonAnchor href={feed.replace(/^https?:/, 'webcal:') || undefined} variant="link">
          <CalendarSync aria-hidden />
          <span>
            {type ? messages.subscribeToType(courseTypeInfo(type).publicLabel) : messages.subscribe}
          </span>
        </ButtonAnchor>
        <CopyButton
          text={feed}
          words={{ ...copyLink, label: messages.copyAddress }}
          variant="link"
        />
      </div>
      <p className="text-meta text-muted-foreground">{messages.subscribeHelp}</p>
    </div>
  )
}
