import { loadEnv } from 'vite'
import { readSiteSettings } from '../site-settings.ts'
import { runCommand } from './command.ts'
import { checkProject } from './doctor/check-project.ts'
import { checkSite } from './doctor/check-site.ts'
import { report } from './doctor/finding.ts'

await runCommand(async ([site], { folder }) => {
  const settings = readSiteSettings(loadEnv('production', folder))
  const project = { url: settings.url.replace(/\/+$/, ''), key: settings.key, fetch }
  const findings = await checkProject(project)
  if (site) findings.push(...(await checkSite(site, project)))
  const { text, isHealthy } = report(findings)
  console.info(text)
  if (!site) console.info('The site itself: npm run doctor -- https://www.your-site.dk')
  if (!isHealthy) process.exitCode = 1
})
