import { useState } from 'react'
import { backendErrorTexts } from '@/content/backend-errors'
import { type ErrorTexts, inlineText } from '@/lib/error-texts'

/**
 * The state that the forms of an account share: whether a request is pending, and why the last attempt failed. Not that of
 * TanStack's mutation, which is rendered in a later task: two quick taps on a busy phone would send two requests.
 * @param causes in words of the form, before those of every request
 */
export function useSubmission(causes?: ErrorTexts) {
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
      setFailure(inlineText(error, backendErrorTexts, causes))
      field.current?.focus()
    }
    setIsPending(false)
  }

  return { failure, isPending, submit, clearFailure: () => setFailure(undefined) }
}
