import { clsx } from 'clsx'
import { Check, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { readingWords, themeWords } from '@/content/display-settings'
import {
  READING_PREFERENCES,
  setReadingPreference,
  useReadingPreferences,
} from '@/lib/reading-preferences'
import { chooseTheme, THEMES, type Theme, useTheme } from '@/lib/theme'

// Both inherit their colours from footer, mobile menu, page or admin sidebar.
const rowClasses =
  'inline-flex rounded-md border border-current/45 p-1 noscript:hidden max-md:w-full'
const optionClasses =
  'inline-flex min-h-11 grow items-center justify-center gap-1.5 rounded-sm px-3 text-meta aria-pressed:bg-foreground aria-pressed:text-background on-deep:aria-pressed:bg-deep-foreground on-deep:aria-pressed:text-deep on-deep:text-deep-foreground'

const icons: Record<Theme, LucideIcon> = { light: Sun, dark: Moon, system: Monitor }

/** Lys, Mørk or System. */
export function ThemeSwitch({ className }: { className?: string }) {
  const current = useTheme()
  return (
    <fieldset className={clsx(rowClasses, className)}>
      <legend className="sr-only">{themeWords.legend}</legend>
      {THEMES.map((theme) => {
        const Icon = icons[theme]
        return (
          <button
            key={theme}
            type="button"
            aria-pressed={theme === current}
            onClick={() => chooseTheme(theme)}
            className={optionClasses}
          >
            <Icon aria-hidden className="size-5" />
            {themeWords.options[theme]}
          </button>
        )
      })}
    </fieldset>
  )
}

/** Larger text and reduced motion, for readers whose browser or system is not set for it. */
export function ReadingSwitch() {
  const chosen = useReadingPreferences()
  return (
    <fieldset className={rowClasses}>
      <legend className="sr-only">{readingWords.legend}</legend>
      {READING_PREFERENCES.map((preference) => {
        const isOn = chosen.includes(preference)
        return (
          <button
            key={preference}
            type="button"
            aria-pressed={isOn}
            onClick={() => setReadingPreference(preference, !isOn)}
            className={optionClasses}
          >
            {isOn && <Check aria-hidden className="size-5" />}
            <span>{readingWords.options[preference]}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
