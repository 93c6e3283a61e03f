/** How far the clock of this device is ahead of the server's, in milliseconds; 0 until a response has told. */
let ahead = 0

/** Compares the clocks by the header `Date` of a response, which is exact to the second. */
export function compareClocks(response: Response): void {
  // Missing where a proxy hides it from scripts.
  const sent = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(sent)) ahead = Date.now() - sent
}

/** The time of the server, in milliseconds since 1970. */
export function serverTime(): number {
  return Date.now() - ahead
}
