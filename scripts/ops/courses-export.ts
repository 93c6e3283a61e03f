import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { listAdminCourseEvents } from '../../src/features/courses/model/course-events-api.ts'
import { courseFormat } from './courses/course-file.ts'
import { embeddedProject, hostedProject } from './courses/course-project.ts'

const USAGE = `npm run --silent courses:export -- [FILE.json|FILE.csv] [--format json|csv] [--embedded]
Without a file the courses are printed. JSON keeps the courses' ids, which a backup needs; CSV is for spreadsheets.`

try {
  const { file, format, embedded } = readArguments()
  const project = await (embedded ? embeddedProject() : hostedProject())
  try {
    const courses = await listAdminCourseEvents(project.client)
    const text = courseFormat(format).write(courses)
    if (file === undefined) process.stdout.write(text)
    else await writeFile(file, text)
    console.error(`${courses.length} courses of ${project.name}${file ? ` are in ${file}` : ''}.`)
  } finally {
    await project.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
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
