import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { type Context, type Step, steps } from './steps.ts'

const stateSchema = z.strictObject({
  /** The subdomain of .supabase.co. */
  projectRef: z.string().default(''),
  finished: z.array(z.string()).default([]),
})

/** The progress of going live. Contains no secrets. */
type GoLiveState = z.infer<typeof stateSchema>

/** In a folder that git ignores. */
export const STATE_FILE = '.local/go-live.json'

export function initialState(): GoLiveState {
  return stateSchema.parse({})
}

/** @throws Error when the file exists and is invalid */
export async function readState(folder: string): Promise<GoLiveState> {
  const file = join(folder, STATE_FILE)
  if (!existsSync(file)) return initialState()
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new Error(`${STATE_FILE} is damaged: \`npm run go-live -- --again\` starts over.`, {
      cause,
    })
  }
}

/** Describes every step, without running it. */
export function describeSteps({ finished }: GoLiveState): string {
  return steps
    .map((step, index) => describeStep(step, index + 1, finished.includes(step.id)))
    .join('\n')
}

/** Runs the unfinished steps in order, each after a confirmation, and stores the progress. */
export async function runSteps(context: Context & { state: GoLiveState }): Promise<void> {
  const { prompts, state, folder } = context
  const file = join(folder, STATE_FILE)
  for (const [index, step] of steps.entries()) {
    const isFinished = state.finished.includes(step.id)
    prompts.say(describeStep(step, index + 1, isFinished))
    if (isFinished) continue
    try {
      await prompts.agree('Do this now?')
      await step.run(context)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : cause
      throw new Error(`${reason}\n\`npm run go-live\` resumes here.`, { cause })
    }
    // The last step runs every time.
    if (step !== steps.at(-1)) state.finished.push(step.id)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify(state, null, 2)}\n`)
  }
  prompts.say('The site is public.')
}

function describeStep({ title, plan }: Step, number: number, isFinished: boolean): string {
  const heading = `${number}. ${title}`
  return isFinished
    ? `✓ ${heading}`
    : [`• ${heading}`, ...plan.map((line) => `    ${line}`)].join('\n')
}
