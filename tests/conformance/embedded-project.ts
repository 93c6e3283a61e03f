import { createPasswords } from '../../supabase/local/auth/passwords'
import { createUser } from '../../supabase/local/auth/user'
import { freshBackend, LEAST_PASSWORD_COST } from '../helpers/backend-client'
import { newCredentials, type Project } from './project'

/** config.toml: auth.email.max_frequency. */
const PAUSE_BETWEEN_MAILS_SECONDS = 60

const BAN_MS = 24 * 60 * 60 * 1000

/** The embedded backend with a clock of its own, on the database that all files of a worker have in common. */
export async function openEmbeddedProject(): Promise<Project> {
  const backend = await freshBackend()
  const { asOwner, database, keys, now } = backend
  const passwords = createPasswords(LEAST_PASSWORD_COST)
  function banUser(id: string): Promise<unknown> {
    const end = new Date(now().getTime() + BAN_MS)
    return asOwner('update auth.users set banned_until = $2 where id = $1', [id, end])
  }

  return {
    publishableKey: keys.publishableKey,
    hasMovableClock: true,
    connect: ({ withSecretKey = false } = {}) =>
      backend.connect(withSecretKey ? keys.secretKey : keys.publishableKey),
    send: backend.send,
    async addUser(state) {
      const { email, password } = newCredentials()
      const passwordHash = await passwords.hash(password)
      const id = await database.asOwner((transaction) =>
        createUser(transaction, email, passwordHash, now()),
      )
      if (state === 'banned') await banUser(id)
      if (state === 'unconfirmed') {
        await asOwner('update auth.users set email_confirmed_at = null where id = $1', [id])
      }
      return { id, email, password }
    },
    banUser,
    deleteUser: (id) => asOwner('delete from auth.users where id = $1', [id]),
    async recoveryToken(email) {
      backend.advance(PAUSE_BETWEEN_MAILS_SECONDS)
      const { error } = await backend.connect().auth.resetPasswordForEmail(email)
      if (error) throw error
      const [, href = ''] = /href="([^"]+)"/.exec(backend.mails().at(-1)?.html ?? '') ?? []
      return new URLSearchParams(new URL(href).hash.slice(1)).get('token_hash') ?? ''
    },
    async passTime(seconds) {
      backend.advance(seconds)
    },
    close: backend.close,
  }
}
