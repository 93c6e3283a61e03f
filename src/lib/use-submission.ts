import { useState } from 'react'

/**
 * The state of a form with one request: whether it is pending, and why the last attempt failed. Not that of TanStack's
 * mutation, which is rendered in a later task: two quick taps on a busy phone would send two requests.
 * @param explain why an attempt failed, in words of the form
 */
export function useSubmission(explain: (error: unknown) => string | undefined) {
  const [failure, setFailure] = useState<string>()
  const [isPending, setIsPending] = useState(false)

  /** Sends; after a failure the focus goes back to the field. */
  async function submit(
    send: () => Promise<void>,
    field: React.RefObject<HTMLInputElement | null>,
  ): Promise<void> {
    setIsPending(true)
    try {
      await send()
    } catch (error) {
      setFailure(explain(error))
      field.current?.focus()
    }
    setIsPending(false)
  }

  return { failure, isPending, submit, clearFailure: () => setFailure(undefined) }
}
