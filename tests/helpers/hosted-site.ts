import { courseIdIn } from '@/content/paths'
import { hostingFiles } from '../../scripts/build/hosting'

/** A host that serves the site as its build says: pages, redirects and headers, without their contents. */
export function hostedSite(projectUrl: string): (url: URL) => Response {
  const rules = hostingFiles('', projectUrl)._headers ?? ''
  const everywhere = Array.from(
    rules.slice(0, rules.indexOf('/assets/')).matchAll(/^ {2}([\w-]+): (.*)$/gm),
    ([, name = '', value = '']): [string, string] => [name, value],
  )
  return ({ pathname }) => {
    const headers = new Headers(everywhere)
    if (pathname === '/kurser') headers.set('Location', '/courses')
    const isCourse = courseIdIn(pathname) !== undefined
    const status = { '/': 200, '/courses': 200, '/kurser': 301 }[pathname] ?? (isCourse ? 200 : 404)
    return new Response(null, { status, headers })
  }
}
