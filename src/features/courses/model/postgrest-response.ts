import { BackendError, UNREADABLE_ANSWER } from '@/lib/backend-error'

type Answer<Row> = {
  data: Row[] | null
  error: { message: string; code: string; details: string; hint: string } | null
  status: number
}

/**
 * The rows that the server has answered with.
 * @throws BackendError if it refused or could not be reached, or if the answer is not its own
 */
export function rowsOf<Row>({ data, error, status }: Answer<Row>): Row[] {
  if (error) throw new BackendError(error, status)
  // The client takes an empty 404, as a proxy may send it, for a success without data.
  if (!Array.isArray(data)) throw unreadable('An answer without rows', status)
  return data
}

/** The error for an answer that cannot be what the server sends. */
export function unreadable(message: string, status: number): BackendError {
  return new BackendError({ message, code: UNREADABLE_ANSWER }, status)
}
