import { createHash, X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'

export type Certificate = {
  key: string
  cert: string
  /** The hash with which Chromium is started, to trust this certificate. */
  fingerprint: string
}

/** Creates a certificate for https://localhost, trusted only by a browser started with its hash. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') }
}
