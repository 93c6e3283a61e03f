declare module '*.md' {
  /** The file as a tree of elements. */
  const text: readonly import('@/content/articles/article').ArticleNode[]
  export default text
}
