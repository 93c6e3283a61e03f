import { createHash, X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'

export type Certificate = {
  key: string
  cert: string
  /** The hash by which Chromium is told to trust this one certificate. */
  fingerprint: string
}

/** Makes a certificate for https://localhost that nobody but the browser started beside it trusts. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') }
}
