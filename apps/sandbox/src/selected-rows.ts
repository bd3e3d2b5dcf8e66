import type { SQLInputValue, StatementSync } from 'node:sqlite'

/** What a statement selects, in rows of the type that its caller names. */
export const allRows = <Row>(statement: StatementSync, ...given: SQLInputValue[]) =>
  statement.all(...given) as Row[]

export const firstRow = <Row>(statement: StatementSync, ...given: SQLInputValue[]) =>
  statement.get(...given) as Row | undefined
