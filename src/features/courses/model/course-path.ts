import { paths } from '../../../content/paths.ts'

/** The address that opens the week of a course and leads to its card. */
export function coursePath(id: string): string {
  return `${paths.courses}?kursus=${encodeURIComponent(id)}`
}
