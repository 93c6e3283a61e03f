import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { hostingFiles } from './hosting.ts'

/**
 * Writes what hosts need beside the built site (see hosting.ts). Last of all, since the policy names the
 * hash of the script in the finished index.html.
 */
export function writeHostingFiles(backendUrl: string): Plugin {
  return {
    name: 'write-hosting-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        const index = bundle['index.html']
        if (!dir || index?.type !== 'asset') return
        const html = new TextDecoder().decode(Buffer.from(index.source))
        for (const [name, content] of Object.entries(hostingFiles(html, backendUrl))) {
          const file = join(dir, name)
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, content)
        }
      },
    },
  }
}
