import { expect, test } from 'vitest'
import { modulesOf } from '@/app/routes'
import { articlePath, paths } from '@/content/paths'

// A module that is not there ends the build (page-scripts.test.ts).

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
    'src/app/account-layout.tsx',
    'src/pages/admin-login-page.tsx',
  ])
})
