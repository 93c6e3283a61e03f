import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modulesOf } from '@/app/routes'
import { articlePath, paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { findModule } from '@/lib/code-loading'

test('every address names modules of the project that its page shows', () => {
  const addresses = [...PUBLIC_PATHS, ...ARTICLE_PATHS, ...Object.values(paths), '/findes-ikke']
  for (const address of addresses) {
    const modules = modulesOf(address)
    expect(modules, address).not.toEqual([])
    expect(
      modules.filter((module) => !existsSync(module)),
      address,
    ).toEqual([])
  }
})

test('a page that is given its words names them beside itself', () => {
  expect(modulesOf(paths.respite)).toEqual([
    'src/pages/service-page.tsx',
    'src/content/services/pages/respite.ts',
  ])
  expect(modulesOf(articlePath('makkerkorps-stilling'))).toEqual([
    'src/pages/article-page.tsx',
    'src/content/articles/texts/mentor-job.md',
  ])
})

test('a page of the administration names its layout too', () => {
  expect(modulesOf(paths.admin)).toEqual([
    'src/app/admin-layout.tsx',
    'src/pages/admin-login-page.tsx',
  ])
})

test('a module that is not there is refused by its name', () => {
  const modules = { '/src/pages/home-page.tsx': async () => 'home' }
  expect(() => findModule(modules, '/src/pages/hom-page.tsx')).toThrow('/src/pages/hom-page.tsx')
})
