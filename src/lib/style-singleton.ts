import { useEffect } from 'react'

/**
 * Stands in for the library react-style-singleton, with which the dialogs lock the page's scrolling
 * (vite.config.ts). The library adds a `<style>` element, which the site's Content-Security-Policy refuses; a
 * sheet that the document adopts is no markup and passes, so the policy needs no 'unsafe-inline'.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | undefined
  let users = 0

  return function Style({ styles }: { styles: string }) {
    useEffect(() => {
      if (!sheet) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      users += 1
      return () => {
        users -= 1
        if (users > 0) return
        const gone = sheet
        sheet = undefined
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((kept) => kept !== gone)
      }
    }, [styles])
    return null
  }
}
