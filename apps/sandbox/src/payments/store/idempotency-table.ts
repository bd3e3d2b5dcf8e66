import type { DatabaseSync } from 'node:sqlite'

/** What was answered to a key: the request is a fingerprint, the body as it was sent. */
export type Remembered = { request: string; status: number; body: string }

const KEPT_MS = 24 * 3600 * 1000

export function idempotencyTable(db: DatabaseSync, clock: () => number) {
  const insert = db.prepare('insert into idempotency values (?, ?, ?, ?, ?)')
  const select = db.prepare('select request, status, body from idempotency where key = ?')
  db.prepare('delete from idempotency where recorded_at < ?').run(clock() - KEPT_MS)
  return {
    remember(key: string, answer: Remembered): void {
      insert.run(key, answer.request, answer.status, answer.body, clock())
    },
    recall(key: string): Remembered | null {
      return (select.get(key) as Remembered | undefined) ?? null
    },
  }
}
