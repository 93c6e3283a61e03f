import { loadEnv } from 'vite'
import { grantAdmin } from './administrator.ts'
import { runCommand } from './command.ts'

const USAGE = `SUPABASE_SECRET_KEY=… npm run admin:grant -- navn@eksempel.dk
The key: dashboard, Project Settings, API Keys. Give it for this one command; store it nowhere.`

await runCommand(async ([email], { folder, env }) => {
  const secretKey = env.SUPABASE_SECRET_KEY
  if (!email?.includes('@') || !secretKey) throw new Error(USAGE)
  const url = loadEnv('production', folder).VITE_SUPABASE_URL?.replace(/\/+$/, '')
  if (!url) throw new Error('Missing VITE_SUPABASE_URL: set it in .env.local.')
  console.info(await grantAdmin({ email, url, secretKey, fetch }))
})
