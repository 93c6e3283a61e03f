import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Alias } from '@/app/normalise-path'
import { SiteLayout } from '@/app/site-layout'
import { paths } from '@/content/paths'

const HomePage = lazy(() => import('@/pages/home-page'))
const ContactPage = lazy(() => import('@/pages/contact-page'))
const SchoolRefusalPage = lazy(() => import('@/pages/school-refusal-page'))
const PsychoeducationPage = lazy(() => import('@/pages/psychoeducation-page'))
const CoursesPage = lazy(() => import('@/pages/courses-page'))
const NotFoundPage = lazy(() => import('@/pages/not-found-page'))
const DataLayout = lazy(() => import('@/app/data-layout'))
const AdminLayout = lazy(() => import('@/app/admin-layout'))
const AdminLoginPage = lazy(() => import('@/pages/admin-login-page'))
const AdminDashboardPage = lazy(() => import('@/pages/admin-dashboard-page'))

/** Addresses that other pages and old letters use, and the pages they stand for. */
export const aliases: Readonly<Record<string, string>> = { '/kurser': paths.courses }

/** Every address of the site and the page that answers it. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.schoolRefusal} element={<SchoolRefusalPage />} />
        <Route path={paths.psychoeducation} element={<PsychoeducationPage />} />
        <Route element={<DataLayout />}>
          <Route path={paths.courses} element={<CoursesPage />} />
        </Route>
        {Object.entries(aliases).map(([path, to]) => (
          <Route key={path} path={path} element={<Alias to={to} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<AdminLayout />}>
        <Route path={paths.admin} element={<AdminLoginPage />} />
        <Route path={paths.adminDashboard} element={<AdminDashboardPage />} />
      </Route>
    </Routes>
  )
}
