import type { ReadingPreference } from '@/lib/reading-preferences'
import type { Theme } from '@/lib/theme'

/** The words of the switches in the footer and the menus. */
export const themeWords: {
  readonly legend: string
  readonly options: Readonly<Record<Theme, string>>
} = {
  legend: 'Udseende',
  options: { light: 'Lys', dark: 'Mørk', system: 'System' },
}

export const readingWords: {
  readonly legend: string
  readonly options: Readonly<Record<ReadingPreference, string>>
} = {
  legend: 'Læsning',
  options: { 'larger-text': 'Større tekst', calm: 'Rolig side' },
}
