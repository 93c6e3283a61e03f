import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { comingCoursesOrNone, type ReadComingCourses } from './coming-courses.ts'
import { scriptsOf, urlOf } from './page-scripts.ts'
import { ENTRY, prerenderSite } from './prerender.ts'

/** Vite's manifest, which names the built file of each source file. Deleted after prerendering. */
const MANIFEST = 'manifest.json'
/** The name of the one style sheet in the manifest. */
const STYLE_SHEET = 'style.css'
/** The site's code for the server, which only the build runs. */
const SERVER_DIR = 'node_modules/.cache/prerender'

/**
 * Turns `vite build` into a build of the whole site: the browser's scripts, then the same code for Node.js,
 * with which every page is written as HTML (see prerender.ts).
 * @param backendUrl the Supabase project, or a path for a backend on the site's own origin
 * @param readCourses reads the courses for the page of /courses; without it, the page holds none
 */
export function prerenderPages(backendUrl: string, readCourses?: ReadComingCourses): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        client: { build: { manifest: MANIFEST, rolldownOptions: { input: ENTRY } } },
        ssr: {
          build: {
            outDir: SERVER_DIR,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/prerender/render-page.tsx' },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('There is no environment to build the site in.')
        await builder.build(client)
        await builder.build(ssr)

        const dir = resolve(client.config.root, client.config.build.outDir)
        const server = await import(
          pathToFileURL(resolve(ssr.config.root, SERVER_DIR, 'render-page.js')).href
        )
        const manifestFile = join(dir, MANIFEST)
        const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
        await rm(manifestFile)
        const styleFile = join(dir, urlOf(manifest, STYLE_SHEET))
        const style = await readFile(styleFile, 'utf8')
        await rm(styleFile)
        const { logger } = builder.config
        const coming =
          readCourses && (await comingCoursesOrNone(readCourses, (line) => logger.info(line)))
        const files = await prerenderSite({
          indexHtml: await readFile(resolve(client.config.root, 'index.html'), 'utf8'),
          style,
          server,
          urlOf: (source) => urlOf(manifest, source),
          scriptsOf: (modules) => scriptsOf(manifest, modules),
          coming,
          backendUrl,
        })
        for (const [name, content] of Object.entries(files)) {
          const file = join(dir, name)
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, content)
        }
        logger.info(`✓ ${Object.keys(files).length} files beside the scripts`)
      },
    },
  }
}
