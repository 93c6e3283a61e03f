import { grantAdmin } from './administrator.ts'
import { type Command, runAsProgram } from './command.ts'
import { readHostedProject, requireSecretKey } from './hosted-project.ts'

/** Makes the account with the mail address in `args` an administrator of the hosted project. */
export const grantAdminRole: Command = async ([email], { folder, env, say }) => {
  if (!email) throw new Error('SUPABASE_SECRET_KEY=… npm run admin:grant -- navn@eksempel.dk')
  const secretKey = requireSecretKey(env.SUPABASE_SECRET_KEY)
  say(await grantAdmin(email, readHostedProject(folder), secretKey))
}

await runAsProgram(import.meta.url, grantAdminRole)
