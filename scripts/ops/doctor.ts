import { readHostedProject } from '../site-settings.ts'
import { type Command, runAsProgram } from './command.ts'
import { checkProject } from './doctor/check-project.ts'
import { checkSite } from './doctor/check-site.ts'
import { report } from './doctor/finding.ts'

/** Checks the hosted project from outside, and the deployed site whose address is in `args`. */
export const examine: Command = async ([site], { folder, say }) => {
  const project = readHostedProject(folder)
  const findings = await checkProject(project)
  if (site) findings.push(...(await checkSite(site, project)))
  const { text, isHealthy } = report(findings)
  say(text)
  if (!site) say('The site itself: npm run doctor -- https://www.your-site.dk')
  if (!isHealthy) throw new Error('Not all is well: see the lines with ✗.')
}

await runAsProgram(import.meta.url, examine)
