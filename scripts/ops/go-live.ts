import { parseArgs } from 'node:util'
import { site } from '../../src/content/site.ts'
import { createPrompts, Interrupted } from './go-live/prompts.ts'
import { describeSteps, runSteps } from './go-live/run-steps.ts'
import { forgetState, readState, writeState } from './go-live/state.ts'
import { steps } from './go-live/steps.ts'
import { findSupabaseCli, runProgram } from './go-live/supabase-cli.ts'

const folder = process.cwd()
const processOptions = { cwd: folder, env: process.env }

try {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
    },
  })
  if (values['dry-run']) {
    console.info(describeSteps(steps, values.again ? { finished: [] } : await readState(folder)))
  } else {
    if (!process.stdin.isTTY)
      throw new Error('`npm run go-live` asks questions: run it in a terminal.')
    if (values.again) await forgetState(folder)
    const { words, exitCode } = await runSteps(
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
    console.info(words)
    process.exitCode = exitCode
  }
} catch (error) {
  const words =
    error instanceof Interrupted ? 'Stopped. `npm run go-live` goes on from here.' : error
  console.error(words instanceof Error ? words.message : words)
  process.exitCode = 1
}
