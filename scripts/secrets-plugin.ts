import { loadEnv, type Plugin } from 'vite'
import { findSecret } from './secrets.ts'

/** Stops a build before it writes a file that visitors download and that has a secret in it. */
export function refuseSecretsInBundle(): Plugin {
  let environment: Record<string, string> = {}
  return {
    name: 'refuse-secrets-in-bundle',
    apply: 'build',
    configResolved({ mode, root }) {
      environment = loadEnv(mode, root, '')
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const text = file.type === 'chunk' ? file.code : Buffer.from(file.source).toString()
          const secret = findSecret(text, environment)
          if (secret) {
            this.error(`${file.fileName} contains ${secret}, which every visitor could read.`)
          }
        }
      },
    },
  }
}
