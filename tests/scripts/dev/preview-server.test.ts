import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPreviewServer } from '../../../scripts/dev/preview-server'

const backend = {
  async fetch({ url, method, body }: Request): Promise<Response> {
    const { pathname } = new URL(url)
    if (pathname === '/supabase/offline') return Response.error()
    return Response.json({ method, pathname, body: await new Response(body).text() })
  },
}

test('the preview server serves the site, compressed, and the backend under its own path, and survives its failure', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'preview-server-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await writeFile(join(dir, 'index.html'), '<title>Forside</title>')
  await writeFile(join(dir, 'supabase-hjaelp.html'), '<title>Hjælp</title>')
  const { origin, close } = await startPreviewServer({ backend, dir })
  onTestFinished(close)

  const row = await fetch(`${origin}/supabase/rest/v1/x`, { method: 'POST', body: 'ny' })
  expect(await row.json()).toEqual({ method: 'POST', pathname: '/supabase/rest/v1/x', body: 'ny' })
  await expect(fetch(`${origin}/supabase/offline`)).rejects.toThrow('fetch failed')

  const page = await fetch(`${origin}/supabase-hjaelp`, { headers: { 'Accept-Encoding': 'br' } })
  expect(page.headers.get('Content-Encoding')).toBe('br')
  expect(page.headers.get('Keep-Alive')).toBe('timeout=75')
  expect(await page.text()).toBe('<title>Hjælp</title>')
})
