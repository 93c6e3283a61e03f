import type { Config } from 'tailwindcss'
import { breakpoints } from './src/styles/breakpoints.ts'

const roles = [
  'background',
  'foreground',
  'card',
  'popover',
  'primary',
  'primary-hover',
  'primary-foreground',
  'secondary',
  'secondary-foreground',
  'muted',
  'muted-foreground',
  'accent',
  'border',
  'input',
  'ring',
  'destructive',
  'destructive-foreground',
  'destructive-tint',
  'success',
  'success-tint',
  'link',
  'deep',
  'deep-2',
  'deep-foreground',
  'deep-muted',
  'egg',
  'peach',
  'sky',
  'leaf',
  'sun',
  'stone',
  // Without 'paper', or shadow-paper would also be the colour of a shadow.
  'paper-ink',
  'week',
  'scrim',
] as const

/** Course types: tint, text and dot of each tone (design: type to colour). */
const tones = ['blue', 'green', 'purple', 'orange', 'red', 'grey'] as const

function asVariables(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `var(--${name})`]))
}

/** Names of the design tokens. Their values, light and dark, live in src/styles/tokens.css. */
export default {
  darkMode: ['class', '.dark'],
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    screens: breakpoints,
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...asVariables(roles),
      ...asVariables(tones.flatMap((tone) => [`${tone}-bg`, `${tone}-fg`, `${tone}-dot`])),
    },
    fontFamily: { display: 'var(--font-display)' },
    fontSize: {
      hero: ['var(--text-hero)', { lineHeight: '1.04', letterSpacing: '-0.022em' }],
      '4xl': ['var(--text-4xl)', { lineHeight: '1.14', letterSpacing: '-0.012em' }],
      '3xl': ['var(--text-3xl)', { lineHeight: '1.14', letterSpacing: '-0.012em' }],
      '2xl': ['var(--text-2xl)', { lineHeight: '1.14', letterSpacing: '-0.012em' }],
      xl: ['var(--text-xl)', { lineHeight: '1.22', letterSpacing: '-0.005em' }],
      lg: ['var(--text-lg)', { lineHeight: '1.3' }],
      lead: ['var(--text-lead)', { lineHeight: '1.55' }],
      sm: ['var(--text-sm)', { lineHeight: '1.55' }],
      meta: ['var(--text-meta)', { lineHeight: '1.4' }],
      note: ['var(--text-note)', { lineHeight: '1.4' }],
      ui: 'var(--text-ui)',
      figure: 'var(--text-figure)',
      number: 'var(--text-number)',
      quote: 'var(--text-quote)',
      plate: 'var(--text-plate)',
    },
    borderRadius: {
      none: '0',
      sm: 'var(--radius-sm)',
      md: 'var(--radius-md)',
      lg: 'var(--radius-lg)',
      xl: 'var(--radius-xl)',
      full: '999px',
      /** The house shape: step numbers, date plates, bullets and badge dots. */
      egg: '50% / 58% 58% 42% 42%',
      /** One sharp corner, bottom left, as if someone spoke. */
      beak: 'var(--radius-xl) var(--radius-xl) var(--radius-xl) 0.5rem',
      quote: '1.75rem 1.75rem 1.75rem 0.375rem',
    },
  },
} satisfies Config
