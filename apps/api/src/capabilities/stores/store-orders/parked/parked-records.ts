import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'

export type ParkedRow = {
  readonly id: number
  readonly account_id: string
  readonly store_id: string
  readonly topic: string
  readonly problem: string
  readonly received_at: Date
  readonly parked_at: Date
}

/** Of the order side, which may stand on another server than the shops. */
export async function findParked(db: Database, most: number): Promise<ParkedRow[]> {
  const { rows } = await sql<ParkedRow>`
    /* for all accounts */
    select id::int8 as id, account_id, store_id, topic, problem, received_at, parked_at
    from store_waiting where parked_at is not null
    order by parked_at, id limit ${most}`.execute(db)
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}
