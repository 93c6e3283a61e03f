import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { leanRouter } from '../../../scripts/build/lean-router-plugin'

const ENTRY = '\0entry'

async function bundle(source: string): Promise<string> {
  const result = await build({
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      leanRouter(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: ENTRY,
        external: /^react(-dom)?$/,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return output.map((file) => ('code' in file ? file.code : '')).join()
}

test('what the site uses of React Router is in the build, and what it does not use is not', async () => {
  const code = await bundle("export { BrowserRouter, Link } from 'react-router-dom'")
  expect(code).toContain('function BrowserRouter(')
  expect(code).toContain('function LinkWithRef(')
  for (const unused of ['NavLinkWithRef', 'useScrollRestoration', 'useSubmit', 'HistoryRouter']) {
    expect(code).not.toContain(unused)
  }
})

test('it is the build for visitors and not the one for developers', async () => {
  const code = await bundle("export { BrowserRouter } from 'react-router-dom'")
  expect(code).toContain('react-router/dist/production/')
  expect(code).not.toContain('react-router/dist/development/')
})
