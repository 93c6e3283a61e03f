import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modulesOf } from '@/app/routes'
import { articlePath, paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'

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

test('a page names its content and its layout beside itself, where they are modules of their own', () => {
  expect(modulesOf(paths.respite)).toEqual([
    'src/pages/service-page.tsx',
    'src/content/services/pages/respite.ts',
  ])
  expect(modulesOf(articlePath('makkerkorps-stilling'))).toEqual([
    'src/pages/article-page.tsx',
    'src/content/articles/texts/mentor-job.md',
  ])
  expect(modulesOf(paths.admin)).toEqual([
    'src/app/admin-layout.tsx',
    'src/pages/admin-login-page.tsx',
  ])
})
