import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { confirm } from '@clack/prompts'
import { listAdminCourseEvents } from '../../../src/features/courses/api/course-events.ts'
import type { CommandContext } from '../command.ts'
import { applyImport } from './apply-import.ts'
import { courseFormat } from './course-file.ts'
import { embeddedProject, hostedProject } from './course-project.ts'
import { decodeFile } from './decode-file.ts'
import { describePlan } from './describe-plan.ts'
import { planImport } from './import-plan.ts'

const USAGE = `SUPABASE_SECRET_KEY=… npm run courses:import -- FILE.json|FILE.csv|FILE.txt [--remove] [--yes] [--embedded]
--remove deletes the courses that are not in the file; --yes does not ask; --embedded needs no key.`

/** @throws Error with a sentence that says why nothing was written, or that it is not known */
export async function importCourses(
  args: readonly string[],
  { folder, env, isInteractive, print }: CommandContext,
): Promise<void> {
  const say = (line: string) => print(`${line}\n`)
  const { file, removes, isAgreed, embedded } = readArguments(args)
  const contents = courseFormat(file).read(decodeFile(await readFile(resolve(folder, file))))
  const project = await (embedded
    ? embeddedProject(folder)
    : hostedProject(folder, requireKey(env.SUPABASE_SECRET_KEY)))
  try {
    const stored = await listAdminCourseEvents(project.client)
    const { plan, problems } = planImport(contents, stored)
    if (problems.length > 0) {
      throw new Error([...problems, `Nothing was written to ${project.name}.`].join('\n'))
    }
    say(describePlan(plan, { removes }))

    const writes = plan.created.length + plan.changed.length + (removes ? plan.absent.length : 0)
    if (writes === 0) say('There is nothing to write.')
    else if (isAgreed || (await agreed(`Write this to ${project.name}?`, isInteractive))) {
      await applyImport(project.client, plan, { removes })
      say(`Written to ${project.name}.`)
    } else say('Nothing was written.')
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

function requireKey(key: string | undefined): string {
  if (!key) throw new Error(USAGE)
  return key
}

async function agreed(message: string, isInteractive: boolean): Promise<boolean> {
  if (!isInteractive)
    throw new Error('Nothing was written: there is no terminal to confirm in; add --yes.')
  return (await confirm({ message, initialValue: false })) === true
}
