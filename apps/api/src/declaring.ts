import type { Tx } from '@understory/database/connect.ts'
import type { Clock } from '@understory/ports/clock.ts'
import type { DocumentRenderer } from '@understory/ports/documents/documents.ts'
import type { Config } from './configuration/config.ts'

/** A footprint that was declared just now, under this number. */
export type DeclaredNow = {
  readonly accountId: string
  readonly footprintId: string
  readonly number: number
}

export type DeclaringDeps = {
  readonly db: Tx
  readonly clock: Clock
  readonly config: Config
  readonly documents: DocumentRenderer
}
export type WhenDeclared = (deps: DeclaringDeps, declared: DeclaredNow) => Promise<void>

/** What else happens in the transaction that declares a footprint, by the manifests. */
export type Declaring = { readonly whenDeclared: readonly WhenDeclared[] }
