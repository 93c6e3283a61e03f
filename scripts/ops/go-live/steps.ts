import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modulesWithPlaceholders } from '../../placeholders.ts'
import { isSecretKey } from '../../secrets.ts'
import { grantAdmin } from '../administrator.ts'
import { checkProject } from '../doctor/check-project.ts'
import { checkSite } from '../doctor/check-site.ts'
import { type Finding, report } from '../doctor/finding.ts'
import { inEnvFile, withSettings } from './env-file.ts'
import type { Prompts } from './prompts.ts'
import { checkSiteAddress, withSiteAddress } from './site-address.ts'
import type { GoLiveState } from './state.ts'
import type { SupabaseCli } from './supabase-cli.ts'

export type Context = {
  /** The project's folder. */
  folder: string
  state: GoLiveState
  prompts: Prompts
  cli: SupabaseCli
  fetch: typeof globalThis.fetch
  /** The site's origin in src/content/site.ts. */
  origin: string
  /** Runs an npm script of the project; true when it succeeded. */
  runScript(name: string): boolean
}

export type Step = {
  id: string
  title: string
  /** The questions, changes and checks of the step, printed before it runs. */
  plan: readonly string[]
  /** @throws Error with the reason why the step is not finished, and the remedy */
  run(context: Context): Promise<void>
}

/** In the order of docs/operations.md; each builds on those before it. */
export const steps: readonly Step[] = [
  {
    id: 'project',
    title: 'The Supabase project',
    plan: [
      'asks for its ref, the part of its address before .supabase.co',
      'supabase projects list, to see that the CLI is signed in to it',
      'supabase link --project-ref <ref>',
    ],
    async run({ prompts, cli, state }) {
      const ref = await prompts.text('Ref of the project', {
        initial: state.projectRef,
        check: (answer) =>
          /^[a-z]{20}$/.test(answer) ? undefined : 'A ref has twenty small letters',
      })
      const projects = await cli.read(['projects', 'list'])
      if (projects === undefined) {
        throw new Error(`The CLI is not signed in: run \`${cli.name} login\`.`)
      }
      if (!projects.includes(ref)) {
        throw new Error(`The account of the CLI has no project ${ref}: check the ref.`)
      }
      runCli(cli, ['link', '--project-ref', ref])
      state.projectRef = ref
    },
  },
  {
    id: 'keys',
    title: 'The settings of the build',
    plan: [
      'asks for the publishable key (dashboard, Project Settings, API Keys)',
      'checks that the project accepts it',
      'writes address and key into .env.local',
    ],
    async run(context) {
      const { prompts, fetch, folder } = context
      const key = await prompts.text('Publishable key', {
        check: (answer) => {
          if (isSecretKey(answer)) return 'This is a secret key, which no visitor may get'
          return /^(sb_publishable_|eyJ)\S+$/.test(answer)
            ? undefined
            : 'It begins with sb_publishable_ (or, in older projects, is the anon key: eyJ…)'
        },
      })
      const url = projectUrl(context)
      await requireFacts(checkProject({ url, key, fetch }), /^The (project|key)/)
      const file = join(folder, '.env.local')
      const before = await readFile(file, 'utf8').catch(() => '')
      const settings = { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key }
      await writeFile(file, withSettings(before, settings))
    },
  },
  {
    id: 'database',
    title: 'Tables, rules and rights',
    plan: [
      'supabase db push --remote --dry-run, which shows the migrations and changes nothing',
      'asks',
      'supabase db push --remote --yes',
      'checks the rights of visitors',
    ],
    async run(context) {
      const { cli } = context
      runCli(cli, ['db', 'push', '--remote', '--dry-run'])
      await requireConfirmation(context, 'Run these migrations?')
      runCli(cli, ['db', 'push', '--remote', '--yes'])
      await requireFacts(runProjectChecks(context), /^(Visitors|All courses)/)
    },
  },
  {
    id: 'settings',
    title: 'Accounts, mails and the address of the site',
    plan: [
      "asks for the site's address, which must be the origin in src/content/site.ts",
      'writes it into supabase/config.toml (commit that)',
      'supabase config diff, which shows the changes',
      'asks',
      'supabase config push --yes',
      'checks that nobody can sign up',
    ],
    async run(context) {
      const { prompts, cli, state, folder, origin } = context
      const address = await prompts.text('Address of the site', {
        initial: state.siteAddress ?? origin,
        check: checkSiteAddress,
      })
      if (address !== origin) {
        throw new Error(
          `The origin in src/content/site.ts is ${origin}: set it to ${address}, from which links, sitemap and calendar entries are made.`,
        )
      }
      state.siteAddress = address
      const file = join(folder, 'supabase', 'config.toml')
      const toml = await readFile(file, 'utf8')
      await writeFile(file, withSiteAddress(toml, address))
      runCli(cli, ['config', 'diff'])
      await requireConfirmation(context, 'Change these settings?')
      runCli(cli, ['config', 'push', '--yes'])
      await requireFacts(runProjectChecks(context), /signs? (in|up)/)
    },
  },
  {
    id: 'functions',
    title: 'The functions: newsletter and calendar',
    plan: ['supabase functions deploy --yes', 'checks that the calendar can be subscribed to'],
    async run(context) {
      runCli(context.cli, ['functions', 'deploy', '--yes'])
      await requireFacts(runProjectChecks(context), /^The calendar/)
    },
  },
  {
    id: 'newsletter',
    title: 'The settings of the newsletter',
    plan: [
      "asks for Mailchimp's API key, which is not stored, and for the id of the audience",
      'writes them and SITE_ORIGINS, the address of the site, into a file that only you can read',
      'supabase secrets set --env-file <file> --yes',
      'deletes the file',
      'checks that the function has its settings',
    ],
    async run(context) {
      const { prompts, cli } = context
      const apiKey = await prompts.secret('MAILCHIMP_API_KEY', {
        check: (answer) =>
          /^[0-9a-f]{32}-[a-z]{2,4}\d{1,3}$/.test(answer)
            ? undefined
            : 'A key of Mailchimp ends with a dash and the data centre, as in …-us21',
      })
      const audience = await prompts.text('MAILCHIMP_AUDIENCE_ID', {
        check: (answer) =>
          /^[0-9a-f]{6,16}$/.test(answer) ? undefined : 'Ten digits and letters from a to f',
      })
      const settings = {
        MAILCHIMP_API_KEY: apiKey,
        MAILCHIMP_AUDIENCE_ID: audience,
        SITE_ORIGINS: siteAddress(context),
      }
      // The output is hidden: a message about the file could repeat a secret line.
      const set = await inEnvFile(settings, (file) =>
        cli.read(['secrets', 'set', '--env-file', file, '--yes']),
      )
      if (set === undefined) {
        throw new Error(
          `\`${cli.name} secrets set\` failed: see docs/operations.md, and run it by hand for its message.`,
        )
      }
      await requireFacts(runProjectChecks(context), /^The newsletter function/)
    },
  },
  {
    id: 'administrator',
    title: 'The first administrator',
    plan: [
      'asks whether the account exists (dashboard, Authentication, Users, Add user, Auto Confirm User)',
      'asks for its address and for a secret key of the project, which is not stored',
      'gives the account the role',
    ],
    async run(context) {
      const { prompts, fetch } = context
      await requireConfirmation(context, 'Has the account been created?')
      const email = await prompts.text('Its e-mail address', {
        check: (answer) => (/^\S+@\S+$/.test(answer) ? undefined : 'As navn@eksempel.dk'),
      })
      const secretKey = await prompts.secret('Secret key (dashboard, Project Settings, API Keys)', {
        check: (answer) => (isSecretKey(answer) ? undefined : 'It begins with sb_secret_'),
      })
      prompts.say(await grantAdmin({ email, url: projectUrl(context), secretKey, fetch }))
    },
  },
  {
    id: 'content',
    title: 'Placeholders in the content',
    plan: ['lists the modules with placeholders (docs/going-live.md)', 'asks'],
    async run(context) {
      const modules = await modulesWithPlaceholders(join(context.folder, 'src', 'content'))
      if (modules.length === 0) return
      context.prompts.say(modules.map((module) => `  src/content/${module}`).join('\n'))
      await requireConfirmation(context, 'Publish with these placeholders?')
    },
  },
  {
    id: 'build',
    title: 'The build',
    plan: ['npm run build, into dist/'],
    async run({ runScript, folder }) {
      if (!runScript('build')) throw new Error('`npm run build` failed: see above.')
      await stat(join(folder, 'dist', 'index.html'))
    },
  },
  {
    id: 'host',
    title: 'The host',
    plan: [
      'asks whether dist/ is uploaded (docs/operations.md, section 5)',
      'checks pages, headers and redirects at the address of the site',
    ],
    async run(context) {
      await requireConfirmation(
        context,
        `Is dist/ uploaded, and does ${siteAddress(context)} lead to it?`,
      )
      await requireFacts(runSiteChecks(context), /./)
    },
  },
  {
    id: 'doctor',
    title: 'The doctor',
    plan: ['checks project and site once more, as any visitor can'],
    async run(context) {
      const findings = [...(await runProjectChecks(context)), ...(await runSiteChecks(context))]
      const { text, isHealthy } = report(findings)
      context.prompts.say(text)
      if (!isHealthy) throw new Error('Some checks failed.')
    },
  },
]

function runCli(cli: SupabaseCli, args: readonly string[]): void {
  if (!cli.run(args)) throw new Error(`\`${cli.name} ${args.join(' ')}\` failed.`)
}

async function requireConfirmation({ prompts }: Context, question: string): Promise<void> {
  if (!(await prompts.confirm(question))) throw new Error('Not confirmed.')
}

function projectUrl({ state }: Context): string {
  if (!state.projectRef) throw new Error('The project is not known yet.')
  return `https://${state.projectRef}.supabase.co`
}

function siteAddress({ state }: Context): string {
  if (!state.siteAddress) throw new Error('The address of the site is not known yet.')
  return state.siteAddress
}

async function runProjectChecks(context: Context): Promise<Finding[]> {
  const settings = await readFile(join(context.folder, '.env.local'), 'utf8')
  const [, key = ''] = /^VITE_SUPABASE_PUBLISHABLE_KEY=(.*)$/m.exec(settings) ?? []
  return checkProject({ url: projectUrl(context), key, fetch: context.fetch })
}

function runSiteChecks(context: Context): Promise<Finding[]> {
  const { fetch } = context
  return checkSite(siteAddress(context), { url: projectUrl(context), fetch })
}

/** @throws Error with the failed facts of a step, or when none of its facts was checked */
async function requireFacts(checks: Promise<Finding[]>, facts: RegExp): Promise<void> {
  const findings = await checks
  const found = findings.filter(({ fact }) => facts.test(fact))
  const { text, isHealthy } = report(found.length > 0 ? found : findings)
  if (!isHealthy || found.length === 0) throw new Error(text)
}
