import type { Readable, Writable } from 'node:stream'
import { type CANCEL_SYMBOL, confirm, isCancel, password, text } from '@clack/prompts'

/** A question was cancelled with Ctrl-C or Escape. */
export class Interrupted extends Error {}

type Question = {
  initial?: string | undefined
  /** The error message for an answer, or undefined when it is valid. */
  check: (answer: string) => string | undefined
}

/** The kinds of question; each rejects with Interrupted when it is cancelled. */
export type Prompts = {
  say(text: string): void
  confirm(message: string): Promise<boolean>
  text(message: string, question: Question): Promise<string>
  /** The answer is not shown. */
  secret(message: string, question: Question): Promise<string>
}

export function createPrompts(streams: { input: Readable; output: Writable }): Prompts {
  const validate =
    ({ check }: Question) =>
    (answer: string | undefined) =>
      check((answer ?? '').trim())
  return {
    say: (line) => streams.output.write(`${line}\n`),
    confirm: async (message) =>
      answered(await confirm({ message, initialValue: false, ...streams })),
    text: async (message, question) =>
      answered(
        await text({
          message,
          initialValue: question.initial ?? '',
          validate: validate(question),
          ...streams,
        }),
      ).trim(),
    secret: async (message, question) =>
      answered(await password({ message, validate: validate(question), ...streams })).trim(),
  }
}

function answered<Answer>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (isCancel(answer)) throw new Interrupted()
  return answer
}
