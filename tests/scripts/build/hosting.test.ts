import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { HOST_FILES, hostingFiles } from '../../../scripts/build/hosting'
import { aliases, paths } from '../../../src/content/paths'
import { ARTICLE_PATHS } from '../../../src/content/public-pages'

const themeScript = "\n  document.documentElement.classList.add('dark')\n"
const style = '\n  h1 { color: teal }\n'
const html = `<!doctype html><script>${themeScript}</script><style>${style}</style>
<script type="application/json">{"courses":[]}</script><script type="application/ld+json">{}</script>
<script type="module" crossorigin src="/assets/app-1a2b.js"></script>`
const project = 'https://project.supabase.co'

const COURSE = '/courses/1936cb36-c1b0-463b-bc36-2383cbc98bf3'
const files = hostingFiles(html, `${project}/`, [COURSE])
const [headers = '', redirects = '', nginx = ''] = HOST_FILES.map((name) => files[name])

function policyIn(file = headers): string[] {
  return (/Content-Security-Policy: (.*)/.exec(file)?.[1] ?? '').split('; ')
}

test('the policy allows only what the page itself needs', () => {
  const hash = (code: string) => createHash('sha256').update(code).digest('base64')
  expect(policyIn()).toEqual([
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash(themeScript)}'`,
    `style-src 'sha256-${hash(style)}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${project}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
  expect(policyIn(hostingFiles(html, '/supabase')._headers)).toContain("connect-src 'self'")
})

test('all hosts get the same headers and redirects', () => {
  const values = Array.from(headers.matchAll(/^ {2}[\w-]+: (.+)$/gm), ([, value = '']) => value)
  expect(values.length).toBeGreaterThan(5)
  for (const value of values) expect(nginx).toContain(`"${value}"`)
  for (const [alias, to] of Object.entries(aliases)) {
    for (const from of [alias, `${alias}/`, `${alias}.html`])
      expect(redirects).toContain(`${from} ${to} 301\n`)
    expect(rewriteOf(alias)).toBe(to)
  }
})

test('every host lets other sites show the images for shared links, and nothing else', () => {
  const header = 'Cross-Origin-Resource-Policy'
  expect(headers).toMatch(new RegExp(`^/\\*\n(?: .*\n)*  ${header}: same-origin\n`))
  expect(headers).toContain(`\n/share/*\n  ${header}: cross-origin\n`)
  expect(nginx).toContain('set $cpl_embedding "same-origin";')
  expect(nginx).toMatch(/location \/share\/ \{\n {2}set \$cpl_embedding "cross-origin";/)
  // Of any other header that two rules set, hosts would join the values.
  const names = Array.from(headers.matchAll(/^ +([\w-]+):/gm), ([, name]) => name)
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([header])
})

test('headers and redirects stay within the limits of Cloudflare Pages', () => {
  const lines = [headers, redirects].flatMap((file) => file.split('\n'))
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1000)
  expect(redirects.split('\n').length).toBeLessThan(2000)
})

test('the file name of a page redirects to its address, forced where the file exists', () => {
  expect(redirects).toContain('\n/index.html / 301!\n')
  for (const path of [paths.courses, paths.schoolRefusal, paths.admin, ...ARTICLE_PATHS]) {
    expect(redirects).toContain(`\n${path}.html ${path} 301!\n`)
    expect(redirects).toContain(`\n${path}/index.html ${path} 301\n`)
  }
})

/** The target of nginx's rewriting rules for other spellings of an address, whose groups (?i:) Node.js 20 cannot read. */
function rewriteOf(path: string): string | undefined {
  const rules = nginx.matchAll(/rewrite (\^\(\?!\S+) (\S+) permanent;/g)
  for (const [, pattern = '', to] of rules) {
    const inAnyCase = pattern.replace(/(?<=\(\?)i:[^)]+/, (group) =>
      group.slice(1).replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`),
    )
    if (new RegExp(inAnyCase).test(path)) return to
  }
  return undefined
}

test.each([
  ['/Services', '/services'],
  ['/SERVICES/Psykoedukative-Forlob/Plus18/', '/services/psykoedukative-forlob/plus18'],
  ['/Kurser', '/courses'],
  ['/courses.html', '/courses'],
  ['/courses/index.html', '/courses'],
  ['/Services/Skolevaegring.html', '/services/skolevaegring'],
  ['/courses.', '/courses'],
  ['/courses>', '/courses'],
  ['/courses', undefined],
  ['/Services/unknown', undefined],
  ['/google123.html', undefined],
])('nginx redirects the spelling %s to %s', (path, to) => {
  expect(rewriteOf(path)).toBe(to)
})

test('nginx removes a trailing slash only from an address that the site could have', () => {
  const [, pattern = ''] = /rewrite (\S+) \$1 permanent;/.exec(nginx) ?? []
  const moves = (path: string) => new RegExp(pattern).test(path)
  expect(['/courses/', '/services/ressourceteamet/'].every(moves)).toBe(true)
  // Decoded by nginx, these would send the visitor to another host.
  expect(['/\\evil.com/', '//evil.com/', '/x\\y/'].some(moves)).toBe(false)
})

test('a course without a document gets the shell of all courses, and one with a document gets it first', () => {
  // Cloudflare applies the first rule that matches, also where a file exists.
  const rules = redirects.split('\n').filter((rule) => rule.endsWith(' 200'))
  expect(rules).toEqual([`${COURSE} ${COURSE} 200`, '/courses/* /kursus 200'])
  expect(redirects).toContain('/courses/ /courses 301\n')

  expect(redirects).toContain(`${COURSE}.html ${COURSE} 301!\n`)
  const [, pattern = '', moved = ''] =
    /location ~\* "([^"]+)" \{\n {2}rewrite "([^"]+)" \$1 permanent;/.exec(nginx) ?? []
  expect(nginx).toContain('try_files $uri $uri.html /kursus.html;')
  const isCourse = (path: string) => new RegExp(pattern, 'i').test(path)
  expect([COURSE, COURSE.toUpperCase(), `${COURSE}.html`].every(isCourse)).toBe(true)
  expect(['/courses', '/courses/', '/courses/findes-ikke'].some(isCourse)).toBe(false)
  for (const end of ['.html', '/', ').'])
    expect(new RegExp(moved).exec(COURSE + end)?.[1]).toBe(COURSE)
  expect(new RegExp(moved).test(COURSE)).toBe(false)
})

test('nginx responds to missing files with the page for them, which has no address of its own', () => {
  expect(nginx).toContain('error_page 404 /404.html;')
  expect(nginx).toContain('location = /404.html { internal; }')
  expect(nginx).toContain('location = /index.html { return 301 /$is_args$args; }')
})
