import { useLocation, useNavigate } from 'react-router-dom'
import { CallToAction } from '@/components/sections/call-to-action'
import { CourseOfferPanel } from '@/components/sections/course-offer-panel'
import { FadeIn } from '@/components/sections/fade-in'
import { PageHeader } from '@/components/sections/page-header'
import { Tabs } from '@/components/ui/tabs'
import { COURSE_TABS, type CourseTab, courseOffers, coursesPage } from '@/content/courses'
import { UpcomingCourses } from '@/features/courses/components/upcoming-courses'
import drawing from '@/illustrations/service-kurser.svg?raw'
import { publicDatabase } from '@/lib/public-database'

const tabs = COURSE_TABS.map((value) => ({
  value,
  label: courseOffers[value].tab,
  content: <CourseOfferPanel offer={courseOffers[value]} />,
}))

/** The tab that a hash names; any other hash means the first (Specification 2, Courses). */
function tabOfHash(hash: string): CourseTab {
  return COURSE_TABS.find((tab) => `#${tab}` === hash) ?? 'foraeldre'
}

export default function CoursesPage() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()

  return (
    <>
      <PageHeader title={coursesPage.title} lead={coursesPage.lead} drawing={drawing} />
      <section
        aria-label={coursesPage.tabsLabel}
        className="section wrap pt-[clamp(2rem,4vw,3rem)]"
      >
        <Tabs
          label={coursesPage.tabsLabel}
          tabs={tabs}
          value={tabOfHash(hash)}
          onValueChange={(tab) =>
            void navigate({ search, hash: tab }, { replace: true, preventScrollReset: true })
          }
        />
      </section>
      <section aria-labelledby="kommende-kurser" className="section cut bg-muted">
        <div className="wrap">
          <FadeIn>
            <h2 id="kommende-kurser">{coursesPage.upcoming.heading}</h2>
            <p className="mt-3.5 mb-[clamp(2rem,3.4vw,3rem)] text-lead text-muted-foreground">
              {coursesPage.upcoming.lead}
            </p>
          </FadeIn>
          <FadeIn step={1}>
            <UpcomingCourses database={publicDatabase} />
          </FadeIn>
        </div>
      </section>
      <CallToAction {...coursesPage.callToAction} />
    </>
  )
}
