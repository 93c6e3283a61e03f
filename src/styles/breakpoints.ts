/** The widths from which Tailwind's variants hold (`md:`), for the configuration and for media queries of scripts. */
export const breakpoints = {
  xs: '22.5rem',
  sm: '30rem',
  md: '48rem',
  lg: '70rem',
  xl: '77.5rem',
  '2xl': '100rem',
} as const
