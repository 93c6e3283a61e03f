// Where Supabase's edge runtime starts the function. All it does is in handler.ts, which needs no Deno.
import { handler } from './handler.ts'

Deno.serve((request) => handler(request, Deno.env.toObject(), fetch))
