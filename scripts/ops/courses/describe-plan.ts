import type { CourseEventValues } from '../../../src/features/courses/domain/course-event.ts'
import { courseDifferences } from '../../../src/features/courses/domain/course-fields.ts'
import type { ImportPlan } from './import-plan.ts'

/** Describes the changes of an import for the terminal. */
export function describePlan(
  { created, changed, unchanged, absent }: ImportPlan,
  { removes }: { removes: boolean },
): string {
  return [
    `${created.length} new`,
    ...created.map(({ values }) => `  + ${nameOf(values)}`),
    `${changed.length} changed`,
    ...changed.flatMap(({ stored, values, status }) => [
      `  ~ ${nameOf(stored)}`,
      ...courseDifferences(stored, { ...values, ...status }).map(
        ({ label, before, after }) => `      ${label}: ${before} → ${after}`,
      ),
    ]),
    `${unchanged.length} unchanged`,
    `${absent.length} not in the file${absent.length === 0 ? '' : removes ? ', to be deleted' : ', kept (--remove deletes them)'}`,
    ...(removes ? absent.map((course) => `  - ${nameOf(course)}`) : []),
  ].join('\n')
}

function nameOf({ date, startTime, title }: CourseEventValues): string {
  return `${date} ${startTime} ${title}`
}
