import type { LocalDatabase } from '../database/database.ts'

/** A sign-up that reached the stand-in. */
export type Subscriber = { email: string; status: string; subscribedAt: Date }

/** A stand-in for the Mailchimp Marketing API, as far as the newsletter function uses it. */
export type Mailchimp = {
  /** Answers POST /3.0/lists/<audience>/members with the statuses and bodies of the real one. */
  handle(request: Request): Promise<Response>
  /** The oldest first. */
  subscribers(): Promise<Subscriber[]>
}

/** Where Mailchimp would refuse an address as well: nothing before or after the '@', or no domain. */
const EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u

/**
 * Opens the stand-in, which keeps its members in the embedded database.
 *
 * It has a schema of its own and no migration: a hosted project has the real Mailchimp instead.
 */
export async function createMailchimp(database: LocalDatabase): Promise<Mailchimp> {
  await database.asOwner(async (transaction) => {
    await transaction.query('create schema if not exists mailchimp')
    await transaction.query(
      `create table if not exists mailchimp.members (
         email_address text primary key,
         status text not null,
         created_at timestamptz not null default now()
       )`,
    )
  })

  async function addMember(email: string, status: string): Promise<Response> {
    const added = await database.asOwner((transaction) =>
      transaction.query(
        `insert into mailchimp.members (email_address, status) values ($1, $2)
         on conflict do nothing returning 1`,
        [email, status],
      ),
    )
    if (added.length > 0) return Response.json({ email_address: email, status })
    const detail = `${email} is already a list member. Use PUT to insert or update list members.`
    return problem(400, 'Member Exists', detail)
  }

  return {
    async handle(request) {
      const { pathname } = new URL(request.url)
      if (request.method !== 'POST' || !/^\/3\.0\/lists\/[^/]+\/members$/.test(pathname)) {
        return problem(404, 'Resource Not Found', 'The requested resource could not be found.')
      }
      const { email_address: email, status } = await request.json()
      if (typeof email !== 'string' || !EMAIL.test(email)) {
        return problem(400, 'Invalid Resource', 'Please provide a valid email address.')
      }
      return addMember(email, String(status))
    },
    subscribers: () =>
      database.asOwner((transaction) =>
        transaction.query<Subscriber>(
          `select email_address as email, status, created_at as "subscribedAt"
           from mailchimp.members order by created_at, email_address`,
        ),
      ),
  }
}

function problem(status: number, title: string, detail: string): Response {
  const type = 'https://mailchimp.com/developer/marketing/docs/errors/'
  const instance = crypto.randomUUID()
  return Response.json(
    { type, title, status, detail, instance },
    { status, headers: { 'Content-Type': 'application/problem+json; charset=utf-8' } },
  )
}
