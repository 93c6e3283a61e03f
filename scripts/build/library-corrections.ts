import { fileURLToPath } from 'node:url'
import type { Alias } from 'vite'

// Each can go once its library needs it no more; docs/decisions.md has the measurements.

/** Radix' packages set the name of each function, and would keep all unused ones by it. */
export const pureFunctions = ['__name']

export function libraryAliases(command: 'build' | 'serve'): Alias[] {
  return [
    // The dialogs' scroll lock uses it, and the Content-Security-Policy forbids the `<style>` element that it adds.
    alias('react-style-singleton', 'src/lib/style-singleton.ts'),
    // The package offers bundlers nothing but its development build, which logs warnings in every visitor's console.
    ...(command === 'build'
      ? [alias(/^react-router$/, 'node_modules/react-router/dist/production/index.mjs')]
      : []),
  ]
}

function alias(find: Alias['find'], file: string): Alias {
  return { find, replacement: fileURLToPath(new URL(`../../${file}`, import.meta.url)) }
}
