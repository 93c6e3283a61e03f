import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, loadEnv, type UserConfig } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { requireBaseline } from './scripts/baseline/baseline-plugin.ts'
import { BUILD_TARGETS } from './scripts/baseline/browsers.ts'
import { bootInDevelopment } from './scripts/build/boot-script.ts'
import { readComingCourses } from './scripts/build/coming-courses.ts'
import { libraryAliases, pureFunctions } from './scripts/build/library-corrections.ts'
import { markdownAsTree } from './scripts/build/markdown-plugin.ts'
import { prerenderPages } from './scripts/build/prerender-plugin.ts'
import { scanBeforePublish } from './scripts/build/scan-before-publish.ts'
import { readEmbeddedCourses } from './scripts/dev/embedded-courses.ts'
import { previewAsStaticHost } from './scripts/dev/preview-plugin.ts'
import { ELEMENT_TIMEOUT_MS, TEST_TIMEOUT_MS } from './scripts/dev/test-timeouts.ts'
import { namePlaceholders } from './scripts/placeholders.ts'
import { readSiteSettings } from './scripts/site-settings.ts'
import { articleFacts } from './src/content/articles/article-facts.ts'
import { loadKeys } from './supabase/local/keys.ts'
import { embeddedSupabase } from './supabase/local/vite-plugin.ts'

/** The browser's build, in few files: each small one costs a request and compresses badly. */
const browserBuild: BuildEnvironmentOptions = {
  // One style sheet for all pages, which scripts/build/document.ts inlines into each document.
  cssCodeSplit: false,
  modulePreload: {
    polyfill: false,
    // Documents name the imports of their own page (scripts/build/page-scripts.ts), and links prefetch those of the next.
    resolveDependencies: () => [],
  },
  rolldownOptions: {
    treeshake: { manualPureFunctions: pureFunctions },
    // As exports, constants that several files share would take more bytes.
    optimization: { inlineConst: { mode: 'all' } },
    output: {
      codeSplitting: {
        groups: [
          // The modules that every page begins with, React among them.
          { name: 'main', tags: ['$initial'], priority: 2 },
          // The client of the data, and the errors of its requests.
          {
            name: 'data',
            test: /node_modules\/(@tanstack|@supabase\/postgrest-js)\/|src\/lib\/backend-error\./,
            priority: 1,
          },
          // Fewer pages: each downloads more that it does not use. More: more requests (docs/decisions.md).
          // The emergency numbers are a file of their own: every visit to a page without them would download them.
          { name: 'shared', test: /src\/(?!.*urgent-help)/, minShareCount: 7 },
          // The courses of /courses, of the page of one, and of the administration. With the modules that these import,
          // pages without courses would download it.
          {
            name: 'courses',
            test: /src\/(features\/courses\/(domain|api|public)\/|content\/course-)/,
            minShareCount: 4,
            includeDependenciesRecursively: false,
          },
        ],
      },
    },
  },
}

/** Tests that replace modules, render as a server does, or need a window that no other test has used. */
const ISOLATED = 'tests/**/*.isolated.test.tsx'

const inDocument = { environment: 'jsdom', setupFiles: ['tests/setup.ts'] }

const tests: ViteUserConfig['test'] = {
  // Vitest keeps one core free by itself, which on two cores means one test file at a time.
  maxWorkers: '100%',
  // Files share their worker's modules, database and document, save those that replace a part of them.
  isolate: false,
  // PGlite's timer is set by the clock: after a test of another year it would fill the output with its warning.
  execArgv: ['--disable-warning=TimeoutOverflowWarning'],
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: ELEMENT_TIMEOUT_MS } },
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
}

const EMBEDDED_DATA_DIR = '.local/supabase'

/** In both modes; `preview` also renders the courses of the embedded database into /courses. */
function isEmbedded(mode: string): boolean {
  return mode === 'embedded' || mode === 'preview'
}

/** The embedded modes bring their own backend; every other mode needs to be told where the hosted one is. */
function backend(mode: string): Pick<UserConfig, 'plugins' | 'define'> {
  if (mode === 'test') return {}
  if (isEmbedded(mode)) {
    const readCourses = () => readEmbeddedCourses(EMBEDDED_DATA_DIR)
    return {
      plugins: [
        embeddedSupabase({ dataDir: EMBEDDED_DATA_DIR }),
        prerenderPages('/supabase', mode === 'preview' ? readCourses : undefined),
        requireBaseline(),
        scanBeforePublish(() => loadKeys(EMBEDDED_DATA_DIR)),
      ],
    }
  }
  const { url, key } = readSiteSettings(loadEnv(mode, process.cwd()))
  return {
    plugins: [
      namePlaceholders('src/content'),
      prerenderPages(url, () => readComingCourses({ url, key })),
      requireBaseline(),
      scanBeforePublish(),
    ],
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url),
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(key),
    },
  }
}

export default defineConfig(({ command, mode }) => {
  const { plugins = [], define = {} } = backend(mode)
  return {
    plugins: [
      react(),
      tailwindcss(),
      bootInDevelopment(),
      markdownAsTree(articleFacts),
      ...plugins,
      previewAsStaticHost(),
    ],
    define,
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    build: {
      // Apart from what is deployed, so that a test or a preview never takes its place.
      outDir: isEmbedded(mode) ? 'dist-embedded' : 'dist',
      target: BUILD_TARGETS,
      cssTarget: BUILD_TARGETS,
    },
    environments: { client: { build: browserBuild } },
    resolve: {
      alias: [
        { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
        ...libraryAliases(command),
      ],
    },
    test: tests,
  }
})
