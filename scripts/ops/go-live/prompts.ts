import type { Readable, Writable } from 'node:stream'
import { type CANCEL_SYMBOL, confirm, isCancel, password, text } from '@clack/prompts'

/** Somebody has pressed Ctrl-C or Escape instead of answering. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

type Question = {
  initial?: string | undefined
  /** What is wrong with an answer, or undefined when nothing is. */
  check: (answer: string) => string | undefined
}

/** What can be asked; each question rejects with Interrupted when it is broken off. */
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
    say: (words) => streams.output.write(`${words}\n`),
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
  if (isCancel(answer)) throw new Interrupted('Interrupted')
  return answer
}
