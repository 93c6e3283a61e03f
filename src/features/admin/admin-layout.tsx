import * as RadixDialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { BookOpen, CalendarDays, History, House, type LucideIcon, PanelLeft, X } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PageLink } from '@/components/links/page-link'
import { Illustration } from '@/components/sections/illustration'
import { Logo } from '@/components/sections/logo'
import { ThemeSwitch } from '@/components/sections/theme-switch'
import { overlayClasses, useFocusReturn } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { Tooltip } from '@/components/ui/tooltip'
import { useCloseRequests } from '@/components/ui/use-close-requests'
import { COURSE_CHANGES_ID, paths, type SiteHref } from '@/content/paths'
import { sidebarMessages } from '@/features/admin/messages'
import { useSidebar } from '@/features/admin/use-sidebar'

const entries: readonly { to: SiteHref; label: string; icon: LucideIcon }[] = [
  { to: paths.adminDashboard, label: sidebarMessages.courses, icon: CalendarDays },
  {
    to: `${paths.adminDashboard}#${COURSE_CHANGES_ID}`,
    label: sidebarMessages.changes,
    icon: History,
  },
  { to: paths.adminGuide, label: sidebarMessages.guide, icon: BookOpen },
  { to: paths.home, label: sidebarMessages.toSite, icon: House },
]

/** The administration's page: its content, beside a navigation of 16 rem, or 3 rem collapsed. */
export function AdminLayout({ children }: { children: React.ReactNode }) {
  const { isOpen, isNarrowScreen, toggle } = useSidebar()
  return (
    <div className="flex min-h-dvh bg-muted">
      {isNarrowScreen ? (
        <SlideOver isOpen={isOpen} toggle={toggle} />
      ) : (
        <aside
          aria-label={sidebarMessages.title}
          className={clsx(
            'on-deep sticky top-0 h-dvh shrink-0 overflow-y-auto bg-deep text-deep-foreground',
            isOpen ? 'w-64' : 'w-12',
          )}
        >
          {isOpen ? (
            <Expanded />
          ) : (
            <div className="grid justify-items-center gap-6 py-5">
              <Illustration name="logo-mark" className="size-9 svg:size-full" />
              <Entries isCollapsed />
            </div>
          )}
        </aside>
      )}
      <main className="min-w-0 flex-1 px-[clamp(1rem,2.5vw,2.5rem)] pt-5 pb-12">
        <IconButton
          label={sidebarMessages.toggle}
          hover="row"
          aria-expanded={isOpen}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={toggle}
          className="mb-2"
        >
          <PanelLeft aria-hidden />
        </IconButton>
        {children}
      </main>
    </div>
  )
}

/** The navigation of a narrow screen: 18 rem over the page. */
function SlideOver({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn()
  const hasChosen = useRef(false)
  const closing = useCloseRequests(isOpen, toggle)

  function choose(): void {
    hasChosen.current = true
    toggle()
  }
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={toggle}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={clsx(overlayClasses, 'p-0')} />
        <RadixDialog.Content
          aria-describedby={undefined}
          className="on-deep fixed inset-y-0 left-0 z-50 w-72 max-w-[calc(100%-3rem)] overflow-y-auto bg-deep text-deep-foreground shadow-lg"
          {...closing}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            // The target of an entry takes the focus itself.
            if (hasChosen.current) event.preventDefault()
            else onCloseAutoFocus(event)
            hasChosen.current = false
          }}
        >
          <RadixDialog.Title className="sr-only">{sidebarMessages.title}</RadixDialog.Title>
          <Expanded onChoose={choose} />
          <RadixDialog.Close asChild>
            <IconButton
              label={sidebarMessages.close}
              className="absolute top-4 right-1.5 hover:bg-deep-2"
            >
              <X aria-hidden />
            </IconButton>
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

function Expanded({ onChoose }: { onChoose?: () => void }) {
  return (
    <div className="flex min-h-full flex-col gap-6 px-3.5 py-5">
      <div className="px-1.5">
        <Logo />
      </div>
      <Entries onChoose={onChoose} />
      <div className="mt-auto">
        <ThemeSwitch className="svg:hidden" />
      </div>
    </div>
  )
}

function Entries({
  isCollapsed = false,
  onChoose,
}: {
  isCollapsed?: boolean
  onChoose?: (() => void) | undefined
}) {
  const { pathname, hash } = useLocation()
  return (
    <nav aria-label={sidebarMessages.title}>
      <ul className="grid gap-1">
        {entries.map(({ to, label, icon: Icon }) => {
          const link = (
            <PageLink
              to={to}
              aria-current={to === pathname + hash ? 'page' : undefined}
              onClick={onChoose}
              aria-label={isCollapsed ? label : undefined}
              className={clsx(
                'flex items-center rounded-md font-medium no-underline not-aria-current:hover:bg-deep-foreground/12 aria-current:bg-deep-foreground aria-current:font-bold aria-current:text-deep',
                isCollapsed ? 'size-11 justify-center' : 'min-h-11.5 gap-3 px-3.5',
              )}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {!isCollapsed && <span>{label}</span>}
            </PageLink>
          )
          return (
            <li key={to}>
              {isCollapsed ? (
                <Tooltip text={label} side="right">
                  {link}
                </Tooltip>
              ) : (
                link
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
