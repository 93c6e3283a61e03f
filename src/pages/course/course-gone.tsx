import { UnlistedHead } from '@/components/head/page-head'
import { ButtonLink } from '@/components/links/button-link'
import { EmptyState } from '@/components/sections/empty-state'
import { PhoneAndMail } from '@/components/sections/phone-and-mail'
import { coursePageWords } from '@/content/course-page'
import { allCoursesLink } from '@/features/courses/domain/course-link'
import type { InSeries } from '@/features/courses/domain/course-series'
import { OtherCourses } from '@/pages/course/other-courses'

const words = coursePageWords.gone

/** In place of a course that there is none of any more, with the coming ones. */
export function CourseGone({ coming }: { coming: readonly InSeries[] }) {
  return (
    <div className="mt-4 grid gap-fluid-md">
      <UnlistedHead title={words.title} />
      <EmptyState picture="404" heading={<h1>{words.title}</h1>} text={words.text}>
        <ButtonLink to={allCoursesLink}>{words.all}</ButtonLink>
        <p className="w-full">
          <PhoneAndMail />
        </p>
      </EmptyState>
      <OtherCourses heading={words.coming} courses={coming} />
    </div>
  )
}
