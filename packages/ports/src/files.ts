/**
 * Where a file is in the store: made from a kind and one of our ids, from the path of a part of the public log, or from
 * the number of an invoice beside it; never from what anyone typed.
 */
export type FileKey = `${string}/${string}`

export type StoredFile = { readonly key: FileKey; readonly storedAt: Date }

/** Keeps whole files of at most some megabytes, by keys of ours. */
export type FileStore = {
  /** Afterwards the file is there, whole and for good. The same key twice replaces it. */
  readonly put: (key: FileKey, bytes: Uint8Array) => Promise<void>
  /** `null`: there is none. */
  readonly get: (key: FileKey) => Promise<Uint8Array | null>
  /** Afterwards it is not there, whether or not it was. */
  readonly remove: (key: FileKey) => Promise<void>
  /** Every file with an id, in no order, with what an interrupted `put` may have left; nothing of the log. */
  readonly list: () => AsyncIterable<StoredFile>
}

const KEY = /^[a-z]+\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isFileKey(text: string): text is FileKey {
  return KEY.test(text)
}

const LOG_KEY =
  /^ledger\/(?:checkpoint|checkpoints\/[1-9]\d{0,15}|invoices\/(?:0|[1-9]\d{0,15})|tile\/(?:entries|\d{1,2})\/(?:x\d{3}\/){0,5}\d{3}(?:\.p\/\d{1,3})?)$/

/** Throws where a key is not of ours; an adapter asks before it touches a path or an address. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key) && !LOG_KEY.test(key)) throw new Error('this is no key of a stored file')
}
