/** Tailwind's `md`: from here on the layout has columns; below it is that of a phone. */
export const MD_BREAKPOINT = '48rem'

export const BELOW_MD = `(width < ${MD_BREAKPOINT})`
