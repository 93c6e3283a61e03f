import { createHash } from 'node:crypto'
import { aliases, paths } from '../../src/content/paths.ts'
import { ARTICLE_PATHS } from '../../src/content/public-pages.ts'

/** Vite names the files in assets after their contents, so a name never stands for two of them. */
const ASSET_CACHING = 'public, max-age=31536000, immutable'

/** No other site may embed pages or files, save the images for shared links, which some sites and feed readers load. */
const EMBEDDING = 'Cross-Origin-Resource-Policy'

/** The page of every course without a document of its own: newer than the build, far ahead, or over. */
export const COURSE_SHELL = '/kursus'

/** Every address that has a file of its name. */
const PAGE_PATHS = [...Object.values(paths), ...ARTICLE_PATHS].filter((path) => path !== paths.home)

/** The files with which the hosts are configured. */
export const HOST_FILES = ['_headers', '_redirects', 'nginx.conf'] as const

type Pairs = readonly (readonly [string, string])[]

/**
 * Headers and redirects for each host, as contents by file name.
 * @param html any page, with the style and the inline scripts that are the same in all
 * @param backendUrl the Supabase project, or a path for a backend on the site's own origin
 * @param coursePaths of the courses with a document of their own
 */
export function hostingFiles(
  html: string,
  backendUrl: string,
  coursePaths: readonly string[] = [],
): Record<string, string> {
  const headers: Pairs = [
    ['Content-Security-Policy', contentSecurityPolicy(html, backendUrl)],
    // Without includeSubDomains, which would affect the owner's other sites.
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ]
  return {
    _headers: headersFile(headers),
    _redirects: redirectsFile(coursePaths),
    'nginx.conf': nginxConf(headers),
  }
}

function contentSecurityPolicy(html: string, backendUrl: string): string {
  const backend = backendUrl.startsWith('/') ? '' : ` ${new URL(backendUrl).origin}`
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(html, INLINE_SCRIPT)}`,
    `style-src ${hashesOf(html, INLINE_STYLE)}`,
    // The hills between the bands are a data: address in the style sheet.
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${backend}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** In a built document, where a script with a type is data. */
export const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs
export const INLINE_STYLE = /<style>(.*?)<\/style>/gs

/** The hashes by which the policy allows each inline script or style. */
function hashesOf(html: string, elements: RegExp): string {
  return Array.from(html.matchAll(elements), ([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  }).join(' ')
}

/**
 * Netlify and Cloudflare Pages. Both join the values of a header that two rules set, hence Cache-Control for assets
 * alone; elsewhere both revalidate by themselves. A joined Cross-Origin-Resource-Policy is invalid, which allows embedding.
 */
function headersFile(headers: Pairs): string {
  const rule = (path: string, pairs: Pairs) =>
    `${path}\n${pairs.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
  return [
    rule('/*', [...headers, [EMBEDDING, 'same-origin']]),
    rule('/assets/*', [['Cache-Control', ASSET_CACHING]]),
    rule('/share/*', [[EMBEDDING, 'cross-origin']]),
  ].join('')
}

/**
 * Netlify and Cloudflare Pages. Netlify alone matches a rule with and without a trailing slash, and redirects a file that
 * exists only by a rule that is forced ('!'). Cloudflare skips such rules, since it redirects files itself; there a rule
 * comes before a file, so that each course with a document needs a rule in front of the one for all courses.
 */
function redirectsFile(coursePaths: readonly string[]): string {
  const rules = [
    ...Object.entries(aliases).flatMap(([from, to]) =>
      ['', '/', '.html'].map((end) => `${from}${end} ${to} 301`),
    ),
    ...[...PAGE_PATHS, ...coursePaths].flatMap((path) => [
      `${path}.html ${path} 301!`,
      `${path}/index.html ${path} 301`,
    ]),
    '/index.html / 301!',
    `${paths.courses}/ ${paths.courses} 301`,
    ...coursePaths.map((path) => `${path} ${path} 200`),
    `${paths.courses}/* ${COURSE_SHELL} 200`,
  ]
  return rules.map((rule) => `${rule}\n`).join('')
}

/**
 * To be included in a `server` block. A location that sets one header loses all those set around it, hence the variables
 * for two of them. nginx cannot lower the case of an address, so each has a rule for all spellings: in capitals, with its
 * file, and with characters that a mail has appended.
 */
function nginxConf(headers: Pairs): string {
  const pages = PAGE_PATHS.map((path) => [path, path] as const)
  const spellings = [...pages, ...Object.entries(aliases)]
  return `# Made by the build. In the server block, beside listen, server_name and the certificate:
#   root /var/www/site;
#   include /var/www/site/nginx.conf;
charset utf-8;
absolute_redirect off;
gzip on;
gzip_vary on;
gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
error_page 404 /404.html;

${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}
set $cpl_caching "no-cache";
add_header Cache-Control $cpl_caching always;
set $cpl_embedding "same-origin";
add_header ${EMBEDDING} $cpl_embedding always;

location = / {
  try_files /index.html =404;
}
location = /index.html { return 301 /$is_args$args; }
location = /404.html { internal; }
location /assets/ {
  set $cpl_caching "${ASSET_CACHING}";
  try_files $uri =404;
}
location /share/ {
  set $cpl_embedding "cross-origin";
  try_files $uri =404;
}
${[...HOST_FILES, '404', 'index'].map((file) => `location = /${file} { return 404; }`).join('\n')}
location / {
  # Only from an address that the site may have: a decoded backslash would lead to another host.
  rewrite ^((?:/[\\w-]+)+)/+$ $1 permanent;
${spellings.map(spellingRule).join('\n')}
  try_files $uri $uri.html =404;
}
location ~* "^${paths.courses}/[0-9a-f]{8}-" {
  rewrite "^(${paths.courses}/[0-9a-f-]{36})(?:[.]html?|\\W+)$" $1 permanent;
  try_files $uri $uri.html ${COURSE_SHELL}.html;
}
`
}

function spellingRule([path, to]: readonly [string, string]): string {
  return `  rewrite ^(?!${to}$)(?i:${path})(?:(?:/index)?[.]html?)?\\W*$ ${to} permanent;`
}
