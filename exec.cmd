@rem What `exec` means to every other shell in the commands of package.json: there, signals reach the server itself.
@%*
