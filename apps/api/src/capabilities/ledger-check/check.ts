/**
 * A rule that must hold at every moment, and the statement that finds what breaks it: one row
 * `(subject, detail)` per breach, none when all is well. Statements only read.
 */
export type Check = {
  readonly id: string
  readonly rule: string
  readonly statement: string
}
