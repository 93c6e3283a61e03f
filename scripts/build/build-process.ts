import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Builds the site for the embedded backend into `dir`, in a process of its own: the memory that a build
 * takes would stay with the server. There is a whole site in the folder afterwards, or no folder.
 *
 * @param coursesInPage the variable COURSES_IN_PAGE of the build (coming-courses.ts)
 * @throws when the build fails, which it says by itself, when it is ended, or when the signal gives it up
 */
export async function buildInProcess(
  dir: string,
  signal: AbortSignal,
  coursesInPage: string,
): Promise<void> {
  signal.throwIfAborted()
  const build = fork(fileURLToPath(new URL('build-site.ts', import.meta.url)), [dir], {
    // Before tsx, which reads all that is loaded after it.
    execArgv: ['--import', 'vite', ...process.execArgv],
    env: { ...process.env, COURSES_IN_PAGE: coursesInPage },
  })
  const end = () => build.kill('SIGKILL')
  signal.addEventListener('abort', end)
  const [code, endedBy] = await once(build, 'exit')
  signal.removeEventListener('abort', end)
  if (code === 0) return
  await rm(dir, { recursive: true, force: true })
  signal.throwIfAborted()
  throw new Error(endedBy ? `The build was ended by ${endedBy}.` : 'The site was not built.')
}
