import { loadEnv } from 'vite'
import { readSiteSettings } from '../build/site-settings.ts'
import { checkProject } from './doctor/check-project.ts'
import { checkSite } from './doctor/check-site.ts'
import { report } from './doctor/finding.ts'

const [site] = process.argv.slice(2)

try {
  const settings = readSiteSettings(loadEnv('production', process.cwd()))
  const project = { url: settings.url.replace(/\/+$/, ''), key: settings.key, fetch }
  const findings = await checkProject(project)
  if (site) findings.push(...(await checkSite(site, project)))
  const { text, isHealthy } = report(findings)
  console.info(text)
  if (!site) console.info('The site itself: npm run doctor -- https://www.your-site.dk')
  if (!isHealthy) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
