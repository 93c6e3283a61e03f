import { Menu } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { navigationToasts } from '@/features/navigation/messages'
import { usePageState } from '@/features/navigation/use-page-state'
import { whileLoading } from '@/lib/loading'
import { showToast } from '@/lib/toast-store'

type Sheet = typeof import('@/features/navigation/mobile-menu-sheet').MobileMenuSheet

let loading: Promise<Sheet> | undefined

async function loadSheet(): Promise<Sheet> {
  loading ??= import('@/features/navigation/mobile-menu-sheet').then(
    (module) => module.MobileMenuSheet,
  )
  try {
    return await loading
  } catch (error) {
    // The network may be back the next time.
    loading = undefined
    throw error
  }
}

/** A touch enters as well, before it presses. */
function preloadSheet(): void {
  loadSheet().catch(() => {
    // The click tries again and says so.
  })
}

/**
 * The button that opens the whole menu as a sheet, below 1240 px. The sheet's code is fetched when the pointer or
 * the focus comes near. Every step to another page closes it, also while it is on its way.
 */
export function MobileMenu({ newsletterButton }: { newsletterButton: React.ReactNode }) {
  const [Sheet, setSheet] = usePageState<Sheet | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  async function open() {
    // Safari does not focus a clicked button.
    button.current?.focus()
    try {
      const LoadedSheet = await whileLoading(loadSheet())
      // Whoever has turned to something else meanwhile is not interrupted, nor a screen that has become wide.
      if (document.activeElement === button.current) setSheet(LoadedSheet)
    } catch (error) {
      console.error('No mobile menu', error)
      showToast(navigationToasts.menuFailed)
    }
  }

  function takeFocusBack() {
    // On another page its heading has the focus by now.
    if (document.activeElement === document.body) button.current?.focus()
  }

  return (
    <>
      <IconButton
        ref={button}
        label="Åbn menu"
        aria-haspopup="dialog"
        aria-expanded={Sheet !== null}
        onPointerEnter={preloadSheet}
        onFocus={preloadSheet}
        onClick={open}
        className="-mr-2 noscript:hidden xl:hidden print:hidden"
      >
        <Menu aria-hidden />
      </IconButton>
      {Sheet && (
        <Sheet
          newsletterButton={newsletterButton}
          onClose={() => setSheet(null)}
          onClosed={takeFocusBack}
        />
      )}
    </>
  )
}
