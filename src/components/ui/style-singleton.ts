import { useEffect } from 'react'

/**
 * Replaces the library react-style-singleton, with which the dialogs lock the page's scrolling (vite.config.ts). The
 * library's `<style>` element would need 'unsafe-inline' in the Content-Security-Policy; an adopted style sheet needs
 * nothing.
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
