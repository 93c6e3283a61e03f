import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listAdminCourseEvents } from '../../src/features/courses/api/course-events.ts'
import { type Command, runAsProgram } from './command.ts'
import { courseFormat } from './courses/course-file.ts'
import { openCourseProject } from './courses/course-project.ts'

const USAGE = `npm run courses:export -- FILE.json|FILE.csv [--embedded]
JSON keeps the courses' ids, which a backup needs; CSV is for spreadsheets.`

/** @throws Error with a sentence that says why there is no export */
export const exportCourses: Command = async (args, { folder, say }) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { embedded: { type: 'boolean' } },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new Error(USAGE)
  const format = courseFormat(file)

  const project = await openCourseProject(folder, values.embedded)
  try {
    const courses = await listAdminCourseEvents(project.client)
    await writeFile(resolve(folder, file), format.write(courses))
    say(`${courses.length} courses of ${project.name} are in ${file}.`)
  } finally {
    await project.close()
  }
}

await runAsProgram(import.meta.url, exportCourses)
