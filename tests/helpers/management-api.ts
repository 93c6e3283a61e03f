import { serve } from './serve'

export type ManagementApi = Awaited<ReturnType<typeof startManagementApi>>

/** A stand-in for Supabase's API of projects, as far as the CLI asks for it, with one project in it. */
export async function startManagementApi(ref: string) {
  const changes: { method: string; path: string; body: string }[] = []
  const server = await serve(async (request) => {
    const { method } = request
    const { pathname, search, searchParams } = new URL(request.url)
    const body = await request.text()
    if (method !== 'GET') changes.push({ method, path: pathname + search, body })
    return responseTo(`${method} ${pathname}`, searchParams.get('slug'), ref)
  })
  return {
    ...server,
    /** The writes that it received. */
    changes,
  }
}

function responseTo(call: string, slug: string | null, ref: string): Response {
  const project = {
    id: ref,
    ref,
    organization_id: 'cpl',
    organization_slug: 'cpl',
    name: 'cpl',
    region: 'eu-central-1',
    created_at: '2026-11-26T00:00:00Z',
    status: 'ACTIVE_HEALTHY',
    database: { host: 'localhost', version: '17', postgres_engine: '17', release_channel: 'ga' },
  }
  switch (call.replace(ref, '<ref>')) {
    case 'GET /v1/projects':
      return Response.json([project])
    case 'GET /v1/projects/<ref>':
      return Response.json(project)
    case 'GET /v1/projects/<ref>/api-keys':
      return Response.json([{ name: 'anon', api_key: 'x', id: 'anon', type: 'legacy' }])
    case 'POST /v1/projects/<ref>/secrets':
      return new Response(null, { status: 201, headers: { 'Content-Type': 'application/json' } })
    case 'POST /v1/projects/<ref>/functions/deploy':
      return Response.json(
        { id: slug, slug, name: slug, status: 'ACTIVE', version: 1 },
        { status: 201 },
      )
    case 'PUT /v1/projects/<ref>/functions':
      return Response.json({ functions: [] })
    default:
      return Response.json({ message: 'Not Found' }, { status: 404 })
  }
}
