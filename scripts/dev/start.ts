import { createServer } from 'vite'
import { endWithStarter } from './end-with-starter.ts'
import { assertPortIsFree, readPort } from './port.ts'
import { prepareDependencies } from './prepare-dependencies.ts'

const USUAL_PORT = 5173
const VITE_CACHE = 'node_modules/.vite'

endWithStarter()

try {
  const port = readPort(USUAL_PORT)
  await assertPortIsFree(port)
  await prepareDependencies(VITE_CACHE)
  const server = await createServer({
    mode: 'embedded',
    configLoader: 'native',
    server: { port, strictPort: true },
  })
  await server.listen()
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
} catch (error) {
  // One line: what stands in the way is a taken port or a taken data folder, not a fault in the code.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
