import { createHash } from 'node:crypto'
import { aliases, paths } from '../../src/content/paths.ts'
import { ARTICLE_PATHS } from '../../src/content/public-pages.ts'

/** Vite names the files in assets after their contents, so a name never stands for two of them. */
const ASSET_CACHING = 'public, max-age=31536000, immutable'

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'
/**
 * No other site may load pages or files into its own, save the pictures for shared links: some sites and feed readers
 * show them straight from here. Programs that are no browsers do not ask.
 */
const EMBEDDING = { usual: 'same-origin', share: 'cross-origin' }

/** The files with which the hosts are configured. */
export const HOST_FILES = ['_headers', '_redirects', 'nginx.conf'] as const

/**
 * Headers and redirects in the words of each host, as contents by file name.
 *
 * @param html any page, with the style and the inline scripts that are the same in all
 * @param backendUrl the Supabase project, or a path for a backend on the site's own origin
 */
export function hostingFiles(html: string, backendUrl: string): Record<string, string> {
  const headers = securityHeaders(html, backendUrl)
  const redirects = Object.entries(aliases)
  return {
    _headers: headersFile(headers),
    _redirects: redirectsFile(redirects),
    'nginx.conf': nginxConf(headers, redirects),
  }
}

type Pairs = readonly (readonly [string, string])[]

function securityHeaders(html: string, backendUrl: string): Pairs {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(html, backendUrl)],
    // Without includeSubDomains: what else stands on the owner's domain is not ours to decide.
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ]
}

function contentSecurityPolicy(html: string, backendUrl: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(html, INLINE_SCRIPT)].join(' '),
    ['style-src', ...hashesOf(html, INLINE_STYLE)].join(' '),
    // The hills between the bands are a data: address in the style sheet.
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...otherOrigin(backendUrl)].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

// Data is no script to a browser.
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src\s*=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/gi
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi

/** The hashes by which the policy allows each inline script or style. */
function hashesOf(html: string, elements: RegExp): string[] {
  return Array.from(html.matchAll(elements), ([, code = '']) => {
    // Browsers read every line end as \n before they hash.
    const hash = createHash('sha256').update(code.replace(/\r\n?/g, '\n'))
    return `'sha256-${hash.digest('base64')}'`
  })
}

function otherOrigin(backendUrl: string): string[] {
  return backendUrl.startsWith('/') ? [] : [new URL(backendUrl).origin]
}

/**
 * Netlify and Cloudflare Pages. Both join the values of a header that two rules set, so Cache-Control stands
 * at the assets only; elsewhere both ask about a file each time by themselves. Of Cross-Origin-Resource-Policy two
 * joined values are none that browsers know, so they let the pictures be shown as they would with the second alone.
 */
function headersFile(headers: Pairs): string {
  const rule = (path: string, pairs: Pairs) =>
    [path, ...pairs.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const rules = [
    rule('/*', [...headers, [RESOURCE_POLICY, EMBEDDING.usual]]),
    rule('/assets/*', [['Cache-Control', ASSET_CACHING]]),
    rule('/share/*', [[RESOURCE_POLICY, EMBEDDING.share]]),
  ]
  return `${rules.join('\n')}\n`
}

/**
 * Netlify and Cloudflare Pages. Only Netlify matches a rule with and without a trailing slash, and only Netlify serves
 * /about.html itself unless a rule is forced by an exclamation mark. Cloudflare Pages skips forced rules, which it does
 * not know, and redirects /about.html on its own.
 */
function redirectsFile(redirects: Pairs): string {
  const moved = redirects.flatMap(([from, to]) => [
    `${from} ${to} 301`,
    `${from}/ ${to} 301`,
    `${from}.html ${to} 301`,
  ])
  const files = PAGE_PATHS.flatMap((path) =>
    path === paths.home
      ? ['/index.html / 301!']
      : [`${path}.html ${path} 301!`, `${path}/index.html ${path} 301`],
  )
  return [...moved, ...files].map((rule) => `${rule}\n`).join('')
}

/** Every address that has a file. */
const PAGE_PATHS = [...Object.values(paths), ...ARTICLE_PATHS]

/** Every address of the site that has a letter. */
const SPELT_PATHS = [...PAGE_PATHS, ...Object.keys(aliases)].filter((path) => path !== paths.home)

/**
 * nginx has no way to write an address in lower case, so each has its own rule for all other ways to write it: with its
 * file, and with what a mail has put behind it.
 */
function spellingRule(path: string): string {
  const anyCase = path.replaceAll(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)
  return `rewrite ^(?!${path}$)${anyCase}(?:(?:/index)?[.]html?)?\\W*$ ${path} permanent;`
}

/**
 * To be included in a `server` block. A location that sets one header loses all those set around it, hence
 * the variables for two of them.
 */
function nginxConf(headers: Pairs, redirects: Pairs): string {
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
set $cpl_embedding "${EMBEDDING.usual}";
add_header ${RESOURCE_POLICY} $cpl_embedding always;

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
  set $cpl_embedding "${EMBEDDING.share}";
  try_files $uri =404;
}
${[...HOST_FILES, '404', 'index'].map((file) => `location = /${file} { return 404; }`).join('\n')}
${redirects.map(([from, to]) => `location = ${from} { return 301 ${to}$is_args$args; }`).join('\n')}
location / {
  # Only what an address of the site may hold: a decoded backslash would lead to another host.
  rewrite ^((?:/[\\w-]+)+)/+$ $1 permanent;
${SPELT_PATHS.map((path) => `  ${spellingRule(path)}`).join('\n')}
  try_files $uri $uri.html =404;
}
`
}
