import { Menu } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { LazyPart } from '@/components/ui/lazy-part'
import { menus } from '@/content/navigation'
import { navigationToasts } from '@/features/navigation/messages'
import { lazyComponent } from '@/lib/lazy-component'
import { usePageState } from '@/lib/use-page-state'

const MobileMenuSheet = lazyComponent(() => import('@/features/navigation/mobile-menu-sheet'))

/**
 * The button that opens the whole menu as a sheet, below 1240 px. The sheet's code is fetched when the pointer or
 * the focus comes near; a touch enters as well, before it presses. Every step to another page closes it, also
 * while its code is pending.
 */
export function MobileMenu({ newsletterButton }: { newsletterButton: React.ReactNode }) {
  const [isOpen, setIsOpen] = usePageState(false)
  const close = () => setIsOpen(false)
  const button = useRef<HTMLButtonElement>(null)

  function open() {
    // Safari does not focus a clicked button.
    button.current?.focus()
    setIsOpen(true)
  }

  /** Not where the visitor has turned to something else while the code was pending, or the screen has become wide. */
  const hasFocus = () => document.activeElement === button.current

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
        aria-expanded={isOpen}
        onPointerEnter={MobileMenuSheet.prefetch}
        onFocus={MobileMenuSheet.prefetch}
        onClick={open}
        className="-mr-2 noscript:hidden xl:hidden"
      >
        <Menu aria-hidden />
      </IconButton>
      {isOpen && (
        <LazyPart failed={navigationToasts.menuFailed} isWanted={hasFocus} onClose={close}>
          <MobileMenuSheet
            newsletterButton={newsletterButton}
            onClose={close}
            onClosed={takeFocusBack}
          />
        </LazyPart>
      )}
    </>
  )
}
