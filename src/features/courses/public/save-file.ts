const KEPT_MS = 60_000

/** Downloads a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // Browsers read the blob after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}

/**
 * Whether the browser ignores a file that a script creates: Chrome on iOS, and the browsers inside other apps, such as
 * Instagram and Facebook (a WebView of Android, or one of iOS, which lacks Safari's name).
 */
export function ignoresBlobDownloads(userAgent: string): boolean {
  if (/CriOS\/|FBA[NV]\/|FB_IAB|Instagram|; wv\)/.test(userAgent)) return true
  return /iPhone|iPad/.test(userAgent) && !userAgent.includes('Safari/')
}
