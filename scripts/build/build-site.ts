// The process that is started by build-process.ts: build-site.ts <folder>.
import { rmSync } from 'node:fs'
import { createBuilder } from 'vite'

const [, , dir = ''] = process.argv

// Whoever waited for the build is gone, and would have cleared away the half of it.
process.once('disconnect', () => {
  rmSync(dir, { recursive: true, force: true })
  process.exit(1)
})

try {
  const builder = await createBuilder({
    mode: 'embedded',
    configLoader: 'native',
    build: { outDir: dir },
  })
  await builder.buildApp()
  process.exit()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
