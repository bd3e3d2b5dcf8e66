import { sql } from 'kysely'
import type { Database } from '../connect.ts'

const MARK = /^-- Not in a transaction\b/
const INDEX = /^create (?:unique )?index concurrently (\w+) on \w+[ (][^;]*;?$/i
const DROP = /^drop index concurrently if exists \w+;?$/i

/** A migration of one statement that PostgreSQL runs in no transaction, marked as such in its first line. */
export const isOutsideTransaction = (text: string): boolean => MARK.test(text)

/** What such a migration does; `null`: it is none of the two that can be run again after a crash. */
export function statementOutside(text: string): { sql: string; index: string | null } | null {
  const statement = text
    .replace(/--[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (DROP.test(statement)) return { sql: statement, index: null }
  const index = INDEX.exec(statement)?.[1]
  return index ? { sql: statement, index } : null
}

/**
 * An index that was begun and not finished (a crash, a value that is there twice) stays behind, unusable: it is
 * dropped first. One that was finished without being recorded is taken as it is.
 */
export async function applyOutsideTransaction(db: Database, text: string): Promise<void> {
  const statement = statementOutside(text)
  if (!statement) throw new Error('outside a transaction an index is made or dropped, and no more')
  if (statement.index) {
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index
      where indexrelid = to_regclass(${statement.index})`.execute(db)
    if (rows[0]?.valid) return
    if (rows[0]) await sql.raw(`drop index concurrently if exists ${statement.index}`).execute(db)
  }
  await sql.raw(statement.sql).execute(db)
}
