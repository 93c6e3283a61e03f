import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { confirm } from '@clack/prompts'
import { listAdminCourseEvents } from '../../src/features/courses/api/course-events.ts'
import { requireSecretKey } from '../site-settings.ts'
import { type Command, runAsProgram } from './command.ts'
import { applyImport } from './courses/apply-import.ts'
import { courseFormat } from './courses/course-file.ts'
import { openCourseProject } from './courses/course-project.ts'
import { decodeFile } from './courses/decode-file.ts'
import { describePlan, planImport } from './courses/import-plan.ts'

const USAGE = `SUPABASE_SECRET_KEY=… npm run courses:import -- FILE.json|FILE.csv|FILE.txt [--remove] [--yes] [--embedded]
--remove deletes the courses that are not in the file; --yes does not ask; --embedded needs no key.`

/** @throws Error with a sentence that says why nothing was written, or that it is not known */
export const importCourses: Command = async (args, { folder, env, isInteractive, say }) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      remove: { type: 'boolean', default: false },
      yes: { type: 'boolean' },
      embedded: { type: 'boolean' },
    },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new Error(USAGE)
  const removes = values.remove
  const contents = courseFormat(file).read(decodeFile(await readFile(resolve(folder, file))))

  const key = values.embedded ? undefined : requireSecretKey(env.SUPABASE_SECRET_KEY)
  const project = await openCourseProject(folder, values.embedded, key)
  try {
    const { plan, problems } = planImport(contents, await listAdminCourseEvents(project.client))
    if (problems.length > 0) {
      throw new Error([...problems, `Nothing was written to ${project.name}.`].join('\n'))
    }
    say(describePlan(plan, { removes }))

    const writes = plan.created.length + plan.changed.length + (removes ? plan.absent.length : 0)
    if (writes === 0) return say('There is nothing to write.')
    if (!values.yes) {
      if (!isInteractive) {
        throw new Error('Nothing was written: there is no terminal to confirm in; add --yes.')
      }
      const message = `Write this to ${project.name}?`
      const isAgreed = (await confirm({ message, initialValue: false })) === true
      if (!isAgreed) return say('Nothing was written.')
    }
    await applyImport(project.client, plan, { removes })
    say(`Written to ${project.name}.`)
  } finally {
    await project.close()
  }
}

await runAsProgram(import.meta.url, importCourses)
