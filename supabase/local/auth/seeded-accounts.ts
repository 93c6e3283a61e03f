import type { LocalDatabase } from '../database/database.ts'
import type { Passwords } from './passwords.ts'
import { createUser, findUser } from './user.ts'

/** The accounts that every embedded backend starts with. The passwords are public on purpose. */
export const ADMIN = { email: 'admin@example.com', password: 'Kursusadmin1!' }
export const USER = { email: 'bruger@example.com', password: 'Almindelig1!' }

export const SEEDED_ACCOUNTS = [
  { ...ADMIN, isAdmin: true },
  { ...USER, isAdmin: false },
] as const

/** Creates the seeded accounts that are missing and leaves those that exist as they are. */
export async function seedAccounts(
  database: LocalDatabase,
  passwords: Passwords,
  now: Date,
): Promise<void> {
  for (const { email, password, isAdmin } of SEEDED_ACCOUNTS) {
    const known = await database.asOwner((transaction) => findUser(transaction, 'email', email))
    if (known) continue
    const passwordHash = await passwords.hash(password)
    await database.asOwner(async (transaction) => {
      const id = await createUser(transaction, email, passwordHash, now)
      if (!isAdmin) return
      const role = `insert into public.user_roles (user_id, role) values ($1, 'admin')`
      await transaction.query(role, [id])
    })
  }
}
