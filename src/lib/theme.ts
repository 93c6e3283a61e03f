import { useSyncExternalStore } from 'react'
import { readStored, STORAGE_KEYS, writeStored } from '@/lib/storage'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const DEFAULT_THEME: Theme = 'light'
const listeners = new Set<() => void>()

function isTheme(value: string | null): value is Theme {
  return THEMES.some((theme) => theme === value)
}

let current: Theme | undefined

function readTheme(): Theme {
  if (current === undefined) {
    const stored = readStored(STORAGE_KEYS.theme)
    current = isTheme(stored) ? stored : DEFAULT_THEME
  }
  return current
}

function systemPrefersDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

function applyTheme(): void {
  const theme = readTheme()
  const isDark = theme === 'dark' || (theme === 'system' && systemPrefersDark().matches)
  document.documentElement.classList.toggle('dark', isDark)
}

/** Stores and shows a theme (Specification 3: key vite-ui-theme, default light). */
export function chooseTheme(theme: Theme): void {
  current = theme
  writeStored(STORAGE_KEYS.theme, theme)
  applyTheme()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  function onOtherTab(event: StorageEvent) {
    if (event.key !== STORAGE_KEYS.theme) return
    current = undefined
    applyTheme()
    listener()
  }
  const system = systemPrefersDark()
  listeners.add(listener)
  system.addEventListener('change', applyTheme)
  window.addEventListener('storage', onOtherTab)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', applyTheme)
    window.removeEventListener('storage', onOtherTab)
  }
}

/** The visitor's choice, kept in step across tabs. Rendered on a server it is the default. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => DEFAULT_THEME)
}
