import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { canonicalPath } from '@/app/canonical-location'
import { fetchWhenNeeded, holdFirstPage } from '@/app/first-page'
import { prefetchOnIntent } from '@/app/prefetch-on-intent'
import { preloadPage } from '@/app/routes'
import { showToday } from '@/app/show-today'
import { paths } from '@/content/paths'
import { reportError } from '@/lib/report-error'
import '@/index.css'

const app = (
  <StrictMode>
    {/* A click is answered at once; what has to wait for its code is deferred by the App. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
)

const options = {
  onCaughtError: (error: unknown) => reportError('A part of the page failed to render', error),
}

/**
 * Takes over the page that the build has written into the document. Its own code is sent for when a visitor
 * needs it, or at once where it is used at once. Where the document is only the frame, the browser makes the
 * page itself.
 */
async function start(root: HTMLElement): Promise<void> {
  const { pathname, search, hash } = window.location
  const path = canonicalPath(pathname)
  if (root.dataset.page === path) {
    const page = root.querySelector('main')
    // The calendar fetches its courses at once, and a query or a hash changes what the page shows.
    const isUsedAtOnce = path === paths.courses || pathname + search + hash !== path
    if (!page || isUsedAtOnce) await fetchWhenNeeded(() => preloadPage(path), true)
    else holdFirstPage(path, page)
    hydrateRoot(root, app, options)
    showToday()
  } else {
    // The page now speaks for itself.
    for (const element of document.head.querySelectorAll('[data-frame]')) element.remove()
    createRoot(root, options).render(app)
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('No #root')

if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  document.documentElement.classList.add('motion')

void start(root)
prefetchOnIntent()
