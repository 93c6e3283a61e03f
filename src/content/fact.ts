/** One line of a list of practical facts: what, a note in small print, and how much. */
export type Fact = { readonly name: string; readonly note?: string; readonly value: string }
