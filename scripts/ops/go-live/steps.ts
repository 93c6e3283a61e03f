import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modulesWithPlaceholders } from '../../placeholders.ts'
import { isSecretKey } from '../../secrets.ts'
import { readHostedProject } from '../../site-settings.ts'
import { grantAdmin } from '../admin-grant.ts'
import { checkProject } from '../doctor/check-project.ts'
import { checkSite } from '../doctor/check-site.ts'
import { report } from '../doctor/finding.ts'
import { inEnvFile, withSettings } from './env-file.ts'
import type { Programs } from './programs.ts'
import type { Prompts } from './prompts.ts'

export type Context = {
  /** The project's folder. */
  folder: string
  /** Kept until the next run. */
  state: { projectRef: string }
  prompts: Prompts
  programs: Programs
  fetch: typeof globalThis.fetch
  /** The site's origin in src/content/site.ts. */
  origin: string
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
    async run(context) {
      const { prompts, programs, state } = context
      const ref = await prompts.ask('Ref of the project', {
        check: matches(/^[a-z]{20}$/, 'A ref has twenty small letters'),
      })
      const projects = await programs.readCli(['projects', 'list'])
      if (projects === undefined) {
        throw new Error('The CLI is not signed in: run `npx supabase login`.')
      }
      if (!projects.includes(ref)) {
        throw new Error(`The account of the CLI has no project ${ref}: check the ref.`)
      }
      runProgram(context, 'supabase', 'link', '--project-ref', ref)
      state.projectRef = ref
    },
  },
  {
    id: 'keys',
    title: 'The settings of the build',
    plan: [
      'asks for the publishable key (dashboard, Project Settings, API Keys)',
      'writes address and key into .env.local',
      'checks that the project accepts the key',
    ],
    async run(context) {
      const { prompts, folder, state } = context
      const isPublishable = matches(
        /^(sb_publishable_|eyJ)\S+$/,
        'It begins with sb_publishable_ (or, in older projects, is the anon key: eyJ…)',
      )
      const key = await prompts.ask('Publishable key', {
        check: (answer) =>
          isSecretKey(answer)
            ? 'This is a secret key, which no visitor may get'
            : isPublishable(answer),
      })
      const file = join(folder, '.env.local')
      const before = await readFile(file, 'utf8').catch(() => '')
      const url = `https://${state.projectRef}.supabase.co`
      const settings = { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key }
      await writeFile(file, withSettings(before, settings))
      await requireFacts(context, /^The project/)
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
      runProgram(context, 'supabase', 'db', 'push', '--remote', '--dry-run')
      await context.prompts.agree('Run these migrations?')
      runProgram(context, 'supabase', 'db', 'push', '--remote', '--yes')
      await requireFacts(context, /^(Visitors|All courses)/)
    },
  },
  {
    id: 'settings',
    title: 'Accounts, mails and the address of the site',
    plan: [
      'asks whether the origin in src/content/site.ts is the address of the site',
      'writes it into supabase/config.toml (commit that)',
      'supabase config diff, which shows the changes',
      'asks',
      'supabase config push --yes',
      'checks that nobody can sign up',
    ],
    async run(context) {
      const { prompts, folder, origin } = context
      await prompts.agree(`Is ${origin} of src/content/site.ts the address of the site?`)
      const file = join(folder, 'supabase', 'config.toml')
      const toml = (await readFile(file, 'utf8'))
        .replace(/^site_url = .*$/m, `site_url = "${origin}"`)
        .replace(/^additional_redirect_urls = .*$/m, `additional_redirect_urls = ["${origin}/**"]`)
      await writeFile(file, toml)
      runProgram(context, 'supabase', 'config', 'diff')
      await prompts.agree('Change these settings?')
      runProgram(context, 'supabase', 'config', 'push', '--yes')
      await requireFacts(context, /signs? (in|up)/)
    },
  },
  {
    id: 'functions',
    title: 'The functions: newsletter and calendar',
    plan: ['supabase functions deploy --yes', 'checks that the calendar can be subscribed to'],
    async run(context) {
      runProgram(context, 'supabase', 'functions', 'deploy', '--yes')
      await requireFacts(context, /^The calendar/)
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
      const { prompts, programs, origin } = context
      const settings = {
        MAILCHIMP_API_KEY: await prompts.ask('MAILCHIMP_API_KEY', {
          isSecret: true,
          check: matches(
            /^[0-9a-f]{32}-[a-z]{2,4}\d{1,3}$/,
            'A key of Mailchimp ends with a dash and the data centre, as in …-us21',
          ),
        }),
        MAILCHIMP_AUDIENCE_ID: await prompts.ask('MAILCHIMP_AUDIENCE_ID', {
          check: matches(/^[0-9a-f]{6,16}$/, 'Ten digits and letters from a to f'),
        }),
        SITE_ORIGINS: origin,
      }
      // The output is hidden: a message about the file could repeat a secret line.
      const set = await inEnvFile(settings, (file) =>
        programs.readCli(['secrets', 'set', '--env-file', file, '--yes']),
      )
      if (set === undefined) {
        throw new Error(
          '`supabase secrets set` failed: see docs/operations.md, and run it by hand for its message.',
        )
      }
      await requireFacts(context, /^The newsletter function/)
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
    async run({ prompts, folder, fetch }) {
      await prompts.agree('Has the account been created?')
      const email = await prompts.ask('Its e-mail address', {
        check: matches(/^\S+@\S+$/, 'As navn@eksempel.dk'),
      })
      const secretKey = await prompts.ask('Secret key (dashboard, Project Settings, API Keys)', {
        isSecret: true,
        check: (answer) => (isSecretKey(answer) ? undefined : 'It begins with sb_secret_'),
      })
      prompts.say(await grantAdmin(email, readHostedProject(folder), secretKey, fetch))
    },
  },
  {
    id: 'content',
    title: 'Placeholders in the content',
    plan: ['lists the modules with placeholders (docs/going-live.md)', 'asks'],
    async run({ prompts, folder }) {
      const modules = await modulesWithPlaceholders(join(folder, 'src', 'content'))
      if (modules.length === 0) return
      prompts.say(modules.map((module) => `  src/content/${module}`).join('\n'))
      await prompts.agree('Publish with these placeholders?')
    },
  },
  {
    id: 'build',
    title: 'The build',
    plan: ['npm run build, into dist/'],
    async run(context) {
      runProgram(context, 'npm', 'run', 'build')
    },
  },
  {
    id: 'host',
    title: 'The host, and the doctor',
    plan: [
      'asks whether dist/ is uploaded (docs/operations.md, section 5)',
      'checks project and site, as any visitor can',
    ],
    async run({ prompts, folder, origin, fetch }) {
      await prompts.agree(`Is dist/ uploaded, and does ${origin} lead to it?`)
      const project = readHostedProject(folder)
      const findings = await checkProject(project, fetch)
      findings.push(...(await checkSite(origin, project, fetch)))
      const { text, isHealthy } = report(findings)
      prompts.say(text)
      if (!isHealthy) throw new Error('Some checks failed.')
    },
  },
]

/** The check of an answer that must match a pattern. */
function matches(pattern: RegExp, message: string): (answer: string) => string | undefined {
  return (answer) => (pattern.test(answer) ? undefined : message)
}

/** @throws Error when the program fails */
function runProgram({ programs }: Context, program: 'npm' | 'supabase', ...args: string[]): void {
  if (programs.run(program, args)) return
  throw new Error(`\`${program} ${args.join(' ')}\` failed: see above.`)
}

/** @throws Error with the doctor's report, unless all of these facts hold */
async function requireFacts({ folder, fetch }: Context, facts: RegExp): Promise<void> {
  const findings = await checkProject(readHostedProject(folder), fetch)
  const { text, isHealthy } = report(
    findings.filter(({ fact }) => fact.startsWith('The project') || facts.test(fact)),
  )
  if (!isHealthy) throw new Error(text)
}
