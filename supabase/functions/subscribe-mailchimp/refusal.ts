/** Why a sign-up ends without success: an HTTP status and a sentence that the caller may read. */
export class Refusal extends Error {
  readonly status: number
  /** After how many seconds the same attempt may succeed, where that is known. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}
