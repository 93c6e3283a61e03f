const HIGHEST_PORT = 65_535

/** The port in the environment variable PORT, or else the default. */
export function readPort(defaultPort: number): number {
  const setting = process.env.PORT
  if (!setting) return defaultPort
  const port = Number(setting)
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT) {
    throw new Error(`PORT is '${setting}': it must be a whole number from 1 to ${HIGHEST_PORT}.`)
  }
  return port
}
