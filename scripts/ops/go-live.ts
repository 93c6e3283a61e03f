import { parseArgs } from 'node:util'
import { site } from '../../src/content/site.ts'
import { type Command, runAsProgram } from './command.ts'
import { createPrograms } from './go-live/programs.ts'
import { createPrompts } from './go-live/prompts.ts'
import { describeSteps, initialState, readState, runSteps } from './go-live/run-steps.ts'

/** Takes the site online step by step, from the step at which an earlier run ended. */
export const goLive: Command = async (args, { folder, env, isInteractive, say }) => {
  const { values } = parseArgs({
    args: [...args],
    options: { 'dry-run': { type: 'boolean' }, again: { type: 'boolean' } },
  })
  const state = values.again ? initialState() : await readState(folder)
  if (values['dry-run']) return say(describeSteps(state))
  if (!isInteractive) throw new Error('`npm run go-live` asks questions: run it in a terminal.')
  await runSteps({
    folder,
    state,
    prompts: createPrompts({ input: process.stdin, output: process.stdout }),
    programs: createPrograms({ cwd: folder, env }),
    fetch,
    origin: site.origin,
  })
}

await runAsProgram(import.meta.url, goLive)
