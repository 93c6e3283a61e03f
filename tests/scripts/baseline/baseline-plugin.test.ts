import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { requireBaseline } from '../../../scripts/baseline/baseline-plugin'

const MODULES: Readonly<Record<string, string>> = {
  '\0entry': 'import { used } from "\0dependency"; used()',
  '\0dependency': `
    export const used = () => URL.canParse(location.href)
    export const unused = () => Promise.withResolvers()
  `,
}

test('a build fails for a newer call in a dependency, and not for one that is tree-shaken', async () => {
  const refused = build({
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in MODULES ? id : undefined),
        load: (id) => MODULES[id],
      },
      requireBaseline(),
    ],
    build: { write: false, rolldownOptions: { input: '\0entry' } },
  })
  await expect(refused).rejects.toThrow('dependency: URL.canParse is newer than the baseline.')
  await expect(refused).rejects.not.toThrow('withResolvers')
})
