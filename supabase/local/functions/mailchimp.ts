import { createHash } from 'node:crypto'
import type { LocalDatabase, Transaction } from '../database/database.ts'

/** A member of the stand-in's audience. */
export type Subscriber = { email: string; status: string; subscribedAt: Date }

export type Mailchimp = Awaited<ReturnType<typeof createMailchimp>>

/** An address for each status that Mailchimp knows; 'cleaned' is one whose mails came back. */
const SEEDED = {
  'tilmeldt@eksempel.dk': 'subscribed',
  'frameldt@eksempel.dk': 'unsubscribed',
  'retur@eksempel.dk': 'cleaned',
  'ubekraeftet@eksempel.dk': 'pending',
  'kunde@eksempel.dk': 'transactional',
  'arkiveret@eksempel.dk': 'archived',
}
/** Of an address that was deleted for good, which Mailchimp remembers by this alone. */
const FORGOTTEN_HASH = createHash('md5').update('slettet@eksempel.dk').digest('hex')
/** Of somebody who has signed up to many newsletters of the whole world. */
const BUSY_EMAIL = 'mange@eksempel.dk'

/** Mailchimp refuses other addresses, too: nothing before or after the '@', or no domain. */
const EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u

const MEMBER_PATH = /^\/3\.0\/lists\/[^/]+\/members\/([0-9a-f]{32})$/

/**
 * A stand-in for the Mailchimp Marketing API, as far as the newsletter function uses it, with members in the embedded
 * database: in a schema without a migration, since a hosted project has the real Mailchimp.
 */
export async function createMailchimp(database: LocalDatabase) {
  await database.query('create schema if not exists mailchimp')
  await database.query(
    `create table if not exists mailchimp.members (
       email_address text primary key,
       status text not null,
       created_at timestamptz not null default now()
     )`,
  )

  return {
    /** Handles GET and PUT /3.0/lists/<audience>/members/<MD5 of the address> as the real one does. */
    async handle(request: Request): Promise<Response> {
      const [, hash] = MEMBER_PATH.exec(new URL(request.url).pathname) ?? []
      if (hash && request.method === 'GET') {
        const member = await database.asOwner((transaction) => find(transaction, hash))
        return member ? Response.json(member) : notFound()
      }
      if (hash && request.method === 'PUT') {
        const change = await request.json()
        return database.asOwner((transaction) => put(transaction, hash, change))
      }
      return notFound()
    },
    /** The oldest first. */
    subscribers: (): Promise<Subscriber[]> =>
      database.query(
        `select email_address as email, status, created_at as "subscribedAt"
         from mailchimp.members order by created_at, email_address`,
      ),
    /** Gives an empty audience an address for each response that the newsletter can get. */
    async seed(): Promise<void> {
      await database.query(
        `insert into mailchimp.members (email_address, status)
         select key, value from jsonb_each_text($1)
         where not exists (select from mailchimp.members)`,
        [JSON.stringify(SEEDED)],
      )
    },
  }
}

type Member = { email_address: string; status: string }

async function find(transaction: Transaction, hash: string): Promise<Member | undefined> {
  const [member] = await transaction.query<Member>(
    'select email_address, status from mailchimp.members where md5(email_address) = $1 for update',
    [hash],
  )
  return member
}

type Change = { email_address: string; status?: string; status_if_new?: string }

async function put(
  transaction: Transaction,
  hash: string,
  { email_address: email, status, status_if_new: statusIfNew }: Change,
): Promise<Response> {
  if (hash === FORGOTTEN_HASH) return problem(400, 'Forgotten Email Not Subscribed')
  if (email === BUSY_EMAIL) {
    const detail = `${email} has signed up to a lot of lists very recently; we're not allowing more signups for now`
    return problem(400, 'Invalid Resource', detail)
  }

  const member = await find(transaction, hash)
  const became = member ? (status ?? member.status) : (statusIfNew ?? status)
  if (!became || !EMAIL.test(email)) return problem(400, 'Invalid Resource')
  await transaction.query(
    `insert into mailchimp.members (email_address, status) values ($1, $2)
     on conflict (email_address) do update set status = excluded.status`,
    [email, became],
  )
  return Response.json({ email_address: email, status: became })
}

function notFound(): Response {
  return problem(404, 'Resource Not Found')
}

/** An error with what the function reads of it. */
function problem(status: number, title: string, detail = ''): Response {
  return Response.json({ title, status, detail }, { status })
}
