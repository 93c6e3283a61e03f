/** The fields of a value of unknown shape, such as parsed JSON; none where it is no object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value)
}
