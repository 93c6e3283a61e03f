import { Interrupted } from './prompts.ts'
import type { GoLiveState } from './state.ts'
import type { Context, Step } from './steps.ts'

/** The last message, and the exit code: 0 once the site is public. */
export type Outcome = { message: string; exitCode: 0 | 1 }

const RESUME = '`npm run go-live` resumes here.'

/** Describes every step and its state, without running it. */
export function describeSteps(steps: readonly Step[], { finished }: GoLiveState): string {
  return steps
    .map((step, index) => describeStep(step, index + 1, finished.includes(step.id)))
    .join('\n')
}

/**
 * Runs the unfinished steps in order, each after a confirmation.
 * @param save stores the finished steps, and the values that later steps need
 */
export async function runSteps(
  steps: readonly Step[],
  context: Context,
  save: (state: GoLiveState) => Promise<void>,
): Promise<Outcome> {
  const { prompts, state } = context
  for (const [index, step] of steps.entries()) {
    const isFinished = state.finished.includes(step.id)
    prompts.say(describeStep(step, index + 1, isFinished))
    if (isFinished) continue
    try {
      if (!(await prompts.confirm('Do this now?'))) throw new Interrupted()
      await step.run(context)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const reason = error instanceof Interrupted ? 'Stopped. ' : `${error.message}\n`
      return { message: reason + RESUME, exitCode: 1 }
    }
    // The last step runs every time.
    if (index < steps.length - 1) state.finished.push(step.id)
    await save(state)
  }
  return { message: 'The site is public.', exitCode: 0 }
}

function describeStep({ title, plan }: Step, number: number, isFinished: boolean): string {
  const heading = `${number}. ${title}`
  return isFinished
    ? `✓ ${heading}`
    : [`• ${heading}`, ...plan.map((line) => `    ${line}`)].join('\n')
}
