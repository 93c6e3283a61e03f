import { UnlistedHead } from '@/components/head/unlisted-head'
import { ThemeSwitch } from '@/components/sections/theme-switch'
import { AdminSidebar, SidebarToggle } from '@/features/admin/admin-sidebar'
import { useSidebar } from '@/features/admin/use-sidebar'
import { adminCourseMessages } from '@/features/courses/admin/admin-messages'
import { CourseAdminPanel } from '@/features/courses/admin/course-admin-panel'
import { Logo } from '@/features/navigation/logo'
import { supabase } from '@/lib/supabase'

/** The layout around the courses, for administrators. */
export function Panel({ signOutButton }: { signOutButton: React.ReactNode }) {
  const sidebar = useSidebar()
  return (
    <div className="flex min-h-dvh bg-muted">
      <UnlistedHead title={adminCourseMessages.title} />
      <AdminSidebar
        sidebar={sidebar}
        logo={<Logo />}
        themeSwitch={<ThemeSwitch className="svg:hidden" />}
      />
      <main className="min-w-0 flex-1 px-[clamp(1rem,3vw,2.5rem)] pt-5 pb-12">
        <SidebarToggle sidebar={sidebar} />
        <CourseAdminPanel database={supabase} signOutButton={signOutButton} />
      </main>
    </div>
  )
}
