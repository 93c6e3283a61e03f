import { Printer } from 'lucide-react'
import { useState } from 'react'
import { LazyPart } from '@/components/boundaries/lazy-part'
import { Button } from '@/components/ui/button'
import { posterWords } from '@/content/course-poster'
import type { InSeries } from '@/features/courses/domain/course-series'
import { lazyComponent } from '@/lib/lazy-component'

const CoursePoster = lazyComponent(() => import('@/features/courses/poster/course-poster'))

/** Prints a course as one page of A4 for a wall. */
export function PosterButton({ course }: { course: InSeries }) {
  const [isPrinting, setIsPrinting] = useState(false)
  const onPrinted = () => setIsPrinting(false)
  return (
    <>
      <Button variant="link" onClick={() => setIsPrinting(true)}>
        <Printer aria-hidden />
        {posterWords.label}
      </Button>
      {isPrinting && (
        <LazyPart failed={posterWords.failed} onClose={onPrinted}>
          <CoursePoster course={course} onPrinted={onPrinted} />
        </LazyPart>
      )}
    </>
  )
}
