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
