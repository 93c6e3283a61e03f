import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { buildBootScript } from './boot-script.ts'
import { coursesForBuild, type ReadComingCourses } from './coming-courses.ts'
import { coursePages, courseShareImages } from './course-pages.ts'
import { readManifest } from './page-scripts.ts'
import { ENTRY, prerenderSite } from './prerender.ts'

const MANIFEST = 'manifest.json'
/** The site's code for Node.js, which only the build runs. */
const SERVER_DIR = 'node_modules/.cache/prerender'

/**
 * Turns `vite build` into a build of the whole site: the browser's scripts, then the same code for Node.js, which renders
 * every page to HTML (prerender.ts).
 * @param backendUrl the Supabase project, or a path for a backend on the site's own origin
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
      async handler({ build, config: { root, logger }, environments: { client, ssr } }) {
        if (!client || !ssr) throw new Error('There is no environment to build the site in.')
        await build(client)
        await build(ssr)

        const dir = resolve(root, client.config.build.outDir)
        async function take(file: string): Promise<string> {
          const text = await readFile(join(dir, file), 'utf8')
          await rm(join(dir, file))
          return text
        }
        const built = readManifest(JSON.parse(await take(MANIFEST)))
        const coming = await coursesForBuild(process.env.COURSES_IN_PAGE, readCourses, logger.info)
        const pages = coming ? coursePages(coming) : []
        const texts = await prerenderSite({
          indexHtml: await readFile(join(root, 'index.html'), 'utf8'),
          style: await take(built.urlOf('style.css')),
          boot: await buildBootScript(),
          server: await import(pathToFileURL(resolve(root, SERVER_DIR, 'render-page.js')).href),
          built,
          coming,
          coursePages: pages,
          backendUrl,
        })
        const files = { ...texts, ...(await courseShareImages(pages)) }
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
