import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { STATE_FILE } from '../../../../scripts/ops/go-live/run-steps'
import { runScript } from '../../../helpers/run-script'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'go-live-'))
  await mkdir(join(folder, 'bin'))
  for (const program of ['supabase', 'npm']) {
    await writeFile(join(folder, 'bin', program), `#!/bin/sh\ntouch "${folder}/called"\n`)
    await chmod(join(folder, 'bin', program), 0o755)
  }
})
afterEach(() => rm(folder, { recursive: true }))

function run(...args: string[]) {
  const PATH = [join(folder, 'bin'), process.env.PATH].join(delimiter)
  return runScript('scripts/ops/go-live.ts', { folder, args, env: { PATH } })
}

it('go-live prints its plan, or needs a terminal, without calling or writing anything', async () => {
  await mkdir(join(folder, '.local'))
  await writeFile(join(folder, STATE_FILE), '{"finished":["project"]}')
  expect((await run('--dry-run')).stdout).toMatch(/^✓ 1\. The Supabase project\n• 2\./)
  expect((await run('--dry-run', '--again')).stdout).toMatch(/^• 1\. The Supabase project\n/)
  await expect(run()).rejects.toMatchObject({
    code: 1,
    stderr: '`npm run go-live` asks questions: run it in a terminal.\n',
  })
  expect(await readFile(join(folder, STATE_FILE), 'utf8')).toBe('{"finished":["project"]}')
  expect((await readdir(folder)).sort()).toEqual(['.local', 'bin'])
})
