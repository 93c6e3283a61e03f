/** Every address of the site, once. Links are typed by this list, so a dead internal link does not compile. */
export const paths = {
  home: '/',
  schoolRefusal: '/services/skolevaegring',
  psychoeducation: '/services/psykoedukative-forlob',
  courses: '/courses',
  contact: '/contact',
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
} as const

export type SitePath = (typeof paths)[keyof typeof paths]
export type SiteHref = SitePath | `${SitePath}#${string}` | `${SitePath}?${string}`
