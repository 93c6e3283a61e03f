const danish = new Intl.NumberFormat('da-DK')

/** '12.345' */
export function formatNumber(number: number): string {
  return danish.format(number)
}
