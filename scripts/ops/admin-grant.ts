import { loadEnv } from 'vite'
import { grantAdmin } from './administrator.ts'

const USAGE = `SUPABASE_SECRET_KEY=… npm run admin:grant -- navn@eksempel.dk
The key: dashboard, Project Settings, API Keys. Give it for this one command; store it nowhere.`

const [email] = process.argv.slice(2)
const url = loadEnv('production', process.cwd()).VITE_SUPABASE_URL?.replace(/\/+$/, '')
const secretKey = process.env.SUPABASE_SECRET_KEY

try {
  if (!email?.includes('@') || !secretKey) throw new Error(USAGE)
  if (!url) throw new Error('Missing VITE_SUPABASE_URL: set it in .env.local.')
  console.info(await grantAdmin({ email, url, secretKey, fetch }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
