/**
 * The loader of a module among those of `import.meta.glob`.
 * @param path in the project, with a slash in front
 * @throws if there is no such module
 */
export function findModule<Module>(
  modules: Readonly<Record<string, () => Promise<Module>>>,
  path: string,
): () => Promise<Module> {
  const load = modules[path]
  if (!load) throw new Error(`There is no module ${path}`)
  return load
}
