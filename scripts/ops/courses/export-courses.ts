import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listAdminCourseEvents } from '../../../src/features/courses/api/course-events.ts'
import type { CommandContext } from '../command.ts'
import { courseFormat } from './course-file.ts'
import { embeddedProject, hostedProject } from './course-project.ts'

const USAGE = `npm run --silent courses:export -- [FILE.json|FILE.csv] [--format json|csv] [--embedded]
Without a file the courses are printed. JSON keeps the courses' ids, which a backup needs; CSV is for spreadsheets.`

/** @throws Error with a sentence that says why there is no export */
export async function exportCourses(
  args: readonly string[],
  { folder, print, log }: CommandContext,
): Promise<void> {
  const { file, format, embedded } = readArguments(args)
  const project = await (embedded ? embeddedProject(folder) : hostedProject(folder))
  try {
    const courses = await listAdminCourseEvents(project.client)
    const text = courseFormat(format).write(courses)
    if (file === undefined) print(text)
    else await writeFile(resolve(folder, file), text)
    log(`${courses.length} courses of ${project.name}${file ? ` are in ${file}` : ''}.`)
  } finally {
    await project.close()
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        embedded: { type: 'boolean', default: false },
      },
    })
    const [file, ...others] = positionals
    const format = values.format ?? file ?? 'json'
    if (others.length > 0) throw new Error('One file at a time.')
    courseFormat(format)
    return { file, format, embedded: values.embedded }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}
