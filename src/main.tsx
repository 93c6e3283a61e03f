import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { canonicalPath, type OpenedDocument } from '@/app/canonical-location'
import { replayEarlyInput } from '@/app/early-input'
import { preloadPage } from '@/app/routes'
import { loadNow, watchForMissingCode } from '@/lib/code-loading'
import { PAGE_ATTRIBUTE, SHELL_ATTRIBUTE, UNSCRIPTED_CLASS } from '@/lib/html-attributes'
import { reportError } from '@/lib/report-error'
import '@/index.css'

function site(opened: OpenedDocument) {
  return (
    <StrictMode>
      <BrowserRouter>
        <App opened={opened} />
      </BrowserRouter>
    </StrictMode>
  )
}

function onCaughtError(error: unknown): void {
  reportError('A part of the page failed to render', error)
}

/** The browser's translation, or an extension, may have changed the page before. */
function onHydrationMismatch(error: unknown): void {
  console.warn('Hydration mismatch: React renders the page again.', error)
}

/** Hydrates the prerendered page once its code is there, or renders the page where the document is only the shell. */
async function start(root: HTMLElement): Promise<void> {
  const opened = { pathname: window.location.pathname, page: root.getAttribute(PAGE_ATTRIBUTE) }
  const path = canonicalPath(opened.pathname, opened)
  if (opened.page !== path) {
    // React shows suspended content late (docs/decisions.md). Missing code is reported by the page itself.
    await preloadPage(path).catch(() => {})
    for (const element of document.head.querySelectorAll(`[${SHELL_ATTRIBUTE}]`)) element.remove()
    beginScripted()
    createRoot(root, { onCaughtError }).render(site(opened))
    return
  }
  try {
    await loadNow(preloadPage(path))
  } catch (error) {
    reportError('No script yet', error)
    // The page stays as it is.
    window.addEventListener('online', () => void start(root), { once: true })
    return
  }
  // A step back meanwhile has changed the address, but not the document.
  if (canonicalPath(window.location.pathname, opened) !== path) return window.location.reload()
  beginScripted()
  hydrateRoot(root, site(opened), { onCaughtError, onRecoverableError: onHydrationMismatch })
  replayEarlyInput()
}

/** Ends the fallback of boot.ts: from here on error boundaries say what has failed. */
function beginScripted(): void {
  window.onerror = null
  document.documentElement.classList.remove(UNSCRIPTED_CLASS)
}

const root = document.getElementById('root')
if (!root) throw new Error('No #root')

if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  document.documentElement.classList.add('motion')
watchForMissingCode()
void start(root)
