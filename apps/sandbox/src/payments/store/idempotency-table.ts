import type { DatabaseSync } from 'node:sqlite'
import { firstRow } from '../../selected-rows.ts'

/** What was answered to a key: the request is a fingerprint, the body as it was sent. */
export type Remembered = { request: string; status: number; body: string }

const KEPT_SECONDS = 24 * 3600

/** A key is known for a day of the sandbox's clock, in Unix seconds. */
export function idempotencyTable(db: DatabaseSync, now: () => number) {
  const insert = db.prepare('insert or replace into idempotency values (?, ?, ?, ?, ?)')
  const select = db.prepare(
    'select request, status, body from idempotency where key = ? and recorded_at > ?',
  )
  return {
    remember(key: string, answer: Remembered): void {
      insert.run(key, answer.request, answer.status, answer.body, now())
    },
    recall(key: string): Remembered | null {
      return firstRow(select, key, now() - KEPT_SECONDS) ?? null
    },
  }
}
