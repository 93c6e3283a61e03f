/** The site of the file whose tests run. */
let currentHandler: typeof fetch | undefined

/**
 * The `fetch` of every test with a document. Clients keep the function that they find when they are first
 * imported, and files share the clients: so it is one and the same for all files, and there before any of them.
 */
export const siteNetwork: typeof fetch = (input, init) => {
  if (!currentHandler) throw new Error('No site is set up')
  return currentHandler(input, init)
}

/** Sets the function that handles requests. */
export function handleRequestsWith(handler: typeof fetch): void {
  currentHandler = handler
}
