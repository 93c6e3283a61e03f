import { clsx } from 'clsx'
import { BookOpen, CalendarDays, History, House, type LucideIcon } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { PageLink } from '@/components/links/page-link'
import { ThemeSwitch } from '@/components/sections/display-switches'
import { Logo } from '@/components/sections/logo'
import { Tooltip } from '@/components/ui/tooltip'
import { COURSE_CHANGES_ID, paths, type SiteHref } from '@/content/paths'
import { sidebarMessages } from '@/content/sidebar'

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

/** The expanded navigation. */
export function Sidebar({ onChoose }: { onChoose?: () => void }) {
  return (
    <div className="flex min-h-full flex-col gap-6 px-3.5 py-5">
      <div className="px-1.5">
        <Logo />
      </div>
      <SidebarEntries onChoose={onChoose} />
      <div className="mt-auto">
        <ThemeSwitch className="svg:hidden" />
      </div>
    </div>
  )
}

export function SidebarEntries({
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
