import { clsx } from 'clsx'
import { PanelLeft } from 'lucide-react'
import { LazyPart } from '@/components/boundaries/lazy-part'
import { Illustration } from '@/components/sections/illustration'
import { IconButton } from '@/components/ui/icon-button'
import { sidebarMessages } from '@/content/sidebar'
import { Sidebar, SidebarEntries } from '@/features/admin/sidebar'
import { useSidebar } from '@/features/admin/use-sidebar'
import { lazyComponent } from '@/lib/lazy-component'

const SlideOver = lazyComponent(() => import('@/features/admin/slide-over'))

/** The administration's page: its content, beside a navigation of 16 rem, or 3 rem collapsed. */
export function AdminLayout({ children }: { children: React.ReactNode }) {
  const { isOpen, isNarrowScreen, toggle } = useSidebar()
  return (
    <div className="flex min-h-dvh bg-muted">
      {isNarrowScreen && isOpen && (
        <LazyPart failed={sidebarMessages.failed} onClose={toggle}>
          <SlideOver onClose={toggle} />
        </LazyPart>
      )}
      {!isNarrowScreen && (
        <aside
          aria-label={sidebarMessages.title}
          className={clsx(
            'on-deep sticky top-0 h-dvh shrink-0 overflow-y-auto bg-deep text-deep-foreground',
            isOpen ? 'w-64' : 'w-12',
          )}
        >
          {isOpen ? (
            <Sidebar />
          ) : (
            <div className="grid justify-items-center gap-6 py-5">
              <Illustration name="logo-mark" className="size-9 svg:size-full" />
              <SidebarEntries isCollapsed />
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
          onPointerEnter={isNarrowScreen ? SlideOver.prefetch : undefined}
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
