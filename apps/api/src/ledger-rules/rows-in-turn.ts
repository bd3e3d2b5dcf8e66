import type { Tx } from '@understory/database/connect.ts'
import { type RawBuilder, sql } from 'kysely'

const ROWS_IN_TURN_BATCH_SIZE = 5_000
let cursors = 0

/** The rows of a statement, however many: they are read a few thousand at a time. */
export async function* rowsInTurn<Row>(tx: Tx, statement: RawBuilder<Row>): AsyncGenerator<Row> {
  cursors += 1
  const cursor = sql.id(`rows_in_turn_${cursors}`)
  await sql`declare ${cursor} no scroll cursor for ${statement}`.execute(tx)
  const next = sql<Row>`fetch ${sql.lit(ROWS_IN_TURN_BATCH_SIZE)} from ${cursor}`
  for (let { rows } = await next.execute(tx); rows.length > 0; { rows } = await next.execute(tx)) {
    yield* rows
  }
  await sql`close ${cursor}`.execute(tx)
}

type Keyed = { readonly key: string }

/**
 * Rows of two statements by their keys, in whose order (`collate "C"`) both come; one that only one of them has
 * comes alone.
 */
export async function* paired<One extends Keyed, Other extends Keyed>(
  one: AsyncGenerator<One>,
  other: AsyncGenerator<Other>,
): AsyncGenerator<readonly [One | null, Other | null]> {
  let [left, right] = [await take(one), await take(other)]
  while (left || right) {
    const isLeft = left !== null && (right === null || left.key <= right.key)
    const isRight = right !== null && (left === null || right.key <= left.key)
    yield [isLeft ? left : null, isRight ? right : null]
    if (isLeft) left = await take(one)
    if (isRight) right = await take(other)
  }
}

async function take<Row>(rows: AsyncGenerator<Row>): Promise<Row | null> {
  const { value, done } = await rows.next()
  return done ? null : value
}
