import { expect, test } from 'vitest'
import { scriptsOf, urlOf } from '../../../scripts/build/page-scripts'

const manifest = {
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
}

test('a page’s scripts are those of its modules and all that they import, each once', () => {
  expect(scriptsOf(manifest, ['src/pages/prices-page.tsx', 'src/pages/viso-page.tsx'])).toEqual([
    '/assets/prices-page-1a2b.js',
    '/assets/viso-page-7a8b.js',
    '/assets/page-3c4d.js',
    '/assets/framework-5e6f.js',
  ])
})

test('a source file leads to its built file, and one without is refused', () => {
  expect(urlOf(manifest, 'src/dialog.tsx')).toBe('/assets/dialog-9c0d.js')
  expect(() => urlOf(manifest, 'src/gone.tsx')).toThrow('no file of its own for src/gone.tsx')
})

test('what a page may ask for later is none of them', () => {
  const scripts = scriptsOf(manifest, ['src/pages/prices-page.tsx'])
  expect(scripts).not.toContain('/assets/dialog-9c0d.js')
})

test('a module without a script of its own is refused, since the page would wait for it', () => {
  expect(() => scriptsOf(manifest, ['src/lib/small.ts'])).toThrow('src/lib/small.ts')
})
