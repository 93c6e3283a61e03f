import type { LocalDatabase } from '../database/database.ts'
import type { Passwords } from './passwords.ts'
import { confirmUser, createUser, findUserByEmail } from './user.ts'

export type SeededAccount = {
  email: string
  password: string
  fullName: string
  isAdmin: boolean
}

/** The accounts every embedded backend starts with. The passwords are public on purpose. */
export const SEEDED_ACCOUNTS: readonly SeededAccount[] = [
  {
    email: 'admin@example.com',
    password: 'Kursusadmin1!',
    fullName: 'Kursusadministrator',
    isAdmin: true,
  },
  {
    email: 'bruger@example.com',
    password: 'Almindelig1!',
    fullName: 'Almindelig Bruger',
    isAdmin: false,
  },
]

/** Creates the seeded accounts that are missing and leaves those that exist as they are. */
export async function seedAccounts(
  database: LocalDatabase,
  passwords: Passwords,
  now: Date,
): Promise<void> {
  for (const { email, password, fullName, isAdmin } of SEEDED_ACCOUNTS) {
    const known = await database.asOwner((transaction) => findUserByEmail(transaction, email))
    if (known) continue
    const passwordHash = await passwords.hash(password)
    const metadata = { full_name: fullName }
    await database.asOwner(async (transaction) => {
      const id = await createUser(transaction, { email, passwordHash, metadata }, now)
      await confirmUser(transaction, id, now)
      if (!isAdmin) return
      const role = `insert into public.user_roles (user_id, role) values ($1, 'admin')`
      await transaction.query(role, [id])
    })
  }
}
