/*
 * Reads proofs with WebCrypto and nothing else. It shares no code with the log of the server: both follow
 * https://c2sp.org/tlog-proof and docs/ledger.md by themselves, so neither repeats a mistake of the other.
 */

export type Bytes = Uint8Array<ArrayBuffer>
export type Proof = { leaf: Bytes; text: string; index: number; hashes: Bytes[]; note: string }
export type Tree = { size: number; root: Bytes; isSigned: boolean | null }

export const VERSION = 'understory-ledger/v1 '
const ED25519 = 1
export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)
export const same = (one: Bytes, other: Bytes) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])
export const base64 = (bytes: Bytes) => btoa(String.fromCharCode(...bytes))

export function fail(why: string): never {
  throw new Error(why)
}

/** One spelling for each value: padded, with zero in the bits that are not used. */
export function decode(text: string): Bytes {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
  return base64(bytes) === text ? bytes : fail('it has bytes that are not spelt as they must be')
}

export async function sha256(...parts: Bytes[]): Promise<Bytes> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined))
}
export async function hmac(key: Bytes, bytes: Bytes): Promise<Bytes> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytes))
}
export const leafHash = (leaf: Bytes) => sha256(Uint8Array.of(0), leaf)
const nodeHash = (left: Bytes, right: Bytes) => sha256(Uint8Array.of(1), left, right)

export function readProof(file: string): Proof {
  const end = file.indexOf('\n\n')
  const [header, extra = '', place = '', ...hashes] = file.slice(0, end).split('\n')
  const [, index] = /^index (0|[1-9]\d{0,15})$/.exec(place) ?? []
  if (header !== 'c2sp.org/tlog-proof@v1' || !extra.startsWith('extra ') || index === undefined)
    fail('it is no proof file')
  const leaf = decode(extra.slice('extra '.length))
  const text = new TextDecoder().decode(leaf)
  return { leaf, text, index: Number(index), hashes: hashes.map(decode), note: file.slice(end + 2) }
}

/** The root that a proof leads to, and on the way that of the tree that ends with its leaf (RFC 9162, 2.1.3.2). */
export async function rootsOf({ leaf, index, hashes }: Proof, size: number) {
  if (index >= size) fail('its leaf is outside of the tree')
  let [root, own, at, last] = [await leafHash(leaf), await leafHash(leaf), index, size - 1]
  for (const hash of hashes) {
    if (hash.length !== 32 || last === 0) fail('its proof has another length')
    if (at % 2 === 1 || at === last) {
      root = await nodeHash(hash, root)
      own = await nodeHash(hash, own)
      for (; at % 2 === 0 && at > 0; at /= 2) last = Math.floor(last / 2)
    } else root = await nodeHash(root, hash)
    at = Math.floor(at / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 ? { root, own } : fail('its proof has another length')
}

/** A checkpoint, and whether the key signed it; `null`: this browser cannot tell. */
export async function openNote(note: string, key: string): Promise<Tree> {
  const end = note.indexOf('\n\n')
  const [origin, size = '', root = '', ...more] = note.slice(0, end).split('\n')
  if (end < 0 || more.length > 0 || !/^(0|[1-9]\d{0,15})$/.test(size) || !note.endsWith('\n'))
    fail('its checkpoint cannot be read')
  const [name = '', id, ...rest] = key.split('+')
  const named = decode(rest.join('+'))
  const keyId = (await sha256(utf8(`${name}\n`), named)).slice(0, 4)
  const hex = [...keyId].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (hex !== id || named[0] !== ED25519) fail('the key is damaged')
  let isSigned: boolean | null = false
  for (const line of note.slice(end + 2, -1).split('\n')) {
    const [, signer, text = ''] = /^— (\S+) (\S+)$/.exec(line) ?? fail('a signature cannot be read')
    const bytes = signer === name && origin === name ? decode(text) : new Uint8Array()
    if (!same(bytes.slice(0, 4), keyId) || isSigned) continue
    isSigned = await isSignedBy(named.slice(1), bytes.slice(4), utf8(note.slice(0, end + 1)))
  }
  return { size: Number(size), root: decode(root), isSigned }
}

async function isSignedBy(key: Bytes, signature: Bytes, text: Bytes): Promise<boolean | null> {
  const imported = await crypto.subtle
    .importKey('raw', key, 'Ed25519', false, ['verify'])
    .catch(() => null)
  return imported && crypto.subtle.verify('Ed25519', imported, signature, text)
}
