/** The loader of a module of `import.meta.glob`, by its path with a slash in front. @throws if there is none */
export function findModule<Module>(
  modules: Readonly<Record<string, () => Promise<Module>>>,
  path: string,
): () => Promise<Module> {
  const load = modules[path]
  if (!load) throw new Error(`There is no module ${path}`)
  return load
}
