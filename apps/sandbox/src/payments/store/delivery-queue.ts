import type { DatabaseSync } from 'node:sqlite'
import { allRows, firstRow } from '../../selected-rows.ts'

export type Delivery = {
  id: number
  event: string
  endpoint: string
  attempts: number
  copy: number
}

export type DeliveryLogEntry = Delivery & {
  due_at: number
  delivered_at: number | null
  last_answer: string | null
}

/** Webhooks still to send; times are real milliseconds, whatever the sandbox's clock says. */
export function deliveryQueue(db: DatabaseSync) {
  const add = db.prepare('insert into delivery (event, endpoint, due_at, copy) values (?, ?, ?, ?)')
  const due = db.prepare(
    `select id, event, endpoint, attempts, copy from delivery
     where delivered_at is null and due_at <= ? order by due_at, id limit ?`,
  )
  const next = db.prepare('select min(due_at) as at from delivery where delivered_at is null')
  const done = db.prepare(
    'update delivery set delivered_at = ?, attempts = attempts + 1, last_answer = ? where id = ?',
  )
  const later = db.prepare(
    'update delivery set due_at = ?, attempts = attempts + 1, last_answer = ? where id = ?',
  )
  const waiting = db.prepare(
    `select 1 from delivery d join object o on o.kind = 'event' and o.id = d.event
     where d.delivered_at is null and o.body ->> '$.type' = ? and o.body ->> '$.data.object.id' = ? limit 1`,
  )
  return {
    isAcknowledged: (type: string, id: string): boolean => waiting.get(type, id) === undefined,
    add(event: string, endpoint: string, terms: { dueAt: number; copy?: boolean }): void {
      add.run(event, endpoint, terms.dueAt, terms.copy ? 1 : 0)
    },
    due(now: number, limit: number): Delivery[] {
      return allRows(due, now, limit)
    },
    nextDueAt(): number | null {
      return firstRow<{ at: number | null }>(next)?.at ?? null
    },
    delivered(id: number, at: number, answer: string): void {
      done.run(at, answer, id)
    },
    postpone(id: number, dueAt: number, answer: string): void {
      later.run(dueAt, answer, id)
    },
    log(limit: number): DeliveryLogEntry[] {
      return allRows(db.prepare('select * from delivery order by id desc limit ?'), limit)
    },
    openCount(): number {
      const open = db.prepare('select count(*) as n from delivery where delivered_at is null')
      return firstRow<{ n: number }>(open)?.n ?? 0
    },
  }
}
