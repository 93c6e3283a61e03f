import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from '@/lib/storage'
import { createStore, useStore } from '@/lib/store'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const DEFAULT_THEME: Theme = 'light'

const current = createStore(readTheme, () => {
  const system = systemPrefersDark()
  const stopListening = onStoredElsewhere(STORAGE_KEYS.theme, () => show(readTheme()))
  system.addEventListener('change', applyTheme)
  return () => {
    stopListening()
    system.removeEventListener('change', applyTheme)
  }
})

function readTheme(): Theme {
  const stored = readStored(STORAGE_KEYS.theme)
  return THEMES.find((theme) => theme === stored) ?? DEFAULT_THEME
}

function systemPrefersDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

/** Whether a stored theme is dark on this screen; a value that is no theme stands for the default, which is light. */
export function isDark(theme: string | null): boolean {
  return theme === 'dark' || (theme === 'system' && systemPrefersDark().matches)
}

function applyTheme(): void {
  document.documentElement.classList.toggle('dark', isDark(current.get()))
}

function show(theme: Theme): void {
  current.set(theme)
  applyTheme()
}

/** Stores and applies a theme (spec 3: key vite-ui-theme, default light). */
export function chooseTheme(theme: Theme): void {
  writeStored(STORAGE_KEYS.theme, theme)
  show(theme)
}

/** The visitor's theme, synchronized across tabs; the default during prerendering and hydration. */
export function useTheme(): Theme {
  return useStore(current, DEFAULT_THEME)
}
