import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type ManagementApi = Awaited<ReturnType<typeof startManagementApi>>

/** A stand-in for Supabase's API of projects, as far as the CLI asks for it, with one project in it. */
export async function startManagementApi(ref: string) {
  const changes: { method: string; path: string; body: string }[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { method = '', url = '' } = request
    if (method !== 'GET') changes.push({ method, path: url, body })
    const { status, content } = responseTo(request, ref)
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(content === undefined ? '' : JSON.stringify(content))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The writes that it received. */
    changes,
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function responseTo({ method, url = '' }: IncomingMessage, ref: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
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
  const slug = searchParams.get('slug')
  switch (`${method} ${pathname.replace(ref, '<ref>')}`) {
    case 'GET /v1/projects':
      return { status: 200, content: [project] }
    case 'GET /v1/projects/<ref>':
      return { status: 200, content: project }
    case 'GET /v1/projects/<ref>/api-keys':
      return {
        status: 200,
        content: [{ name: 'anon', api_key: 'x', id: 'anon', type: 'legacy' }],
      }
    case 'POST /v1/projects/<ref>/secrets':
      return { status: 201, content: undefined }
    case 'POST /v1/projects/<ref>/functions/deploy':
      return { status: 201, content: { id: slug, slug, name: slug, status: 'ACTIVE', version: 1 } }
    case 'PUT /v1/projects/<ref>/functions':
      return { status: 200, content: { functions: [] } }
    default:
      return { status: 404, content: { message: 'Not Found' } }
  }
}
