/** One line of a list of practical facts: name, note in small print, value. */
export type Fact = { readonly name: string; readonly note?: string; readonly value: string }
