// Runs before `npm start`, `npm run preview` and `npm test`, when there may be no packages yet: plain Node only.
// Compares contents, because after a clone every file is equally new.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The packages that a lock file lists, by path; none when there is no such file. */
function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

function isInstalled() {
  // npm's own record of what it put into node_modules, entry for entry a copy from package-lock.json.
  const present = readPackages('node_modules/.package-lock.json')
  const { '': _project, ...wanted } = readPackages('package-lock.json')
  return Object.entries(wanted).every(([path, entry]) =>
    // Packages for other platforms stand in the lock file and are rightly absent.
    path in present
      ? JSON.stringify(present[path]) === JSON.stringify(entry)
      : entry.optional || entry.devOptional,
  )
}

if (!isInstalled()) {
  console.info('Installing the packages of package-lock.json …')
  // Development packages also where NODE_ENV says production: Vite itself is one of them.
  const { status } = spawnSync('npm ci --include=dev --no-audit --no-fund', {
    shell: true,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
