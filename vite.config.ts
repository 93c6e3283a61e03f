import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin, type UserConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { writeHostingFiles } from './scripts/hosting-plugin.ts'
import { namePlaceholders } from './scripts/placeholders.ts'
import { refuseSecretsInBundle } from './scripts/secrets-plugin.ts'
import { readSiteSettings } from './scripts/site-settings.ts'
import { embeddedSupabase, refuseEmbeddedBackendInBundle } from './supabase/local/vite-plugin.ts'

/** `--mode embedded` brings its own backend; every other mode needs to be told where the hosted one is. */
function backend(mode: string): Pick<UserConfig, 'plugins' | 'define'> {
  if (mode === 'embedded') {
    return {
      plugins: [embeddedSupabase({ dataDir: '.local/supabase' }), writeHostingFiles('/supabase')],
    }
  }
  if (mode === 'test') return {}
  const { url, key } = readSiteSettings(loadEnv(mode, process.cwd()))
  return {
    plugins: [namePlaceholders('src/content'), writeHostingFiles(url)],
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url),
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(key),
    },
  }
}

/**
 * The drawings are decoration of up to a thousand shapes each, hidden from the roles by which tests find their
 * way, and made looking up a role several times as slow.
 */
function smallDrawings(): Plugin {
  return {
    name: 'small-drawings',
    enforce: 'pre',
    load(id) {
      const [, name] = /([^/]+)\.svg\?raw$/.exec(id) ?? []
      return name && `export default '<svg data-drawing="${name}"></svg>'`
    },
  }
}

export default defineConfig(({ mode }) => {
  const { plugins = [], define } = backend(mode)
  return {
    plugins: [
      react(),
      tailwindcss(),
      refuseEmbeddedBackendInBundle(),
      refuseSecretsInBundle(),
      ...plugins,
    ],
    define,
    // Apart from what is deployed, so that a test or a preview never takes its place.
    build: { outDir: mode === 'embedded' ? 'dist-embedded' : 'dist' },
    resolve: {
      alias: {
        '@': fileURLToPath(new URL('./src', import.meta.url)),
        // Only the dialogs' scroll lock uses it; see there.
        'react-style-singleton': fileURLToPath(
          new URL('./src/lib/style-singleton.ts', import.meta.url),
        ),
      },
    },
    test: {
      // Vitest keeps one core free by itself, which on two cores means one test file at a time.
      maxWorkers: '100%',
      // What needs a document ends in .tsx; the rest is spared the start of jsdom.
      projects: [
        {
          extends: true,
          plugins: [smallDrawings()],
          test: {
            name: 'site',
            environment: 'jsdom',
            include: ['tests/**/*.test.tsx'],
            setupFiles: ['tests/setup.ts'],
            testTimeout: 20_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['tests/**/*.test.ts'],
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  }
})
