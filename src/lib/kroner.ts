const format = new Intl.NumberFormat('da-DK')

/** An amount in whole kroner as Danish writes it, kept on one line: `1.200 kr.` */
export function kroner(amount: number): string {
  return `${format.format(amount)}\u00A0kr.`
}
