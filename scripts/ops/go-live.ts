import { parseArgs } from 'node:util'
import { site } from '../../src/content/site.ts'
import { runCommand } from './command.ts'
import { createPrompts } from './go-live/prompts.ts'
import { describeSteps, runSteps } from './go-live/run-steps.ts'
import { forgetState, readState, writeState } from './go-live/state.ts'
import { steps } from './go-live/steps.ts'
import { findSupabaseCli, runProgram } from './go-live/supabase-cli.ts'

await runCommand(async (args, { folder, isInteractive }) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'dry-run': { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
    },
  })
  if (values['dry-run']) {
    console.info(describeSteps(steps, values.again ? { finished: [] } : await readState(folder)))
    return
  }
  if (!isInteractive) throw new Error('`npm run go-live` asks questions: run it in a terminal.')
  if (values.again) await forgetState(folder)
  const processOptions = { cwd: folder, env: process.env }
  const { message, exitCode } = await runSteps(
    steps,
    {
      folder,
      state: await readState(folder),
      prompts: createPrompts({ input: process.stdin, output: process.stdout }),
      cli: await findSupabaseCli(processOptions),
      fetch,
      origin: site.origin,
      runScript: (name) => runProgram('npm', ['run', name], processOptions),
    },
    (state) => writeState(folder, state),
  )
  console.info(message)
  process.exitCode = exitCode
})
