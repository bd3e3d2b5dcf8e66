import type { Database, Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { sql } from 'kysely'
import { countsForBuyer, type PurchaseKind } from '../../../commerce/purchases/public.ts'
import { coveredDriving } from './covered-driving.ts'
import { findVehicleObstacle } from './find-vehicle-obstacle.ts'

/** A year of vehicles, which the account that has them buys, or anyone where no account has them yet. */
export const VEHICLE: PurchaseKind = {
  ...countsForBuyer('vehicle'),
  // In this order: what is claimed in between has vehicles by then.
  isFor: async (db, quote, accountId) =>
    (await isUnclaimed(db, quote.id)) || (await hasVehicles(db, { quoteId: quote.id, accountId })),
  obstacle: findVehicleObstacle,
  async claim(tx, quoteId) {
    await sql`select claim_described_vehicles(${quoteId})`.execute(tx)
  },
  covers: coveredDriving,
  isDuplicate: (tx, { quote_id }) => isOffsetAlready(tx, quote_id),
}

/** Two accounts may have ordered the same driving before either of them paid. */
async function isOffsetAlready(tx: Tx, quoteId: string): Promise<boolean> {
  const { rows } = await sql<{ already: boolean }>`
    select is_offset_already(${quoteId}, true) as already`.execute(tx)
  return rows[0]?.already === true
}

async function hasVehicles(
  db: Database,
  { quoteId, accountId }: { quoteId: string; accountId: string },
): Promise<boolean> {
  const own = await db
    .selectFrom('vehicle_offset')
    .select('vehicle_id')
    .where('quote_id', '=', quoteId)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return own !== undefined
}

/** Of vehicles that were described by someone without an account, and are of none yet. */
async function isUnclaimed(db: Database, quoteId: string): Promise<boolean> {
  const described = await asPlatform(() =>
    db
      .selectFrom('described_vehicle')
      .select('id')
      .where('quote_id', '=', quoteId)
      .limit(1)
      .executeTakeFirst(),
  )
  return described !== undefined
}
