// The process that is put under load: server.ts <folder of the built site> <folder for the data>. It says where it
// is, answers each message with its memory, and closes once its parent has let go of it or is gone.
import { createLocalBackend } from '../../../supabase/local/backend.ts'
import { startPreviewServer } from '../../dev/preview-server.ts'
import { sampleMemory } from './memory.ts'
import type { ServerAddress } from './server-process.ts'

const [, , dir = '', dataDir = ''] = process.argv

const backend = await createLocalBackend({ dataDir, seed: true })
const server = await startPreviewServer({ backend, dir, port: 0, compression: 'best' })

process.on('message', () => process.send?.(sampleMemory()))
process.once('disconnect', async () => {
  await server.close()
  await backend.close()
})

const address: ServerAddress = {
  origin: server.origin,
  backendUrl: `${server.origin}${backend.basePath}`,
  publishableKey: backend.keys.publishableKey,
}
process.send?.(address)
