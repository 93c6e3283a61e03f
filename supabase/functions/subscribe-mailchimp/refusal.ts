/** Why a sign-up ends without success: an HTTP status and a sentence that the caller may read. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
