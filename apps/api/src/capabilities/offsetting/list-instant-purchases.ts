import type { QueryOf } from '@understory/contracts/endpoint.ts'
import type { ListInstantPurchases } from '@understory/contracts/offsetting.ts'
import type { Deps } from '../../deps.ts'
import { listPurchases, presentPurchase } from './purchase-records.ts'

export async function listInstantPurchases(
  deps: Deps,
  accountId: string,
  { before, limit }: QueryOf<typeof ListInstantPurchases>,
) {
  const rows = await listPurchases(deps.db, {
    accountId,
    before: before ? new Date(before) : null,
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    purchases: shown.map(presentPurchase),
    next: rows.length > limit && last ? last.created_at.toISOString() : null,
  }
}
