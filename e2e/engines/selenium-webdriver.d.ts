// Node.js imports a folder by its file alone, which the types do not know.
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote'
}
