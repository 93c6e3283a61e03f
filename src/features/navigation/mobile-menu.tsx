import { Menu } from 'lucide-react'
import { useRef } from 'react'
import { LazyPart } from '@/components/boundaries/lazy-part'
import { IconButton } from '@/components/ui/icon-button'
import { menus } from '@/content/navigation'
import { lazyComponent } from '@/lib/lazy-component'
import { usePageState } from '@/lib/use-page-state'

const MobileMenuSheet = lazyComponent(() => import('@/features/navigation/mobile-menu-sheet'))

/** The button that opens the menu as a sheet, below 1240 px. A navigation closes it, also while its code is pending. */
export function MobileMenu({ newsletterButton }: { newsletterButton: React.ReactNode }) {
  const [isOpen, setIsOpen] = usePageState(false)
  const close = () => setIsOpen(false)
  const button = useRef<HTMLButtonElement>(null)

  function open() {
    // Safari does not focus a clicked button.
    button.current?.focus()
    setIsOpen(true)
  }

  /** False where the focus has moved or the window has been widened while the code was pending. */
  const hasFocus = () => document.activeElement === button.current

  function takeFocusBack() {
    // After a navigation the page's heading has the focus.
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
        <LazyPart failed={menus.failed} isWanted={hasFocus} onClose={close}>
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
