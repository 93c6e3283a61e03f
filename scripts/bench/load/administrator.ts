import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import { addDays } from '@/features/courses/model/calendar-date'
import { listCourseEvents } from '@/features/courses/model/course-events-api'
import { COURSE_TYPES } from '@/features/courses/model/course-types'
import type { Database } from '@/lib/database.types'
import { SEEDED_ACCOUNTS } from '../../../supabase/local/auth/seeded-accounts.ts'
import { pick, pickInteger, type Random } from './random.ts'
import { isOver, PATIENCE_MS, think, type VirtualUser } from './virtual-user.ts'

const THINKING = { least: 200, most: 600 }
const WRITES_IN_A_SESSION = 20
const FIRST_DAY = '2026-11-23'
const DAYS = 365

type Client = SupabaseClient<Database>
type CourseValues = Database['public']['Tables']['course_events']['Insert']

/** Somebody who keeps courses of their own. */
type Administrator = VirtualUser & {
  /** The version, `updated_at`, in which each was written last, by id. */
  own: Map<string, string>
}

// createClient asks for a WebSocket, which Node.js 20 has not; nothing opens it.
if (typeof globalThis.WebSocket === 'undefined') Object.assign(globalThis, { WebSocket })

/**
 * Signs in, creates, changes and deletes courses, each write followed by the list as in the panel (Specification
 * 7), signs out, and begins anew.
 */
export async function administer(person: VirtualUser): Promise<void> {
  const administrator = { ...person, own: new Map<string, string>() }
  while (!isOver(person)) await workOneSession(administrator)
}

async function workOneSession(administrator: Administrator): Promise<void> {
  const { recorder } = administrator
  const client = connect(administrator)
  const userId = await recorder.measure('Sign in', () => signIn(client))
  if (userId === undefined) return think(administrator, THINKING)

  await recorder.measure('Role', () => requireAdminRole(client, userId))
  await recorder.measure('Course list', () => listCourseEvents(client))
  for (let writes = 0; writes < WRITES_IN_A_SESSION && !isOver(administrator); writes++) {
    await writeOnce(administrator, client)
    await recorder.measure('Course list', () => listCourseEvents(client))
    await think(administrator, THINKING)
  }
  await recorder.measure('Sign out', () => signOut(client))
}

/** A client of its own for each session, which it keeps to itself. */
function connect({ server }: VirtualUser): Client {
  return createClient<Database>(server.backendUrl, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}

async function signIn(client: Client): Promise<string> {
  const account = SEEDED_ACCOUNTS.find(({ isAdmin }) => isAdmin)
  if (!account) throw new Error('There is no administrator to write with')
  const { data, error } = await client.auth.signInWithPassword(account)
  if (error) throw error
  return data.user.id
}

async function requireAdminRole(client: Client, userId: string): Promise<void> {
  await client
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .eq('role', 'admin')
    .retry(false)
    .abortSignal(AbortSignal.timeout(PATIENCE_MS))
    .single()
    .throwOnError()
}

/** Of this session alone: the others are at work with the same account. */
async function signOut(client: Client): Promise<void> {
  const { error } = await client.auth.signOut({ scope: 'local' })
  if (error) throw error
}

/** Creates somewhat more than it deletes. */
async function writeOnce(administrator: Administrator, client: Client): Promise<void> {
  const { random, recorder } = administrator
  const own = [...administrator.own]
  const choice = random()
  if (own.length === 0 || choice < 0.4) {
    await recorder.measure('Create course', () => create(administrator, client))
  } else if (choice < 0.75) {
    const course = pick(random, own)
    await recorder.measure('Update course', () => update(administrator, client, course))
  } else {
    const course = pick(random, own)
    await recorder.measure('Delete course', () => remove(administrator, client, course))
  }
}

async function create({ random, ledger, own }: Administrator, client: Client): Promise<void> {
  const values = makeCourse(random)
  const { data } = await client
    .from('course_events')
    .insert(values)
    .select('id, updated_at')
    .abortSignal(AbortSignal.timeout(PATIENCE_MS))
    .single()
    .throwOnError()
  ledger.courses.set(data.id, { ...values, ...data })
  own.set(data.id, data.updated_at)
}

/** @throws when the course is gone or has another version: nobody else writes to it */
async function update(
  { random, ledger, own }: Administrator,
  client: Client,
  [id, version]: readonly [string, string],
): Promise<void> {
  const values = makeCourse(random)
  const { data } = await client
    .from('course_events')
    .update(values)
    .eq('id', id)
    .eq('updated_at', version)
    .select('id, updated_at')
    .abortSignal(AbortSignal.timeout(PATIENCE_MS))
    .single()
    .throwOnError()
  ledger.courses.set(id, { ...values, ...data })
  own.set(id, data.updated_at)
}

/** @throws as update does */
async function remove(
  { ledger, own }: Administrator,
  client: Client,
  [id, version]: readonly [string, string],
): Promise<void> {
  await client
    .from('course_events')
    .delete()
    .eq('id', id)
    .eq('updated_at', version)
    .select('id')
    .abortSignal(AbortSignal.timeout(PATIENCE_MS))
    .single()
    .throwOnError()
  ledger.courses.delete(id)
  own.delete(id)
}

/** A course that the database stores as it is sent: trimmed, and its times with seconds. */
function makeCourse(random: Random): CourseValues {
  const hour = pickInteger(random, 10, 18)
  const participants = pickInteger(random, 1, 150)
  const number = pickInteger(random, 1, 1_000_000)
  return {
    title: `Kursus nummer ${number} om "ADHD" & skolevægring`,
    event_date: addDays(FIRST_DAY, pickInteger(random, 0, DAYS)),
    start_time: `${hour}:00:00`,
    end_time: `${hour + 2}:30:00`,
    location: 'Frederiksgade 7, 4., 1265 København K',
    type: pick(random, COURSE_TYPES),
    max_participants: participants,
    available_spots: pickInteger(random, 0, participants),
    url: random() < 0.5 ? `https://eksempel.dk/kursus/${number}` : null,
  }
}
