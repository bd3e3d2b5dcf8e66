import { VERSION } from './canonical-text.ts'
import { type Hash, hmacSha256, sha256 } from './hashes.ts'

/*
 * What the public cannot read but the holder can show. Each hash is of the version, what it is, and inputs of
 * a fixed length, so that nobody finds other inputs for it.
 */

const tagged = (kind: string, ...parts: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat([Buffer.from(`${VERSION} ${kind}\n`), ...parts])

/** Stands for an account in its own statements alone. `secret`: 32 random bytes, deleted with the person. */
export const accountReference = (secret: Uint8Array): Hash => sha256(tagged('account', secret))

/** What shows that an entry is of an account, and says nothing of any other entry. */
export const openingOf = (secret: Uint8Array, entry: number): Hash =>
  hmacSha256(secret, tagged('opening', Buffer.from(String(entry))))

/** Whose an entry is, for who knows its opening; without the account's secret nobody can tell. */
export const holderOf = (opening: Hash, account: Hash): Hash =>
  sha256(tagged('holder', opening, account))

export type LedgerEvent = {
  readonly kind: string
  readonly id: string
  readonly revision: number
  readonly impact: string
  readonly part: number
}

/** The same for the same event, and random to look at otherwise: an event that counts twice is seen. */
export function eventOf(logSecret: Uint8Array, event: LedgerEvent): Hash {
  const { kind, id, revision, impact, part } = event
  const text = `${kind} ${id} ${revision} ${impact} ${part}`
  return hmacSha256(logSecret, tagged('event', Buffer.from(text)))
}

/** `nonce`: 32 random bytes, deleted with the name. */
export const nameCommitment = (nonce: Uint8Array, name: string): Hash =>
  sha256(tagged('name', nonce, Buffer.from(name.normalize('NFC'))))

/** Of a line of a bill, or of a credit note: with it an order is found in its leaf, without it in none. */
export const orderSaltOf = (secret: Uint8Array, billOrNote: string, line: number): Hash =>
  hmacSha256(secret, tagged('salt', Buffer.from(`${billOrNote} ${line}`)))

/** Which order a leaf is of. Numbers of orders are unique within a store alone, so the store is in it. */
export const orderCommitment = (salt: Hash, { store, order }: OrderOfStore): Hash =>
  hmacSha256(salt, tagged('order', Buffer.from(`${store} ${order}`)))

export type OrderOfStore = {
  readonly store: string
  /** As the shop itself numbers it. */
  readonly order: string
}
