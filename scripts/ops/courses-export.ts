import { runCommand } from './command.ts'
import { exportCourses } from './courses/export-courses.ts'

await runCommand(exportCourses)
