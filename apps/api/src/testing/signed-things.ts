import { createHmac } from 'node:crypto'

/** Bytes that somebody signed for one purpose. */
export type SignedThing = {
  readonly name: string
  readonly bytes: string
  readonly digest: Buffer
}

/** Where something signed is accepted, in the form in which its sender signs: whatever the bytes and their digest. */
export type SignedReceiver = {
  readonly name: string
  /** As the contract writes it. */
  readonly path: string
  readonly url: string
  /** Headers for bytes that have this digest. */
  readonly headers: (digest: Buffer) => Readonly<Record<string, string>>
}

export const thing = (name: string, key: string | Buffer, bytes: string): SignedThing => ({
  name,
  bytes,
  digest: createHmac('sha256', key).update(bytes).digest(),
})

/** Those bytes as somebody would post them to a receiver that they were not signed for. */
export function posted(receiver: SignedReceiver, { bytes, digest }: SignedThing): Request {
  const headers = { 'content-type': 'application/json', ...receiver.headers(digest) }
  return new Request(receiver.url, { method: 'POST', headers, body: bytes })
}
