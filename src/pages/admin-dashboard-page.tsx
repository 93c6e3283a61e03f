import { adminCourseMessages } from '@/content/course-administration'
import { CourseAdminPanel } from '@/features/courses/admin/course-admin-panel'
import { AdminFrame } from '@/pages/admin-frame'

/** The panel for administrators (spec 2). */
export default function AdminDashboardPage() {
  return (
    <AdminFrame title={adminCourseMessages.title}>
      {(signOutButton) => <CourseAdminPanel signOutButton={signOutButton} />}
    </AdminFrame>
  )
}
