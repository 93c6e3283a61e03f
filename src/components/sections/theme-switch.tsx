import { clsx } from 'clsx'
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { themeWords } from '@/content/display-settings'
import { chooseTheme, THEMES, type Theme, useTheme } from '@/lib/theme'

const icons: Record<Theme, LucideIcon> = { light: Sun, dark: Moon, system: Monitor }

/** Classes of a row of toggle buttons, and of each button. */
export const switchClasses =
  'inline-flex rounded-md border border-current/45 p-1 noscript:hidden max-md:w-full'
export const switchOptionClasses =
  'inline-flex min-h-11 grow items-center justify-center gap-1.5 rounded-sm px-3 text-meta aria-pressed:bg-foreground aria-pressed:text-background on-deep:aria-pressed:bg-deep-foreground on-deep:aria-pressed:text-deep on-deep:text-deep-foreground'

/** Lys, Mørk or System. Inherits its colours from footer, mobile menu or admin sidebar. */
export function ThemeSwitch({ className }: { className?: string }) {
  const current = useTheme()
  return (
    <fieldset className={clsx(switchClasses, className)}>
      <legend className="sr-only">{themeWords.legend}</legend>
      {THEMES.map((theme) => {
        const Icon = icons[theme]
        return (
          <button
            key={theme}
            type="button"
            aria-pressed={theme === current}
            onClick={() => chooseTheme(theme)}
            className={switchOptionClasses}
          >
            <Icon aria-hidden className="size-5" />
            {themeWords.options[theme]}
          </button>
        )
      })}
    </fieldset>
  )
}
