/**
 * What is made when it is first asked for, and once. For the formats of Intl: the first of them takes a slow
 * phone 70 ms, most others 5.
 */
export function whenNeeded<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
