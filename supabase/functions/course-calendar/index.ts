// The entry point for Supabase's edge runtime. handler.ts does the work, and needs no Deno.
import { handler } from './handler.ts'

Deno.serve((request) => handler(request, Deno.env.toObject(), fetch))
