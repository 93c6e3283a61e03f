import { BASE_PATH } from '../base-path.ts'
import type { LocalKeys } from '../keys.ts'
import type { FunctionEnv } from './functions.ts'
import type { Mailchimp } from './mailchimp.ts'

type Fetch = typeof globalThis.fetch

/** The environment of an edge function, and its way to other hosts. */
export type RuntimeEnv = { env(request: Request): FunctionEnv; fetch: Fetch }

export type RuntimeEnvOptions = {
  keys: LocalKeys
  /** Settings for the functions, such as MAILCHIMP_API_KEY. */
  env: FunctionEnv
  /** Handles the functions' requests to the backend itself. */
  askBackend(request: Request): Response | Promise<Response>
  mailchimp: Mailchimp
}

// Reserved names, which never lead outside (RFC 6761); the requests stay in this process.
const BACKEND_ORIGIN = 'http://backend.local.test'
const MAILCHIMP_URL = 'http://mailchimp.local.test'

const MAILCHIMP_STAND_IN: FunctionEnv = {
  MAILCHIMP_API_KEY: 'stand-in',
  MAILCHIMP_AUDIENCE_ID: 'newsletter',
  MAILCHIMP_API_URL: MAILCHIMP_URL,
}

/**
 * Surrounds functions as the platform does: with the project's address and keys, which no setting can change. Without
 * a Mailchimp key of their own they are given the stand-in.
 *
 * The site is served from the backend's own origin, so pages from there may always call.
 */
export function createRuntimeEnv(options: RuntimeEnvOptions): RuntimeEnv {
  const { keys, env, mailchimp } = options
  const platformEnv: FunctionEnv = {
    SUPABASE_URL: BACKEND_ORIGIN + BASE_PATH,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
  }
  return {
    env: (request) => ({
      ...env,
      ...(env.MAILCHIMP_API_KEY ? {} : MAILCHIMP_STAND_IN),
      SITE_ORIGINS: [new URL(request.url).origin, env.SITE_ORIGINS ?? ''].join(','),
      ...platformEnv,
    }),
    async fetch(input, init) {
      const { origin } = new URL(input instanceof Request ? input.url : input)
      if (origin === BACKEND_ORIGIN) return options.askBackend(new Request(input, init))
      if (origin === MAILCHIMP_URL) return mailchimp.handle(new Request(input, init))
      return fetch(input, init)
    },
  }
}
