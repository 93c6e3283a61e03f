import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Alias, type BuildEnvironmentOptions, loadEnv, type UserConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { requireBaseline } from './scripts/build/baseline/baseline-plugin.ts'
import { BUILD_TARGETS } from './scripts/build/baseline/browsers.ts'
import { comingCoursesSource, readComingCourses } from './scripts/build/coming-courses.ts'
import { markdownAsHtml } from './scripts/build/markdown-plugin.ts'
import { namePlaceholders } from './scripts/build/placeholders.ts'
import { prerenderPages } from './scripts/build/prerender-plugin.ts'
import { publishWhenRead } from './scripts/build/publish-plugin.ts'
import { readSiteSettings } from './scripts/build/site-settings.ts'
import { readEmbeddedCourses } from './scripts/dev/embedded-courses.ts'
import { readPort } from './scripts/dev/port.ts'
import { previewAsStaticHost } from './scripts/dev/preview-plugin.ts'
import { articleFacts } from './src/content/articles/article-facts.ts'
import { loadKeys } from './supabase/local/keys.ts'
import { embeddedSupabase, refuseEmbeddedBackendInBundle } from './supabase/local/vite-plugin.ts'

/** What browsers download, in few files: each small one costs a request and compresses badly. */
const browserBuild: BuildEnvironmentOptions = {
  // One style sheet for all pages, which scripts/build/document.ts writes into each document.
  cssCodeSplit: false,
  modulePreload: {
    polyfill: false,
    // What each page imports would be a long list in the script that all pages load. Documents name it for their
    // own page (scripts/build/page-scripts.ts), and links fetch the next one before it is asked for.
    resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
  },
  rolldownOptions: {
    // Radix' packages give each function its name anew, and would keep all that nobody uses by it.
    treeshake: { manualPureFunctions: ['__name'] },
    // A constant that several files share is written into each: as an export it would cost them more.
    optimization: { inlineConst: { mode: 'all' } },
    output: {
      codeSplitting: {
        groups: [
          // Changes seldom, and stays in the cache when the site is built anew.
          {
            name: 'framework',
            test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary)\//,
            priority: 4,
          },
          // With what nearly all pages share: it compresses better beside the frame than by itself.
          {
            name: 'frame',
            test: /src\/(main\.tsx|components\/(head\/(breadcrumb-data|centre-data|document-title|json-ld|page-head)|sections\/(breadcrumb|call-to-action|check-list|fact-list|fade-in|page-header|prose|rich-text|section-heading)|ui\/(input|more-link|tag))|content\/(contact\.|prices\/amounts|read-more)|styles\/tints|lib\/(date-format|kroner|local-date|soft-hyphens|use-media-query|use-reduced-motion))|lucide-react\/.*\/(chevron-left|chevron-right|clock|map-pin)\./,
            priority: 3,
          },
          // What writes comes with the administration, which alone does.
          {
            name: 'data',
            test: /node_modules\/@tanstack\/(?!.*\/(mutationObserver|useMutation)\.)|src\/lib\/query-client/,
            priority: 2,
          },
          // What a request to the backend needs, be it for courses, newsletter or accounts.
          {
            name: 'backend',
            test: /src\/(lib\/(answer-timeout|backend-error|env)|features\/courses\/model\/(list-course-rows|public-database))|node_modules\/@supabase\/postgrest-js\//,
            priority: 4,
          },
          {
            name: 'tabs',
            test: /src\/components\/(sections\/hash-tabs|ui\/tabs)|node_modules\/@radix-ui\/(primitive|react-(collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|use-[\w-]+))\//,
            minShareCount: 2,
            priority: 2,
          },
          {
            name: 'text',
            test: /src\/(components\/sections\/(content-block|in-short|table-of-contents|urgent-help)|content\/services\/call-or-write)/,
            minShareCount: 2,
          },
          {
            name: 'overview',
            test: /src\/components\/sections\/service-card-grid/,
            minShareCount: 2,
          },
          {
            name: 'mail',
            test: /src\/(components\/sections\/(copy-email-button|mail-by-hand)|content\/write-by-hand)/,
            minShareCount: 2,
          },
          {
            name: 'contact',
            test: /src\/components\/sections\/contact-block/,
            minShareCount: 2,
          },
          {
            name: 'controls',
            test: /src\/(components\/ui\/(chip|copy-(button|link)|label)|content\/copy-link)/,
            minShareCount: 2,
            // Before what the blocks of pages take along.
            priority: 1,
          },
          {
            name: 'carousel',
            test: /src\/components\/(sections\/testimonial-card|ui\/carousel\.)|lucide-react\/.*\/(pause|play)\./,
            minShareCount: 2,
          },
          {
            name: 'filters',
            test: /src\/(components\/ui\/search-field|lib\/(plain-text|use-url-text))/,
            minShareCount: 2,
          },
          {
            name: 'articles',
            test: /src\/((content|features)\/articles\/|features\/newsletter\/newsletter-card)/,
            minShareCount: 2,
          },
          {
            name: 'courses',
            // A group takes along what its modules import, and most pages with courses have no calendar.
            test: /src\/features\/courses\/(model|calendar)\/(?!course-day-picker)|node_modules\/date-fns\/(_lib\/(?!format|protected)|(start|end)OfMonth|(startOf|get)ISOWeek|startOfWeek)/,
            minShareCount: 2,
          },
        ],
      },
    },
  },
}

/** React Router's package exports nothing but its development build, which logs warnings in every visitor's console. */
const productionRouter: Alias = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
}

/** Tests that replace modules, render as a server does, or need a window that no other test has used. */
const ISOLATED = 'tests/**/*.isolated.test.tsx'

/** Only a test that will never pass waits so long: a busy machine takes many times as long as a quiet one. */
const patience = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
}

const inDocument = {
  ...patience,
  environment: 'jsdom',
  setupFiles: ['tests/setup.ts'],
}

const EMBEDDED_DATA_DIR = '.local/supabase'

/** The modes `embedded`, and `preview`, which also renders the courses of the embedded database into /courses. */
function isEmbedded(mode: string): boolean {
  return mode === 'embedded' || mode === 'preview'
}

/** The embedded modes bring their own backend; every other mode needs to be told where the hosted one is. */
function backend(mode: string): Required<Pick<UserConfig, 'plugins' | 'define'>> {
  if (isEmbedded(mode)) {
    const courses = comingCoursesSource(
      process.env.COURSES_IN_PAGE,
      mode === 'preview' ? () => readEmbeddedCourses(EMBEDDED_DATA_DIR) : undefined,
    )
    return {
      plugins: [
        embeddedSupabase({ dataDir: EMBEDDED_DATA_DIR }),
        prerenderPages('/supabase', courses),
        requireBaseline(),
        publishWhenRead({ secrets: () => loadKeys(EMBEDDED_DATA_DIR) }),
      ],
      define: {},
    }
  }
  if (mode === 'test') return { plugins: [], define: {} }
  const { url, key } = readSiteSettings(loadEnv(mode, process.cwd()))
  const courses = comingCoursesSource(process.env.COURSES_IN_PAGE, () =>
    readComingCourses({ url, key }),
  )
  return {
    plugins: [
      namePlaceholders('src/content'),
      prerenderPages(url, courses),
      requireBaseline(),
      publishWhenRead(),
    ],
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url),
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(key),
    },
  }
}

export default defineConfig(({ command, mode }) => {
  const { plugins, define } = backend(mode)
  return {
    plugins: [
      react(),
      tailwindcss(),
      markdownAsHtml(articleFacts),
      refuseEmbeddedBackendInBundle(),
      ...plugins,
      previewAsStaticHost(),
    ],
    define,
    server: { port: readPort(5173), strictPort: true },
    preview: { port: readPort(4173), strictPort: true },
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
        {
          // Only the dialogs' scroll lock uses it; see there.
          find: 'react-style-singleton',
          replacement: fileURLToPath(new URL('./src/lib/style-singleton.ts', import.meta.url)),
        },
        ...(command === 'build' ? [productionRouter] : []),
      ],
    },
    test: {
      // Vitest keeps one core free by itself, which on two cores means one test file at a time.
      maxWorkers: '100%',
      // Files share their worker's modules, database and document, save those that replace a part of them.
      isolate: false,
      // What needs a document ends in .tsx; the rest is spared the start of jsdom.
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
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['tests/**/*.test.ts'],
            ...patience,
          },
        },
      ],
    },
  }
})
