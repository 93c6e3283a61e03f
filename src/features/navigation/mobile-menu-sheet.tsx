import * as Dialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { ChevronDown, Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ReadingSwitch, ThemeSwitch } from '@/components/sections/display-switches'
import { Logo } from '@/components/sections/logo'
import { AfterClosing } from '@/components/ui/after-closing'
import { IconButton } from '@/components/ui/icon-button'
import { useCloseRequests } from '@/components/ui/use-close-requests'
import { type MenuLink, mainEntries, menus, utilityLinks } from '@/content/navigation'
import { paths } from '@/content/paths'
import { CurrentLink, useCurrentMenu } from '@/features/navigation/current-link'
import { PhoneLine } from '@/features/navigation/phone-line'
import { from } from '@/lib/media-query'

const rowClasses =
  'flex min-h-13.5 items-center font-display text-xl font-medium no-underline aria-current:font-bold aria-current:text-primary'

/** The breakpoint from which the header shows the whole menu. */
const WIDE_SCREEN = from('xl')

/** The whole menu as a modal sheet, which closes on Escape and on a phone's back. Rendered only while it is open. */
export default function MobileMenuSheet({
  newsletterButton,
  onClose,
  onClosed,
}: {
  newsletterButton: React.ReactNode
  onClose: () => void
  /** Called after closing, to move the focus. */
  onClosed: () => void
}) {
  const closing = useCloseRequests(onClose)
  const openNext = useRef<() => void>(undefined)
  const closeWhenWide = useEffectEvent(onClose)
  useEffect(() => {
    // A rotated tablet shows the header's own menu, which an invisible open sheet would block.
    const wideScreen = window.matchMedia(WIDE_SCREEN)
    wideScreen.addEventListener('change', closeWhenWide)
    return () => wideScreen.removeEventListener('change', closeWhenWide)
  }, [])

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          {...closing}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
            openNext.current?.()
          }}
          className="fixed inset-0 z-50 overflow-y-auto bg-background xl:hidden"
        >
          <Dialog.Title className="sr-only">{menus.sheet}</Dialog.Title>
          <div className="border-b border-border">
            <div className="wrap-wide flex min-h-18 items-center justify-between md:min-h-21">
              <Logo />
              <Dialog.Close asChild>
                <IconButton label={menus.close} className="-mr-2">
                  <X aria-hidden />
                </IconButton>
              </Dialog.Close>
            </div>
          </div>
          <nav aria-label={menus.main} className="wrap pt-4 pb-10">
            <ul>
              {mainEntries.map((entry) => (
                <li key={entry.label} className="border-b border-border">
                  {'links' in entry ? (
                    <Unfolding {...entry} />
                  ) : (
                    <CurrentLink to={entry.to} className={rowClasses}>
                      {entry.label}
                    </CurrentLink>
                  )}
                </li>
              ))}
            </ul>
            <ul className="mt-3 grid grid-cols-2 gap-x-4">
              {utilityLinks.map((link) => (
                <li key={link.to}>
                  <CurrentLink
                    to={link.to}
                    className="flex min-h-12 items-center gap-2 text-ui no-underline aria-current:font-bold svg:size-5"
                  >
                    {link.to === paths.search && <Search aria-hidden />}
                    {link.label}
                  </CurrentLink>
                </li>
              ))}
            </ul>
            <div className="mt-5">
              <AfterClosing
                value={(open) => {
                  openNext.current = open
                }}
              >
                <Dialog.Close asChild>{newsletterButton}</Dialog.Close>
              </AfterClosing>
            </div>
            <div className="mt-5">
              <PhoneLine />
            </div>
            <div className="mt-6 flex flex-wrap gap-3">
              <ThemeSwitch />
              <ReadingSwitch />
            </div>
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Unfolding({ label, links }: { label: string; links: readonly MenuLink[] }) {
  return (
    <details className="group">
      <summary
        aria-current={useCurrentMenu(links)}
        className={clsx(
          rowClasses,
          'cursor-pointer list-none justify-between [&::-webkit-details-marker]:hidden',
        )}
      >
        {label}
        <ChevronDown
          aria-hidden
          className="size-5 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <ul className="mb-3 rounded-md bg-egg px-4 py-1.5">
        {links.map(({ label, to }) => (
          <li key={to}>
            <CurrentLink
              to={to}
              className="flex min-h-12 items-center leading-snug no-underline aria-current:font-bold"
            >
              {label}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
