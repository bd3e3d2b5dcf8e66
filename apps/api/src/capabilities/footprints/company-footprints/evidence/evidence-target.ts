import type { Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import { evidenceLimit } from '@understory/domain/footprints/company-footprints/evidence/evidence-types.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { type InventoryKey, isLocked } from '../inventory/inventory-records.ts'

/** At most one of the two ids; without them it is the footprint as a whole. */
export type Target = InventoryKey & {
  readonly lineId: string | null
  readonly questionId: string | null
}

/** The footprint, locked until the end of the transaction: nobody hands it over or decides meanwhile. */
export async function lockTarget(tx: Tx, target: Target): Promise<Refused | null> {
  const { footprintId, accountId, lineId, questionId } = target
  const footprint = await lockFootprint(tx, target)
  if (!footprint) return refuse('FOOTPRINT_NOT_FOUND')
  if (questionId) return (await isOpenQuestion(tx, target)) ? null : refuse('QUESTION_NOT_FOUND')
  if (isLocked(footprint)) return refuse('FOOTPRINT_LOCKED')
  if (!lineId) return null
  const line = await tx
    .selectFrom('inventory_line as l')
    .innerJoin('footprint_inventory as i', 'i.id', 'l.inventory_id')
    .select('l.parent_id')
    .where('l.id', '=', lineId)
    .where('i.footprint_id', '=', footprintId)
    .where('l.account_id', '=', accountId)
    .executeTakeFirst()
  if (!line) return refuse('LINE_NOT_FOUND')
  return line.parent_id ? refuse('LINE_OF_ANOTHER') : null
}

export function lockFootprint(tx: Tx, { footprintId, accountId }: InventoryKey) {
  return tx
    .selectFrom('footprint')
    .select('status')
    .where('id', '=', footprintId)
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function isOpenQuestion(
  tx: Tx,
  { footprintId, accountId, questionId }: Pick<Target, 'footprintId' | 'accountId' | 'questionId'>,
): Promise<boolean> {
  const question = await tx
    .selectFrom('verification_question as q')
    .innerJoin('footprint_verification as v', 'v.id', 'q.verification_id')
    .select('q.id')
    .where('q.id', '=', questionId)
    .where('q.account_id', '=', accountId)
    .where('v.footprint_id', '=', footprintId)
    .where('v.outcome', 'is', null)
    .executeTakeFirst()
  return question !== undefined
}

/** What is there already; uploads of one account are counted one after the other. */
export async function refuseBeyondLimits(
  tx: Tx,
  { footprintId, accountId, lineId, questionId }: Target,
  size: number,
): Promise<Refused | null> {
  await sql`select pg_advisory_xact_lock(hashtext('evidence'), hashtext(${accountId}))`.execute(tx)
  const place = (eb: ExpressionBuilder<DB, 'footprint_evidence'>) =>
    eb.and([
      eb('footprint_id', '=', footprintId),
      eb('line_id', 'is not distinct from', lineId),
      eb('question_id', 'is not distinct from', questionId),
    ])
  const stored = await tx
    .selectFrom('footprint_evidence')
    .select((eb) => [
      eb.fn.countAll().filterWhere(place(eb)).as('there'),
      eb.fn.countAll().filterWhere('footprint_id', '=', footprintId).as('of_footprint'),
      eb.fn.coalesce(eb.fn.sum('bytes'), sql<number>`0`).as('bytes'),
    ])
    .where('account_id', '=', accountId)
    .where('status', '<>', 'failed')
    .executeTakeFirstOrThrow()
  const kind = lineId ? 'line' : questionId ? 'question' : 'footprint'
  const sentence = evidenceLimit(
    kind,
    {
      there: Number(stored.there),
      ofFootprint: Number(stored.of_footprint),
      accountBytes: Number(stored.bytes),
    },
    size,
  )
  return sentence ? refuse('EVIDENCE_LIMIT', [{ field: 'file', message: sentence }]) : null
}
