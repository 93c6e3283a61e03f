import { setTimeout as wait } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { isAddressOfRun, newCredentials, PLACE, type Project } from './project'

type Access = { url: string; publishableKey: string; secretKey: string }

/**
 * Any Supabase project, with its owner's key. No mail is sent, and the clock cannot be moved.
 *
 * @throws if the project has courses of somebody else
 */
export async function openHostedProject({
  url,
  publishableKey,
  secretKey,
}: Access): Promise<Project> {
  const connect = (key: string) =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    })
  const owner = connect(secretKey)
  await refuseProjectInUse(owner)
  // Of a run that was ended before it could clear up.
  await clear(owner)

  return {
    publishableKey,
    hasMovableClock: false,
    connect: ({ withSecretKey = false } = {}) =>
      connect(withSecretKey ? secretKey : publishableKey),
    send: (path, init) => fetch(`${url}${path}`, init),
    async addUser(state) {
      const credentials = newCredentials()
      const { data, error } = await owner.auth.admin.createUser({
        ...credentials,
        email_confirm: state !== 'unconfirmed',
        ...(state === 'banned' && { ban_duration: '24h' }),
      })
      if (error) throw error
      return { ...credentials, id: data.user.id }
    },
    async banUser(id) {
      const { error } = await owner.auth.admin.updateUserById(id, { ban_duration: '24h' })
      if (error) throw error
    },
    async deleteUser(id) {
      const { error } = await owner.auth.admin.deleteUser(id)
      if (error) throw error
    },
    async recoveryToken(email) {
      const { data, error } = await owner.auth.admin.generateLink({ type: 'recovery', email })
      if (error) throw error
      return data.properties.hashed_token
    },
    async passTime(seconds) {
      await wait(seconds * 1000)
    },
    close: () => clear(owner),
  }
}

async function refuseProjectInUse(owner: SupabaseClient): Promise<void> {
  const { data, error } = await owner
    .from('course_events')
    .select('id')
    .neq('location', PLACE)
    .limit(1)
  if (error) throw new Error(`The courses of the project cannot be read: ${error.message}`)
  if (data.length > 0) {
    throw new Error('The project has courses. These tests need one that serves nobody.')
  }
}

/** The roles of an account are deleted with it. The log of changes stays: nobody may delete it over the API. */
async function clear(owner: SupabaseClient): Promise<void> {
  await owner.from('course_events').delete().eq('location', PLACE).throwOnError()
  const { data, error } = await owner.auth.admin.listUsers({ perPage: 1000 })
  if (error) throw error
  for (const { id, email = '' } of data.users) {
    if (!isAddressOfRun(email)) continue
    const { error } = await owner.auth.admin.deleteUser(id)
    if (error) throw error
  }
}
