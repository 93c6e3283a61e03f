import { useWatch } from 'react-hook-form'
import { courseVersionMessages as messages } from '@/content/course-dialogs'
import type { CourseFormValues } from '@/features/courses/admin/course-form-schema'
import { countingValues, type EditedCourse } from '@/features/courses/admin/course-form-series'
import type { CourseFormControl } from '@/features/courses/admin/course-form-values'
import type { CourseStatus } from '@/features/courses/domain/course-event'
import { courseDifferences } from '@/features/courses/domain/course-fields'

/**
 * Says that somebody else has changed the course, and lists the differences between form and stored version. It takes
 * the focus when it appears. Mount it anew for each stored version.
 */
export function CourseVersions({
  control,
  status,
  edited,
}: {
  control: CourseFormControl
  /** The status that 'Gem min version' stores. */
  status: CourseStatus
  edited: EditedCourse
}) {
  const typed = useWatch({ control, compute: (values: CourseFormValues) => values })
  const mine = countingValues(typed, edited)
  const differences = courseDifferences(edited.stored, { ...mine, ...status })
  return (
    <div className="mt-6 rounded-lg bg-sun px-5 py-4">
      {/* Without the differences, which change with every keystroke. */}
      <div ref={takeFocus} role="alert" tabIndex={-1}>
        <p className="font-semibold">{messages.changed}</p>
        <p>{messages.help}</p>
      </div>
      <dl>
        {differences.map((difference) => (
          <div key={difference.label} className="mt-4 grid gap-x-5 gap-y-1.5 md:grid-cols-2">
            <dt className="font-semibold md:col-span-2">{difference.label}</dt>
            {(['after', 'before'] as const).map((version) => (
              <dd key={version} className="wrap-anywhere">
                <span className="block text-meta text-muted-foreground">
                  {versionNames[version]}
                </span>
                <span>{difference[version]}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}

const versionNames = { before: messages.stored, after: messages.mine }

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  // Focusing alone would scroll only these lines into view, at the very bottom.
  element?.scrollIntoView({ block: 'center' })
}
