import type { DB } from '@understory/database/rows.generated.ts'
import type { RetentionReason } from '@understory/domain/people/privacy/retention-reasons.ts'

export type TableName = keyof DB

/** A table of a capability: of whom its rows are, how long they stay, and what of them a person's export shows. */
export type OwnedTable = {
  /**
   * `live`: what its rows claim would be false of a test account, which has none there. `test`: rows of test accounts
   * alone. `both`: rows of either, or of no account.
   */
  readonly modes: 'live' | 'test' | 'both'
  /** For a reason; or for some days, swept nightly; or by whole months, as a setting says. */
  readonly retention: RetentionReason | SweptAfter | 'by month'
  readonly exported?: Exported
  /** Its rows of an account are deleted when that account closes. */
  readonly isDeletedWithAccount?: true
  /** What happens to them instead, where the account is theirs who closes it and they are not deleted so. */
  readonly whenAccountCloses?: string
  /** Why rows that the database shows to their owner are not in the export. */
  readonly notExported?: string
}

export type SweptAfter = {
  readonly days: number
  /** The column that they are counted from. */
  readonly since: string
  /** What the rows are, for people to read. */
  readonly what: string
}

export type Exported = {
  /** Once for the user, or once for each account they look after. */
  readonly of: 'user' | 'account'
  /** Absent: all columns. Listed where some columns are credentials. */
  readonly columns?: readonly string[]
  readonly alsoCsv?: true
}

export type ExportedTable = Exported & { readonly name: string }

export type OwnedTables = { readonly [Name in TableName]?: OwnedTable }
