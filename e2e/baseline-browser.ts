import type { BrowserContext } from '@playwright/test'
import { readCompatData } from '../scripts/baseline/compat-data.ts'
import { newerInStyles } from '../scripts/baseline/newer-in-style.ts'
import { listScriptFeatures, type ScriptFeature } from '../scripts/baseline/script-features.ts'

/** The data are 20 MB, and the style sheet is the same in every document: a worker reads each once. */
let reading: ReturnType<typeof readNewerFeatures> | undefined
const stripped = new Map<string, string>()

/**
 * Removes features newer than the baseline, by MDN's data, so that Chromium has only those of every baseline browser: from
 * scripts globals and their members, from the documents' style sheet declarations and rules. The policy knows the style
 * sheet by its hash, so the context needs `bypassCSP`.
 */
export async function removeNewerFeatures(context: BrowserContext): Promise<void> {
  reading ??= readNewerFeatures()
  const { features, readStyle } = await reading
  await context.addInitScript(removeFeatures, features)
  await context.route(
    ({ pathname }) => !pathname.startsWith('/supabase/') && !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(/(?<=<style>)[\s\S]*?(?=<\/style>)/, (style) => {
        const rest = stripped.get(style) ?? readStyle(style).rest
        stripped.set(style, rest)
        return rest
      })
      await route.fulfill({ response, body })
    },
  )
}

async function readNewerFeatures() {
  const data = await readCompatData()
  const features = listScriptFeatures(data).filter(({ isNewer }) => isNewer)
  return { features, readStyle: await newerInStyles(data) }
}

/** Runs in the browser, before the scripts of a page. */
function removeFeatures(features: readonly ScriptFeature[]): void {
  /** The object that a name stands for, with a dot as in Intl.Segmenter too. */
  function find(name: string): unknown {
    return name.split('.').reduce<unknown>((owner, part) => read(owner, part), window)
  }
  function read(owner: unknown, name: string): unknown {
    const isHolder = (typeof owner === 'object' && owner !== null) || typeof owner === 'function'
    return isHolder ? Reflect.get(owner, name) : undefined
  }
  function remove(owner: unknown, name: string): void {
    if ((typeof owner === 'object' && owner !== null) || typeof owner === 'function')
      Reflect.deleteProperty(owner, name)
  }
  // Members first, while their owners still exist.
  for (const { kind, owner, name } of features) {
    if (owner === undefined) continue
    if (kind === 'static') remove(find(owner), name)
    if (kind === 'instance') remove(read(find(owner), 'prototype'), name)
  }
  for (const { kind, name } of features) if (kind === 'global') remove(window, name)
}
