import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { posterWords } from '@/content/course-poster'
import type { InSeries } from '@/features/courses/domain/course-series'
import { PrintedPoster } from '@/features/courses/poster/printed-poster'

/** Prints a course as one page of A4 for a wall. */
export function PosterButton({ course }: { course: InSeries }) {
  const [isPrinting, setIsPrinting] = useState(false)
  return (
    <>
      <Button variant="link" onClick={() => setIsPrinting(true)}>
        <Printer aria-hidden />
        {posterWords.label}
      </Button>
      {isPrinting && <PrintedPoster course={course} onPrinted={() => setIsPrinting(false)} />}
    </>
  )
}
