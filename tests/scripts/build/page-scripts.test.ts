import { expect, test } from 'vitest'
import { readManifest } from '../../../scripts/build/page-scripts'

const { urlOf, scriptsOf } = readManifest({
  'src/pages/prices-page.tsx': {
    file: 'assets/prices-page-1a2b.js',
    imports: ['_page-3c4d.js', '_framework-5e6f.js'],
    dynamicImports: ['src/dialog.tsx'],
  },
  'src/pages/viso-page.tsx': { file: 'assets/viso-page-7a8b.js', imports: ['_page-3c4d.js'] },
  'src/dialog.tsx': { file: 'assets/dialog-9c0d.js' },
  '_page-3c4d.js': { file: 'assets/page-3c4d.js', imports: ['_framework-5e6f.js'] },
  // Two that import each other.
  '_framework-5e6f.js': { file: 'assets/framework-5e6f.js', imports: ['_page-3c4d.js'] },
})

test('the scripts of a page are those of its modules and all their static imports, each once', () => {
  expect(scriptsOf(['src/pages/prices-page.tsx', 'src/pages/viso-page.tsx'])).toEqual([
    '/assets/prices-page-1a2b.js',
    '/assets/viso-page-7a8b.js',
    '/assets/page-3c4d.js',
    '/assets/framework-5e6f.js',
  ])
})

test('a module without a built file of its own is refused, since the page would wait for it', () => {
  expect(urlOf('src/dialog.tsx')).toBe('/assets/dialog-9c0d.js')
  expect(() => urlOf('src/gone.tsx')).toThrow('no file of its own for src/gone.tsx')
  expect(() => scriptsOf(['src/lib/small.ts'])).toThrow('src/lib/small.ts')
})
