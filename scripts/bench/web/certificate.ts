import { execFile } from 'node:child_process'
import { createHash, generateKeyPairSync, X509Certificate } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Certificate = {
  key: string
  cert: string
  /** The hash by which Chromium is told to trust this one certificate. */
  fingerprint: string
}

/**
 * Makes a certificate for https://localhost that nobody but the browser started beside it trusts. Node.js can
 * make keys and read certificates, but not sign one.
 *
 * @throws when there is no openssl on the PATH
 */
export async function makeCertificate(): Promise<Certificate> {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'))
  try {
    const keyFile = join(folder, 'key.pem')
    await writeFile(keyFile, privateKey, { mode: 0o600 })
    const { stdout: cert } = await run('openssl', [
      ...['req', '-x509', '-new', '-key', keyFile, '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ])
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    const fingerprint = createHash('sha256').update(publicKey).digest('base64')
    return { key: privateKey, cert, fingerprint }
  } finally {
    await rm(folder, { recursive: true })
  }
}
