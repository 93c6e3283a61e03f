/** The fields of a value of unknown shape, such as parsed JSON; none where it is no object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value)
}

/** The text in a field of such a value. */
export function textIn(value: unknown, field: string): string | undefined {
  const text = fieldsOf(value)[field]
  return typeof text === 'string' ? text : undefined
}
