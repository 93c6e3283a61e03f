// The process that is started by prepare-dependencies.ts: optimize-dependencies.ts <cacheDir of Vite>.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { optimizeDeps, resolveConfig } from 'vite'

const [, , cacheDir = ''] = process.argv

/** Half of them are worse than none. */
function giveUp(): never {
  for (const name of readdirSync(cacheDir)) {
    if (name.startsWith('deps')) rmSync(join(cacheDir, name), { recursive: true, force: true })
  }
  process.exit(1)
}

// Whoever waited for the packages is gone.
process.once('disconnect', giveUp)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, giveUp)

try {
  // Told on every call: that Vite usually does this by itself.
  const config = { mode: 'embedded', configLoader: 'native', logLevel: 'error' } as const
  await optimizeDeps(await resolveConfig(config, 'serve'))
  process.exit()
} catch {
  // Vite says why when it tries the same.
  giveUp()
}
