// Runs before `npm start`, `npm run preview`, `npm test` and `npm run build`, when packages may be missing: plain
// Node.js only.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// Both characters end the path of a URL, and so of Vite's module URLs.
const [character] = /[#?]/.exec(process.cwd()) ?? []

if (character) {
  console.error(
    `The site cannot be served from ${process.cwd()}: Vite takes the '${character}' for the end of a file's path. ` +
      'Rename the folder, or move the site to another.',
  )
  process.exit(1)
}

if (!isInstalled()) {
  console.info('Installing the packages of package-lock.json …')
  // NODE_ENV=production would leave out development packages, and Vite is one of them.
  const { status } = spawnSync('npm ci --include=dev --no-audit --no-fund', {
    shell: true,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}

/** Compares contents, because after a clone every file is equally new. */
function isInstalled() {
  // npm's own record of what it has installed, entry for entry a copy from package-lock.json.
  const present = readPackages('node_modules/.package-lock.json')
  const { '': _project, ...wanted } = readPackages('package-lock.json')
  return Object.entries(wanted).every(([path, entry]) =>
    // Packages for other platforms are listed in the lock file and rightly absent.
    path in present
      ? JSON.stringify(present[path]) === JSON.stringify(entry)
      : entry.optional || entry.devOptional,
  )
}

/** The packages that a lock file lists, by path; none when there is no such file. */
function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}
