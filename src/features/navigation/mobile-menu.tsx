import { Menu } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { siteReplaced } from '@/content/error-pages'
import { menus } from '@/content/navigation'
import { navigationToasts } from '@/features/navigation/messages'
import { usePageState } from '@/features/navigation/use-page-state'
import { dynamicImport } from '@/lib/dynamic-import'

type Sheet = typeof import('@/features/navigation/mobile-menu-sheet').MobileMenuSheet

const sheet = dynamicImport<Sheet>(
  'mobile menu',
  async () => (await import('@/features/navigation/mobile-menu-sheet')).MobileMenuSheet,
  { failed: navigationToasts.menuFailed, replaced: siteReplaced },
)

/**
 * The button that opens the whole menu as a sheet, below 1240 px. The sheet's code is fetched when the pointer or
 * the focus comes near; a touch enters as well, before it presses. Every step to another page closes it, also
 * while it is on its way.
 */
export function MobileMenu({ newsletterButton }: { newsletterButton: React.ReactNode }) {
  const [Sheet, setSheet] = usePageState<Sheet | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  async function open() {
    // Safari does not focus a clicked button.
    button.current?.focus()
    const LoadedSheet = await sheet.load()
    // Whoever has turned to something else meanwhile is not interrupted, nor a screen that has become wide.
    if (LoadedSheet && document.activeElement === button.current) setSheet(LoadedSheet)
  }

  function takeFocusBack() {
    // On another page its heading has the focus by now.
    if (document.activeElement === document.body) button.current?.focus()
  }

  return (
    <>
      <IconButton
        ref={button}
        label={menus.open}
        aria-haspopup="dialog"
        aria-expanded={Sheet !== null}
        onPointerEnter={sheet.preload}
        onFocus={sheet.preload}
        onClick={open}
        className="-mr-2 noscript:hidden xl:hidden"
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
