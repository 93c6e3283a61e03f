import { grantAdmin } from './administrator.ts'
import { runCommand } from './command.ts'
import { readHostedProject, requireSecretKey } from './hosted-project.ts'

await runCommand(async ([email], { folder, env, say }) => {
  if (!email) throw new Error('SUPABASE_SECRET_KEY=… npm run admin:grant -- navn@eksempel.dk')
  const secretKey = requireSecretKey(env.SUPABASE_SECRET_KEY)
  say(await grantAdmin(email, readHostedProject(folder), secretKey))
})
