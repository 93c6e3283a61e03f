import type { Readable, Writable } from 'node:stream'
import { type CANCEL_SYMBOL, confirm, isCancel, password, text } from '@clack/prompts'

type Question = {
  /** The error message for an answer, or undefined when it is valid. */
  check: (answer: string) => string | undefined
  /** The answer is not shown. */
  isSecret?: boolean
}

export type Prompts = ReturnType<typeof createPrompts>

/** The kinds of question; each rejects when it is cancelled with Ctrl-C or Escape. */
export function createPrompts(streams: { input: Readable; output: Writable }) {
  return {
    say(line: string): void {
      streams.output.write(`${line}\n`)
    },
    /** Rejects unless the answer is yes. */
    async agree(message: string): Promise<void> {
      const isAgreed = answered(await confirm({ message, initialValue: false, ...streams }))
      if (!isAgreed) throw stopped()
    },
    async ask(message: string, { check, isSecret = false }: Question) {
      const validate = (answer = '') => check(answer.trim())
      const answer = isSecret
        ? await password({ message, validate, ...streams })
        : await text({ message, validate, ...streams })
      return answered(answer).trim()
    },
  }
}

function answered<Answer>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (isCancel(answer)) throw stopped()
  return answer
}

function stopped(): Error {
  return new Error('Stopped.')
}
