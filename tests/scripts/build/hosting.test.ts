import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { HOST_FILES, hostingFiles } from '../../../scripts/build/hosting'
import { aliases, articlePath, paths } from '../../../src/content/paths'

const themeScript = "\r\n  document.documentElement.classList.add('dark')\n"
const style = '\r\n  h1 { color: teal }\n'
const html = `<!doctype html><script>${themeScript}</script><style>${style}</style>
<script type="application/json">{"courses":[]}</script><script type="application/ld+json">{}</script>
<script type="module" crossorigin src="/assets/app-1a2b.js"></script>`
const project = 'https://project.supabase.co'

function filesFor(backendUrl = project) {
  const files = hostingFiles(html, backendUrl)
  return (name: string) => files[name] ?? ''
}

function policyFor(backendUrl?: string): string[] {
  const [, policy = ''] =
    /Content-Security-Policy: (.*)/.exec(filesFor(backendUrl)('_headers')) ?? []
  return policy.split('; ')
}

test('nothing is written but what the hosts read', () => {
  expect(Object.keys(hostingFiles(html, project))).toEqual(HOST_FILES)
})

test('the policy allows the inline script and the style of the page, and no other', () => {
  // Browsers read every line end as \n before they hash.
  const hash = (code: string) =>
    createHash('sha256').update(code.replace('\r\n', '\n')).digest('base64')
  expect(policyFor()).toContain(`script-src 'self' 'sha256-${hash(themeScript)}'`)
  expect(policyFor()).toContain(`style-src 'sha256-${hash(style)}'`)
  expect(policyFor().join()).not.toContain('unsafe')
})

test('the policy lets the site talk to its own backend alone', () => {
  expect(policyFor(`${project}/`)).toContain(`connect-src 'self' ${project}`)
  expect(policyFor('/supabase')).toContain("connect-src 'self'")
})

test.each([
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
])('the policy says %s', (directive) => expect(policyFor()).toContain(directive))

test('all hosts are told the same headers and redirects', () => {
  const file = filesFor()
  const told = file('_headers').matchAll(/^ {2}([\w-]+): (.+)$/gm)
  const values = Array.from(told, ([, , value = '']) => value)
  expect(values.length).toBeGreaterThan(5)
  for (const value of values) expect(file('nginx.conf')).toContain(`"${value}"`)
  for (const [alias, to] of Object.entries(aliases)) {
    expect(file('_redirects')).toContain(`${alias} ${to} 301\n`)
    expect(file('nginx.conf')).toContain(`location = ${alias} { return 301 ${to}$is_args$args; }`)
  }
})

test('no header is set by two rules, since hosts would join their values, but one whose join says nothing', () => {
  const names = Array.from(filesFor()('_headers').matchAll(/^ +([\w-]+):/gm), ([, name]) => name)
  const twice = names.filter((name, index) => names.indexOf(name) < index)
  expect(twice).toEqual(['Cross-Origin-Resource-Policy'])
})

test('every host keeps pages and files to the site, and lets other sites show the shared pictures', () => {
  const file = filesFor()
  const header = 'Cross-Origin-Resource-Policy'
  expect(file('_headers')).toMatch(new RegExp(`^/\\*\n(?: .*\n)*  ${header}: same-origin\n`))
  expect(file('_headers')).toContain(`\n/share/*\n  ${header}: cross-origin\n`)
  expect(file('nginx.conf')).toContain('set $cpl_embedding "same-origin";')
  expect(file('nginx.conf')).toMatch(
    /location \/share\/ \{\n {2}set \$cpl_embedding "cross-origin";/,
  )
})

test('no line is longer than Cloudflare Pages reads', () => {
  const lines = [...filesFor()('_headers').split('\n'), ...filesFor()('_redirects').split('\n')]
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1000)
})

test('nginx sends other spellings on to the address of the page, and nobody in a circle', () => {
  const rules = Array.from(
    filesFor()('nginx.conf').matchAll(/rewrite (\^\(\?!\S+) (\S+) permanent;/g),
    ([, pattern = '', to = '']) => ({ pattern: new RegExp(pattern), to }),
  )
  const goal = (path: string) => rules.find(({ pattern }) => pattern.test(path))?.to
  expect(goal('/Services')).toBe('/services')
  expect(goal('/SERVICES/Psykoedukative-Forlob/Plus18/')).toBe(
    '/services/psykoedukative-forlob/plus18',
  )
  expect(goal('/Kurser')).toBe('/kurser')
  expect(goal('/courses.html')).toBe('/courses')
  expect(goal('/courses/index.html')).toBe('/courses')
  expect(goal('/Services/Skolevaegring.html')).toBe('/services/skolevaegring')
  expect(['/courses.', '/courses)', '/courses>', '/courses '].map(goal)).toEqual(
    Array.from({ length: 4 }, () => '/courses'),
  )
  for (const { to } of rules) expect(goal(to)).toBeUndefined()
  expect(goal('/Services/unknown')).toBeUndefined()
  expect(goal('/google123.html')).toBeUndefined()
})

test('the file name of a page redirects to its address, forced where the file exists', () => {
  const rules = filesFor()('_redirects')
  expect(rules).toContain('\n/index.html / 301!\n')
  for (const path of [
    paths.courses,
    paths.schoolRefusal,
    paths.admin,
    articlePath('makkerkorps-stilling'),
  ]) {
    expect(rules).toContain(`\n${path}.html ${path} 301!\n`)
    expect(rules).toContain(`\n${path}/index.html ${path} 301\n`)
  }
  expect(rules).toContain('\n/kurser.html /courses 301\n')
  // As many as Cloudflare Pages reads.
  expect(rules.split('\n').length).toBeLessThan(2000)
})

test('nginx keeps its own page for what is not there, and sends nobody on from it', () => {
  expect(filesFor()('nginx.conf')).toContain('location = /404.html { internal; }')
  expect(filesFor()('nginx.conf')).toContain(
    'location = /index.html { return 301 /$is_args$args; }',
  )
})

test('nginx takes a trailing slash only from an address that the site could have', () => {
  const [, pattern = ''] = /rewrite (\S+) \$1 permanent;/.exec(filesFor()('nginx.conf')) ?? []
  const moves = (path: string) => new RegExp(pattern).test(path)
  expect(['/courses/', '/services/ressourceteamet/'].filter(moves)).toHaveLength(2)
  // Decoded by nginx, these would send the visitor to another host.
  expect(['/\\evil.com/', '//evil.com/', '/x\\y/'].filter(moves)).toEqual([])
})
