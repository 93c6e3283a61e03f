/** How often each script could not be had. */
const failures = new Map<string, number>()

/**
 * Stands around every `import()` of the build (scripts/lazy-imports-plugin.ts). Chromium 150, for one, remembers a
 * script that could not be had, and refuses it again without asking, as the HTML standard had it until 2026
 * (https://github.com/whatwg/html/pull/10327). Under another address it asks.
 * @param load a function in which the import stands as the build has written it
 * @throws what import() throws
 */
export async function repeatableImport<Module>(load: () => Promise<Module>): Promise<Module> {
  // None is found in the import below, which the build passes through here as well.
  const [path] = /\.\/[\w.-]+\.js/.exec(String(load)) ?? []
  const url = path ? new URL(path, import.meta.url).href : ''
  const failed = failures.get(url)
  try {
    return await (failed ? import(/* @vite-ignore */ `${url}?${failed}`) : load())
  } catch (error) {
    if (url) failures.set(url, (failed ?? 0) + 1)
    throw error
  }
}
