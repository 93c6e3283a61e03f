// Runs before whatever serves or builds the site, in plain Node: tsx itself cannot read a file below a '?'.

/** Both end a file's address in a URL, by which Vite names the files that it reads. */
const [character] = /[#?]/.exec(process.cwd()) ?? []

if (character) {
  console.error(
    `The site cannot be served from ${process.cwd()}: Vite takes the '${character}' for the end of a file's path. ` +
      'Rename the folder, or move the site to another.',
  )
  process.exitCode = 1
}
