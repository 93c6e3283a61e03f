import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Tests that replace modules, render as a server does, or need a window that no other test has used. */
const ISOLATED = 'tests/**/*.isolated.test.tsx'

const inDocument = { environment: 'jsdom', setupFiles: ['tests/setup.ts'] }

export default defineConfig(async (environment) =>
  mergeConfig(await viteConfig(environment), {
    test: {
      // Vitest keeps one core free by itself, which on two cores means one test file at a time.
      maxWorkers: '100%',
      // Files share their worker's modules, database and document, save those that replace a part of them.
      isolate: false,
      // Only a test that will never pass waits so long: a busy machine takes many times as long as a quiet one.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      expect: { poll: { timeout: 60_000 } },
      // Tests that need a document end in .tsx; the others are spared the start of jsdom.
      projects: [
        {
          extends: true,
          test: {
            ...inDocument,
            name: 'site',
            include: ['tests/**/*.test.tsx'],
            exclude: [ISOLATED],
          },
        },
        {
          extends: true,
          test: { ...inDocument, name: 'isolated', isolate: true, include: [ISOLATED] },
        },
        { extends: true, test: { name: 'node', include: ['tests/**/*.test.ts'] } },
      ],
    },
  }),
)
