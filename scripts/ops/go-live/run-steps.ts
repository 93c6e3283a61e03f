import { type GoLiveState, writeState } from './state.ts'
import { type Context, type Step, steps } from './steps.ts'

/** Describes every step, without running it. */
export function describeSteps({ finished }: GoLiveState): string {
  return steps
    .map((step, index) => describeStep(step, index + 1, finished.includes(step.id)))
    .join('\n')
}

/**
 * Runs the unfinished steps in order, each after a confirmation, and stores the progress.
 * @throws Error with the reason why a step is not finished
 */
export async function runSteps(context: Context): Promise<void> {
  const { prompts, state, folder } = context
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
    await writeState(folder, state)
  }
  prompts.say('The site is public.')
}

function describeStep({ title, plan }: Step, number: number, isFinished: boolean): string {
  const heading = `${number}. ${title}`
  return isFinished
    ? `✓ ${heading}`
    : [`• ${heading}`, ...plan.map((line) => `    ${line}`)].join('\n')
}
