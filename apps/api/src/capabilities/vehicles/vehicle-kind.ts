import type { Database } from '@understory/database/connect.ts'
import { countsForBuyer, type PurchaseKind } from '../purchases/public.ts'

/** A year of vehicles, which only the account that has them buys. */
export const VEHICLE: PurchaseKind = {
  ...countsForBuyer('vehicle'),
  isFor: (db, quote, accountId) => hasVehicles(db, { quoteId: quote.id, accountId }),
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
