import { downloadOnce } from '@/lib/loading'
import { isSiteThere, loadNow } from '@/lib/missing-code'
import { reportError } from '@/lib/report-error'
import { showToast, type ToastContent } from '@/lib/toast-store'

type DynamicImport<Code> = {
  /** Fetches it ahead of time, when somebody comes near what asks for it. */
  preload: () => void
  /** @returns undefined if it cannot be had, of which the visitor has then been told */
  load: () => Promise<Code | undefined>
}

/**
 * The code of a dialog or a menu, which most visits never open. Where a new version of the site has taken it
 * away, the page is loaded anew once, with the code of its own version.
 * @param name what it is, for the log
 * @param failed what to say where there is no connection
 * @param replaced the text instead where the site is there, but not the code
 */
export function dynamicImport<Code>(
  name: string,
  importCode: () => Promise<Code>,
  { failed, replaced }: { failed: ToastContent; replaced: string },
): DynamicImport<Code> {
  const download = downloadOnce(importCode)
  return {
    preload() {
      download().catch(() => {
        // The click tries again and says so.
      })
    },
    async load() {
      try {
        return await loadNow(download())
      } catch (error) {
        reportError(`No ${name}`, error)
        showToast((await isSiteThere()) ? { ...failed, text: replaced } : failed)
      }
    },
  }
}
