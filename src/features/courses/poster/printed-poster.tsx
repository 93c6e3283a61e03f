import { LazyPart } from '@/components/boundaries/lazy-part'
import { posterWords } from '@/content/course-poster'
import type { InSeries } from '@/features/courses/domain/course-series'
import { lazyComponent } from '@/lib/lazy-component'

const CoursePoster = lazyComponent(() => import('@/features/courses/poster/course-poster'))

/** Loads the poster of a course and prints it. @param onPrinted also where it could not be loaded; unmounts it */
export function PrintedPoster({ course, onPrinted }: { course: InSeries; onPrinted: () => void }) {
  return (
    <LazyPart failed={posterWords.failed} onClose={onPrinted}>
      <CoursePoster course={course} onPrinted={onPrinted} />
    </LazyPart>
  )
}
