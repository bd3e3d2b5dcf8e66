import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { fromBase64, isSame, sha256, toBase64 } from '../hashes.ts'

/* Notes of https://c2sp.org/signed-note, signed with Ed25519. */

const ED25519 = 1
const KEY_BYTES = 32
const KEY_ID_BYTES = 4
const SIGNATURE = /^— ([^\s+]+) ([A-Za-z0-9+/]+={0,2})$/
/** What stands before the 32 bytes of a key in PKCS #8 and in SPKI (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

export type Verifier = { readonly name: string; readonly publicKey: Uint8Array }
export type Signer = Verifier & { readonly privateKey: KeyObject }

/** A signer of the 32 bytes of a private key. */
export function signerOf(name: string, seed: Uint8Array): Signer {
  if (seed.length !== KEY_BYTES) throw new RangeError('an Ed25519 key has 32 bytes')
  const privateKey = createPrivateKey({
    key: Buffer.concat([PRIVATE_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return { name, privateKey, publicKey: spki.subarray(PUBLIC_PREFIX.length) }
}

/** The first four bytes of SHA-256(name, newline, algorithm, public key). */
export function keyId({ name, publicKey }: Verifier): Uint8Array {
  const named = Buffer.concat([Buffer.from(`${name}\n`), Uint8Array.of(ED25519), publicKey])
  return sha256(named).subarray(0, KEY_ID_BYTES)
}

/** `name+id+key`, as it is published and pinned. */
export function verifierKey(verifier: Verifier): string {
  const key = Buffer.concat([Uint8Array.of(ED25519), verifier.publicKey])
  return `${verifier.name}+${Buffer.from(keyId(verifier)).toString('hex')}+${toBase64(key)}`
}

/** `null` where it is not a verifier key of Ed25519. */
export function parseVerifierKey(text: string): Verifier | null {
  const [name = '', id, ...rest] = text.split('+')
  const key = fromBase64(rest.join('+'))
  if (!key || key.length !== 1 + KEY_BYTES || key[0] !== ED25519 || !isKeyName(name)) return null
  const verifier = { name, publicKey: key.subarray(1) }
  return Buffer.from(keyId(verifier)).toString('hex') === id ? verifier : null
}

const isKeyName = (name: string): boolean => name !== '' && !/[\s+]/.test(name)

/** A text that ends with a newline, with its signature beneath. */
export function signNote(text: string, signer: Signer): string {
  const signature = sign(null, Buffer.from(text), signer.privateKey)
  const signed = toBase64(Buffer.concat([keyId(signer), signature]))
  return `${text}\n— ${signer.name} ${signed}\n`
}

/** The text of a note that a known key signed; `null` where none did, or it is no note. */
export function openNote(note: string, verifiers: readonly Verifier[]): string | null {
  const end = note.lastIndexOf('\n\n')
  if (end < 0 || !note.endsWith('\n')) return null
  const text = note.slice(0, end + 1)
  const lines = note.slice(end + 2, -1).split('\n')
  const signatures = lines.map((line) => SIGNATURE.exec(line))
  if (signatures.includes(null)) return null
  const isSigned = signatures.some((found) =>
    verifiers.some((verifier) => isSignedBy(verifier, text, found)),
  )
  return isSigned ? text : null
}

function isSignedBy(verifier: Verifier, text: string, found: RegExpExecArray | null): boolean {
  const [, name, base64 = ''] = found ?? []
  const bytes = name === verifier.name ? fromBase64(base64) : null
  if (!bytes || !isSame(bytes.subarray(0, KEY_ID_BYTES), keyId(verifier))) return false
  const key = createPublicKey({
    key: Buffer.concat([PUBLIC_PREFIX, verifier.publicKey]),
    format: 'der',
    type: 'spki',
  })
  return verify(null, Buffer.from(text), key, bytes.subarray(KEY_ID_BYTES))
}
