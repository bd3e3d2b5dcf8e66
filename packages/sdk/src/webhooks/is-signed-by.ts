import { WebhookError } from './webhook-error.ts'

type Scheme = {
  /** What a secret of it begins with, or its public key. */
  readonly prefix: string
  /** What a signature of it begins with. */
  readonly mark: string
  readonly algorithm: { readonly name: string; readonly hash?: string }
}

const SCHEMES: readonly Scheme[] = [
  { prefix: 'whsec_', mark: 'v1,', algorithm: { name: 'HMAC', hash: 'SHA-256' } },
  { prefix: 'whpk_', mark: 'v1a,', algorithm: { name: 'Ed25519' } },
]

/** Whether a signature of Standard Webhooks is of this secret, or of the private key of this public key. */
export async function isSignedBy(
  secret: string,
  signed: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  const scheme = SCHEMES.find(({ prefix }) => secret.startsWith(prefix))
  const bytes = scheme ? bytesOf(secret.slice(scheme.prefix.length)) : null
  if (!scheme || !bytes) throw new WebhookError('SECRET_MALFORMED')
  if (!signature.startsWith(scheme.mark)) return false
  const given = bytesOf(signature.slice(scheme.mark.length))
  if (!given) return false
  const key = await crypto.subtle.importKey('raw', bytes, scheme.algorithm, false, ['verify'])
  return crypto.subtle.verify(scheme.algorithm, key, given, signed)
}

/** `null` where it is no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
