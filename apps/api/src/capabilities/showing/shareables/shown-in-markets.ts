import type { Database } from '@understory/database/connect.ts'
import {
  CLAIM_MARKETS,
  type ClaimMarket,
} from '@understory/domain/showing/claims/rules/claim-terms.ts'
import type { Deps } from '../../../deps.ts'
import { ensureShare } from './account-share.ts'

type ShownInMarketsDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/** Where people see what an account shows; `null`: it has not said. */
export async function sayMarkets(
  deps: ShownInMarketsDeps,
  accountId: string,
  markets: readonly ClaimMarket[] | null,
): Promise<void> {
  await ensureShare(deps.db, deps, accountId)
  await deps.db
    .updateTable('account_share')
    .set({ markets: markets && [...markets], changed_at: deps.clock() })
    .where('account_id', '=', accountId)
    .execute()
}

export async function marketsOfShare(
  db: Database,
  accountId: string,
): Promise<ClaimMarket[] | null> {
  const row = await db
    .selectFrom('account_share')
    .select('markets')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return knownMarkets(row?.markets ?? null)
}

export async function marketsOfShared(
  db: Database,
  shareId: string,
): Promise<ClaimMarket[] | null> {
  const row = await db
    .selectFrom('account_share')
    .select('markets')
    .where('share_id', '=', shareId)
    .executeTakeFirst()
  return knownMarkets(row?.markets ?? null)
}

/** In the order in which markets are listed everywhere. */
export const knownMarkets = (stored: readonly string[] | null): ClaimMarket[] | null =>
  stored && CLAIM_MARKETS.filter((market) => stored.includes(market))
