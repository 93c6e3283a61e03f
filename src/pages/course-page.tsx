import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { UnlistedHead } from '@/components/head/page-head'
import { PageLink } from '@/components/links/page-link'
import { Spinner } from '@/components/ui/spinner'
import { coursePageWords as words } from '@/content/course-page'
import { CoursesFailed } from '@/features/courses/public/course-notices'
import { PublicCourses } from '@/features/courses/public/public-courses'
import { useCoursePage } from '@/features/courses/public/use-course-page'
import { nameInLink } from '@/lib/name-in-link'
import { CourseGone } from '@/pages/course/course-gone'
import { CourseView } from '@/pages/course/course-view'

/** One course, to be shared, found and printed. */
export default function CoursePage() {
  const { courseId = '' } = useParams()
  return (
    <div className="wrap pt-6 pb-fluid-lg">
      <PageLink
        to={words.back.to}
        className="inline-flex min-h-11 items-center gap-2 font-display font-medium text-link print:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {words.back.label}
      </PageLink>
      <PublicCourses>
        <CurrentCourse key={courseId} id={nameInLink(courseId)} />
      </PublicCourses>
    </div>
  )
}

function CurrentCourse({ id }: { id: string }) {
  const { course, others, isInDocument, readAt, now, state, refetch } = useCoursePage(id)
  // Without a course there is nothing that search engines may list under this address.
  const unknown = <UnlistedHead title={words.untitled} />
  if (state === 'pending') {
    return (
      <>
        {unknown}
        <Spinner label={words.loading} />
      </>
    )
  }
  const failed = state === 'failed' && (
    <>
      {!course && unknown}
      <CoursesFailed readAt={course && readAt} onRetry={() => void refetch()} />
    </>
  )
  if (course) {
    return (
      <>
        {failed}
        <CourseView
          course={course}
          others={others}
          now={now}
          hasShareImage={isInDocument}
          isSettled={state !== 'stale'}
        />
      </>
    )
  }
  return failed || <CourseGone coming={others} />
}
