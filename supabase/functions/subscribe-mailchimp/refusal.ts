/** A failed sign-up: an HTTP status and a message for the caller. */
export class Refusal extends Error {
  readonly status: number
  /** The seconds until the same attempt may succeed, where known. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}
