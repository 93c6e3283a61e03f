import { openEmbeddedProject } from './embedded-project'
import { openHostedProject } from './hosted-project'
import type { Project } from './project'

/**
 * Opens the project of `CONFORMANCE_URL`, `CONFORMANCE_PUBLISHABLE_KEY` and `CONFORMANCE_SECRET_KEY`, or an embedded
 * backend where none of them is set.
 *
 * @throws if the project has courses, since it then serves somebody, or if a variable is missing
 */
export async function openProject(): Promise<Project> {
  const {
    CONFORMANCE_URL: url,
    CONFORMANCE_PUBLISHABLE_KEY: publishableKey,
    CONFORMANCE_SECRET_KEY: secretKey,
  } = process.env
  if (!url && !publishableKey && !secretKey) return openEmbeddedProject()
  if (!url || !publishableKey || !secretKey) {
    throw new Error(
      'CONFORMANCE_URL, CONFORMANCE_PUBLISHABLE_KEY and CONFORMANCE_SECRET_KEY belong together',
    )
  }
  return openHostedProject({ url: url.replace(/\/$/, ''), publishableKey, secretKey })
}
