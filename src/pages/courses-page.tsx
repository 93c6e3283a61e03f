import { PartBoundary } from '@/components/boundaries/part-boundary'
import { CallToAction } from '@/components/sections/call-to-action'
import { FadeIn } from '@/components/sections/fade-in'
import { HashTabs } from '@/components/sections/hash-tabs'
import { PageHeader } from '@/components/sections/page-header'
import { COURSE_TABS, courseOffers, coursesPage } from '@/content/courses'
import { COURSE_LIST_ID, calendarFeedUrl } from '@/features/courses/domain/course-link'
import { CalendarLead } from '@/features/courses/public/calendar-controls'
import { CoursesFetching, DeadCourseLink } from '@/features/courses/public/course-notices'
import { NextCourses } from '@/features/courses/public/next-courses'
import { PublicCourses } from '@/features/courses/public/public-courses'
import { UpcomingCourses } from '@/features/courses/public/upcoming-courses'
import { supabaseAddress } from '@/lib/env'
import { CourseOfferPanel } from '@/pages/courses/course-offer-panel'

const tabs = COURSE_TABS.map((value) => ({
  value,
  label: courseOffers[value].tab,
  content: <CourseOfferPanel type={value} offer={courseOffers[value]} />,
}))

/** The offers in tabs, and the calendar of courses (spec 2, Courses). */
export default function CoursesPage() {
  return (
    <PublicCourses>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={coursesPage.feedTitle}
        href={calendarFeedUrl(supabaseAddress, { format: 'rss' })}
      />
      <PageHeader
        {...coursesPage}
        illustration="service-kurser"
        preview={
          <>
            <PartBoundary>
              <DeadCourseLink />
            </PartBoundary>
            <PartBoundary>
              <NextCourses />
            </PartBoundary>
          </>
        }
      />
      <section aria-label={coursesPage.tabsLabel} className="section wrap pt-fluid-sm print:hidden">
        <HashTabs label={coursesPage.tabsLabel} tabs={tabs} />
      </section>
      <section aria-labelledby={COURSE_LIST_ID} className="section cut bg-muted">
        <div className="wrap">
          <FadeIn>
            <div className="mb-1 grid items-center gap-x-6 md:mb-fluid-sm md:grid-cols-[auto_1fr] print:mb-4.5">
              <h2 id={COURSE_LIST_ID}>{coursesPage.upcoming.heading}</h2>
              <CoursesFetching />
              <CalendarLead text={coursesPage.upcoming.lead} />
            </div>
          </FadeIn>
          <PartBoundary isImportant>
            <UpcomingCourses />
          </PartBoundary>
        </div>
      </section>
      <CallToAction {...coursesPage.callToAction} />
    </PublicCourses>
  )
}
