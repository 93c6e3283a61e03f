import { useEffect } from 'react'

/** Replaces react-style-singleton (scripts/build/library-corrections.ts), whose `<style>` element the Content-Security-Policy forbids. */
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
