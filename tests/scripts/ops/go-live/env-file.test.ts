import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

it.concurrent.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a file with secrets is gone when %s ends the process that a program reads it for',
  async (signal) => {
    const module = pathToFileURL(resolve('scripts/ops/go-live/env-file.ts')).href
    const script = `
      import { inEnvFile } from '${module}'
      await inEnvFile({ KEY: 'secret' }, async (file) => {
        console.log(file)
        await new Promise(() => setInterval(() => {}, 1_000))
      })`
    const holder = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [line] = await once(holder.stdout.setEncoding('utf8'), 'data')
    const file = String(line).trim()
    expect(existsSync(file)).toBe(true)
    holder.kill(signal)
    await once(holder, 'exit')
    expect(existsSync(dirname(file))).toBe(false)
  },
)
