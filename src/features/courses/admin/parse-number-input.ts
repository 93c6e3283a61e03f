/** The number in an input; text that is no number counts as 0 (Specification 5). */
export function parseNumberInput(text: string): number {
  const number = Number(text)
  return Number.isFinite(number) ? number : 0
}
