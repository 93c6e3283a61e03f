import type { Readable, Writable } from 'node:stream'
import { type CANCEL_SYMBOL, confirm, isCancel, password, text } from '@clack/prompts'

type Question = {
  initial?: string
  /** The error message for an answer, or undefined when it is valid. */
  check: (answer: string) => string | undefined
}

/** The kinds of question; each rejects when it is cancelled with Ctrl-C or Escape. */
export type Prompts = {
  say(text: string): void
  /** Rejects unless the answer is yes. */
  agree(message: string): Promise<void>
  text(message: string, question: Question): Promise<string>
  /** The answer is not shown. */
  secret(message: string, question: Question): Promise<string>
}

export function createPrompts(streams: { input: Readable; output: Writable }): Prompts {
  const validate =
    ({ check }: Question) =>
    (answer = '') =>
      check(answer.trim())
  return {
    say: (line) => streams.output.write(`${line}\n`),
    async agree(message) {
      const isAgreed = answered(await confirm({ message, initialValue: false, ...streams }))
      if (!isAgreed) throw stopped()
    },
    async text(message, question) {
      const initialValue = question.initial ?? ''
      const options = { message, initialValue, validate: validate(question), ...streams }
      return answered(await text(options)).trim()
    },
    async secret(message, question) {
      return answered(await password({ message, validate: validate(question), ...streams })).trim()
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
