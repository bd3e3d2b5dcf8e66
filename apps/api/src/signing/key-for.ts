import { hkdfSync } from 'node:crypto'

/** What the secret of the installation is used for. Each purpose has a key of its own. */
export type KeyPurpose =
  | 'token:session'
  | 'token:staff-api'
  | 'token:change-email'
  | 'token:claim-account'
  | 'token:join-newsletter'
  | 'token:leave-newsletter'
  | 'newsletter-address'
  | 'token:exchange'
  | 'token:exchange-page'
  | 'sign-in-library'
  | 'second-factor'
  | 'backup-code'
  | 'quote-holder'
  | 'store-secrets'
  | 'webhook-secrets'
  | 'exchange-secrets'
  | 'stored-answers'
  | 'oauth-clients'
  | 'store-link'
  | 'figure-request'
  | 'supplier-request'
  | 'suppressed-address'
  | 'commuting-survey'
  | 'order-code'
  | 'content-preview'
  | 'rate-limit'

const keys = new Map<string, Buffer>()

/** The key of one purpose, from which neither the secret nor another key can be found. */
export function keyFor(secret: string, purpose: KeyPurpose): Buffer {
  const name = `${purpose}\n${secret}`
  const key = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  keys.set(name, key)
  return key
}
