/** Whether a caught value is a Node.js error with this code, such as 'EEXIST'. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
