import { fork } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Has Vite's copies of the packages made where there are none yet, in a process of its own: the memory
 * that making them takes would stay with the server. Vite itself makes what is missing or out of date afterwards.
 *
 * @param cacheDir the `cacheDir` of Vite's configuration
 */
export async function prepareDependencies(cacheDir: string): Promise<void> {
  const isPrepared = await stat(join(cacheDir, 'deps')).catch(() => undefined)
  if (isPrepared) return
  const script = fileURLToPath(new URL('optimize-dependencies.ts', import.meta.url))
  await once(fork(script, [cacheDir]), 'exit')
}
