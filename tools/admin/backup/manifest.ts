import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseCopy } from '@understory/database/copies/read-copy.ts'

export type StoredPart = { readonly file: string; readonly sha256: string; readonly bytes: number }

/** A list of files, a line each, so that a million of them need no memory. */
export type StoredFiles = StoredPart & { readonly count: number }

/** What is in a backup. It is written last: a folder without it is none. */
export type Manifest = {
  readonly format: 1
  readonly version: string
  readonly takenAt: string
  readonly database: Omit<DatabaseCopy, 'tables'> & {
    readonly tables: readonly (DatabaseCopy['tables'][number] & StoredPart)[]
  }
  readonly files: StoredFiles
  /** The copy of the public log; size 0: nothing was published. */
  readonly log: StoredFiles & { readonly size: number }
  /** The highest numbers that were given when it was taken. */
  readonly numbers: { readonly invoices: number }
}

export const MANIFEST = 'manifest.json'

/** What no backup holds, and without which a restored one is of little use. */
export const KEPT_ELSEWHERE = [
  'APP_SECRET (second factors, keys of shops and every link that was sent)',
  'LEDGER_SIGNING_KEY and LEDGER_EVENT_KEY (the public log)',
  'CREDENTIAL_SIGNING_KEY (certificates for machines)',
  'the keys of the payment provider and of the mail server, and the passwords of both logins of the database',
] as const

export function readManifest(folder: string): Manifest {
  let manifest: Manifest
  try {
    manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest
  } catch {
    throw new Error(`${folder} holds no whole backup: its ${MANIFEST} cannot be read.`)
  }
  if (manifest.format !== 1) throw new Error('the backup was made by a later version.')
  return manifest
}
