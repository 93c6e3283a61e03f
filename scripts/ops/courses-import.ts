import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { confirm } from '@clack/prompts'
import { listAdminCourseEvents } from '../../src/features/courses/model/course-events-api.ts'
import { applyImport } from './courses/apply-import.ts'
import { courseFormat, decodeFile } from './courses/course-file.ts'
import { embeddedProject, hostedProject } from './courses/course-project.ts'
import { describePlan } from './courses/describe-plan.ts'
import { planImport } from './courses/import-plan.ts'

const USAGE = `SUPABASE_SECRET_KEY=… npm run courses:import -- FILE.json|FILE.csv [--remove] [--yes] [--embedded]
--remove deletes the courses that are not in the file; --yes does not ask; --embedded needs no key.`

try {
  const { file, removes, isAgreed, embedded } = readArguments()
  const contents = courseFormat(file).read(decodeFile(await readFile(file)))
  const project = await (embedded ? embeddedProject() : hostedProject(requireKey()))
  try {
    const stored = await listAdminCourseEvents(project.client)
    const { plan, problems } = planImport(contents, stored)
    if (problems.length > 0) {
      throw new Error([...problems, `Nothing was written to ${project.name}.`].join('\n'))
    }
    console.info(describePlan(plan, { removes }))

    const writes = plan.created.length + plan.changed.length + (removes ? plan.absent.length : 0)
    if (writes === 0) console.info('There is nothing to write.')
    else if (isAgreed || (await ask(`Write this to ${project.name}?`))) {
      await applyImport(project.client, plan, { removes })
      console.info(`Written to ${project.name}.`)
    } else console.info('Nothing was written.')
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
        remove: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        embedded: { type: 'boolean', default: false },
      },
    })
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) throw new Error('Name one file.')
    courseFormat(file)
    return { file, removes: values.remove, isAgreed: values.yes, embedded: values.embedded }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

function requireKey(): string {
  const key = process.env.SUPABASE_SECRET_KEY
  if (!key) throw new Error(USAGE)
  return key
}

async function ask(message: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Nothing was written: nobody can be asked; add --yes.')
  return (await confirm({ message, initialValue: false })) === true
}
