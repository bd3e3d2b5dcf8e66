import type { Tx } from '@understory/database/connect.ts'
import type { Findings } from './findings.ts'

/**
 * A rule that must hold at every moment, and the statement that finds what breaks it: one row
 * `(subject, detail)` per breach, none when all is well. Statements only read.
 */
type OneStatement = {
  readonly id: string
  readonly rule: string
  readonly statement: string
}

/** One that needs both sides of the database: they are read one after the other, and compared here. */
export type Comparison = {
  readonly id: string
  readonly rule: string
  readonly find: (tx: Tx, findings: Findings) => Promise<void>
  /** The same for all there is, where `find` draws a sample. */
  readonly whole?: Pick<Comparison, 'rule' | 'find'>
}

export type Check = OneStatement | Comparison
