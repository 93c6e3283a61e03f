import { LAST_SHARED_REL } from '@/lib/document-marks'

/**
 * What to do when React cannot take over the page that came as HTML: the browser's translation, or an extension, may
 * have changed it before the scripts were there. React then makes the page anew by itself, and nothing is amiss.
 * To be called before React begins.
 * @returns for React's `onRecoverableError`
 */
export function prepareForChangedPage(): (error: unknown) => void {
  const headOfHtml = document.head.querySelectorAll(`link[rel=${LAST_SHARED_REL}] ~ *`)
  return (error) => {
    console.warn('The page was changed before it came to life, and is made anew.', error)
    // React would leave it beside that of the new page, and the browser shows the title that stands first.
    if (document.head.querySelectorAll('title').length < 2) return
    for (const element of headOfHtml) element.remove()
  }
}
