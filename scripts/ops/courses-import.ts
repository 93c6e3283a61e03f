import { runCommand } from './command.ts'
import { importCourses } from './courses/import-courses.ts'

await runCommand(importCourses)
